/** JSON that has been written already, so that what many are sent is written once. */

export class Written {
  private constructor(readonly json: string) {}

  static of(value: unknown): Written {
    return value instanceof Written ? value : new Written(JSON.stringify(value));
  }

  /** A list or an object of values, of which some may have been written already. */
  static list(values: readonly unknown[]): Written {
    return new Written(`[${values.map((value) => Written.of(value ?? null).json).join()}]`);
  }

  static object(values: Readonly<Record<string, unknown>>): Written {
    const fields = Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${JSON.stringify(key)}:${Written.of(value).json}`);
    return new Written(`{${fields.join()}}`);
  }

  /** The fields of several objects in one; no two of them may have the same field. */
  static merged(...objects: readonly Written[]): Written {
    const fields = objects.map(({ json }) => json.slice(1, -1)).filter((text) => text !== '');
    return new Written(`{${fields.join()}}`);
  }
}
