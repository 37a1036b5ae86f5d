// Heat sinks that lie in slots.

import type { HeatSinkType } from '../data/frames.ts';
import type { Item } from '../data/items.ts';

/** MT-SYS-04: two of them in one slot. */
export const COMPACT_PAIR = 'is-2-compact-heat-sinks';
export const COMPACT_SINGLE = 'is-1-compact-heat-sink';

/** The items of each kind. */
export const SINK_ITEMS: Readonly<Record<HeatSinkType['id'], readonly string[]>> = {
  single: ['any-heat-sink'],
  'double-is': ['is-double-heat-sink'],
  'double-clan': ['clan-double-heat-sink'],
  compact: [COMPACT_PAIR, COMPACT_SINGLE],
  laser: ['clan-laser-heat-sink'],
};

const FLAGS = ['heatSink', 'doubleHeatSink', 'laserHeatSink'];

export const isSink = ({ flags }: Item): boolean => FLAGS.some((flag) => flags.has(flag));
