// The units that set mines off, and the effect on them (MT-PRE-16, MT-BASE-05).

import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { floorOf } from '../../buildings/floors.ts';
import type { Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import { knowledgeOf, seatsOf } from '../../knowledge.ts';
import { touchedBy } from '../../rules/damage/touched.ts';
import { altitudeOf } from '../../rules/ground/altitude.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { isAirborne, isOnMap } from '../../rules/unit/condition.ts';
import { SIDES, type UnitState } from '../../state.ts';
import { type Minefield, type MineKind, minesIn, show, takeAway } from './fields.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'mines-sprung': {
      readonly type: 'mines-sprung';
      readonly unit: number;
      readonly hex: number;
      readonly kind: MineKind;
      /** None where its weight is enough. */
      readonly dice: readonly number[];
    };
  }
}

const PURPOSE = 'minefield';
const SPRINGS_ON = 7;
/** MT-WPN-57: mines that look around, for those who are not on the ground of the hex, and up to which height. */
const ACTIVE_ON = 9;
const ACTIVE_UP_TO = 3;
/** MT-PRE-16: tons for each hex. */
const TONS_A_HEX = 10;

/** The number a unit has to throw to set them off. */
export const springsOn = (field: Battlefield, unit: number, kind: MineKind): number =>
  field.plugged.springsOn?.(SPRINGS_ON, field, unit, kind) ?? SPRINGS_ON;

/** A unit has come into a hex, on foot, from a jump or moved by others. */
export function arrived(play: Play<Classic>, field: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const { hex } = mech;
  // MT-BASE-23: nothing that flies over them.
  if (isAirborne(mech)) return;
  for (const mines of minesIn(play.state).laid) {
    if (!isOnMap(mech) || mech.hex !== hex) return;
    if (mines.kind === 'vibrabomb') shake(play, field, unit, mines);
    else if (mines.hex === hex) comeUpon(play, field, unit, mines);
  }
}

/** MT-BASE-23, MT-WPN-57: those on a bridge are out of reach, but not of what looks around. */
function comeUpon(play: Play<Classic>, field: Battlefield, unit: number, mines: Minefield): void {
  const mech: UnitState = play.state.units[unit];
  const isOnBridge = hasCondition(field, mech.hex, 'bridge');
  if (mines.kind === 'active' && (isOnBridge || floorOf(mech) > 0)) wake(play, field, unit, mines);
  else if (!isOnBridge) tread(play, field, unit, mines);
}

/** MT-WPN-57: a VTOL has flown into a hex; `tell` tells of its way. */
export function flown(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  _from: number,
  tell: () => void,
): void {
  const vtol = play.state.units[unit];
  for (const mines of minesIn(play.state).laid) {
    if (mines.kind !== 'active' || mines.hex !== vtol.hex || !isOnMap(vtol)) continue;
    if ((altitudeOf(vtol) ?? 0) - field.level[vtol.hex] > ACTIVE_UP_TO) continue;
    tell();
    wake(play, field, unit, mines);
  }
}

/** Dice decide whether it goes off under somebody who does not touch it. */
function wake(play: Play<Classic>, field: Battlefield, unit: number, mines: Minefield): void {
  const dice = play.roll(PURPOSE, 2);
  if (sum(dice) < ACTIVE_ON) return;
  spring(play, field, unit, mines, dice);
  strikeOne(play, field, unit, mines);
}

/** Dice decide whether it goes off. A unit that lives through it in silence learns nothing. */
function tread(play: Play<Classic>, field: Battlefield, unit: number, mines: Minefield): void {
  if (sweeps(play, field, unit, mines)) return;
  const dice = play.roll(PURPOSE, 2);
  if (sum(dice) < springsOn(field, unit, mines.kind)) return;
  spring(play, field, unit, mines, dice);
  strikeOne(play, field, unit, mines);
}

/** MT-SPV-06: does it deal with them by itself? */
const sweeps = (play: Play<Classic>, field: Battlefield, unit: number, mines: Minefield): boolean =>
  field.plugged.sweeps?.(false, play, field, unit, {
    ...mines,
    goOff(dice, isGone) {
      spring(play, field, unit, mines, dice);
      if (isGone) takeAway(play, field, mines);
    },
    strike: (part) => strikeOne(play, field, unit, mines, part),
  }) ?? false;

/** Those who are hit learn of it, and all who see them. */
function spring(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  mines: Minefield,
  dice: readonly number[],
): void {
  const { hex, kind } = mines;
  play.emit({ type: 'mines-sprung', unit, hex, kind, dice });
  for (const side of SIDES) {
    const [viewer] = seatsOf(field.setup, side);
    if (knowledgeOf(field, play.state, unit, viewer).place) show(play, field, side, mines);
  }
}

/** MT-PRE-16: all of it in one location; a roll to stay up comes at once, and the move goes on. */
export function strikeOne(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { strength }: Minefield,
  lands?: Part,
): void {
  const { state } = play;
  if (state.units[unit].hex < 0) field.plugged.flushedOut?.(play, field, unit);
  const kind = field.kinds[unit];
  const struck = kind.rollLocation(play, field, unit, {
    table: kind.limbs ? 'kick' : 'mech',
    side: 'front',
    covered: 0,
    ...(lands !== undefined && { lands }),
  });
  if (struck) kind.strike(play, field, unit, struck, strength);
  field.plugged.minesHurt?.(play, field, unit);
  if (state.phase === 'movement') rollToStayUp(play, battlefieldOf(state), unit);
}

/** MT-PRE-16: hexes from which a 'Mech of that weight sets it off; negative for one that never does. */
export const reachOf = (tons: number, setting: number): number =>
  tons <= setting - TONS_A_HEX ? -1 : Math.max(0, Math.trunc((tons - setting) / TONS_A_HEX));

/** MT-PRE-16: only 'Mechs do, and everybody in the hex of the bomb is hit. */
function shake(play: Play<Classic>, field: Battlefield, unit: number, mines: Minefield): void {
  if (sweeps(play, field, unit, mines) || !field.kinds[unit].limbs) return;
  const { hex } = play.state.units[unit];
  if (distance(field.board, hex, mines.hex) > reachOf(field.designs[unit].tons, mines.setting ?? 0)) return;
  play.emit({ type: 'mines-sprung', unit, hex: mines.hex, kind: mines.kind, dice: [] });
  takeAway(play, field, mines);
  for (const touched of touchedBy(field, play.state, mines.hex, 0))
    strikeOne(play, field, touched.unit, mines);
}

/** MT-BASE-23: infantry that ends its move there finds them. */
export function moveEnds(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { hex } = play.state.units[unit];
  if (hex < 0 || !field.kinds[unit].troopers || isAirborne(play.state.units[unit])) return;
  for (const mines of minesIn(play.state).laid)
    if (mines.hex === hex) show(play, field, field.sideOf[unit], mines);
}
