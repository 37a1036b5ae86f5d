// Weapons of a fortress: they stand where they were built, each pointing one way or all in a turret. Nobody attacks them;
// they go with their hex.

import { remembered } from '@ironfield/kernel/memory.ts';
import type { Ground } from '../../battlefield.ts';
import { STOCK_EMPLACEMENTS } from '../../emplacements/stock.ts';
import type { Kind, Steps } from '../../kind.ts';
import { FORBIDDEN } from '../../rules/ground/steps.ts';
import { arcAt, torsoBearing } from '../../rules/sight/arcs.ts';
import { canAct, isLost } from '../../rules/unit/condition.ts';
import type { Twist } from '../../state.ts';
import { ON_LEGS } from '../../text/paces.ts';
import { type EmplacementFile, emplacementFileSchema } from '../../units/emplacement-file.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { designOf, emplacementDesign, FIXED, TURRET } from './design.ts';
import { emplacementNote, PART_NAMES, REASONS } from './text.ts';

const fileOf = (file: UnitFile): EmplacementFile => file as EmplacementFile;
const nothing = (): void => {};
const STRAIGHT: readonly Twist[] = [0];
const ALL_AROUND: readonly Twist[] = [0, -1, 1, -2, 2, 3];

const nowhere = remembered(({ board: { neighbours, size } }: Ground): Steps => {
  const none = new Uint8Array(neighbours.length).fill(FORBIDDEN);
  const closed = new Uint8Array(size).fill(FORBIDDEN);
  return { walk: none, run: none, back: none, walkIn: closed, runIn: closed, off: new Uint8Array(size) };
});

export const emplacement: Kind = {
  id: 'emplacement',
  motion: 'mounted',
  fileSchema: emplacementFileSchema,
  designOf: (file) => designOf(fileOf(file)),
  roleOf: () => null,
  standIns: Object.values(STOCK_EMPLACEMENTS),
  noteOf: (file) => emplacementNote(fileOf(file)),
  speedOf: () => 0,
  hardness: 1,
  contents: (file) => fileOf(file).items,
  codes: ['MT', 'TU'],
  names: PART_NAMES,
  isCovered: () => false,
  height: 1,
  hasNarrowFront: true,
  isAimedAt: false,
  vital: FIXED,
  paces: ON_LEGS,
  fillsHex: false,
  floats: false,
  stepsOn: (field) => nowhere(field),
  stepCost: nothing,
  entryCost: nothing,
  walkingPoints: (tally) => tally.add(0, REASONS.mounted, 'MT-STRUCT-07'),
  jumpingPoints: nothing,
  canRun: () => false,
  pivot: 'turret',
  twists: (unit) => (isLost(unit.body, TURRET) || !canAct(unit) ? STRAIGHT : ALL_AROUND),
  whyNoFire: () => null,
  whyNotReady: () => null,
  canBear: (_mount, twist, bearing) => arcAt(torsoBearing(bearing, twist)) === 'forward',
  sensorModifiers: nothing,
  mountModifiers: nothing,
  aimModifiers: () => false,
  firesSteadily: true,
  rollLocation: () => null,
  armorOn: () => 0,
  strike: nothing,
  batter: nothing,
  failInside: nothing,
  threaten: () => false,
  damageInside: nothing,
  explode: nothing,
  armorFacing: (part) => part,
  losePart: nothing,
  engineHits: () => 0,
  engineRating: () => 0,
  isCrippled: () => true,
  isWrecked: () => false,
  contradictions: () => [],
  stakes: () => [0, 0, 0, 0],
  emplaced: {
    mostHeat: ({ designs }, unit) => designs[unit].heatSinks,
    isTurret: (field, unit) => emplacementDesign(field, unit).hasTurret,
    ammunitionTons: (field, unit) => emplacementDesign(field, unit).ammunitionTons,
  },
};
