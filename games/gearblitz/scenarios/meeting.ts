import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { INCH } from '@ironfield/table/place.ts';
import { polygonOf, rectangle } from '@ironfield/table/polygon.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';
import { about } from '../about.ts';
import type { UnitSheet } from '../cards/unit.ts';
import { NORTHERN_LINE, SOUTHERN_LINE } from '../data/cards/line-gears.ts';
import type { Army, Setup } from '../state.ts';
import { agreedOn } from './agreement.ts';

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

const piece = (
  kind: string,
  height: number,
  ...corners: readonly (readonly [number, number])[]
): Omit<Piece, 'id'> => ({
  kind,
  label: kind,
  corners: polygonOf(corners.map(([x, y]) => at(x, y))),
  foot: 0,
  height: height * INCH,
  isGround: kind === 'hill',
});

const PIECES = [
  piece('woodland', 2, [8, 18], [16, 16], [17, 22], [10, 24]),
  piece('woodland', 2, [32, 24], [40, 26], [38, 33], [31, 30]),
  piece('hill', 1, [20, 20], [28, 21], [27, 29], [19, 27]),
  piece('building', 2, [4, 30], [8, 30], [8, 34], [4, 34]),
  piece('building', 3, [40, 14], [44, 14], [44, 18], [40, 18]),
  piece('rough', 0, [22, 8], [30, 9], [29, 15], [21, 14]),
  piece('swamp', 0, [14, 33], [22, 34], [20, 40], [13, 39]),
];

const SCENE: Scene = {
  name: 'Two farms',
  width: 48 * INCH,
  height: 48 * INCH,
  pieces: PIECES.map((each, i) => ({ id: `p${i + 1}`, ...each })),
};

/** Only these, so that a first battle is fetched without all other cards. */
const CARDS = [...NORTHERN_LINE, ...SOUTHERN_LINE];

const crew = (id: string, name: string, ld = 0): UnitSheet => ({
  name,
  card: CARDS.find((card) => card.id === id)!,
  skills: { att: 2, def: 2, ew: 1, ld },
});

const NORTH: Army = {
  name: 'Northern Guard',
  commandPoints: 3,
  commander: [0, 0],
  groups: [
    {
      name: 'First squad',
      value: 205,
      units: [crew('headhunter', 'Headhunter', 1), ...[1, 2, 3, 4].map((n) => crew('hunter', `Hunter ${n}`))],
    },
  ],
};

const SOUTH: Army = {
  name: 'Southern MILICIA',
  commandPoints: 3,
  commander: [0, 0],
  groups: [
    {
      name: 'First cadre',
      value: 205,
      units: [
        crew('command-jager', 'Command Jäger', 1),
        ...[1, 2, 3, 4].map((n) => crew('jager', `Jäger ${n}`)),
      ],
    },
  ],
};

export const meeting: Scenario<Setup> = {
  id: 'meeting',
  title: about.battles.meeting,
  summary: 'A squad of Hunters and a cadre of Jägers meet between two farms.',
  seats: ['Northern Guard', 'Southern MILICIA'],
  setup: (options) =>
    agreedOn(
      {
        scenario: 'meeting',
        options,
        limit: 500,
        rounds: 8,
        missions: ['assault', 'assault'],
        hasStances: false,
        scene: SCENE,
        weather: 'clear',
        light: 'day',
        armies: [NORTH, SOUTH],
        zones: [rectangle(at(0, 0), at(48, 8)), rectangle(at(0, 40), at(48, 48))],
      },
      options,
    ),
};
