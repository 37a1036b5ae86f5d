// The run of a VTOL that drops bombs (MT-VTOL-06), and where they burst.

import { cellOf, neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { hasRun, runEnds, runFields } from '../../../phases/movement/attack-run.ts';
import { MorePick } from '../../../phases/movement/movement-picks.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { burst } from '../../../rules/damage/blast.ts';
import { attackerModifiers } from '../../../rules/fire/attack-modifiers.ts';
import { whyNotAble } from '../../../rules/fire/to-hit.ts';
import { isAloft } from '../../../rules/ground/altitude.ts';
import { type AddedMove, insistOn } from '../../../rules/movement/move-kind.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { directionTo } from '../../../rules/physical/displacement.ts';
import { firingMode } from '../../../rules/piloting/skid.ts';
import { bombsLeft, dropBombs } from '../../../rules/unit/bombs.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { OnFoot, State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    readonly bombing?: Bombing;
  }
  interface OptionOrders {
    bomb: {
      readonly type: 'bomb';
      readonly unit: number;
      readonly mode: OnFoot;
      readonly to: string;
      readonly bombs: number;
      readonly more: boolean;
    };
  }
  interface OptionEvents {
    'bombing-run': {
      readonly type: 'bombing-run';
      readonly unit: number;
      readonly hex: number;
      readonly bombs: number;
    };
    /** They leave it over that hex. */
    'bombs-away': {
      readonly type: 'bombs-away';
      readonly unit: number;
      readonly hex: number;
      readonly from: number;
      readonly bombs: number;
    };
    'bombs-burst': {
      readonly type: 'bombs-burst';
      readonly unit: number;
      readonly bombs: number;
      readonly hex: number;
      /** -1 off the map. */
      readonly to: number;
      readonly number: Explanation;
      readonly dice: readonly number[];
      readonly hit: boolean;
      /** Direction and hexes. */
      readonly scatter: readonly number[];
    };
  }
}

interface Bombing {
  readonly hex: number;
  readonly bombs: number;
  /** The hex it came from when they left it; absent before. */
  readonly from?: number;
}

/** MT-VTOL-06, for want of the book that it refers to. */
const POINTS = 10;
const IMMOBILE = -4;
const PURPOSES = { toHit: 'to-hit', direction: 'scatter direction', distance: 'scatter distance' };
const WORDS = {
  label: 'Bomb',
  to: 'Hex to bomb',
  bombs: 'Bombs',
  gunnery: 'Gunnery Skill',
  hex: 'A hex does not move',
};
const WHY_NOT: Reason = {
  message:
    'A VTOL in the air with bombs left drops them into a hex straight ahead that it flies over, once a turn',
  rule: 'MT-VTOL-06',
};

export const bombingOf = ({ thisTurn }: UnitState): Bombing | undefined => thisTurn.marks?.bombing;

const leftOf = ({ above: { designs }, unit, mech }: Mover): number => bombsLeft(designs[unit], mech);

const canBomb = (mover: Mover): boolean =>
  leftOf(mover) > 0 &&
  bombingOf(mover.mech) === undefined &&
  whyNotAble(mover.above, mover.state, mover.unit) === null &&
  hasRun(mover);

function bombsPick(mover: Mover, mode: OnFoot, cell: number): Pick {
  return {
    kind: 'pick',
    name: 'bombs',
    label: WORDS.bombs,
    values: Array.from({ length: leftOf(mover) }, (_, index) => index + 1),
    describe: (bombs) => ({ label: String(bombs) }),
    follow: (): readonly Field[] => [
      new MorePick(() => mover.mayGoOn(mover.mp(mode) - mover.costOf(mode, cell, mover.mech.facing))),
    ],
    whyNot: () => WHY_NOT,
  };
}

export const BOMB: AddedMove = {
  type: 'bomb',
  label: WORDS.label,
  offers: canBomb,
  fields: (mover) =>
    runFields(mover, {
      label: WORDS.to,
      why: WHY_NOT,
      next: (mode, cell) => [bombsPick(mover, mode, cell)],
    }),
  whyNot: () => WHY_NOT,
  becomes: ({ mech }, order) => {
    insistOn(order, 'bomb');
    const { unit, mode, to, more } = order;
    return { type: 'move', unit, mode, to, facing: mech.facing, more };
  },
  announce(play, { above: { board } }, order) {
    insistOn(order, 'bomb');
    const { unit, to, bombs } = order;
    play.happen({ type: 'bombing-run', unit, hex: cellOf(board, to), bombs });
  },
  carryOut: (_play, _mover, order) => {
    throw new Error(`${order.type} comes to a move`);
  },
};

