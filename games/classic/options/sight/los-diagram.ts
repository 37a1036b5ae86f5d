import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { Rise, Span } from '../../rules/sight/other-sight.ts';

/** Does it rise above the straight line between the two? Heights of units are one more than the elevations of the book. */
const interrupts = ({ at, height }: Rise, { distance, level, targetLevel }: Span): boolean =>
  (height + 1) * distance > level * (distance - at) + targetLevel * at;

export const losDiagram: Option<boolean> = {
  id: 'los-diagram',
  title: 'Line of sight by diagram',
  summary: 'What rises above the straight line between two units is in the way, and nothing else.',
  group: 'Line of sight',
  rule: 'MT-LOS-02',
  base: false,
  excludes: ['dead-zones'],
  rules: section('Maximum Tech, line of sight', [
    'MT-LOS-02',
    'Line of sight by diagram',
    'Heights are drawn against distances: ground above the straight line between the two units blocks it, woods above it intervene; what just reaches it does not count.',
    'los-diagram',
  ]),
  plug: () => ({
    replace: {
      sightRule: () => ({
        blocks: (ground, span) => ground.some((rise) => interrupts(rise, span)),
        intervenes: interrupts,
      }),
    },
  }),
};
