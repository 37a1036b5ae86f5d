import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['Hunchback', 'HBK-4G', 'Hunchback-HBK-4G.json'],
  ['../../etc/passwd', '', 'etc-passwd.json'],
  ['<b>"Rex" | CON:*?</b>', 'R\\2', 'b-Rex-CON-b-R-2.json'],
  ['Блиц', '1', 'Блиц-1.json'],
  ['...', '', 'design.json'],
  ['x'.repeat(60), 'y'.repeat(60), `${'x'.repeat(60)}.json`],
])('%s %s is saved as %3$s', (name, model, expected) => {
  expect(fileNameOf({ name, model }, 'json')).toBe(expected);
});
