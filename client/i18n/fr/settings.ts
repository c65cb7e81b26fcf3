import type { settings as source } from '../en/settings';

export const settings: Readonly<Record<keyof typeof source, string>> = {};
