import { sum } from '@ironfield/kernel/dice.ts';
import type { Aim } from '../../attacks.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Terrain } from '../../data/terrain.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { whyTooWeak } from '../../rules/attack/hex-attacks.ts';
import { conversionOf, WOODS_STRENGTH } from '../../rules/map/woods.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    clearing: {
      readonly type: 'clearing';
      readonly hex: number;
      readonly dice: readonly number[];
      readonly damage: number;
      /** The new terrain of the hex; null if it is unchanged. */
      readonly terrain: Terrain | null;
    };
  }
}

export const NO_WOODS = { message: 'There are no woods in that hex', rule: 'BF2-WOOD-02' } as const;

export const clearingAim: Aim = {
  id: 'clear',
  label: 'Clear the woods',
  rule: 'BF2-WOOD-01',
  countsCover: () => false,
  whyNotHex: (field, _state, hex) => (conversionOf(field, hex) ? null : NO_WOODS),
  whyNotAttacker: whyTooWeak,
  hit(play, { unit, hex, adds: damage }) {
    const field = battlefieldOf(play.state);
    if (field.plugged.clears && !field.plugged.clears(true, play, hex, unit)) return;
    const dice = play.roll('clearing', 2, concerning(unit));
    const terrain = sum(dice) + damage >= WOODS_STRENGTH ? conversionOf(field, hex) : null;
    play.happen({ type: 'clearing', hex, dice, damage, terrain });
  },
};
