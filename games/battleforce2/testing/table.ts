// The table that the scenes of scene.ts are played on: sets pieces, gives orders, reads menus and events.

import { insistEqual } from '@ironfield/conformance/difference.ts';
import { insistFollowed } from '@ironfield/conformance/properties/following.ts';
import { expectDiceUsed, type Roll, setDice } from '@ironfield/conformance/scripted.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import {
  type Description,
  type Each,
  type Field,
  type Pick,
  possibleOrders,
} from '@ironfield/kernel/menu/menu.ts';
import {
  eventsFor,
  menuFor,
  middleOf,
  questionOf,
  resume,
  submit,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { Play } from '@ironfield/kernel/play/play.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import { kernelParts, type Seat, type Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { invariants } from '../checks/invariants.ts';
import type { Command } from '../data/commands.ts';
import type { Event, EventOf } from '../events.ts';
import { battleforce2 } from '../game.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { Order, OrderOf, Way } from '../orders.ts';
import { phasesOf } from '../phases/turn.ts';
import { counterOn, listOf } from '../rules/commands/commands.ts';
import { inBox } from '../rules/map/support-map.ts';
import { announcedBy } from '../rules/movement/movement-points.ts';
import { begin } from '../setup.ts';
import {
  type Condition,
  type ElementState,
  type Frame,
  type Objective,
  OFF_MAP,
  type Setup,
  type State,
  type UnitState,
} from '../state.ts';

/** The home edges, by seat. */
const SIDES = ['south', 'north'] as const;
export type SideName = (typeof SIDES)[number];
const seatOf = (side: SideName): Seat => SIDES.indexOf(side);

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Compass = (typeof COMPASS)[number];
const facingOf = (compass: Compass) => COMPASS.indexOf(compass) as Facing;

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

export class Battle {
  readonly state: State;
  /** Everything that has happened, and from the last order on. */
  readonly log: Event[] = [];
  news: readonly Event[] = [];

  constructor(setup: Setup) {
    this.state = { ...begin(setup), ...kernelParts(scriptedDice()) };
    this.state.homes = ['south', 'north'];
  }

  get field(): Battlefield {
    return battlefieldOf(this.state);
  }

  // Setting the scene

  put(index: number, where: string): void {
    const place = where.replace(/ grounded$/, '');
    if (place !== where) this.ground(index);
    const [, box, half] = /^box (\d)(?: of (south|north))?$/.exec(place) ?? [];
    if (box !== undefined) {
      const seat = half ? seatOf(half as SideName) : this.field.seatOf[index];
      this.state.units[index].marks = {
        ...this.state.units[index].marks,
        support: inBox(seat, Number(box)),
      };
      return;
    }
    const [hex, compass = 'N'] = place.split(' ');
    const at =
      hex === 'off' ? { hex: OFF_MAP } : { hex: this.cell(hex), facing: facingOf(compass as Compass) };
    Object.assign(this.state.units[index], at);
  }

  private ground(index: number): void {
    const unit = this.state.units[index];
    unit.marks = { ...unit.marks, flight: { ...unit.marks!.flight!, airborne: false } };
    for (const element of this.field.elementsOf[index])
      Object.assign(this.state.elements[element], announcedBy(this.field, this.state, element));
  }

  /** Earlier damage of an element. */
  suffered(name: string, condition: Partial<Condition>): void {
    const element = this.element(name);
    element.condition = { ...element.condition, ...condition };
    Object.assign(element, announcedBy(this.field, this.state, this.elementIndex(name)));
  }

  /** Puts a counter of its side on a unit. */
  counter(name: string, command: Command, isFaceUp = false): void {
    const { commands } = this.state;
    const unit = this.unitIndex(name);
    const seat = this.field.seatOf[unit];
    const { inside } = commands!.cups[seat];
    const number = inside.find((each) => listOf(this.field, seat)[each] === command);
    if (number === undefined) throw new Error(`no ${command} is left in the cup`);
    commands!.cups[seat] = { ...commands!.cups[seat], inside: inside.filter((each) => each !== number) };
    commands!.counters[unit] = { number, isFaceUp, isJammed: false };
    for (const element of this.state.elements.keys())
      Object.assign(this.state.elements[element], announcedBy(this.field, this.state, element));
  }

  /** What lies on a unit, with `+` if it is face-up. */
  counterOf(name: string): string {
    const unit = this.unitIndex(name);
    const counter = this.state.commands!.counters[unit];
    return counter ? `${counterOn(this.field, this.state, unit)}${counter.isFaceUp ? ' +' : ''}` : '';
  }

  /** The commands in the cup of a side. */
  cup(side: SideName): string[] {
    const seat = seatOf(side);
    return this.state.commands!.cups[seat].inside.map((number) => listOf(this.field, seat)[number]);
  }

  /** The kinds of order that are possible now. */
  get possible(): string[] {
    const menu = menuFor(battleforce2, this.state, waitingFor(this.state)[0])!;
    return possibleOrders(menu).map(({ type }) => type);
  }

  use(name: string, ...rolls: readonly Roll[]): void {
    this.give({ type: 'use', unit: this.unitIndex(name) }, ...rolls);
  }

  pass(...rolls: readonly Roll[]): void {
    this.give({ type: 'pass' }, ...rolls);
  }

  objective(kind: Objective['kind'], owner: SideName, hex: string): Objective {
    const objective = { kind, owner: seatOf(owner), hex: this.cell(hex), faceUpSince: 0, claimed: false };
    this.state.objectives.push(objective);
    return objective;
  }

  /** Goes to a phase of a side in a turn that it began, and on to the first decision. */
  phase(
    phase: 'command' | 'movement' | 'combat' | 'end' | 'turn',
    first: SideName,
    ...rolls: readonly Roll[]
  ): void {
    this.state.turn ||= 1;
    this.state.suspended = null;
    const seats = [seatOf(first), 1 - seatOf(first)];
    const all: Frame[] = [...seats.flatMap((seat) => phasesOf(this.state, seat)), { step: 'end' }];
    const from = all.findIndex(({ step }) => step === phase);
    this.state.agenda = phase === 'turn' ? [{ step: 'turn' }] : all.slice(from).reverse();
    this.rolling(rolls, () => resume(battleforce2, this.state, this.log));
  }

  /** The Movement Phase of a side that begins the next turn. */
  nextTurn(first: SideName): void {
    const rolls =
      first === 'south'
        ? [
            [5, 6],
            [1, 2],
          ]
        : [
            [1, 2],
            [5, 6],
          ];
    this.phase('turn', first, ...rolls.map((dice): Roll => ['initiative', ...dice]));
    this.give({ type: 'act-first', first: true });
  }

  /** The set-up of the scenario, from its very beginning. */
  begin(...rolls: readonly Roll[]): void {
    this.state.homes = [null, null];
    this.rolling(rolls, () => resume(battleforce2, this.state, this.log));
  }

  /** For rules that are asked by themselves, in the middle of no step. */
  get play(): Play<Battleforce2> {
    return new Play(this.state, this.log, null, battleforce2);
  }

  /** Makes something happen that no order brings about, and goes on to the next decision. */
  happens(body: (play: Play<Battleforce2>) => void, ...rolls: readonly Roll[]): void {
    this.rolling(rolls, () => {
      body(this.play);
      resume(battleforce2, this.state, this.log);
    });
  }

  // Giving orders

  /** Sides and their questions: `south movement/move`. */
  get asked(): string {
    const frame = questionOf(this.state);
    return frame ? `${SIDES[waitingFor(this.state)[0]]} ${frame.step}` : 'nobody';
  }

  order(side: SideName, order: Order, ...rolls: readonly Roll[]): void {
    this.rolling(rolls, () => {
      const result = submit(battleforce2, this.state, seatOf(side), order);
      if (!result.ok) throw new Error(`${side} is refused: ${result.error.message}`);
      this.log.push(...result.value.events);
    });
  }

  /** An order of whoever is asked. */
  give(order: Order, ...rolls: readonly Roll[]): void {
    this.order(SIDES[waitingFor(this.state)[0]], order, ...rolls);
  }

  done(...rolls: readonly Roll[]): void {
    this.give({ type: 'done' }, ...rolls);
  }

  move(
    name: string,
    to: string,
    compass: Compass = 'N',
    way: Way = 'ground',
    ...rolls: readonly Roll[]
  ): void {
    this.give(this.moveOrder(name, to, compass, way), ...rolls);
  }

  /** `fire('Lance', 'Pack', ['Ram > Wolf', 'Ewe > Cub +2 -1'], toHit(3, 4), …)`: overheating by 2, withholding 1. */
  fire(unit: string, target: string, attacks: readonly string[], ...rolls: readonly Roll[]): void {
    this.give(this.orderToFire(unit, target, attacks), ...rolls);
  }

  /** The same out of sight, spotted by an element. */
  indirect(
    unit: string,
    target: string,
    spotter: string,
    attacks: readonly string[],
    ...rolls: readonly Roll[]
  ): void {
    const order = this.orderToFire(unit, target, attacks);
    this.give({ ...order, spotter: this.elementIndex(spotter) }, ...rolls);
  }

  /** Why an order is refused; the table must stay as it was. */
  refusal(order: Order, side: SideName = SIDES[waitingFor(this.state)[0]]): Refusal {
    const before = JSON.stringify(this.state);
    const result = submit(battleforce2, this.state, seatOf(side), order);
    if (result.ok) throw new Error(`accepted: ${JSON.stringify(order)}`);
    if (JSON.stringify(this.state) !== before) throw new Error('the refused order changed the table');
    return result.error;
  }

  /** The rule that forbids a move. */
  refusedMove(name: string, to: string, way: Way = 'ground'): string | undefined {
    return this.refusal(this.moveOrder(name, to, 'N', way)).rule;
  }

  /** The rule that forbids an attack. */
  refusedFire(unit: string, target: string, attack: string): string | undefined {
    return this.refusal(this.orderToFire(unit, target, [attack])).rule;
  }

  /** Both sides have seen all sheets. */
  showAll(): this {
    for (const [index, element] of this.state.elements.entries())
      element.known = {
        turn: 1,
        record: this.field.records[index],
        condition: { ...element.condition },
      };
    return this;
  }

  /** The order that a bot would give now. */
  advice(strength: Strength = 'regular', seed = 'advice'): Order {
    const [seat] = waitingFor(this.state);
    const look = () => viewFor(battleforce2, this.state, seat);
    const menu = menuFor(battleforce2, this.state, seat)!;
    return orderFrom(battleforce2.bot(strength), look, menu, randomFrom(seed));
  }

  // Reading the table

  element(name: string): ElementState {
    return this.state.elements[this.elementIndex(name)];
  }

  unit(name: string): UnitState {
    return this.state.units[this.unitIndex(name)];
  }

  hexOf(name: string): string | undefined {
    return this.field.board.number[this.unit(name).hex];
  }

  /** Armor and structure left, as `4/2`. */
  boxes(name: string): string {
    const { armor, structure } = this.element(name).condition;
    return `${armor}/${structure}`;
  }

  heat(name: string): number {
    return this.element(name).condition.heat;
  }

  /** The menu of a unit: hexes with their cost in MP. */
  reach(name: string, way: Way = 'ground'): Record<string, number> {
    const ways = this.firstField('move').follow!(this.unitIndex(name))[0] as Pick;
    if (!Array.from(ways.values).includes(way)) return {};
    const to = ways.follow!(way)[0] as Pick;
    const cost = (hex: string) => meaningful(to.describe!(hex).explanation!).total;
    return Object.fromEntries((Array.from(to.values) as string[]).map((hex) => [hex, cost(hex)]));
  }

  ways(name: string): readonly string[] {
    return Array.from((this.firstField('move').follow!(this.unitIndex(name))[0] as Pick).values) as string[];
  }

  exits(name: string): readonly string[] {
    const units = this.firstField('exit');
    const index = this.unitIndex(name);
    if (!Array.from(units.values).includes(index)) return [];
    return Array.from((units.follow!(index)[0] as Pick).values) as string[];
  }

  mp(name: string): number {
    return meaningful(this.firstField('move').describe!(this.unitIndex(name)).explanation!).total;
  }

  /** Why a unit has the MP that it has. */
  explainedMp(name: string): Explanation['lines'] {
    return this.firstField('move').describe!(this.unitIndex(name)).explanation!.lines;
  }

  /** Why a move costs what it costs. */
  explainedCost(name: string, to: string, way: Way = 'ground'): string[] {
    const ways = this.firstField('move').follow!(this.unitIndex(name))[0] as Pick;
    const { lines } = (ways.follow!(way)[0] as Pick).describe!(to).explanation!;
    return lines.map(({ value, reason }) => `${value} ${reason}`);
  }

  /** The units that the menu offers as targets. */
  targets(name: string): string[] {
    const units = this.firstField('fire');
    const index = this.unitIndex(name);
    if (!units || !Array.from(units.values).includes(index)) return [];
    const target = units.follow!(index)[0] as Pick;
    return Array.from(target.values, (enemy) => this.field.unitSetups[enemy as number].name);
  }

  /** The elements of a unit that may attack another one. */
  attackers(name: string, target: string): string[] {
    const { items } = this.attackList(name, target);
    return Array.from(items, (element) => this.field.records[element as number].sheet.name);
  }

  /** The elements that may spot a unit for another one. */
  spotters(name: string, target: string): string[] {
    const [spotter] = this.targetFields(name, target) as readonly Pick[];
    if (spotter?.name !== 'spotter') return [];
    return Array.from(spotter.values, (element) => this.field.records[element as number].sheet.name);
  }

  /** The to-hit number with its reasons, as the menu shows it. */
  number(attacker: string, target: string, spotter?: string): Explanation {
    return meaningful(this.described(attacker, target, spotter).explanation!);
  }

  /** The words of the menu for a target. */
  described(attacker: string, target: string, spotter?: string): Description {
    const [element] = this.attackFields(attacker, target, spotter) as readonly Pick[];
    return element.describe!(this.elementIndex(target));
  }

  /** The overheating that the menu allows an element. */
  mostOverheat(attacker: string, target: string): number {
    const field = this.attackFields(attacker, target).find(({ name }) => name === 'overheat');
    return field?.kind === 'whole' ? field.max : 0;
  }

  /** The first field of an order on the menu. */
  firstField(type: Order['type']): Pick {
    return this.form(type)[0] as Pick;
  }

  values(type: Order['type'], name: string): readonly unknown[] {
    const field = this.form(type).find((each) => each.name === name) as Pick;
    return Array.from(field.values);
  }

  events<Type extends Event['type']>(type: Type): EventOf<Type>[] {
    return this.news.filter((event): event is EventOf<Type> => event.type === type);
  }

  /** The last order as a viewer sees it. */
  seenBy(viewer: Viewer): Event[] {
    return eventsFor(battleforce2, this.news, viewer);
  }

  table(viewer: Viewer) {
    return viewFor(battleforce2, this.state, viewer).table;
  }

  /** As it was played: when a game is over, a view lays everything open, which no event tells. */
  private played(viewer: Viewer) {
    return battleforce2.table(middleOf(battleforce2, this.state), viewer);
  }

  cell(hex: string): number {
    const cell = cellOf(this.field.board, hex);
    if (cell < 0) throw new Error(`there is no hex ${hex}`);
    return cell;
  }

  elementIndex(name: string): number {
    return found(
      this.field.records.map(({ sheet }) => sheet),
      name,
    );
  }

  unitIndex(name: string): number {
    return found(this.field.unitSetups, name);
  }

  private rolling(rolls: readonly Roll[], body: () => void): void {
    const before = this.log.length;
    const tables = VIEWERS.map((viewer) => this.played(viewer));
    setDice(this.state, ...rolls);
    body();
    expectDiceUsed(this.state);
    this.news = this.log.slice(before);
    for (const event of this.news) insistMeaningful(event);
    for (const [i, viewer] of VIEWERS.entries()) {
      const claim = `The events come to another table for ${viewer}`;
      insistFollowed(battleforce2, tables[i], this.seenBy(viewer), this.played(viewer), claim);
    }
    const [broken] = invariants(this.state);
    if (broken) throw new Error(broken);
    for (const viewer of VIEWERS) this.insistGuessable(viewer);
  }

  /** A viewer's imagined state must look to it like the real one, in the middle of a step as well. */
  private insistGuessable(viewer: Viewer): void {
    // A game that is over leaves nothing to guess.
    if (this.state.outcome) return;
    const view = viewFor(battleforce2, this.state, viewer);
    const guess = viewFor(battleforce2, imagined(battleforce2, view, 'guess'), viewer);
    insistEqual(guess, view, `What ${viewer} imagines looks different`);
  }

  private moveOrder(name: string, to: string, compass: Compass, way: Way): Order {
    const unit = this.unitIndex(name);
    const facing = this.field.letters[unit] === 'I' ? {} : { facing: facingOf(compass) };
    return { type: 'move', unit, way, to, ...facing };
  }

  orderToFire(unit: string, target: string, attacks: readonly string[]): OrderOf<'fire'> {
    return {
      type: 'fire',
      unit: this.unitIndex(unit),
      target: this.unitIndex(target),
      ...(!this.field.past.withholdsAtDeclaration?.() && { withholds: false }),
      attacks: attacks.map((text) => {
        const [, attacker, element, overheat, withhold] = /^(.+) > (.+?)(?: \+(\d+))?(?: -(\d+))?$/.exec(
          text,
        )!;
        const entry = { attacker: this.elementIndex(attacker), element: this.elementIndex(element) };
        const names = this.fieldNames(unit, target, entry.attacker);
        const has = (name: string, text?: string) => text !== undefined || names.includes(name);
        return {
          ...entry,
          ...(has('overheat', overheat) && { overheat: Number(overheat ?? 0) }),
          ...(has('withhold', withhold) && { withhold: Number(withhold ?? 0) }),
        };
      }),
    };
  }

  private fieldNames(unit: string, target: string, attacker: number): readonly string[] {
    const list = this.attackList(unit, target);
    return Array.from(list.items).includes(attacker) ? list.fields(attacker).map(({ name }) => name) : [];
  }

  /** The fields of an order on the menu. */
  form(type: Order['type']): readonly Field[] {
    const menu = menuFor(battleforce2, this.state, waitingFor(this.state)[0]);
    return menu?.orders.find((form) => form.type === type)?.fields ?? [];
  }

  private targetFields(unit: string, target: string): readonly Field[] {
    const enemies = this.firstField('fire').follow!(this.unitIndex(unit))[0] as Pick;
    return enemies.follow!(this.unitIndex(target));
  }

  /** By the spotter, where one is needed; by the first on the menu if none is named. */
  private attackList(unit: string, target: string, spotter?: string): Each {
    const [field] = this.targetFields(unit, target) as readonly (Each | Pick)[];
    if (field.kind === 'each') return field;
    return field.follow!(spotter ? this.elementIndex(spotter) : field.values[0])[0] as Each;
  }

  private attackFields(attacker: string, target: string, spotter?: string): readonly Field[] {
    const { unitOf, unitSetups } = this.field;
    const unitName = (element: string) => unitSetups[unitOf[this.elementIndex(element)]].name;
    const list = this.attackList(unitName(attacker), unitName(target), spotter);
    return list.fields(this.elementIndex(attacker));
  }
}

/** Pointblank range is told, although it makes nothing harder. */
const RANGE_RULES = ['BF2-REC-04', 'BF2-EQ-05'];

/** Every line of an explanation says something: only what it starts from may be 0. */
function meaningful(explanation: Explanation): Explanation {
  const idle = explanation.lines.find(
    ({ kind, value, rule }, index) =>
      index > 0 && kind === 'add' && value === 0 && !RANGE_RULES.includes(rule),
  );
  if (idle) throw new Error(`A line of an explanation adds nothing: ${idle.reason}`);
  return explanation;
}

function insistMeaningful(event: Event): void {
  for (const part of Object.values(event)) if (part?.lines) meaningful(part);
}

function found(things: readonly { readonly name: string }[], name: string): number {
  const index = things.findIndex((thing) => thing.name === name);
  if (index < 0) throw new Error(`nothing here is called ${name}`);
  return index;
}
