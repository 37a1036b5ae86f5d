import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { Rise, Span } from '../../rules/sight/other-sight.ts';

/**
 * Does what rises there throw its shadow over the lower of the two? Heights of units are one more than the elevations
 * of the book.
 */
function shadows({ at, height }: Rise, { distance, level, targetLevel }: Span): boolean {
  const isLooker = level > targetLevel;
  const high = Math.max(level, targetLevel) - 1;
  const low = Math.min(level, targetLevel) - 1;
  const above = height - low;
  const below = high - height;
  if (above <= 0) return false;
  const toHigh = isLooker ? at : distance - at;
  const toLow = distance - toHigh;
  return 2 * (above - below) + toHigh - toLow > 0;
}

const isOverBoth = ({ height }: Rise, { level, targetLevel }: Span): boolean =>
  height >= Math.max(level, targetLevel);

/** Of the highest hexes the one nearest to the lower unit. */
function highest(ground: readonly Rise[], { level, targetLevel }: Span): Rise | undefined {
  const top = Math.max(...ground.map(({ height }) => height));
  const tops = ground.filter(({ height }) => height === top);
  return level > targetLevel ? tops.at(-1) : tops[0];
}

export const deadZones: Option<boolean> = {
  id: 'dead-zones',
  title: 'Dead zones',
  summary: 'Hills hide those close behind them from those farther up, wherever the hill stands.',
  group: 'Line of sight',
  rule: 'MT-LOS-01',
  base: false,
  excludes: ['los-diagram'],
  rules: section('Maximum Tech, line of sight', [
    'MT-LOS-01',
    'Dead zones',
    'The highest hex between two units, if not above both, hides the lower one when its height counted twice and the ranges from both ends come to more than 0; woods intervene by the same count.',
    'dead-zones',
  ]),
  plug: () => ({
    replace: {
      sightRule: () => ({
        blocks: (ground, span) => {
          if (ground.some((rise) => isOverBoth(rise, span))) return true;
          const hill = highest(ground, span);
          return hill !== undefined && shadows(hill, span);
        },
        intervenes: (top, span) => isOverBoth(top, span) || shadows(top, span),
      }),
    },
  }),
};
