import type { learn as source } from '../en/learn';

export const learn: Readonly<Record<keyof typeof source, string>> = { 'motion.skip': 'Ir al presente' };
