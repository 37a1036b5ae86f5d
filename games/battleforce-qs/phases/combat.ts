import { sum } from '@ironfield/kernel/dice.ts';
import { explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Description, Each, Field, Menu, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { OnTable, Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import type { Bracket } from '../data/tables.ts';
import type { BattleforceQs } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import { attackDirection } from '../rules/attack/attack-direction.ts';
import { applyDamage } from '../rules/attack/critical-hits.ts';
import { attackDamage } from '../rules/attack/damage.ts';
import {
  canAttackAny,
  maximumOverheat,
  mayAttack,
  possibleAttacks,
  verdictBetween,
  whyNoAttack,
  whyNoAttacker,
} from '../rules/attack/declaration.ts';
import { bracketBetween, toHit } from '../rules/attack/to-hit.ts';
import { type Attack, type Direction, type Frames, opponentOf, type State } from '../state.ts';
import { LABELS, MEASURES, PROMPTS, WHY_NOT } from '../text.ts';

/** BFQ-SEQ-07: the loser of the Initiative acts first, completely. */
export function combat(play: Play<BattleforceQs>): void {
  const { initiativeWinner } = play.state;
  play.happen({ type: 'phase', phase: 'combat' });
  play.next(
    { step: 'combat/side', seat: opponentOf(initiativeWinner) },
    { step: 'combat/side', seat: initiativeWinner },
  );
}

export function combatSide(play: Play<BattleforceQs>, { seat }: Frames['combat/side']): void {
  const field = battlefieldOf(play.state.setup);
  if (canAttackAny(field, play.state, seat)) play.next({ step: 'combat/declare', seat });
}

/** BFQ-COM-02: every attack of the side in one order; they are resolved in the order of the list. */
export const declare: Decision<BattleforceQs, Frames['combat/declare'], 'declare'> = {
  menu(state, { seat }) {
    return {
      prompt: PROMPTS.declare,
      rule: 'BFQ-COM-02',
      orders: [{ type: 'declare', label: LABELS.declare, fields: [new AttackList(state, seat)] }],
    };
  },

  apply(play, { seat }, order) {
    const attacks = order.attacks.map(({ attacker, target, overheat = 0 }) => ({
      attacker,
      target,
      overheat,
    }));
    play.happen({ type: 'declared', seat, attacks });
    play.next({ step: 'combat/resolve' });
    askAboutLines(play, attacks);
  },
};

/** An entry for every attacking Element. The lists are made for those who choose; checking needs none. */
class AttackList implements Each {
  readonly kind = 'each';
  readonly name = 'attacks';
  readonly label = LABELS.attacks;
  readonly key = 'attacker';
  readonly field: Battlefield;
  readonly state: State;
  private readonly seat: Seat;
  private found: ReadonlyMap<number, readonly number[]> | undefined;

  constructor(state: State, seat: Seat) {
    this.field = battlefieldOf(state.setup);
    this.state = state;
    this.seat = seat;
  }

  get attacks(): ReadonlyMap<number, readonly number[]> {
    this.found ??= possibleAttacks(this.field, this.state, this.seat);
    return this.found;
  }

  get items(): readonly number[] {
    return [...this.attacks.keys()];
  }

  has(attacker: unknown): boolean {
    if (typeof attacker !== 'number') return false;
    const unit = this.field.unitOf[attacker];
    if (this.field.seatOf[unit] !== this.seat || this.state.units[unit].hex < 0) return false;
    return mayAttack(this.state, attacker);
  }

  fields(attacker: number): readonly Field[] {
    const max = maximumOverheat(this.field, this.state, attacker);
    const target = new TargetPick(this, attacker);
    if (max === 0) return [target];
    const whyNot = () => WHY_NOT.notOverheat(max);
    return [target, { kind: 'whole', name: 'overheat', label: LABELS.overheat, min: 0, max, whyNot }];
  }

  describe(attacker: number): Description {
    return { label: this.field.sheets[attacker].name, piece: this.field.unitOf[attacker] };
  }

  get known(): readonly number[] {
    return numbersOf(this.field.unitOf);
  }

  whyNot(attacker: Scalar | undefined): Reason {
    if (typeof attacker !== 'number') return WHY_NOT.noSuchElement;
    return whyNoAttacker(this.field, this.state, this.seat, attacker);
  }
}

class TargetPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'target';
  readonly label = LABELS.target;
  private readonly list: AttackList;
  private readonly attacker: number;

  constructor(list: AttackList, attacker: number) {
    this.list = list;
    this.attacker = attacker;
  }

  get values(): readonly number[] {
    return this.list.attacks.get(this.attacker) ?? [];
  }

  has(target: unknown): boolean {
    return typeof target === 'number' && this.whyNot(target) === null;
  }

  describe(target: number): Description {
    const { field, state } = this.list;
    const bracket = bracketBetween(
      field,
      state,
      field.unitOf[this.attacker],
      field.unitOf[target],
    ) as Bracket;
    return {
      label: field.sheets[target].name,
      piece: field.unitOf[target],
      measure: MEASURES.toHit,
      explanation: explain<RuleId>((tally) =>
        toHit(tally, field, state, { attacker: this.attacker, target, bracket }),
      ),
    };
  }

  get known(): readonly number[] {
    return this.list.known;
  }

  whyNot(target: Scalar | undefined): Reason | null {
    if (typeof target !== 'number') return WHY_NOT.noSuchElement;
    return whyNoAttack(this.list.field, this.list.state, this.attacker, target);
  }
}

/** Each pair of Units once, in the order of declaration. */
function unitPairs(
  { unitOf }: Battlefield,
  attacks: readonly Attack[],
): { attacker: number; target: number }[] {
  const pairs: { attacker: number; target: number }[] = [];
  for (const attack of attacks) {
    const attacker = unitOf[attack.attacker];
    const target = unitOf[attack.target];
    if (!pairs.some((pair) => pair.attacker === attacker && pair.target === target)) {
      pairs.push({ attacker, target });
    }
  }
  return pairs;
}

/**
 * BFQ-COM-03: questions to the targets' player come before anything is resolved. A choice holds both ways, so it
 * is also due where only the target's own attacks, still to come, depend on it.
 */
function askAboutLines(play: Play<BattleforceQs>, attacks: readonly Attack[]): void {
  const field = battlefieldOf(play.state.setup);
  for (const { attacker, target } of unitPairs(field, attacks).reverse()) {
    if (!needsSide(field, play.state, attacker, target)) continue;
    play.next({ step: 'combat/line', seat: field.seatOf[target], attacker, target });
  }
}

function needsSide(field: Battlefield, state: State, attacker: number, target: number): boolean {
  if (verdictBetween(field, state, attacker, target) === 'target-chooses') return true;
  const isYetToAct = field.seatOf[target] === state.initiativeWinner;
  return isYetToAct && verdictBetween(field, state, target, attacker) === 'target-chooses';
}

/** BFQ-COM-09: likewise for attacks through a corner, unless the line turned out to be closed. */
export function resolve(play: Play<BattleforceQs>): void {
  const { state } = play;
  const field = battlefieldOf(state.setup);
  play.next(...state.attacks.map((attack) => ({ step: 'combat/attack' as const, attack })));
  for (const { attacker, target } of unitPairs(field, state.attacks).reverse()) {
    if (verdictBetween(field, state, attacker, target) === 'closed') continue;
    if (attackDirection(field, state, attacker, target) !== 'either') continue;
    play.next({ step: 'combat/direction', seat: field.seatOf[target], attacker, target });
  }
}

/** A question to the target's player about all attacks of one Unit on another: one of two answers. */
function eitherOr<Type extends 'line' | 'direction'>(
  type: Type,
  rule: RuleId,
  name: 'side' | 'direction',
  values: readonly [string, string],
): (state: State, pair: { readonly attacker: number; readonly target: number }) => Menu<Type> {
  return (state, { attacker, target }) => {
    const { unitSheets } = battlefieldOf(state.setup);
    const label = LABELS[name];
    const prompt = PROMPTS[type](unitSheets[attacker].name, unitSheets[target].name);
    return { prompt, rule, orders: [{ type, label, fields: [{ kind: 'pick', name, label, values }] }] };
  };
}

export const line: Decision<BattleforceQs, Frames['combat/line'], 'line'> = {
  menu: eitherOr('line', 'BFQ-COM-03', 'side', ['left', 'right']),
  apply(play, { attacker, target }, { side }) {
    play.happen({ type: 'line-chosen', attacker, target, side });
  },
};

export const direction: Decision<BattleforceQs, Frames['combat/direction'], 'direction'> = {
  menu: eitherOr('direction', 'BFQ-COM-09', 'direction', ['front', 'rear']),
  apply(play, { attacker, target }, { direction: chosen }) {
    play.happen({ type: 'direction-chosen', attacker, target, direction: chosen });
  },
};

/** BFQ-COM-01: resolves one declared attack. */
export function attack(play: Play<BattleforceQs>, { attack: declared }: Frames['combat/attack']): void {
  const { state } = play;
  const field = battlefieldOf(state.setup);
  const { attacker, target } = declared;
  if (verdictBetween(field, state, field.unitOf[attacker], field.unitOf[target]) === 'closed') {
    play.happen({ type: 'aborted', attack: declared });
    return;
  }
  if (state.elements[target].marked.destroyed) play.happen({ type: 'skipped', attack: declared });
  else rollToHit(play, field, declared);
}

/** BFQ-HEA-03, BFQ-HEA-06: the heat of an attack is due in the End Phase, hit or miss. */
export function countAttack({ elements }: OnTable<State>, { attacker, overheat }: Attack): void {
  const element = elements[attacker];
  element.attacked = true;
  element.heatGain = overheat + element.effects.engineHits;
}

function rollToHit(play: Play<BattleforceQs>, field: Battlefield, declared: Attack): void {
  const { state } = play;
  const { attacker, target, overheat } = declared;
  const unit = field.unitOf[attacker];
  const enemy = field.unitOf[target];
  const bracket = bracketBetween(field, state, unit, enemy) as Bracket;
  const direction = attackDirection(field, state, unit, enemy) as Direction;
  const number = (tally: Tally<RuleId>) => toHit(tally, field, state, { attacker, target, bracket });
  const strike = { attacker, overheat, bracket, direction };
  const damage = (tally: Tally<RuleId>) => attackDamage(tally, field, state, strike);

  const dice = play.roll('to-hit', 2);
  const hit = sum(dice) >= totalOf(number);
  play.happen({
    type: 'attacked',
    attack: declared,
    toHit: play.explain(number),
    dice,
    damage: hit ? play.explain(damage) : null,
  });
  if (hit) applyDamage(play, target, totalOf(damage));
}
