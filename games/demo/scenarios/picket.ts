import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { randomItem } from '@ironfield/kernel/random.ts';
import { about } from '../about.ts';
import { CARDS, type Setup } from '../state.ts';
import { ravine } from './ravine.ts';
/** DEMO-PICKET-01 */
export const picket: Scenario<Setup> = {
  ...ravine,
  id: 'picket',
  title: about.battles.picket,
  summary: 'As in the ravine, but decoys and cards have been dealt before anybody came.',
  setup(options, chance) {
    const setup = ravine.setup(options, chance);
    const ids = (side: number) => setup.markers.flatMap(({ seat }, id) => (seat === side ? [id] : []));
    const secrets = [0, 1].map((seat) => ({
      decoy: randomItem(chance, ids(seat)),
      leave: randomItem(chance, CARDS),
    }));
    return { ...setup, scenario: 'picket', secrets };
  },
};
