import { bestChance, type Chance, chancesOf } from '@ironfield/gearblitz/bot/attacks.ts';
import { attackFields } from '@ironfield/gearblitz/phases/firing.ts';
import { rosterOf } from '@ironfield/gearblitz/roster.ts';
import { defendersAgainst, snapManner } from '@ironfield/gearblitz/rules/aiming.ts';
import { prospectsOf } from '@ironfield/gearblitz/rules/prospects.ts';
import type { Attack, Manner, State } from '@ironfield/gearblitz/state.ts';
import { remembered } from '@ironfield/kernel/memory.ts';

type Aimed = Attack & { readonly target: number };

/** An attack with the Rate of Fire that does most for the ammunition it may cost. */
export interface Shot {
  readonly attack: Aimed;
  /** Of damage; of a hit where there is no telling. */
  readonly chance: number;
  /** Somebody of one's own stands in the area. */
  readonly hitsOwn: boolean;
}

/** Panels ask again and again while a table stays as it is. */
const known = remembered((_: State) => new Map<string, readonly Shot[]>());

/** The best that each weapon of a unit can do to another one, the best of all first; what hits one's own, too, comes last. */
export function shotsAt(state: State, by: number, target: number, manner: Manner): readonly Shot[] {
  const key = `${by} ${target} ${manner}`;
  const before = known(state).get(key);
  if (before) return before;
  const chances = [...chancesOf(state, by, attackFields(state, by, [target], manner), manner, stepsOf)];
  const byMount = Map.groupBy(chances, ({ attack }) => attack.mount);
  const shots = [...byMount.values()].map((all) => shotOf(state, bestOf(all).attack));
  const now = shots.toSorted((a, b) => Number(a.hitsOwn) - Number(b.hitsOwn) || b.chance - a.chance);
  known(state).set(key, now);
  return now;
}

/** Where nothing promises anything, the single shot. */
const bestOf = (all: readonly Chance[]): Chance => bestChance(all, () => 0) ?? all.at(-1)!;

const stepsOf = (state: State, attack: Aimed): number => prospectsOf(state, attack).steps;

function shotOf(state: State, attack: Aimed): Shot {
  const { hit, harm } = prospectsOf(state, attack);
  const { units } = rosterOf(state.setup);
  const hitsOwn = defendersAgainst(state, attack).some((id) => units[id].seat === units[attack.by].seat);
  return { attack, chance: harm ?? hit, hitsOwn };
}

export const bestShot = (state: State, by: number, target: number, manner: Manner): Shot | null =>
  shotsAt(state, by, target, manner)[0] ?? null;

/** HGB-ACT-11: those who could fire at a unit as it moves, the best chance first. */
export function snapsAt(state: State, shooters: readonly number[], target: number): readonly Shot[] {
  const shots = shooters.flatMap((id) => bestShot(state, id, target, snapManner(state, id)) ?? []);
  return shots.toSorted((a, b) => Number(a.hitsOwn) - Number(b.hitsOwn) || b.chance - a.chance);
}

/** What an order says of an attack. */
export const entryOf = ({ by, mount, target, rof, concentrated }: Aimed, isSnap: boolean) => ({
  ...(isSnap && { unit: by }),
  mount,
  target,
  rof,
  concentrated,
});
