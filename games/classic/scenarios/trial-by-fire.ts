import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../about.ts';
import { Terrain } from '../data/terrain.ts';
import type { Setup, UnitSetup } from '../state.ts';
import { force, SIDES, TWO_PLAYERS } from './forces.ts';
import { boardOf, type TwoSheets, twoSheets } from './maps.ts';
import { within } from './zones.ts';

const SHEETS: TwoSheets = { join: 'narrow', turns: [90, 90] };

/** CBT-SCN-12 */
const ZEUS = force(0, [['MechWarrior Thompson', 5, 4, 'ZEU-6S']]);
const HUNTERS = force(1, [
  ['Sergeant Hoffmann', 5, 5, 'JM6-S'],
  ['MechWarrior Adjani', 6, 5, 'CDA-2A'],
  ['MechWarrior Lucas', 6, 5, 'COM-2D'],
]);

/** CBT-SCN-13 */
const HITS = 4;
const HIT_DAMAGE = 5;
/** CBT-SCN-14 */
const ZEUS_ZONE = 3;
const HUNTER_ZONE = 6;

function setup(scenario: string, hunters: readonly UnitSetup[], options: OptionValues): Setup {
  const { map } = twoSheets(SHEETS, options);
  const board = boardOf(map);
  const isOpen = (cell: number) => board.terrain[cell] === Terrain.clear && board.level[cell] === 0;
  const waiting = hunters.filter((unit) => !unit.enters).length;
  const ambush = {
    name: 'within six hexes of the east edge',
    hexes: within(board, 'east', HUNTER_ZONE, isOpen),
  };
  const start = { name: 'within three hexes of the west edge', hexes: within(board, 'west', ZEUS_ZONE) };
  return {
    scenario,
    options,
    map,
    sides: SIDES,
    seats: TWO_PLAYERS,
    units: [...ZEUS, ...hunters],
    deployment: [
      ...(waiting > 0 ? [{ side: 1 as const, count: waiting, zones: [ambush] }] : []),
      { side: 0, count: 1, zones: [start] },
    ],
    battered: [{ unit: 0, hits: HITS, damage: HIT_DAMAGE }],
    surprise: 0,
    victory: { kind: 'escape', edge: 'east' },
  };
}

export const trialByFire: Scenario<Setup> = {
  id: 'trial-by-fire',
  title: about.battles['trial-by-fire'],
  summary: 'A battered Zeus has to break through three hunters to the east.',
  seats: SIDES,
  setup: (options) => setup('trial-by-fire', HUNTERS, options),
};

/** CBT-SCN-17 */
const PURSUERS = HUNTERS.map((unit) => ({ ...unit, enters: { turn: 2, edge: 'west' as const } }));

export const chase: Scenario<Setup> = {
  id: 'trial-by-fire-chase',
  title: about.battles['trial-by-fire-chase'],
  summary: 'The Zeus has one turn’s lead; its three hunters come after it from the west.',
  seats: SIDES,
  setup: (options) => setup('trial-by-fire-chase', PURSUERS, options),
};
