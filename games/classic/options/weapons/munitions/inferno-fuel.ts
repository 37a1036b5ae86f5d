import { GEAR } from '../../../data/gear.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

const OPTION = 'inferno-fuel';
const RULE = GEAR['inferno fuel'];

/** What burns, the rules of infernos say. */
export const infernoFuel: Option<boolean> = {
  id: OPTION,
  title: 'Inferno fuel',
  summary: 'Flamers with a tank may be filled with what infernos burn.',
  group: 'Equipment',
  rule: RULE,
  base: false,
  requires: ['ammo-inferno'],
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Inferno fuel',
    'A hit of a vehicle flamer with such fuel is as good as an inferno missile, one of a heavy flamer as two, instead of damage. The tank goes up as infernos do.',
    OPTION,
  ]),
  plug: () => ({ stage: { gear: (names) => [...names, 'inferno fuel'] } }),
};