export function takeAim({ thisTurn }: UnitState, hex: number, bombs: number): void {
  thisTurn.marks = { ...thisTurn.marks, bombing: { hex, bombs } };
}

export function letGo(vtol: UnitState, from: number, bombs: number): void {
  const { thisTurn } = vtol;
  const run = thisTurn.marks?.bombing;
  if (run) thisTurn.marks = { ...thisTurn.marks, bombing: { ...run, from } };
  dropBombs(vtol, bombs);
}

/** It has come to the hex that it means to bomb. */
export function flown(
  play: Play<Classic>,
  _field: Battlefield,
  unit: number,
  from: number,
  tell: () => void,
): void {
  const { [unit]: vtol } = play.state.units;
  const run = bombingOf(vtol);
  if (!run || run.from !== undefined || run.hex !== vtol.hex) return;
  tell();
  play.happen({ type: 'bombs-away', unit, hex: run.hex, from, bombs: run.bombs });
}

function bombingNumber(tally: Tally<RuleId>, field: Battlefield, { units }: State, unit: number): void {
  const { [unit]: vtol } = units;
  tally.add(vtol.crew.gunnery, WORDS.gunnery, 'MT-VTOL-06');
  attackerModifiers(tally, firingMode(vtol), false, field.kinds[unit].paces);
  tally.add(IMMOBILE, WORDS.hex, 'MT-VTOL-06');
}

/** All that were dropped in this turn, by whoever has not been lost since before the weapons were fired. */
export function burstAll(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, vtol] of play.state.units.entries()) {
    const run = bombingOf(vtol);
    if (run?.from !== undefined && vtol.hex >= 0) burstOne(play, field, unit, { ...run, from: run.from });
  }
}

function burstOne(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { hex, bombs, from }: Required<Bombing>,
): void {
  const compute = (tally: Tally<RuleId>): void => bombingNumber(tally, field, play.state, unit);
  const needed = totalOf<RuleId>(compute);
  const dice = play.roll(PURPOSES.toHit, 2, rolledBy(unit, needed));
  const hit = sum(dice) >= needed;
  const scatter = hit ? [] : [...play.roll(PURPOSES.direction, 1), ...play.roll(PURPOSES.distance, 1)];
  const to = hit ? hex : along(field, hex, scatter);
  play.emit({ type: 'bombs-burst', unit, bombs, hex, to, number: play.explain(compute), dice, hit, scatter });
  if (to < 0) return;
  const points = POINTS * bombs;
  burst(play, field, {
    cell: to,
    hexes: 0,
    from: [directionTo(field, hex, from)],
    pointsFor: () => points,
    forBuilding: () => points,
  });
}

/** MT-BASE-02: the top hexside is 1, and so on clockwise. */
function along({ board }: Battlefield, hex: number, [direction, hexes]: readonly number[]): number {
  let cell = hex;
  for (let step = 0; step < hexes && cell >= 0; step++)
    cell = neighbour(board, cell, (direction - 1) as Direction);
  return cell;
}

const MODES: readonly OnFoot[] = ['walk', 'run'];

/** For bots: half of what there is, on as many enemies as possible that have had their move, and on nobody else. */
export function bombOrder(order: Order | null, field: Battlefield, state: State, unit: number): Order | null {
  const step = state.agenda.at(-1)?.step;
  const isUnderWay = step === 'movement/continue';
  if (order || (step !== 'movement/move' && !isUnderWay)) return order;
  const mover = new Mover(field, state, unit, isUnderWay);
  if (!canBomb(mover)) return null;
  const bombs = Math.ceil(leftOf(mover) / 2);
  let best: Order | null = null;
  let most = 0;
  for (const mode of MODES)
    for (const cell of runEnds(mover, mode)) {
      const there = state.units.flatMap((other, each) =>
        each !== unit && other.hex === cell && isOnMap(other) && !isAloft(other) ? [each] : [],
      );
      const isMixed = there.some((each) => field.sideOf[each] === field.sideOf[unit]);
      const stay = there.filter((each) => state.units[each].thisPhase.acted);
      if (isMixed || stay.length <= most) continue;
      most = stay.length;
      best = { type: 'bomb', unit, mode, to: field.board.number[cell], bombs, more: false };
    }
  return best;
}
