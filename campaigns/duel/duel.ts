// BF2-INTEG-10 to BF2-INTEG-13, PA-ZOOM-20 to PA-ZOOM-23: a duel of BattleForce 2, fought in BattleTech.

import type {
  DuelCommission,
  DuelFate,
  Duellist,
  DuelReport,
} from '@ironfield/battleforce2/rules/duels/commission.ts';
import { neededFor } from '@ironfield/classic/forces/needs.ts';
import { classic } from '@ironfield/classic/game.ts';
import { boardOf } from '@ironfield/classic/scenarios/maps.ts';
import type { Setup, State, UnitSetup } from '@ironfield/classic/state.ts';
import type { Json } from '@ironfield/kernel/json.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Connection } from '../nesting/connection.ts';
import { duelMap, WIDTH } from './duel-map.ts';
import { machineOf } from './machines.ts';
import { lostBy, sheetWith } from './sheet-down.ts';
import { wornAfter } from './sheet-up.ts';

const asCommission = (json: Json): DuelCommission => json as unknown as DuelCommission;
const SEATS = [0, 1] as const;

export const duel: Connection = {
  game: classic as unknown as AnyGame,

  open(json, chance) {
    const commission = asCommission(json);
    const die = () => 1 + randomBelow(chance, 6);
    const map = duelMap(commission, String(randomBelow(chance, 2 ** 32)));
    const edges = homesBy(die);
    const units = commission.duellists.map((each) => unitSetup(each, edges[each.side]!, die));
    const sides = commission.sides.map(({ name }) => name.slice(0, 60));
    const setup = newSetup(classic, {
      scenario: 'skirmish',
      options: optionsFor(units),
      map,
      sides: [sides[0]!, sides[1]!],
      seats: SEATS.map((side) => ({ name: sides[side]!, side })),
      units,
      deployment: deployment(units, edges, map),
      victory: { kind: 'last' },
    } as Setup);
    if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
    return setup.value;
  },

  // A turn that has begun is not over.
  rests: (json, state) => turnsOver(state as State) >= asCommission(json).until,

  report: (json, state) => reportOf(asCommission(json), state as State),
};

/** BF2-INTEG-11: two dice each, the higher picks a home sheet; it takes the western one. Ties are rolled again. */
function homesBy(die: () => number): readonly ('west' | 'east')[] {
  for (;;) {
    const [first, second] = [die() + die(), die() + die()];
    if (first !== second) return first > second ? ['west', 'east'] : ['east', 'west'];
  }
}

/** PA-ZOOM-21: gunnery 4 and piloting 5 of a Regular, each worse by the skill. */
const skilled = (base: number, skill: number): number => Math.min(8, Math.max(0, base + skill));
/** PA-ZOOM-21 */
const HEAT = 5;
const SHUT_DOWN = 30;

function unitSetup(each: Duellist, home: 'west' | 'east', die: () => number): UnitSetup {
  const { side, name, skill, worn, full, unit, element, distance } = each;
  const file = machineOf(name);
  if (!file) throw new Error(`There is no record sheet of ${name}`);
  const lost = lostBy(full, worn);
  const isWorn = Object.values(lost).some((boxes) => boxes > 0);
  const heat = worn.heat >= 4 ? SHUT_DOWN : HEAT * worn.heat;
  return {
    side: side as 0 | 1,
    seat: side,
    unit: file,
    pilot: {
      name: `${file.name} ${unit + 1}-${element + 1}`.slice(0, 60),
      gunnery: skilled(4, skill),
      piloting: skilled(5, skill),
    },
    ...(distance > 0 && { enters: { turn: 1, edge: home } }),
    ...((isWorn || heat > 0) && {
      begins: { ...(isWorn && sheetWith(file, lost, die)), ...(heat > 0 && { heat }) },
    }),
  };
}

/** Options that other kinds than 'Mechs need. */
function optionsFor(units: readonly UnitSetup[]): Setup['options'] {
  const ids = new Set(units.flatMap(({ unit }) => neededFor(unit) ?? []));
  return Object.fromEntries([...ids].map((id) => [id, true]));
}

/** BF2-INTEG-11: those from the named hex on any hex of their sheet. */
function deployment(
  units: readonly UnitSetup[],
  edges: readonly ('west' | 'east')[],
  map: Setup['map'],
): Setup['deployment'] {
  const board = boardOf(map);
  return SEATS.flatMap((side) => {
    const count = units.filter((unit) => unit.side === side && !unit.enters).length;
    if (count === 0) return [];
    const isHome = (col: number) => (edges[side] === 'west' ? col < WIDTH / 2 : col >= WIDTH / 2);
    const hexes = Array.from(board.number).filter((_, cell) => isHome(board.col[cell]!));
    return [{ side, count, zones: [{ name: `${edges[side]} sheet`, hexes }] }];
  });
}

const turnsOver = ({ turn, outcome }: State): number => (outcome ? turn : turn - 1);

/** PA-ZOOM-23: destroyed in BattleTech is destroyed; who has left the sheets is out until the end. */
function reportOf(commission: DuelCommission, state: State): DuelReport {
  const turn = Math.max(0, turnsOver(state));
  const isOver = state.outcome !== null || turn >= commission.lastTurn;
  const fates = commission.duellists.map((each, index) => fateOf(each, state, index));
  const stands = (side: Seat) =>
    commission.duellists.some((each, index) => each.side === side && fates[index]!.fate === 'stands');
  return { type: 'duelled', turn, isOver, winner: winnerOf(state, stands), fates };
}

/** Whoever is alone on the sheets; whoever gives up has left the field to the other. */
function winnerOf({ outcome }: State, stands: (side: Seat) => boolean): Seat | null {
  const [first, second] = [stands(0), stands(1)];
  if (first !== second) return first ? 0 : 1;
  return outcome?.rule === null && outcome.winners.length === 1 ? outcome.winners[0]! : null;
}

const LEFT = ['left-map', 'escaped'];

function fateOf({ element, name, worn, full }: Duellist, state: State, index: number): DuelFate {
  const { loss, body, heat } = state.units[index]!;
  const fate = loss === null ? 'stands' : LEFT.includes(loss) ? 'left' : 'destroyed';
  if (fate === 'destroyed') return { element, fate, worn: { ...worn, heat: Math.min(3, worn.heat) } };
  return { element, fate, worn: wornAfter({ file: machineOf(name)!, worn, full, body, heat }) };
}
