import type { rules as source } from '../en/rules';

export const rules: Readonly<Record<keyof typeof source, string>> = {};
