// Aiming all direct fire at one part of a 'Mech (MT-BASE-06), by a computer or by enhanced imaging (MT-COCKPIT-06).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot } from '../../../../attacks.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import { isDirectFire } from '../../../../data/equipment.ts';
import { bitOf, type Part } from '../../../../design.ts';
import type { AttackMarks } from '../../../../extensions.ts';
import type { Points } from '../../../../points.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { attackSide } from '../../../../rules/damage/attack-side.ts';
import { binOfShot, isCluster } from '../../../../rules/fire/ammunition.ts';
import { isHelpless } from '../../../../rules/fire/attack-modifiers.ts';
import { isAimedByComputer } from '../../../../rules/fire/to-hit.ts';
import { coverOf } from '../../../../rules/sight/cover.ts';
import { unitSight } from '../../../../rules/sight/line-of-sight.ts';
import { isLost } from '../../../../rules/unit/condition.ts';
import { settingOf } from '../../../../rules/unit/switches.ts';
import type { State, UnitState } from '../../../../state.ts';
import { NO_AIM } from '../../../../text/fire.ts';

declare module '../../../../extensions.ts' {
  interface AttackMarks {
    /** MT-BASE-06: a computer aims it at a part. */
    readonly computed?: true;
  }
}

const ONE_PART: Reason = {
  message: 'A targeting computer or enhanced imaging aims all weapons at one part of one target',
  rule: 'MT-BASE-06',
};
const NEVER: readonly string[] = ['HD'];
/** Parts that are turned away from who attacks from a side. */
const FAR: Readonly<Record<string, readonly string[]>> = {
  left: ['RA', 'RT', 'RL'],
  right: ['LA', 'LT', 'LL'],
};

/** None is hit or lost. */
function hasSensors(field: Battlefield, { body }: UnitState, unit: number): boolean {
  const masks = field.kinds[unit].slotsOf?.(field, unit, 'sensors') ?? [];
  return masks.every((mask, part) => mask === 0 || ((mask & body.hits[part]) === 0 && !isLost(body, part)));
}

/** MT-COCKPIT-04: its display is on, and its sensors are whole. */
export function isImaging(field: Battlefield, { units }: Pick<State, 'units'>, unit: number): boolean {
  const { fittings } = field.designs[unit];
  if (!fittings?.some(({ type }) => type.id === 'imaging')) return false;
  return settingOf(units[unit], 'imaging') !== 'off' && hasSensors(field, units[unit], unit);
}

type Aid = 'computer' | 'imaging';
/** By what helps; with both there is less to add. */
const HARDER: Readonly<Record<Aid | 'both', number>> = { computer: 3, imaging: 6, both: 2 };
const WORDS: Readonly<Record<Aid | 'both', string>> = {
  computer: 'Aimed by computer',
  imaging: 'Aimed by enhanced imaging',
  both: 'Aimed by computer and enhanced imaging',
};

/** What aims this weapon at a 'Mech that is not helpless, with what is in it. */
function aidFor(field: Battlefield, state: State, shot: Shot): Aid | 'both' | null {
  const { attacker, weapon, target } = shot;
  const design = field.designs[attacker];
  const mount = design.weapons[weapon];
  const bin = design.bins[binOfShot(field, state, shot)];
  if (bin !== undefined && isCluster(bin)) return null;
  if (!field.kinds[target].isAimedAt || isHelpless(field, state.units[target])) return null;
  const byComputer = isAimedByComputer(design, state.units[attacker], mount);
  const byImaging = isDirectFire(mount.type) && isImaging(field, state, attacker);
  if (byComputer) return byImaging ? 'both' : 'computer';
  return byImaging ? 'imaging' : null;
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

/** Two options bring this; where both are on, each takes care of what it brings alone. */
export function aiming(own: (aid: Aid | 'both') => boolean) {
  const canAim = (field: Battlefield, state: State, shot: Shot): boolean => {
    const aid = aidFor(field, state, shot);
    return aid !== null && own(aid);
  };
  const weaponToHit = (tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot): void => {
    const aid = shot.aim >= 0 ? aidFor(field, state, shot) : null;
    if (aid !== null && own(aid))
      tally.add(HARDER[aid], WORDS[aid], aid === 'computer' ? 'MT-BASE-06' : 'MT-COCKPIT-06');
  };
  const stage: Pick<Points['stage'], 'takesAim' | 'partsToAim' | 'whyNotTogether' | 'declared' | 'aimHolds'> =
    {
      takesAim: (may, field, state, shot) => may || canAim(field, state, shot),
      partsToAim: (parts, field, state, shot) =>
        canAim(field, state, shot) ? openParts(field, state, parts, shot) : parts,
      whyNotTogether(why, field, state, unit, attacks) {
        const byAid = ({ weapon, target, aim, bin }: Readonly<Record<string, unknown>>): boolean =>
          isAimed(aim) &&
          canAim(field, state, shotOf(unit, weapon as number, target as number, bin as number | undefined));
        if (why || !attacks.some(byAid)) return why;
        const [first] = attacks.filter(byAid);
        const isOther = attacks.some(
          (each) => byAid(each) && (each.target !== first.target || each.aim !== first.aim),
        );
        return isOther ? ONE_PART : null;
      },
      declared: (marks, { aim, weapon, target, bin }, field, state, unit): AttackMarks =>
        isAimed(aim) && canAim(field, state, shotOf(unit, weapon, target, bin))
          ? { ...marks, computed: true }
          : marks,
      aimHolds: (does, { computed }) => does || computed === true,
    };
  return { add: { weaponToHit }, stage };
}

const shotOf = (attacker: number, weapon: number, target: number, bin: number | undefined): Shot => ({
  attacker,
  weapon,
  target,
  twist: 0,
  secondary: 0,
  aim: -1,
  ...(bin !== undefined && { bin }),
});
