import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test, vi } from 'vitest';
import { GAME_IDS, loadGame } from '../../catalogue.ts';

// Pages ask for their own address as soon as they are loaded.
vi.stubGlobal('window', { location: { origin: 'http://localhost' }, addEventListener() {} });
const { faceOf } = await import('./game-face.ts');

async function setupOf(id: string, options: OptionValues = {}, index = 0): Promise<CoreSetup> {
  const game = (await loadGame(id))!;
  const setup = scenarioSetup(game, game.scenarios[index].id, options, randomFrom('face'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

test.each(GAME_IDS)('A saved game of %s says who fights whom', async (id) => {
  const face = (await faceOf(id, await setupOf(id)))!;
  expect(face.forces).toMatch(/^.+ against .+$/);
  expect(face.Picture).toBeDefined();
});

test('Battles of the same name are told apart by their forces and options', async () => {
  const plain = (await faceOf('classic', await setupOf('classic')))!;
  expect(plain.forces).toBe(
    'Atlas, Hunchback, Vindicator and 1 more against Atlas, Hunchback, Vindicator and 1 more',
  );
  expect(plain.options).toBe('');
  const optional = (await faceOf('classic', await setupOf('classic', { 'floating-critical': true })))!;
  expect(optional.options).toBe('Floating criticals');
});
