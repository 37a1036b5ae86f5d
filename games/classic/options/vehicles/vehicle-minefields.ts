import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** The number a hovercraft has to throw in a conventional field. */
const HOVERS_OVER = 12;

/** MT-VCOM-12 */
export const vehicleMinefields: Option<boolean> = {
  id: 'vehicle-minefields',
  title: 'Minefields and vehicles',
  summary: 'Mines tear tracks, wheels and skirts; a hovercraft hardly ever sets them off.',
  group: 'Vehicle combat',
  rule: 'MT-VCOM-12',
  base: false,
  requires: ['combined-arms', 'vehicle-motive-damage'],
  rules: section('Maximum Tech, vehicle combat', [
    'MT-VCOM-12',
    'Minefields and vehicles',
    'A ground vehicle under which mines go off rolls for motive damage besides. A hovercraft sets off a conventional minefield only on 12.',
    'vehicle-minefields',
  ]),
  plug: () => ({
    add: { minesHurt: (play, field, unit) => field.plugged.motiveDamage?.(play, field, unit, 0) },
    stage: {
      springsOn: (number, field, unit, kind) =>
        kind === 'conventional' && field.kinds[unit].motive?.sinks ? HOVERS_OVER : number,
    },
  }),
};
