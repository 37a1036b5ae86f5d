import type { Facing } from '@ironfield/hex/coordinates.ts';
import { z } from 'zod';
import type { Option } from '../../option.ts';
import { facingSchema, indexSchema } from '../../orders/parts.ts';
import { begin } from '../../phases/movement/movement-legs.ts';
import { getUp } from '../../phases/movement/movement-special.ts';
import { ANY_FACING } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { type AddedMove, insistOn, OVER } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { canStandUp } from '../../rules/unit/limbs.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    'careful-stand': { readonly type: 'careful-stand'; readonly unit: number; readonly facing: Facing };
  }
}

const STEADY = -2;
/** A unit with no more MP than these has no time to be careful. */
const TOO_FEW_MP = 2;
const WORDS = { label: 'Stand up carefully', line: 'Takes its time' };

const modifierOf = (mover: Mover): number => (mover.mp('walk') > TOO_FEW_MP ? STEADY : 0);

const CAREFUL_STAND: AddedMove = {
  needsLimbs: true,
  type: 'careful-stand',
  label: WORDS.label,
  offers: (mover) =>
    !mover.isUnderWay &&
    mover.isOnMap &&
    mover.mp('walk') > 0 &&
    canStandUp(mover.field, mover.state, mover.unit),
  fields: () => [ANY_FACING],
  whyNot: () => ({ message: "Only a prone 'Mech that has not moved stands up carefully", rule: 'MT-PSR-04' }),
  carryOut(play, mover, order) {
    insistOn(order, 'careful-stand');
    const modifier = modifierOf(mover);
    begin(play, mover, 'walk');
    mover.mech.thisTurn.mpLeft = 0;
    getUp(play, mover, order.facing, { reason: 'stand', modifier, rule: 'MT-PSR-04', words: WORDS.line });
    return OVER;
  },
  standing: (mover) => ({
    order: { type: 'careful-stand', unit: mover.unit, facing: mover.mech.facing },
    modifier: modifierOf(mover),
  }),
};

export const carefulStand: Option<boolean> = {
  id: 'careful-stand',
  title: 'Careful stand',
  summary: "A 'Mech may take its whole move to stand up once, and more surely.",
  group: 'Piloting',
  rule: 'MT-PSR-04',
  base: false,
  rules: section('Maximum Tech, piloting', [
    'MT-PSR-04',
    'Careful stand',
    "A prone 'Mech may spend its whole move on one try to stand up, which counts as walking: the roll is at −2 if it had more than 2 walking MP.",
    'careful-stand',
  ]),
  plug: () => ({ stage: { moves: (moves) => [...moves, CAREFUL_STAND] } }),
  orders: [
    z.strictObject({
      type: z.literal('careful-stand'),
      unit: indexSchema,
      facing: facingSchema,
    }),
  ],
};
