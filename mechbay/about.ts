/** For those who have not loaded the rules. */
export const ABOUT_BAY = { id: 'bay', title: 'The bay of everything' } as const;
