import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { type ForceFile, readForce } from '@ironfield/kernel/record/force-file.ts';
import { loadList, store } from '../ui/keep/storage.ts';

/** Forces and maps that somebody has named and kept on this device, by game. */
const KEYS = { forces: 'ironfield-forces', maps: 'ironfield-maps' } as const;

export interface KeptMap {
  readonly game: string;
  readonly name: string;
  readonly map: object;
}

const listIn = (key: keyof typeof KEYS): readonly unknown[] => loadList(KEYS[key]);

/** Lists that can still be fielded; a list of another game, or a broken one, stays where it is. */
export const keptForces = (game: AnyGame): ForceFile[] =>
  listIn('forces').flatMap((json) => {
    const read = readForce(game, json);
    return read.ok ? [read.value] : [];
  });

export function keptMaps({ id, mustering }: AnyGame): KeptMap[] {
  return (listIn('maps') as readonly (Partial<KeptMap> | null)[]).flatMap((kept) => {
    if (kept?.game !== id || typeof kept.name !== 'string') return [];
    const read = mustering?.maps.read(JSON.stringify(kept.map), kept.name);
    return read?.ok ? [{ game: id, name: kept.name, map: read.value }] : [];
  });
}

const isNamed = (entry: unknown, { game, name }: { readonly game: string; readonly name: string }) => {
  const { game: itsGame, name: itsName } = (entry ?? {}) as Partial<KeptMap>;
  return itsGame === game && itsName === name;
};

/** In the place of one of the same name. */
export function keep(key: keyof typeof KEYS, entry: ForceFile | KeptMap): void {
  const others = listIn(key).filter((each) => !isNamed(each, entry));
  store(KEYS[key], JSON.stringify([...others, entry]));
}

export function forget(
  key: keyof typeof KEYS,
  entry: { readonly game: string; readonly name: string },
): void {
  store(KEYS[key], JSON.stringify(listIn(key).filter((each) => !isNamed(each, entry))));
}
