// Destinations of the unit in hand other than hexes: boxes of the support map, the spaces between them, and mapsheets.

import { SPACES_PER_BOX } from '@ironfield/battleforce2/data/support-tables.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { supportOf } from '@ironfield/battleforce2/rules/elements/places.ts';
import { BEYOND } from '@ironfield/battleforce2/rules/map/support-map.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { spaceName } from '@ironfield/battleforce2/text.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { activeFields, type Entry } from '../../../order/draft/draft.ts';
import type { Ordering } from '../../../order/use-order.ts';
import { flightNote } from './guns.ts';

export interface Destination {
  readonly type: string;
  readonly entry: Entry;
  /** The text for going there. */
  readonly words: string;
  /** In how many turns shots from there come down. */
  readonly note?: string;
}

/** `0:15` is Box 3 of the first side, `sheet:0` the first mapsheet. */
export const spaceKey = (half: Seat, space: number): string => `${half}:${space}`;
export const sheetKey = (sheet: number): string => `sheet:${sheet}`;

/** By key. */
export function destinationsOf(
  table: Table,
  { menu }: Pick<Ordering, 'menu'>,
  unit: number | null,
  seat: Seat,
): ReadonlyMap<string, Destination> {
  const all = new Map<string, Destination>();
  if (unit === null) return all;
  const here = supportOf(table, unit);
  const half = here?.half ?? seat;
  for (const { type, fields } of menu?.orders ?? []) {
    const choices = (name: string) => {
      const [own, ...more] = activeFields(fields, { unit });
      const isIts =
        own?.kind === 'pick' && own.name === 'unit' && own.choices.some(({ value }) => value === unit);
      const field = isIts ? more.find((each) => each.name === name) : undefined;
      return field?.kind === 'pick' || field?.kind === 'whole' ? field.choices.map(({ value }) => value) : [];
    };
    const add = (key: string, entry: Entry, words: string, note = '') =>
      all.set(key, { type, entry: { unit, ...entry }, words, note });
    if (type === 'deploy-off-board')
      for (const box of choices('box') as number[])
        add(
          spaceKey(seat, box * SPACES_PER_BOX),
          { box },
          `Deploy in Box ${box}`,
          flightNote(table, unit, box),
        );
    if (type === 'support-move')
      for (const space of choices('space') as number[])
        if (space !== here?.space) add(spaceKey(half, space), { space }, wordsFor(space));
    if (type === 'fly')
      for (const to of choices('to') as string[])
        add(zoneKey(to, seat), { to }, to === 'away' ? AWAY : `Fly to ${to}`);
    if (type === 'land' && here && choices('where').includes('here'))
      add(spaceKey(here.half, here.space), { where: 'here' }, `Land in Box ${here.box}`);
  }
  return all;
}

const AWAY = 'Leave for good';

const wordsFor = (space: number): string => (space >= BEYOND ? AWAY : `Move to ${spaceName(space)}`);

/** Zones by the name that orders have for them. */
function zoneKey(zone: string, seat: Seat): string {
  const [kind, number] = [zone.replace(/ ?\d+$/, ''), Number(/\d+$/.exec(zone)?.[0])];
  if (kind === 'mapsheet') return sheetKey(number - 1);
  if (kind === 'away') return spaceKey(seat, BEYOND);
  return spaceKey(kind === 'box' ? seat : 1 - seat, number * SPACES_PER_BOX);
}

/** Whether the current draft says this. */
export const isPlanned = ({ form, full, isComplete }: Ordering, { type, entry }: Destination): boolean =>
  isComplete && form?.type === type && Object.entries(entry).every(([name, value]) => full[name] === value);

/** The text of the current draft, if it leads off the map. */
export function plannedWords({ table, ordering, inHand, own }: Desk<Battleforce2>): string | undefined {
  const all = destinationsOf(table, ordering, inHand, own);
  return [...all].find(([key, to]) => !key.startsWith('sheet') && isPlanned(ordering, to))?.[1].words;
}
