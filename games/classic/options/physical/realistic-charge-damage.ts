import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const realisticChargeDamage: Option<boolean> = {
  id: 'realistic-charge-damage',
  title: 'Realistic charge damage',
  summary: 'The charger suffers more the farther it has come.',
  group: 'Physical attacks',
  rule: 'MT-PHYS-11',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-11',
    'Realistic charge damage',
    'A charger takes a twentieth of the weight of its target for every hex that it has moved, rounded up at the end.',
    'realistic-charge-damage',
  ]),
  plug: () => ({ replace: { recoilOfCharge: (tons, hexes) => Math.ceil((tons * hexes) / 20) } }),
};
