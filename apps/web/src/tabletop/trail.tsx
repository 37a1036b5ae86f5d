import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { inches, linePath } from './measures.ts';
import { Label } from './overlays.tsx';
import type { Stand } from './tabletop-game.ts';

interface TrailProps {
  readonly trail: readonly Stand[];
  /** What stands beside the end of the last leg. */
  readonly note: string | null;
}

/** The legs of a plan with the ruler laid along them. */
export function Trail({ trail, note }: TrailProps) {
  const legs = trail.slice(1).flatMap((stand, i) => {
    const from = trail[i].at;
    return isSamePlace(from, stand.at) ? [] : [{ from, to: stand.at }];
  });
  if (legs.length === 0) return null;
  return (
    <g className="trail">
      <path d={linePath([legs[0].from, ...legs.map(({ to }) => to)])} />
      {legs.map(({ from, to }, i) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: legs have no other name than their place
          key={i}
          at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }}
          text={[inches(distance(from, to)), i === legs.length - 1 && note].filter(Boolean).join(' · ')}
        />
      ))}
    </g>
  );
}
