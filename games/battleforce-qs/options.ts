import type { OptionModule, OptionSet } from '@ironfield/kernel/options/options.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import { MAPS, type MapId } from './data/maps.ts';

// Nothing plugs into the procedures of this game: scenarios and the battlefield read the values.
type Option<Value extends OptionValue> = OptionModule<object, Value>;

export const map: Option<MapId> = {
  id: 'map',
  title: 'Map',
  summary: 'The mapsheet to play on.',
  group: 'Scenario',
  rule: 'BFQ-SEQ-02',
  base: 'meadow',
  allowed: Object.keys(MAPS) as MapId[],
};

export const firingArc: Option<'300' | '180'> = {
  id: 'firing-arc',
  title: 'Firing arc',
  summary: 'Degrees of the firing arc. The diagram is lost; 300 is the reading of the older edition.',
  group: 'Combat',
  rule: 'BFQ-COM-04',
  base: '300',
  allowed: ['300', '180'],
};

export const turnLimit: Option<number> = {
  id: 'turn-limit',
  title: 'Turn limit',
  summary: 'The game ends after this turn. The rulebook prints none.',
  group: 'Scenario',
  rule: 'BFQ-SCN-08',
  base: 100,
  allowed: [1, 100],
};

export const deployedStart: Option<boolean> = {
  id: 'deployed-start',
  title: 'Deployed start',
  summary: 'Units of the Veteran scenario start in their deployment zones instead of entering in turn 1.',
  group: 'Scenario',
  rule: 'BFQ-SCN-06',
  base: false,
};

export const units: Option<'both' | 'lighter' | 'heavier'> = {
  id: 'units',
  title: 'Units',
  summary: 'The Veteran scenario with both Units of each side, or with the lighter or heavier one.',
  group: 'Scenario',
  rule: 'BFQ-SCN-04',
  base: 'both',
  allowed: ['both', 'lighter', 'heavier'],
};

/** What players may agree on. */
export const options: readonly OptionModule[] = [map, firingArc, turnLimit, deployedStart, units];

export const optionSets: readonly OptionSet[] = [
  {
    id: 'short',
    title: 'Short battle',
    summary: 'Deployed and over after six turns.',
    options: { 'turn-limit': 6, 'deployed-start': true },
  },
];
