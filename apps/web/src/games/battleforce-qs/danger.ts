import { type Battlefield, battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import { type Bracket, OUT_OF_RANGE } from '@ironfield/battleforce-qs/data/tables.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { damageValue } from '@ironfield/battleforce-qs/rules/attack/damage.ts';
import { mayAttack, verdictBetween } from '@ironfield/battleforce-qs/rules/attack/declaration.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import { reachable } from '@ironfield/battleforce-qs/rules/movement/reach.ts';
import { opponentOf, type State } from '@ironfield/battleforce-qs/state.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { DangerRules } from '../../danger/danger.ts';
import { type Exchange, lookingAt, type Party, spotsIn, sufferedIn } from '../../danger/exchange.ts';
import { stateOn, type Table } from './types.ts';

export const danger: DangerRules<Table, number> = {
  counts: 'Circles lost on average, if every enemy moves and fires at it as well as it can.',
  shades: [2, 4, 8, 14],
  pips: [2, 4, 6],
  nameOf: ({ setup }, cell) => battlefieldOf(setup).board.number[cell]!,
  isNextTurn: ({ phase, units }, unit) => phase !== 'movement' || units[unit]!.moved,
  *spots(table, unit) {
    const field = battlefieldOf(table.setup);
    const state = stateOn(table);
    const { hex } = state.units[unit]!;
    if (hex < 0) return;
    if (table.phase !== 'movement' || state.units[unit]!.moved) begunAnew(state);
    const mover: Party = { unit, hex, places: [...new Set([hex, ...reachable(field, state, unit).cells])] };
    yield* spotsIn(exchangeOn(field, state), mover, foesOf(field, state, unit), (cell) =>
      cell === hex ? 'stays' : 'moves',
    );
  },
  *now(table, unit) {
    const field = battlefieldOf(table.setup);
    const state = stateOn(table);
    const { hex } = state.units[unit]!;
    if (table.phase !== 'movement' && table.phase !== 'combat') begunAnew(state);
    yield null;
    if (hex < 0) return 0;
    const target = { unit, hex, places: [hex] };
    return sufferedIn(exchangeOn(field, state), foesOf(field, state, unit), target, hex).suffered;
  },
};

/** As the next turn will begin. */
function begunAnew(state: State): void {
  state.phase = 'movement';
  for (const unit of state.units) unit.moved = false;
  for (const element of state.elements) element.attacked = false;
}

const foesOf = (field: Battlefield, state: State, unit: number): Party[] =>
  field.unitsOf[opponentOf(field.seatOf[unit]!)]!.flatMap((enemy) => {
    const { hex, moved } = state.units[enemy]!;
    if (hex < 0) return [];
    const stays = moved || state.phase !== 'movement';
    const places = stays ? [hex] : [...new Set([hex, ...reachable(field, state, enemy).cells])];
    return [{ unit: enemy, hex, places }];
  });

/** A line that the target's player decides counts half. */
const SURE = { open: 1, 'target-chooses': 0.5, closed: 0 } as const;

function exchangeOn(field: Battlefield, state: State): Exchange {
  const { board } = field;
  const known = new Map<string, number>();
  return {
    nameOf: (hex) => board.number[hex]!,
    harm(attacker, from, target, to, least) {
      if (from === to) return 0;
      const [one, other] = [state.units[attacker.unit]!, state.units[target.unit]!];
      const before = { hex: one.hex, facing: one.facing };
      const there = other.hex;
      one.hex = from;
      other.hex = to;
      if (attacker.places.length > 1) one.facing = lookingAt(board, from, to);
      const bracket = bracketBetween(field, state, attacker.unit, target.unit);
      let harm = 0;
      if (bracket !== OUT_OF_RANGE) {
        const key = `${attacker.unit} ${target.unit} ${bracket} ${board.terrain[to]}`;
        let most = known.get(key);
        if (most === undefined) {
          most = expected(field, state, attacker.unit, target.unit, bracket);
          known.set(key, most);
        }
        if (most > least) harm = most * SURE[verdictBetween(field, state, attacker.unit, target.unit)];
      }
      Object.assign(one, before);
      other.hex = there;
      return harm;
    },
  };
}

/** If it sees them from where it stands in the state: each Element at whom it hits hardest. */
function expected(field: Battlefield, state: State, unit: number, enemy: number, bracket: Bracket): number {
  const targets = field.elementsOf[enemy]!.filter((target) => !state.elements[target]!.effects.destroyed);
  let harm = 0;
  for (const attacker of field.elementsOf[unit]!) {
    if (!mayAttack(state, attacker)) continue;
    const { weaponHits } = state.elements[attacker]!.effects;
    const damage = damageValue(field.sheets[attacker]!, weaponHits, bracket);
    let best = 0;
    for (const target of targets) {
      const number = totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, bracket }));
      best = Math.max(best, chanceOfTwoDice(number));
    }
    harm += damage * best;
  }
  return harm;
}
