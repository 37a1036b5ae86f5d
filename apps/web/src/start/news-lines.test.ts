import { expect, test } from 'vitest';
import { newsLines } from './news-lines.ts';

const CHANGELOG = `# Changelog

What players notice.

## Unreleased

- Weather can be limited to listed
  hexes of a map.
- The command: \`ironfield units\`.
- A second thing.
- A third thing.

## 0.2.0

- Something old.
`;

test('news are the first lines of the latest part, each on one line, without commands', () => {
  expect(newsLines(CHANGELOG, 2)).toEqual([
    'Weather can be limited to listed hexes of a map.',
    'A second thing.',
  ]);
});

test('what is older is no news', () => {
  expect(newsLines(CHANGELOG, 9)).toHaveLength(3);
});
