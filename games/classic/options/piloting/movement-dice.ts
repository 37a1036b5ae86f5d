import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const movementDice: Option<boolean> = {
  id: 'movement-dice',
  title: 'Movement dice',
  summary:
    "Beside every 'Mech that has moved stands what its movement adds to the numbers of those who fire at it.",
  group: 'Piloting',
  rule: 'MT-PSR-06',
  base: false,
  rules: section('Maximum Tech, piloting', [
    'MT-PSR-06',
    'Movement dice',
    "An aid and no rule: after its move a 'Mech has a die with its target movement modifier, in the colour of its mode, on the hexside that its torso faces, until the End Phase.",
    'movement-dice',
  ]),
  plug: () => ({ replace: { showsMovement: () => true } }),
};
