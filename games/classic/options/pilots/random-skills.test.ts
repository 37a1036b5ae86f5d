import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { opening } from '../../phases/setup/deployment.ts';
import { scene } from '../../testing/scene.ts';
import { table } from '../../view.ts';

rule('CBT-PIL-02', 'Random skills: one die for Piloting, one for Gunnery', () => {
  const made = scene({ units: { A: {}, B: {} }, options: { 'random-skills': true } });
  made.rolling(
    [
      ['random skills', 1, 6],
      ['random skills', 6, 1],
    ],
    () => opening(made.play),
  );
  expect(made.unit('A')).toMatchObject({ piloting: 6, gunnery: 3 });
  expect(made.unit('B')).toMatchObject({ piloting: 4, gunnery: 4 });
  expect(made.happened('skills').map((event) => classic.describe(event, table(made.state)))).toEqual([
    'A: Gunnery 3, Piloting 6.',
    'B: Gunnery 4, Piloting 4.',
  ]);
});

rule('CBT-PIL-02', 'Piloting is 6, 6, 5, 5, 4 or 4, Gunnery 4, 4, 4, 4, 3 or 3, by the die', () => {
  const skills = [1, 2, 3, 4, 5, 6].map((die) => {
    const made = scene({ units: { A: {}, B: {} }, options: { 'random-skills': true } });
    made.rolling(
      [
        ['random skills', die, die],
        ['random skills', 1, 1],
      ],
      () => opening(made.play),
    );
    const { piloting, gunnery } = made.unit('A');
    return [piloting, gunnery];
  });
  expect(skills).toEqual([
    [6, 4],
    [6, 4],
    [5, 4],
    [5, 4],
    [4, 3],
    [4, 3],
  ]);
});

rule('CBT-PIL-02', 'Otherwise they are what the scenario says', () => {
  const made = scene({ units: { A: { gunnery: 2, piloting: 3 }, B: {} } });
  made.rolling([], () => opening(made.play));
  expect(made.unit('A')).toMatchObject({ piloting: 3, gunnery: 2 });
});
