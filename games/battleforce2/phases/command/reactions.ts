import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { AskingFrameOf, Question, Roll } from '@ironfield/kernel/play/game.ts';
import type { About, Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { battlefieldOf, openFieldOf } from '../../battlefields.ts';
import type { Command } from '../../data/commands.ts';
import type { Band } from '../../data/tables.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { attackDamage, damageBand } from '../../rules/attack/damage.ts';
import { bandBetween } from '../../rules/attack/range.ts';
import { toHit } from '../../rules/attack/to-hit.ts';
import {
  anyFaceDown,
  counterOn,
  hasFaceDown,
  isFaceDown,
  isShielded,
  unitsHolding,
} from '../../rules/commands/commands.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { type Frame, type Frames, opponentOf, type RolledShot, type State } from '../../state.ts';
import type { Seen } from '../../table.ts';
import { LABELS, PROMPTS } from '../../text.ts';
import { announce } from '../announcing.ts';
import { shownOf } from '../picks.ts';

/** Turns a counter face-up; true if its command takes effect. BF2-CMDX-10: the other side may jam it. */
export function activate(play: Play<Battleforce2>, unit: number): boolean {
  const { state } = play;
  const field = battlefieldOf(state);
  const { number } = state.commands!.counters[unit]!;
  const command = counterOn(field, state, unit)!;
  play.happen({ type: 'flipped', unit, number, command });
  if (isJammed(play, unit)) return false;
  announceAll(play, unit);
  return true;
}

/** BF2-CMD-12: jam upon jam, the last one first. */
function isJammed(play: Play<Battleforce2>, unit: number): boolean {
  const field = battlefieldOf(play.state);
  const jammer = opponentOf(field.seatOf[unit]);
  while (anyFaceDown(field, play.state, jammer)) {
    const answer = play.ask({ step: 'command/jam', seat: jammer, unit });
    if (answer.type !== 'use') return false;
    if (!activate(play, answer.unit)) continue;
    const works = !isShielded(field, play.state, unit);
    play.happen({ type: 'jammed', unit, works });
    if (works) return true;
  }
  return false;
}

/** MP and jumping of the unit, and of all below it, may have changed. */
export function announceAll(play: Play<Battleforce2>, unit: number): void {
  const field = battlefieldOf(play.state);
  for (const element of surviving(field, play.state, unit)) announce(play, element);
  for (const below of field.subordinates[unit] ?? []) announceAll(play, below);
}

/** Steps in which no counter is revealed: no rolls that concern a unit (BF2-CMDX-11), no counter turned face-up. */
const UNINTERRUPTED: ReadonlySet<Frame['step']> = new Set<Frame['step']>([
  'setup/roll',
  'setup/home',
  'setup/objective',
  'setup/order-roll',
  'setup/order',
  'setup/side',
  'setup/deploy',
  'turn',
  'initiative',
  'initiative/choose',
  'command',
  'command/draw',
  'command/uses',
  'movement',
  'movement/side',
  'movement/move',
  'movement/march',
  'movement/moved',
  'movement/arrived',
  'combat',
  'combat/side',
  'combat/withhold',
  'combat/charge',
  'combat/end',
  'end',
  'end/restart',
  'end/close',
  'victory',
]);

/** Only the two units of the volley may reveal one (BF2-CMDX-07, BF2-CMDX-11), until one of them has. */
const IN_VOLLEY: ReadonlySet<Frame['step']> = new Set<Frame['step']>([
  'combat/volley',
  'combat/hit',
  'combat/fired',
]);

/** Orders after which no side is asked before the next step. */
const QUIET: ReadonlySet<Order['type']> = new Set<Order['type']>(['done', 'fire', 'scan', 'return-counter']);

/** An interruption reveals a counter that is face-down. */
export function interrupts(state: State, frame: Frame, order: Order | null): boolean {
  const { commands, volley } = state;
  const { step } = frame;
  if (!commands || UNINTERRUPTED.has(step) || (order && QUIET.has(order.type))) return false;
  if (IN_VOLLEY.has(step) && volley && volley.target !== null)
    return hasFaceDown(state, volley.unit) || hasFaceDown(state, volley.target);
  // Jamming is up to the other side; so is springing an ambush on units that have moved.
  if (step === 'command/use' || step === 'command/place' || step === 'movement/ended')
    return anyFaceDown(openFieldOf(state), state, opponentOf(frame.seat));
  return commands.counters.some(isFaceDown);
}

/** Reveal or pass: asked of every side with a face-down counter, whatever it is. */
function revealMenu(
  state: State,
  seat: Seat,
  units: readonly number[],
  command: Command,
  { prompt, rule }: { readonly prompt: string; readonly rule: string },
): Menu {
  const field = battlefieldOf(state);
  const holding = unitsHolding(field, state, seat, command).filter((unit) => units.includes(unit));
  const describe = (unit: unknown) => {
    const { id, name } = field.unitSetups[unit as number];
    return { label: `${id} ${name}: ${command}`, piece: unit as number };
  };
  return {
    prompt,
    rule,
    orders: [
      ...(holding.length > 0
        ? [
            {
              type: 'use',
              label: LABELS.use,
              fields: [
                { kind: 'pick' as const, name: 'unit', label: LABELS.unit, values: holding, describe },
              ],
            },
          ]
        : []),
      { type: 'pass', label: LABELS.pass, fields: [], isPass: true },
    ],
  };
}

/** BF2-CMDX-10 */
export const jam: Question<Battleforce2, Frames['command/jam']> = {
  question: true,
  menu(state, { seat, unit }) {
    const field = battlefieldOf(state);
    const prompt = PROMPTS.jam(counterOn(field, state, unit)!);
    return revealMenu(state, seat, field.unitsOf[seat], 'Jam Transmission', { prompt, rule: 'BF2-CMDX-10' });
  },
};

/** BF2-CMDX-07 */
export const evade: Question<Battleforce2, Frames['command/evade']> = {
  question: true,
  menu: (state, { seat, unit }) =>
    revealMenu(state, seat, [unit], 'Evasive Action', {
      prompt: PROMPTS.evade(battlefieldOf(state).unitSetups[unit].id),
      rule: 'BF2-CMDX-07',
    }),
};

/** BF2-CMDX-02 */
export const ambush: Question<Battleforce2, Frames['command/ambush']> = {
  question: true,
  menu(state, { seat }) {
    const units = battlefieldOf(state).unitsOf[seat].filter((unit) => !state.units[unit].mayNotAttack);
    return revealMenu(state, seat, units, 'Ambush', { prompt: PROMPTS.ambush, rule: 'BF2-CMDX-02' });
  },
};

/** BF2-CMDX-11: if the dice are good for the unit the question is moot, whatever counter it has. */
export const luck: Question<Battleforce2, Frames['command/luck']> = {
  question: true,
  menu(state, frame) {
    const { seat, unit, isGood } = frame;
    const menu = revealMenu(state, seat, [unit], 'Luck of the Fox', {
      prompt: luckPrompt(state, frame),
      rule: 'BF2-CMDX-11',
    });
    if (!isGood) return menu;
    return {
      ...menu,
      orders: menu.orders.map((form) => (form.type === 'pass' ? { ...form, isMoot: true } : form)),
    };
  },
};

/** The asked side is told the roll of a shot; its number and damage are known only to the attacker (BF2-INFO-01). */
function luckPrompt(state: State, { seat, unit, purpose, dice, shot }: Frames['command/luck']): string {
  const field = battlefieldOf(state);
  if (!shot) return PROMPTS.luck(field.unitSetups[unit].id, purpose, dice);
  const isOwn = field.seatOf[field.unitOf[shot.attacker]] === seat;
  return PROMPTS.luckWithShot({
    ...shot,
    attacker: nameOf(field, state, shot.attacker, seat),
    target: nameOf(field, state, shot.target, seat),
    ...(isOwn ? prospectOf(field, state, shot) : UNTOLD),
    dice,
  });
}

/** With its unit, as the seat knows it. */
function nameOf(field: Battlefield, state: State, element: number, seat: Seat): string {
  const unit = field.unitOf[element];
  const place = field.elementsOf[unit].indexOf(element);
  const { id, elements } = shownOf(field, state, unit);
  const isOwn = field.seatOf[unit] === seat;
  return `${isOwn ? field.records[element].sheet.name : elements[place].chassis} (${id}/${place + 1})`;
}

interface Prospect {
  readonly needed: number | null;
  /** Before anything is withheld. */
  readonly damage: number | null;
}

const UNTOLD: Prospect = { needed: null, damage: null };

/** BF2-CONC-05: nothing is told about a target that is not identified. */
function prospectOf(field: Battlefield, state: State, { attacker, target }: RolledShot): Prospect {
  const { volley } = state;
  const attack = volley?.attacks.find((each) => each.attacker === attacker);
  const unit = field.unitOf[target];
  if (!attack || volley!.target !== unit || field.plugged.isUnidentified?.(state, unit)) return UNTOLD;
  const band = bandBetween(field, state, volley!.unit, unit) as Band;
  const { spotter } = volley!;
  const shot = { attacker, target, band, charges: attack.charges, spotter };
  return {
    needed: totalOf<RuleId>((tally) => toHit(tally, field, state, shot)),
    damage: totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, damageBand(band, spotter))),
  };
}

