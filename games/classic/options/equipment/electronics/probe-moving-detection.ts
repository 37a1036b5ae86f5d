import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'probe-moving-detection';

/** What is found so, the rules of hidden units say. */
export const probeMovingDetection: Option<boolean> = {
  id: OPTION,
  title: 'Probes search on the way',
  summary: 'An active probe finds hidden units in every hex of a move, not only in the last one.',
  group: 'Information',
  rule: 'MT-ELEC-01',
  base: false,
  requires: ['hidden-units'],
  rules: section('Maximum Tech, electronics', [
    'MT-ELEC-01',
    'Probes on the way',
    "Hidden 'Mechs, vehicles and battle armor are found as soon as they come into reach of a probe that moves; platoons only at the end of the move, by a Bloodhound.",
    OPTION,
  ]),
  plug: () => ({ replace: { probesOnTheWay: () => true } }),
};
