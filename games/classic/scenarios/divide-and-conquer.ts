import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import type { Setup, UnitSetup } from '../state.ts';
import { force, SIDES, TWO_PLAYERS } from './forces.ts';
import { boardOf, type TwoSheets, twoSheets } from './maps.ts';
import { fromEdge, within } from './zones.ts';

/** The two row-01 edges meet at the seam (CBT-SCN-02). */
const SHEETS: TwoSheets = { join: 'narrow', turns: [90, 270] };
const COMMAND = 'Command lance';
const RECON = 'Recon lance';

/** CBT-SCN-18 */
const command = () =>
  force(
    0,
    [
      ['Lieutenant Blake', 4, 3, 'AWS-8Q'],
      ['Sergeant Petersen', 5, 3, 'GHR-5H'],
      ['MechWarrior Lee', 5, 4, 'ENF-4R'],
    ],
    COMMAND,
  );
const recon = (seat: number) =>
  force(
    0,
    [
      ['Sergeant Alvarez', 4, 4, 'CLNT-2-3T'],
      ['MechWarrior Theissen', 5, 4, 'CDA-2A'],
      ['MechWarrior Jones', 5, 4, 'SDR-5V'],
    ],
    RECON,
    seat,
  );
const attackers = (seat: number) =>
  force(
    1,
    [
      ['Captain Seymore', 4, 3, 'AS7-D'],
      ['Lieutenant Marks', 4, 4, 'DRG-1N'],
      ['MechWarrior Kanazawa', 5, 4, 'DV-6M'],
      ["MechWarrior O'Rourke", 5, 4, 'JR7-D'],
    ],
    undefined,
    seat,
  );

/** CBT-SCN-19 */
const EDGE_REACH = 6;
const CORNER = ['1510', '1511', '1512', '1513', '1514', '1515', '1516', '1517'];
/** CBT-SCN-20 */
const DISRUPTED = -2;
/** CBT-SCN-22 */
const LEFT_OUT = ['Grasshopper', 'Cicada', 'Dragon'];

function setup(
  scenario: string,
  seats: Setup['seats'],
  units: readonly UnitSetup[],
  options: OptionValues,
): Setup {
  const { map, cellOfPrinted } = twoSheets(SHEETS, options);
  const board = boardOf(map);
  const printed = (sheet: number) => CORNER.map((number) => cellOfPrinted(sheet, number));
  const along = (edge: 'west' | 'east', end: 'north' | 'south') =>
    within(board, edge, 1, (cell) => fromEdge(board, end, cell) < EDGE_REACH);
  const count = (side: number, group?: string) =>
    units.filter((unit) => unit.side === side && unit.group === group).length;
  return {
    scenario,
    options,
    map,
    sides: SIDES,
    seats,
    units,
    deployment: [
      {
        side: 0,
        group: COMMAND,
        count: count(0, COMMAND),
        zones: [{ name: 'north of the west edge', hexes: along('west', 'north') }],
      },
      {
        side: 0,
        group: RECON,
        count: count(0, RECON),
        zones: [{ name: 'south of the east edge', hexes: along('east', 'south') }],
      },
      {
        side: 1,
        count: count(1),
        zones: [
          { name: 'against the recon lance', hexes: printed(1) },
          { name: 'against the command lance', hexes: printed(0) },
        ],
      },
    ],
    initiativeModifiers: [DISRUPTED, 0],
    victory: { kind: 'cripple' },
  };
}

const ALL = [...command(), ...recon(0), ...attackers(1)];

export const divideAndConquer: Scenario<Setup> = {
  id: 'divide-and-conquer',
  title: about.battles['divide-and-conquer'],
  summary: 'Two lances far apart, and an enemy who may choose which of them to fall upon.',
  seats: SIDES,
  setup: (options) => setup('divide-and-conquer', TWO_PLAYERS, ALL, options),
};

export const divideAndConquerShort: Scenario<Setup> = {
  id: 'divide-and-conquer-short',
  title: about.battles['divide-and-conquer-short'],
  summary: 'The same without Grasshopper, Cicada and Dragon.',
  seats: SIDES,
  setup: (options) =>
    setup(
      'divide-and-conquer-short',
      TWO_PLAYERS,
      ALL.filter(({ unit: mech }) => !LEFT_OUT.includes(mech.name)),
      options,
    ),
};

/** CBT-SCN-23 */
const THREE = [COMMAND, RECON, 'Attacker'] as const;

export const divideAndConquerThree: Scenario<Setup> = {
  id: 'divide-and-conquer-three',
  title: about.battles['divide-and-conquer-three'],
  summary: 'Two players share the defence, a lance each, against the third.',
  seats: THREE,
  setup: (options) =>
    setup(
      'divide-and-conquer-three',
      THREE.map((name, seat) => ({ name, side: seat === 2 ? 1 : 0 })),
      [...command(), ...recon(1), ...attackers(2)],
      options,
    ),
};
