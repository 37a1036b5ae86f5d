// All places within reach, judged by what the 'Mech could do from there and what it would suffer.

import { distance } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { cellOfNode, nodeOf } from '@ironfield/hex/search.ts';
import { type Random, randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import { waterModifier } from '../../data/piloting.ts';
import { HEAT_OF_MODE } from '../../data/tables.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { isClosed } from '../../rules/ground/steps.ts';
import { groundFor, isOpenTo, stepsOf } from '../../rules/ground/steps-of.ts';
import { type Gait, gaitOf } from '../../rules/movement/gaits.ts';
import { heatOfJump, jumpsFrom } from '../../rules/movement/jump.ts';
import { nodesOf, Ways } from '../../rules/movement/move-path.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { footRules, type GroundReach } from '../../rules/movement/reach.ts';
import { stepsAside } from '../../rules/movement/turn-mode.ts';
import { unitReach } from '../../rules/movement/unit-reach.ts';
import { courseNow, skidChecks } from '../../rules/piloting/skid.ts';
import { isAirborne } from '../../rules/unit/condition.ts';
import { fullHexes, type Obstruction, obstructionOf } from '../../rules/unit/stacking.ts';
import type { Mode, State, UnitState } from '../../state.ts';
import { chanceToFall, costOfFall } from '../attacks/blows.ts';
import { costOfHeat, hasAmmunition, heatAhead } from '../attacks/heat.ts';
import { ceiling, judge, leadsOn, type Outlook, pull, shieldOf, survey } from '../outlook/outlook.ts';
import { mindsGround, riskOfGround, riskOfStaying, riskOfWay } from './soft-ground.ts';

export interface Candidate {
  readonly mode: Mode;
  /** The way it runs, where that is not the ordinary one. */
  readonly gait: Gait | undefined;
  readonly cell: number;
  readonly facing: Facing;
  readonly hexes: number;
  readonly value: number;
}

/** The search of a bot for places. */
export interface Gaze {
  /** Share of all places that it notices. */
  readonly attention: number;
  /** Random points added to every judgement. */
  readonly wavering: number;
}

/** Points that it costs to slip: the place, and now and then more. */
const SLIP = 6;

/** Turns after which a way goes on. */
function turnsOnTheWay(nodes: readonly number[]): number {
  let turns = 0;
  let facing = nodes[0] % 6;
  for (let i = 1; i < nodes.length; i++) {
    if (cellOfNode(nodes[i]) === cellOfNode(nodes[i - 1]) || nodes[i] % 6 === facing) continue;
    turns++;
    facing = nodes[i] % 6;
  }
  return turns;
}

const STEADY: Gaze = { attention: 1, wavering: 0 };
const NO_RANDOM = randomFrom('');

const ALL = 0b111111;
/** CBT-AI-12: a little for every MP, so that of equals the cheaper is taken. */
const EFFORT = 0.01;
const UNCHANGED: readonly number[] = [];

/** Keeps the best places that it is shown, best first. */
export class Search {
  readonly found: Candidate[] = [];
  private readonly outlook: Outlook;
  private readonly most: number;
  private readonly gaze: Gaze;
  private readonly random: Random;
  private readonly mech: UnitState;
  private readonly taken: Uint8Array;
  /** Facings that walking leads to, a bit each, by cell. */
  private readonly walked: Uint8Array;
  private readonly dryHeat: number;
  private readonly isLoaded: boolean;
  private readonly runRisk: number;
  private readonly landRisk: number;
  private readonly fires: boolean;
  private readonly shield: number;

  constructor(outlook: Outlook, most: number, gaze = STEADY, random = NO_RANDOM) {
    const { field, state, unit } = outlook;
    const kind = field.kinds[unit];
    this.outlook = outlook;
    this.most = most;
    this.gaze = gaze;
    this.random = random;
    this.mech = state.units[unit];
    this.taken = new Uint8Array(field.board.size);
    this.walked = new Uint8Array(field.board.size);
    if (kind.troopers || kind.flight) for (const hex of fullHexes(field, state, unit)) this.taken[hex] = 1;
    else this.avoidEverybody(state, unit);
    this.dryHeat = heatAhead(field, state, unit, -1);
    this.isLoaded = hasAmmunition(this.mech);
    this.fires = !field.plugged.whyNoAttack?.(null, state, unit, 'fire');
    this.shield = shieldOf(field, this.mech);
    const fall = costOfFall(field, unit, 0);
    const runs = kind.piloting?.runsAtRisk(field, state, unit);
    const lands = kind.piloting?.landsAtRisk(field, state, unit);
    this.runRisk = runs ? fall * chanceToFall(field, state, unit, 'run', 0) : 0;
    this.landRisk = lands ? fall * chanceToFall(field, state, unit, 'land', 0) : 0;
  }

  /** Machines keep apart; people go where there is room. */
  private avoidEverybody(state: State, unit: number): void {
    for (let other = 0; other < state.units.length; other++) {
      const { hex } = state.units[other];
      if (other !== unit && hex >= 0 && !isAirborne(state.units[other])) this.taken[hex] = 1;
    }
  }

  /** Its own hex, as it faces. */
  stay(mode: Mode): this {
    const { hex, facing, thisTurn } = this.mech;
    this.consider(hex, mode, { facings: 1 << facing, hexes: thisTurn.hexesMoved, spent: 0 });
    return this;
  }

  /** Its own hex, facing anywhere: on its feet again (CBT-MOV-13). */
  stand(mode: Mode): this {
    this.consider(this.mech.hex, mode, { facings: ALL, hexes: this.mech.thisTurn.hexesMoved, spent: 0 });
    return this;
  }

  /** All places that so many MP reach on foot; those reached by walking are not looked at again for running. */
  go(mode: Mode, mp: number, facing = this.mech.facing, gait?: Gait): this {
    const { field, state, unit } = this.outlook;
    if (mp <= 0) return this;
    const rules = footRules(field, unit, this.mech, mode === 'walk');
    const { hex: start } = this.mech;
    // On a roof it meets other ground than below.
    const ground = groundFor(field, this.mech, 'foot');
    const steps = stepsOf(ground, state, unit);
    const search = { steps, rules, mp, ...this.obstacles, start, facing };
    this.through(mode, unitReach(ground, state, unit, search), nodeOf(start, facing), gait);
    return this;
  }

  private get obstacles(): Obstruction {
    const { foes, field, state, unit } = this.outlook;
    if (field.kinds[unit].flight) return obstructionOf(field, state, unit);
    const near = foes.some(({ mech }) => isAloft(mech)) ? foes.filter(({ mech }) => !isAloft(mech)) : foes;
    const hexes = near.length === 0 ? UNCHANGED : near.map(({ mech }) => mech.hex);
    if (!field.kinds[unit].troopers) return { blocked: hexes, stops: UNCHANGED };
    return { blocked: UNCHANGED, stops: hexes.filter((hex) => hex !== this.mech.hex) };
  }

  /** Onto the map (CBT-SCN-17). */
  enter(mover: Mover): this {
    this.through('walk', mover.reach('walk'), -1);
    this.through('run', mover.reach('run'), -1);
    return this;
  }

  private through(mode: Mode, reach: GroundReach, start: number, gait?: Gait): void {
    const { cells, cost, count } = reach;
    const { board } = this.outlook.field;
    const { hex, thisTurn } = this.mech;
    const isWalk = mode === 'walk';
    const flies = this.outlook.field.kinds[this.outlook.unit].flight !== undefined;
    const { plugged } = this.outlook.field;
    const mindsTurns =
      plugged.slippery !== undefined ||
      plugged.tightTurns !== undefined ||
      plugged.asideModifier !== undefined;
    const isRisky = mindsTurns || mindsGround(this.outlook.field);
    const risk = flies ? this.riskOfSlips(mode, reach) : isRisky ? this.riskOfWays(mode, reach) : undefined;
    for (let i = 0; i < count; i++) {
      const cell = cells[i];
      let facings = 0;
      let least = 127;
      for (let facing = 0; facing < 6; facing++) {
        const spent = cost[cell * 6 + facing];
        if (spent < 0 || cell * 6 + facing === start) continue;
        facings |= 1 << facing;
        if (spent < least) least = spent;
      }
      if (isWalk) this.walked[cell] = facings;
      else if (!gait) facings &= ~this.walked[cell];
      if (facings === 0) continue;
      const hexes = hex < 0 ? least : distance(board, hex, cell) + thisTurn.hexesMoved;
      this.consider(cell, mode, { facings, hexes, spent: least }, gait, risk);
    }
  }

  /** MT-PRE-29: a roll for every turn at Flank before it goes on. */
  private riskOfSlips(mode: Mode, reach: GroundReach): ((node: number) => number) | undefined {
    const { field, state, unit } = this.outlook;
    const { tightTurns, asideModifier } = field.plugged;
    if (mode !== 'run' && !tightTurns && !asideModifier) return;
    const ways = new Ways(field, reach, this.mech.thisTurn);
    const slip = mode === 'run' ? SLIP * chanceToFall(field, state, unit, 'sideslip', 0) : 0;
    return (node) => {
      const nodes = nodesOf(ways.to(node));
      return slip * turnsOnTheWay(nodes) + this.riskOfTurns(nodes, reach);
    };
  }

  /** MT-VMOV-07: turns that come too early. */
  private riskOfTurns(nodes: readonly number[], { cost, entering }: GroundReach): number {
    const { field, state, unit } = this.outlook;
    const costs = nodes.map((node) => cost[node]);
    const turns = field.plugged.tightTurns?.(field, unit, this.mech, { nodes, costs, entering }) ?? [];
    const aside = stepsAside(field, unit, nodes).length;
    const slips =
      aside > 0
        ? aside * chanceToFall(field, state, unit, 'shift-aside', field.plugged.asideModifier!(field, unit)!)
        : 0;
    return turns.reduce(
      (risk, { modifier }) => risk + SLIP * chanceToFall(field, state, unit, 'tight-turn', modifier),
      SLIP * slips,
    );
  }

  /** The cost of the way to a place: the ground it crosses, and the turns on slippery ground (MT-PRE-02). */
  private riskOfWays(mode: Mode, reach: GroundReach): (node: number) => number {
    const { field, state, unit } = this.outlook;
    const { hex, thisTurn } = this.mech;
    const ways = new Ways(field, reach, thisTurn);
    const fall = costOfFall(field, unit, 0);
    return (node) => {
      const nodes = nodesOf(ways.to(node));
      let risk = mindsGround(field) ? riskOfWay(field, state, unit, nodes) : 0;
      risk += this.riskOfTurns(nodes, reach);
      if (hex < 0) return risk;
      for (const { modifier, length } of skidChecks(field, unit, mode, nodes, courseNow(field, this.mech)))
        risk += chanceToFall(field, state, unit, 'skid', modifier) * (1 + length / 2) * fall;
      return risk;
    };
  }

  /** A hex ahead for those who could not pay for it (CBT-MOV-10). */
  minimum(mover: Mover): this {
    for (const hex of mover.minimumHexes)
      this.consider(hex, 'run', { facings: 1 << this.mech.facing, hexes: 1, spent: 0 });
    return this;
  }

  jump(mp: number): this {
    if (mp <= 0) return this;
    const { field, unit } = this.outlook;
    const kept = 1 << this.mech.facing;
    const { jumpsOnBoosters } = field.plugged;
    const { cells, hexes } = jumpsFrom(field, this.mech, mp);
    for (let i = 0; i < cells.length; i++)
      if (isOpenTo(field, unit, cells[i])) {
        const far = hexes[cells[i]];
        const isFixed =
          field.kinds[unit].facesNowhere || jumpsOnBoosters?.(field, this.outlook.state, unit, far);
        this.consider(cells[i], 'jump', { facings: isFixed ? kept : ALL, hexes: far, spent: 0 });
      }
    return this;
  }

  private readonly isFree = (cell: number): boolean =>
    this.taken[cell] === 0 && !isClosed(this.outlook.field, cell);

  /** Shows it a place, with the facings that are possible there, a bit each. */
  consider(
    cell: number,
    mode: Mode,
    { facings, hexes, spent }: { readonly facings: number; readonly hexes: number; readonly spent: number },
    gait?: Gait,
    risk?: (node: number) => number,
  ): void {
    const { outlook, gaze, random, found } = this;
    const isElsewhere = cell !== this.mech.hex;
    if (isElsewhere && this.taken[cell] === 1) return;
    const { budget } = outlook.knowledge;
    if (budget.isSpent && found.length > 0) return;
    if (gaze.attention < 1 && isElsewhere && randomUnit(random) > gaze.attention) return;
    budget.spend(1 + outlook.foes.length);
    const fires = this.fires && !gait;
    survey(outlook, cell, mode, hexes, {
      prone: false,
      shield: gait ? shieldOf(outlook.field, this.mech, gait) : this.shield,
    });
    const base =
      pull(outlook, cell, mode, hexes, { strikes: false, fires }) -
      this.costOf(cell, mode, hexes, gait) -
      EFFORT * spent;
    if (
      gaze.wavering === 0 &&
      found.length === this.most &&
      base + ceiling(outlook) <= found[found.length - 1].value
    )
      return;
    let best = -Infinity;
    let facing = 0;
    for (let each = 0; each < 6; each++) {
      if ((facings & (1 << each)) === 0) continue;
      const value =
        base + judge(outlook, each as Facing, fires) + leadsOn(outlook, cell, each as Facing, this.isFree);
      if (value > best) {
        best = value;
        facing = each;
      }
    }
    if (gaze.wavering > 0) best += gaze.wavering * randomUnit(random);
    if (risk) best -= risk(nodeOf(cell, facing as Facing));
    if (found.length === this.most && best <= found[found.length - 1].value) return;
    if (found.length === this.most) found.pop();
    let place = found.length;
    while (place > 0 && found[place - 1].value < best) place--;
    found.splice(place, 0, { mode, gait, cell, facing: facing as Facing, hexes, value: best });
  }

  /** Heat and the risk of a fall. */
  private costOf(cell: number, mode: Mode, hexes: number, gait?: Gait): number {
    const { field, state, unit } = this.outlook;
    const isWet = field.depth[cell] >= 1 && !isAloft(this.mech);
    const heat = isWet ? heatAhead(field, state, unit, cell) : this.dryHeat;
    const { mode: before, marks } = this.mech.thisTurn;
    const spent = gaitOf(field, marks?.gait)?.heat ?? HEAT_OF_MODE[before];
    const more = mode === 'jump' ? heatOfJump(hexes) : (gait?.heat ?? HEAT_OF_MODE[mode]) - spent;
    let cost = costOfHeat(heat + more, this.isLoaded);
    if (isWet && cell !== this.mech.hex) {
      cost +=
        costOfFall(field, unit, 0) *
        chanceToFall(field, state, unit, 'water', waterModifier(field.depth[cell]));
    }
    if (mindsGround(field) && !isAloft(this.mech))
      cost +=
        cell === this.mech.hex
          ? riskOfStaying(field, state, unit, cell)
          : riskOfGround(field, state, unit, cell, mode);
    if (mode === 'run') cost += this.runRisk;
    else if (mode === 'jump') cost += this.landRisk;
    return cost;
  }
}
