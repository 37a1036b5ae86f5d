import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import { LANDS, type Land } from './state.ts';

// Nothing plugs into the procedures of this game: scenarios and rules read the values.
type Option<Value extends OptionValue> = OptionModule<object, Value>;

export const terrain: Option<Land> = {
  id: 'terrain',
  title: 'Terrain',
  summary: 'The terrain of the hex in which a battle on land is fought.',
  group: 'Scenario',
  rule: 'PA-CBT-02',
  base: 'woods',
  allowed: [...LANDS],
};

export const navalIgnoresWater: Option<boolean> = {
  id: 'naval-ignores-water',
  title: 'Ships are at home on water',
  summary:
    'Ships are not easier to hit for being on water. The table of the book makes no exception for them.',
  group: 'Combat',
  rule: 'PA-CBT-12',
  base: false,
};

export const vtolCover: Option<boolean> = {
  id: 'vtol-cover',
  title: 'VTOLs take cover',
  summary:
    'Terrain makes VTOLs easier or harder to hit, as it does ground units. The book can be read both ways.',
  group: 'Combat',
  rule: 'PA-CBT-12',
  base: false,
};

/** What players may agree on. */
export const options: readonly OptionModule[] = [terrain, navalIgnoresWater, vtolCover];
