import { isInfantry } from '@ironfield/gearblitz/cards/unit.ts';
import { attackFields } from '@ironfield/gearblitz/phases/firing/firing.ts';
import { defendersAgainst, mountedOn, snapManner } from '@ironfield/gearblitz/rules/attack/aiming.ts';
import { rofOf } from '@ironfield/gearblitz/rules/core/range.ts';
import { attackSkill } from '@ironfield/gearblitz/rules/modifiers/attack-modifiers.ts';
import { prospectsOf } from '@ironfield/gearblitz/rules/prospects/prospects.ts';
import { chanceToRunDry } from '@ironfield/gearblitz/rules/unit/ammunition.ts';
import { rosterOf, unitOf } from '@ironfield/gearblitz/state/roster.ts';
import { type Attack, type Manner, type State, shotAt } from '@ironfield/gearblitz/state.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Field, Pick } from '@ironfield/kernel/menu/menu.ts';

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
  // Nobody fires from beyond the table, or at what is not on it.
  if (!state.units[by].at || !state.units[target].at) return [];
  const key = `${by} ${target} ${manner}`;
  const before = known(state).get(key);
  if (before) return before;
  const byMount = Map.groupBy(attacksAt(state, by, target, manner), ({ mount }) => mount);
  const shots = [...byMount.values()].map((all) => shotOf(state, bestOf(state, all)));
  const now = shots.toSorted((a, b) => Number(a.hitsOwn) - Number(b.hitsOwn) || b.chance - a.chance);
  known(state).set(key, now);
  return now;
}

const picked = (fields: readonly Field[], name: string): Pick | undefined =>
  fields.find((field): field is Pick => field.kind === 'pick' && field.name === name);

/** HGB-ROF-01, HGB-ROF-02: every weapon that can, with all that it has in Rate of Fire on one target, and with one shot. */
function attacksAt(state: State, by: number, target: number, manner: Manner): Aimed[] {
  const mounts = picked(attackFields(state, by, [target], manner), 'mount');
  return Array.from(mounts?.values ?? []).flatMap((mount) => {
    const targets = picked(mounts?.follow?.(mount) ?? [], 'target');
    const rates = picked(targets?.follow?.(target) ?? [], 'rof');
    const most = Number(Array.from(rates?.values ?? []).at(-1) ?? 0);
    return (most > 0 ? [most, 0] : [0]).map((rof) => {
      const points = picked(rates?.follow?.(rof) ?? [], 'concentrated');
      const concentrated = Number(Array.from(points?.values ?? []).at(-1) ?? 0);
      return { ...shotAt(by, Number(mount), target, manner), rof, concentrated };
    });
  });
}

/** Attacks that a dry weapon is missed for. */
const UNTIL_RELOADED = 0.5;
const FOR_GOOD = 1;

/** HGB-AMMO-02: the one that promises most for what it may cost of attacks to come; where none does, the single shot. */
function bestOf(state: State, all: readonly Aimed[]): Aimed {
  const gains = all.map((attack) => {
    const { mount, weapon } = mountedOn(state, attack.by, attack.mount);
    const unit = unitOf(state, attack.by);
    const fire = { used: attack.rof, rof: rofOf(mount, weapon), byInfantry: isInfantry(unit) };
    const missed = mount.reloads ? UNTIL_RELOADED : FOR_GOOD;
    const dry = chanceToRunDry(weapon, attackSkill(unit), fire);
    return prospectsOf(state, attack).steps * (1 - dry * missed);
  });
  const most = Math.max(...gains);
  return all[most > 0 ? gains.indexOf(most) : all.length - 1];
}

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

/** An attack as an order writes it. */
export const entryOf = ({ by, mount, target, rof, concentrated }: Aimed, isSnap: boolean) => ({
  ...(isSnap && { unit: by }),
  mount,
  target,
  rof,
  concentrated,
});
