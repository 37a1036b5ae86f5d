/** BF2-SCEN-07, by 1D6. */
export const MISSIONS = [
  'stand-up-fight',
  'hide-and-seek',
  'hold-the-line',
  'extraction',
  'break-through',
  'the-chase',
] as const;
export type Mission = (typeof MISSIONS)[number];

interface MissionRow {
  /** The multiples of units and points for the attacker and the defender. */
  readonly units: readonly [attacker: number, defender: number];
  readonly points: readonly [attacker: number, defender: number];
  readonly objectives: 'none' | 'objectives' | 'objectives and headquarters';
  /** BF2-SCEN-20: mapsheets, of those that as many units call for. */
  readonly sheets: (usual: number) => number;
  /** BF2-SCEN-15: in a single row, short edge to short edge. */
  readonly isRow?: true;
  /** BF2-SCEN-12: levels of experience that the defender is better. */
  readonly better?: number;
  readonly rule: string;
}

const usual = (sheets: number): number => sheets;

/** BF2-SCEN-10 to BF2-SCEN-16 */
export const MISSION: Readonly<Record<Mission, MissionRow>> = {
  'stand-up-fight': {
    units: [1, 1],
    points: [1, 1],
    objectives: 'objectives',
    sheets: usual,
    rule: 'BF2-SCEN-10',
  },
  'hide-and-seek': {
    units: [2, 1],
    points: [2, 1],
    objectives: 'none',
    sheets: (sheets) => Math.ceil(sheets / 2),
    rule: 'BF2-SCEN-11',
  },
  'hold-the-line': {
    units: [2, 1],
    points: [1, 1],
    objectives: 'objectives and headquarters',
    sheets: usual,
    better: 1,
    rule: 'BF2-SCEN-12',
  },
  extraction: {
    units: [1, 1],
    points: [1, 1],
    objectives: 'objectives and headquarters',
    sheets: usual,
    rule: 'BF2-SCEN-13',
  },
  'break-through': {
    units: [1, 1],
    points: [1, 1],
    objectives: 'none',
    sheets: (sheets) => sheets + 1,
    isRow: true,
    rule: 'BF2-SCEN-15',
  },
  'the-chase': {
    units: [1, 2],
    points: [1, 2],
    objectives: 'none',
    sheets: (sheets) => sheets + 1,
    isRow: true,
    rule: 'BF2-SCEN-16',
  },
};

/** BF2-SCEN-20 */
export const UNITS_PER_SHEET = 10;

/** BF2-SCEN-11: victory points of the defender for each enemy unit. */
export const SEEKER_POINTS = 10;
