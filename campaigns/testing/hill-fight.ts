import { demo } from '@ironfield/demo/game.ts';
import { ravine } from '@ironfield/demo/scenarios/ravine.ts';
import type { State } from '@ironfield/demo/state.ts';
import type { Json } from '@ironfield/kernel/json.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import type { CoreState } from '@ironfield/kernel/state.ts';
import type { Connect, Connection } from '../nesting/connection.ts';
import type { Commission, Fought } from './hills.ts';

/** A hill is fought for in the demonstration, on a table whose length is drawn by lot. */
const connection: Connection = {
  game: demo as unknown as Connection['game'],
  open: (_commission, chance) => ({
    ...ravine.setup({}, chance),
    turns: 4 + randomBelow(chance, 3),
  }),
  rests: (commission: Json, state: CoreState) =>
    (state as State).turn > ((commission as unknown as Commission).turns ?? Infinity),
  report(_commission, state): Fought {
    const { turn, outcome } = state as State;
    return { type: 'fought', turn, isOver: outcome !== null, winner: outcome?.winners[0] ?? null };
  },
};

export const connectHills: Connect = (game) => (game.id === 'hills' ? connection : null);
