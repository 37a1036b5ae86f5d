import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import type { DeploymentStep, Setup, UnitSetup } from '../state.ts';
import { force, SIDES, TWO_PLAYERS } from './forces.ts';
import { boardOf, type TwoSheets, twoSheets } from './maps.ts';
import { within } from './zones.ts';

const SHEETS: TwoSheets = { join: 'wide', turns: [0, 0] };

/** CBT-SCN-06 */
const CADETS = [
  ...force(0, [
    ['Lance Commander Horace', 5, 4, 'CPLT-C1'],
    ['Cadet Winston', 5, 4, 'SDR-5V'],
    ['Cadet Johansson', 5, 4, 'COM-2D'],
    ['Cadet Rodriguez', 5, 4, 'TBT-5N'],
  ]),
  ...force(1, [
    ['Lance Commander Pushkin', 5, 4, 'CPLT-C1'],
    ['Cadet Shotugama', 5, 4, 'SDR-5V'],
    ['Cadet Armstrong', 5, 4, 'COM-2D'],
    ['Cadet Keenan', 5, 4, 'TBT-5N'],
  ]),
];

/** CBT-SCN-09 */
const ALTERNATES = [
  ...force(0, [
    ['Lance Commander Horace', 5, 4, 'CLNT-2-3T'],
    ['Cadet Winston', 5, 4, 'HBK-4G'],
    ['Cadet Johansson', 5, 4, 'PNT-9R'],
    ['Cadet Rodriguez', 5, 4, 'QKD-4G'],
  ]),
  ...force(1, [
    ['Lance Commander Pushkin', 5, 4, 'DRG-1N'],
    ['Cadet Shotugama', 5, 4, 'ENF-4R'],
    ['Cadet Armstrong', 5, 4, 'HER-2S'],
    ['Cadet Keenan', 5, 4, 'JR7-D'],
  ]),
];

function setup(scenario: string, units: readonly UnitSetup[], options: OptionValues): Setup {
  const { map } = twoSheets(SHEETS, options);
  const board = boardOf(map);
  const step = (side: 0 | 1): DeploymentStep => {
    const edge = side === 0 ? 'west' : 'east';
    return { side, count: 1, zones: [{ name: `${edge} edge`, hexes: within(board, edge, 1) }] };
  };
  return {
    scenario,
    options,
    map,
    sides: SIDES,
    seats: TWO_PLAYERS,
    units,
    // CBT-SCN-07: one after the other, the defender first.
    deployment: [0, 1, 2, 3].flatMap(() => [step(0), step(1)]),
    victory: { kind: 'cripple' },
  };
}

export const finalExam: Scenario<Setup> = {
  id: 'final-exam',
  title: about.battles['final-exam'],
  summary: 'Two equal training lances: cripple or destroy the other one first.',
  seats: SIDES,
  setup: (options) => setup('final-exam', CADETS, options),
};

export const finalExamAlternate: Scenario<Setup> = {
  id: 'final-exam-alternate',
  title: about.battles['final-exam-alternate'],
  summary: 'The same exam with two different lances, one faster, one harder hitting.',
  seats: SIDES,
  setup: (options) => setup('final-exam-alternate', ALTERNATES, options),
};
