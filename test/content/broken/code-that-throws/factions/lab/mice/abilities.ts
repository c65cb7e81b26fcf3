export const snap = Object.freeze([]);
throw new Error('out of cheese');
