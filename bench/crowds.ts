// npm run crowds -- GAME [--games 2000] [--from 0] [--seed TEXT]
// Plays random games that begin crowded, and looks after every order whether something is that can never be. Each game hangs on the
// seed and its own number: a run that was stopped after 250 of them goes on with --from 250.
import { crowds as battleforceQs } from '@ironfield/battleforce-qs/testing/crowd.ts';
import { crowds as battleforce2 } from '@ironfield/battleforce2/testing/crowd.ts';
import { cityCrowds as classicCity } from '@ironfield/classic/testing/city-crowd.ts';
import { crowds as classic } from '@ironfield/classic/testing/crowd.ts';
import { equippedCrowds as classicEquipped } from '@ironfield/classic/testing/equipped-crowd.ts';
import { mixedCrowds as classicMixed } from '@ironfield/classic/testing/mixed-crowd.ts';
import { specialCrowds as classicSpecial } from '@ironfield/classic/testing/special-crowd.ts';
import type { Crowds } from '@ironfield/conformance/runs/crowd.ts';
import { crowds as gearblitz } from '@ironfield/gearblitz/testing/crowd.ts';
import { crowds as planetary } from '@ironfield/planetary/testing/crowd.ts';
import { warCrowds as planetaryWars } from '@ironfield/planetary/testing/war-crowd.ts';
import { type Play, runSeries } from './series.ts';

const played =
  (crowds: Crowds): Play =>
  ({ number, from, seed, onProgress }) => {
    const { orders, failure } = crowds({
      games: number,
      from,
      seed,
      onProgress: (games, given) => onProgress(`${games} of ${number} games, ${given} orders`),
    });
    return { failure, words: `${number - from} games that begin crowded, ${orders} orders, nothing found.` };
  };

runSeries({
  script: 'crowds',
  what: 'games',
  number: 2000,
  canGoOn: true,
  games: {
    classic: played(classic),
    'classic-mixed': played(classicMixed),
    'classic-city': played(classicCity),
    'classic-equipped': played(classicEquipped),
    'classic-special': played(classicSpecial),
    'battleforce-qs': played(battleforceQs),
    battleforce2: played(battleforce2),
    gearblitz: played(gearblitz),
    planetary: played(planetary),
    'planetary-wars': played(planetaryWars),
  },
  hint: (file) => `See it again: npm run ironfield -- fuzz --replay ${file}`,
});
