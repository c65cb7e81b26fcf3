export const haggle = { kind: 'haggle' };
