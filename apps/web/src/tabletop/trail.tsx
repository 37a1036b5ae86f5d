import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { type Box, roomiest } from '../board/label-places.ts';
import { useScale } from '../board/scale.ts';
import { labelWidth } from './label-places.ts';
import { drawn, inches, linePath, spotOf } from './measures.ts';
import { Label } from './overlays.tsx';
import type { Stand } from './tabletop-game.ts';

interface TrailProps {
  readonly trail: readonly Stand[];
  /** What the last leg costs. */
  readonly note: string | null;
  readonly extent: { readonly width: number; readonly height: number };
  /** Models and names, which its words should not cover. */
  readonly around: readonly Box[];
}

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

/** The legs of a plan with the ruler laid along them; the last one is told beside where it ends. */
export function Trail({ trail, note, extent, around }: TrailProps) {
  const scale = useScale();
  const legs = trail.slice(1).flatMap((stand, i) => {
    const from = trail[i].at;
    return isSamePlace(from, stand.at) ? [] : [{ from, to: stand.at, far: distance(from, stand.at) }];
  });
  const last = legs.at(-1);
  if (!last) return null;
  const text = [inches(last.far), note].filter(Boolean).join(' · ');
  const end = spotOf(last.to);
  const right = last.to.x < extent.width / 2 ? 1 : -1;
  const spots = BESIDE.map(([x, y]) => ({
    x: end.x + (right * x * ASIDE) / scale,
    y: end.y + (y * HIGH) / scale,
  }));
  const [beside] = roomiest([{ width: labelWidth(text), spots }], around, scale);
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
            />
          ),
      )}
      <Label at={beside} text={text} />
    </g>
  );
}
