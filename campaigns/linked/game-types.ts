import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { Frames, Setup, State, Table } from './state.ts';

export interface Linked {
  Setup: Setup;
  State: State;
  Frames: Frames;
  Order: Order;
  Event: Event;
  Table: Table;
}
