import type { OpenTable } from '@ironfield/kernel/state.ts';
import type { Event } from './events.ts';
import type { Order } from './orders.ts';
import type { Frames, Setup, State } from './state.ts';

/** The types of this game for the kernel's generics. */
export interface GearBlitz {
  Setup: Setup;
  State: State;
  Frames: Frames;
  Order: Order;
  Event: Event;
  /** With what the viewer has answered to an open secret decision. */
  Table: OpenTable<State> & { readonly sealed: Order | null };
}
