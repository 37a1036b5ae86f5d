// The table that the scenes of scene.ts are played on: sets pieces, gives orders, reads menus and events.

import { insistFollowed } from '@ironfield/conformance/properties/following.ts';
import { expectDiceUsed, type Roll, setDice } from '@ironfield/conformance/scripted.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { scriptedDice } from '@ironfield/kernel/dice.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Each, Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor, resume, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Refusal } from '@ironfield/kernel/refusal.ts';
import { kernelParts, type Seat } from '@ironfield/kernel/state.ts';
import { type Battlefield, battlefieldOf } from '../battlefield.ts';
import type { Event } from '../events.ts';
import { battleforceQs } from '../game.ts';
import type { Order } from '../orders.ts';
import { begin } from '../setup.ts';
import {
  type Counter,
  type Effects,
  type ElementState,
  OFF_MAP,
  opponentOf,
  type Setup,
  type State,
  type UnitState,
} from '../state.ts';

/** The home edges, by seat. */
const SIDES = ['south', 'north'] as const;
export type SideName = (typeof SIDES)[number];
export const seatOf = (side: SideName): Seat => SIDES.indexOf(side);

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
type Compass = (typeof COMPASS)[number];
const facingOf = (compass: Compass) => COMPASS.indexOf(compass) as Facing;

const PHASES = ['turn', 'initiative', 'movement', 'combat', 'end'] as const;

export class Battle {
  readonly state: State;
  readonly field: Battlefield;
  /** Everything that has happened, and from the last order on. */
  readonly log: Event[] = [];
  news: readonly Event[] = [];

  constructor(setup: Setup) {
    this.state = { ...begin(setup), ...kernelParts(scriptedDice()) };
    this.field = battlefieldOf(setup);
  }

  // Setting the scene

  put(index: number, place: string): void {
    const [hex, compass] = place.split(' ');
    const at =
      hex === 'off' ? { hex: OFF_MAP } : { hex: this.cell(hex), facing: facingOf(compass as Compass) };
    Object.assign(this.state.units[index], at);
  }

  /** Critical hits that took effect in an earlier turn. */
  suffered(name: string, effects: Partial<Effects>): void {
    Object.assign(this.element(name).effects, effects);
    Object.assign(this.element(name).marked, effects);
  }

  counter(kind: Counter['kind'], defender: SideName, hex: string): Counter {
    const fresh = { holder: -1, occupied: false, captured: false };
    const counter = { kind, defender: seatOf(defender), hex: this.cell(hex), ...fresh };
    this.state.counters.push(counter);
    return counter;
  }

  /** Goes to a phase of the present turn, whose Initiative `first` has lost, and on to the first decision. */
  phase(phase: (typeof PHASES)[number], first: SideName, ...rolls: readonly Roll[]): void {
    this.state.turn ||= 1;
    this.state.initiativeWinner = opponentOf(seatOf(first));
    const ahead = PHASES.slice(PHASES.indexOf(phase), phase === 'turn' ? 1 : PHASES.length);
    this.state.agenda = ahead.map((step) => ({ step })).reverse();
    this.rolling(rolls, () => resume(battleforceQs, this.state, this.log));
  }

  /** The set-up of the scenario, from its very beginning. */
  begin(...rolls: readonly Roll[]): void {
    this.rolling(rolls, () => resume(battleforceQs, this.state, this.log));
  }

  // Giving orders

  /** Who is asked for what: `south movement/move`. */
  get asked(): string {
    const frame = this.state.agenda.at(-1);
    return frame ? `${SIDES[waitingFor(this.state)[0]]} ${frame.step}` : 'nobody';
  }

  order(side: SideName, order: Order, ...rolls: readonly Roll[]): void {
    this.rolling(rolls, () => {
      const result = submit(battleforceQs, this.state, seatOf(side), order);
      if (!result.ok) throw new Error(`${side} is refused: ${result.error.message}`);
      this.log.push(...result.value.events);
    });
  }

  move(name: string, to: string, compass: Compass, ...rolls: readonly Roll[]): void {
    this.order(...this.moveOrder(name, to, compass), ...rolls);
  }

  /** Every Unit that is asked stays where it is, until the Movement Phase is over. */
  standStill(...rolls: readonly Roll[]): void {
    this.rolling(rolls, () => {
      const { turn } = this.state;
      for (
        let frame = this.state.agenda.at(-1);
        frame?.step === 'movement/move' && this.state.turn === turn;
      ) {
        const { seat } = frame;
        const index = this.field.unitsOf[seat].find((i) => this.isToMove(this.state.units[i]))!;
        const { hex, facing } = this.state.units[index];
        const order = { type: 'move', unit: index, to: this.field.board.number[hex], facing };
        const result = submit(battleforceQs, this.state, seat, order);
        if (!result.ok) throw new Error(result.error.message);
        this.log.push(...result.value.events);
        frame = this.state.agenda.at(-1);
      }
    });
  }

  /** Attacks of the side that is asked: `declare(['Ram > Paw', 'Ewe > Claw +2'], toHit(3, 4), toHit(1, 1))`. */
  declare(attacks: readonly string[], ...rolls: readonly Roll[]): void {
    this.order(SIDES[waitingFor(this.state)[0]], this.declaration(attacks), ...rolls);
  }

