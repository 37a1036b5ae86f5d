/** What a unit is best at (CBT-FOR-01). */
export const ROLES = [
  'scout',
  'striker',
  'skirmisher',
  'brawler',
  'missileBoat',
  'sniper',
  'juggernaut',
] as const;
export type Role = (typeof ROLES)[number];
