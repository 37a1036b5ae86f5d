import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { headingTo, movedAlong } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { middleOf, nearestOn } from '@ironfield/table/polygon.ts';
import { piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { CONTACT } from '../../data/tables.ts';
import { USUAL_COVER } from '../../data/terrain.ts';
import { baseOf } from '../../rules/sight/sighting.ts';
import type { State } from '../../state.ts';
import { enemiesFrom } from '../fire/shots.ts';

/** Beyond any piece. */
const FAR = 30_000;

/** Places where a unit within reach would touch cover, with the cover between it and the nearest enemy. */
export function sheltersOf(state: State, id: number, reach: number): Place[] {
  const at = state.units[id].at!;
  const [enemy] = enemiesFrom(state, id);
  if (enemy === undefined) return [];
  const from = state.units[enemy].at!;
  const apart = baseOf(state, id).radius + CONTACT / 2;
  return piecesNear(state.scene, at, at, reach).flatMap(({ kind, corners }) => {
    if (USUAL_COVER[kind] === undefined) return [];
    const away = headingTo(from, middleOf(corners));
    if (away < 0) return [];
    const behind = movedAlong(nearestOn(corners, movedAlong(middleOf(corners), away, FAR)), away, apart);
    return distance(at, behind) <= reach ? behind : [];
  });
}
