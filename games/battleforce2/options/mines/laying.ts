import { cellOf } from '@ironfield/hex/board.ts';
import { describeHex } from '@ironfield/hex/hex-picks.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { minesIn } from './minefields.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'mines/lay': { readonly seat: Seat };
  }
  interface OptionOrders {
    'lay-mines': { readonly type: 'lay-mines'; readonly to: string };
  }
  interface OptionEvents {
    /** Told to its owner alone. */
    'mines-laid': { readonly type: 'mines-laid'; readonly seat: Seat; readonly hex: number };
    'mines-dropped': { readonly type: 'mines-dropped'; readonly seat: Seat; readonly hex: number };
  }
}

/** BF2-AERO-15: mines that fall from the air, which everybody sees. */
export function dropMines(play: Play<Battleforce2>, seat: Seat, hex: number): void {
  play.happen({ type: 'mines-dropped', seat, hex });
}

/** BF2-MINE-01: any hex, one field a side. */
export const layMines: Decision<Battleforce2, OptionFrames['mines/lay'], 'lay-mines'> = {
  menu(state, { seat }) {
    const { board, allCells } = battlefieldOf(state);
    const isMined = (cell: number) => minesIn(state, cell).some(({ owner }) => owner === seat);
    return {
      prompt: 'Lay a minefield',
      rule: 'BF2-MINE-01',
      orders: [
        {
          type: 'lay-mines',
          label: 'Lay mines',
          fields: [
            {
              kind: 'pick',
              name: 'to',
              label: 'Hex',
              values: allCells.filter((cell) => !isMined(cell)).map((cell) => board.number[cell]),
              describe: describeHex,
              whyNot: () => ({ message: 'You have mines in that hex', rule: 'BF2-MINE-01' }),
            },
          ],
        },
      ],
    };
  },
  apply(play, { seat }, { to }) {
    const hex = cellOf(battlefieldOf(play.state).board, to);
    play.happen({ type: 'mines-laid', seat, hex }, [seat]);
  },
};
