import { randomSetup } from '@ironfield/conformance/runs/random-setup.ts';
import { whyNotAlone } from '@ironfield/kernel/play/errand.ts';
import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import type { Random } from '@ironfield/kernel/random.ts';

/** A setup of any scenario with any options that a server holds: it fights no battles in other games. */
export function heldSetup<G extends GameTypes>(game: Game<G>, random: Random): G['Setup'] {
  for (;;) {
    const setup = randomSetup(game, random);
    if (!whyNotAlone(game, setup)) return setup;
  }
}
