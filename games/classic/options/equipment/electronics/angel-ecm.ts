import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'angel-ecm';

/** What it jams, the rules of ECM suites say. */
export const angelEcm: Option<boolean> = {
  id: OPTION,
  title: 'Angel ECM suites',
  summary: 'Units may have Angel ECM, which jams Streak launchers as well and counts as two suites.',
  group: 'Equipment',
  rule: 'MT-ELEC-08',
  base: false,
  requires: ['ecm-suites'],
  rules: section('Maximum Tech, electronics', [
    'MT-ELEC-08',
    'Angel ECM suites',
    'It works like any ECM, against all probes as well. Streaks whose line to their target touches its field fire like ordinary launchers: also when they miss, and with a roll for how many hit.',
    OPTION,
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'an Angel ECM suite'] } }),
};
