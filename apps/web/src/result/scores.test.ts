import { readFileSync } from 'node:fs';
import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asInBrowser } from '../../questions/paper-page.ts';
import { timelineOf } from '../replay/timeline.ts';
import type { OwnViews } from '../table/game-views.ts';

const { quickStart, battleforce, ResultPage } = await asInBrowser(async () => ({
  quickStart: (await import('../games/battleforce-qs/views.ts')).views,
  battleforce: (await import('../games/battleforce2/views.ts')).views,
  ResultPage: (await import('./result-page.tsx')).ResultPage,
}));

const GAMES = new URL('../../../../games/', import.meta.url);

/** The last view of a kept game, and what it says of the points. */
function over(game: AnyGame, views: OwnViews, save: string) {
  const record = JSON.parse(
    readFileSync(new URL(`${game.id}/saves/${save}.json`, GAMES), 'utf8'),
  ) as GameRecord;
  const timeline = timelineOf(game, record, 'spectator');
  if (!timeline.ok) throw new Error(timeline.error[0].message);
  const view = timeline.value.at(timeline.value.last).view as View<GameTypes>;
  return { view, scores: views.scores!(view) };
}

const KEPT = {
  militia: [battleforce2, battleforce, '0.2.0-militia'],
  'border raid': [battleforce2, battleforce, '0.2.0-border-raid'],
  'Veteran battle': [battleforceQs, quickStart, '0.2.0-veteran'],
} as unknown as Readonly<Record<string, readonly [AnyGame, OwnViews, string]>>;

test.each(Object.keys(KEPT))('The points of a %s are the sum of their lines', (name) => {
  const { view, scores } = over(...KEPT[name]);
  expect(scores.map(({ total }) => total)).toEqual(view.outcome!.points);
  for (const { lines, total } of scores) expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(total);
});

test('The result page shows each line with its rule, and a real minus', () => {
  const { view, scores } = over(...KEPT.militia);
  const statistics = { sides: ['North', 'South'], figures: [], charts: [], tables: [] };
  const page = createElement(ResultPage, {
    game: battleforce2,
    outcome: view.outcome,
    statistics,
    viewer: 'spectator',
    scores,
  });
  const text = renderToStaticMarkup(page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  const lost = scores.flatMap(({ lines }) => lines).find(({ value }) => value < 0)!;
  expect(text).toContain(lost.reason);
  expect(text).toContain(`−${-lost.value} ${lost.rule}`);
  expect(text).not.toMatch(/ -\d/);
  // Also of the first line: nobody begins with points.
  for (const { lines } of scores)
    for (const { reason, value } of lines) if (value > 0) expect(text).toContain(`${reason} +${value}`);
});
