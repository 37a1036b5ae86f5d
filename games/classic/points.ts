// Where options plug into the procedures of the game.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { FrameOf, Steps } from '@ironfield/kernel/game.ts';
import type { Field } from '@ironfield/kernel/menu.ts';
import type { OptionModule } from '@ironfield/kernel/options.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import { Switchboard } from '@ironfield/kernel/switchboard.ts';
import type { ZodObject } from 'zod';
import type { Changes } from './after.ts';
import type { Battlefield } from './battlefield.ts';
import type { Sentences } from './describe.ts';
import type { OptionEvents, OptionFrames } from './extensions.ts';
import type { Classic } from './game-types.ts';
import type { OrderOf } from './orders.ts';
import type { RuleId } from './rule-index.ts';
import type { Shot } from './rules/to-hit.ts';
import type { State, WeaponAttack } from './state.ts';

export interface Points {
  readonly add: {
    /** Before anybody is placed, and before hits from before the game. */
    opening(play: Play<Classic>): void;
    /** A 'Mech has had its move. */
    moveEnds(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** `range` may be one that a bot only thinks of. */
    weaponToHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot, range: number): void;
    /** Heat that a 'Mech takes on, before its heat sinks. */
    heat(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
  };
  readonly replace: {
    /** CBT-THM-03: at medium (1) and long range (2). */
    rangeModifier(tally: Tally<RuleId>, bracket: number): void;
    /** CBT-FALL-04: does water of this depth halve the damage? It is -1 where there is none. */
    breaksFall(depth: number): boolean;
    lastTurn(): number;
  };
  readonly stage: {
    /** What there is to choose for a weapon that is fired. */
    attackFields(
      fields: readonly Field[],
      field: Battlefield,
      unit: number,
      weapon: number,
    ): readonly Field[];
    /** A weapon attack as it is declared. */
    declared(attack: WeaponAttack, choice: OrderOf<'fire'>['attacks'][number]): WeaponAttack;
    /** A weapon attack that has hit. */
    hit(hit: Hit, play: Play<Classic>): Hit;
    /** What there is to do when the game has been decided, before it is over. */
    ending(steps: readonly FrameOf<Classic>[]): readonly FrameOf<Classic>[];
  };
}

export interface Hit {
  readonly attack: WeaponAttack;
  /** Points of the shot, or of each missile. */
  readonly damage: number;
}

/** An option of this game, in a file of its own. */
export interface Option<Value extends OptionValue = OptionValue> extends OptionModule<Points, Value> {
  /** Steps, orders and events of its own, whose types are in `extensions.ts`. */
  readonly steps?: Partial<Pick<Steps<Classic>, keyof OptionFrames>>;
  readonly orders?: readonly ZodObject[];
  readonly sentences?: Partial<Pick<Sentences, keyof OptionEvents>>;
  readonly changes?: Partial<Pick<Changes, keyof OptionEvents>>;
}

export const switchboard = new Switchboard<Points>();
