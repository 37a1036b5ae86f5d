// Mines that are laid before the battle, in secret (MT-BASE-23).

import { cellOf } from '@ironfield/hex/board.ts';
import type { Field, Pick as HexPick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { depthOf } from '../../data/terrain.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { roofOver } from '../../rules/ground/clearance.ts';
import { isPaved } from '../../rules/ground/steps.ts';
import type { Side, State } from '../../state.ts';
import { knows, type Minefield, show } from './fields.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'mines/lay': { readonly seat: Seat; readonly left: number };
  }
  interface OptionOrders {
    'lay-mines': {
      readonly type: 'lay-mines';
      readonly kind: 'conventional' | 'vibrabomb';
      readonly setting?: number | undefined;
      readonly hex: string;
    };
    'mines-laid': { readonly type: 'mines-laid' };
  }
}

const KINDS = ['conventional', 'vibrabomb'] as const;
/** MT-BASE-05 */
const POINTS = { conventional: 6, vibrabomb: 10 } as const;
const SETTINGS = Array.from({ length: 17 }, (_, step) => 20 + 5 * step);
const WHY_NOT = {
  message: 'Mines lie on dry ground that is not paved, in no building, one field of a kind in a hex',
  rule: 'MT-BASE-23',
} as const;
const WORDS = {
  prompt: (left: number) => `Where do you lay mines? ${left} left`,
  lay: 'Lay mines',
  enough: 'No more mines',
  kind: 'Kind',
  setting: 'Tons',
  hex: 'Hex',
  kinds: { conventional: 'Conventional, 6 points', vibrabomb: "Vibrabombs, 10 points, for 'Mechs" },
};

const mayLie = (field: Battlefield, cell: number): boolean =>
  depthOf(field.board.terrain[cell]) < 0 && !isPaved(field, cell) && roofOver(field, cell) === 0;

function hexPick(field: Battlefield, state: State, side: Side, kind: (typeof KINDS)[number]): HexPick {
  const { number } = field.board;
  return {
    kind: 'pick',
    name: 'hex',
    label: WORDS.hex,
    values: number.filter((_, hex) => mayLie(field, hex) && !knows(state, side, { hex, kind })),
    describe: (hex) => ({ label: String(hex), hex: String(hex) }),
    whyNot: () => WHY_NOT,
  };
}

const settingPick: HexPick = {
  kind: 'pick',
  name: 'setting',
  label: WORDS.setting,
  values: SETTINGS,
  describe: (tons) => ({ label: String(tons) }),
};

export const laying: Decision<Classic, OptionFrames['mines/lay'], 'lay-mines' | 'mines-laid'> = {
  menu(state, { seat, left }) {
    const field = battlefieldOf(state);
    const { side } = field.setup.seats[seat];
    const kind: Field = {
      kind: 'pick',
      name: 'kind',
      label: WORDS.kind,
      values: KINDS,
      describe: (name) => ({ label: WORDS.kinds[name as (typeof KINDS)[number]] }),
      follow: (name) => [
        ...(name === 'vibrabomb' ? [settingPick] : []),
        hexPick(field, state, side, name as (typeof KINDS)[number]),
      ],
    };
    return {
      prompt: WORDS.prompt(left),
      rule: 'MT-BASE-23',
      orders: [
        { type: 'mines-laid', label: WORDS.enough, fields: [], isUsual: true, isPass: true },
        { type: 'lay-mines', label: WORDS.lay, fields: [kind] },
      ],
    };
  },
  apply(play, { seat, left }, order) {
    if (order.type === 'mines-laid') return;
    const field = battlefieldOf(play.state);
    const { kind, setting, hex } = order;
    const mines: Minefield = {
      hex: cellOf(field.board, hex),
      kind,
      strength: POINTS[kind],
      ...(setting !== undefined && { setting }),
    };
    show(play, field, field.setup.seats[seat].side, mines);
    if (left > 1) play.next({ step: 'mines/lay', seat, left: left - 1 });
  },
};

/** For bots: scattered over the middle of the map, where both sides will pass. */
export function answerLaying(
  field: Battlefield,
  state: State,
  { seat, left }: OptionFrames['mines/lay'],
): Order {
  const { side } = field.setup.seats[seat];
  const { width, height, number, size } = field.board;
  const row = Math.floor(height / 2) + (side === 0 ? -1 : 1);
  const from = row * width + ((left * 5 + side * 2) % width);
  for (let step = 0; step < size; step++) {
    const hex = (from + step) % size;
    if (mayLie(field, hex) && !knows(state, side, { hex, kind: 'conventional' }))
      return { type: 'lay-mines', kind: 'conventional', hex: number[hex] };
  }
  return { type: 'mines-laid' };
}
