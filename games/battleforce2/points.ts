// Where options plug into the procedures of the game.

import type { Plugged } from '@ironfield/kernel/options.ts';
import { Switchboard } from '@ironfield/kernel/switchboard.ts';

declare module './battlefield.ts' {
  interface Forces {
    /** What the options of the setup have plugged in. */
    readonly plugged: Plugged<Points>;
  }
}

export interface Points {
  readonly replace: {
    /** BF2-SEQ-07: the turn after which victory points decide. */
    lastTurn(): number;
    /** BF2-CMD-03: are command counters in use? */
    hasCommands(): boolean;
  };
}

export const switchboard = new Switchboard<Points>();
