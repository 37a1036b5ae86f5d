import { distance } from '@ironfield/hex/board.ts';
import { z } from 'zod';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { rollToHit } from '../../phases/physical/physical-roll.ts';
import { section } from '../../rule-index/section.ts';
import { levelsBetween } from '../../rules/ground/steps.ts';
import type { AddedBlow } from '../../rules/physical/added-blow.ts';
import { oweRoll } from '../../rules/piloting/piloting.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';

declare module '../../extensions.ts' {
  interface OptionBlows {
    trip: true;
  }
  interface OptionOrders {
    trip: { readonly type: 'trip'; readonly unit: number; readonly target: number };
  }
  interface OptionRolls {
    tripped: true;
  }
}

const WORDS = { miss: 'nothing happens' };

const TRIP: AddedBlow = {
  needsLegs: true,
  kind: 'trip',
  label: 'Trip',
  limbs: [],
  base: { skill: -1, fixed: 4, words: 'Trip', rule: 'MT-PHYS-10' },
  topples: true,
  whyNot(field, { units }, blow) {
    const attacker = units[blow.attacker];
    const target = units[blow.target];
    if (attacker.prone) return WHY_NO_BLOW.prone;
    if (distance(field.board, attacker.hex, target.hex) !== 1) return WHY_NO_BLOW.notAdjacent;
    if (target.prone) return WHY_NO_BLOW.targetProne;
    if (levelsBetween(field, attacker.hex, target.hex) > 0) return WHY_NO_BLOW.levels;
    const isAhead = arcOf(field, attacker.hex, attacker.facing, target.hex) === 'forward';
    return isAhead ? null : WHY_NO_BLOW.outOfArc;
  },
  outcomes: (_field, _state, { target }) => [
    { on: 'hit', rule: 'MT-PHYS-10', falls: { unit: target, roll: { cause: 'tripped', modifier: 0 } } },
    { on: 'miss', rule: 'MT-PHYS-10', words: WORDS.miss },
  ],
  resolve(play, field, attack) {
    if (rollToHit(play, field, attack))
      oweRoll(play.state.units[attack.target], 'tripped', 0, 'MT-PHYS-10', 'Tripped');
  },
};

export const tripping: Option<boolean> = {
  id: 'tripping',
  title: 'Tripping',
  summary: "A 'Mech may trip another: no damage, but a roll to stay on its feet.",
  group: 'Physical attacks',
  rule: 'MT-PHYS-10',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-10',
    'Tripping',
    "A standing 'Mech trips one that stands ahead on its level, with the Piloting Skill −1. It does no damage, but the target rolls at the end of the phase or falls; a miss costs nothing.",
    'tripping',
  ]),
  plug: () => ({ stage: { blows: (blows) => [...blows, TRIP] } }),
  orders: [
    z.strictObject({
      type: z.literal('trip'),
      unit: indexSchema,
      target: indexSchema,
    }),
  ],
  words: { trip: 'trips', tripped: 'for being tripped' },
};
