// A board for those who are moved against their will, without the rest of the game around them.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor, resume, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { classic } from '../game.ts';
import type { Order } from '../orders.ts';
import type { DisplacementCause, Phase } from '../state.ts';
import { mech, type Scene, type Sheet, scene } from './scene.ts';
import { THE_END } from './table.ts';

export const NORTH = 0;

/** Nine by nine clear hexes on level 0, but for those named. */
function ground(special: Readonly<Record<string, string>> = {}): string {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return digits.map((row) => digits.map((col) => special[`0${col}0${row}`] ?? '.').join(' ')).join('\n');
}

interface Plan {
  readonly map?: Readonly<Record<string, string>>;
  readonly phase?: Phase;
  /** Corrections of rules that the game knows; all of them where it is left out. */
  readonly reading?: number;
  /** Places such as `0505 N`, by name; the direction of the push is north, so a row goes from high to low numbers. */
  readonly units: Readonly<Record<string, string | (Partial<Sheet> & { at: string })>>;
}

export function table({ map, phase = 'physical', reading, units }: Plan): Scene {
  const plans = Object.entries(units).map(([name, plan]) => {
    const { at, ...state } = typeof plan === 'string' ? { at: plan } : plan;
    return [name, { at, state, mech: mech(name, { tons: 50, armor: 20, walk: 4 }) }];
  });
  const made = scene({
    map: ground(map),
    units: Object.fromEntries(plans),
    setup: reading === undefined ? {} : { reading },
  });
  made.state.phase = phase;
  made.state.agenda = [THE_END];
  return made;
}

/** Goes on up to a decision. */
export const run = (s: Scene): void => resume(classic, s.state, s.events);

/** Moves the unit one hex in the direction, with all that follows up to a decision. */
export function push(
  s: Scene,
  name: string,
  rolls: Roll[] = [],
  cause: DisplacementCause = 'push',
  direction: Facing = NORTH,
) {
  const to = neighbour(s.field.board, s.unit(name).hex, direction);
  s.rolling(rolls, () => {
    s.play.next({ step: 'displace', unit: s.index(name), to, direction, cause });
    run(s);
  });
}

const seatOf = (s: Scene): number => waitingFor(s.state)[0];

export const menuOf = (s: Scene): Menu => menuFor(classic, s.state, seatOf(s))!;

export const choices = (s: Scene) => Array.from((menuOf(s).orders[0].fields[0] as Pick).values);

export function answer(s: Scene, order: Order, rolls: Roll[] = []): void {
  s.rolling(rolls, () => {
    const result = submit(classic, s.state, seatOf(s), order);
    if (!result.ok) throw new Error(result.error.message);
    s.events.push(...result.value.events);
  });
}

export const where = (s: Scene, ...names: string[]) =>
  names.map((name) => (s.unit(name).hex < 0 ? 'gone' : s.field.board.number[s.unit(name).hex])).join(' ');
export const due = (s: Scene, name: string) => s.unit(name).rolls.map(({ cause }) => cause);

/** Damage groups of 15 points on the rear, for somebody who falls two levels. */
export const THREE_GROUPS: readonly Roll[] = [
  ['hit location', 3, 4],
  ['hit location', 4, 4],
  ['hit location', 3, 4],
];
