// Stealth armor and null-signature systems: what both do to attacks on their unit, and to what else that has.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { RuleId } from '../../../rule-index.ts';
import { bracketOf } from '../../../rules/fire/range.ts';
import { hasWorking } from '../../../rules/unit/fittings.ts';
import { isMuffled, type Muffler, muffle, type Switch } from '../../../rules/unit/switches.ts';
import type { State } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    muffled: {
      readonly type: 'muffled';
      readonly unit: number;
      readonly by: Muffler;
      readonly isOn: boolean;
    };
  }
}

/** At short, medium and long range; beyond that as at long range. */
const HARDER = [0, 1, 2];
const HEAT = 10;

/** What makes up each of the two. */
interface Muffling {
  readonly id: Muffler;
  readonly label: string;
  readonly rule: RuleId;
  readonly works: (field: Pick<Battlefield, 'designs'>, state: Pick<State, 'units'>, unit: number) => boolean;
}

export const STEALTH: Muffling = {
  id: 'stealth',
  label: 'Stealth armor',
  rule: 'MT-ARMOR-12',
  works: ({ designs }, { units }, unit) =>
    designs[unit].fittings?.some(({ type }) => type.id === 'stealth') === true &&
    hasWorking(designs[unit], units[unit].body, 'ecm'),
};

export const NULL_SIGNATURE: Muffling = {
  id: 'null-signature',
  label: 'Null-signature system',
  rule: 'MT-ELEC-10',
  works: ({ designs }, { units }, unit) => hasWorking(designs[unit], units[unit].body, 'null-signature'),
};

export const switchOf = ({ id, label, works }: Muffling): Switch => ({
  id,
  label,
  settings: ['off', 'on'],
  has: works,
  now: ({ marks }) => (marks?.muffled === id ? 'on' : 'off'),
  turn: (play, unit, setting) => play.happen({ type: 'muffled', unit, by: id, isOn: setting === 'on' }),
});

/** The band is the one that the attacker's weapon has, be it by C3. */
export const muffledToHit =
  ({ id, label, rule }: Muffling) =>
  (tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot, range: number): void => {
    const { attacker, weapon, target } = shot;
    if (typeof target !== 'number' || !isMuffled(state.units[target], id)) return;
    const bracket =
      field.plugged.bracketUsed?.(field, state, shot, range) ??
      bracketOf(field.designs[attacker].weapons[weapon].type, range);
    const more = HARDER[Math.min(bracket, HARDER.length - 1)];
    if (more > 0) tally.add(more, label, rule);
  };

export function muffledHeat(
  { id, label, rule }: Muffling,
  tally: Tally<RuleId>,
  { units }: State,
  unit: number,
): void {
  if (isMuffled(units[unit], id)) tally.add(HEAT, label, rule);
}

/** What it needs is lost: it goes off at once. */
export function failMuffling(
  muffling: Muffling,
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
): void {
  const { id, works } = muffling;
  if (play.state.units[unit].marks?.muffled === id && !works(field, play.state, unit))
    play.happen({ type: 'muffled', unit, by: id, isOn: false });
}

export const muffledChanges = {
  muffled: (
    { units }: Pick<State, 'units'>,
    { unit, by, isOn }: { readonly unit: number; readonly by: Muffler; readonly isOn: boolean },
  ) => muffle(units[unit], isOn ? by : null),
};

export const muffledSentence = (
  { unit, by, isOn }: { readonly unit: number; readonly by: Muffler; readonly isOn: boolean },
  mech: (unit: number) => string,
): string =>
  `${mech(unit)}: ${by === 'stealth' ? STEALTH.label : NULL_SIGNATURE.label} ${isOn ? 'on' : 'off'}.`;

const ALONE: Reason = {
  message: 'Whoever attacks a unit with stealth armor attacks nothing else in that turn',
  rule: 'MT-ARMOR-12',
};

/** MT-ARMOR-12: it is no secondary target, and nobody's besides another one. */
export function whyNotBeside(
  why: Reason | null,
  { units }: Pick<State, 'units'>,
  targets: readonly unknown[],
): Reason | null {
  const isStealthy = targets.some(
    (target) => typeof target === 'number' && isMuffled(units[target], 'stealth'),
  );
  return isStealthy && new Set(targets).size > 1 ? (why ?? ALONE) : why;
}
