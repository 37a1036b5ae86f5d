import type { OptionOf } from '@ironfield/kernel/play/assemble.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { OptionEvents, OptionFrames } from './extensions.ts';
import type { Demo } from './game-types.ts';
import type { Points } from './points.ts';

/** The types of this game with those of its options, for the kernel's generics. */
export interface DemoWithOptions extends Demo {
  Points: Points;
  Past: object;
  OptionFrames: OptionFrames;
  OptionEvents: OptionEvents;
  Changing: Demo['Table'];
  Field: null;
  Names: null;
}

/** An option of this game. */
export type Option<Value extends OptionValue = OptionValue> = OptionOf<DemoWithOptions, Value>;
