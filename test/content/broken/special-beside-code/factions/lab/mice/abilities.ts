export const steal = { at: 'playCards', from: 'hand' };
