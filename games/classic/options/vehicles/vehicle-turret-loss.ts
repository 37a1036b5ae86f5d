import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** MT-VCON-03 */
export const vehicleTurretLoss: Option<boolean> = {
  id: 'vehicle-turret-loss',
  title: 'Loss of a turret',
  summary: 'A ground vehicle or a ship whose turret is shot away fights on.',
  group: 'Vehicle combat',
  rule: 'MT-VCON-03',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCON-03',
    'Loss of a turret',
    'A vehicle without its turrets is not destroyed. Further hits on a turret that is gone, and what is left of the hit that took it off, strike the side that the attack came from.',
    'vehicle-turret-loss',
  ]),
  plug: () => ({ stage: { outlivesTurret: (does, how) => does || how !== 'rotor' } }),
};
