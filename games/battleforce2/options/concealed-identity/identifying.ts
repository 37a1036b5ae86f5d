import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionEvents } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { sharesHex } from '../../rules/elements/places.ts';
import { opponentOf, type UnitSetup } from '../../state.ts';
import type { Seen } from '../../table.ts';
import { backShown, backUnder, turn, withCounter } from './faces.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'concealed/look': { readonly seat: Seat };
  }
  interface OptionEvents {
    /** BF2-CONC-03: before the game, and when an ECM counter is taken off. */
    typed: { readonly type: 'typed'; readonly unit: number; readonly shown: UnitSetup };
    identified: {
      readonly type: 'identified';
      readonly unit: number;
      /** Its name until now. */
      readonly cover: string;
      readonly shown: UnitSetup;
      /** BF2-HIT-01: what its elements announce from now on. */
      readonly announced: readonly { readonly base: number; readonly jumps: boolean }[];
    };
  }
}

/** BF2-CONC-02: its counter stays face-up for the rest of the game. */
export function identify(play: Play<Battleforce2>, unit: number): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const back = backShown(state, unit);
  if (!back) return;
  turn(state, unit, null);
  // Tables learn the front from it, which the setup of the state has always known.
  play.emit({
    type: 'identified',
    unit,
    cover: backUnder(field, unit, back).id,
    shown: field.unitSetups[unit],
    announced: field.elementsOf[unit].map((element) => {
      const { base, jumps } = state.elements[element];
      return { base, jumps };
    }),
  });
}

export function showFront(
  table: Seen,
  { unit, shown, announced }: OptionEvents['identified'],
  field: OpenField,
): void {
  turn(table, unit, null);
  table.setup = withCounter(table.setup, field, unit, shown);
  for (const [i, element] of field.elementsOf[unit].entries())
    Object.assign(table.elements[element], announced[i]);
}

/** BF2-CONC-01: the general type, and no more. */
export function showType(play: Play<Battleforce2>, unit: number): void {
  turn(play.state, unit, 'type');
  // As above: the setup of the state stays as it is.
  play.emit({ type: 'typed', unit, shown: backUnder(battlefieldOf(play.state), unit, 'type') });
}

export function showBack(table: Seen, { unit, shown }: OptionEvents['typed'], field: OpenField): void {
  turn(table, unit, 'type');
  table.setup = withCounter(table.setup, field, unit, shown);
}

/** BF2-CONC-02: units that share a hex with an enemy are identified, on both sides. */
export function lookAround(play: Play<Battleforce2>): void {
  const { state } = play;
  const { unitsOf, seatOf } = battlefieldOf(state);
  for (const unit of state.units.keys()) {
    if (unitsOf[opponentOf(seatOf[unit])].some((enemy) => sharesHex(state, unit, enemy)))
      identify(play, unit);
  }
}
