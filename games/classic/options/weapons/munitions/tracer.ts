import { battlefieldOf } from '../../../battlefields.ts';
import { binOfShot } from '../../../rules/fire/ammunition.ts';
import { autocannonRounds, isOf } from './munitions.ts';

const EASIER = -1;

export const tracerRounds = autocannonRounds({
  id: 'ammo-ac-tracer',
  title: 'Tracer rounds',
  summary: 'Autocannons may fire rounds that show their way in the dark.',
  gear: 'tracer rounds',
  play: 'At night they are at +1 instead of +2, and at dusk or dawn at +0. They do 1 point less.',
  add: {
    inTheDark: (tally, field, state, shot) => {
      const bin = binOfShot(field, state, shot);
      if (isOf(field, { attacker: shot.attacker, bin }, 'tracer'))
        tally.add(EASIER, 'Tracer rounds', 'MT-WPN-09');
    },
  },
  stage: {
    hit: (hit, { state }) =>
      isOf(battlefieldOf(state), hit.attack, 'tracer')
        ? { ...hit, damageEach: Math.max(0, hit.damageEach - 1) }
        : hit,
    pointsOfLoad: (points, field, _state, shot) => (isOf(field, shot, 'tracer') ? points - 1 : points),
  },
});
