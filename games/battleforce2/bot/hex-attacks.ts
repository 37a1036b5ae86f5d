import { quietTally } from '@ironfield/kernel/explanation.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Band } from '../data/tables.ts';
import type { OrderOf } from '../orders.ts';
import { damageValue } from '../rules/attack/damage.ts';
import { aimsIn, attackersOnHex, bandTo } from '../rules/attack/hex-attacks.ts';
import { toHitHex } from '../rules/attack/to-hit.ts';
import { surviving } from '../rules/elements/condition.ts';
import { isOnGround } from '../rules/elements/places.ts';
import { opponentOf, type State } from '../state.ts';
import { chanceOf } from './exchange.ts';

/** Points for a side, of what happens to all elements of some units: harm to its own counts against it. */
export function gainFrom(
  field: Battlefield,
  state: State,
  seat: Seat,
  units: readonly number[],
  harm: (element: number) => number,
): number {
  const lossOf = (unit: number) => surviving(field, state, unit).reduce((sum, each) => sum + harm(each), 0);
  return units.reduce((sum, unit) => sum + (field.seatOf[unit] === seat ? -lossOf(unit) : lossOf(unit)), 0);
}

/** The best that a unit can do by attacking a hex in which an enemy is; `null` if it is worth nothing. */
export function bestHexAttack(
  field: Battlefield,
  state: State,
  unit: number,
): { readonly order: OrderOf<'attack-hex'>; readonly value: number } | null {
  const seat = field.seatOf[unit];
  const enemies = field.unitsOf[opponentOf(seat)].filter((enemy) => isOnGround(state, enemy));
  let best: ReturnType<typeof bestHexAttack> = null;
  for (const aim of aimsIn(field))
    for (const hex of aim.gain ? new Set(enemies.map((enemy) => state.units[enemy].hex)) : []) {
      const attackers = attackersOnHex(field, state, aim, unit, hex);
      const band = bandTo(field, state, unit, hex) as Band;
      const tally = quietTally();
      let value = 0;
      for (const attacker of attackers) {
        tally.total = 0;
        toHitHex(tally, field, state, { attacker, hex, band }, aim);
        const damage = damageValue(field, state, attacker, band)!;
        const adds = aim.adds?.(field, attacker, damage) ?? damage;
        value += chanceOf(tally.total) * aim.gain!(field, state, seat, hex, adds);
      }
      if (value <= (best?.value ?? 0)) continue;
      const attacks = attackers.map((attacker) => ({ attacker }));
      best = {
        order: { type: 'attack-hex', unit, aim: aim.id, to: field.board.number[hex], attacks },
        value,
      };
    }
  return best;
}