  /** Why an order is refused; the table must stay as it was. */
  refusal(side: SideName, order: Order): Refusal {
    const before = JSON.stringify(this.state);
    const result = submit(battleforceQs, this.state, seatOf(side), order);
    if (result.ok) throw new Error(`accepted: ${JSON.stringify(order)}`);
    if (JSON.stringify(this.state) !== before) throw new Error('the refused order changed the table');
    return result.error;
  }

  /** The rule that forbids a move. */
  refusedMove(name: string, to: string, compass: Compass = 'N'): string | undefined {
    return this.refusal(...this.moveOrder(name, to, compass)).rule;
  }

  /** The rule that forbids an attack. */
  refusedAttack(attack: string): string | undefined {
    return this.refusal(SIDES[waitingFor(this.state)[0]], this.declaration([attack])).rule;
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

  /** Armour and structure left, as `4/2`. */
  circles(name: string): string {
    const { armor, structure } = this.element(name);
    return `${armor}/${structure}`;
  }

  /** What the menu offers a Unit: hexes with their cost in MP. */
  reach(name: string): Record<string, number> {
    const to = this.unitField('move').follow!(this.unitIndex(name))[0] as Pick;
    const cost = (hex: string) => to.describe!(hex).explanation!.total;
    return Object.fromEntries((Array.from(to.values) as string[]).map((hex) => [hex, cost(hex)]));
  }

  canLeave(name: string): boolean {
    return Array.from(this.unitField('leave')?.values ?? []).includes(this.unitIndex(name));
  }

  mp(name: string): number {
    return this.explainedMp(name).total;
  }

  explainedMp(name: string): Explanation {
    return this.unitField('move').describe!(this.unitIndex(name)).explanation!;
  }

  /** The Elements that the menu offers as targets. */
  targets(name: string): string[] {
    const fields = this.attackFields(name);
    return Array.from(
      (fields?.[0] as Pick | undefined)?.values ?? [],
      (i) => this.field.sheets[i as number].name,
    );
  }

  /** The to-hit number with its reasons, as the menu shows it; `ToHit.total` is the number. */
  number(attacker: string, target: string): Explanation {
    return (this.attackFields(attacker)![0] as Pick).describe!(this.elementIndex(target)).explanation!;
  }

  /** How far the menu lets an Element overheat. */
  maxOverheat(name: string): number {
    const overheat = this.attackFields(name)![1];
    return overheat?.kind === 'whole' ? overheat.max : 0;
  }

  events<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.news.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  cell(hex: string): number {
    const cell = cellOf(this.field.board, hex);
    if (cell < 0) throw new Error(`there is no hex ${hex}`);
    return cell;
  }

  elementIndex(name: string): number {
    return found(this.field.sheets, name);
  }

  unitIndex(name: string): number {
    return found(this.field.unitSheets, name);
  }

  private rolling(rolls: readonly Roll[], body: () => void): void {
    const before = this.log.length;
    const table = battleforceQs.table(this.state, 'spectator');
    setDice(this.state, ...rolls);
    body();
    expectDiceUsed(this.state);
    this.news = this.log.slice(before);
    const now = battleforceQs.table(this.state, 'spectator');
    insistFollowed(battleforceQs, table, this.news, now, 'The events come to another table');
  }

  private isToMove({ hex, moved }: UnitState): boolean {
    return !moved && hex >= 0;
  }

  private moveOrder(name: string, to: string, compass: Compass): [SideName, Order] {
    const index = this.unitIndex(name);
    return [SIDES[this.field.seatOf[index]], { type: 'move', unit: index, to, facing: facingOf(compass) }];
  }

  private declaration(attacks: readonly string[]): Order {
    const parsed = attacks.map((text) => {
      const [, attacker, target, overheat] = /^(.+) > (.+?)(?: \+(\d))?$/.exec(text)!;
      const pair = { attacker: this.elementIndex(attacker), target: this.elementIndex(target) };
      const mayOverheat = this.field.sheets[pair.attacker].overheat > 0;
      return overheat || mayOverheat ? { ...pair, overheat: Number(overheat ?? 0) } : pair;
    });
    return { type: 'declare', attacks: parsed };
  }

  private form(type: Order['type']): readonly Field[] {
    const menu = menuFor(battleforceQs, this.state, waitingFor(this.state)[0]);
    return menu?.orders.find((form) => form.type === type)?.fields ?? [];
  }

  private unitField(type: 'move' | 'leave'): Pick {
    return this.form(type)[0] as Pick;
  }

  private attackFields(name: string): readonly Field[] | undefined {
    const each = this.form('declare')[0] as Each | undefined;
    const index = this.elementIndex(name);
    return each && Array.from(each.items).includes(index) ? each.fields(index) : undefined;
  }
}

function found(things: readonly { readonly name: string }[], name: string): number {
  const index = things.findIndex((thing) => thing.name === name);
  if (index < 0) throw new Error(`nothing here is called ${name}`);
  return index;
}
