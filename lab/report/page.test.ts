import { describe, expect, test } from 'vitest';
import type { Experiment } from '../experiment/plan.ts';
import type { Setting } from '../experiment/settings.ts';
import { Director } from '../play/director.ts';
import type { GameLine } from '../play/playing.ts';
import { resultsOf } from '../results/summary.ts';
import { findingOf } from './findings.ts';
import { html } from './markup.ts';
import { reportPage } from './page.ts';

const setting = (...labels: string[]): Setting => ({
  labels,
  scenario: null,
  forces: ['A', 'B'],
  map: 'hills',
  options: {},
  players: ['recruit', 'recruit'],
  skills: [],
  exchanges: [],
});

interface Wish {
  readonly settings: readonly Setting[];
  readonly compared?: number;
  /** Games of 10 that the first side wins, by setting. */
  readonly wins: readonly number[];
}

/** An experiment in which every setting has 200 games. */
function results({ settings, compared = -1, wins }: Wish) {
  const experiment: Experiment = {
    question: "Who's <b>better</b> & why?",
    sides: ['Red', 'Blue'],
    axes: settings[0].labels.map((_, axis) => `axis ${axis}`),
    compared,
    stop: { narrower: null, decided: false, least: 200, most: 200 },
    plan: { game: 'classic', settings, seed: '1', deals: 1, mirror: false },
    id: 'x',
  };
  const director = new Director(experiment);
  const lines = settings.flatMap((_, index) =>
    Array.from({ length: 200 }, (_, game): GameLine => {
      const won = game % 10 < wins[index];
      const side = (lost: boolean) => ({
        shots: 10,
        hits: 4,
        damage: { 'AC/20': [20, 20, 0, 0, 0, 10] },
        losses: lost ? [3] : [],
        unitTurns: 4,
        hotTurns: 1,
      });
      return {
        setting: index,
        game,
        score: won ? 2 : 0,
        orders: 30,
        turns: 4 + (game % 7),
        lead: won ? [500, -game] : [100, -500],
        sides: [side(!won), side(won)],
        finished: true,
        proof: `${index}-${game}`,
      };
    }),
  );
  for (const line of lines) director.note(line);
  return resultsOf(experiment, director, lines);
}

const FRAME = {
  gameTitle: 'BattleTech',
  hot: 'heat 14 or more',
  command: 'ironfield lab run q.json',
  writtenBy: 'test',
  fileOf: (kind: string) => `worth-watching/${kind}.json`,
};
const COMPARED = { settings: [setting('before'), setting('after')], compared: 0 };
const page = (wish: Wish) => reportPage(results(wish), FRAME);

describe('the finding', () => {
  const leads: [Wish, RegExp, RegExp][] = [
    [{ ...COMPARED, wins: [4, 7] }, /“after” wins more/, /^\+30\.0$/],
    [{ ...COMPARED, wins: [7, 4] }, /“after” wins less/, /^−30\.0$/],
    [{ ...COMPARED, wins: [5, 5] }, /No difference shows/, /^\+0\.0$/],
    [{ settings: [setting()], wins: [7] }, /Red wins more/, /^70\.0%$/],
    [{ settings: [setting()], wins: [2] }, /Blue wins more/, /^20\.0%$/],
    [{ settings: [setting()], wins: [5] }, /Neither side is clearly better/, /^50\.0%$/],
    [{ settings: [setting('a'), setting('b')], wins: [2, 7] }, /^b wins most/, /20\.0 … 70\.0%/],
    [{ settings: [setting('a'), setting('b')], wins: [5, 5] }, /No setting is clearly the best/, /50\.0/],
  ];
  test.each(leads)('%#: is no more than what the intervals allow', (wish, lead, figure) => {
    const finding = findingOf(results(wish));
    expect(finding.lead).toMatch(lead);
    expect(finding.figure).toMatch(figure);
  });

  test('of several comparisons counts those that are clear', () => {
    const settings = [setting('x', 'a'), setting('x', 'b'), setting('y', 'a'), setting('y', 'b')];
    const finding = findingOf(results({ settings, compared: 1, wins: [5, 5, 3, 7] }));
    expect(finding.rest).toContain('Most at y. A clear difference in 1 of 2 rows.');
    expect(finding.rest).toContain('Red: 30.0% with “a”, 70.0% with “b”');
  });
});

describe('the page', () => {
  test('needs nothing else, and escapes what people write', () => {
    const text = page({ ...COMPARED, wins: [4, 7] });
    expect(text).not.toMatch(/https?:|<script|<link|src=|@import|url\(/);
    expect(text).toContain('Who&#39;s &lt;b&gt;better&lt;/b&gt; &amp; why?');
    expect(html`${'"'}${['<', html`<i>`]}${null}${false}${0}`.text).toBe('&quot;&lt;<i>0');
  });

  test('has each number in words, also for those who do not see charts', () => {
    const text = page({ ...COMPARED, wins: [4, 7] });
    expect(text).toContain('aria-label="40.0%, 33.4% to 46.9%; 70.0%, 63.3% to 75.9%"');
    expect(text).toMatch(/<b>\+30\.0<\/b><small>± \d\.\d<\/small>/);
    expect(text).toContain('Within 6 hexes falls 80% (before), 80% (after) of the damage.');
    expect(text).toContain('<td class="shade-5">40.0</td>');
    expect(text).toContain('Half of the games are over after 7 turns (before), 7 turns (after).');
    expect(text).toMatch(/Turns at heat 14 or more<\/small><b>25% → 25%/);
    expect(text).toMatch(/Lost a game: Red<\/small><b>0\.6 → 0\.3/);
  });

  test('leads to the games worth watching, the same game once', () => {
    const text = page({ settings: [setting()], wins: [7] });
    const files = [...text.matchAll(/href="([^"]*)"/g)].map(([, file]) => file);
    expect(files).toContain('worth-watching/comeback.json');
    expect(new Set(files).size).toBe(files.length);
  });

  test('holds together without measures, and with no game at all', () => {
    const bare = results({ settings: [setting()], wins: [5] });
    const settings = bare.settings.map((each) => ({ ...each, tally: { ...each.tally, measured: 0 } }));
    expect(reportPage({ ...bare, settings }, FRAME)).not.toContain('Damage by weapon');
    const director = new Director(bare.experiment);
    expect(reportPage(resultsOf(bare.experiment, director, []), FRAME)).not.toMatch(/NaN|Infinity|undefined/);
  });
});
