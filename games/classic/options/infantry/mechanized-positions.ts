import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** MT-INFY-06 */
export const mechanizedPositions: Option<boolean> = {
  id: 'mechanized-battle-armor-positions',
  title: 'Places of mechanized battle armour',
  summary: "Each trooper who rides on a 'Mech has a place, and only hits there strike him.",
  group: 'Infantry',
  rule: 'MT-INFY-06',
  base: false,
  requires: ['combined-arms', 'transport'],
  rules: section('Maximum Tech, infantry', [
    'MT-INFY-06',
    'Mechanized battle armour positions',
    'Troopers 1 to 5 ride on the right torso, the left torso, behind them on both, and on the back of the centre torso. A hit strikes whoever is left there first, and a location that is lost takes its riders along.',
    'mechanized-battle-armor-positions',
  ]),
  plug: () => ({ replace: { ridersKeepPlaces: ({ kinds }, carrier) => kinds[carrier].limbs !== undefined } }),
};
