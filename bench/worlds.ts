// npm run worlds -- GAME [--views 10000] [--seed TEXT]
// Compares worlds that differ in one hidden piece, as those see them who may not know.
import { worlds as battleforce2 } from '@ironfield/battleforce2/testing/worlds.ts';
import { worlds as classic, mixedWorlds as classicMixed } from '@ironfield/classic/testing/worlds.ts';
import type { Worlds, WorldsOptions } from '@ironfield/conformance/runs/two-worlds.ts';
import { worlds as gearblitz } from '@ironfield/gearblitz/testing/worlds.ts';
import { worlds as planetary } from '@ironfield/planetary/testing/worlds.ts';
import { type Play, runSeries } from './series.ts';

const compared =
  (worlds: (options: WorldsOptions) => Worlds): Play =>
  ({ number, seed, onProgress }) => {
    const { failure, ...found } = worlds({
      views: number,
      seed,
      onProgress: (views, pairs) => onProgress(`${views} of ${number} views, ${pairs} pairs of worlds`),
    });
    return { failure, words: `${found.views} views of ${found.pairs} pairs of worlds, and no difference.` };
  };

runSeries({
  script: 'worlds',
  what: 'views',
  number: 10_000,
  games: {
    classic: compared(classic),
    'classic-mixed': compared(classicMixed),
    battleforce2: compared(battleforce2),
    gearblitz: compared(gearblitz),
    planetary: compared(planetary),
  },
  hint: (file) => `The game up to there: ${file}`,
});
