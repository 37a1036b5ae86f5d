import type { OpenTable } from '@ironfield/kernel/state.ts';
import type { Event } from './events.ts';
import type { OptionFrames } from './extensions.ts';
import type { Order } from './orders.ts';
import type { Frames, Setup, State } from './state.ts';

/** The types of this game for the kernel's generics. */
export interface Classic {
  Setup: Setup;
  State: State;
  Frames: Frames & OptionFrames;
  Order: Order;
  Event: Event;
  Table: OpenTable<State> & {
    /** Units whose record sheets are hidden from the viewer; absent: nothing is hidden from anybody. */
    readonly veiled?: readonly number[];
  };
}
