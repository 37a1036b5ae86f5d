import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, type Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { endMarks } from '../../marks.ts';
import { dealDamage, destroy } from '../../phases/combat/hits.ts';
import { comeDown } from '../../phases/coming-down.ts';
import { concerning } from '../../phases/command/reactions.ts';
import { findHidden } from '../../phases/reached.ts';
import type { Rolled } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { skillOf } from '../../rules/elements/skill.ts';
import { PROHIBITED, strideOf } from '../../rules/map/terrain-costs.ts';
import { isBesideShip, isFree } from '../../rules/movement/reach.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import { type Frame, opponentOf, type State } from '../../state.ts';
import { DROP_REASONS } from './words.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'drops/land': { readonly seat: Seat };
    'drops/one': { readonly seat: Seat; readonly unit: number };
    'drops/scatter': { readonly unit: number; readonly margin: number };
    'drops/down': { readonly unit: number; readonly hex: number };
    'drops/push': { readonly unit: number };
    'drops/landed': { readonly unit: number; readonly hex: number };
  }
  interface OptionEvents {
    'drop-rolled': {
      readonly type: 'drop-rolled';
      readonly unit: number;
      /** Its skill is its owner's business. */
      readonly number: Explanation | null;
      readonly dice: readonly number[];
      readonly margin: number;
    };
    'drop-scattered': {
      readonly type: 'drop-scattered';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly hexes: number;
      /** Negative: off the map. */
      readonly hex: number;
    };
    pushed: { readonly type: 'pushed'; readonly unit: number; readonly hex: number };
    landed: { readonly type: 'landed'; readonly unit: number; readonly hex: number; readonly facing: Facing };
    crashed: { readonly type: 'crashed'; readonly unit: number };
  }
}

const BASE = 5;

/** BF2-DROP-01: at the end of the Movement Phase of their side, in the order in which they were named. */
export function landAll(play: Play<Battleforce2>, { seat }: OptionFrames['drops/land']): void {
  const { units } = play.state;
  const orderOf = (unit: number) => units[unit].thisTurn!.landing!.order;
  const dropping = battlefieldOf(play.state)
    .unitsOf[seat].filter((unit) => units[unit].thisTurn?.landing)
    .sort((a, b) => orderOf(a) - orderOf(b));
  play.next(...dropping.map((unit) => ({ step: 'drops/one', seat, unit }) as const));
}

/** BF2-DROP-01, BF2-DROP-02: each roll is a step of its own, because its result depends on a sheet. */
export function landOne(play: Play<Battleforce2>, { seat, unit }: OptionFrames['drops/one']): void {
  const { hex } = play.state.units[unit].thisTurn!.landing!;
  const margin = rollToLand(play, battlefieldOf(play.state), seat, unit);
  if (margin > 0) play.next({ step: 'drops/scatter', unit, margin }, { step: 'victory' });
  else play.next({ step: 'drops/down', unit, hex }, { step: 'victory' });
}

function landingNumber(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const worst = Math.max(...surviving(field, state, unit).map((element) => skillOf(field, element)));
  tally.add(BASE, DROP_REASONS.landing, 'BF2-DROP-01');
  if (worst !== 0) tally.add(worst, DROP_REASONS.skill, 'BF2-DROP-01');
}

/** A bot's opinion of its own unit's dice: no way of being scattered or pushed is better than another. */
export function isGoodRoll(
  isGood: boolean | null,
  field: Battlefield,
  state: State,
  unit: number,
  { purpose, dice }: Rolled,
): boolean | null {
  if (purpose !== 'landing') return isGood;
  return sum(dice) >= totalOf<RuleId>((tally) => landingNumber(tally, field, state, unit));
}

/** By how much it fails; 0 if it does not. */
function rollToLand(play: Play<Battleforce2>, field: Battlefield, seat: Seat, unit: number): number {
  const compute = (tally: Tally<RuleId>) => landingNumber(tally, field, play.state, unit);
  const dice = play.roll('landing', 2, concerning(unit));
  const margin = Math.max(0, totalOf(compute) - sum(dice));
  const told = { type: 'drop-rolled', unit, dice, margin } as const;
  play.emit({ ...told, number: play.explain(compute) }, [seat]);
  play.emit({ ...told, number: null }, [opponentOf(seat), 'spectator']);
  return margin;
}

