import { mech, scene } from '@ironfield/classic/testing/scene.ts';
import { lane } from '@ironfield/classic/testing/terrain.ts';
import { table as tableOf } from '@ironfield/classic/view.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { moveNotes } from './move-notes.ts';

/** What is noted of a way of two hexes to the north beside heat and modifiers, of which these are the hexes. */
function risks(
  hexes: readonly [string, string],
  name: 'walk' | 'jump',
  options: OptionValues = {},
): string[] {
  const made = scene({
    map: lane(...hexes),
    units: { Wolf: { at: '0203 N', mech: mech('Wolf', { walk: 8 }) }, Bear: { at: '0301 N' } },
    options,
  });
  const path = ['0203', '0202', '0201'].map((hex) => made.cell(hex));
  const plan = { unit: 0, name, cell: path[2]!, facing: 0, facings: [], path, moved: 2 } as const;
  const notes = moveNotes(tableOf(made.state), { ...plan, mp: { total: 2, lines: [] } });
  return notes.flatMap(({ text, isRisk }) => (isRisk ? [text] : []));
}

test('A way over soft ground says what each hex may do, and a jump what the last one does', () => {
  expect(risks(['.', '.'], 'walk')).toEqual([]);
  expect(risks(['.', '.+swamp'], 'walk')).toEqual(['soft ground: rolls 5+ · gets stuck 17 %']);
  expect(risks(['.+swamp', '.+swamp'], 'walk')).toEqual(['soft ground: rolls 5+ · gets stuck 31 %']);
  expect(risks(['.+swamp', '.+swamp'], 'jump')).toEqual(['swamp: gets stuck']);
  expect(risks(['.', '.+swamp'], 'jump')).toEqual([]);
});

test('The ground where it is rolled counts', () => {
  const options = { 'condition-rapids': true };
  expect(risks(['.', '~1'], 'walk', options)).toEqual(['water: rolls 4+ · falls 8 %']);
  expect(risks(['.', '~1+rapids'], 'walk', options)).toEqual(['water: rolls 6+ · falls 28 %']);
});

test('Rubble asks for a roll as water does, but not along a road', () => {
  expect(risks(['.', '.+rubble'], 'walk')).toEqual(['rubble: rolls 5+ · falls 17 %']);
  expect(risks(['.+rubble', '.+rubble'], 'walk')).toEqual(['rubble: rolls 5+ · falls 31 %']);
  expect(risks(['.+rubble', '.'], 'jump')).toEqual(['rubble: rolls 5+ · falls 17 %']);
  expect(risks(['.', '.+rubble'], 'jump')).toEqual([]);
  expect(risks(['.+road+rubble', '.+road+rubble'], 'walk')).toEqual(['rubble: rolls 5+ · falls 17 %']);
  expect(risks(['~1', '.+rubble'], 'walk')).toEqual([
    'water: rolls 4+ · falls 8 %',
    'rubble: rolls 5+ · falls 17 %',
  ]);
});

test('Ice over water may break', () => {
  expect(risks(['~1+ice', '~1+ice'], 'walk')).toContain('ice: breaks 31 %');
  expect(risks(['.+ice', '~1+ice'], 'jump')).toEqual([]);
  expect(risks(['~1+ice', '.+ice'], 'jump')).toEqual(['ice: breaks 50 %']);
});
