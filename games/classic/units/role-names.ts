/** The role of a unit (CBT-FOR-01). */
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

/** The role of this name, however it is spaced and capitalized: "Missile Boat". */
export const roleNamed = (text: string | undefined): Role | undefined =>
  ROLES.find((role) => role.toLowerCase() === text?.toLowerCase().replaceAll(' ', ''));
