import type { OptionFrames } from './extensions.ts';
import type { Order } from './orders.ts';
import type { Event, Frames, Setup, State } from './state.ts';
import type { Table } from './view.ts';

/** The types of this game for the kernel's generics. */
export interface Demo {
  Setup: Setup;
  State: State;
  Frames: Frames & OptionFrames;
  Order: Order;
  Event: Event;
  Table: Table;
}