/** BF2-CMDX-07: before the first roll of a volley. */
export function askToEvade(play: Play<Battleforce2>, target: number): void {
  const { state } = play;
  if (!state.commands || !hasFaceDown(state, target)) return;
  const seat = battlefieldOf(state).seatOf[target];
  if (seat === state.active) return;
  const answer = play.ask({ step: 'command/evade', seat, unit: target });
  if (answer.type === 'use' && activate(play, target))
    play.happen({ type: 'price', unit: target, move: state.units[target].mayNotMove, attack: true });
}

/** BF2-CMDX-02: when the other side has moved everything, as often as there are ambushes. */
export function movementEnded(play: Play<Battleforce2>, { seat }: Frames['movement/ended']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const other = opponentOf(seat);
  if (!state.commands || !anyFaceDown(field, state, other)) return;
  const answer = play.ask({ step: 'command/ambush', seat: other });
  if (answer.type !== 'use') return;
  const { unit } = answer;
  play.next({ step: 'movement/ended', seat });
  if (!activate(play, unit)) return;
  play.happen({ type: 'ambush', unit });
  play.next({ step: 'combat/ambush', seat: other, unit });
}

/** BF2-CMDX-02: it may attack again, and pays for it in its next phases. */
export function rise({ units, elements }: Seen, { elementsOf }: OpenField, unit: number): void {
  for (const element of elementsOf[unit]) elements[element].attacked = false;
  units[unit].fired = false;
}

