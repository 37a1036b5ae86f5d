import { BOMB_TYPES, type BombType } from '../../data/support-tables.ts';
import type { Bombs } from '../../places.ts';

/** How bombs are written in orders: `2 explosive, 1 cluster`. */
export const codeOf = (bombs: Bombs): string =>
  BOMB_TYPES.filter((type) => bombs[type] > 0)
    .map((type) => `${bombs[type]} ${type}`)
    .join(', ');

export function bombsCalled(code: string): Bombs {
  const bombs = { explosive: 0, cluster: 0, inferno: 0, mines: 0 };
  for (const part of code.split(', ')) {
    const [count, type] = part.split(' ');
    bombs[type as BombType] = Number(count);
  }
  return bombs;
}

/** Every handful that can be taken out of these. */
export function dropsOf(bombs: Bombs): Bombs[] {
  const upTo = (type: BombType) => Array.from({ length: bombs[type] + 1 }, (_, count) => count);
  return upTo('explosive')
    .flatMap((explosive) =>
      upTo('cluster').flatMap((cluster) =>
        upTo('inferno').flatMap((inferno) =>
          upTo('mines').map((mines) => ({ explosive, cluster, inferno, mines })),
        ),
      ),
    )
    .filter((each) => codeOf(each) !== '');
}

export function without(bombs: Bombs, code: string): Bombs {
  const gone = bombsCalled(code);
  return {
    explosive: bombs.explosive - gone.explosive,
    cluster: bombs.cluster - gone.cluster,
    inferno: bombs.inferno - gone.inferno,
    mines: bombs.mines - gone.mines,
  };
}
