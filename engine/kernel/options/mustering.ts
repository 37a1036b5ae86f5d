// Forces and maps of the players' own choice. Units, maps and setups are a game's plain data: screens read `facts`, and
// the game's schema has the last word.

import type { Random } from '../random.ts';
import type { Reason, Result } from '../refusal.ts';
import type { CoreSetup, OptionValues } from '../state.ts';

/** A unit file with its driver. */
export interface Member {
  readonly unit: object;
  readonly name: string;
  /** By id of the skill. */
  readonly skills: Skills;
  /** By id, repeated for a trait taken several times. Absent: none. */
  readonly traits?: readonly string[] | undefined;
}

export type Skills = Readonly<Record<string, number>>;

/** The units of one side. */
export type Force = readonly Member[];

export interface Skill {
  readonly id: string;
  readonly title: string;
  readonly best: number;
  readonly worst: number;
}

/** A trait of a driver or an ability they may have. */
export interface Trait {
  readonly id: string;
  readonly title: string;
  /** One sentence to help players choose. */
  readonly summary: string;
  /** How often a driver may take it. */
  readonly most: number;
}

/** What a force may spend on traits. */
export interface Pool {
  /** The thing it counts, for example ability points. */
  readonly title: string;
  readonly spent: number;
  readonly most: number;
}

/** A named standard of skill. */
export interface Training {
  readonly id: string;
  readonly title: string;
  readonly skills: Skills;
}

/** A way to measure the value of a force. */
export interface Measure {
  readonly id: string;
  readonly title: string;
  /** The unit of its numbers: tons, points. */
  readonly unit: string;
}

/** A unit at a glance. */
export interface UnitFacts {
  readonly name: string;
  /** Weight, speed and so on, in a few words. */
  readonly note: string;
  /** Its battlefield role, by which players can search. */
  readonly role: string;
}

export interface RandomWish {
  /** The number of units on each side. */
  readonly sizes: readonly number[];
  /** The id of the measure by which the sides should be equal. */
  readonly measure: string;
  /** What a unit is worth instead, where somebody else measures it. */
  worth?(member: Pick<Member, 'unit' | 'skills'>): number;
  /** The most a side may be worth. Absent: the value of the first force drawn. */
  readonly most?: number | undefined;
  readonly skills: readonly Skills[];
  /** The units to draw from. Absent: all that may be fielded under the options. */
  readonly units?: readonly object[] | undefined;
  /** The agreed options. Absent: none. */
  readonly options?: OptionValues | undefined;
}

export interface MapWish {
  readonly landscape: string;
  readonly width: number;
  readonly height: number;
  /** The same wish with the same seed gives the same map. */
  readonly seed: string;
  /** The terrain that may occur depends on the options. */
  readonly options?: OptionValues;
}

/** The maps of a game. A map is a board file, or a scene file where there are no hexes. */
export interface Maps {
  /** The game uses a table without hexes. */
  readonly isTable?: boolean;
  readonly ready: readonly { readonly title: string; readonly map: object }[];
  /** Landscapes that can be generated. */
  readonly landscapes: readonly { readonly id: string; readonly title: string }[];
  readonly sizes: readonly { readonly title: string; readonly width: number; readonly height: number }[];
  generate(wish: MapWish): object;
  /** The terrains a hex can have; the first is bare ground. */
  readonly terrains: readonly string[];
  /** Features that can be added to a hex. */
  readonly features?: readonly string[];
  /** Walls and the like that can stand on hexsides. */
  readonly edges?: readonly string[];
  /** Whether a hex of this terrain can have the feature. Absent: always. */
  lies?(feature: string, terrain: string): boolean;
  /** A map from a file, either ours or a ".board". */
  read(text: string, name: string): Result<object, readonly Reason[]>;
  /** The map as the text of a ".board" file. */
  write(map: object): string;
}

/** Everything players choose before such a battle. */
export interface BattlePlan {
  readonly forces: readonly Force[];
  readonly map: object;
  readonly options: OptionValues;
}

export interface Mustering<Setup extends CoreSetup> {
  readonly sides: readonly string[];
  /** The number of units allowed on a side. */
  readonly size: { readonly least: number; readonly most: number };
  readonly skills: readonly Skill[];
  /** The usual training comes first. */
  readonly trainings: readonly Training[];
  readonly measures: readonly Measure[];
  /** The unit files of the game. */
  readonly units: readonly object[];
  /** Those that may be fielded under the agreed options. Absent: the same under any. */
  unitsWith?(options: OptionValues): readonly object[];
  /** The options that must be on for a unit, by id; `null` where none of the game's would do. Absent: none. */
  needs?(unit: object): readonly string[] | null;
  readonly maps: Maps;
  /** The facts of any unit, or why it cannot be fielded. */
  facts(unit: unknown): Result<UnitFacts, readonly Reason[]>;
  worth(member: Pick<Member, 'unit' | 'skills'>, measure: string): number;
  /** A name for a driver without one, by place in the force. */
  driver(side: number, place: number): string;
  /** The traits open to a unit's driver under the agreed options. Absent: none. */
  traits?(unit: object, options: OptionValues): readonly Trait[];
  /** The points a force has spent on traits, where they are counted. */
  pool?(force: Force, options: OptionValues): Pool | null;
  /** Forces of about equal value. */
  random(wish: RandomWish, random: Random): Force[];
  /** The setup of a battle; `checkSetup` says what is wrong with it. */
  setup(plan: BattlePlan): Setup;
}
