import type { Event } from './events.ts';
import type { OptionFrames } from './extensions.ts';
import type { Order } from './orders.ts';
import type { Frames, Setup, State } from './state.ts';
import type { Table } from './table.ts';

/** The types of this game for the kernel's generics. */
export interface Battleforce2 {
  Setup: Setup;
  State: State;
  Frames: Frames & OptionFrames;
  Order: Order;
  Event: Event;
  Table: Table;
}
