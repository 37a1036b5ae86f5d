import { cellOf } from '@ironfield/hex/board.ts';
import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { middleOf } from '@ironfield/kernel/play/advance.ts';
import type { Game, Strength } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { type Random, randomBelow, randomItem, randomUnit } from '@ironfield/kernel/random.ts';
import type { Frame } from '@ironfield/kernel/state.ts';
import type { Battlefield } from './battlefield.ts';
import { battlefieldOf } from './battlefields.ts';
import { chargesHere, drawOrPass, useOrPass } from './bot/commands.ts';
import { bestVolley, type Habits, USUAL_HABITS } from './bot/fire.ts';
import { bestHexAttack } from './bot/hex-attacks.ts';
import { INWARD } from './bot/inward.ts';
import { Outlook, type Temper } from './bot/moves.ts';
import { besideRide, isContact, startingHex } from './bot/opening.ts';
import { dive, support } from './bot/support.ts';
import { COMMAND } from './data/commands.ts';
import type { Battleforce2 } from './game-types.ts';
import type { Order, Way } from './orders.ts';
import { commandOn } from './rules/commands/commands.ts';
import { hasFacing } from './rules/elements/condition.ts';
import { depthFrom } from './rules/map/map-edges.ts';
import type { Frames, State } from './state.ts';

interface Mind {
  readonly temper: Temper;
  /** Destinations it looks at; the recruit overlooks most. */
  readonly attention: number;
  /** Random points added to every judgement. */
  readonly wavering: number;
  readonly habits: Habits;
  /** The share of moves in which it forgets the purpose of a unit. */
  readonly forgets: number;
}

const MINDS: Record<Strength, Mind> = {
  recruit: {
    temper: { caution: 0.1, eagerness: 0.3, greed: 0.1, foresees: false },
    attention: 10,
    wavering: 8,
    habits: { concentrates: false, foresees: false },
    forgets: 0.5,
  },
  regular: {
    temper: { caution: 0.4, eagerness: 0.3, greed: 0.4, foresees: false },
    attention: 60,
    wavering: 0.5,
    habits: USUAL_HABITS,
    forgets: 0,
  },
  veteran: {
    temper: { caution: 0.2, eagerness: 0.3, greed: 1.5, foresees: true },
    attention: 400,
    wavering: 0,
    habits: { concentrates: true, foresees: true },
    forgets: 0,
  },
};

/** A bot sees the view and the menu of its seat and thinks on a state imagined from them. */
export function bot(game: Game<Battleforce2>, strength: Strength): Player<Battleforce2> {
  const mind = MINDS[strength];
  return {
    choose(look, menu, random) {
      const view = look();
      const state = imagined(game, view, '');
      const seat = view.viewer as number;
      // A step that waits in its middle is looked at where it waits.
      const middle = middleOf(game, state);
      const field = battlefieldOf(middle);
      if (menu.orders[0].type === 'use' || menu.orders[0].type === 'pass')
        return react(field, middle, seat, menu, view.question);
      if (view.question?.step === 'end/submarine')
        return dive(field, middle, (view.question as Frame & Frames['end/submarine']).unit);
      return decide({ mind, random }, field, middle, seat, menu);
    },
  };
}

function react(field: Battlefield, state: State, seat: number, menu: Menu, question: Frame | null): Order {
  return menu.orders[0].type === 'pass' ? { type: 'pass' } : useOrPass(field, state, seat, menu, question);
}

/** A bot's strength, and its chance. */
interface Thinker {
  readonly mind: Mind;
  readonly random: Random;
}

function decide(
  { mind, random }: Thinker,
  field: Battlefield,
  state: State,
  seat: number,
  menu: Menu,
): Order {
  const idea = field.plugged.choice?.(null, field, state, { seat, menu, random });
  if (idea && !(idea.type === 'move' && randomUnit(random) < mind.forgets)) return idea;
  const form = menu.orders[0];
  switch (form.type as Order['type']) {
    case 'home':
      return { type: 'home', edge: randomItem(random, ['north', 'south']) };
    case 'place':
      return placeCounter(field, state, seat, form, random);
    case 'set-up-first':
      return { type: 'set-up-first', first: false };
    case 'deploy':
      return deploy({ mind, random }, field, state, seat, form);
    case 'act-first':
      return { type: 'act-first', first: !mind.temper.foresees || isContact(field, state) };
    case 'draw':
    case 'pass-down':
      return drawOrPass(form);
    case 'place-counter':
      return { type: 'place-counter', unit: (form.fields[0] as Pick).values[0] as number };
    case 'done':
      return { type: 'done' };
    case 'fire':
      return fire(mind, field, state, menu);
    case 'unload':
    case 'move':
      return support(field, state, menu) ?? move(mind, field, state, form, random);
    default:
      return sampleOrder<Order>(menu, random)!;
  }
}

