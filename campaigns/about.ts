/** For those who have not loaded the rules. */
export const ABOUT_CAMPAIGNS = { id: 'campaign', title: 'Battles across scales' } as const;
