import type { table as source } from '../en/table';

export const table: Readonly<Record<keyof typeof source, string>> = {};
