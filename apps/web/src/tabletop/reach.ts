import { FULL_TURN, type Place } from '@ironfield/kernel/menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { movedAlong, turned } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import type { Polygon } from '@ironfield/table/polygon.ts';
import type { Overlay } from './tabletop-game.ts';
import { type Look, limitsOf, nearestAllowed } from './ways.ts';

const RAYS = 72;

/** Where the next order can bring a model of such a base: as its menu has it, tried all around. */
export function reachOf(look: Look, radius: number, side: number): Overlay[] {
  const { forms, ways, from, whyNot } = look;
  return ways.flatMap((way): Overlay[] => {
    if (way.kind === 'place') {
      const field = forms.find(({ type }) => type === way.type)?.fields ?? [];
      const point = field.find(({ name }) => name === way.place);
      const outline = point?.kind === 'point' ? point.outline : (zoneIn(field, way.place) ?? []);
      if (outline.length === 0) return [];
      if (!from) return [{ kind: 'area', outlines: [outline], look: 'zone', side }];
      const most = Math.max(...outline.map((corner) => distance(from.at, corner)));
      const isAllowed = (at: Place) => whyNot({ type: way.type, [way.place]: at } as CoreOrder) === null;
      const corners = Array.from({ length: RAYS }, (_, i) => {
        const end = movedAlong(from.at, (i * FULL_TURN) / RAYS, most);
        return nearestAllowed(from.at, end, isAllowed) ?? from.at;
      });
      return [{ kind: 'area', outlines: [corners], look: 'reach' }];
    }
    if (way.kind !== 'straight' || !from) return [];
    const { most } = limitsOf(forms, way.type, way.distance);
    const along = way.isBack ? turned(from.heading, FULL_TURN / 2) : from.heading;
    return [{ kind: 'area', outlines: [lane(from.at, along, most, radius)], look: 'reach' }];
  });
}

/** Orders that name a model first have their place behind it. */
function zoneIn(fields: Look['forms'][number]['fields'], place: string): Polygon | undefined {
  for (const field of fields) {
    const [first] = field.kind === 'pick' ? field.choices : [];
    const point = first?.fields?.find(({ name }) => name === place);
    if (point?.kind === 'point') return point.outline;
  }
  return undefined;
}

/** What a base sweeps over on its way, up to where its front ends. */
function lane(from: Place, heading: number, far: number, radius: number): Polygon {
  const [left, right] = [turned(heading, -FULL_TURN / 4), turned(heading, FULL_TURN / 4)];
  const end = movedAlong(from, heading, far);
  const front = Array.from({ length: 7 }, (_, i) =>
    movedAlong(end, turned(left, (i * FULL_TURN) / 12), radius),
  );
  return [movedAlong(from, left, radius), ...front, movedAlong(from, right, radius)];
}
