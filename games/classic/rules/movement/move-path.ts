// Which of the cheapest ways a 'Mech takes to a hex and facing. Among ways of equal MP it takes the one with fewer
// Piloting Skill Rolls, then the one that counts more hexes (CBT-MOV-19), then the first in a fixed order: a step ahead
// before one back, before a turn. Whoever wants another way goes there in several legs.

import { cellOfNode, facingOfNode } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';
import type { TurnNotes, UnitState } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';
import { asksForRoll, FORBIDDEN, turnCost } from '../ground/steps.ts';
import { type GroundReach, SHIFT_COST } from './reach.ts';

type Heading = TurnNotes['heading'];

/** A way to a node, by its last step. */
export interface Route {
  readonly node: number;
  readonly rolls: number;
  /** CBT-MOV-19, with what was moved before. */
  readonly hexes: number;
  readonly heading: Heading;
  readonly before: Route | null;
}

/** The ways of one search. The same steps lead to many hexes, so all of them are kept. */
export class Ways {
  private readonly ground: Ground;
  private readonly reach: GroundReach;
  private readonly hexes: number;
  private readonly heading: Heading;
  /** By node: the best way that arrives going back, not yet moving, and going ahead. */
  private readonly known = new Map<number, readonly (Route | null)[]>();

  /** Of the searches that the best was taken from. */
  private readonly parts: readonly Ways[];

  /** `moved` is what counts already from earlier legs. */
  constructor(ground: Ground, reach: GroundReach, moved: Pick<TurnNotes, 'hexesMoved' | 'heading'>) {
    this.parts = reach.parts.map((part) => new Ways(ground, part, moved));
    this.ground = ground;
    this.reach = reach;
    this.hexes = moved.hexesMoved;
    this.heading = moved.heading;
  }

  /** The way to a node within reach. */
  to(node: number): Route {
    const { parts, reach } = this;
    const part = parts.find((ways) => ways.reach.cost[node] === reach.cost[node]);
    if (part) return part.to(node);
    let best: Route | null = null;
    for (const way of this.arriving(node)) if (way && (!best || isBetter(way, best))) best = way;
    if (!best) throw new Error(`There is no way to cell ${cellOfNode(node)}`);
    return best;
  }

  private arriving(node: number): readonly (Route | null)[] {
    const known = this.known.get(node);
    if (known) return known;
    const found: (Route | null)[] = [null, null, null];
    if (this.reach.sources.includes(node)) this.begin(node, found);
    else this.extend(node, found);
    this.known.set(node, found);
    return found;
  }

  private begin(node: number, found: (Route | null)[]): void {
    const rolls = asksForRoll(this.ground, cellOfNode(node)) ? 1 : 0;
    const way: Route = this.reach.entering
      ? { node, rolls, hexes: 1, heading: 1, before: null }
      : { node, rolls: 0, hexes: this.hexes, heading: this.heading, before: null };
    found[way.heading + 1] = way;
  }

  private extend(node: number, found: (Route | null)[]): void {
    const { cost, rules, steps } = this.reach;
    const { turnsBefore = Number.POSITIVE_INFINITY } = rules;
    const { neighbours } = this.ground.board;
    const cell = cellOfNode(node);
    const facing = facingOfNode(node);
    const comesFrom = (from: number, step: number): boolean =>
      step > 0 && cost[from] >= 0 && cost[from] + step === cost[node];
    if (rules.everyWay) {
      this.extendEveryWay(node, found, comesFrom);
      return;
    }
    const behind = neighbours[cell * 6 + ((facing + 3) % 6)] * 6 + facing;
    if (comesFrom(behind, (rules.run ? steps.run : steps.walk)[behind])) {
      for (const way of this.arriving(behind)) if (way) keep(found, this.step(way, node, 1));
    }
    const before = neighbours[node] * 6 + facing;
    if (rules.backward && comesFrom(before, steps.back[before])) {
      for (const way of this.arriving(before)) if (way) keep(found, this.step(way, node, -1));
    }
    if (rules.sideways) this.extendSideways(node, found, comesFrom);
    for (const turn of [1, 5]) {
      const from = cell * 6 + ((facing + turn) % 6);
      if (cost[from] >= turnsBefore || !comesFrom(from, 1)) continue;
      for (const way of this.arriving(from)) if (way) keep(found, { ...way, node, before: way });
    }
  }

