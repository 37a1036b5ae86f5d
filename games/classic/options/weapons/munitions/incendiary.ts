import type { Battlefield } from '../../../battlefield.ts';
import { binOfShot } from '../../../rules/fire/ammunition.ts';
import { isPlatoon } from '../../../rules/unit/people.ts';
import { CALLED_OFF, type State } from '../../../state.ts';
import { autocannonRounds, isOf } from './munitions.ts';

const EASIER = -1;
const SEARS = 2;

/** Has a gun fired them in this turn? */
const hasFired = (field: Battlefield, { weaponAttacks }: State, unit: number, weapon: number): boolean =>
  weaponAttacks.some(
    (attack) =>
      attack.attacker === unit &&
      attack.weapon === weapon &&
      attack.number !== CALLED_OFF &&
      isOf(field, attack, 'incendiary'),
  );

export const incendiaryRounds = autocannonRounds({
  id: 'ammo-ac-incendiary',
  title: 'Incendiary rounds',
  summary: 'Autocannons may fire rounds that burn.',
  gear: 'incendiary rounds',
  add: {
    inTheDark: (tally, field, state, shot) => {
      const bin = binOfShot(field, state, shot);
      if (isOf(field, { attacker: shot.attacker, bin }, 'incendiary'))
        tally.add(EASIER, 'Incendiary rounds', 'MT-WPN-59');
    },
  },
  stage: {
    incoming: (from, field, _state, attack) =>
      'bin' in attack && isOf(field, attack, 'incendiary') && isPlatoon(field, attack.target)
        ? { ...from, sears: SEARS }
        : from,
    weaponBursts: (points, field, state, unit, weapon) =>
      hasFired(field, state, unit, weapon)
        ? Math.max(points, field.designs[unit].weapons[weapon].type.damage)
        : points,
    pointsOfLoad: (points, field, _state, shot) =>
      isOf(field, shot, 'incendiary') && isPlatoon(field, shot.target) ? points + SEARS : points,
  },
});
