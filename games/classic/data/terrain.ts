// The terrain of hexes. Every hex has one ground, and any number of conditions lie on it (MT-TER-02).

/** A kind of ground, or a condition. */
interface GroundKind {
  readonly name: string;
  /** CBT-MOV-02: MP to enter on level ground; those of a condition are added. */
  readonly mp: number;
  /** Trees: 1 light, 2 heavy, 3 ultra-heavy. */
  readonly woods?: number;
  /** Smoke: 1 light, 2 heavy. */
  readonly smoke?: number;
  /** MT-COND-03: as so much woods to those who look through it, although nothing grows there. */
  readonly steam?: number;
  /** MT-TER-02: added to every Piloting Skill Roll there. */
  readonly piloting?: number;
  /** MT-COND-08: modifier of the roll not to get stuck. */
  readonly bog?: number;
  /** No 'Mech may be there. */
  readonly isClosed?: true;
  /** MT-BASE-04: walls around it, and a roof so many levels up. */
  readonly building?: BuildingKind;
  /** The rule that brings it along, where the introductory rules do not. */
  readonly rule?: `MT-${string}`;
  /** Only where an option allows it. */
  readonly isOptional?: true;
}

/** MT-BASE-04: from light at 1 to hardened at 4. */
export type BuildingClass = 1 | 2 | 3 | 4;

/** MT-STRUCT-01: those with walls and a roof. */
export type StructureType = 'building' | 'fortress' | 'hangar';

export interface BuildingKind {
  readonly type: StructureType;
  readonly grade: BuildingClass;
  /** Levels, which is also where its roof is. */
  readonly height: number;
}

const BUILDING_CLASSES: readonly BuildingClass[] = [1, 2, 3, 4];
export const CLASS_NAMES: Readonly<Record<BuildingClass, string>> = {
  1: 'light',
  2: 'medium',
  3: 'heavy',
  4: 'hardened',
};
export const TALLEST_BUILDING = 10;

export const buildingName = (
  grade: BuildingClass,
  height: number,
  type: StructureType = 'building',
): string => `${CLASS_NAMES[grade]} ${type} ${height}`;

/** The rule that brings structures of a type along. */
const STRUCTURE_RULES = {
  building: 'MT-BASE-04',
  fortress: 'MT-STRUCT-03',
  hangar: 'MT-STRUCT-04',
} as const;

/** MT-TER-01, MT-BASE-04: those of one type and class, by height. */
const structures =
  (type: StructureType) =>
  (grade: BuildingClass): GroundKind[] =>
    Array.from({ length: TALLEST_BUILDING }, (_, index) => ({
      name: buildingName(grade, index + 1, type),
      mp: 1 + grade,
      building: { type, grade, height: index + 1 },
      rule: STRUCTURE_RULES[type],
      isOptional: true,
    }));
/** MT-STRUCT-03, MT-STRUCT-04: classes that there are. */
const FORTRESS_CLASSES: readonly BuildingClass[] = [2, 3, 4];
const HANGAR_CLASSES: readonly BuildingClass[] = [1, 2, 3];

const water = (depth: number): GroundKind => ({
  name: `water ${depth}`,
  mp: depth === 0 ? 1 : depth === 1 ? 2 : 4,
});

/**
 * By index (CBT-MAP-01): first those of the introductory rules, where from the fifth on there is water, whose depth is
 * the index less four. The level of a water hex is its surface, its bed lies `depth` below. Then the table of MT-TER-01.
 */
export const GROUNDS: readonly GroundKind[] = [
  { name: 'clear', mp: 1 },
  { name: 'rough', mp: 2 },
  { name: 'light woods', mp: 2, woods: 1 },
  { name: 'heavy woods', mp: 3, woods: 2 },
  ...Array.from({ length: 10 }, (_, depth) => water(depth)),
  { name: 'paved', mp: 1, rule: 'MT-COND-01' },
  { name: 'light jungle', mp: 3, woods: 1, piloting: 1, rule: 'MT-TER-03', isOptional: true },
  { name: 'heavy jungle', mp: 4, woods: 2, piloting: 2, rule: 'MT-TER-03', isOptional: true },
  {
    name: 'ultra-heavy jungle',
    mp: 5,
    woods: 3,
    piloting: 3,
    isClosed: true,
    rule: 'MT-TER-03',
    isOptional: true,
  },
  { name: 'ultra-heavy woods', mp: 4, woods: 3, isClosed: true, rule: 'MT-TER-07', isOptional: true },
  { name: 'magma crust', mp: 1, piloting: 1, bog: -1, rule: 'MT-TER-04', isOptional: true },
  { name: 'liquid magma', mp: 2, piloting: 4, bog: 0, rule: 'MT-TER-05', isOptional: true },
  { name: 'tundra', mp: 1, piloting: 1, bog: -1, rule: 'MT-TER-08', isOptional: true },
  { name: 'sand', mp: 1, piloting: 1, rule: 'MT-TER-09', isOptional: true },
  ...BUILDING_CLASSES.flatMap(structures('building')),
  ...FORTRESS_CLASSES.flatMap(structures('fortress')),
  ...HANGAR_CLASSES.flatMap(structures('hangar')),
];

