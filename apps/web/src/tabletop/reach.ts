import type { Polygon } from '@ironfield/table/polygon.ts';
import type { Overlay } from './tabletop-game.ts';
import type { Look } from './ways.ts';

/** Zones for a model that is not on the table yet. */
export function zonesIn({ forms, ways }: Look, side: number): Overlay[] {
  return ways.flatMap((way): Overlay[] => {
    if (way.kind !== 'place') return [];
    const fields = forms.find(({ type }) => type === way.type)?.fields ?? [];
    const point = fields.find(({ name }) => name === way.place);
    const outline = point?.kind === 'point' ? point.outline : (zoneBehind(fields, way.place) ?? []);
    return outline.length > 0 ? [{ kind: 'area', outlines: [outline], look: 'zone', side }] : [];
  });
}

/** Orders that name a model first have their place behind it. */
function zoneBehind(fields: Look['forms'][number]['fields'], place: string): Polygon | undefined {
  for (const field of fields) {
    const [first] = field.kind === 'pick' ? field.choices : [];
    const point = first?.fields?.find(({ name }) => name === place);
    if (point?.kind === 'point') return point.outline;
  }
  return undefined;
}
