import { strictEqual } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import { ServerProcess } from '../testing/server-process.fixture.ts';
import { type Figures, type Part, withGamesKept } from './part.ts';
import { playOnAndOn } from './playing.ts';

/** Games that are played at the same time. */
const TABLES = 6;
/** Games for each kill, beside the first at each table. */
const GAMES = 3;
/** Milliseconds that a server lives at most, or longer where it takes long to start. */
const LIFE = 1500;
/** Milliseconds of the first start on a quiet machine. */
const FIRST_START = 4000;
/** The share killed while still starting. */
const STILLBORN = 0.25;

/** Kills a server repeatedly while people and bots play on it; they may notice only a pause. */
export const kills: Part = ({ seed, database, most, isOver, progress }) =>
  withGamesKept(database, async (keeping): Promise<Figures> => {
    const random = randomFrom(`${seed} kills`);
    const server = new ServerProcess(keeping);
    let killed = 0;
    // The first start makes the database, and is killed somewhere in it.
    server.start().catch(() => {});
    await wait(randomUnit(random) * FIRST_START);
    await server.kill();
    progress(`${++killed} kills`);
    await server.start();
    let isFailed = false;
    const isEnough = () => isFailed || killed >= most || isOver();
    let startTime = 0;
    const killing = async () => {
      while (!isEnough()) {
        await server.kill();
        progress(`${++killed} kills`);
        const began = performance.now();
        const started = server.start();
        const isBorn = randomUnit(random) >= STILLBORN;
        if (isBorn) {
          await started;
          startTime = performance.now() - began;
        } else started.catch(() => {});
        // On a slow machine it takes longer to get anything done.
        await wait(randomUnit(random) * (isBorn ? Math.max(LIFE, startTime / 2) : startTime));
      }
      await server.kill();
      await server.start();
    };
    const playing = playOnAndOn([server.url], {
      tables: TABLES,
      most: TABLES + GAMES * most,
      seed,
      isEnough,
    }).catch((error) => {
      isFailed = true;
      throw error;
    });
    try {
      const [played] = await Promise.all([playing, killing()]);
      strictEqual(server.crashes, 0, 'the server has not ended by itself');
      return { kills: killed, ...played, 'lost, doubled, altered': 0 };
    } finally {
      isFailed = true;
      await server.kill();
    }
  });
