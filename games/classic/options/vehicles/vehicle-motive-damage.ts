import { sum } from '@ironfield/kernel/dice.ts';
import type { Explanation, Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Event } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { befalls } from '../../rules/crew/about-rolls.ts';
import { drivingPenalty, hinderDriving, immobilize, slow } from '../../rules/damage/motive.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'motive-roll': {
      readonly type: 'motive-roll';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: Explanation;
      readonly result: MotiveResult;
    };
  }
}

type MotiveResult = 'none' | 'harder' | 'slowed' | 'immobilized';

interface Row {
  /** The lowest total of the row. */
  readonly from: number;
  readonly result: MotiveResult;
}

/** MT-VCOM-09: the highest first. */
const TABLE: readonly Row[] = [
  { from: 12, result: 'immobilized' },
  { from: 10, result: 'slowed' },
  { from: 8, result: 'harder' },
];
/** The modifier of each result to Driving rolls. */
const DRIVING: Readonly<Record<MotiveResult, number>> = { none: 0, harder: 1, slowed: 2, immobilized: 0 };
/** By the way it moves; what is not named makes no roll. */
const BY_MOTION: Readonly<Record<string, number>> = {
  tracked: 0,
  displacement: 0,
  wheeled: 2,
  hover: 4,
  hydrofoil: 4,
};

const PURPOSE = 'motive damage';
const WORDS = {
  dice: 'Dice',
  motion: { wheeled: 'Wheeled', hover: 'Hover', hydrofoil: 'Hydrofoil' } as Readonly<Record<string, string>>,
  situation: 'How it came about',
  damage: 'Motive system damaged',
};
const SENTENCES: Readonly<Record<MotiveResult, string>> = {
  none: 'nothing happens',
  harder: 'it is harder to drive',
  slowed: 'it loses 1 Cruising MP and is harder to drive',
  immobilized: 'it does not move any more',
};

const resultOf = (total: number): MotiveResult => TABLE.find(({ from }) => total >= from)?.result ?? 'none';

/** A roll on the table, with what the situation adds to it. */
function motiveDamage(play: Play<Classic>, field: Battlefield, unit: number, situation: number): void {
  const { motion = '' } = field.kinds[unit];
  const vehicle = play.state.units[unit];
  if (!(motion in BY_MOTION) || vehicle.loss) return;
  const added = BY_MOTION[motion] + situation;
  const dice = play.roll(
    PURPOSE,
    2,
    befalls(field, unit, (total) => resultOf(total + added) !== 'none'),
  );
  const total = play.reckon((tally: Tally<RuleId>) => {
    tally.add(sum(dice), WORDS.dice, 'MT-VCOM-09');
    if (BY_MOTION[motion] > 0) tally.add(BY_MOTION[motion], WORDS.motion[motion], 'MT-VCOM-09');
    if (situation !== 0) tally.add(situation, WORDS.situation, 'MT-VCOM-09');
  });
  play.happen({ type: 'motive-roll', unit, dice, total, result: resultOf(total.total) });
}

function harm(vehicle: UnitState, result: MotiveResult): void {
  if (result === 'immobilized') immobilize(vehicle);
  else if (result === 'slowed') slow(vehicle);
  if (DRIVING[result] > 0) hinderDriving(vehicle, DRIVING[result]);
}

/** That it does not move any more can be seen; the rest is on its sheet. */
function glimpse(event: Event | null): Event | null {
  if (event?.type !== 'motive-roll') return event;
  return event.result === 'immobilized' ? { type: 'motive', unit: event.unit, effect: 'immobilized' } : null;
}

/** MT-VCOM-09 */
export const vehicleMotiveDamage: Option<boolean> = {
  id: 'vehicle-motive-damage',
  title: 'Motive damage of vehicles',
  summary: 'A table for what becomes of tracks, wheels and skirts that are damaged.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-09',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCOM-09',
    'Motive damage',
    'Where a rule asks for it 2D6, +2 on wheels and +4 for a hovercraft. From 8 on Driving rolls are harder by 1, from 10 on by 2 and a Cruising MP is lost, from 12 on the vehicle is immobilized. All of it adds up.',
    'vehicle-motive-damage',
  ]),
  plug: () => ({
    replace: { motiveDamage },
    add: {
      piloting: (tally, _field, { units }, unit) => {
        const penalty = drivingPenalty(units[unit]);
        if (penalty > 0) tally.add(penalty, WORDS.damage, 'MT-VCOM-09');
      },
    },
    stage: { glimpse },
  }),
  changes: { 'motive-roll': ({ units }, { unit, result }) => harm(units[unit], result) },
  sentences: {
    'motive-roll': ({ unit, total, result }, { mech }) =>
      `${mech(unit)} rolls for its motive system: ${total.total}, ${SENTENCES[result]}.`,
  },
};
