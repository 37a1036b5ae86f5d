import { cellOf } from '@ironfield/hex/board.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { travel } from '../../bot/travel.ts';
import type { Order, Way } from '../../orders.ts';
import type { Points } from '../../points.ts';
import { hasFacing } from '../../rules/elements/condition.ts';
import { depthFrom } from '../../rules/map/map-edges.ts';
import type { State } from '../../state.ts';
import { notesOf } from './notes.ts';

/** A bot's orders for its mission; without an idea, it fights. */
export const choice: Points['stage']['choice'] = (order, field, state, { seat, menu }) =>
  order ?? ownDecision(menu) ?? journey(field, state, seat, menu);

function ownDecision({ orders: [form] }: Menu): Order | null {
  const first = () => (form.fields[0] as Pick).values[0];
  switch (form.type) {
    case 'role':
      return { type: 'role', attack: false };
    case 'entry':
      return { type: 'entry', edge: first() as 'north' };
    case 'target':
      return { type: 'target', objective: first() as number };
    case 'take':
      return { type: 'take', unit: first() as number };
    case 'hand-over':
      return { type: 'done' };
    default:
      return null;
  }
}

/** Units with somewhere to go get there as fast as they can, and off the map where that is the aim. */
function journey(field: Battlefield, state: State, seat: Seat, { orders }: Menu): Order | null {
  const [moves, exits] = orders;
  if (moves.type !== 'move') return null;
  const leaving = Array.from((exits.fields[0] as Pick).values, Number).find(
    (unit) => goalOf(field, state, seat, unit) === 'home',
  );
  if (leaving !== undefined) return { type: 'exit', unit: leaving, edge: state.homes[seat]! };
  const unit = (moves.fields[0] as Pick).values[0] as number | undefined;
  const goal = unit === undefined ? null : goalOf(field, state, seat, unit);
  return goal === null ? null : towards(field, state, unit!, goal, moves.fields[0] as Pick);
}

export const hasErrand: Points['stage']['hasErrand'] = (hasOne, field, state, unit) =>
  hasOne || goalOf(field, state, field.seatOf[unit], unit) !== null;

const CARRIER_STAKES = 5;

/** BF2-SCEN-14: who gets away with the target wins. */
export const stakes: Points['stage']['stakes'] = (factor, state, unit) =>
  notesOf(state).carrier === unit ? CARRIER_STAKES * factor : factor;

/** Home, a hex, or nowhere in particular. */
function goalOf(field: Battlefield, state: State, seat: Seat, unit: number): 'home' | number | null {
  const { attacker, target, carrier } = notesOf(state);
  if (seat !== attacker) return null;
  switch (state.setup.options.mission) {
    case 'break-through':
    case 'the-chase':
      return 'home';
    case 'extraction':
      if (carrier === unit) return 'home';
      return target === null ? null : fetched(field, state, seat, unit, target);
    default:
      return null;
  }
}

/** The nearest unit fetches the target. */
function fetched(field: Battlefield, state: State, seat: Seat, unit: number, target: number): number | null {
  const { hex } = state.objectives[target];
  if (hex < 0) return null;
  const away = (each: number) => travel(field, state, each, hex)(state.units[each].hex);
  const own = field.unitsOf[seat].filter((each) => state.units[each].hex >= 0);
  return own.every((each) => away(unit) <= away(each)) ? hex : null;
}

function towards(
  field: Battlefield,
  state: State,
  unit: number,
  goal: 'home' | number,
  units: Pick,
): Order | null {
  const home = state.homes[field.seatOf[unit]]!;
  const left =
    goal === 'home' ? (cell: number) => depthFrom(field, home, cell) : travel(field, state, unit, goal);
  const ways = units.follow!(unit)[0] as Pick;
  let best: { readonly way: Way; readonly to: string; readonly left: number } | null = null;
  for (const way of Array.from(ways.values) as Way[]) {
    if (way === 'bridge') continue;
    const to = ways.follow!(way)[0] as Pick;
    for (const hex of Array.from(to.values) as string[]) {
      const after = left(cellOf(field.board, hex));
      if (!best || after < best.left) best = { way, to: hex, left: after };
    }
  }
  if (!best || best.left >= left(state.units[unit].hex)) return null;
  const facing = hasFacing(field, unit) ? { facing: state.units[unit].facing } : {};
  return { type: 'move', unit, way: best.way, to: best.to, ...facing };
}
