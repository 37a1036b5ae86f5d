import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { isPlatoon } from '../../../rules/unit/people.ts';
import { autocannonRounds, isOf } from './munitions.ts';

/** In the open every point of a hit on a platoon counts twice by itself. */
const pointsAt = (field: Pick<Battlefield, 'kinds'>, unit: number, points: number): number =>
  isPlatoon(field, unit) ? 2 * points : Math.floor(points / 2);

export const flechetteRounds = autocannonRounds({
  id: 'ammo-ac-flechette',
  title: 'Flechette rounds',
  summary: 'Autocannons may fire rounds that sweep infantry and do little to anything else.',
  gear: 'flechette rounds',
  play: 'They do twice their damage to conventional infantry, four times in the open, and half of it to everything else.',
  stage: {
    hit: (hit, { state }) => {
      const field = battlefieldOf(state);
      const { attack, damageEach } = hit;
      if (!isOf(field, attack, 'flechette')) return hit;
      return { ...hit, damageEach: pointsAt(field, attack.target, damageEach) };
    },
    pointsOfLoad: (points, field, _state, shot) =>
      isOf(field, shot, 'flechette') ? pointsAt(field, shot.target, points) : points,
  },
});
