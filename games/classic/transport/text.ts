// The words for carriers and passengers at a glance: each goes with "is".

import type { Battlefield } from '../battlefield.ts';
import { carrierOf, passengersOf, ridesOutside } from '../rules/unit/riding.ts';

export function statesAboard(
  known: readonly string[],
  { designs }: Pick<Battlefield, 'designs'>,
  table: Parameters<typeof passengersOf>[0],
  unit: number,
): readonly string[] {
  const carrier = carrierOf(table.units[unit]);
  const passengers = passengersOf(table, unit).map((each) => designs[each].name);
  return [
    ...known,
    ...(carrier < 0
      ? []
      : [`${ridesOutside(table.units[unit]) ? 'riding on' : 'aboard'} ${designs[carrier].name}`]),
    ...(passengers.length > 0 ? [`carrying ${passengers.join(', ')}`] : []),
  ];
}
