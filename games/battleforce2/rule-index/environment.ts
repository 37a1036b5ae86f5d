import { section } from './section.ts';

export const FIRE = section(
  'Fire',
  ['BF2-FIRE-01', 'Accidental fire', 'Woods that are to be cleared burn on 5 or less.', 'fire'],
  ['BF2-FIRE-02', 'Misses', 'Shots that miss a unit in woods may light or clear them.', 'fire'],
  ['BF2-FIRE-03', 'Heat', 'In a burning hex, and for a way through one.', 'fire'],
  ['BF2-FIRE-04', 'Damage', "Whoever is no 'Mech and is or goes through fire needs an 8.", 'fire'],
  ['BF2-FIRE-05', 'Burning buildings', 'May collapse in every End Phase.', 'fire'],
  ['BF2-FIRE-06', 'Wind', 'One die for the whole game.', 'fire'],
  ['BF2-FIRE-07', 'Spread', 'Downwind on 9, beside it on 11, over a gap on 12.', 'fire'],
  ['BF2-FIRE-08', 'Smoke', 'Three hexes downwind are as heavy woods.', 'fire'],
  [
    'BF2-FIRE-09',
    'Intentional fires',
    'A hit on woods or buildings, and a number of the Fire Table.',
    'fire',
  ],
);

export const MINES = section(
  'Minefields',
  ['BF2-MINE-01', 'Laying', 'In secret, after home edges and before objectives.', 'mines'],
  [
    'BF2-MINE-02',
    'Thunder munitions',
    'Indirect fire lays mines, for 1 less of every Damage Value.',
    'mines',
  ],
  ['BF2-MINE-03', 'Detonation', 'Who enters along the ground sets one off on 7 or more.', 'mines'],
  ['BF2-MINE-04', 'Clearing by infantry', 'On 10 or more, after a Movement Phase in the hex.', 'mines'],
  [
    'BF2-MINE-05',
    'Clearing by engineers and artillery',
    'On 8 or more, or by a shell on 5 or more.',
    'mines',
  ],
);

export const MORALE = section(
  'Morale',
  ['BF2-MOR-01', 'Morale check', 'At the end of a phase that has cost a unit elements.', 'morale'],
  ['BF2-MOR-02', 'Broken', 'Does not go near the enemy, and neither commands nor spots.', 'morale'],
  ['BF2-MOR-03', 'Routed', 'Flees to its home edge and does nothing else.', 'morale'],
  ['BF2-MOR-04', 'Recovering nerve', 'In the End Phases of later turns.', 'morale'],
);

export const ENVIRONMENT = section(
  'Environment',
  [
    'BF2-ENV-01',
    'Extreme temperatures',
    'Above 50 or below −30 degrees vehicles and battle armor slow down, and infantry stays inside.',
    'temperature',
  ],
  ['BF2-ENV-02', 'Ice', 'At 0 degrees or less; 1 MP more, and frozen water counts as clear.', 'ice'],
  [
    'BF2-ENV-03',
    'Breaking the ice',
    "'Mechs that land on it break it on 4 or more; it can be shot away.",
    'ice',
  ],
  ['BF2-ENV-04', 'Gravity', 'Printed MP are divided by it.', 'gravity'],
  ['BF2-ENV-05', 'Strain', 'Whoever spends more than its normal MP may be damaged by it.', 'gravity'],
  ['BF2-ENV-06', 'Vacuum', "Only 'Mechs and battle armor; every hit on a 'Mech may be critical.", 'vacuum'],
  ['BF2-ENV-07', 'Night', 'All to-hit numbers are 2 higher, 1 at dusk.', 'night'],
);
