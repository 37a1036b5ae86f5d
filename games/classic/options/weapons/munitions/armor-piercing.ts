import { binOfShot } from '../../../rules/fire/ammunition.ts';
import { autocannonRounds, isOf } from './munitions.ts';

const HARDER = 1;
/** By the size of the gun: what is added to the roll for critical hits where the armor has held. */
const PIERCES: Readonly<Record<number, number>> = { 20: -1, 10: -2, 5: -3, 2: -4 };
/** Points that such a roll is worth, for each of the 36 throws that finds something. */
const WORTH = 6 / 36;
/** Throws of 8 and more, of 9 and more, and so on. */
const THROWS = [15, 10, 6, 3, 1];

export const armorPiercing = autocannonRounds({
  id: 'ammo-ac-armor-piercing',
  title: 'Armor-piercing rounds',
  summary: 'Autocannons may fire rounds that threaten the inside through whole armor.',
  gear: 'armor-piercing rounds',
  play: 'They are at +1 to hit, and a ton holds half as many. A hit that stays in the armor makes one roll for critical hits: at −1 for an AC/20, −2 for an AC/10, −3 for an AC/5, −4 for an AC/2.',
  more: [
    [
      'MT-WPN-05',
      'Special rounds of autocannons',
      'Standard and light autocannons fire them, no others. They come by the ton, and what is fired is said when the attack is declared.',
    ],
  ],
  add: {
    weaponToHit: (tally, field, state, shot) => {
      const bin = binOfShot(field, state, shot);
      if (isOf(field, { attacker: shot.attacker, bin }, 'armor-piercing'))
        tally.add(HARDER, 'Armor-piercing rounds', 'MT-WPN-06');
    },
  },
  stage: {
    incoming: (from, { designs }, _state, attack) =>
      'bin' in attack && isOf({ designs }, attack, 'armor-piercing')
        ? { ...from, pierces: PIERCES[designs[attack.attacker].bins[attack.bin].type.damage] }
        : from,
    pointsOfLoad: (points, { designs, kinds }, _state, shot) => {
      const { target } = shot;
      if (!isOf({ designs }, shot, 'armor-piercing') || target < 0 || kinds[target].troopers) return points;
      const modifier = PIERCES[designs[shot.attacker].bins[shot.bin].type.damage];
      return points + WORTH * THROWS[-modifier];
    },
  },
});
