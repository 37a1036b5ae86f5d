import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endingsOf, endMarks } from './marks.ts';
import { register } from './register.ts';
import { battle, mech, unit } from './testing/scene.ts';

const endings = () => endingsOf(register.options);

/** The names of all marks on units, as the sources declare them. */
function declared(): string[] {
  const here = new URL('.', import.meta.url).pathname;
  return globSync('**/*.ts', { cwd: here })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(here + file, 'utf8');
      return [...source.matchAll(/interface UnitMarks \{\n([\s\S]*?)\n {2}\}/g)].flatMap(([, body]) =>
        [...body.matchAll(/^ {4}readonly (\w+)\?:/gm)].map(([, name]) => name),
      );
    });
}

test('every mark on a unit says what ends it, where it is declared', () => {
  battle({ south: [unit('Lance', '0509 N', mech('Ram'))], north: [unit('Pack', '1501 S', mech('Wolf'))] });
  expect(declared().length).toBeGreaterThan(4);
  expect(Object.keys(endings()).sort()).toEqual(
    [...declared(), 'onBridge', 'flyingHigh', 'submerged'].sort(),
  );
});

test('the documentation says the same', () => {
  const page = readFileSync(new URL('../../docs/battleforce2.md', import.meta.url), 'utf8');
  for (const [mark, by] of Object.entries(endings()))
    expect(page).toContain(`| \`${mark}\` | ${by.length > 0 ? by.join(', ') : '—'} |`);
});

test('a mark ends by what it names, and by nothing else', () => {
  const table = battle({
    options: { buildings: true },
    south: [unit('Lance', '0509 N', mech('Ram'))],
    north: [unit('Pack', '1501 S', mech('Wolf'))],
  });
  const lance = table.unit('Lance');
  for (const by of ['moves', 'is moved', 'is loaded', 'leaves the map', 'falls', 'lands'] as const) {
    Object.assign(lance, { marks: { isOnTop: true, morale: undefined }, onBridge: true, flyingHigh: true });
    endMarks(table.field, lance, by);
    expect(lance.marks?.isOnTop === undefined).toBe(by !== 'lands');
    expect(lance.onBridge).toBe(by === 'lands');
    expect(lance.flyingHigh).toBe(by === 'lands' || by === 'falls');
    expect(lance.marks).toHaveProperty('morale');
  }
});