/** MT-STRUCT-10: of a fortress. */
export const ARMORED = 'armored';

/** Conditions of the ground (MT-COND-01). */
export const CONDITIONS: readonly GroundKind[] = [
  { name: 'road', mp: 0, rule: 'MT-COND-01' },
  { name: 'bridge', mp: 0, rule: 'MT-COND-01' },
  { name: 'rubble', mp: 1, rule: 'MT-COND-01' },
  { name: 'swamp', mp: 1, bog: 0, rule: 'MT-PRE-03' },
  { name: 'ice', mp: 0, rule: 'MT-PRE-04' },
  { name: 'mud', mp: 1, piloting: 1, rule: 'MT-COND-06', isOptional: true },
  { name: 'deep mud', mp: 1, piloting: 1, bog: -1, rule: 'MT-COND-06', isOptional: true },
  { name: 'deep snow', mp: 1, piloting: 1, bog: -1, rule: 'MT-COND-02', isOptional: true },
  { name: 'rapids', mp: 1, piloting: 2, rule: 'MT-COND-07', isOptional: true },
  { name: 'geyser', mp: 0, rule: 'MT-COND-03', isOptional: true },
  { name: 'erupting geyser', mp: 1, steam: 2, piloting: 1, rule: 'MT-COND-03', isOptional: true },
  { name: 'magma geyser', mp: 0, rule: 'MT-COND-04', isOptional: true },
  { name: 'erupting magma geyser', mp: 1, steam: 2, piloting: 1, rule: 'MT-COND-04', isOptional: true },
  { name: 'fire', mp: 0, smoke: 1, rule: 'MT-PRE-06', isOptional: true },
  { name: 'smoke', mp: 0, smoke: 1, rule: 'MT-PRE-06', isOptional: true },
  { name: 'heavy smoke', mp: 0, smoke: 2, rule: 'MT-SMOKE-01', isOptional: true },
  { name: 'fortified', mp: 0, rule: 'MT-SOPS-10', isOptional: true },
  { name: ARMORED, mp: 0, rule: 'MT-STRUCT-10', isOptional: true },
];

/** MT-STRUCT-05: what stands on hexsides, by index. */
export interface WallKind {
  readonly name: string;
  readonly grade: BuildingClass;
  /** Levels. */
  readonly height: number;
}

const TALLEST_WALL = 3;

export const WALLS: readonly WallKind[] = BUILDING_CLASSES.flatMap((grade) =>
  Array.from({ length: TALLEST_WALL }, (_, index) => ({
    name: `${CLASS_NAMES[grade]} wall ${index + 1}`,
    grade,
    height: index + 1,
  })),
);

export const WALL_NAMES: readonly string[] = WALLS.map(({ name }) => name);

const namesOf = (...types: readonly StructureType[]): readonly string[] =>
  GROUNDS.filter(({ building }) => building && types.includes(building.type)).map(({ name }) => name);

export const BUILDING_NAMES: readonly string[] = namesOf('building');
/** MT-STRUCT-01: structures that the base rules have nothing of. */
export const STRUCTURE_NAMES: readonly string[] = namesOf('fortress', 'hangar');

export const TERRAINS: readonly string[] = GROUNDS.map(({ name }) => name);

/** The names that maps may use. */
export const VOCABULARY = {
  terrains: TERRAINS,
  featureNames: CONDITIONS.map(({ name }) => name),
  edgeNames: WALL_NAMES,
} as const;

export const Terrain = { clear: 0, rough: 1, lightWoods: 2, heavyWoods: 3, water: 4 } as const;
const DEEPEST = 9;

/** Depth of water; -1 where there is none. */
export const depthOf = (terrain: number): number =>
  terrain >= Terrain.water && terrain <= Terrain.water + DEEPEST ? terrain - Terrain.water : -1;

/** CBT-MAP-02 */
export const WOODS_HEIGHT = 2;
export const STANDING_HEIGHT = 2;
export const PRONE_HEIGHT = 1;
/** MT-TER-07 */
export const ULTRA_HEAVY = { woods: 3, height: 3 } as const;
