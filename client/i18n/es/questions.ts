import type { questions as source } from '../en/questions';

export const questions: Readonly<Record<keyof typeof source, string>> = {};