/** One's own objectives as near as possible, the headquarters anywhere. */
function placeCounter(
  field: Battlefield,
  { homes }: State,
  seat: number,
  form: OrderForm,
  random: Random,
): Order {
  const hexes = Array.from((form.fields[0] as Pick).values) as string[];
  const value = (hex: string) =>
    -depthFrom(field, homes[seat]!, cellOf(field.board, hex)) + 2 * randomUnit(random);
  return { type: 'place', to: best(hexes, value) };
}

function deploy(
  { mind, random }: Thinker,
  field: Battlefield,
  state: State,
  seat: number,
  form: OrderForm,
): Order {
  const units = form.fields[0] as Pick;
  const unit = units.values[0] as number;
  const [to] = units.follow!(unit) as readonly Pick[];
  const facing = hasFacing(field, unit) ? { facing: INWARD[state.homes[seat]!] } : {};
  const hexes = Array.from(to.values) as string[];
  const place =
    (mind.forgets > 0 ? null : besideRide(field, state, unit, hexes, !mind.temper.foresees)) ??
    (mind.temper.foresees ? startingHex(field, state, unit, hexes) : null);
  return { type: 'deploy', unit, to: place ?? randomItem(random, hexes), ...facing };
}

/** The best that the first unit on the menu can do; those who cannot move leave it at that. */
function move(mind: Mind, field: Battlefield, state: State, form: OrderForm, random: Random): Order {
  const units = form.fields[0] as Pick;
  if (units.values.length === 0) return { type: 'done' };
  const unit = units.values[0] as number;
  const outlook = new Outlook(field, state, unit, mind.temper);
  const here = field.board.number[state.units[unit].hex];
  const ways = units.follow!(unit)[0] as Pick;
  const staying = stayToCharge(field, state, unit, ways);
  if (staying) return staying;
  const candidates = Array.from(ways.values)
    .filter((way) => way !== 'bridge')
    .flatMap((way) => {
      const to = ways.follow!(way)[0] as Pick;
      return noticed(to.values as ArrayLike<string>, here, mind, random).map((hex) => ({
        way: way as Way,
        hex,
      }));
    });
  const judged = candidates.map(({ way, hex }) => {
    const cell = cellOf(field.board, hex);
    const facing = outlook.facingAt(cell);
    const score = outlook.scoreAt(cell, facing, way === 'high') + mind.wavering * randomUnit(random);
    return { way, hex, facing, score };
  });
  const { way, hex, facing } = judged.reduce((most, each) => (each.score > most.score ? each : most));
  const looking = hasFacing(field, unit) ? { facing } : {};
  return { type: 'move', unit, way, to: hex, ...looking };
}

/** BF2-CMDX-04: a unit about to charge an enemy in its hex stays there. */
function stayToCharge(field: Battlefield, state: State, unit: number, ways: Pick): Order | null {
  const command = commandOn(field, state, unit);
  if (command === null || COMMAND[command].charge === undefined || !chargesHere(field, state, unit))
    return null;
  const { hex, facing } = state.units[unit];
  const to = field.board.number[hex];
  const hexes = Array.from((ways.follow!('ground')[0] as Pick).values);
  if (!Array.from(ways.values).includes('ground') || !hexes.includes(to)) return null;
  return { type: 'move', unit, way: 'ground', to, ...(hasFacing(field, unit) && { facing }) };
}

/** Some of many hexes; always its own, unless it forgets the unit's purpose. */
function noticed(hexes: ArrayLike<string>, here: string, mind: Mind, random: Random): readonly string[] {
  if (hexes.length <= mind.attention) return Array.from(hexes);
  const some = Array.from({ length: mind.attention }, () => hexes[randomBelow(random, hexes.length)]);
  return mind.forgets === 0 && Array.from(hexes).includes(here) ? [here, ...some] : some;
}

/** The attack that is worth most, on a unit or on a hex. */
function fire(mind: Mind, field: Battlefield, state: State, { orders }: Menu): Order {
  const units = orders[0].fields[0] as Pick;
  const volleys = (Array.from(units.values) as number[]).flatMap((unit) => {
    const enemies = Array.from((units.follow!(unit)[0] as Pick).values) as number[];
    return bestVolley(field, state, unit, enemies, mind.habits) ?? [];
  });
  const hexes = orders.find(({ type }) => type === 'attack-hex')?.fields[0] as Pick | undefined;
  const firers = hexes ? (Array.from(hexes.values) as number[]) : [];
  const plans = [...volleys, ...firers.flatMap((unit) => bestHexAttack(field, state, unit) ?? [])];
  if (plans.length === 0) return { type: 'done' };
  return plans.reduce((most, plan) => (plan.value > most.value ? plan : most)).order;
}

function best(hexes: readonly string[], value: (hex: string) => number): string {
  let chosen = hexes[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of hexes) {
    const score = value(hex);
    if (score > most) [chosen, most] = [hex, score];
  }
  return chosen;
}
