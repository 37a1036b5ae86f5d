import { sum } from '@ironfield/kernel/dice.ts';
import type { WeaponType } from '../../data/equipment.ts';
import { LOWEST_ROLL } from '../../data/tables.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { breakWeapon } from '../../rules/damage/motive.ts';
import { roundsOf } from '../../rules/fire/ammunition.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** The rounds in the chamber go off, and the gun with them. */
    'chamber-burst': {
      readonly type: 'chamber-burst';
      readonly unit: number;
      readonly weapon: number;
      readonly points: number;
    };
  }
}

const OPTION = 'ac-rapid-fire';
const JAMS_UP_TO = 4;
/** Standard and light ones; the others are built for more, or for something else. */
const AUTOCANNON = /^(light_)?ac_?\d+$/;

export const firesRapidly = ({ id }: Pick<WeaponType, 'id'>): boolean => AUTOCANNON.test(id);

export const acRapidFire: Option<boolean> = {
  id: OPTION,
  title: 'Autocannon rapid fire',
  summary: 'Standard and light autocannons may fire two rounds at once, which easily jams them.',
  group: 'Weapons',
  rule: 'MT-WPN-03',
  base: false,
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-03',
    'Autocannon rapid fire',
    'Two rounds at once, as an Ultra autocannon fires them. A roll of 4 or less misses and jams the gun for the game; on 2 the rounds explode, with the points of one where the gun is, which is destroyed.',
    OPTION,
  ]),
  plug: () => ({
    stage: { jamsUpTo: (most, type) => (firesRapidly(type) ? JAMS_UP_TO : most) },
    add: {
      rolledToHit(play, field, attack, dice) {
        const { attacker, weapon } = attack;
        const gun = field.designs[attacker].weapons[weapon];
        const { type, location } = gun;
        if (roundsOf(attack) < 2 || !firesRapidly(type) || sum(dice) > LOWEST_ROLL) return;
        breakWeapon(play.state.units[attacker], gun);
        play.emit({ type: 'chamber-burst', unit: attacker, weapon, points: type.damage });
        field.kinds[attacker].damageInside(play, field, attacker, location, type.damage);
      },
    },
  }),
  changes: {
    'chamber-burst': ({ units }, { unit, weapon }, { designs }) =>
      breakWeapon(units[unit], designs[unit].weapons[weapon]),
  },
  sentences: {
    'chamber-burst': ({ unit, weapon, points }, names) =>
      `The rounds in the chamber of ${names.weapon(unit, weapon)} of ${names.mech(unit)} explode for ${points} points.`,
  },
};
