import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { useScale } from '../../board/view/scale.ts';
import type { Stand } from '../tabletop-game.ts';
import { drawn, inches, linePath, spotOf } from '../words/measures.ts';
import type { Words } from './label-places.ts';
import { Label } from './overlays.tsx';

/** A leg has its length printed on it where there is room, in pixels. */
const ROOM = 74;
/** From the middle of a model to a label beside it, in pixels. */
const ASIDE = 62;
const HIGH = 26;
/** Towards the middle of the table and up, if nothing is there. */
const BESIDE = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [0, -1.6],
  [0, 1.6],
  [1.3, 0],
  [-1.3, 0],
] as const;

const legsOf = (trail: readonly Stand[]) =>
  trail.slice(1).flatMap((stand, i) => {
    const from = trail[i].at;
    return isSamePlace(from, stand.at) ? [] : [{ from, to: stand.at, far: distance(from, stand.at) }];
  });

/** The legs of a plan with the ruler laid along them. */
export function Trail({ trail }: { readonly trail: readonly Stand[] }) {
  const scale = useScale();
  const legs = legsOf(trail);
  if (legs.length === 0) return null;
  return (
    <g className="trail">
      <path d={linePath([legs[0].from, ...legs.map(({ to }) => to)])} />
      {legs.slice(0, -1).map(
        ({ from, to, far }, i) =>
          drawn(far) * scale > ROOM && (
            <Label
              // biome-ignore lint/suspicious/noArrayIndexKey: legs have no other name than their place
              key={i}
              at={spotOf({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })}
              text={inches(far)}
              look="leg"
            />
          ),
      )}
    </g>
  );
}

/** The last leg is told beside where it ends, with what it costs. */
export function trailWords(
  trail: readonly Stand[],
  note: string | null,
  width: number,
  scale: number,
): Words[] {
  const last = legsOf(trail).at(-1);
  if (!last) return [];
  const end = spotOf(last.to);
  const right = end.x < width / 2 ? 1 : -1;
  const spots = BESIDE.map(([x, y]) => ({
    x: end.x + (right * x * ASIDE) / scale,
    y: end.y + (y * HIGH) / scale,
  }));
  return [{ text: [inches(last.far), note].filter(Boolean).join(' · '), look: 'leg', spots }];
}
