import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import type { ShotIdea } from '../../points/bots.ts';
import { section } from '../../rule-index/section.ts';
import { doneBy } from '../../rules/crew/about-rolls.ts';
import { breakWeapon } from '../../rules/damage/motive.ts';
import type { State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface AttackMarks {
    /** Fired with its field inhibitor off. */
    readonly uninhibited?: boolean;
  }
  interface OptionEvents {
    feedback: {
      readonly type: 'feedback';
      readonly unit: number;
      readonly weapon: number;
      readonly dice: readonly number[];
      readonly burst: boolean;
    };
  }
}

const PPC = 'ppc';
/** By range, from the next hex on: less than this, and it feeds back. */
const SAFE_FROM = [10, 6, 3];
const INSIDE = 10;
/** For bots: what a PPC would still hit with. */
const LATER_SHOTS = 2;
const WORDS = { on: 'Inhibitor on', off: 'Inhibitor off', roll: 'Feedback' };

const INHIBITOR: Field = {
  kind: 'pick',
  name: 'uninhibited',
  label: 'Field inhibitor',
  values: [false, true],
  describe: (off) => ({ label: off ? WORDS.off : WORDS.on }),
};

/** For bots: the number without the inhibitor, if what it adds is more than what the feedback takes. */
function bolder(
  idea: ShotIdea,
  field: Battlefield,
  state: State,
  { attacker, weapon, target }: Shot,
): ShotIdea {
  const { type } = field.designs[attacker].weapons[weapon];
  const { units } = state;
  const range = distance(field.board, units[attacker].hex, units[target].hex);
  if (type.id !== PPC || range < 1 || range > type.min) return idea;
  const number = idea.number + range - type.min - 1;
  const more = (chanceOfTwoDice(number) - chanceOfTwoDice(idea.number)) * type.damage * idea.worth;
  const loss = (1 - chanceOfTwoDice(SAFE_FROM[range - 1])) * (INSIDE + LATER_SHOTS * type.damage);
  return more > loss ? { ...idea, number, choice: { ...idea.choice, uninhibited: true } } : idea;
}

export const ppcInhibitorOverride: Option<boolean> = {
  id: 'ppc-inhibitor-override',
  title: 'PPC inhibitors off',
  summary: 'A PPC may be fired without its field inhibitor: no minimum range, but it may burst.',
  group: 'Weapons',
  rule: 'MT-WPN-36',
  base: false,
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-36',
    'PPC field inhibitor off',
    'Such a shot has no minimum range; after it 2D6 less than 10 in the next hex, 6 at two hexes or 3 farther away destroy the PPC, with 10 points to the structure where it is.',
    'ppc-inhibitor-override',
  ]),
  plug: () => ({
    stage: {
      attackFields: (fields, { designs }, unit, weapon) =>
        designs[unit].weapons[weapon].type.id === PPC ? [...fields, INHIBITOR] : fields,
      betterShot: bolder,
      declared: (marks, { uninhibited }) => (uninhibited === true ? { ...marks, uninhibited } : marks),
    },
    add: {
      weaponToHit: (tally, { designs }, _state, { attacker, weapon, uninhibited }, range) => {
        const { min } = designs[attacker].weapons[weapon].type;
        if (uninhibited && range <= min) tally.add(range - min - 1, WORDS.off, 'MT-WPN-36');
      },
      fired: (play, field, { attacker, weapon, target, uninhibited }) => {
        if (!uninhibited) return;
        const { units } = play.state;
        const range = distance(field.board, units[attacker].hex, units[target].hex);
        const safe = SAFE_FROM[Math.min(SAFE_FROM.length, Math.max(1, range)) - 1];
        const dice = play.roll(WORDS.roll, 2, doneBy(field, attacker, safe));
        const burst = sum(dice) < safe;
        play.emit({ type: 'feedback', unit: attacker, weapon, dice, burst });
        if (!burst) return;
        const gun = field.designs[attacker].weapons[weapon];
        breakWeapon(units[attacker], gun);
        field.kinds[attacker].damageInside(play, field, attacker, gun.location, INSIDE);
      },
    },
  }),
  sentences: {
    feedback: ({ unit, weapon, dice, burst }, names) =>
      burst
        ? `${names.weapon(unit, weapon)} of ${names.mech(unit)} feeds back (${sum(dice)}) and bursts.`
        : `${names.weapon(unit, weapon)} of ${names.mech(unit)} holds (${sum(dice)}).`,
  },
  changes: {
    feedback: ({ units }, { unit, weapon, burst }, { designs }) => {
      if (burst) breakWeapon(units[unit], designs[unit].weapons[weapon]);
    },
  },
};
