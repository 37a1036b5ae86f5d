import { placeName } from '@ironfield/planetary/rules/places.ts';
import { groundAt } from '@ironfield/planetary/rules/world.ts';
import { nameOf } from '@ironfield/planetary/text/names.ts';
import { TERRAIN_NAMES } from '@ironfield/planetary/text.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import type { SpaceDesk } from '../../../space-table/use-pointed-orders.ts';
import { signsIn } from './signs.tsx';

/** A planet, or a jump point with the number that an arrival there needs. */
export function systemMark(
  table: Table,
  name: string,
): { readonly kind: string; readonly words: string } | null {
  const system = table.setup.war?.system;
  const point = system?.points.find(({ hex }) => hex === name);
  if (point)
    return {
      kind: 'point',
      words: `${point.kind === 'pirate' ? 'P' : point.kind === 'zenith' ? 'Z' : 'N'} ${point.target}+`,
    };
  const body = system?.bodies.find(({ hex }) => hex === name);
  return body ? { kind: name === system!.planet ? 'planet' : 'body', words: body.name } : null;
}

/** A place for those who do not see it, with the order that a press on it would plan. */
export function hexWords(
  table: Table,
  hex: number,
  ids: readonly number[],
  desk: SpaceDesk | undefined,
): string {
  const name = placeName(hex);
  const [order] = desk?.spaces.get(name) ?? [];
  return [
    groundWords(table, hex),
    ...ids.map((id) => `${table.setup.sides[table.counters[id]!.side]!.name}: ${nameOf(table, id)}`),
    ...signsIn(table, hex).map(({ words }) => words),
    ...(order ? [order.label] : []),
  ].join('; ');
}

function groundWords(table: Table, place: number): string {
  const name = placeName(place);
  const ground = groundAt(table.setup, place);
  if (ground) {
    const { land } = ground;
    return `${name}, ${land === null ? 'Ocean' : TERRAIN_NAMES[land]}`;
  }
  const mark = systemMark(table, name);
  return [name, ...(mark ? [mark.words] : [])].join(', ');
}
