import { sum } from '@ironfield/kernel/dice.ts';
import type { Explanation, Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { befalls, rolledBy } from '../../rules/crew/about-rolls.ts';
import { burningParts, isAblaze, setAblaze } from '../../rules/damage/ablaze.ts';
import { altitudeOf, flyAt, isAloft } from '../../rules/ground/altitude.ts';
import { type FlameTest, isInFlames } from '../../rules/heat/flames.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { isLost, isOnMap } from '../../rules/unit/condition.ts';
import { mayEnter } from '../../rules/unit/stacking.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'flame-roll': {
      readonly type: 'flame-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: Explanation;
      readonly result: FlameResult;
      /** Parts that burn from now on, a bit each. */
      readonly parts: number;
    };
    drenched: { readonly type: 'drenched'; readonly unit: number; readonly parts: number };
    updraft: { readonly type: 'updraft'; readonly unit: number; readonly level: number };
    'burns-on': {
      readonly type: 'burns-on';
      readonly unit: number;
      readonly location: Part;
      readonly dice: readonly number[];
      readonly isOut: boolean;
    };
  }
  interface OptionRolls {
    updraft: true;
  }
}

type FlameResult = 'none' | 'shaken' | 'scorched' | 'ablaze';

interface Row {
  /** The lowest total of the row. */
  readonly from: number;
  readonly result: FlameResult;
}

/** MT-VCOM-10: the highest first. */
const TABLE: readonly Row[] = [
  { from: 12, result: 'ablaze' },
  { from: 10, result: 'scorched' },
  { from: 8, result: 'shaken' },
];
const BY_MOTION: Readonly<Record<string, number>> = {
  tracked: 0,
  displacement: 0,
  hydrofoil: 0,
  wheeled: 2,
  hover: 4,
  vtol: 2,
};
/** To the roll for motive damage. */
const TO_MOTIVE = -1;
/** MT-VCOM-11 */
const GOES_OUT_ON = 1;
/** It takes no damage from fire. */
const ROTOR = 'RO';
const DIE = 3.5;
/** A fire in a part lasts six turns on average. */
const TURNS = 6;

const PURPOSES = { flames: 'flames', damage: 'fire damage' };
const WORDS = {
  dice: 'Dice',
  motion: { wheeled: 'Wheeled', hover: 'Hover', vtol: 'VTOL' } as Readonly<Record<string, string>>,
  state: 'on fire',
};
const SENTENCES: Readonly<Record<FlameResult, string>> = {
  none: 'nothing happens',
  shaken: 'it is shaken by the heat',
  scorched: 'it is scorched on all sides',
  ablaze: 'it is scorched on all sides, and is on fire',
};

const resultOf = (total: number): FlameResult => TABLE.find(({ from }) => total >= from)?.result ?? 'none';

/** All parts that it has left, but for its rotor. */
const partsOf = ({ kinds, designs }: Battlefield, unit: number, { body }: UnitState): Part[] =>
  designs[unit].structure.flatMap((points, part) =>
    points > 0 && kinds[unit].codes[part] !== ROTOR && !isLost(body, part) ? [part] : [],
  );

const bitsOf = (parts: readonly Part[]): number => parts.reduce((bits, part) => bits | bitOf(part), 0);

/** MT-VCOM-10 */
function meetFlames(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { motion = '' } = field.kinds[unit];
  const vehicle = play.state.units[unit];
  const added = BY_MOTION[motion];
  const about = befalls(field, unit, (total) => resultOf(total + added) !== 'none');
  const dice = play.roll(PURPOSES.flames, 2, about);
  const total = play.reckon((tally: Tally<RuleId>) => {
    tally.add(sum(dice), WORDS.dice, 'MT-VCOM-10');
    if (added > 0) tally.add(added, WORDS.motion[motion], 'MT-VCOM-10');
  });
  const result = resultOf(total.total);
  const exposed = partsOf(field, unit, vehicle);
  const parts = result === 'ablaze' ? bitsOf(exposed) : burningParts(vehicle);
  play.happen({ type: 'flame-roll', unit, dice, total, result, parts });
  if (result === 'shaken' && field.kinds[unit].flight) ride(play, field, unit);
  else if (result === 'shaken') field.plugged.motiveDamage?.(play, field, unit, TO_MOTIVE);
  else if (result !== 'none') for (const part of exposed) burn(play, field, unit, part);
}

/** MT-VCOM-10: infernos that hit set it on fire on all sides. */
function drench(play: Play<Classic>, field: Battlefield, unit: number): void {
  const exposed = partsOf(field, unit, play.state.units[unit]);
  play.happen({ type: 'drenched', unit, parts: bitsOf(exposed) });
  for (const part of exposed) burn(play, field, unit, part);
}

/** A VTOL in hot air is steadied, or rises; on the ground, or where there is no room above, it stays. */
function ride(play: Play<Classic>, field: Battlefield, unit: number): void {
  const vtol = play.state.units[unit];
  if (!isAloft(vtol)) return;
  const roll = { reason: 'updraft', modifier: 0, rule: 'MT-VCOM-10' } as const;
  if (pilotingRoll(play, field, unit, roll).success) return;
  const level = altitudeOf(vtol)! + 1;
  const units = play.state.units.map((state, index) => (index === unit ? risen(state, level) : state));
  if (mayEnter(field, { units }, unit, vtol.hex)) play.happen({ type: 'updraft', unit, level });
}

