import type { Battlefield } from '../../battlefield.ts';
import type { HexMark } from '../../knowledge.ts';
import type { State } from '../../state.ts';
import { artilleryOf, gunsOf } from './battery.ts';
import { NAMES, pieceName } from './text.ts';

/** Shells on their way with the turn in which they land, and hexes that pieces know. */
export function hexMarks(
  marks: readonly HexMark[],
  field: Battlefield,
  table: Pick<State, 'marks'>,
): readonly HexMark[] {
  const { guns, flights, registered } = artilleryOf(field, table);
  const found = guns.flatMap(({ memory }) => memory.filter(({ isFound }) => isFound).map(({ hex }) => hex));
  const known = new Set([...registered.flat(), ...found]);
  return [
    ...marks,
    ...Array.from(known, (hex) => ({
      hex,
      kind: 'registered' as const,
      label: '',
      words: 'artillery hits this hex without a roll',
    })),
    ...flights
      .filter(({ hex }) => hex >= 0)
      .map(({ gun, ordnance, hex, lands }) => ({
        hex,
        kind: 'shell' as const,
        label: String(lands),
        words: `a shell of the ${pieceName(gunsOf(field)[gun].piece)} (${NAMES[ordnance]}) lands here in turn ${lands}`,
      })),
  ];
}
