import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, type Facing } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { dealDamage, destroy } from '../../phases/hits.ts';
import { endIfDecided } from '../../phases/victory.ts';
import type { RuleId } from '../../rule-index.ts';
import { isOnMap, surviving } from '../../rules/condition.ts';
import { isFree } from '../../rules/reach.ts';
import { skillOf } from '../../rules/skill.ts';
import { PROHIBITED, strideOf } from '../../rules/terrain-costs.ts';
import { opponentOf, type State } from '../../state.ts';
import { DROP_REASONS } from './words.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'drops/land': { readonly seat: Seat };
    'drops/one': { readonly seat: Seat; readonly unit: number };
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

/** BF2-DROP-01, BF2-DROP-02 */
export function landOne(play: Play<Battleforce2>, { seat, unit }: OptionFrames['drops/one']): void {
  const field = battlefieldOf(play.state);
  const { hex: named, facing } = play.state.units[unit].thisTurn!.landing!;
  const margin = rollToLand(play, field, seat, unit);
  const hex = margin > 0 ? scatter(play, field, unit, named, margin) : named;
  if (margin > 0) for (const element of surviving(field, play.state, unit)) dealDamage(play, element, margin);
  if (surviving(field, play.state, unit).length > 0) touchDown(play, field, unit, hex, facing);
  endIfDecided(play);
}

function landingNumber(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const worst = Math.max(...surviving(field, state, unit).map((element) => skillOf(field, element)));
  tally.add(BASE, DROP_REASONS.landing, 'BF2-DROP-01');
  if (worst !== 0) tally.add(worst, DROP_REASONS.skill, 'BF2-DROP-01');
}

/** By how much it fails; 0 if it does not. */
function rollToLand(play: Play<Battleforce2>, field: Battlefield, seat: Seat, unit: number): number {
  const compute = (tally: Tally<RuleId>) => landingNumber(tally, field, play.state, unit);
  const dice = play.roll('landing', 2, { by: seat });
  const margin = Math.max(0, totalOf(compute) - sum(dice));
  const told = { type: 'drop-rolled', unit, dice, margin } as const;
  play.emit({ ...told, number: play.explain(compute) }, [seat]);
  play.emit({ ...told, number: null }, [opponentOf(seat), 'spectator']);
  return margin;
}

/** BF2-DROP-02, BF2-ART-07: 1 is north, and on clockwise. */
function scatter(
  play: Play<Battleforce2>,
  { board }: Battlefield,
  unit: number,
  from: number,
  hexes: number,
): number {
  const dice = play.roll('scatter', 1);
  let hex = from;
  for (let i = 0; i < hexes && hex >= 0; i++) hex = neighbour(board, hex, (dice[0] - 1) as Direction);
  play.emit({ type: 'drop-scattered', unit, dice, hexes, hex });
  return hex;
}

/** BF2-DROP-02: off the map, in prohibited terrain, or where nobody makes room, it is lost. */
function touchDown(
  play: Play<Battleforce2>,
  field: Battlefield,
  unit: number,
  hex: number,
  facing: Facing,
): void {
  const { state } = play;
  const canBe = hex >= 0 && strideOf(field, state, unit).enter[hex] !== PROHIBITED;
  if (!canBe || !makeRoom(play, field, unit, hex)) {
    play.emit({ type: 'crashed', unit });
    for (const element of surviving(field, state, unit)) destroy(play, element);
    return;
  }
  placeLanded(state, unit, hex, facing);
  play.emit({ type: 'landed', unit, hex, facing });
  field.plugged.arrives?.(play, unit);
}

/** BF2-DROP-03: nothing more this turn. */
export function placeLanded(
  { units }: Pick<State, 'units'>,
  unit: number,
  hex: number,
  facing: Facing,
): void {
  const { marks, thisTurn } = units[unit];
  Object.assign(units[unit], { hex, facing, moved: true, fired: true });
  units[unit].marks = { ...marks, isHeldBack: false };
  units[unit].thisTurn = { ...thisTurn, hasLanded: true };
}

/** BF2-DROP-02: whoever is there is pushed a hex in a direction in which it may be. */
function makeRoom(play: Play<Battleforce2>, field: Battlefield, unit: number, hex: number): boolean {
  const { state } = play;
  const friend = field.unitsOf[field.seatOf[unit]].find((other) => state.units[other].hex === hex);
  if (friend === undefined) return true;
  const { enter, flies } = strideOf(field, state, friend);
  const goals = DIRECTIONS.map((direction) => neighbour(field.board, hex, direction)).map((to) =>
    to >= 0 && (flies || enter[to] !== PROHIBITED) && isFree(field, state, friend, to) ? to : -1,
  );
  if (goals.every((goal) => goal < 0)) return false;
  let to = -1;
  while (to < 0) to = goals[play.roll('push', 1)[0] - 1];
  placePushed(state, friend, to);
  play.emit({ type: 'pushed', unit: friend, hex: to });
  field.plugged.entersHex?.(play, {
    unit: friend,
    way: 'ground',
    from: hex,
    hex: to,
    arrive() {},
    stop() {},
  });
  if (isOnMap(state, friend)) field.plugged.arrives?.(play, friend);
  return true;
}

export function placePushed({ units }: Pick<State, 'units'>, unit: number, hex: number): void {
  Object.assign(units[unit], { hex, onBridge: false });
}
