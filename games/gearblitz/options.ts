import type { Option } from './option.ts';
import { deadlyRof } from './options/deadly-rof.ts';
import { ejection } from './options/ejection.ts';
import { knockdown } from './options/knockdown.ts';
import { marginCap } from './options/margin-cap.ts';
import { morale } from './options/morale/morale.ts';
import { placedGrenades } from './options/placed-grenades.ts';
import { agreements } from './scenarios/agreement.ts';

/** The register: what players may agree on, in the order in which it is shown and plugged in. */
export const options: readonly Option[] = [
  ...agreements,
  morale,
  ejection,
  knockdown,
  marginCap,
  deadlyRof,
  placedGrenades,
];
