// Bombs that battle armour drops from a roof (MT-WPN-63).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { collapseAll } from '../../../buildings/damage.ts';
import { isOnRoof } from '../../../buildings/floors.ts';
import type { Event } from '../../../events.ts';
import type { Classic } from '../../../game-types.ts';
import type { Declaration, Order } from '../../../orders.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { hexToHit } from '../../../phases/weapon/hex-fire.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { burst } from '../../../rules/damage/blast.ts';
import { touchedBy } from '../../../rules/damage/touched.ts';
import { binsFor } from '../../../rules/fire/ammunition.ts';
import { whyNotAble } from '../../../rules/fire/to-hit.ts';
import { isPlaced } from '../../../rules/unit/condition.ts';
import type { State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    readonly microBombs?: Aim;
  }
  interface DeclaringOrders {
    'drop-micro-bombs': { readonly type: 'drop-micro-bombs'; readonly unit: number };
  }
  interface OptionEvents {
    'micro-bombs': { readonly type: 'micro-bombs'; readonly unit: number } & Aim;
    'micro-bombs-burst': {
      readonly type: 'micro-bombs-burst';
      readonly unit: number;
      /** -1 off the map. */
      readonly to: number;
      readonly number: Explanation;
      readonly dice: readonly number[];
      readonly hit: boolean;
    };
  }
}

interface Aim {
  readonly hex: number;
  readonly weapon: number;
  readonly bin: number;
}

const RULE = 'MT-WPN-63';
const NOTHING = { total: 0, lines: [] } as const;
/** Points for each trooper, in the hex itself and beside it. */
const POINTS = [2, 1];
const PURPOSES = { toHit: 'to-hit', direction: 'scatter direction' };
const WORDS = { order: 'Drop micro bombs', hex: 'A hex does not move' };
export const DROPPED: Reason = {
  message: 'Micro bombs are dropped from a roof, instead of other attacks',
  rule: RULE,
};

/** The weapon that it may drop now; -1 for none. */
function bombsOf(field: Battlefield, state: State, unit: number): number {
  const squad = state.units[unit];
  if (!isPlaced(squad) || !isOnRoof(field, squad) || whyNotAble(field, state, unit)) return -1;
  return field.designs[unit].weapons.findIndex(
    ({ type }, weapon) => type.isDropped && binsFor(field, state, unit, weapon).length > 0,
  );
}

class BomberPick extends UnitPick {
  protected override can(unit: number): boolean {
    return bombsOf(this.field, this.state, unit) >= 0;
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? DROPPED : super.whyNot(unit);
  }
}

export const bombForms = (
  forms: readonly OrderForm<Declaration>[],
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<Declaration>[] =>
  units.some((unit) => bombsOf(field, state, unit) >= 0)
    ? [
        ...forms,
        {
          type: 'drop-micro-bombs',
          label: WORDS.order,
          fields: [new BomberPick(field, state, units)],
        },
      ]
    : forms;

export function release({ thisTurn, body }: UnitState, microBombs: Aim): void {
  if (microBombs.bin >= 0) body.shots[microBombs.bin]--;
  thisTurn.marks = { ...thisTurn.marks, microBombs };
}

export function letGo(play: Play<Classic>, field: Battlefield, order: Order): void {
  if (order.type !== 'drop-micro-bombs') return;
  const { unit } = order;
  const weapon = bombsOf(field, play.state, unit);
  const [bin] = binsFor(field, play.state, unit, weapon);
  play.happen({ type: 'micro-bombs', unit, hex: play.state.units[unit].hex, weapon, bin });
}

/** With everything else that is done in the phase. */
export function burstAll(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, squad] of play.state.units.entries()) {
    const dropped = squad.thisTurn.marks?.microBombs;
    if (dropped && squad.hex >= 0) burstOne(play, field, unit, dropped);
  }
  collapseAll(play);
}

function burstOne(play: Play<Classic>, field: Battlefield, unit: number, { hex, weapon }: Aim): void {
  const compute = (tally: Tally<RuleId>): void =>
    hexToHit(tally, field, play.state, { unit, weapon, cell: hex }, { reason: WORDS.hex, rule: RULE });
  const needed = totalOf<RuleId>(compute);
  const dice = play.roll(PURPOSES.toHit, 2, rolledBy(unit, needed));
  const hit = sum(dice) >= needed;
  const [direction = 0] = hit ? [] : play.roll(PURPOSES.direction, 1);
  const to = hit ? hex : neighbour(field.board, hex, (direction - 1) as Direction);
  play.emit({ type: 'micro-bombs-burst', unit, to, number: play.explain(compute), dice, hit });
  if (to < 0) return;
  const troopers = field.kinds[unit].troopers?.strength(field, play.state.units[unit]) ?? 0;
  const pointsAt = (away: number): number => POINTS[away] * troopers;
  burst(play, field, {
    cell: to,
    hexes: 1,
    from: [],
    pointsFor: (touched) => (touched.unit === unit ? 0 : pointsAt(touched.away)),
    forBuilding: pointsAt,
  });
}

/** MT-INFO-01: the number tells how well it shoots, and the rest what it carries. */
export function bombsSeen(event: Event | null): Event | null {
  if (event?.type === 'micro-bombs') return { ...event, weapon: -1, bin: -1 };
  return event?.type === 'micro-bombs-burst' ? { ...event, number: NOTHING, dice: [] } : event;
}

/** For bots: on enemies around who have nobody else among them. */
export function idleBombs(order: Order, field: Battlefield, state: State, unit: number): Order {
  if (order.type !== 'hold' || bombsOf(field, state, unit) < 0) return order;
  const around = touchedBy(field, state, state.units[unit].hex, 1).filter((each) => each.unit !== unit);
  const areFoes = around.every((each) => field.sideOf[each.unit] !== field.sideOf[unit]);
  return around.length > 0 && areFoes ? { type: 'drop-micro-bombs', unit } : order;
}
