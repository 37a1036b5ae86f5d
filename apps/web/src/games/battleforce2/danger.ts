import type { Battlefield } from '@ironfield/battleforce2/battlefield.ts';
import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { chanceOf } from '@ironfield/battleforce2/bot/exchange.ts';
import { type Band, OUT_OF_RANGE } from '@ironfield/battleforce2/data/tables.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { damageValue } from '@ironfield/battleforce2/rules/attack/damage.ts';
import { attackersOn } from '@ironfield/battleforce2/rules/attack/declaration.ts';
import { bandBetween } from '@ironfield/battleforce2/rules/attack/range.ts';
import { sees } from '@ironfield/battleforce2/rules/attack/sight.ts';
import { toHit } from '@ironfield/battleforce2/rules/attack/to-hit.ts';
import { surviving } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { canJump } from '@ironfield/battleforce2/rules/movement/movement-points.ts';
import { reachable } from '@ironfield/battleforce2/rules/movement/reach.ts';
import { opponentOf, type State } from '@ironfield/battleforce2/state.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { DangerRules } from '../../danger/danger.ts';
import { type Exchange, lookingAt, type Party, spotsIn, sufferedIn } from '../../danger/exchange.ts';
import { stateOn } from './types.ts';

export const danger: DangerRules<Table, number> = {
  counts: 'Boxes lost to direct fire on average, if every enemy moves and fires at it as well as it can.',
  shades: [2, 4, 8, 14],
  pips: [2, 4, 6],
  nameOf: (table, cell) => battlefieldOf(stateOn(table)).board.number[cell]!,
  isNextTurn: (table, unit) => !isToMove(battlefieldOf(stateOn(table)), table, unit),
  *spots(table, unit) {
    const { exchange, partyOf, foesOf, state } = meetingsOn(table);
    if (state.units[unit]!.hex < 0) return;
    const mover = partyOf(unit);
    const walked = new Set(mover.walked);
    const how = (hex: number) => (hex === mover.hex ? 'stays' : walked.has(hex) ? 'moves' : 'jumps');
    yield* spotsIn(exchange, mover, foesOf(unit), how);
  },
  *now(table, unit) {
    const { exchange, foesOf, state } = meetingsOn(table);
    const { hex } = state.units[unit]!;
    yield null;
    return hex < 0 ? 0 : sufferedIn(exchange, foesOf(unit), { unit, hex, places: [hex] }, hex).suffered;
  },
};

/** A side moves and fires before the other one does (BF2-SEQ-01). */
const isToMove = ({ seatOf }: Battlefield, { phase, active, units }: Table, unit: number): boolean =>
  phase === 'movement' && active === seatOf[unit] && !units[unit]!.moved;

interface Walker extends Party {
  readonly walked: readonly number[];
}

/** Everybody moves again before they fire, but for a side that fires just now. */
function meetingsOn(table: Table) {
  const state = stateOn(table);
  const field = battlefieldOf(state);
  const isFiring = (unit: number) => table.phase === 'combat' && table.active === field.seatOf[unit];
  for (const [unit, each] of state.units.entries()) {
    if (isFiring(unit)) continue;
    Object.assign(each, { moved: false, fired: false, entered: 0 });
    for (const element of field.elementsOf[unit]!)
      Object.assign(state.elements[element]!, { attacked: false, spots: null });
  }
  const placesOf = (unit: number): Walker => {
    const { hex } = state.units[unit]!;
    const walked = [hex, ...reachable(field, state, unit, 'ground').cells];
    const jumped = canJump(field, state, unit) ? reachable(field, state, unit, 'jump').cells : [];
    return { unit, hex, walked, places: [...new Set([...walked, ...jumped])] };
  };
  const staying = (unit: number): Party => {
    const { hex } = state.units[unit]!;
    return { unit, hex, places: [hex] };
  };
  return {
    state,
    exchange: exchangeOn(field, state),
    partyOf: placesOf,
    foesOf: (unit: number): Party[] =>
      field.unitsOf[opponentOf(field.seatOf[unit]!)]!.filter((enemy) => state.units[enemy]!.hex >= 0).map(
        (enemy) => (isFiring(enemy) ? staying(enemy) : placesOf(enemy)),
      ),
  };
}

function exchangeOn(field: Battlefield, state: State): Exchange {
  const { board, smoke, plugged } = field;
  /** Without options a number depends on nothing but what is in this key. */
  const known = new Map<string, number>();
  return {
    nameOf: (hex) => board.number[hex]!,
    harm(attacker, from, target, to, least) {
      const [one, other] = [state.units[attacker.unit]!, state.units[target.unit]!];
      const before = { hex: one.hex, facing: one.facing };
      const there = other.hex;
      one.hex = from;
      other.hex = to;
      if (from !== to && attacker.places.length > 1) one.facing = lookingAt(board, from, to);
      const band = bandBetween(field, state, attacker.unit, target.unit);
      let harm = 0;
      if (band !== OUT_OF_RANGE) {
        const key = `${attacker.unit} ${target.unit} ${band} ${board.terrain[from]} ${board.terrain[to]} ${smoke[to]}`;
        const most = plugged.toHit ? undefined : known.get(key);
        if ((most === undefined || most > least) && sees(field, state, attacker.unit, target.unit)) {
          harm = expected(field, state, attacker.unit, target.unit, band);
          // A hex without a shot says nothing of other hexes.
          if (harm > 0) known.set(key, harm);
        }
      }
      Object.assign(one, before);
      other.hex = there;
      return harm;
    },
  };
}

/** From where they stand in the state: each element at whom it hits hardest. */
function expected(field: Battlefield, state: State, unit: number, enemy: number, band: Band): number {
  const targets = surviving(field, state, enemy);
  let harm = 0;
  for (const attacker of attackersOn(field, state, unit, enemy)) {
    const damage = damageValue(field, state, attacker, band) ?? 0;
    if (damage === 0) continue;
    let best = 0;
    for (const target of targets) {
      const number = totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, band }));
      best = Math.max(best, chanceOf(number));
    }
    harm += damage * best;
  }
  return harm;
}
