import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** MT-VCOM-13 */
export const vehicleDestruction: Option<boolean> = {
  id: 'vehicle-destruction',
  title: 'Vehicles without a turret',
  summary: 'A vehicle whose turret is shot away fights on.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-13',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCOM-13',
    'Destruction of vehicles',
    'The loss of the turret does not destroy a vehicle. Its weapons go with it, and what is left of the hit, like all further ones, strikes the side that the attack came from.',
    'vehicle-destruction',
  ]),
  plug: () => ({ stage: { outlivesTurret: () => true } }),
};
