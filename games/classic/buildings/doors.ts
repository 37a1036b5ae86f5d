// Large doors in hexsides of structures: whoever goes in through an open one breaks no wall (MT-STRUCT-11).

import { cellOf, distance, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import { ROLL_MODIFIERS } from '../data/piloting.ts';
import { GROUNDS } from '../data/terrain.ts';
import type { OptionFrames } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { HexMark } from '../knowledge.ts';
import { fallDown } from '../phases/landing/fall-down.ts';
import { strikeInGroups } from '../rules/damage/damage.ts';
import { pilotingRoll } from '../rules/piloting/piloting.ts';
import { seatsToAsk } from '../rules/turn/asking.ts';
import { isOnMap } from '../rules/unit/condition.ts';
import type { Door, Setup, State } from '../state.ts';
import { buildingAt, cfOf, houseAt } from './census.ts';
import { bearOrStop, damageBuilding, settleAtOnce } from './damage.ts';
import { isInside } from './floors.ts';

declare module '../extensions.ts' {
  interface GameMarks {
    /** By number: doors that are no longer as the setup has them, and how they are. */
    readonly doors?: Readonly<Record<number, boolean>>;
  }
  interface OptionFrames {
    'doors/turn': { readonly seat: Seat };
  }
  interface OptionOrders {
    doors: { readonly type: 'doors'; readonly doors: readonly { readonly door: number }[] };
  }
  interface OptionEvents {
    'door-turned': {
      readonly type: 'door-turned';
      readonly door: number;
      readonly hex: number;
      readonly open: boolean;
    };
    'door-forced': { readonly type: 'door-forced'; readonly unit: number; readonly hex: number };
  }
  interface OptionRolls {
    'forced-door': true;
  }
}

const WORDS = {
  prompt: 'Which doors are opened or closed?',
  order: 'Open and close doors',
  doors: 'Doors',
  sides: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
};

const WHY_NOT: Reason = {
  message: 'A door is turned once, by those whose it is, or who have infantry inside',
  rule: 'MT-STRUCT-11',
};

type Known = Pick<State, 'setup' | 'marks'>;

/** By hexside, from either side of it: the number of the door there. */
const byHexside = remembered((setup: Setup): ReadonlyMap<number, number> => {
  const { board } = battlefieldOf({ setup });
  const found = new Map<number, number>();
  for (const [index, { hex, side }] of (setup.doors ?? []).entries()) {
    const cell = cellOf(board, hex);
    found.set(nodeOf(cell, side), index);
    found.set(nodeOf(neighbour(board, cell, side), oppositeOf(side)), index);
  }
  return found;
});

const doorAt = ({ setup }: Pick<Known, 'setup'>, door: number): Door => setup.doors![door];

const hexOf = ({ setup }: Pick<Known, 'setup'>, { hex }: Door): number =>
  cellOf(battlefieldOf({ setup }).board, hex);

export const isOpen = (state: Known, door: number): boolean =>
  state.marks?.doors?.[door] ?? doorAt(state, door).open === true;

/** It goes with its structure. */
const stands = (state: Known, door: number): boolean =>
  buildingAt(state, hexOf(state, doorAt(state, door))) >= 0;

/** The door between two neighbours that a unit of such a height fits through, or -1. */
export function doorBetween(state: Known, from: number, to: number, height: number): number {
  if (!state.setup.doors) return -1;
  const { board } = battlefieldOf(state);
  const side = DIRECTIONS.find((direction) => neighbour(board, from, direction) === to);
  const door = side === undefined ? undefined : byHexside(state.setup).get(nodeOf(from, side));
  const fits = door !== undefined && stands(state, door) && doorAt(state, door).height >= height;
  return fits ? door : -1;
}

/** Through a closed door: both suffer as if it ran into a wall. It is on the other side then. */
export function forceDoor(play: Play<Classic>, field: Battlefield, unit: number, door: number): void {
  const { state } = play;
  const mech = state.units[unit];
  const { tons } = field.designs[unit];
  const hex = hexOf(state, doorAt(state, door));
  const building = buildingAt(state, hex);
  const recoil = Math.min(Math.ceil(tons / 10), cfOf(state, building));
  play.emit({ type: 'door-forced', unit, hex });
  const points = Math.ceil((tons * mech.thisTurn.hexesMoved) / 10);
  damageBuilding(play, { building, hex, points, isAttacked: true });
  strikeInGroups(play, field, unit, recoil, { table: 'mech', side: 'front', covered: 0 });
  settleAtOnce(play, battlefieldOf(state), unit);
  if (isOnMap(mech) && !mech.prone && field.kinds[unit].piloting) {
    const roll = {
      reason: 'forced-door',
      modifier: ROLL_MODIFIERS.madeCharge,
      rule: 'MT-STRUCT-11',
    } as const;
    const { success, number } = pilotingRoll(play, battlefieldOf(state), unit, roll);
    if (!success) fallDown(play, battlefieldOf(state), unit, 0, number);
  }
  bearOrStop(play, unit, building);
}

/** Doors of those who have infantry in the structure, and of the side that it belongs to. */
function turnable(field: Battlefield, state: State, seat: Seat): number[] {
  const { side } = field.setup.seats[seat];
  return (field.setup.doors ?? []).flatMap((door, index) => {
    if (!stands(state, index)) return [];
    const house = houseAt(state, hexOf(state, door));
    const hasPeople = field.unitsOf[side].some(
      (unit) =>
        field.kinds[unit].troopers !== undefined &&
        isOnMap(state.units[unit]) &&
        isInside(field, state.units[unit]) &&
        houseAt(state, state.units[unit].hex) === house,
    );
    return hasPeople || door.owner === side ? [index] : [];
  });
}

export function askAboutDoors(play: Play<Classic>, field: Battlefield): void {
  if (!field.setup.doors) return;
  const { state } = play;
  const seats = seatsToAsk(field, state, (seat) => turnable(field, state, seat).length > 0);
  play.next(...seats.map((seat) => ({ step: 'doors/turn', seat }) as const));
}

const words = (state: Known, door: number): string => {
  const { hex, side, height } = doorAt(state, door);
  const levels = `${height} ${height === 1 ? 'level' : 'levels'}`;
  return `hex ${hex}, ${WORDS.sides[side]}, ${levels}, ${isOpen(state, door) ? 'open' : 'closed'}`;
};

export const turnDoors: Decision<Classic, OptionFrames['doors/turn'], 'doors'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    return {
      prompt: WORDS.prompt,
      rule: 'MT-STRUCT-11',
      orders: [
        {
          type: 'doors',
          label: WORDS.order,
          fields: [
            {
              kind: 'each',
              name: 'doors',
              label: WORDS.doors,
              key: 'door',
              items: turnable(field, state, seat),
              describe: (door) => ({
                label: words(state, door as number),
                hex: doorAt(state, door as number).hex,
              }),
              fields: () => [],
              whyNot: () => WHY_NOT,
            },
          ],
        },
      ],
    };
  },

  apply(play, _frame, { doors }) {
    for (const { door } of doors) {
      const open = !isOpen(play.state, door);
      play.happen({ type: 'door-turned', door, hex: hexOf(play.state, doorAt(play.state, door)), open });
    }
  },
};

