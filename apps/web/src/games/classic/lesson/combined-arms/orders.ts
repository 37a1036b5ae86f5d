// The orders that the lesson may show its pupil.

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { declareFire } from '@ironfield/classic/bot/attacks/fire.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { Order } from '@ironfield/classic/orders.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { weaponToHit, whyNotFire } from '@ironfield/classic/rules/fire/to-hit.ts';
import { twistsOf } from '@ironfield/classic/rules/fire/twists.ts';
import { Mover } from '@ironfield/classic/rules/movement/mover.ts';
import { AUTOMATIC_MISS, type OnFoot, type State } from '@ironfield/classic/state.ts';
import { imagine } from '@ironfield/classic/view.ts';
import { hexsidesAt } from '@ironfield/hex/bearing.ts';
import { cellOf, distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import type { Example } from '../../../../coach/common-steps.ts';
import { PUPIL } from '../../../../coach/guided-game.ts';
import type { LessonMoment } from '../../../../coach/lesson.ts';
import { CARRIER, GAP, HOUSE, LORRY, MECH, MINED, PLATOON, SQUAD, TANK, VTOL } from './exercise.ts';

export type Moment = LessonMoment<Classic>;

const MODES: readonly OnFoot[] = ['walk', 'run'];
const FOES: readonly number[] = [MECH, LORRY];

export const stateOf = ({ view }: Moment): State => imagine(view, '');

/** The order, if the pupil may give it now. */
function allowed({ view }: Moment, order: Order | null): Order | null {
  const menu = order && menuFor(classic, imagined(classic, view, ''), PUPIL);
  return menu && !refusalOf(menu, order) ? order : null;
}

/** Before the battle one hex and one minefield are enough. */
export const enough = (moment: Moment): Order | null =>
  allowed(moment, { type: moment.asked.includes('register') ? 'registered' : 'mines-laid' });

export const registerGap = (moment: Moment) => allowed(moment, { type: 'register', hex: GAP });
export const mineGap = (moment: Moment) =>
  allowed(moment, { type: 'lay-mines', kind: 'conventional', hex: MINED });
export const bombardGap = (moment: Moment) =>
  allowed(moment, { type: 'bombard', gun: 0, ordnance: 'high-explosive', hex: GAP });

const cellIn = (field: Battlefield, hex: string): number => cellOf(field.board, hex);

/** The nearest enemy on the map; -1 for none. */
function nearestFoe({ board }: Battlefield, { units }: State, cell: number): number {
  const there = FOES.filter((foe) => units[foe].hex >= 0 && !units[foe].loss);
  const away = (foe: number) => distance(board, cell, units[foe].hex);
  return there.reduce((best, foe) => (best < 0 || away(foe) < away(best) ? foe : best), -1);
}

interface Leg {
  readonly unit: number;
  /** The best hex is the one with the least of this; Infinity for none. */
  costs(cell: number): number;
  readonly more?: boolean;
  /** MP to keep for later. */
  readonly keeps?: number;
}

/** To the best hex in reach, at a walk rather than at a run, with the front to the enemy where the points suffice. */
function legTo(moment: Moment, { unit, costs, more = false, keeps = 0 }: Leg): Order | null {
  const state = stateOf(moment);
  const field = battlefieldOf(state);
  const { board } = field;
  if (state.units[unit].hex < 0) return null;
  const mover = new Mover(field, state, unit, state.agenda.at(-1)?.step === 'movement/continue');
  const orders = MODES.flatMap((mode, index) =>
    mover.ends(mode).flatMap((cell) => {
      const value = costs(cell) + index / 2;
      const foe = nearestFoe(field, state, cell);
      const ahead = foe < 0 ? [] : hexsidesAt(lineOn(board, cell, state.units[foe].hex).bearing);
      const facing = [...ahead, ...DIRECTIONS].find((each) => {
        const cost = mover.costOf(mode, cell, each);
        return cost >= 0 && cost <= mover.mp(mode) - keeps;
      });
      const order: Order | null =
        facing === undefined ? null : { type: 'move', unit, mode, to: board.number[cell], facing, more };
      return order && value < Infinity ? [{ order, value }] : [];
    }),
  );
  for (const { order } of orders.toSorted((a, b) => a.value - b.value))
    if (allowed(moment, order)) return order;
  return null;
}

/** Up the road, but not into the arms of the enemy. */
export const driveTank = (moment: Moment): Order | null => {
  const state = stateOf(moment);
  const field = battlefieldOf(state);
  return legTo(moment, {
    unit: TANK,
    costs: (cell) => Math.abs(distance(field.board, cell, cellIn(field, GAP)) - 4),
  });
};

const besideHouse = (field: Battlefield, cell: number): number =>
  distance(field.board, cell, cellIn(field, HOUSE));

/** To the house, with a point left to put its people off; and then that. */
export function unload(moment: Moment): Order | null {
  const state = stateOf(moment);
  const field = battlefieldOf(state);
  const off = MODES.map((mode) =>
    allowed(moment, { type: 'unload', unit: CARRIER, mode, passenger: PLATOON, more: false }),
  ).find(Boolean);
  const here = besideHouse(field, state.units[CARRIER].hex);
  if (off && here <= 1) return off;
  const near = legTo(moment, {
    unit: CARRIER,
    // Behind it.
    costs: (cell) => (besideHouse(field, cell) === 1 ? -field.board.row[cell]! : Infinity),
    more: true,
    keeps: 1,
  });
  const nearer = () =>
    legTo(moment, {
      unit: CARRIER,
      costs: (cell) => (besideHouse(field, cell) >= 1 ? besideHouse(field, cell) : Infinity),
    });
  return near ?? off ?? nearer();
}

export const isInHouse = (moment: Moment, unit: number): boolean => {
  const state = stateOf(moment);
  const field = battlefieldOf(state);
  return state.units[unit].hex === cellIn(field, HOUSE);
};

/** People on foot may enter the hex beside them at any cost. */
export const intoHouse = (moment: Moment): Order | null => {
  const field = battlefieldOf(stateOf(moment));
  return (
    allowed(moment, { type: 'minimum', unit: PLATOON, to: HOUSE }) ??
    legTo(moment, { unit: PLATOON, costs: (cell) => besideHouse(field, cell) })
  );
};

/** Above the ridge, or at least higher. */
export function popUp(moment: Moment): Order | null {
  for (const level of [3, 4, 2, 1])
    for (const mode of MODES) {
      const order = allowed(moment, { type: 'altitude', unit: VTOL, mode, level, more: false });
      if (order) return order;
    }
  return null;
}

/** A jump to where it can climb on, or nearer. */
export function jumpNear(moment: Moment): Order | null {
  const state = stateOf(moment);
  const field = battlefieldOf(state);
  const foe = state.units[MECH].hex < 0 ? state.units[LORRY].hex : state.units[MECH].hex;
  const { hex } = state.units[SQUAD];
  if (hex < 0 || foe < 0) return null;
  const mover = new Mover(field, state, SQUAD, false);
  const cells = mover.canJump ? mover.landings() : [];
  const away = (cell: number) => distance(field.board, cell, foe);
  for (const cell of cells.toSorted((a, b) => away(a) - away(b))) {
    const order = allowed(moment, {
      type: 'jump',
      unit: SQUAD,
      to: field.board.number[cell],
      facing: DIRECTIONS[0],
    });
    if (order) return order;
  }
  return null;
}

export function fireTank(moment: Moment): Order | null {
  const state = stateOf(moment);
  const marksman = { patience: 0.05, cool: false, concentrates: false, punches: false };
  return allowed(moment, declareFire(battlefieldOf(state), state, TANK, marksman).order);
}

/** The shots that a unit could make at an enemy, with the reasons for their numbers. */
function shotsAt(state: State, attacker: number, target: number): Example[] {
  const field = battlefieldOf(state);
  const nameOf = (unit: number) => field.setup.units[unit]!.unit.name;
  return twistsOf(field, state, attacker).flatMap((twist) =>
    field.designs[attacker]!.weapons.flatMap(({ type }, weapon) => {
      if (whyNotFire(field, state, { unit: attacker, twist, prop: null }, weapon, target)) return [];
      const shot = { attacker, weapon, target, twist, secondary: 0, aim: -1 } as const;
      return {
        attacker: `${type.name} of the ${nameOf(attacker)}`,
        target: `the ${nameOf(target)}`,
        units: [attacker, target],
        explanation: explain<RuleId>((tally) => weaponToHit(tally, field, state, shot)),
      };
    }),
  );
}

/** The best of all shots that could be made. */
export function exampleNumber(moment: Moment): Example | null {
  const state = stateOf(moment);
  const isThere = (unit: number) => state.units[unit]!.hex >= 0;
  const shots = [VTOL, TANK, CARRIER]
    .filter(isThere)
    .flatMap((unit) => FOES.filter(isThere).flatMap((foe) => shotsAt(state, unit, foe)));
  const [best] = shots.toSorted((a, b) => a.explanation.total - b.explanation.total);
  return best && best.explanation.total < AUTOMATIC_MISS ? best : null;
}
