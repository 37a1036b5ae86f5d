import { parseRepro } from '@ironfield/conformance/failure.ts';
import { fuzz, replayFailure } from '@ironfield/conformance/runs/runner.ts';
import { describe, expect, test } from 'vitest';
import { demo } from '../game.ts';
import { broken, brokenSteps } from './broken.fixture.ts';

describe('a failure', () => {
  const leaky = broken({ redact: (event) => event });
  const { failure, games } = fuzz(leaky, { games: 50, seed: 'leaky', thoroughness: 0.5 });

  test('ends the run and is reported with all that is needed to see it again', () => {
    expect(games).toBeLessThan(50);
    const file = parseRepro(JSON.parse(JSON.stringify(failure!.repro)));
    expect(file).toMatchObject({
      ok: true,
      value: { game: 'demo', property: expect.stringMatching(/sealed|hidden-course|followed/) },
    });
    const again = replayFailure(leaky, failure!.repro);
    expect(again?.repro).toEqual(failure!.repro);
  });

  test('is gone once the game is mended', () => {
    expect(replayFailure(demo, failure!.repro)).toBeNull();
  });

  test('may be that a game does not end', () => {
    const endless = brokenSteps({
      'end-of-turn'(play) {
        play.state.turn--;
        play.next({ step: 'turn' });
      },
    });
    const { repro } = fuzz(endless, { games: 20, seed: 'endless', maxOrders: 150, thoroughness: 0 }).failure!;
    expect(repro).toMatchObject({ property: 'ends', message: 'The game is not over after 150 orders' });
    expect(replayFailure(endless, repro)?.repro.property).toBe('ends');
    expect(replayFailure(demo, repro)).toBeNull();
  });

  test('in a file of another kind is refused with a sentence', () => {
    expect(parseRepro({ format: 'ironfield-game' })).toMatchObject({ ok: false });
  });
});

test('A run without failure says how much it played', () => {
  const done: number[] = [];
  const report = fuzz(demo, { games: 8, seed: 'fine', onProgress: (count) => done.push(count) });
  expect(report).toMatchObject({ games: 8, failure: null });
  expect(report.orders).toBeGreaterThan(100);
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
