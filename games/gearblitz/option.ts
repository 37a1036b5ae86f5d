import type { OptionOf } from '@ironfield/kernel/play/assemble.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { OptionEvents, OptionFrames } from './extensions.ts';
import type { GearBlitz } from './game-types.ts';
import type { PastPoints } from './past/points.ts';
import type { Points } from './points.ts';

/** The types of this game with those of its options, for the kernel's generics. */
export interface GearBlitzWithOptions extends GearBlitz {
  Points: Points;
  Past: PastPoints;
  OptionFrames: OptionFrames;
  OptionEvents: OptionEvents;
  Changing: GearBlitz['Table'];
  /** Events say themselves what they change. */
  Field: null;
  Names: GearBlitz['Table'];
}

/** An option of this game. */
export type Option<Value extends OptionValue = OptionValue> = OptionOf<GearBlitzWithOptions, Value>;
