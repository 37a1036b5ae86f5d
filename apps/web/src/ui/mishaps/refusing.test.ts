import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusing } from './refusing.ts';

const sources = join(import.meta.dirname, '../..');
/** The line of a list that only says what it is about. */
const HEADING = '<option value="" disabled>';

test('Nothing on any page refuses without a reason', () => {
  const silent = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
    readFileSync(join(sources, file), 'utf8')
      .replaceAll(HEADING, '')
      .split('\n')
      .flatMap((line, at) => (/\sdisabled(=|>|\s|$)/.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(silent).toEqual([]);
});

test('What refuses says why in place of its usual title, for pointers, fingers and readers', () => {
  expect(refusing('The map needs a name', 'Enter')).toEqual({
    disabled: true,
    title: 'The map needs a name',
    'data-why': 'The map needs a name',
  });
  expect(refusing(null, 'Enter')).toEqual({ disabled: false, title: 'Enter' });
});
