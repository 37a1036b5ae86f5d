import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { CRITICAL_HITS, type CriticalHit, FATAL_ENGINE_HITS } from '../../data/tables.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endMarks } from '../../marks.ts';
import { isSpent, surviving, takesCriticals } from '../../rules/elements/condition.ts';
import { cannotCarry, passengersOf } from '../../rules/movement/transport.ts';
import { type Condition, DESTROYED, type Frames, type State } from '../../state.ts';
import type { Seen } from '../../table.ts';
import { announce } from '../announcing.ts';
import { against } from '../command/reactions.ts';
import { unhook } from '../hook-up.ts';

type HitFrame = { readonly step: 'combat/hit' } & Frames['combat/hit'];

/** A hit yet to be dealt, by an element or by something else. */
export const hitOn = (
  element: number,
  by: number | null,
  damage: number,
  isAlwaysCritical = false,
): HitFrame => ({ step: 'combat/hit', element, by, damage, isAlwaysCritical });

/** BF2-DECL-01: lost if the target is gone. BF2-INF-05: the first point goes to a rider of the ’Mech. */
export function strike(play: Play<Battleforce2>, hit: Frames['combat/hit']): void {
  const { element, by, damage } = hit;
  if (play.state.elements[element].destroyed) {
    if (by !== null) play.emit({ type: 'lost', attacker: by, target: element });
    return;
  }
  const rider = damage > 0 ? riderOn(play.state, element) : undefined;
  if (rider !== undefined) strikeElement(play, { element: rider, by, damage: 1, isAlwaysCritical: false });
  const rest = rider === undefined ? damage : damage - 1;
  if (rider === undefined || rest > 0) strikeElement(play, { ...hit, damage: rest });
}

const riderOn = ({ elements }: State, element: number): number | undefined => {
  const rider = elements.findIndex(({ mount, destroyed }) => mount === element && !destroyed);
  return rider < 0 ? undefined : rider;
};

/** BF2-DMG-03, BF2-DMG-04, BF2-CRIT-01: armor first, then structure; a hit on bare structure may be critical. */
function strikeElement(play: Play<Battleforce2>, hit: Frames['combat/hit']): void {
  const { element, by, damage, isAlwaysCritical } = hit;
  const { plugged, past, types } = battlefieldOf(play.state);
  const { armor, structure } = play.state.elements[element].condition;
  const onArmor = Math.min(damage, armor);
  const onStructure = Math.min(damage - onArmor, structure);
  const asks =
    isAlwaysCritical ||
    (armor === 0 && onStructure > 0) ||
    // A hit that marks no box finds nothing in a vacuum either.
    ((damage > 0 || past.readsRulesApart?.() === true) &&
      plugged.isAlwaysCritical?.(types[element]) === true);
  markDamage(play, { element, by, damage, onArmor, onStructure, asks });
}

/** BF2-CRIT-01: whatever is no attack and no mine is never critical. */
export function dealDamage(play: Play<Battleforce2>, element: number, damage: number): void {
  const { armor, structure } = play.state.elements[element].condition;
  const onArmor = Math.min(damage, armor);
  const onStructure = Math.min(damage - onArmor, structure);
  markDamage(play, { element, by: null, damage, onArmor, onStructure, asks: false });
}

/** BF2-ENV-05: past the armor, and always with a critical roll. */
export function damageStructure(play: Play<Battleforce2>, element: number, damage: number): void {
  const { structure } = play.state.elements[element].condition;
  const onStructure = Math.min(damage, structure);
  markDamage(play, { element, by: null, damage, onArmor: 0, onStructure, asks: true });
}

interface Damage {
  readonly element: number;
  readonly by: number | null;
  readonly damage: number;
  readonly onArmor: number;
  readonly onStructure: number;
  /** BF2-CRIT-01: for a critical roll, which is a step of its own, because it depends on the sheet. */
  readonly asks: boolean;
}

function markDamage(
  play: Play<Battleforce2>,
  { element, by, damage, onArmor, onStructure, asks }: Damage,
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { condition } = state.elements[element];
  const armor = condition.armor - onArmor;
  const structure = condition.structure - onStructure;
  const seat = field.seatOf[field.unitOf[element]];
  const isSpentNow = isSpent(field, { armor, structure }, element);
  const critical = asks && !isSpentNow && takesCriticals(field.types[element]);
  play.happen({ type: 'damaged', seat, element, damage, critical, left: { armor, structure } });
  if (isSpentNow) destroy(play, element);
  else if (critical) play.next({ step: 'combat/critical', element, by });
}

/** BF2-CRIT-02 */
export function rollCritical(play: Play<Battleforce2>, { element, by }: Frames['combat/critical']): void {
  const { unitOf } = battlefieldOf(play.state);
  const foundBy = (dice: readonly number[]) => CRITICAL_HITS[sum(dice) as keyof typeof CRITICAL_HITS];
  const isFound = (dice: readonly number[]) => foundBy(dice) !== 'none';
  const dice = play.roll(
    'critical hit',
    2,
    against(by === null ? null : unitOf[by], unitOf[element], isFound),
  );
  const hit = foundBy(dice);
  play.happen({ type: 'critical', element, dice, hit });
  const { engine } = play.state.elements[element].condition;
  if (hit === 'killed' || engine >= FATAL_ENGINE_HITS) destroy(play, element);
  else announce(play, element);
}

export const withCritical = (condition: Condition, hit: CriticalHit): Condition =>
  hit === 'none' || hit === 'killed' ? condition : { ...condition, [hit]: condition[hit] + 1 };

/** BF2-DMG-04: the element, its riders, and the unit if it was the last one. */
export function destroy(play: Play<Battleforce2>, element: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const unit = field.unitOf[element];
  play.happen({ type: 'destroyed', element });
  const rider = riderOn(state, element);
  if (rider !== undefined) destroy(play, rider);
  if (state.elements[element].cools !== null) unhook(play, element);
  const passengers = cannotCarry(field, state, unit) ? passengersOf(state, unit) : [];
  for (const passenger of passengers.flatMap((carried) => surviving(field, state, carried)))
    destroy(play, passenger);
  if (surviving(field, state, unit).length > 0) return;
  const { hex } = state.units[unit];
  play.happen({ type: 'unit-destroyed', unit });
  field.plugged.unitLost?.(play, unit, hex);
}

export function loseUnit({ units }: Seen, field: OpenField, unit: number): void {
  if (!field.past.movesAsBefore?.()) endMarks(field, units[unit], 'leaves the game');
  Object.assign(units[unit], { hex: DESTROYED, carrier: null });
}
