import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { OnTable } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { LAST_TURN } from '../../data/tables.ts';
import type { Classic } from '../../game-types.ts';
import { type AlternatingPhase, newPhase, newTurn, type State } from '../../state.ts';
import { OUTCOMES } from '../../text/turn.ts';
import { conclude } from './victory.ts';

/** CBT-SEQ-01: the six phases. */
export function turn(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { plugged } = field;
  const lastTurn = plugged.lastTurn?.() ?? LAST_TURN;
  if (state.turn >= lastTurn) {
    conclude(play, { winners: [], reason: OUTCOMES.turnLimit, rule: 'CBT-SEQ-12' });
    return;
  }
  state.turn++;
  forgetLastTurn(state);
  play.emit({ type: 'turn', turn: state.turn });
  play.next(...(plugged.turnBegins?.([], field, state) ?? []), ...(plugged.sequence?.(SEQUENCE) ?? SEQUENCE));
}

const SEQUENCE: readonly FrameOf<Classic>[] = [
  { step: 'initiative' },
  { step: 'movement' },
  { step: 'weapon' },
  { step: 'physical' },
  { step: 'heat' },
  { step: 'end' },
];

export function forgetLastTurn(table: OnTable<State>): void {
  table.weaponAttacks = [];
  table.physicalAttacks = [];
  const field = battlefieldOf(table);
  const { turnNotes } = field.plugged;
  for (const unit of table.units) unit.thisTurn = turnNotes?.(newTurn(), unit.thisTurn, field) ?? newTurn();
}

/**
 * The beginning of every phase with attacks or movement: nobody has acted, nothing has happened yet, and the damage on
 * the record sheets is what holds until the phase ends (CBT-SEQ-06).
 */
export function beginPhase(play: Play<Classic>, phase: AlternatingPhase | 'heat'): void {
  play.state.phase = phase;
  forgetLastPhase(play.state);
  play.emit({ type: 'phase', phase });
}

export function forgetLastPhase(table: OnTable<State>): void {
  table.spokesman = [-1, -1];
  for (const unit of table.units) unit.thisPhase = newPhase(unit.body);
}
