import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { around, Lots } from '../../testing/random.ts';
import { battle, mech, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { canLeave, canReach, movementCost, movementPath, reachable } from './reach.ts';

const WIDTH = 6;
const HEIGHT = 6;
const COSTS = { '.': 1, r: 2, l: 2, H: 3 };
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** One board, and Units that are strewn over it again and again. */
class Strewn {
  readonly lots: Lots;
  readonly table: Battle;
  readonly hexes: readonly string[];
  private readonly entering: Record<string, number>;
  private readonly mv: readonly number[];
  private readonly jumps: readonly boolean[];

  constructor(seed: string) {
    this.lots = new Lots(seed);
    const map = this.lots.map(WIDTH, HEIGHT, '...rlH');
    this.mv = NAMES.map(() => this.lots.of([2, 3, 4, 5, 6]));
    this.jumps = NAMES.map(() => this.lots.of([true, false, false]));
    const units = NAMES.map((name, i) =>
      unit(name, 'off the map', mech(name, { mv: this.mv[i], jump: this.jumps[i] })),
    );
    this.table = battle({ map, scenario: 'veteran', south: units.slice(0, 3), north: units.slice(3) });
    this.hexes = this.table.field.board.number;
    this.entering = Object.fromEntries(
      map
        .split(/\s+/)
        .map((kind, cell) => [this.hexAt(cell % WIDTH, Math.floor(cell / WIDTH)), COSTS[kind as '.']]),
    );
  }

  strew(): void {
    const { lots, table } = this;
    const free = [...this.hexes];
    for (const [index, name] of NAMES.entries()) {
      const isOff = lots.of([0, 1, 2, 3, 4, 5]) === 0;
      table.put(index, isOff ? 'off the map' : `${free.splice(free.indexOf(lots.of(free)), 1)} N`);
      table.suffered(name, { mpLost: lots.of([0, 0, 1, 2]) });
    }
    table.state.counters.length = 0;
    const counter = table.counter('objective', lots.of(['south', 'north']), lots.of(this.hexes));
    counter.captured = lots.of([true, false, false]);
  }

  private hexAt(col: number, row: number): string {
    return `0${col + 1}0${row + 1}`;
  }

  mp(index: number): number {
    return this.mv[index] - this.table.element(NAMES[index]).effects.mpLost;
  }

  /** The cheapest cost of every hex that the Unit can get to, passing through what it may pass. */
  costs(index: number): Map<string, number> {
    const isSouth = index < 3;
    const enemies = NAMES.filter((_, i) => i < 3 !== isSouth).map((name) => this.table.hexOf(name));
    const entering = (hex: string) =>
      this.jumps[index] ? 1 : enemies.includes(hex) ? Number.NaN : this.entering[hex];
    const found = new Map<string, number>();
    const note = (hex: string, cost: number) => {
      if (!(cost <= this.mp(index)) || cost >= (found.get(hex) ?? 99)) return;
      found.set(hex, cost);
      for (const next of around(hex)) if (next in this.entering) note(next, cost + entering(next));
    };
    const start = this.table.hexOf(NAMES[index]);
    const home = this.hexes.filter((hex) => hex.endsWith(isSouth ? `0${HEIGHT}` : '01'));
    if (start) note(start, 0);
    else for (const hex of home) note(hex, entering(hex));
    return found;
  }

  /** The Unit may end its move there, if it gets there. */
  isFree(index: number, hex: string): boolean {
    const isTaken = NAMES.some((name, i) => i !== index && this.table.hexOf(name) === hex);
    const isDefended = this.table.state.counters.some(
      (counter) =>
        counter.hex === this.table.cell(hex) && !counter.captured && counter.defender === (index < 3 ? 0 : 1),
    );
    return !isTaken && !isDefended;
  }

  leaves(index: number, costs: Map<string, number>): boolean {
    const isAtEdge = (hex: string) => around(hex).some((next) => !(next in this.entering));
    const isOn = this.table.hexOf(NAMES[index]) !== undefined;
    return isOn && [...costs].some(([hex, cost]) => cost < this.mp(index) && isAtEdge(hex));
  }
}

rule(
  ['BFQ-MOV-02', 'BFQ-MOV-03', 'BFQ-MOV-06', 'BFQ-MOV-08', 'BFQ-SCN-03', 'BFQ-SCN-06'],
  'On any board a Unit gets exactly where a plain search by hand gets it',
  () => {
    for (let seed = 0; seed < 6; seed++) {
      const strewn = new Strewn(`reach ${seed}`);
      const { table, hexes } = strewn;
      const { field, state } = table;
      for (let round = 0; round < 5; round++) {
        strewn.strew();
        for (let index = 0; index < NAMES.length; index++) {
          const costs = strewn.costs(index);
          const ends = hexes.filter((hex) => costs.has(hex) && strewn.isFree(index, hex));
          const cost = (hex: string) => {
            const path = movementPath(field, state, index, table.cell(hex));
            return totalOf((tally) => movementCost(tally, field, state, index, path));
          };
          expect(hexes.filter((_, cell) => canReach(field, state, index, cell))).toEqual(ends);
          const found = reachable(field, state, index);
          expect(found.cells.map((cell) => hexes[cell]).sort()).toEqual([...ends].sort());
          const wanted = hexes.map((hex) => (ends.includes(hex) ? costs.get(hex) : -1));
          expect([...found.costAt]).toEqual(wanted);
          expect(ends.map(cost)).toEqual(ends.map((hex) => costs.get(hex)));
          expect(found.canLeave).toBe(strewn.leaves(index, costs));
          expect(canLeave(field, state, index)).toBe(strewn.leaves(index, costs));
        }
      }
    }
  },
);

rule('BFQ-MOV-02', 'The way that is told goes from hex to neighbouring hex, and not through enemies', () => {
  const strewn = new Strewn('ways');
  const { table, hexes } = strewn;
  for (let round = 0; round < 10; round++) {
    strewn.strew();
    for (let index = 0; index < NAMES.length; index++) {
      const costs = strewn.costs(index);
      for (const hex of costs.keys()) {
        const path = movementPath(table.field, table.state, index, table.cell(hex)).map(
          (cell) => hexes[cell],
        );
        expect(path.at(-1)).toBe(hex);
        expect(path[0]).toBe(table.hexOf(NAMES[index]) ?? path[0]);
        expect(path.every((one, i) => i === 0 || around(one).includes(path[i - 1]))).toBe(true);
        expect(path.every((one) => costs.has(one))).toBe(true);
      }
    }
  }
});
