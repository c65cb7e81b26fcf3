export const count = (): string => 'counted';
