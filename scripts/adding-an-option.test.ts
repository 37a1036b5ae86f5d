import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(resolve(root, 'docs/adding-an-option.md'), 'utf8');

// These files have types, and their tests run: so what the page shows works.
test('the code of the page on options is that of the example files', () => {
  const shown = [...page.matchAll(/`([^`]+)`:\n\n```ts\n(.*?)```/gs)];
  expect(shown.map(([, file]) => file)).toHaveLength(4);
  expect([...page.matchAll(/```ts/g)]).toHaveLength(4);
  for (const [, file, code] of shown) expect(code).toBe(readFileSync(resolve(root, file), 'utf8'));
});
