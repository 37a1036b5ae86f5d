// Clicks on a hex for orders that need more than a hex: the usual values fill in the rest.

import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { Desk } from '../../hex-table/hex-game.ts';
import { activeFields, choicesOf, completed, listIn, withAllItems } from '../../order/draft/draft.ts';
import { bombTo } from './support/bombing.tsx';
import { designate } from './support/designations.tsx';

type Tap = (desk: Desk<Battleforce2>, cell: number) => boolean;

/** All that can attack the hex do. */
const attackHex: Tap = ({ ordering, board }, cell) => {
  const { form, full } = ordering;
  const to = choicesOf(activeFields(form!.fields, full), 'to').find(
    ({ hex }) => hex !== undefined && cellOf(board, hex) === cell,
  );
  if (!to) return false;
  const entry = { ...full, to: to.value };
  const list = listIn(form!.fields, entry)!;
  ordering.fill({ ...entry, [list.name]: withAllItems(list, []) });
  return true;
};

/** The first possible fortress fires at the unit there. */
const fireFromFortress: Tap = ({ ordering, units }, cell) => {
  const { fields } = ordering.form!;
  for (const from of choicesOf(fields, 'from')) {
    const target = choicesOf(from.fields, 'target').find(
      ({ piece }) => units[piece as number]?.cell === cell,
    );
    if (!target) continue;
    ordering.fill(completed(fields, { from: from.value, target: target.value }));
    return true;
  }
  return false;
};

const TAPS: Readonly<Record<string, Tap>> = {
  designate,
  bomb: bombTo,
  'attack-hex': attackHex,
  emplacement: fireFromFortress,
};

export const tap: Tap = (desk, cell) => TAPS[desk.ordering.form?.type ?? '']?.(desk, cell) ?? false;
