import type { Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomUnit } from '@ironfield/kernel/random.ts';
import type { Heading } from '@ironfield/spaces/grid.ts';
import { spaceOf } from '@ironfield/spaces/spaces.ts';
import { COVER_MODIFIER, TERRAIN_MODIFIER } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { BOARD, homeOf } from '../rules/board.ts';
import { type InBattle, onBoard, sheetOf } from '../rules/fighters.ts';
import { isAir, isInfantry } from '../rules/kinds.ts';

/** Settlements go to the middle of the front, where they cover most. */
export function settle(state: InBattle, fields: readonly Field[]): Order {
  const [units] = fields as readonly Pick[];
  const unit = Number(units.values[0]);
  const { main } = homeOf(state.battle, state.counters[unit].side);
  const [boxes] = units.follow!(unit) as Pick[];
  const names = Array.from(boxes.values, String);
  const to = names.includes(BOARD.name[main]) ? BOARD.name[main] : names[0];
  return { type: 'settle', unit, to };
}

/** Strong units to the front, guns and convoys behind them, and whoever can hide where there is cover. */
export function deploy(state: InBattle, fields: readonly Field[], random: Random): Order {
  const [units] = fields as readonly Pick[];
  let best: Order | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const unit of Array.from(units.values, Number)) {
    const [boxes, facings] = units.follow!(unit) as Pick[];
    for (const to of Array.from(boxes.values, String)) {
      const score = boxValue(state, unit, spaceOf(BOARD, to)) + 0.5 * randomUnit(random);
      if (score <= most) continue;
      most = score;
      best = { type: 'deploy', unit, to, ...(facings && { facing: facings.values[0] as Heading }) };
    }
  }
  return best!;
}

function boxValue(state: InBattle, unit: number, box: number): number {
  const { side } = state.counters[unit];
  const { kind, attack, toughness, range } = sheetOf(state, unit);
  const { front, main } = homeOf(state.battle, side);
  const isFighter = attack > 0 && range === 1;
  const strength = isFighter ? attack + toughness / 2 : -6;
  const place = front.includes(box) ? strength : -strength;
  const times = isInfantry(kind) ? 2 : 1;
  const cover = isAir(kind)
    ? 0
    : times * Math.max(TERRAIN_MODIFIER[state.battle.terrain[box]], shelterIn(state, side, box));
  return place + cover + (box === main && isFighter ? 2 : 0);
}

function shelterIn(state: InBattle, side: number, box: number): number {
  const inside = onBoard(state, side).filter((fighter) => fighter.box === box);
  const covers = inside.map(
    ({ counter }) => COVER_MODIFIER[sheetOf(state, counter).kind as keyof typeof COVER_MODIFIER],
  );
  return Math.max(-10, ...covers.filter((value) => value !== undefined));
}
