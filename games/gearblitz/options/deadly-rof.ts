import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { headingTo, movedAlong } from '@ironfield/table/heading.ts';
import { sweepsBase } from '@ironfield/table/leg.ts';
import { distance } from '@ironfield/table/place.ts';
import { contains, distanceToPolygon, type Polygon } from '@ironfield/table/polygon.ts';
import type { Blast } from '@ironfield/table/template.ts';
import type { Option } from '../option.ts';
import { isChapterByChapter } from '../register.ts';
import { blastRadius, centreOf } from '../rules/attack/aiming.ts';
import { unitsOnWay } from '../rules/attack/touched.ts';
import { squadBases } from '../rules/infantry/squad.ts';
import { baseOf } from '../rules/sight/sighting.ts';
import type { Attack, State } from '../state.ts';

/** HGB-OPT-05: those who stand in the wedge from the middle of the attacker to both edges of the area. */
function unitsBetween(state: State, attack: Attack): number[] {
  if (isChapterByChapter(state)) return unitsOnLine(state, attack);
  const centre = centreOf(state, attack);
  const radius = blastRadius(state, attack);
  const wedge = wedgeTo(state.units[attack.by].at!, { ...centre, radius });
  const isNear = (id: number): boolean =>
    wedge !== null &&
    squadBases(state, id).some(
      (base) => contains(wedge, base) || distanceToPolygon(wedge, base) <= base.radius,
    );
  return unitsOnWay(state, attack.by, { centre, radius, target: attack.target }, isNear);
}

/** From a place to where the lines to the edges of a circle touch it; nothing inside of it. */
function wedgeTo(from: Place, { x, y, radius }: Blast): Polygon | null {
  const far = distance(from, { x, y });
  if (far <= radius) return null;
  const [across, along] = [(from.x - x) / far, (from.y - y) / far];
  const near = (radius * radius) / far;
  const aside = radius * Math.sqrt(1 - (radius / far) ** 2);
  const touching = (side: number): Place => ({
    x: Math.round(x + across * near - side * along * aside),
    y: Math.round(y + along * near + side * across * aside),
  });
  return [from, touching(1), touching(-1)];
}

/** The old reading: units whose bases the line to the far edge crosses. */
function unitsOnLine(state: State, attack: Attack): number[] {
  const from = state.units[attack.by].at!;
  const centre = centreOf(state, attack);
  const far = distance(from, centre) + blastRadius(state, attack);
  const to = movedAlong(from, Math.max(0, headingTo(from, centre)), far);
  const line = { from, to, radius: 0 };
  return state.units.flatMap(({ at }, id) =>
    at && id !== attack.by && sweepsBase(line, baseOf(state, id)) ? id : [],
  );
}

/** HGB-OPT-05 */
export const deadlyRof: Option<boolean> = {
  id: 'deadly-rof',
  title: 'Deadly Rate of Fire',
  summary: 'Bursts with an area also attack everything between the attacker and the far edge of the area.',
  group: 'Advanced rules',
  rule: 'HGB-OPT-05',
  base: false,
  plug: () => ({
    stage: {
      defenders: (defenders, state, attack) =>
        attack.rof > attack.concentrated
          ? [...new Set([...defenders, ...unitsBetween(state, attack)])]
          : defenders,
    },
  }),
};
