import { type Battlefield, kindsAt, NO_BOG } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { armorOf, buildingAt, buildingOf, cfOf, wallAt } from '@ironfield/classic/buildings/census.ts';
import { floorOf, roofAt } from '@ironfield/classic/buildings/floors.ts';
import { whereOn } from '@ironfield/classic/buildings/text.ts';
import { isBrittle } from '@ironfield/classic/rules/ground/steps.ts';
import { isInWeather, weatherIn } from '@ironfield/classic/rules/weather/weather.ts';
import { edgeAt } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import styles from './ground-words.module.css';
import { shortNames } from './mech/names.ts';
import type { Table } from './mech/table.ts';
import { GROUND } from './text.ts';

/** MT-WX-01: what of the weather there is in a hex, where not all of them have it. */
function weatherWords(field: Battlefield, cell: number): string[] {
  const words = weatherIn(field);
  return words !== null && isInWeather(field, cell) ? [words, 'MT-WX-01'] : [];
}

/** MT-BASE-04: what a building in a hex can still bear, and who is where in it. */
function buildingWords(table: Table, field: Battlefield, cell: number): string[] {
  const building = buildingAt(table, cell);
  if (building < 0) return [];
  const height = roofAt(field, cell);
  const inside = [...table.units.keys()].filter((unit) => table.units[unit]!.hex === cell);
  const names = shortNames(field);
  return [
    GROUND.factor(cfOf(table, building), buildingOf(table, building).cf),
    ...(armorOf(table, building) > 0 ? [GROUND.armor(armorOf(table, building))] : []),
    ...inside.map((unit) => `${names[unit]} ${whereOn(floorOf(table.units[unit]!), height)}`),
  ];
}

/** MT-STRUCT-05: the walls around a hex. */
function wallWords(table: Table, { board }: Battlefield, cell: number): string[] {
  if (cell < 0) return [];
  const words = DIRECTIONS.flatMap((side) => {
    const kind = edgeAt(board, cell, side);
    const wall = kind === null ? -1 : wallAt(table, cell, side);
    return wall < 0
      ? []
      : [`${GROUND.sides[side]}: ${kind}, ${GROUND.factor(cfOf(table, wall), buildingOf(table, wall).cf)}`];
  });
  return words.length > 0 ? [...words, 'MT-STRUCT-05'] : [];
}

/** The name and effects of a hex of unusual ground or weather, with their rules; null where nothing is unusual. */
export function groundWords(table: Table, cell: number): string | null {
  const field = battlefieldOf(table);
  const weather = [...wallWords(table, field, cell), ...weatherWords(field, cell)];
  const { special, board, enterCost } = field;
  const kinds = special && cell >= 0 ? kindsAt(board, cell) : [];
  const rules = kinds.flatMap(({ rule }) => rule ?? []);
  if (!special || rules.length === 0)
    return weather.length === 0 ? null : [board.number[cell], ...weather].join(' · ');
  const closed = special.closed[cell] === 1;
  const footing = special.footing[cell]!;
  const bog = special.bog[cell]!;
  const names = kinds.filter(({ name }, place) => place > 0 || name !== 'clear').map(({ name }) => name);
  return [
    `${board.number[cell]} ${names.join(', ')}`,
    closed ? GROUND.closed : GROUND.mp(enterCost[cell]!),
    ...(footing > 0 ? [GROUND.piloting(footing)] : []),
    ...(bog === NO_BOG ? [] : [GROUND.bog]),
    ...(isBrittle(field, cell) ? [GROUND.ice] : []),
    ...buildingWords(table, field, cell),
    rules.join(', '),
    ...weather,
  ].join(' · ');
}

/** The ground that somebody points at. */
export function GroundWords({ table, cell }: { readonly table: Table; readonly cell: number }) {
  const words = groundWords(table, cell);
  return words === null ? null : (
    <p className={`map-words ${styles.groundWords}`} data-part="ground-words">
      {words}
    </p>
  );
}
