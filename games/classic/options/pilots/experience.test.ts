import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor, resume, submit } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { checkVictory } from '../../phases/turn/victory.ts';
import { scene } from '../../testing/scene.ts';
import { table } from '../../view.ts';
import { improve } from './experience.ts';

rule('CBT-PIL-03', 'Survivors earn a point, and each player gives one more to an enemy who survived', () => {
  const made = scene({
    units: { A: { side: 0 }, B: { side: 0 }, C: { side: 1, at: '0505 N' }, D: { side: 1, at: '0707 N' } },
    options: { experience: true },
  });
  const { state, events } = made;
  state.phase = 'weapon';
  Object.assign(made.unit('A'), { loss: 'engine', hex: -2 });
  Object.assign(made.unit('B'), { loss: 'pilot', hex: -2, pilotHits: 6 });
  checkVictory(made.play);
  expect(state.outcome).toBeNull();
  resume(classic, state, events);
  expect(made.happened('experience').map(({ unit, points }) => [unit, points])).toEqual([
    [0, 1],
    [2, 1],
    [3, 1],
  ]);
  expect(menuFor(classic, state, 0)!.orders[0].fields[0]).toMatchObject({ values: [2, 3] });
  expect(submit(classic, state, 0, { type: 'bonus', unit: 1 }).ok).toBe(false);
  const gift = submit(classic, state, 0, { type: 'bonus', unit: 3 });
  expect(gift.ok && gift.value.events.map((event) => classic.describe(event, table(state)))).toEqual([
    'The MechWarrior of D has 2 Experience Points.',
  ]);
  expect(submit(classic, state, 1, { type: 'bonus', unit: 0 }).ok).toBe(true);
  expect(state.outcome).toMatchObject({ winners: [1] });
});

rule('CBT-PIL-03', 'Piloting costs 4 points, Gunnery 8; no skill goes below 0', () => {
  const pilot = { name: 'P', gunnery: 4, piloting: 5, experience: 9 };
  expect(improve(pilot, 'gunnery')).toEqual({ ok: true, value: { ...pilot, gunnery: 3, experience: 1 } });
  expect(improve(pilot, 'piloting')).toEqual({ ok: true, value: { ...pilot, piloting: 4, experience: 5 } });
  expect(improve({ ...pilot, experience: 7 }, 'gunnery').ok).toBe(false);
  expect(improve({ ...pilot, gunnery: 0 }, 'gunnery').ok).toBe(false);
});

rule('MT-ABIL-01', 'An ability instead of a better skill costs what that would have cost', () => {
  const pilot = { name: 'P', gunnery: 4, piloting: 5, experience: 9 };
  const edge = { name: 'edge' };
  expect(improve(pilot, 'piloting', edge)).toEqual({
    ok: true,
    value: { ...pilot, experience: 5, abilities: [edge] },
  });
  expect(improve({ ...pilot, abilities: [edge] }, 'gunnery', edge)).toEqual({
    ok: true,
    value: { ...pilot, experience: 1, abilities: [{ name: 'edge', rank: 2 }] },
  });
  expect(improve({ ...pilot, experience: 3 }, 'piloting', edge).ok).toBe(false);
});

/** What everybody has in the end, where the second side has lost; by unit. */
function earned(change: (made: ReturnType<typeof scene>) => void) {
  const made = scene({
    units: { A: { side: 0 }, B: { side: 0 }, C: { side: 1, at: '0505 N' } },
    options: { experience: true },
  });
  made.state.phase = 'weapon';
  change(made);
  checkVictory(made.play);
  resume(classic, made.state, made.events);
  return made;
}

rule(
  'CBT-PIL-03',
  'Neither who was killed nor who blew up earns anything; a landing may kill as well',
  () => {
    const units = (loss: string, pilotHits: number) => {
      const made = earned((on) => Object.assign(on.unit('C'), { loss, hex: -2, pilotHits }));
      return made.happened('experience').map(({ unit }) => unit);
    };
    expect([units('abandoned', 1), units('engine', 5)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect([units('abandoned', 6), units('explosion', 0), units('pilot', 2)]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  },
);

rule('CBT-PIL-03', 'Who has no enemy left alive gives no point', () => {
  const made = earned((on) => Object.assign(on.unit('C'), { loss: 'pilot', hex: -2, pilotHits: 6 }));
  expect([menuFor(classic, made.state, 0), menuFor(classic, made.state, 1)]).toEqual([
    null,
    expect.anything(),
  ]);
  expect(submit(classic, made.state, 1, { type: 'bonus', unit: 1 }).ok).toBe(true);
  expect(made.state.outcome).toMatchObject({ winners: [0] });
});

rule('CBT-PIL-03', 'Points are added to those that were brought along', () => {
  const made = earned((on) => {
    Object.assign(on.state.setup.units[0].pilot, { experience: 5 });
    Object.assign(on.unit('C'), { loss: 'engine', hex: -2 });
    on.state.units[1].marks = { stuckIn: 3 } as never;
  });
  expect(made.happened('experience').map(({ points }) => points)).toEqual([6, 1, 1]);
  expect(made.state.units[1].marks).toEqual({ stuckIn: 3, experience: 1 });
});

rule('CBT-PIL-03', 'The last point may be spent, and without any nothing is bought', () => {
  const pilot = { name: 'P', gunnery: 1, piloting: 1 };
  expect(improve({ ...pilot, experience: 8 }, 'gunnery')).toMatchObject({
    value: { gunnery: 0, experience: 0 },
  });
  expect(improve({ ...pilot, experience: 4 }, 'piloting')).toMatchObject({
    value: { piloting: 0, experience: 0 },
  });
  expect(improve(pilot, 'piloting')).toMatchObject({
    error: { message: 'It costs 4 points and there are 0', rule: 'CBT-PIL-03' },
  });
});
