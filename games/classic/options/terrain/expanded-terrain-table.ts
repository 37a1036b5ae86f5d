import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const expandedTerrainTable: Option<boolean> = {
  id: 'expanded-terrain-table',
  title: 'Expanded terrain table',
  summary: 'Ground and what lies on it add up; whatever is in a hex may make piloting harder there.',
  group: 'Terrain',
  rule: 'MT-TER-01',
  base: false,
  rules: section(
    'Maximum Tech, terrain',
    [
      'MT-TER-01',
      'Expanded Movement Cost and Terrain Table',
      'One table says for every kind of ground what it costs to enter, what it adds to hit and to Piloting Skill Rolls, and who may not enter.',
      'expanded-terrain-table',
    ],
    [
      'MT-TER-02',
      'Reading the table',
      'A hex has one ground and any number of conditions, and their figures add up. The piloting column is added to rolls made there; it asks for none.',
      'expanded-terrain-table',
    ],
  ),
};
