// Every text of this table that does not come from the rules, nor speaks of a 'Mech.

/** The phases as the game has them, and as they are called. */
export const STEPS = ['initiative', 'movement', 'weapon', 'physical', 'heat', 'end'] as const;
export const PHASES = ['Initiative', 'Movement', 'Weapons', 'Physical', 'Heat', 'End'] as const;
export const SETTING_UP = 'Set-up';

/** Ways to another hex, and the buttons that go there; each kind of unit has its own words for its paces. */
export const GO = { jump: 'Jump', place: 'Place', hide: 'Hide' } as const;

export const GOES = {
  sprint: 'sprints to',
  evade: 'evades to',
  place: 'is placed in',
  hide: 'hides in',
} as const;

/** The effects of unusual ground on those who come into it. */
export const GROUND = {
  mp: (points: number) => `${points} MP`,
  closed: "no 'Mech may enter",
  piloting: (more: number) => `Piloting +${more}`,
  bog: 'may hold fast',
  ice: 'breaks on a 6',
  sides: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
  armor: (now: number) => `armor ${now}`,
  factor: (now: number, whole: number) => (now === whole ? `CF ${now}` : `CF ${now} of ${whole}`),
} as const;

export const KEYS = [
  ['1 2 3', 'walk, run, jump'],
  ['Q E', 'turn or twist left, right'],
  ['1 … 9', 'aim at that enemy'],
  ['A', 'what it can do'],
  ['V', 'who can hit whom'],
  ['D', 'danger'],
  ['N P', "next, previous 'Mech"],
  ['F', 'its record sheet'],
  ['R', 'ruler'],
] as const;
