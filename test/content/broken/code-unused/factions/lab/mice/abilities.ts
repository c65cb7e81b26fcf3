export const snap = () => {};
export const click = () => {};
