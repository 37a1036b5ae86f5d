import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import { generateMap } from '../data/maps/generator.ts';
import { ARMORED, BUILDING_NAMES, GROUNDS, STRUCTURE_NAMES } from '../data/terrain.ts';
import { STOCK_EMPLACEMENTS } from '../emplacements/stock.ts';
import { classic } from '../game.ts';
import { boardOf } from '../scenarios/maps.ts';
import type { Door, Setup, UnitSetup } from '../state.ts';
import { crowdedSetup } from './crowd.ts';
import { openOptions, withOtherArms } from './mixed-crowd.ts';

/** Every second kind of fortress has plates. */
function armored(map: BoardFile): BoardFile {
  const legend = Object.entries(map.legend).map(([code, hex], index) => {
    const isPlated = index % 2 === 0 && hex.terrain.includes('fortress');
    return [code, isPlated ? { ...hex, features: [...(hex.features ?? []), ARMORED] } : hex] as const;
  });
  return { ...map, legend: Object.fromEntries(legend) };
}

const MOST_GUNS = 6;

/** Weapons in the first fortresses, of the two sides by turns: on the ground floor, and in a turret where it is strong enough. */
function fortified(setup: Setup): Setup {
  const board = boardOf(setup.map);
  const forts = [...board.terrain].flatMap((terrain, cell) => {
    const { building } = GROUNDS[terrain];
    return building?.type === 'fortress' ? [{ ...building, at: board.number[cell] }] : [];
  });
  const guns = forts.slice(0, MOST_GUNS).map(({ grade, height, at }, index): UnitSetup => {
    const side = index % 2 === 0 ? 0 : 1;
    const hasTurret = grade > 2 && index % 3 === 0;
    return {
      side,
      seat: setup.seats.findIndex((seat) => seat.side === side),
      unit: STOCK_EMPLACEMENTS[hasTurret ? 'Barbican' : 'Embrasure'],
      pilot: { name: `Gunner ${index + 1}`, gunnery: 4, piloting: 5 },
      begins: { at, facing: (index % 6) as 0, ...(hasTurret && { floor: height }) },
    };
  });
  return { ...setup, units: [...setup.units, ...guns] };
}

const MOST_DOORS = 9;

/** Doors in the first structures, of one side, of the other and of nobody by turns; some are open. */
function gated(setup: Setup): Setup {
  const board = boardOf(setup.map);
  const houses = [...board.terrain].flatMap((terrain, cell) => {
    const { building } = GROUNDS[terrain];
    return building ? [{ cell, height: building.height }] : [];
  });
  const doors = houses.slice(0, MOST_DOORS).flatMap(({ cell, height }, index): Door[] => {
    const side = ([0, 1, 2] as const)[index % 3]!;
    const owner = ([0, 1, undefined] as const)[(index >> 1) % 3];
    if (neighbour(board, cell, side) < 0) return [];
    return [
      {
        hex: board.number[cell],
        side,
        height,
        ...(owner !== undefined && { owner }),
        ...(index % 4 === 0 && { open: true }),
      },
    ];
  });
  return doors.length === 0 ? setup : { ...setup, doors };
}

/** 'Mechs, vehicles and infantry in a few streets, with the options of any other game. */
export const cityCrowds = crowdsOf(classic, ({ options }, random) => {
  const setup = withOtherArms({ ...crowdedSetup(10, 9, 9), options: openOptions(options) });
  const seed = String(randomBelow(random, 1000));
  const isByHex = setup.options['structures-l3'] === true;
  const kinds = isByHex ? [...BUILDING_NAMES, ...STRUCTURE_NAMES] : BUILDING_NAMES;
  const land = generateMap({ landscape: 'city', width: 9, height: 9, seed, kinds });
  const isArmed = setup.options['structure-armament'] === true;
  const map = isArmed ? armored(land) : land;
  const inCity = { ...setup, map, options: { ...setup.options, buildings: true } };
  const withGuns = isArmed ? fortified(inCity) : inCity;
  return setup.options['large-doors'] === true ? gated(withGuns) : withGuns;
});
