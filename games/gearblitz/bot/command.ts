import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { SKILL_OF } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { mountedOn } from '../rules/attack/aiming.ts';
import { jammingOf } from '../rules/command/jamming.ts';
import { helpFor, pointsOf } from '../rules/command/points.ts';
import { isTagged } from '../rules/command/tags.ts';
import { skillRoll } from '../rules/core/dice.ts';
import type { CommandFrames } from '../state/command.ts';
import { rosterOf, sheetOf, unitOf } from '../state/roster.ts';
import type { State } from '../state.ts';
import { formOf, type Judge } from './fire/attacks.ts';
import { bestShot, enemiesFrom } from './fire/shots.ts';
import { roundsLeft } from './goals/goals.ts';

/** Dice that are no better are rolled again. */
const MISERABLE = 2;
/** Dice of a defense that are no better, where there are points to spare, and the margin by which a hit does harm. */
const POOR = 3;
const HARMFUL = 2;
/** Rolls that need more hardly ever succeed. */
const BEST_DIE = 6;
/** Points saved for defending units and for last shots. */
const RESERVE = 1;
/** Points beyond which the initiative is worth one. */
const PLENTY = 4;

/** HGB-CP-03: a miserable defense whenever that is possible, other dice as long as there are points to spare. */
export function rerolling(
  state: State,
  { seat, unit, purpose, dice, needed }: CommandFrames['reroll'],
  weighs: boolean,
): Order {
  const stand: Order = { type: 'keep', rerolls: state.wishes[seat].rerolls };
  const skill = SKILL_OF[purpose];
  if (!skill) return stand;
  const { kept } = skillRoll(rosterOf(state.setup).units[unit].sheet.skills[skill], dice);
  const source = helpFor(state, unit, 're-roll');
  const isFree = source === 'neural net' || source === 'chaplain';
  if (isFree) return { type: 'reroll' };
  const points = pointsOf(state, seat);
  if (purpose === 'defense') {
    const isScratched = weighs && needed !== null && needed - kept < HARMFUL;
    const least = weighs && points > RESERVE ? POOR : MISERABLE;
    return kept <= least && !isScratched ? { type: 'reroll' } : stand;
  }
  const isHopeless = needed !== null && needed > BEST_DIE;
  const isWorthIt = skill !== 'ew' && points > (weighs && roundsLeft(state) === 0 ? 0 : RESERVE);
  return isWorthIt && !isHopeless && kept <= MISERABLE ? { type: 'reroll' } : stand;
}

/** HGB-STANCE-01, HGB-CP-03: for nothing gladly, for a point only where there are plenty. */
export function initiative(state: State, seat: number, { orders }: Menu): Order {
  if (formOf(orders, 'reroll-initiative')) return { type: 'reroll-initiative' };
  const isRich = formOf(orders, 'reroll') && pointsOf(state, seat) > PLENTY;
  return { type: isRich ? 'reroll' : 'keep-initiative' };
}

/** HGB-ECM-01: ECM always, ECCM against ECM. */
export function switching(state: State, id: number, { orders }: Menu): Order | null {
  const off = formOf(orders, 'switch-on')?.fields[0] as Pick | undefined;
  if (!off) return null;
  const systems = Array.from(off.values);
  if (systems.includes('ecm')) return { type: 'switch-on', system: 'ecm' };
  const { enemyEcm } = jammingOf(state, rosterOf(state.setup).units[id].seat);
  return enemyEcm > 0 ? { type: 'switch-on', system: 'eccm' } : null;
}

/** Electronic warfare for an action with no better use. */
export function electronic(state: State, id: number, { orders }: Menu): Order | null {
  const tag = formOf(orders, 'designate');
  if (tag && hasGuidedFriend(state, id)) {
    const target = untagged(state, tag);
    if (target !== undefined) return { type: 'designate', target };
  }
  const active = formOf(orders, 'active')?.fields[0] as Pick | undefined;
  if (!active || !Array.from(active.values).includes('ecm')) return null;
  return unitOf(state, id).ecm.rolled === undefined ? { type: 'active', system: 'ecm' } : null;
}

const untagged = (state: State, { fields }: OrderForm): number | undefined =>
  Array.from((fields[0] as Pick).values, Number).find((target) => !isTagged(state, target));

/** A friend yet to act with a weapon that tags can guide. */
function hasGuidedFriend(state: State, id: number): boolean {
  const { units } = rosterOf(state.setup);
  return units.some(
    (other) =>
      other.seat === units[id].seat &&
      other.id !== id &&
      state.units[other.id].at !== null &&
      !state.units[other.id].isLocked &&
      sheetOf(state, other.id).card.weapons.some(
        (_, mount) => mountedOn(state, other.id, mount).weapon.traits.guided,
      ),
  );
}

/** HGB-CP-05: another shot of a unit that has nothing left, where that promises as much. */
export function another(
  state: State,
  id: number,
  { orders }: Menu,
  { least, judge }: { readonly least: number; readonly judge: Judge },
): Order | null {
  const { seat } = rosterOf(state.setup).units[id];
  const units = formOf(orders, 'extra-action')?.fields[0] as Pick | undefined;
  if (!units || state.units[id].actions > 0 || pointsOf(state, seat) <= RESERVE) return null;
  if (!Array.from(units.values).includes(id)) return null;
  return bestShot(state, id, enemiesFrom(state, id), judge) >= least
    ? { type: 'extra-action', receiver: id }
    : null;
}
