import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { hasFire, isAlight } from '../../../buildings/fire.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { changeGround, hexWith } from '../../../rules/ground/ground.ts';
import { isUnderWater } from '../../../rules/sight/line-of-sight.ts';
import { isWaterAllTheWay, NEEDS_WATER } from '../../../rules/sight/water.ts';
import { isPlatoon } from '../../../rules/unit/people.ts';
import { squad } from '../../../squads/stock.ts';
import '../../../squads/suit-arms.ts';
import type { WeaponAttack } from '../../../state.ts';
import { bombForms, bombsSeen, burstAll, DROPPED, idleBombs, letGo, release } from './micro-bombs.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    /** Needles that burn have struck a platoon. */
    'needles-burn': {
      readonly type: 'needles-burn';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly alight: boolean;
    };
  }
}

const OPTION = 'battle-armor-arms';
const RULE = 'MT-WPN-63';
const NEEDLER = 'suit_firedrake_needler';
const CATCHES_ON = 6;
const PURPOSE = 'needles set fire';
const FOR_PLATOONS: Reason = { message: 'It harms people without armour alone', rule: RULE };
const of = (weapon: string, shots?: number) => ({ weapon, ...(shots !== undefined && { shots }) });

const SQUADS = [
  squad('Trident', { armor: 9, jump: 3, weapons: [of('Triple Small Lasers')], antiMech: true }),
  squad('Grapeshot', { armor: 8, jump: 3, weapons: [of('Phalanx SRM 4', 2), of('Machine Gun')] }),
  squad('Greek Fire', { armor: 8, jump: 3, weapons: [of('Twin Flamers')], antiMech: true }),
  squad('Bombardier', { armor: 10, ground: 2, weapons: [of('Heavy Mortar')] }),
  squad('Whaler', { troopers: 5, armor: 10, jump: 3, weapons: [of('Advanced SRM 3', 3)], antiMech: true }),
  squad('Nettle', { armor: 7, jump: 4, weapons: [of('Firedrake Needler'), of('Small Laser')] }),
  squad('Katar', { armor: 8, jump: 3, weapons: [of('Vibroclaws'), of('Small Laser')], antiMech: true }),
  squad('Magpie', { armor: 7, jump: 4, weapons: [of('Micro Bomb', 1), of('Small Laser')] }),
  squad('Petard', { armor: 8, jump: 4, weapons: [of('Mine Launcher', 1), of('Machine Gun')] }),
];

/** MT-WPN-63: once the hit is known; where there is no fire, nothing burns. */
function needlesBurn(
  play: Play<Classic>,
  field: Battlefield,
  { attacker, weapon, target, number }: WeaponAttack,
  rolled: readonly number[],
): void {
  if (sum(rolled) < number || field.designs[attacker].weapons[weapon].type.id !== NEEDLER) return;
  const { hex } = play.state.units[target];
  if (!hasFire(field) || isAlight(field, hex) || field.depth[hex] >= 1) return;
  const dice = play.roll(PURPOSE, 2, rolledBy(attacker, CATCHES_ON, target));
  const alight = sum(dice) >= CATCHES_ON;
  play.emit({ type: 'needles-burn', unit: target, dice, alight });
  if (alight) changeGround(play, hexWith(field.board, hex, { add: ['fire'] }), [attacker, target]);
}

/** MT-WPN-63 */
export const battleArmorArms: Option<boolean> = {
  id: OPTION,
  title: 'Weapons of battle armour',
  summary:
    'Battle armour carries weapons of its own: twin and triple lasers, small Gauss rifles, mortars, LAWs, claws, mines and more.',
  group: 'Infantry',
  rule: RULE,
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Battle armor weapons',
    'Twin and triple weapons count barrels. Of twin flamers, twin bearhunters, Fenrir and Phalanx SRMs twice as many hit; of advanced SRMs an odd number is one more. Claws and needles harm platoons; mines hit at 8 close by.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      rolledToHit: needlesBurn,
      declares: letGo,
      phaseEnds: (play, field, phase) => {
        if (field.special && (phase === 'weapon' || phase === 'action')) burstAll(play, field);
      },
    },
    stage: {
      gear: (names) => [...names, 'arms of suits'],
      glimpse: bombsSeen,
      declarations: bombForms,
      idle: idleBombs,
      unitsOffered: (files) => [...files, ...SQUADS],
      whyNotFire(why, field, state, { unit }, { weapon, target }) {
        const { isForPlatoons, isDropped, swims } = field.designs[unit].weapons[weapon].type;
        if (isDropped) return DROPPED;
        if (why || (!isForPlatoons && !swims)) return why;
        if (isForPlatoons) return isPlatoon(field, target) ? null : FOR_PLATOONS;
        if (!isUnderWater(field, unit, state.units[unit])) return null;
        return isWaterAllTheWay(field, state, { unit, target }) ? null : NEEDS_WATER;
      },
    },
  }),
  orders: [z.strictObject({ type: z.literal('drop-micro-bombs'), unit: indexSchema })],
  changes: {
    'needles-burn': () => {},
    'micro-bombs': ({ units }, { unit, hex, weapon, bin }) => release(units[unit], { hex, weapon, bin }),
    'micro-bombs-burst': () => {},
  },
  sentences: {
    'micro-bombs': ({ unit }, { mech }) => `${mech(unit)} drops its micro bombs.`,
    'micro-bombs-burst': ({ unit, to, number, dice, hit }, { mech, hex }) =>
      `The bombs of ${mech(unit)} ${dice.length > 0 ? `need ${number.total}, roll ${sum(dice)}, and ` : ''}${
        to < 0 ? 'fall off the map' : `${hit ? 'burst' : 'fall astray and burst'} in hex ${hex(to)}`
      }.`,
    'needles-burn': ({ unit, dice, alight }, { mech }) =>
      `The needles that hit ${mech(unit)} ${alight ? 'set the hex on fire' : 'go out'} (${sum(dice)}).`,
  },
};
