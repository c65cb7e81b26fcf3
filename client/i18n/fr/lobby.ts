import type { lobby as source } from '../en/lobby';

export const lobby: Readonly<Record<keyof typeof source, string>> = {};