/** BF2-CMDX-11: those who threw the dice or suffer from them, the active side first (BF2-CMD-12). */
function windowsFor(state: State, roll: Roll): LuckFrame[] {
  const { purpose, dice, concerns, judged }: Roll & Judged = roll;
  const windows: LuckFrame[] = [];
  if (!state.commands || !concerns) return windows;
  const { seatOf } = battlefieldOf(state);
  for (const unit of concerns(dice)) {
    if (!hasFaceDown(state, unit) || windows.some((window) => window.unit === unit)) continue;
    const told = judged?.(dice);
    windows.push({
      step: 'command/luck',
      seat: seatOf[unit],
      unit,
      purpose,
      dice,
      ...(told && { isGood: told.hit === (unit === told.by) }),
      ...(told?.shot && { shot: told.shot }),
    });
  }
  return windows.sort((a, b) => Number(b.seat === state.active) - Number(a.seat === state.active));
}

type LuckFrame = Extract<AskingFrameOf<Battleforce2>, { readonly step: 'command/luck' }>;

/** The first unit; the others are asked once it has passed. */
export const mayReact = (state: State, roll: Roll): readonly LuckFrame[] =>
  windowsFor(state, roll).slice(0, 1);

/** The second result stands, unless it is rolled again. */
export function react(
  play: Play<Battleforce2>,
  roll: Roll,
  question: AskingFrameOf<Battleforce2>,
  answer: Order,
): readonly number[] {
  const asked = [(question as LuckFrame).unit];
  let given = answer;
  for (;;) {
    if (isLucky(play, roll, given)) return rollAgain(play, roll);
    const next = windowsFor(play.state, roll).find(({ unit }) => !asked.includes(unit));
    if (!next) return roll.dice;
    asked.push(next.unit);
    given = play.ask(next);
  }
}

/** Dice that were thrown in secret, and that everybody sees now because of their effect. */
export function reconsider(play: Play<Battleforce2>, roll: Roll): readonly number[] {
  const [first] = windowsFor(play.state, roll);
  return first ? react(play, roll, first, play.ask(first)) : roll.dice;
}

function isLucky(play: Play<Battleforce2>, { dice }: Roll, answer: Order): boolean {
  if (answer.type !== 'use' || !activate(play, answer.unit)) return false;
  play.emit({ type: 'luck', unit: answer.unit, dice });
  return true;
}

const rollAgain = (play: Play<Battleforce2>, { purpose, dice, ...about }: Roll): readonly number[] =>
  play.roll(purpose, dice.length, about);

/** BF2-CMDX-11: a roll that these units make or suffer from. */
export const concerning = (...units: readonly number[]): About => ({ concerns: () => units });

/** The result of dice, where everybody is told: a hit is good only for the unit that rolled. */
interface Judged {
  judged?(dice: readonly number[]): {
    readonly by: number | null;
    readonly hit: boolean;
    readonly shot?: RolledShot;
  };
}

/** A roll of a unit against another one, and whether these dice hit. */
export const against = (
  by: number | null,
  unit: number,
  isHit: (dice: readonly number[]) => boolean,
  shotOf?: (hit: boolean) => RolledShot,
): About & Judged => ({
  concerns: () => (by === null ? [unit] : [by, unit]),
  judged(dice) {
    const hit = isHit(dice);
    return { by, hit, ...(shotOf && { shot: shotOf(hit) }) };
  },
});