function risen(vtol: UnitState, level: number): UnitState {
  const higher = { ...vtol };
  flyAt(higher, level);
  return higher;
}

/** One die of damage to a part. */
function burn(play: Play<Classic>, field: Battlefield, unit: number, part: Part): void {
  const vehicle = play.state.units[unit];
  if (vehicle.loss !== null || isLost(vehicle.body, part)) return;
  const [points] = play.roll(PURPOSES.damage, 1, rolledBy(unit));
  field.kinds[unit].strike(play, field, unit, { part, rear: false, critical: false }, points);
}

/** MT-VCOM-11: of parts that burned when the phase began. */
function burnOn(play: Play<Classic>, field: Battlefield, unit: number, parts: number): void {
  const vehicle = play.state.units[unit];
  for (const location of partsOf(field, unit, vehicle)) {
    if ((parts & bitOf(location)) === 0 || vehicle.loss !== null || isLost(vehicle.body, location)) continue;
    const dice = play.roll(PURPOSES.damage, 1, rolledBy(unit));
    const [points] = dice;
    const isOut = points === GOES_OUT_ON;
    play.happen({ type: 'burns-on', unit, location, dice, isOut });
    field.kinds[unit].strike(play, field, unit, { part: location, rear: false, critical: false }, points);
  }
}

/** In the Heat Phase: those who are in a burning hex, then those who burn. */
function heat(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, vehicle] of play.state.units.entries()) {
    if (!field.kinds[unit].driving || !isOnMap(vehicle)) continue;
    const parts = burningParts(vehicle);
    if (isInFlames(field, unit, vehicle)) meetFlames(play, field, unit);
    if (parts !== 0) burnOn(play, field, unit, parts);
  }
}

/** It is rolled for when the vehicle comes, and in the Heat Phase. */
const cross: FlameTest = (play, field, unit, when) => {
  if (when === 'comes') meetFlames(play, field, unit);
  else if (when === 'drenched') drench(play, field, unit);
};

/** For bots: points on average, each time. */
function cost({ kinds, designs }: Battlefield, { units }: State, unit: number): number {
  const { motion = '' } = kinds[unit];
  const parts = designs[unit].structure.filter((_, part) => !isLost(units[unit].body, part)).length;
  const chance = (from: number): number => chanceOfTwoDice(from - BY_MOTION[motion]);
  return DIE * parts * (chance(10) + (isAblaze(units[unit]) ? 0 : TURNS * chance(12)));
}

/** MT-VCOM-10, MT-VCOM-11 */
export const vehicleFireDamage: Option<boolean> = {
  id: 'vehicle-fire-damage',
  title: 'Fire damage of vehicles',
  summary: 'Flames scorch a vehicle or set it on fire, instead of destroying it at once.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-10',
  base: false,
  requires: ['combined-arms', 'vehicle-motive-damage'],
  rules: section(
    'Maximum Tech, vehicle combat',
    [
      'MT-VCOM-10',
      'Fire and vehicles',
      'On coming into a burning hex, and in the Heat Phase there, 2D6, +2 for wheels and VTOLs, +4 for a hovercraft: from 8 on motive damage at −1, from 10 on 1D6 points to each part, and from 12 on it is on fire as well.',
      'vehicle-fire-damage',
    ],
    [
      'MT-VCOM-11',
      'Burning vehicles',
      'In each Heat Phase every part that burns takes 1D6 points; with a 1 it burns no more. A fire that breaks out in the Heat Phase does so from the next turn on.',
      'vehicle-fire-damage',
    ],
  ),
  words: { updraft: 'to stay level in hot air' },
  plug: () => ({
    add: {
      phaseEnds: (play, field, phase) => {
        if (phase === 'heat') heat(play, field);
      },
    },
    stage: {
      flames: (test, { kinds }, unit) => (kinds[unit].driving ? cross : test),
      costOfFlames: (points, field, state, unit) =>
        field.kinds[unit].driving ? cost(field, state, unit) : points,
      states: (states, _field, { units }, unit) =>
        isAblaze(units[unit]) && units[unit].loss === null ? [...states, WORDS.state] : states,
    },
  }),
  changes: {
    'flame-roll': ({ units }, { unit, parts }) => setAblaze(units[unit], parts),
    drenched: ({ units }, { unit, parts }) => setAblaze(units[unit], parts),
    updraft: ({ units }, { unit, level }) => flyAt(units[unit], level),
    'burns-on': ({ units }, { unit, location, isOut }) => {
      if (isOut) setAblaze(units[unit], burningParts(units[unit]) & ~bitOf(location));
    },
  },
  sentences: {
    'flame-roll': ({ unit, total, result }, { mech }) =>
      `${mech(unit)} is in the flames: ${total.total}, ${SENTENCES[result]}.`,
    drenched: ({ unit }, { mech }) => `${mech(unit)} is scorched on all sides, and is on fire.`,
    updraft: ({ unit, level }, { mech }) => `Hot air lifts ${mech(unit)} to level ${level}.`,
    'burns-on': ({ unit, location, dice, isOut }, names) =>
      `${names.mech(unit)} burns (${names.part(unit, location)}, rolls ${dice[0]})${isOut ? ', and the fire there goes out' : ''}.`,
  },
};
