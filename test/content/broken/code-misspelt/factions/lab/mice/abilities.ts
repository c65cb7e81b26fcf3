export const snap = () => {};
