export const learn = { 'motion.skip': 'Skip to now' } as const;
