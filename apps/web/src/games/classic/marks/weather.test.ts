import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { scene } from '@ironfield/classic/testing/scene.ts';
import { table as tableOf } from '@ironfield/classic/view.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Weather, WeatherWords } from './weather.tsx';

/** Rain at night, on the whole map or in some hexes. */
function drawn(weatherHexes?: readonly string[]) {
  const { state } = scene({
    map: '. . .\n. . .',
    units: { Wolf: { at: '0101' }, Bear: { at: '0302' } },
    options: { 'weather-rainfall': 'heavy', night: true },
    ...(weatherHexes && { setup: { weatherHexes } }),
  });
  const table = tableOf(state);
  const { board } = battlefieldOf(table);
  return {
    sky: renderToStaticMarkup(createElement(Weather, { table, board })),
    words: renderToStaticMarkup(createElement(WeatherWords, { table })),
  };
}

/** What is drawn of a kind of weather, up to its first part. */
const opening = (sky: string, look: string): string =>
  new RegExp(`<g[^>]*data-look="${look}"[^>]*>`).exec(sky)![0];

/** The path of a part. */
const pathOf = (sky: string, part: string): string => {
  const element = new RegExp(`<path[^>]*data-part="${part}"[^>]*>`).exec(sky)![0];
  return / d="([^"]*)"/.exec(element)![1];
};

test('Weather of some hexes is drawn and hatched there alone, and night everywhere', () => {
  const { sky, words } = drawn(['0201', '0301']);
  expect(opening(sky, 'downpour')).toContain('clip-path="url(#');
  expect(opening(sky, 'night')).not.toContain('clip-path');
  expect(pathOf(sky, 'weather-hatch').split('Z').filter(Boolean)).toHaveLength(2);
  // Ten hexsides lie between the two hexes and the others.
  expect(pathOf(sky, 'weather-border').split('M').filter(Boolean)).toHaveLength(10);
  expect(words).toContain('Night\u00a0· hatched hexes: heavy rain');
});

test('Weather of the whole map has no hatching', () => {
  const { sky, words } = drawn();
  expect(sky).not.toMatch(/clip-path|weather-zone/);
  expect(words).toContain('Night\u00a0· Heavy rain');
});
