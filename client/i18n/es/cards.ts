import type { cards as source } from '../en/cards';

export const cards: Readonly<Record<keyof typeof source, string>> = {};
