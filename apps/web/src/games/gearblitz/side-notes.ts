import { jammingOf } from '@ironfield/gearblitz/rules/command/jamming.ts';
import { pointsOf } from '@ironfield/gearblitz/rules/command/points.ts';
import { opponentOf } from '@ironfield/gearblitz/state/roster.ts';
import { stateOn, type Table } from './types.ts';

/** HGB-CP-01, HGB-ECM-03: the Command Points of each side, and what it jams and counters with. */
export function sideNotes(table: Table): string[] {
  const state = stateOn(table);
  return table.setup.armies.map((_, seat) => {
    const { enemyEcm: ecm } = jammingOf(table, opponentOf(seat));
    const { ownEccm: eccm } = jammingOf(table, seat);
    const emitted = [ecm > 0 && `ECM ${ecm}`, eccm > 0 && `ECCM ${eccm}`].filter(Boolean).join(', ');
    return [`${pointsOf(state, seat)} CP`, emitted].filter(Boolean).join('\n');
  });
}
