import type { story as source } from '../en/story';

export const story: Readonly<Record<keyof typeof source, string>> = {};
