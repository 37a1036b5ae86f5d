import type { UnitSheet } from '@ironfield/gearblitz/cards/unit.ts';
import { cardOf } from '@ironfield/gearblitz/data/cards.ts';
import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import type { Setup } from '@ironfield/gearblitz/state.ts';
import { polygonOf, rectangle } from '@ironfield/table/polygon.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';

const SIDE = 24;

const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

const piece = (
  id: string,
  kind: string,
  height: number,
  ...corners: readonly (readonly [number, number])[]
): Piece => ({
  id,
  kind,
  label: kind,
  corners: polygonOf(corners.map(([x, y]) => at(x, y))),
  foot: 0,
  height: height * INCH,
  isGround: kind === 'hill',
});

const own = (name: string, id: string, ld: number): UnitSheet => ({
  name,
  card: cardOf(id),
  skills: { att: 3, def: 3, ew: 2, ld },
});

/** Old machines with little left of their armor. */
const target = (name: string, ld: number): UnitSheet => ({
  name,
  card: { ...cardOf('jager'), id: 'old-jager', name: 'Old Jäger', armor: 14, sturdy: 0 },
  skills: { att: 1, def: 1, ew: 1, ld },
});

/** A small table with a wood, a hill and some rubble; three Gears against three targets that shoot back. */
export const TRAINING_SETUP: Setup = {
  scenario: 'training',
  options: {},
  limit: 500,
  rounds: 6,
  missions: ['assault', 'assault'],
  hasStances: false,
  scene: {
    name: 'Training ground',
    width: SIDE * INCH,
    height: SIDE * INCH,
    pieces: [
      piece('wood', 'woodland', 2, [3, 11], [8, 10], [9, 14], [4, 15]),
      piece('rubble', 'rough', 0, [14, 6], [19, 7], [18, 10], [14, 10]),
      piece('farm', 'building', 2, [17, 13], [20, 13], [20, 16], [17, 16]),
    ],
  },
  weather: 'clear',
  light: 'day',
  armies: [
    {
      name: 'Trainees',
      commandPoints: 2,
      commander: [0, 0],
      groups: [
        {
          name: 'Training squad',
          value: 150,
          units: [own('Lead', 'headhunter', 2), own('Wing', 'hunter', 0), own('Rear', 'hunter', 0)],
        },
      ],
    },
    {
      name: 'Targets',
      commandPoints: 2,
      commander: [0, 0],
      groups: [
        { name: 'Old cadre', value: 100, units: [target('Rust', 1), target('Dent', 0), target('Scrap', 0)] },
      ],
    },
  ],
  zones: [rectangle(at(0, 0), at(SIDE, 4)), rectangle(at(0, 20), at(SIDE, SIDE))],
};
