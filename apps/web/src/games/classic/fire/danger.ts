import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { ahead, dangerAt, dangerOf } from '@ironfield/classic/bot/outlook/danger.ts';
import type { DangerRules } from '../../../danger/danger.ts';
import { stateOn, type Table } from '../mech/table.ts';

export const danger: DangerRules<Table, number> = {
  counts: 'Weapon fire of one turn on average, if every enemy moves and fires at it as well as it can.',
  shades: [5, 10, 20, 35],
  pips: [5, 10, 15],
  nameOf: (table, cell) => battlefieldOf(table).board.number[cell]!,
  isNextTurn({ phase, units }, unit) {
    return phase !== 'movement' || units[unit]!.thisPhase.acted;
  },
  *spots(table, unit) {
    const field = battlefieldOf(table);
    const state = ahead(stateOn(table), unit);
    const where = placesOf(field, table);
    for (const spot of dangerOf(field, state, unit)) {
      yield spot && {
        place: spot.cell,
        suffered: spot.suffered,
        dealt: spot.dealt,
        how: field.kinds[unit]!.paces[spot.mode].does,
        target: spot.target,
        by: spot.by.map(where),
      };
    }
  },
  *now(table, unit) {
    const state = ahead(stateOn(table), null);
    return (yield* dangerAt(battlefieldOf(table), state, unit)).suffered;
  },
};

const placesOf =
  ({ board }: Battlefield, { units }: Table) =>
  ({ unit, from, points }: { readonly unit: number; readonly from: number; readonly points: number }) => ({
    unit,
    points,
    where: units[unit]!.hex === from ? '' : `from ${board.number[from]}`,
  });
