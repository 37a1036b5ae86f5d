// Missiles and shells that find a designated target where they come down (MT-BASE-25, MT-ARTY-10, MT-ARTY-11).

import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { type Ordnance, type Piece, SHEET, SHEET_WIDTH } from '../../data/artillery.ts';
import type { Classic } from '../../game-types.ts';
import { seatsOf } from '../../knowledge.ts';
import type { Designation, Shell } from '../../points/artillery.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { burst } from '../../rules/damage/blast.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { Side, State } from '../../state.ts';
import { comeDown, type Flight, gunsOf, HEXSIDES } from './battery.ts';
import { detect, othersThan } from './telling.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'shell-homed': {
      readonly type: 'shell-homed';
      readonly gun: number;
      readonly piece: Piece;
      readonly ordnance: Ordnance;
      /** The hex it was sent to. */
      readonly hex: number;
      /** The hex where it bursts and the unit it strikes; -1 for a lost one, and for those who may not know. */
      readonly to: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly isHit: boolean;
      /** It comes to those alone who are told of it. */
      readonly reveals?: readonly number[];
    };
  }
}

export const PURPOSE = 'homing';
/** MT-BASE-25 */
export const HITS_ON = 4;
/** Points for everybody else in the hex. */
const AROUND = 5;

export const isHoming = (ordnance: Ordnance): boolean => ordnance === 'homing' || ordnance === 'copperhead';

/** By designation: the missiles that it has drawn in this step. */
export type Homed = Map<Designation, number>;

/** The mapsheet that a hex lies on. */
const sheetOf = ({ board: { col, row } }: Battlefield, cell: number): string =>
  `${Math.floor(col[cell] / SHEET_WIDTH)} ${Math.floor(row[cell] / SHEET)}`;

/** Each designation on the sheet draws one before any draws another; among those the nearest. */
function drawnBy(
  field: Battlefield,
  state: State,
  side: Side,
  hex: number,
  homed: Homed,
): Designation | undefined {
  const made = field.plugged.homesIn?.(state) ?? [];
  const sheet = sheetOf(field, hex);
  const there = made.filter(({ unit, target }) => {
    const mech = state.units[target];
    return field.sideOf[unit] === side && isOnMap(mech) && sheetOf(field, mech.hex) === sheet;
  });
  const rank = (one: Designation): number =>
    (homed.get(one) ?? 0) * field.board.size + distance(field.board, hex, state.units[one.target].hex);
  return there.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** On the map it is fired directly at a unit that a friend has designated. */
export const designationIn = (
  field: Battlefield,
  state: State,
  unit: number,
  hex: number,
): Designation | undefined =>
  field.plugged
    .homesIn?.(state)
    .find(
      (one) =>
        one.hit && field.sideOf[one.unit] === field.sideOf[unit] && state.units[one.target].hex === hex,
    );

/** A shot that was sent from afar. */
export function home(play: Play<Classic>, flight: Flight, homed: Homed): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { gun: index, hex, ordnance } = flight;
  const gun = gunsOf(field)[index];
  const drawn = drawnBy(field, state, gun.side, hex, homed);
  if (drawn) homed.set(drawn, (homed.get(drawn) ?? 0) + 1);
  comeDown(state, flight);
  const shot = { type: 'shell-homed', gun: index, piece: gun.piece, ordnance, hex } as const;
  if (!drawn?.hit) {
    tell(play, field, gun.side, { ...shot, to: -1, target: -1, dice: [], isHit: false });
    return;
  }
  const dice = play.roll(PURPOSE, 2);
  const isHit = sum(dice) >= HITS_ON;
  const to = state.units[drawn.target].hex;
  tell(play, field, gun.side, { ...shot, to, target: drawn.target, dice, isHit });
  detect(play, field, index, to);
  const shell = { side: gun.side, type: gun.type, ordnance, cell: to, from: HEXSIDES[gun.edge] };
  burstOn(play, field, shell, drawn, isHit);
}

/** It strikes its target in one place, or only bursts in its hex. */
export function burstOn(
  play: Play<Classic>,
  field: Battlefield,
  { type, ordnance, cell, from }: Shell,
  { target, from: eyes }: Designation,
  isHit: boolean,
): void {
  const { state } = play;
  const points = isHit ? (type.loads[ordnance] ?? 0) : AROUND;
  const strikes = isHit || isAloft(state.units[target]);
  burst(play, field, {
    cell,
    hexes: 0,
    from,
    pointsFor: ({ unit }) => (strikes && unit === target ? 0 : AROUND),
    forBuilding: () => points,
  });
  if (!strikes) return;
  const through = field.plugged.reaches?.(points, field, state, target) ?? points;
  const kind = field.kinds[target];
  const side = attackSide(field, state, eyes, target);
  const struck = through > 0 && kind.rollLocation(play, field, target, { table: 'mech', side, covered: 0 });
  if (struck) kind.strike(play, field, target, { ...struck, nature: 'missile' }, through);
}

type Told = Extract<Classic['Event'], { type: 'shell-homed' }>;

/** Where something is hidden, others learn where it bursts, and nothing of the unit it was to find. */
function tell(play: Play<Classic>, field: Battlefield, side: Side, event: Told): void {
  if (!field.plugged.known) {
    play.emit(event);
    return;
  }
  play.emit({ ...event, reveals: [] }, seatsOf(field.setup, side));
  const blank = { hex: -1, target: -1, dice: [], isHit: false, reveals: [] };
  play.emit({ ...event, ...blank }, othersThan(field, side));
}
