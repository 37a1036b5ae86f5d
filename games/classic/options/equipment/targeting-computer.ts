import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf, type Part } from '../../design.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { binOfShot, isCluster } from '../../rules/fire/ammunition.ts';
import { isHelpless } from '../../rules/fire/attack-modifiers.ts';
import { isAimedByComputer } from '../../rules/fire/to-hit.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';
import type { State } from '../../state.ts';
import { NO_AIM } from '../../text/fire.ts';

declare module '../../extensions.ts' {
  interface AttackMarks {
    /** MT-BASE-06: a computer aims it at a part. */
    readonly computed?: true;
  }
}

const OPTION = 'targeting-computer-is';
const AIMED = 3;
const WORDS = 'Aimed by computer';
const ONE_PART: Reason = {
  message: 'A targeting computer aims all weapons at one part of one target',
  rule: 'MT-BASE-06',
};
const NEVER: readonly string[] = ['HD'];
/** Parts that are turned away from who attacks from a side. */
const FAR: Readonly<Record<string, readonly string[]>> = {
  left: ['RA', 'RT', 'RL'],
  right: ['LA', 'LT', 'LL'],
};

/** A 'Mech that is not helpless, by a weapon that the computer helps with what is in it. */
function canAim(field: Battlefield, state: State, shot: Shot): boolean {
  const { attacker, weapon, target } = shot;
  const design = field.designs[attacker];
  const mount = design.weapons[weapon];
  if (!isAimedByComputer(design, state.units[attacker], mount)) return false;
  const bin = design.bins[binOfShot(field, state, shot)];
  if (bin !== undefined && isCluster(bin)) return false;
  return field.kinds[target].isAimedAt && !isHelpless(field, state.units[target]);
}

function openParts(field: Battlefield, state: State, parts: readonly Part[], shot: Shot): readonly Part[] {
  const { attacker, target } = shot;
  const side = attackSide(field, state, state.units[attacker].hex, target);
  const cover = coverOf(field, state, attacker, target, unitSight(field, state, attacker, target));
  const { codes } = field.kinds[target];
  const closed = [...NEVER, ...(FAR[side] ?? [])];
  return parts.filter((part) => !closed.includes(codes[part]) && ((cover?.parts ?? 0) & bitOf(part)) === 0);
}

const isAimed = (aim: unknown): boolean => aim !== undefined && aim !== NO_AIM;

/** The −1 of what is not aimed is where weapons are fired. */
export const targetingComputer: Option<boolean> = {
  id: OPTION,
  title: 'Targeting computers',
  summary: "Units may have a computer that aims their direct fire, also at a part of a 'Mech.",
  group: 'Equipment',
  rule: 'MT-ELEC-12',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-ELEC-12',
    'Targeting computers',
    "Direct fire is at −1. Or all of it is aimed at one part of a 'Mech at +3, and strikes there: not the head, nor what is covered or turned away. Any critical hit ends it. A slot for 4 tons of weapons, of the Clans for 5.",
    OPTION,
  ]),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, state, shot) => {
        if (shot.aim >= 0 && canAim(field, state, shot)) tally.add(AIMED, WORDS, 'MT-BASE-06');
      },
    },
    stage: {
      gear: (names) => [...names, 'a targeting computer'],
      takesAim: (may, field, state, shot) => may || canAim(field, state, shot),
      partsToAim: (parts, field, state, shot) =>
        canAim(field, state, shot) ? openParts(field, state, parts, shot) : parts,
      whyNotTogether(why, field, state, unit, attacks) {
        const byComputer = ({ weapon, target, aim, bin }: Readonly<Record<string, unknown>>): boolean =>
          isAimed(aim) &&
          canAim(field, state, shotOf(unit, weapon as number, target as number, bin as number | undefined));
        if (why || !attacks.some(byComputer)) return why;
        const [first] = attacks.filter(byComputer);
        const isOther = attacks.some(
          (each) => byComputer(each) && (each.target !== first.target || each.aim !== first.aim),
        );
        return isOther ? ONE_PART : null;
      },
      declared: (marks, { aim, weapon, target, bin }, field, state, unit) =>
        isAimed(aim) && canAim(field, state, shotOf(unit, weapon, target, bin))
          ? { ...marks, computed: true }
          : marks,
      aimHolds: (does, { computed }) => does || computed === true,
    },
  }),
};

const shotOf = (attacker: number, weapon: number, target: number, bin: number | undefined): Shot => ({
  attacker,
  weapon,
  target,
  twist: 0,
  secondary: 0,
  aim: -1,
  ...(bin !== undefined && { bin }),
});