/** BF2-DROP-02, BF2-ART-07: 1 is north, and on clockwise. */
export function scatter(
  play: Play<Battleforce2>,
  { unit, margin: hexes }: OptionFrames['drops/scatter'],
): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const dice = play.roll('scatter', 1, concerning(unit));
  let { hex } = state.units[unit].thisTurn!.landing!;
  for (let i = 0; i < hexes && hex >= 0; i++) hex = neighbour(field.board, hex, (dice[0] - 1) as Direction);
  play.emit({ type: 'drop-scattered', unit, dice, hexes, hex });
  for (const element of surviving(field, state, unit)) dealDamage(play, element, hexes);
  if (surviving(field, state, unit).length > 0) play.next({ step: 'drops/down', unit, hex });
}

/** BF2-DROP-02: off the map, in prohibited terrain, or where no unit makes room, it is lost. */
export function touchDown(play: Play<Battleforce2>, { unit, hex }: OptionFrames['drops/down']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const canBe =
    hex >= 0 &&
    strideOf(field, state, unit).enter[hex] !== PROHIBITED &&
    !isBesideShip(field, state, unit, hex);
  const friends = field.unitsOf[field.seatOf[unit]];
  const [friend] = canBe ? touchedBy(field, state, 'is pushed by a drop', hex, friends) : [];
  if (friend !== undefined) findHidden(play, [friend]);
  if (!canBe || (friend !== undefined && roomFor(field, state, friend).every((goal) => goal === NOWHERE))) {
    play.emit({ type: 'crashed', unit });
    for (const element of surviving(field, state, unit)) destroy(play, element);
  } else if (friend !== undefined)
    play.next({ step: 'drops/push', unit: friend }, { step: 'drops/landed', unit, hex });
  else land(play, { unit, hex });
}

export function land(play: Play<Battleforce2>, { unit, hex }: OptionFrames['drops/landed']): void {
  const { facing } = play.state.units[unit].thisTurn!.landing!;
  play.happen({ type: 'landed', unit, hex, facing });
  comeDown(play, unit);
}

/** BF2-DROP-03: nothing more this turn. */
export function placeLanded(
  field: OpenField,
  { units }: Pick<State, 'units'>,
  unit: number,
  hex: number,
  facing: Facing,
): void {
  const { thisTurn } = units[unit];
  Object.assign(units[unit], { hex, facing, moved: true, fired: true });
  endMarks(field, units[unit], 'lands');
  units[unit].thisTurn = { ...thisTurn, hasLanded: true };
}

const NOWHERE = -1;

/** By direction: where a unit may be pushed. */
function roomFor(field: Battlefield, state: State, unit: number): number[] {
  const { enter, flies } = strideOf(field, state, unit);
  const { hex } = state.units[unit];
  return DIRECTIONS.map((direction) => neighbour(field.board, hex, direction)).map((to) =>
    to >= 0 && (flies || enter[to] !== PROHIBITED) && isFree(field, state, unit, to) ? to : NOWHERE,
  );
}

/** BF2-DROP-02: a unit already there is pushed one hex in a direction where it may be. */
export function push(play: Play<Battleforce2>, { unit }: OptionFrames['drops/push']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const [die] = play.roll('push', 1, concerning(unit));
  const from = state.units[unit].hex;
  const hex = roomFor(field, state, unit)[die - 1];
  if (hex === NOWHERE) {
    play.next({ step: 'drops/push', unit });
    return;
  }
  play.happen({ type: 'pushed', unit, hex });
  play.next({ step: 'movement/arrived', unit });
  const happens = (...frames: readonly Frame[]) => play.next(...frames);
  field.plugged.entersHex?.(play, { unit, way: 'ground', from, hex, arrive() {}, stop() {}, happens });
}

export function placePushed(
  field: OpenField,
  { units }: Pick<State, 'units'>,
  unit: number,
  hex: number,
): void {
  endMarks(field, units[unit], 'is moved');
  units[unit].hex = hex;
  units[unit].thisTurn = { ...units[unit].thisTurn, wasMoved: true };
}
