import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import { z } from 'zod';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { arriveIn } from '../../phases/landing/arrival.ts';
import { comeDown, landingAhead } from '../../phases/landing/leap-landing.ts';
import { declareMode } from '../../phases/movement/movement-legs.ts';
import { MorePick, NO_FIELDS } from '../../phases/movement/movement-picks.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { isWet } from '../../rules/ground/steps.ts';
import { climbOf, cling, stopClimbing } from '../../rules/movement/climbing.ts';
import { dropAhead } from '../../rules/movement/drop-ahead.ts';
import { type AddedMove, insistOn, OVER } from '../../rules/movement/move-kind.ts';
import { runMp, walkMp } from '../../rules/movement/movement-points.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import { levelsAbove } from '../../rules/piloting/falls.ts';
import { canAct } from '../../rules/unit/condition.ts';
import { freeHands } from '../../rules/unit/limbs.ts';
import { isTaken } from '../../rules/unit/stacking.ts';
import { LABELS, MEASURES } from '../../text/movement.ts';
import { ON_LEGS } from '../../text/paces.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    dangle: { readonly type: 'dangle'; readonly unit: number };
    'let-drop': {
      readonly type: 'let-drop';
      readonly unit: number;
      readonly mode: 'walk' | 'run';
      readonly more: boolean;
    };
  }
}

const COST = 4;
const HANDS = 2;
/** The depth of its feet below the edge. */
const REACH = 2;
const WORDS = {
  dangle: 'Dangle from the edge ahead',
  drop: 'Drop to the ground',
};
const why = (message: string) => ({ message, rule: 'MT-MOV-10' }) as const;
const NO_EDGE = why(
  "A 'Mech with two free hands that has not moved dangles where the hex ahead is free and lies more than 2 levels lower",
);
const NO_DROP = why("A 'Mech that dangles from an edge drops for 4 MP");

const canDangle = (mover: Mover): boolean => {
  const { field, state, unit } = mover;
  if (mover.isUnderWay || mover.mp('walk') < 1) return false;
  if (freeHands(field, state, unit).length < HANDS) return false;
  const drop = dropAhead(mover);
  return drop !== null && drop.levels > REACH && !isTaken(state, drop.to);
};

const DANGLE: AddedMove = {
  needsLimbs: true,
  type: 'dangle',
  label: WORDS.dangle,
  offers: canDangle,
  fields: () => NO_FIELDS,
  whyNot: () => NO_EDGE,
  carryOut(play, mover) {
    const { field, unit, mech } = mover;
    const { to, levels } = dropAhead(mover)!;
    declareMode(play, unit, 'walk');
    const climb = { upper: mech.hex, height: levels - REACH, dangles: true } as const;
    cling(play, field, unit, { hex: to, facing: oppositeOf(mech.facing), climb });
    return OVER;
  },
};

/** The modes in which it has the MP to drop, though what holds it leaves it none for anything else. */
function modesFor({ field, state, unit, mech, isUnderWay }: Mover): ('walk' | 'run')[] {
  if (isUnderWay || !canAct(mech) || !climbOf(mech)?.dangles) return [];
  return (['walk', 'run'] as const).filter(
    (mode) => (mode === 'walk' || !isWet(field, mech.hex)) && pointsOf({ field, state, unit }, mode) >= COST,
  );
}

const pointsOf = ({ field, state, unit }: Pick<Mover, 'field' | 'state' | 'unit'>, mode: Scalar): number =>
  (mode === 'run' ? runMp : walkMp)(field, state, unit) - state.units[unit].thisTurn.mpOwed;

const labelOf = (mover: Mover, mode: 'walk' | 'run'): string => {
  const { hex } = mover.mech;
  return `${ON_LEGS[mode].label}: ${landingAhead(mover, hex, mode, climbOf(mover.mech)!.height)}`;
};

const DROP: AddedMove = {
  needsLimbs: true,
  type: 'let-drop',
  label: WORDS.drop,
  offers: (mover) => modesFor(mover).length > 0,
  fields: (mover) => [
    {
      kind: 'pick',
      name: 'mode',
      label: LABELS.mode,
      values: modesFor(mover),
      describe: (mode) => ({
        label: labelOf(mover, mode as 'walk' | 'run'),
        measure: MEASURES.mp,
        explanation: explain<RuleId>((tally) => tally.add(COST, WORDS.drop, 'MT-MOV-10')),
      }),
      follow: (mode) => [new MorePick(() => pointsOf(mover, mode) > COST)],
      whyNot: () => NO_DROP,
    },
  ],
  whyNot: () => NO_DROP,
  carryOut(play, mover, order) {
    insistOn(order, 'let-drop');
    const { field, unit, mech } = mover;
    const { height } = climbOf(mech)!;
    const deep = levelsAbove(field, mech);
    const { hex } = mech;
    mech.thisTurn.mpLeft = pointsOf(mover, order.mode);
    spend(mech.thisTurn, COST);
    declareMode(play, unit, order.mode);
    stopClimbing(play, field, unit);
    const isUp = arriveIn(play, unit, { how: 'foot', from: hex, byRoad: false, drop: deep });
    if (!isUp && field.past.chaptersApart) return { more: true };
    return comeDown(play, field, unit, { levels: height, height: deep }, order.more);
  },
};

export const dangleAndDrop: Option<boolean> = {
  id: 'dangle-and-drop',
  title: 'Dangle and drop',
  summary: "A 'Mech may let itself down over an edge by both hands, and drop in a later turn.",
  group: 'Movement',
  rule: 'MT-MOV-10',
  base: false,
  requires: ['climbing', 'leaping'],
  rules: section('Maximum Tech, movement', [
    'MT-MOV-10',
    'Dangle and drop',
    "With two free hands a 'Mech spends its move letting itself down over the edge ahead: it hangs 2 levels below it like a climber. In a later turn it drops for 4 MP as in a leap down 2 levels fewer.",
    'dangle-and-drop',
  ]),
  orders: [
    z.strictObject({ type: z.literal('dangle'), unit: indexSchema }),
    z.strictObject({
      type: z.literal('let-drop'),
      unit: indexSchema,
      mode: z.enum(['walk', 'run']),
      more: z.boolean(),
    }),
  ],
  plug: () => ({ stage: { moves: (moves) => [...moves, DANGLE, DROP] } }),
};
