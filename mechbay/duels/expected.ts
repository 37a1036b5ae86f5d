// What a unit does to another by range, with the to-hit numbers that the game rolls against, and the heat of it.

import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { meanDamageAt } from '@ironfield/classic/bot/temper/odds.ts';
import { HEAT_OF_MODE } from '@ironfield/classic/data/tables.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { canBear } from '@ironfield/classic/rules/fire/pointing.ts';
import { weaponToHit } from '@ironfield/classic/rules/fire/to-hit.ts';
import { cooling } from '@ironfield/classic/rules/heat/heat.ts';
import { bearingOf } from '@ironfield/classic/rules/sight/arcs.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { type Pair, RANGE_LENGTH, shootingRange } from './arena.ts';

export interface Exchange {
  /** How the shooter has moved. */
  readonly mode: 'still' | 'walk' | 'run' | 'jump';
  /** Hexes that the target has moved. */
  readonly targetHexes: number;
}

export interface RangeFigure {
  readonly range: number;
  /** Damage on average of everything that bears, and its heat. */
  readonly damage: number;
  readonly heat: number;
  /** The best number that any weapon needs; null where none reaches. */
  readonly bestToHit: number | null;
}

const MOST_TO_HIT = 12;

/** From the next hex to the end of the range. */
export function damageAgainst(pair: Pair, options: OptionValues, exchange: Exchange): readonly RangeFigure[] {
  const state = shootingRange(pair, options);
  const field = battlefieldOf(state);
  const [shooter, target] = state.units;
  shooter.thisTurn.mode = exchange.mode;
  target.thisTurn.mode = exchange.targetHexes > 0 ? 'walk' : 'still';
  target.thisTurn.hexesMoved = exchange.targetHexes;
  const { weapons } = field.designs[0];
  return Array.from({ length: RANGE_LENGTH }, (_, index) => {
    const range = index + 1;
    target.hex = cellOf(field.board, `01${String(RANGE_LENGTH + 1 - range).padStart(2, '0')}`);
    const bearing = bearingOf(field, shooter.hex, shooter.facing, target.hex);
    const shots = weapons.flatMap((mount, weapon) => {
      if (!canBear(field, 0, mount, 0, bearing)) return [];
      const shot = { attacker: 0, target: 1, weapon, twist: 0, secondary: 0, aim: -1 } as const;
      const toHit = explain<RuleId>((tally) => weaponToHit(tally, field, state, shot)).total;
      if (toHit > MOST_TO_HIT) return [];
      const damage = chanceOfTwoDice(toHit) * meanDamageAt(field, state, 0, mount.type, 1);
      return [{ toHit, damage, heat: mount.type.heat }];
    });
    return {
      range,
      damage: shots.reduce((sum, { damage }) => sum + damage, 0),
      heat: shots.reduce((sum, { heat }) => sum + heat, 0),
      bestToHit: shots.length === 0 ? null : Math.min(...shots.map(({ toHit }) => toHit)),
    };
  });
}

const TURNS = 10;
/** CBT-HEA-02: a jump heats 1 for each hex, and at least 3. */
const LEAST_JUMP_HEAT = 3;

/** Heat at the end of each turn of moving so and firing everything that reaches a range; null where heat is not counted. */
export function heatCurve(
  pair: Pair,
  options: OptionValues,
  { mode, range }: Pick<Exchange, 'mode'> & { readonly range: number },
): readonly number[] | null {
  const state = shootingRange(pair, options);
  const field = battlefieldOf(state);
  const unit = pair[0].unit;
  if (unit.kind !== undefined && unit.kind !== 'mech') return null;
  const { heat } = damageAgainst(pair, options, { mode, targetHexes: 0 })[range - 1];
  const jets = Object.values(unit.slots)
    .flat()
    .filter((name) => name === 'Jump Jet').length;
  const moving = mode === 'jump' ? Math.max(LEAST_JUMP_HEAT, jets) : HEAT_OF_MODE[mode];
  const cooled = cooling(field, state, 0);
  let now = 0;
  return Array.from({ length: TURNS }, () => {
    now = Math.max(0, now + moving + heat - cooled);
    return now;
  });
}
