import type { Board, HexChanges } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Aim } from '../../attacks.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { TERRAINS, type Terrain } from '../../data/terrain.ts';
import { hexChanged } from '../../rules/ground.ts';
import { whyTooWeak } from '../../rules/hex-attacks.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    clearing: {
      readonly type: 'clearing';
      readonly hex: number;
      readonly dice: readonly number[];
      readonly damage: number;
      /** What the hex has become; null if nothing. */
      readonly terrain: Terrain | null;
    };
  }
}

/** BF2-WOOD-01 */
export const WOODS_STRENGTH = 14;

/** BF2-WOOD-02 */
const CONVERSIONS: Partial<Record<Terrain, Terrain>> = {
  'heavy woods': 'light woods',
  'light woods': 'rough',
};

export const conversionOf = ({ board }: OpenField, hex: number): Terrain | null =>
  CONVERSIONS[TERRAINS[board.terrain[hex]]] ?? null;

export const converted = (
  board: Board,
  ground: HexChanges | null,
  hex: number,
  terrain: Terrain,
): HexChanges => hexChanged(board, ground, hex, { terrain });

export const NO_WOODS = { message: 'There are no woods in that hex', rule: 'BF2-WOOD-02' } as const;

export const clearingAim: Aim = {
  id: 'clear',
  label: 'Clear the woods',
  rule: 'BF2-WOOD-01',
  countsCover: false,
  whyNotHex: (field, _state, hex) => (conversionOf(field, hex) ? null : NO_WOODS),
  whyNotAttacker: whyTooWeak,
  hit(play, { hex }, damage) {
    const { state } = play;
    const field = battlefieldOf(state);
    if (field.plugged.clears && !field.plugged.clears(true, play, hex)) return;
    const dice = play.roll('clearing', 2, { by: state.active });
    const terrain = sum(dice) + damage >= WOODS_STRENGTH ? conversionOf(field, hex) : null;
    if (terrain) state.ground = converted(field.board, state.ground, hex, terrain);
    play.emit({ type: 'clearing', hex, dice, damage, terrain });
  },
};