  /** MT-PRE-11: over the hexsides beside the one ahead, or behind, without turning. */
  private extendSideways(
    node: number,
    found: (Route | null)[],
    comesFrom: (from: number, step: number) => boolean,
  ): void {
    const { rules, steps } = this.reach;
    const { neighbours } = this.ground.board;
    const cell = cellOfNode(node);
    const facing = facingOfNode(node);
    const ahead = rules.run ? steps.run : steps.walk;
    const arrive = (from: number, step: number, heading: 1 | -1) => {
      if (step === FORBIDDEN || !comesFrom(from * 6 + facing, step + SHIFT_COST)) return;
      for (const way of this.arriving(from * 6 + facing)) if (way) keep(found, this.step(way, node, heading));
    };
    for (const beside of [1, 5]) {
      const direction = (facing + beside) % 6;
      const behind = neighbours[cell * 6 + ((direction + 3) % 6)];
      const before = neighbours[cell * 6 + direction];
      if (behind >= 0) arrive(behind, ahead[behind * 6 + direction], 1);
      if (rules.backward && before >= 0) arrive(before, steps.back[before * 6 + direction], -1);
    }
  }

  /** MT-PRE-13: over any hexside. */
  private extendEveryWay(
    node: number,
    found: (Route | null)[],
    comesFrom: (from: number, step: number) => boolean,
  ): void {
    const { neighbours } = this.ground.board;
    const cell = cellOfNode(node);
    const facing = facingOfNode(node);
    for (let direction = 0; direction < 6; direction++) {
      const from = neighbours[cell * 6 + ((direction + 3) % 6)];
      if (from < 0 || !comesFrom(from * 6 + facing, this.reach.steps.walk[from * 6 + direction])) continue;
      for (const way of this.arriving(from * 6 + facing)) if (way) keep(found, this.step(way, node, 1));
    }
  }

  private rollsFor(from: number, to: number, heading: 1 | -1): number {
    const { bed } = this.ground;
    const backs = heading === -1 && bed[from] !== bed[to] ? 1 : 0;
    return backs + (asksForRoll(this.ground, to) ? 1 : 0);
  }

  private step(before: Route, node: number, heading: 1 | -1): Route {
    const reversed = before.heading === -heading;
    return {
      node,
      rolls: before.rolls + this.rollsFor(cellOfNode(before.node), cellOfNode(node), heading),
      hexes: reversed ? 1 : before.hexes + 1,
      heading,
      before,
    };
  }
}

function keep(found: (Route | null)[], way: Route): void {
  const rival = found[way.heading + 1];
  if (!rival || isBetter(way, rival)) found[way.heading + 1] = way;
}

const isBetter = (a: Route, b: Route): boolean =>
  a.rolls === b.rolls ? a.hexes > b.hexes : a.rolls < b.rolls;

/** The nodes of a way from its beginning to its end, both included. */
export function nodesOf(way: Route): number[] {
  const nodes: number[] = [];
  for (let at: Route | null = way; at; at = at.before) nodes.push(at.node);
  return nodes.reverse();
}

/** MT-PRE-11: neither ahead nor straight back. */
export const isShift = (
  { board: { neighbours } }: Ground,
  from: number,
  to: number,
  facing: number,
): boolean => neighbours[from * 6 + facing] !== to && neighbours[from * 6 + ((facing + 3) % 6)] !== to;

/** CBT-MOV-02, CBT-MOV-05: what a way costs a unit, step by step; without it, what the ground alone costs. */
export function wayCost(
  tally: Tally<RuleId>,
  field: Battlefield,
  unit: number,
  { nodes, entering }: { readonly nodes: readonly number[]; readonly entering: boolean },
  mech: UnitState | null,
): void {
  const kind = field.kinds[unit];
  const extra = (to: number, from: number): void => {
    if (mech) field.plugged.stepExtra?.(tally, field, mech, to, { unit, from });
  };
  if (entering) {
    kind.entryCost(tally, field, unit, cellOfNode(nodes[0]));
    extra(cellOfNode(nodes[0]), -1);
  }
  let turned = 0;
  for (let i = 1; i < nodes.length; i++) {
    const from = cellOfNode(nodes[i - 1]);
    const to = cellOfNode(nodes[i]);
    if (from === to) {
      turned++;
      continue;
    }
    turnCost(tally, turned);
    turned = 0;
    kind.stepCost(tally, field, unit, from, to);
    if (!kind.facesNowhere && isShift(field, from, to, facingOfNode(nodes[i])))
      tally.add(SHIFT_COST, REASONS.shift, 'MT-PRE-11');
    extra(to, from);
  }
  turnCost(tally, turned);
}
