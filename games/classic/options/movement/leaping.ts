import type { Play } from '@ironfield/kernel/play.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { waterModifier } from '../../data/piloting.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { fallDown } from '../../phases/fall-down.ts';
import { begin } from '../../phases/movement-legs.ts';
import { ModePick, MorePick } from '../../phases/movement-picks.ts';
import { stepInto } from '../../phases/step-into.ts';
import { section } from '../../rule-index/section.ts';
import { isLost, isOnMap } from '../../rules/condition.ts';
import { occupantOf } from '../../rules/displacement.ts';
import { dropAhead } from '../../rules/drop-ahead.ts';
import { levelsFallen, rollToStayUp } from '../../rules/falls.ts';
import type { AddedMove } from '../../rules/move-kind.ts';
import type { Mover } from '../../rules/mover.ts';
import { pilotingRoll } from '../../rules/piloting.ts';
import { isWet } from '../../rules/steps.ts';
import type { OnFoot } from '../../state.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    leap: { readonly type: 'leap'; readonly unit: number; readonly mode: OnFoot; readonly more: boolean };
  }
  interface OptionRolls {
    'leap-legs': true;
    'leap-landing': true;
  }
}

const COST = 4;
/** MT-MOV-09: so far one walks. */
const STEP = 2;
const WORDS = {
  label: 'Leap down into the hex ahead',
  cost: (levels: number) => `Leap down ${levels} levels`,
  legs: 'Twice the levels of the leap',
  landing: 'Levels of the leap',
};
const WHY_NOT = {
  message: 'One leaps into a free hex ahead that lies more than 2 levels lower, for 4 MP',
  rule: 'MT-MOV-09',
} as const;

function canLeap(mover: Mover, mode: OnFoot): boolean {
  if (mover.mp(mode) < COST) return false;
  const drop = dropAhead(mover);
  if (!drop || drop.levels <= STEP || occupantOf(mover.state, drop.to) >= 0) return false;
  return mode === 'walk' || !isWet(mover.field, drop.to);
}

const LEAP: AddedMove = {
  type: 'leap',
  label: WORDS.label,
  offers: (mover) => mover.hasMode((mode) => canLeap(mover, mode)),
  fields: (mover) => [
    new ModePick(
      mover,
      (mode) => canLeap(mover, mode),
      (mode) => [new MorePick(() => mover.mp(mode) > COST)],
    ),
  ],
  whyNot: () => WHY_NOT,
  carryOut(play, mover, order) {
    if (order.type !== 'leap') throw new Error(order.type);
    const { field, unit, mech } = mover;
    const { to, levels } = dropAhead(mover)!;
    const height = levelsFallen(field, mech.hex, to);
    begin(play, mover, order.mode);
    mech.thisTurn.mpLeft -= COST;
    const goesOn = stepInto(play, field, unit, to, (tally) =>
      tally.add(COST, WORDS.cost(levels), 'MT-MOV-09'),
    );
    if (!goesOn) return { more: true };
    const isSound = land(play, field, unit, levels, height) && wades(play, field, unit);
    if (!isSound) mech.thisTurn.mpLeft = 0;
    return { more: isSound && order.more };
  },
};

/** MT-MOV-09: the legs first, then the balance; both may go wrong. */
function land(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  levels: number,
  height: number,
): boolean {
  const legs = pilotingRoll(play, field, unit, {
    reason: 'leap-legs',
    modifier: 2 * levels,
    rule: 'MT-MOV-09',
    words: WORDS.legs,
  });
  if (!legs.success) hurtLegs(play, field, unit, levels);
  if (!isOnMap(play.state.units[unit])) return false;
  const landing = pilotingRoll(play, field, unit, {
    reason: 'leap-landing',
    modifier: levels,
    rule: 'MT-MOV-09',
    words: WORDS.landing,
  });
  if (!landing.success) fallDown(play, field, unit, height, landing.number);
  else if (!legs.success) rollToStayUp(play, field, unit);
  return legs.success && landing.success;
}

/** Water asks for its roll as ever. */
function wades(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const { hex } = play.state.units[unit];
  if (!isWet(field, hex)) return true;
  const modifier = waterModifier(field.depth[hex]);
  const { success, number } = pilotingRoll(play, field, unit, { reason: 'water', modifier });
  if (!success) fallDown(play, field, unit, 0, number);
  return success;
}

/** A roll for critical hits in each leg, and another where the structure was hit. */
function hurtLegs(play: Play<Classic>, field: Battlefield, unit: number, points: number): void {
  const kind = field.kinds[unit];
  const mech = play.state.units[unit];
  for (const part of kind.legs) {
    if (!isLost(mech.body, part))
      kind.strike(play, field, unit, { part, rear: false, critical: true }, points);
  }
}

export const leaping: Option<boolean> = {
  id: 'leaping',
  title: 'Leaping down',
  summary: "A 'Mech may leap down more than 2 levels, at the risk of its legs and of a fall.",
  group: 'Movement',
  rule: 'MT-MOV-09',
  base: false,
  rules: section('Maximum Tech, movement', [
    'MT-MOV-09',
    'Leaping down',
    'A leap down n levels, more than 2, costs 4 MP. A roll at +2n saves each leg from n points and critical hits, another at +n from a fall of n levels; who fails one goes no farther.',
    'leaping',
  ]),
  plug: () => ({ stage: { moves: (moves) => [...moves, LEAP] } }),
  orders: [
    z.strictObject({
      type: z.literal('leap'),
      unit: z.int().min(0).max(255),
      mode: z.string().max(12),
      more: z.boolean(),
    }),
  ],
  words: { 'leap-legs': 'to save its legs', 'leap-landing': 'to land on its feet' },
};
