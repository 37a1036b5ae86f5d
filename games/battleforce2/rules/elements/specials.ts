import { remembered } from '@ironfield/kernel/memory.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { ArtilleryType } from '../../data/support-tables.ts';
import type { State } from '../../state.ts';
import { isShutDown } from './condition.ts';

/** BF2-EQ-01: an element has the code on its sheet; a submarine has others while it is surfaced (BF2-TRO-06). */
export function hasCode(
  { records, unitOf }: Battlefield,
  { units }: Pick<State, 'units'>,
  element: number,
  code: string,
): boolean {
  const { specials, surfaced } = records[element].sheet;
  if (specials.includes(code)) return true;
  return surfaced !== undefined && !units[unitOf[element]].submerged && surfaced.specials.includes(code);
}

const bearers = remembered((_: Battlefield) => new Map<string, readonly number[][]>());

/** The elements of a side on whose sheets a code stands: few, and most of the time none. */
export function bearersOf(field: Battlefield, seat: Seat, code: string): readonly number[] {
  const known = bearers(field).get(code);
  if (known) return known[seat];
  const found = field.unitsOf.map((units) =>
    units
      .flatMap((unit) => field.elementsOf[unit])
      .filter((element) => {
        const { specials, surfaced } = field.records[element].sheet;
        return specials.includes(code) || surfaced?.specials.includes(code);
      }),
  );
  bearers(field).set(code, found);
  return found[seat];
}

/** Neither destroyed nor shut down. */
export const works = ({ elements }: Pick<State, 'elements'>, element: number): boolean =>
  !elements[element].destroyed && !isShutDown(elements[element]);

/** An ability that its element can use now. */
export const hasWorking = (field: Battlefield, state: State, element: number, code: string): boolean =>
  works(state, element) && hasCode(field, state, element, code);

/** BF2-ART-01: the artillery among some codes; the bare one is Arrow IV. */
export function artilleryIn(specials: readonly string[]): ArtilleryType | null {
  for (const code of specials) if (code.startsWith('art')) return (code[3] ?? 'A') as ArtilleryType;
  return null;
}

/** BF2-EQ-06, BF2-EQ-16: the tons behind a code; `null` without it. */
export function tonsOf({ records }: Battlefield, element: number, code: 'car' | 'tran'): number | null {
  const found = records[element].sheet.specials.find((special) => special.startsWith(code));
  return found === undefined ? null : Number(found.slice(code.length));
}
