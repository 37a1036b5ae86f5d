import { groupedBy } from '@ironfield/kernel/grouping.ts';
import { GLOBE, OTHER_GROUNDS, placeName, SYSTEM_PLACES, ZONE_PLACES } from '../rules/places.ts';
import { worldIn } from '../rules/world.ts';
import type { War } from '../state.ts';
import { codeOf } from '../text/names.ts';
import { PHASE_NAMES } from '../text.ts';
import type { Table } from '../view.ts';

const COLUMNS = 25;
const WIDTH = 5;

/**
 * The planet laid flat, a row of the globe a line. Each hex has a letter for its land (`~` for an ocean), how many counters of
 * either side are there, and its settlement: a capital of the first side, a small letter of the second, `*` for rubble.
 */
export function planetLines(table: Table, war: War): string[] {
  const rows = [...groupedBy(GLOBE.name.keys(), (hex) => GLOBE.name[hex][0])];
  const header = Array.from({ length: COLUMNS }, (_, index) =>
    String(index + 1)
      .padStart(2, '0')
      .padEnd(WIDTH),
  );
  return [
    `Turn ${war.turn}, ${PHASE_NAMES[war.phase]}${war.phase === 'end' ? '' : `: ${table.setup.sides[war.active].name}`}`,
    `   ${header.join('')}`.trimEnd(),
    ...rows.map(([row, hexes]) => {
      const cells = Array.from({ length: COLUMNS }, () => ''.padEnd(WIDTH));
      for (const hex of hexes)
        cells[Number(GLOBE.name[hex].slice(1)) - 1] = cellOf(table, war, hex).padEnd(WIDTH);
      return ` ${row} ${cells.join('')}`.trimEnd();
    }),
    ...(war.sky ? skyLines(table) : []),
  ];
}

/** The zones of the orbit, and the hexes of the system where somebody is: how many counters of either side. */
function skyLines(table: Table): string[] {
  const marksAt = (places: readonly number[], isShownEmpty: boolean) =>
    places.flatMap((place) => {
      const counts = [0, 1].map((side) => countAt(table, place, side));
      const isEmpty = counts.every((count) => count === '.');
      return isEmpty && !isShownEmpty ? [] : [`${placeName(place)}: ${isEmpty ? '-' : counts.join('')}`];
    });
  const deep = marksAt([...SYSTEM_PLACES, ...OTHER_GROUNDS], false);
  return [
    marksAt(ZONE_PLACES, true).join('   '),
    `system: ${deep.length > 0 ? deep.join('   ') : '-'}   (the planet is ${table.setup.war!.system!.planet})`,
  ];
}

function countAt(table: Table, at: number, side: number): string {
  const count = table.counters.filter(({ place, side: own }) => place === at && own === side).length;
  return count === 0 ? '.' : count > 9 ? '+' : String(count);
}

function cellOf(table: Table, war: War, hex: number): string {
  const ground = worldIn(table.setup)[hex];
  const land = ground.land === null ? '~' : ground.land[0];
  const settlement = war.settlements.find(({ counter }) => table.counters[counter].place === hex);
  const countOf = (side: number) => {
    const count = table.counters.filter(
      ({ id, place, side: own }) => place === hex && own === side && id !== settlement?.counter,
    ).length;
    return count === 0 ? '.' : count > 9 ? '+' : String(count);
  };
  const [first, second] = [countOf(0), countOf(1)];
  if (!settlement) return first === '.' && second === '.' ? land : `${land}${first}${second}`;
  const code = codeOf(table, settlement.counter)[0];
  const isFirst = table.counters[settlement.counter].side === 0;
  const mark = settlement.rubble ? '*' : isFirst ? code : code.toLowerCase();
  return `${land}${first}${second}${mark}`;
}
