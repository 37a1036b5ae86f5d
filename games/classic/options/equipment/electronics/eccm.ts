import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'eccm';

/** What it counters, the rules of ECM suites say. */
export const eccm: Option<boolean> = {
  id: OPTION,
  title: 'ECCM',
  summary: 'An ECM suite may be set to work against those of the enemy.',
  group: 'Equipment',
  rule: 'MT-ELEC-06',
  base: false,
  requires: ['ecm-suites'],
  rules: section(
    'Maximum Tech, electronics',
    [
      'MT-ELEC-06',
      'ECCM',
      'Before the game or in the End Phase a suite is set to ECCM. It jams nothing then. Suites of enemies within six hexes do not work, and neither do their fields there, where the balance allows it.',
      OPTION,
    ],
    [
      'MT-ELEC-07',
      'ECM against ECCM',
      'In each hex the suites of both sides are counted, Angel ECM twice. Where ECCM comes to as much as the ECM of the enemy, that does nothing.',
      OPTION,
    ],
  ),
  plug: () => ({
    stage: {
      switches: (switches) =>
        switches.map((each) =>
          each.id === 'ecm' ? { ...each, settings: [...each.settings, 'ECCM'] } : each,
        ),
    },
  }),
};
