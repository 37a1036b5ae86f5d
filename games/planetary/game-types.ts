import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { Frames, Setup, State } from './state.ts';
import type { Table } from './view.ts';

/** The types of this game for the kernel's generics. */
export interface Planetary {
  Setup: Setup;
  State: State;
  Frames: Frames;
  Order: Order;
  Event: Event;
  Table: Table;
}
