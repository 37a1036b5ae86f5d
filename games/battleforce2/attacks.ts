import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from './battlefield.ts';
import type { Band } from './data/tables.ts';
import type { Battleforce2 } from './game-types.ts';
import type { RuleId } from './rule-index.ts';
import type { Frames, State } from './state.ts';

/** The facts of an attack by one element on another. */
export interface Shot {
  readonly attacker: number;
  readonly target: number;
  readonly band: Band;
  /** BF2-CMDX-04 */
  readonly charges?: boolean;
  /** BF2-AERO-13: skill does not count. */
  readonly strafes?: boolean;
  /** BF2-EQ-11 */
  readonly spotter?: number | null;
}

/** The facts of an attack on a hex. */
export interface HexShot {
  readonly attacker: number;
  readonly hex: number;
  readonly band: Band;
}

/** Something that elements may attack a hex for, such as clearing its woods. */
export interface Aim {
  readonly id: string;
  readonly label: string;
  readonly rule: RuleId;
  /** True if the cover of the hex makes it harder to hit. */
  countsCover(field: Battlefield, hex: number): boolean;
  /** Why this cannot be done to the hex. */
  whyNotHex(field: Battlefield, state: State, hex: number): Reason | null;
  /** Why this element cannot do it, at a range at which it has a Damage Value. */
  whyNotAttacker(field: Battlefield, state: State, shot: HexShot): Reason | null;
  /** The modifier of a hit to the roll for its effect; by default its damage. */
  adds?(field: Battlefield, attacker: number, damage: number): number;
  /** The points that a bot of that seat expects of a hit with this modifier; absent if never worth a shot. */
  gain?(field: Battlefield, state: State, seat: Seat, hex: number, adds: number): number;
  /** The effect of a hit. */
  hit(play: Play<Battleforce2>, hit: Frames['combat/hex-hit']): void;
}
