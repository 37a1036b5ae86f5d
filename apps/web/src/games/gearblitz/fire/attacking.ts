import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { aimAt, Look, mountedOn, snapManner, whyNotUse } from '@ironfield/gearblitz/rules/attack/aiming.ts';
import { prospectsOf } from '@ironfield/gearblitz/rules/prospects/prospects.ts';
import { rosterOf } from '@ironfield/gearblitz/state/roster.ts';
import { type Attack, type Manner, type State, shotAt } from '@ironfield/gearblitz/state.ts';
import { type Choice, choicesOf } from '../../../order/draft/draft.ts';
import type { TabletopDesk } from '../../../tabletop/use-tabletop-desk.ts';
import { stateOn } from '../types.ts';
import { bestShot, entryOf, shotsAt, snapsAt } from './shots.ts';

/** A weapon of whoever attacks. */
export interface Arm {
  readonly mount: number;
  readonly name: string;
  /** The choice of the target with it; absent where it cannot be used against that one. */
  readonly choice: Choice | undefined;
  /** A first value is not a choice yet. */
  readonly isChosen: boolean;
  /** Its prospects; null if it can do nothing. */
  readonly odds: ReturnType<typeof prospectsOf> | null;
  /** Why it can do nothing. */
  readonly reason: string;
}

/** An attack in the making: with what, at whom, and what comes of it. */
export interface Attacking {
  readonly by: number;
  readonly isSnap: boolean;
  readonly target: number | null;
  /** The models that any attack can reach. */
  readonly reachable: ReadonlySet<number>;
  /** The models that may fire, if there is a choice. */
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
  const mannerOf = (shooter: number): Manner => (isSnap ? snapManner(state, shooter) : 'action');
  const manner = mannerOf(by);
  const mounts = mountsIn(form.fields, by);
  const reachable = new Set(mounts.flatMap((mount) => targetsIn(mount).map(({ value }) => Number(value))));
  const [only] = reachable.size === 1 ? reachable : [];
  const target = typeof full.target === 'number' ? full.target : (only ?? null);
  /** As it is planned, or with the Rate of Fire that does most. */
  const attackOf = (mount: number, at: number): Attack & { readonly target: number } => {
    if (isComplete && full.mount === mount && full.target === at)
      return {
        ...shotAt(by, mount, at, manner),
        rof: Number(full.rof ?? 0),
        concentrated: Number(full.concentrated ?? 0),
      };
    const best = shotsAt(state, by, at, manner).find((shot) => shot.attack.mount === mount);
    return best?.attack ?? shotAt(by, mount, at, manner);
  };
  const armOf = (mount: number): Arm => {
    const choice = mounts.find(({ value }) => value === mount);
    const against = choice && targetsIn(choice).find(({ value }) => value === target);
    const isChosen = isComplete && full.mount === mount;
    const attack = target === null ? null : attackOf(mount, target);
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
    shooters: isSnap && target !== null ? shootersIn(form.fields, state, target) : [],
    arms: rosterOf(state.setup).units[by].sheet.card.weapons.map((_, mount) => armOf(mount)),
    best: (shooter, at) => bestShot(state, shooter, at, mannerOf(shooter))?.chance ?? 0,
    aim: (mount, at) =>
      plan.make({ type: form.type, entry: entryOf(attackOf(mount, at), isSnap), lead: ledBy(plan) }, false),
  };
}

/** Orders before the attack stay before it. */
const ledBy = ({ settled, lead }: TabletopDesk<GearBlitz>['plan']) =>
  settled.slice(settled.length - lead).map(({ order }) => order);

/** HGB-ACT-11: those whom the menu lets fire, the best chance first. */
function shootersIn(fields: Fields, state: State, target: number): readonly number[] {
  const ids = choicesOf(fields, 'unit').map(({ value }) => Number(value));
  const likeliest = snapsAt(state, ids, target).map(({ attack }) => attack.by);
  return [...likeliest, ...ids.filter((id) => !likeliest.includes(id))];
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
