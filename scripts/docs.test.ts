import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { docProblems, houseAt } from './docs.ts';

test('every file, symbol, command and heading that the docs name exists', () => {
  const house = houseAt(resolve(import.meta.dirname, '..'));
  const pages = house.files.filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.flatMap((page) => docProblems(house, page))).toEqual([]);
});

test('a page that names what is gone is told where', () => {
  const root = mkdtempSync(join(tmpdir(), 'ironfield-docs-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  try {
    write('package.json', JSON.stringify({ scripts: { bench: 'x' } }));
    write('games/one/rules/wind.ts', 'export const windNow = 1;');
    write(
      'docs/a.md',
      [
        '# A page\n## Two parts\n[one](#two-parts) [two](#three-parts) [three](b.md) [web](https://example.org)',
        '`rules/wind.ts` `rules/rain.ts` `games/<id>/rules/` `games/two/` `windNow` `rainNow` `a word`',
        '```sh\nnpm run bench\nnpm run -s speed\n```',
      ].join('\n'),
    );
    expect(docProblems(houseAt(root), 'docs/a.md')).toEqual([
      'docs/a.md links to #three-parts: docs/a.md has no such heading',
      'docs/a.md links to b.md: there is no docs/b.md',
      'docs/a.md names rules/rain.ts: there is no such file',
      'docs/a.md names games/two/: there is no such file',
      'docs/a.md names rainNow: no source file has that word',
      'docs/a.md names "npm run -s speed": there is no such script',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
