import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OpenField } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { OrderOf } from '../orders.ts';
import { surviving } from '../rules/elements/condition.ts';
import type { Seen } from '../table.ts';
import { announce } from './announcing.ts';

/** BF2-EQ-07: neither unit moves this turn, and both are easy targets until the next. */
export function hookUp(play: Play<Battleforce2>, { element: truck, unit }: OrderOf<'cool'>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  play.happen({ type: 'hooked-up', truck, unit });
  announceUnits(play, [field.unitOf[truck], unit]);
}

export function connect({ unitOf }: OpenField, { units, elements }: Seen, truck: number, unit: number): void {
  elements[truck].cools = unit;
  Object.assign(units[unitOf[truck]], { moved: true, coolant: 'serves' });
  Object.assign(units[unit], { moved: true, coolant: 'served' });
}

/** BF2-EQ-07: in the next Movement Phase, or when the truck is lost. */
export function unhook(play: Play<Battleforce2>, truck: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const unit = state.elements[truck].cools!;
  play.happen({ type: 'unhooked', truck, unit });
  announceUnits(play, [field.unitOf[truck], unit]);
}

export function disconnect(
  { unitOf, elementsOf }: OpenField,
  { units, elements }: Seen,
  truck: number,
): void {
  const unit = unitOf[truck];
  units[elements[truck].cools!].coolant = null;
  elements[truck].cools = null;
  const serves = elementsOf[unit].some((element) => elements[element].cools !== null);
  units[unit].coolant = serves ? 'serves' : null;
}

function announceUnits(play: Play<Battleforce2>, units: readonly number[]): void {
  const field = battlefieldOf(play.state);
  for (const unit of units) for (const element of surviving(field, play.state, unit)) announce(play, element);
}
