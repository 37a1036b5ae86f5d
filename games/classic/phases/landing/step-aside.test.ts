import { rule } from '@ironfield/conformance/rule.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import type { Order } from '../../orders.ts';
import type { Scene, Sheet } from '../../testing/scene.ts';
import { answer, choices, due, menuOf, NORTH, push, run, table, where } from '../../testing/shoves.ts';

/** A falls into B, whose occupant is forced into C, whose occupant may step forward into woods or straight back. */
function example(cub: Partial<Sheet>): Scene {
  const s = table({
    map: { '0507': '.1', '0604': 'H' },
    units: {
      Wolf: { at: '0506 N', prone: true },
      Bear: '0506 N',
      Cub: { at: '0505 NE', mode: 'walk', ...cub },
    },
  });
  s.play.next({ step: 'displace', unit: 0, to: s.cell('0506'), direction: NORTH, cause: 'fall' });
  run(s);
  return s;
}

rule(
  ['CBT-DSP-05', 'CBT-DSP-06'],
  'The example of the book: with 1 MP left back, with 3 forward as well',
  () => {
    expect(choices(example({ mpLeft: 1 }))).toEqual(['backward', 'stay']);
    expect(choices(example({ mpLeft: 2 }))).toEqual(['backward', 'stay']);
    expect(choices(example({ mpLeft: 3 }))).toEqual(['forward', 'backward', 'stay']);
    expect(choices(example({ mpLeft: 3, mode: 'run' }))).toEqual(['forward', 'stay']);
  },
);

rule(
  ['CBT-DSP-05', 'CBT-DSP-06'],
  'The example: a step aside ends the chain, and costs no further roll',
  () => {
    const s = example({ mpLeft: 1 });
    answer(s, { type: 'step-aside', way: 'backward' }, [['piloting', 2, 3]]);
    expect(where(s, 'Wolf', 'Bear', 'Cub')).toBe('0506 0505 0405');
    expect([due(s, 'Wolf'), due(s, 'Bear'), due(s, 'Cub')]).toEqual([[], ['domino'], []]);
    expect(s.unit('Cub')).toMatchObject({ mpLeft: 0, prone: false, facing: 1 });
  },
);

rule(['CBT-DSP-05', 'CBT-DSP-06'], 'The example: who fails falls in the hex it is forced into', () => {
  const s = example({ mpLeft: 3 });
  answer(s, { type: 'step-aside', way: 'forward' }, [
    ['piloting', 2, 2],
    ['fall facing', 1],
    ['hit location', 3, 4],
    ['pilot injury', 3, 2],
  ]);
  expect(where(s, 'Wolf', 'Bear', 'Cub')).toBe('0506 0505 0504');
  expect(s.unit('Cub')).toMatchObject({ prone: true, mpLeft: 3, pilotHits: 0 });
  expect(due(s, 'Cub')).toEqual([]);
});

rule('CBT-DSP-06', 'Who takes the push goes on, and rolls at the end of the phase', () => {
  const s = example({ mpLeft: 3 });
  answer(s, { type: 'step-aside', way: 'stay' });
  expect(where(s, 'Cub')).toBe('0504');
  expect(due(s, 'Cub')).toEqual(['domino']);
});

rule('CBT-DSP-05', 'A fallen unit in the row still displaces the next one', () => {
  const s = table({
    units: { Wolf: '0506', Bear: { at: '0505 NE', mode: 'walk', mpLeft: 1 }, Cub: '0504 N' },
  });
  push(s, 'Wolf');
  answer(s, { type: 'step-aside', way: 'backward' }, [
    ['piloting', 1, 1],
    ['fall facing', 1],
    ['hit location', 3, 4],
    ['pilot injury', 6, 6],
  ]);
  expect(where(s, 'Wolf', 'Bear', 'Cub')).toBe('0505 0504 0503');
});

