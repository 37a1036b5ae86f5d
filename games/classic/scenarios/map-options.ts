// The options that shape the map of a scenario; none of them acts in play.

import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import { LANDSCAPES, type Landscape } from '../data/maps/generator.ts';
import { SHEETS } from '../data/maps/sheets.ts';

type MapOption<Value extends OptionValue> = OptionModule<object, Value>;

const group = 'Map';

export const sheet: MapOption<string> = {
  id: 'sheet',
  title: 'Mapsheet',
  summary: 'The sheet to play on; of two, the first.',
  group,
  rule: 'CBT-SCN-03',
  base: 'watchtower-ridge',
  allowed: Object.keys(SHEETS),
};

export const secondSheet: MapOption<string> = {
  id: 'second-sheet',
  title: 'Second mapsheet',
  summary: 'The other sheet of scenarios that use two.',
  group,
  rule: 'CBT-SCN-02',
  base: 'watchtower-ridge',
  allowed: Object.keys(SHEETS),
};

export const join: MapOption<'scenario' | 'wide' | 'narrow'> = {
  id: 'join',
  title: 'How two sheets lie',
  summary: 'As the scenario says, or joined on their wide or narrow sides.',
  group,
  rule: 'CBT-SCN-11',
  base: 'scenario',
  allowed: ['scenario', 'wide', 'narrow'],
};

export const turnSecondSheet: MapOption<boolean> = {
  id: 'turn-second-sheet',
  title: 'Turn the second sheet',
  summary: 'The second sheet lies the other way round.',
  group,
  rule: 'CBT-SCN-11',
  base: false,
};

export const landscape: MapOption<Landscape | 'none'> = {
  id: 'landscape',
  title: 'Random landscape',
  summary: 'A skirmish on new ground of this kind instead of a mapsheet.',
  group,
  rule: 'CBT-MAP-01',
  base: 'none',
  allowed: ['none', ...LANDSCAPES],
};

export const mapSeed: MapOption<number> = {
  id: 'map-seed',
  title: 'Number of the landscape',
  summary: 'The same number is the same landscape.',
  group,
  rule: 'CBT-MAP-01',
  base: 1,
  allowed: [1, 1_000_000],
};

export const mapOptions = [sheet, secondSheet, join, turnSecondSheet, landscape, mapSeed] as const;
