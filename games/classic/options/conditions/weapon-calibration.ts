import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { STANDARD } from '../../rules/weather/gravity.ts';
import { isBallistic } from '../../rules/weather/weather.ts';

const MISCALIBRATED = 2;
const SIDES: Readonly<Record<string, readonly number[]>> = { first: [0], second: [1], both: [0, 1] };

export const weaponCalibration: Option<string> = {
  id: 'weapon-calibration',
  title: 'Weapons not calibrated',
  summary: 'The side whose projectile weapons are not set for this gravity; they are at +2.',
  group: 'Conditions',
  rule: 'MT-WX-12',
  base: 'none',
  allowed: ['none', 'first', 'second', 'both'],
  requires: ['gravity'],
  rules: section('Maximum Tech, weather', [
    'MT-WX-12',
    'Weapon calibration',
    'In high or low gravity projectile weapons that are not set for it are at +2; flamers, lasers and PPCs never are.',
    'weapon-calibration',
  ]),
  plug: (side) => ({
    add: {
      weaponToHit: (tally, { plugged, designs, sideOf }, _state, { attacker, weapon }) => {
        const { type } = designs[attacker].weapons[weapon];
        const isOff =
          (plugged.gravity?.() ?? STANDARD) !== STANDARD && SIDES[side].includes(sideOf[attacker]);
        if (isOff && type.category !== 'energy' && isBallistic(type))
          tally.add(MISCALIBRATED, 'Not calibrated for this gravity', 'MT-WX-12');
      },
    },
  }),
};
