import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../../battlefield.ts';
import { OUT_OF_RANGE } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { opponentOf, type State } from '../../state.ts';
import { ENDINGS } from '../../text.ts';
import { damageValue } from '../attack/damage.ts';
import { verdictBetween } from '../attack/declaration.ts';
import { bracketBetween } from '../attack/to-hit.ts';
import { victoryPoints } from '../attack/victory-points.ts';
import { permanentMp } from '../movement/movement.ts';

const SEATS = [0, 1] as const;

function hasSurvivors({ unitsOf, elementsOf }: Battlefield, state: State, seat: Seat): boolean {
  return unitsOf[seat].some((unit) =>
    elementsOf[unit].some((element) => !state.elements[element].effects.destroyed),
  );
}

/** BFQ-SCN-03, BFQ-SCN-08: checked at the end of every End Phase; `null` while the game goes on. */
export function outcomeOf(state: State): Outcome | null {
  return state.setup.scenario === 'green' ? greenOutcome(state) : veteranOutcome(state);
}

function greenOutcome(state: State): Outcome | null {
  const decided = destruction(state, 'BFQ-SCN-03');
  if (decided) return decided;
  if (state.turn < battlefieldOf(state.setup).turnLimit) return null;
  return { winners: [], reason: ENDINGS.turnLimit, rule: 'BFQ-SCN-03' };
}

function veteranOutcome(state: State): Outcome | null {
  const points = SEATS.map((seat) => totalOf<RuleId>((tally) => victoryPoints(tally, state, seat)));
  const decided = destruction(state, 'BFQ-SCN-08') ?? capture(state);
  if (decided) return { ...decided, points };
  if (state.turn < battlefieldOf(state.setup).turnLimit) return null;
  const winners = SEATS.filter((seat) => points[seat] > points[opponentOf(seat)]);
  return { winners, reason: ENDINGS.points, rule: 'BFQ-SCN-08', points };
}

/** The last side with a surviving Element wins; none left, or none that can do anything: a draw. */
function destruction(state: State, rule: RuleId): Outcome | null {
  const field = battlefieldOf(state.setup);
  const alive = SEATS.filter((seat) => hasSurvivors(field, state, seat));
  if (alive.length === 1) return { winners: alive, reason: ENDINGS.destruction, rule };
  if (alive.length === 0) return { winners: [], reason: ENDINGS.bothDestroyed, rule };
  if (isStalemate(field, state)) return { winners: [], reason: ENDINGS.stalemate, rule: 'BFQ-SCN-08' };
  return null;
}

/** All enemy counters captured by one side only. */
function capture(state: State): Outcome | null {
  const winners = SEATS.filter((seat) =>
    state.counters.every((counter) => counter.defender === seat || counter.captured),
  );
  return winners.length === 1 ? { winners, reason: ENDINGS.capture, rule: 'BFQ-SCN-08' } : null;
}

/** BFQ-SCN-08: no Unit can ever move again, and none can damage another from its hex. */
function isStalemate(field: Battlefield, state: State): boolean {
  for (let element = 0; element < state.elements.length; element++) {
    const { effects } = state.elements[element];
    if (effects.destroyed) continue;
    const unit = field.unitOf[element];
    if (unitCanEverMove(field, state, unit) || canEverDamage(field, state, element)) return false;
  }
  return true;
}

function unitCanEverMove({ elementsOf, sheets }: Battlefield, { elements }: State, unit: number): boolean {
  return elementsOf[unit].every((element) => {
    const { destroyed, mpLost } = elements[element].effects;
    return destroyed || permanentMp(sheets[element], mpLost) > 0;
  });
}

function canEverDamage(field: Battlefield, state: State, element: number): boolean {
  const unit = field.unitOf[element];
  const { weaponHits } = state.elements[element].effects;
  return field.unitsOf[opponentOf(field.seatOf[unit])].some((enemy) => {
    if (state.units[enemy].hex < 0 || state.units[unit].hex < 0) return false;
    const bracket = bracketBetween(field, state, unit, enemy);
    if (bracket === OUT_OF_RANGE || damageValue(field.sheets[element], weaponHits, bracket) === 0)
      return false;
    return verdictBetween(field, state, unit, enemy) !== 'closed';
  });
}
