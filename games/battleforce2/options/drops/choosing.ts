import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomItem, randomUnit } from '@ironfield/kernel/random.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Order } from '../../orders.ts';
import { isOnMap } from '../../rules/elements/condition.ts';
import { claimantOf, opponentOf, type State } from '../../state.ts';

/** How often a bot holds back a unit that could drop. */
const HOLDING_BACK = 0.2;
/** The preferred distance from the enemy for a landing, and the number of hexes considered. */
const NEARNESS = 5;
const LOOKS = 12;

/** A bot holds some units back, and drops them in its first turn: on an objective, or near the enemy but not upon it. */
export function chooseDrop(
  field: Battlefield,
  state: State,
  seat: number,
  menu: Menu,
  random: Random,
): Order | null {
  for (const { type, fields } of menu.orders) {
    if (type === 'hold-back' && randomUnit(random) < HOLDING_BACK)
      return { type, unit: randomItem(random, (fields[0] as Pick).values) as number };
    if (type === 'drop') return dropFrom(fields[0] as Pick, field, state, seat, random);
  }
  return null;
}

function dropFrom(
  units: Pick,
  { board, unitsOf }: Battlefield,
  state: State,
  seat: number,
  random: Random,
): Order {
  const unit = units.values[0] as number;
  const hexes = (units.follow!(unit)[0] as Pick).values as ArrayLike<string>;
  const enemies = unitsOf[opponentOf(seat)].filter((enemy) => isOnMap(state, enemy));
  const strangeness = (hex: string) => {
    const away = enemies.map((enemy) => distance(board, cellOf(board, hex), state.units[enemy].hex));
    return Math.abs(Math.min(NEARNESS * 2, ...away) - NEARNESS);
  };
  const isFree = (cell: number) => state.units.every(({ hex }) => hex !== cell);
  const claims = state.objectives.filter(
    (objective) => !objective.claimed && claimantOf(objective) === seat && isFree(objective.hex),
  );
  const goals = claims.map(({ hex }) => board.number[hex]).filter((hex) => Array.from(hexes).includes(hex));
  const seen = goals.length > 0 ? goals : Array.from({ length: LOOKS }, () => randomItem(random, hexes));
  return {
    type: 'drop',
    unit,
    to: seen.reduce((best, hex) => (strangeness(hex) < strangeness(best) ? hex : best)),
  };
}
