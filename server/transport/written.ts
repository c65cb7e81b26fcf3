/** JSON that has been written already, so that what many are sent is written once. */

export class Written {
  private constructor(readonly json: string) {}

  static of(value: unknown): Written {
    return value instanceof Written ? value : new Written(JSON.stringify(value));
  }

  /** What is JSON already. */
  static as(json: string): Written {
    return new Written(json);
  }

  /** A list or an object of values, of which some may have been written already. */
  static list(values: readonly unknown[]): Written {
    let json = '';
    for (const value of values) json += (json === '' ? '' : ',') + Written.of(value ?? null).json;
    return new Written(`[${json}]`);
  }

  static object(values: Readonly<Record<string, unknown>>): Written {
    const fields = Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${JSON.stringify(key)}:${Written.of(value).json}`);
    return new Written(`{${fields.join()}}`);
  }
}
