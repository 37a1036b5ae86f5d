import { isInfantry } from '../../cards/unit.ts';
import { sheetOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';

type Table = Pick<State, 'setup' | 'units'>;

/** HGB-INF-05: the units aboard a unit. */
export const passengersOf = ({ units }: Pick<State, 'units'>, id: number): number[] =>
  units.flatMap(({ aboard }, unit) => (aboard === id ? unit : []));

/** HGB-OPT-02: what hands can carry. */
const IN_HAND = 1;

/** HGB-PERK-16 */
export const hasRoomFor = (table: Table, id: number): boolean =>
  passengersOf(table, id).length < (sheetOf(table, id).card.perks.transport ?? IN_HAND);

/** HGB-INF-03, HGB-INF-05, HGB-OPT-02: infantry on foot rides in transports, and crews in the arms of Gears, too. */
export function mayRide(table: Table, transport: number, id: number): boolean {
  const { perks, kind } = sheetOf(table, transport).card;
  const unit = unitOf(table, id);
  const isOnFoot = unit.sheet.card.movement.every(({ mode }) => mode === 'W');
  if (kind === 'infantry' || !isInfantry(unit) || !isOnFoot) return false;
  return (perks.transport ?? 0) > 0 || (perks.manipulatorArms === true && unit.isCrew);
}
