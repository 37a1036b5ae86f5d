import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { rosterOf } from '@ironfield/gearblitz/roster.ts';
import { aimAt, Look, mountedOn, whyNotUse } from '@ironfield/gearblitz/rules/aiming.ts';
import { prospectsOf } from '@ironfield/gearblitz/rules/prospects.ts';
import { type State, shotAt } from '@ironfield/gearblitz/state.ts';
import { type Choice, choicesOf } from '../../order/draft.ts';
import type { TabletopDesk } from '../../tabletop/use-tabletop-desk.ts';
import { stateOn } from './types.ts';

/** A weapon of whoever attacks. */
export interface Arm {
  readonly mount: number;
  readonly name: string;
  /** The choice of the target with it; absent where it cannot be used against that one. */
  readonly choice: Choice | undefined;
  /** What it only begins with is not chosen yet. */
  readonly isChosen: boolean;
  /** What it would do; null where it can do nothing. */
  readonly odds: ReturnType<typeof prospectsOf> | null;
  /** Why it can do nothing. */
  readonly reason: string;
}

/** An attack in the making: with what, at whom, and what comes of it. */
export interface Attacking {
  readonly by: number;
  readonly isSnap: boolean;
  readonly target: number | null;
  /** Who can be attacked with anything. */
  readonly reachable: ReadonlySet<number>;
  /** Who may fire, where that is to be chosen. */
  readonly shooters: readonly number[];
  /** Always all of them. */
  readonly arms: readonly Arm[];
  /** The chance of damage with the best weapon; an area hits for certain, and may do nothing. */
  best(by: number, target: number): number;
  aim(mount: number, at: number): void;
}

/** The attack that is planned at the table; null where there is none. */
export function attackingAt({ plan, inHand }: TabletopDesk<GearBlitz>): Attacking | null {
  const { form, full, isComplete } = plan.ordering;
  if (inHand === null || !form) return null;
  const by = inHand;
  const state = stateOn(plan.view.table as GearBlitz['Table']);
  const isSnap = form.type === 'snap';
  const manner = isSnap ? 'snap fire' : 'action';
  const mounts = mountsIn(form.fields, by);
  const reachable = new Set(mounts.flatMap((mount) => targetsIn(mount).map(({ value }) => Number(value))));
  const [only] = reachable.size === 1 ? reachable : [];
  const target = typeof full.target === 'number' ? full.target : (only ?? null);
  const armOf = (mount: number): Arm => {
    const choice = mounts.find(({ value }) => value === mount);
    const against = choice && targetsIn(choice).find(({ value }) => value === target);
    const isChosen = isComplete && full.mount === mount;
    const attack = target !== null && {
      ...shotAt(by, mount, target, manner),
      ...(isChosen && { rof: Number(full.rof ?? 0), concentrated: Number(full.concentrated ?? 0) }),
    };
    return {
      mount,
      name: mountedOn(state, by, mount).weapon.name,
      choice: against,
      isChosen,
      odds: against && attack ? prospectsOf(state, attack) : null,
      reason: against ? '' : reasonFor(state, by, mount, target, isSnap),
    };
  };
  return {
    by,
    isSnap,
    target,
    reachable,
    shooters: isSnap ? choicesOf(form.fields, 'unit').map(({ value }) => Number(value)) : [],
    arms: rosterOf(state.setup).units[by].sheet.card.weapons.map((_, mount) => armOf(mount)),
    best(shooter, at) {
      const all = mountsIn(form.fields, shooter)
        .filter((mount) => targetsIn(mount).some(({ value }) => value === at))
        .map(({ value }) => prospectsOf(state, shotAt(shooter, Number(value), at, manner)));
      return Math.max(0, ...all.map(({ hit, harm }) => harm ?? hit));
    },
    aim: (mount, at) =>
      plan.make({ type: form.type, entry: { ...(isSnap && { unit: by }), mount, target: at } }, false),
  };
}

type Fields = Parameters<typeof choicesOf>[0];

/** The weapons that the menu offers to a unit: at once, or behind the pick of who fires. */
function mountsIn(fields: Fields, unit: number): readonly Choice[] {
  const units = choicesOf(fields, 'unit');
  return choicesOf(units.length > 0 ? units.find(({ value }) => value === unit)?.fields : fields, 'mount');
}

const targetsIn = ({ fields }: Choice): readonly Choice[] => choicesOf(fields, 'target');

function reasonFor(state: State, by: number, mount: number, target: number | null, isSnap: boolean): string {
  const aim =
    target === null ? null : aimAt(state, { id: by, mount, look: new Look(state, by) }, target, isSnap);
  return (whyNotUse(state, by, mount) ?? aim?.whyNot)?.message ?? (target === null ? 'Choose a target' : '');
}