rule('CBT-DSP-06', 'Only from the four hexsides at the side, standing, able to act, with MP left', () => {
  const asked = (bear: Partial<Sheet> & { at: string }) => {
    const s = table({ units: { Wolf: '0506', Bear: { mode: 'walk', mpLeft: 4, ...bear } } });
    push(s, 'Wolf');
    return s.state.agenda.at(-1)?.step === 'displace/step-aside';
  };
  expect(['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((facing) => asked({ at: `0505 ${facing}` }))).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(asked({ at: '0505 NE', prone: true })).toBe(false);
  expect(asked({ at: '0505 NE', shutDown: 1 })).toBe(false);
  expect(asked({ at: '0505 NE', knockedOut: 1 })).toBe(false);
  expect(asked({ at: '0505 NE', mpLeft: 0 })).toBe(false);
  expect(asked({ at: '0505 NE', mode: 'still' })).toBe(false);
  expect(asked({ at: '0505 NE', mode: 'jump' })).toBe(false);
});

rule(
  'CBT-DSP-06',
  'Not into an occupied hex, not back over a change of level, not running into water',
  () => {
    const bear: Partial<Sheet> & { at: string } = { at: '0505 NE', mode: 'walk', mpLeft: 6 };
    const reasons = (map: Record<string, string>, change: Partial<Sheet> = {}, cub = '0101') => {
      const s = table({ map, units: { Wolf: '0506', Bear: { ...bear, ...change }, Cub: cub } });
      push(s, 'Wolf');
      const menu = s.state.agenda.length > 1 ? menuOf(s) : null;
      return (['forward', 'backward'] as const).map((way) =>
        menu ? (refusalOf(menu, { type: 'step-aside', way } as Order)?.rule ?? null) : 'not asked',
      );
    };
    expect(reasons({})).toEqual([null, null]);
    expect(reasons({}, {}, '0604')).toEqual(['CBT-DSP-06', null]);
    expect(reasons({ '0405': '.1' })).toEqual([null, 'CBT-MOV-03']);
    expect(reasons({ '0604': '.3' })).toEqual(['CBT-MOV-03', null]);
    expect(reasons({ '0604': '~1' })).toEqual([null, null]);
    expect(reasons({}, { mode: 'run' })).toEqual([null, 'CBT-MOV-04']);
    expect(reasons({ '0604': '~1' }, { mode: 'run' })).toEqual(['not asked', 'not asked']);
  },
);

rule(['CBT-DSP-06', 'CBT-SEQ-06'], 'The roll to step aside counts the damage from before the phase', () => {
  const hits = [0, 0b1000, 0, 0, 0, 0, 0, 0];
  const s = table({ units: { Wolf: '0506', Bear: { at: '0505 NE', mode: 'walk', mpLeft: 4, hits } } });
  push(s, 'Wolf');
  const field = menuOf(s).orders[0].fields[0] as Pick;
  expect(field.describe!('forward').explanation!).toTotal(5);
  answer(s, { type: 'step-aside', way: 'forward' }, [['piloting', 2, 3]]);
  expect(where(s, 'Bear')).toBe('0604');
});

rule('CBT-DSP-06', 'Stepping into water asks for the roll of entering it', () => {
  const s = table({
    map: { '0604': '~1' },
    units: { Wolf: '0506', Bear: { at: '0505 NE', mode: 'walk', mpLeft: 4 } },
  });
  push(s, 'Wolf');
  answer(s, { type: 'step-aside', way: 'forward' }, [['piloting', 6, 6]]);
  expect(due(s, 'Bear')).toEqual(['water']);
});

rule(
  ['CBT-DSP-06', 'CBT-MOV-18'],
  'In the Movement Phase one that has not moved borrows from its walk',
  () => {
    const s = table({ phase: 'movement', units: { Wolf: { at: '0505', prone: true }, Bear: '0505 NE' } });
    s.play.next({ step: 'displace', unit: 0, to: s.cell('0505'), direction: NORTH, cause: 'fall' });
    run(s);
    answer(s, { type: 'step-aside', way: 'forward' }, [['piloting', 6, 6]]);
    expect(s.unit('Bear')).toMatchObject({ mpOwed: 1, mpSpent: 1, mpLeft: 0, acted: false });
    expect(where(s, 'Wolf', 'Bear')).toBe('0505 0604');
  },
);
