import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Struck } from '../../../kind.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { oweRoll } from '../../../rules/piloting/piloting.ts';
import type { State, UnitState, WeaponAttack } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    /** MT-WPN-35: arms in the cord of a bola, and since which turn. */
    readonly bound?: readonly { readonly part: Part; readonly turn: number }[];
  }
  interface OptionRolls {
    bola: true;
  }
  interface OptionEvents {
    'bola-winds': {
      readonly type: 'bola-winds';
      readonly unit: number;
      readonly part: Part;
      readonly isLeg: boolean;
    };
  }
}

const OPTION = 'narc-bola';
const RULE = 'MT-WPN-35';
const HARDER = 1;
const ARMS: readonly string[] = ['LA', 'RA'];
const WORDS = { arm: 'A bola round its arm', leg: 'A bola round its leg' };

/** In the turn after that in which it was hit. */
const isBound = ({ marks }: UnitState, part: Part, turn: number): boolean =>
  marks?.bound?.some((cord) => cord.part === part && cord.turn === turn - 1) === true;

/** It does something to limbs alone. */
function winds(play: Play<Classic>, field: Battlefield, attack: WeaponAttack, { part }: Struck): void {
  const unit = attack.target as number;
  const { limbs, codes } = field.kinds[unit];
  const isLeg = limbs?.walksOn(field, unit).includes(part) === true;
  if (!isLeg && !(limbs && ARMS.includes(codes[part]))) return;
  play.happen({ type: 'bola-winds', unit, part, isLeg });
  if (isLeg) oweRoll(play.state.units[unit], 'bola', HARDER, RULE, WORDS.leg);
}

export const narcBola: Option<boolean> = {
  id: OPTION,
  title: 'Narc bola pods',
  summary: "Narc launchers may throw bolas, which wind round the arms and legs of 'Mechs.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  requires: ['narc-beacons'],
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Narc bola pods',
    'Round a leg a bola asks for a Piloting Skill Roll at +1 at the end of the phase. Round an arm it makes weapon and physical attacks with that arm 1 harder in the next turn. Anything else that it hits takes no notice.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      podLands: (play, field, attack, struck) => {
        if (field.designs[attack.attacker].bins[attack.bin]?.load === 'bola')
          winds(play, field, attack, struck);
      },
      weaponToHit: (tally, field, { units, turn }: State, { attacker, weapon }) => {
        const { [attacker]: mech } = units;
        if (!mech.marks?.bound) return;
        const { parts } = field.designs[attacker].weapons[weapon];
        if (parts.some(({ location }) => isBound(mech, location, turn))) tally.add(HARDER, WORDS.arm, RULE);
      },
      physicalToHit: (tally, _field, { units, turn }, { attacker, limb }) => {
        if (limb >= 0 && isBound(units[attacker], limb, turn)) tally.add(HARDER, WORDS.arm, RULE);
      },
    },
    stage: { gear: (names) => [...names, 'Narc bola pods'] },
  }),
  changes: {
    'bola-winds': ({ units, turn }, { unit, part, isLeg }) => {
      if (isLeg) return;
      const { marks } = units[unit];
      units[unit].marks = { ...marks, bound: [...(marks?.bound ?? []), { part, turn }] };
    },
  },
  sentences: {
    'bola-winds': ({ unit, part }, names) =>
      `A bola winds round the ${names.part(unit, part)} of ${names.mech(unit)}.`,
  },
};
