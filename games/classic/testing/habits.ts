// Plays games between veterans and watches what they do.

import { cellOf } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Facing } from '@ironfield/hex/coordinates.ts';
import { applyOrder, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { SHEETS } from '../data/maps/sheets.ts';
import { LAST_TURN } from '../data/tables.ts';
import { classic } from '../game.ts';
import type { Order } from '../orders.ts';
import { walkMp } from '../rules/movement/movement-points.ts';
import { Mover } from '../rules/movement/mover.ts';
import { arcOf } from '../rules/sight/arcs.ts';
import { isSubmerged } from '../rules/sight/line-of-sight.ts';
import { weaponWorks } from '../rules/unit/condition.ts';
import type { Setup, State } from '../state.ts';

/** Counts of what the players did in some games. */
export interface Habits {
  games: number;
  /** Moves that ended on the map, and those with no enemy ahead although another facing had one. */
  placements: number;
  turnedAway: number;
  /** Mechs that left the map by order. */
  leavers: number;
  /** Games that ended by the turn limit although both sides could still fight. */
  unfinished: string[];
}

/** Skirmishes on all sheets by turns, with dice of their own from the game that is called `first`. */
export function watch(games: number, first = 0): Habits {
  const habits: Habits = { games, placements: 0, turnedAway: 0, leavers: 0, unfinished: [] };
  const sheets = Object.keys(SHEETS);
  for (let game = first; game < first + games; game++) {
    const sheet = sheets[game % sheets.length];
    const setup = scenarioSetup(classic, 'skirmish', { sheet });
    if (!setup.ok) throw new Error(setup.error[0].message);
    const seed = `habits ${game}`;
    const state = play(setup.value, seed, habits);
    if (state.turn >= LAST_TURN && state.outcome?.winners.length === 0 && bothCouldFight(state)) {
      habits.unfinished.push(`${sheet}, ${seed}`);
    }
  }
  return habits;
}

function play(setup: Setup, seed: string, habits: Habits): State {
  const state = startGame(classic, setup, seed);
  const players = setup.seats.map(() => classic.bot('veteran'));
  const randoms = players.map((_, seat) => randomFrom(`${seed} player ${seat}`));
  while (!state.outcome) {
    const [seat] = waitingFor(state);
    const menu = menuFor(classic, state, seat)!;
    const order = orderFrom(players[seat], () => viewFor(classic, state, seat), menu, randoms[seat]);
    note(battlefieldOf(state), state, order, habits);
    applyOrder(classic, state, seat, order);
  }
  return state;
}

function note(field: Battlefield, state: State, order: Order, habits: Habits): void {
  if (order.type === 'leave') habits.leavers++;
  if (order.type === 'move' && !order.more) {
    const mover = new Mover(field, state, order.unit, state.agenda.at(-1)!.step === 'movement/continue');
    const cell = cellOf(field.board, order.to);
    const free = DIRECTIONS.filter((facing) => mover.costOf(order.mode, cell, facing) >= 0);
    place(field, state, order.unit, { cell, chosen: order.facing, free }, habits);
  } else if (order.type === 'jump') {
    place(
      field,
      state,
      order.unit,
      { cell: cellOf(field.board, order.to), chosen: order.facing, free: DIRECTIONS },
      habits,
    );
  } else if (order.type === 'stand' && !order.more) {
    place(
      field,
      state,
      order.unit,
      { cell: state.units[order.unit].hex, chosen: order.facing, free: DIRECTIONS },
      habits,
    );
  }
}

function place(
  field: Battlefield,
  { units }: State,
  unit: number,
  {
    cell,
    chosen,
    free,
  }: { readonly cell: number; readonly chosen: Facing; readonly free: readonly Facing[] },
  habits: Habits,
): void {
  const sees = (facing: Facing) =>
    field.enemiesOf[unit].some(
      (enemy) => units[enemy].hex >= 0 && arcOf(field, cell, facing, units[enemy].hex) === 'forward',
    );
  habits.placements++;
  if (!sees(chosen) && free.some(sees)) habits.turnedAway++;
}

function bothCouldFight(state: State): boolean {
  const field = battlefieldOf(state);
  return field.unitsOf.every((units) => units.some((unit) => couldFight(field, state, unit)));
}

/** It can go somewhere, or is where it can fire from, and has something to fire or to kick with. */
function couldFight(field: Battlefield, state: State, unit: number): boolean {
  const { hex, loss, prone, body } = state.units[unit];
  if (loss || hex < 0) return false;
  const isUp = !prone && walkMp(field, state, unit) > 0;
  const isArmed = field.designs[unit].weapons.some(
    (weapon) =>
      weaponWorks(weapon, body) &&
      (weapon.bins.length === 0 || weapon.bins.some((bin) => body.shots[bin] > 0)) &&
      !field.kinds[unit].whyNoFire(field, state, unit),
  );
  return isUp || (isArmed && !isSubmerged(field, hex, prone));
}