export function turn(table: Pick<State, 'marks'>, door: number, open: boolean): void {
  table.marks = { ...table.marks, doors: { ...table.marks?.doors, [door]: open } };
}

/** Hexes at which own machines want a door open, and those at which enemies want it closed more. */
const OWN_NEAR = 2;
const ENEMY_NEAR = 5;

/** For bots: open where their own machines are near and no enemy is, else closed. */
export function botDoors(field: Battlefield, state: State, seat: Seat) {
  const { side } = field.setup.seats[seat];
  const wantsOpen = (door: number): boolean => {
    const cell = hexOf(state, doorAt(state, door));
    const isNear = (unit: number, hexes: number) =>
      !field.kinds[unit].troopers &&
      isOnMap(state.units[unit]) &&
      distance(field.board, cell, state.units[unit].hex) <= hexes;
    const isEnemyNear = field.setup.units.some(
      (unit, index) => unit.side !== side && isNear(index, ENEMY_NEAR),
    );
    return !isEnemyNear && field.unitsOf[side].some((unit) => isNear(unit, OWN_NEAR));
  };
  const doors = turnable(field, state, seat).filter((door) => wantsOpen(door) !== isOpen(state, door));
  return { type: 'doors' as const, doors: doors.map((door) => ({ door })) };
}

/** On the map, as long as they stand. */
export const doorMarks = (marks: readonly HexMark[], table: Known): readonly HexMark[] => [
  ...marks,
  ...(table.setup.doors ?? []).flatMap((door, index): HexMark[] =>
    stands(table, index)
      ? [
          {
            hex: hexOf(table, door),
            kind: 'door',
            side: door.side,
            label: isOpen(table, index) ? 'open' : 'shut',
            words: `Door: ${words(table, index)}`,
          },
        ]
      : [],
  ),
];

/** The faults of the doors of a setup. */
export function doorProblems(setup: Setup): string[] {
  const { doors = [] } = setup;
  if (doors.length === 0) return [];
  const { board, plugged } = battlefieldOf({ setup });
  if (!plugged.hasDoors?.()) return ['doors: the option that they need is off (MT-STRUCT-11)'];
  const taken = new Set<number>();
  return doors.flatMap(({ hex, side, height }, index) => {
    const name = `doors: door ${index + 1}`;
    const cell = cellOf(board, hex);
    const building = cell < 0 ? undefined : GROUNDS[board.terrain[cell]].building;
    if (!building) return [`${name} is in no structure (MT-STRUCT-11)`];
    if (height > building.height)
      return [`${name} is higher than its structure, which has ${building.height} levels (MT-STRUCT-11)`];
    const node = nodeOf(cell, side);
    const beyond = neighbour(board, cell, side);
    if (beyond < 0) return [`${name} leads off the map (MT-STRUCT-11)`];
    if (taken.has(node)) return [`${name}: there is another door in that hexside (MT-STRUCT-11)`];
    taken.add(node).add(nodeOf(beyond, oppositeOf(side)));
    return [];
  });
}
