import { bearing } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Battlefield } from '../battlefield.ts';
import { OUT_OF_RANGE } from '../data/tables.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { INDIRECT_BAND } from '../rules/attack/damage.ts';
import { isInArc } from '../rules/attack/firing-arc.ts';
import { bandBetween } from '../rules/attack/range.ts';
import { sees } from '../rules/attack/sight.ts';
import { firesIndirectly } from '../rules/attack/targeting.ts';
import { isOnMap, surviving } from '../rules/elements/condition.ts';
import { claimantOf, opponentOf, type State } from '../state.ts';
import { harmAt, harmBetween, stakesIn } from './exchange.ts';
import { goalsOf } from './goals.ts';
import { type Threat, threatOf, worstAt } from './threats.ts';

export interface Temper {
  /** The weight of damage to itself against damage to the enemy. */
  readonly caution: number;
  /** The value of a hex nearer to the enemy. */
  readonly eagerness: number;
  /** The value of a hex nearer to an objective, and of being there. */
  readonly greed: number;
  /** True if it considers the enemy's next moves: where it can go before it fires, and what it is about to claim. */
  readonly foresees: boolean;
}

/** Indirect fire needs a spotter, who does not attack. */
const INDIRECT_SHARE = 0.4;
const COVER_HELPS = 0.15;
const HOLDING = 8;
/** BF2-OBJ-03: staying for this turn claims the counter, which is worth more than reaching another. */
const CLAIMING = 12;

/** The value of each hex for a unit. */
export class Outlook {
  readonly unit: number;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly temper: Temper;
  private readonly enemies: readonly number[];
  private readonly dealt: readonly (readonly number[])[];
  private readonly suffered: readonly (readonly number[])[];
  /** The enemies it wants to approach. */
  private readonly prey: readonly boolean[];
  private readonly threats: readonly Threat[];
  private readonly wanted: readonly number[];
  /** Of the wanted hexes, those whose counter the side has turned face-up. */
  private readonly occupied: readonly number[];
  /** BF2-EQ-11: of the enemies, whom it could fire at without seeing them: a friend does. */
  private readonly spotted: readonly boolean[];

  constructor(field: Battlefield, state: State, unit: number, temper: Temper) {
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.temper = temper;
    const seat = field.seatOf[unit];
    this.enemies = field.unitsOf[opponentOf(seat)].filter((enemy) => isOnMap(state, enemy));
    const stakes = this.enemies.map((enemy) => (temper.foresees ? stakesIn(field, state, enemy) : 1));
    this.dealt = this.enemies.map((enemy, i) =>
      harmBetween(field, state, unit, enemy).map((harm) => stakes[i] * harm),
    );
    const most = Math.max(...stakes);
    this.prey = stakes.map((each) => each === most);
    this.suffered = this.enemies.map((enemy) => harmBetween(field, state, enemy, unit));
    this.threats = temper.foresees
      ? this.enemies.map((enemy, i) => threatOf(field, state, enemy, this.suffered[i]))
      : [];
    this.wanted = wantedHexes(field, state, unit, temper.foresees);
    this.occupied = state.objectives
      .filter((objective) => objective.faceUpSince > 0 && claimantOf(objective) === seat)
      .map((objective) => objective.hex);
    const isIndirect = surviving(field, state, unit).some((element) =>
      firesIndirectly(field, state, element),
    );
    this.spotted = this.enemies.map((enemy) => isIndirect && isSpotted(field, state, unit, enemy));
  }

  /** Looking at the nearest enemy. */
  facingAt(cell: number): Facing {
    const { field, state, enemies } = this;
    const { board } = field;
    const hexOf = (index: number) => ({ col: board.col[index], row: board.row[index] });
    let nearest = -1;
    for (const enemy of enemies) {
      const { hex } = state.units[enemy];
      if (hex === cell) continue;
      if (nearest < 0 || distance(board, cell, hex) < distance(board, cell, nearest)) nearest = hex;
    }
    if (nearest < 0) return state.units[this.unit].facing;
    return (Math.floor((bearing(hexOf(cell), hexOf(nearest)) + 2) / 4) % 6) as Facing;
  }

  scoreAt(cell: number, facing: Facing, flyingHigh = false): number {
    const { field, state, unit, temper } = this;
    const mover = state.units[unit];
    const { hex, facing: before, flyingHigh: wasHigh } = mover;
    Object.assign(mover, { hex: cell, facing, flyingHigh });
    const { cover } = TERRAIN[TERRAINS[field.board.terrain[cell]]];
    let best = 0;
    let risk = 0;
    let nearest = Number.MAX_SAFE_INTEGER;
    for (const [i, enemy] of this.enemies.entries()) {
      const away = distance(field.board, cell, state.units[enemy].hex);
      if (this.prey[i]) nearest = Math.min(nearest, away);
      const band = bandBetween(field, state, unit, enemy);
      if (temper.foresees) risk += worstAt(field, this.threats[i], cell) * (1 - COVER_HELPS * cover);
      if (!sees(field, state, unit, enemy)) {
        if (this.spotted[i] && band !== OUT_OF_RANGE)
          best = Math.max(best, INDIRECT_SHARE * harmAt(this.dealt[i], INDIRECT_BAND));
        continue;
      }
      if (isInArc(field, state, unit, enemy)) best = Math.max(best, harmAt(this.dealt[i], band));
      if (!temper.foresees) risk += harmAt(this.suffered[i], band) * (1 - COVER_HELPS * cover);
    }
    Object.assign(mover, { hex, facing: before, flyingHigh: wasHigh });
    const score = best - temper.caution * risk - temper.eagerness * nearest + this.valueOfPlace(cell);
    return field.plugged.outlook?.(score, field, state, unit, cell) ?? score;
  }

  private valueOfPlace(cell: number): number {
    const { board } = this.field;
    if (this.wanted.length === 0) return 0;
    const away = Math.min(...this.wanted.map((hex) => distance(board, cell, hex)));
    if (away > 0) return -this.temper.greed * away;
    return this.temper.greed * HOLDING + (this.occupied.includes(cell) ? CLAIMING : 0);
  }
}

const isSpotted = (field: Battlefield, state: State, unit: number, enemy: number): boolean =>
  field.unitsOf[field.seatOf[unit]].some(
    (friend) =>
      friend !== unit &&
      isOnMap(state, friend) &&
      bandBetween(field, state, friend, enemy) !== OUT_OF_RANGE &&
      sees(field, state, friend, enemy),
  );

/** The objectives the unit's side wants and no friend occupies. */
function wantedHexes(field: Battlefield, state: State, unit: number, contests: boolean): number[] {
  const seat = field.seatOf[unit];
  return goalsOf(field, state, seat, contests).filter(
    (hex) => !field.unitsOf[seat].some((friend) => friend !== unit && state.units[friend].hex === hex),
  );
}
