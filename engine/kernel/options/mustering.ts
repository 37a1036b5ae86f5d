// What a game knows about forces and maps of the players' own choice. Units, maps and setups are its plain data: whoever
// shows them looks at `facts`, and the game's own schema has the last word.

import type { Random } from '../random.ts';
import type { Reason, Result } from '../refusal.ts';
import type { CoreSetup, OptionValues } from '../state.ts';

/** A unit file with whoever drives it. */
export interface Member {
  readonly unit: object;
  readonly name: string;
  /** By id of the skill. */
  readonly skills: Skills;
  /** By id; several times what was taken several times. Absent: none. */
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

/** What a driver may be or be able to do besides. */
export interface Trait {
  readonly id: string;
  readonly title: string;
  /** One sentence for somebody who chooses. */
  readonly summary: string;
  /** How often it may be taken. */
  readonly most: number;
}

/** What a force may spend on traits. */
export interface Pool {
  /** What is counted: ability points. */
  readonly title: string;
  readonly spent: number;
  readonly most: number;
}

/** A usual measure of skill, by name. */
export interface Training {
  readonly id: string;
  readonly title: string;
  readonly skills: Skills;
}

/** A way to say what a force is worth. */
export interface Measure {
  readonly id: string;
  readonly title: string;
  /** What follows its numbers: tons, points. */
  readonly unit: string;
}

/** What is to be known of a unit at a glance. */
export interface UnitFacts {
  readonly name: string;
  /** Weight, speed and the like, in a few words. */
  readonly note: string;
  /** What it is good for; units can be picked by it. */
  readonly role: string;
}

export interface RandomWish {
  /** How many units each side has. */
  readonly sizes: readonly number[];
  /** What the sides shall be worth alike; by id. */
  readonly measure: string;
  /** Most that a side may be worth. Absent: whatever is drawn first. */
  readonly most?: number | undefined;
  readonly skills: readonly Skills[];
  /** What is drawn from. Absent: all that the game brings along. */
  readonly units?: readonly object[] | undefined;
}

export interface MapWish {
  readonly landscape: string;
  readonly width: number;
  readonly height: number;
  /** The same wish with the same seed is the same map. */
  readonly seed: string;
  /** As what may be on the land depends on them. */
  readonly options?: OptionValues;
}

/** Maps of a game; a map is a board file, or a scene file of a game without hexes. */
export interface Maps {
  /** It is played on a table without hexes. */
  readonly isTable?: boolean;
  readonly ready: readonly { readonly title: string; readonly map: object }[];
  /** Kinds of land that can be made up. */
  readonly landscapes: readonly { readonly id: string; readonly title: string }[];
  readonly sizes: readonly { readonly title: string; readonly width: number; readonly height: number }[];
  generate(wish: MapWish): object;
  /** What can be in a hex, the first of them nothing. */
  readonly terrains: readonly string[];
  /** What can lie on it besides. */
  readonly features?: readonly string[];
  /** Whether it can lie on that; everything can on everything, unless a game says otherwise. */
  lies?(feature: string, terrain: string): boolean;
  /** A map out of a file: our own or a ".board". */
  read(text: string, name: string): Result<object, readonly Reason[]>;
  /** The same as the text of a ".board" file. */
  write(map: object): string;
}

/** Everything that is chosen before such a battle. */
export interface BattlePlan {
  readonly forces: readonly Force[];
  readonly map: object;
  readonly options: OptionValues;
}

export interface Mustering<Setup extends CoreSetup> {
  readonly sides: readonly string[];
  /** How many units a side may have. */
  readonly size: { readonly least: number; readonly most: number };
  readonly skills: readonly Skill[];
  /** The usual one first. */
  readonly trainings: readonly Training[];
  readonly measures: readonly Measure[];
  /** Unit files that the game brings along. */
  readonly units: readonly object[];
  readonly maps: Maps;
  /** What there is to know of a unit from anywhere, or why it cannot be fielded. */
  facts(unit: unknown): Result<UnitFacts, readonly Reason[]>;
  worth(member: Pick<Member, 'unit' | 'skills'>, measure: string): number;
  /** A name for the driver of a unit that has none, by place in its force. */
  driver(side: number, place: number): string;
  /** What the driver of a unit may be besides, by what has been agreed on. Absent: nothing ever. */
  traits?(unit: object, options: OptionValues): readonly Trait[];
  /** What a force has spent on traits, where that is counted. */
  pool?(force: Force, options: OptionValues): Pool | null;
  /** Forces that are worth about the same. */
  random(wish: RandomWish, random: Random): Force[];
  /** The setup of a battle; `checkSetup` says what is wrong with it. */
  setup(plan: BattlePlan): Setup;
}
