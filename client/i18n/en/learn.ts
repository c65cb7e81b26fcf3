export const learn = {} as const;
