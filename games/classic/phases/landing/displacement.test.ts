import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { canBeDisplacedTo } from '../../rules/physical/displacement.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { answer, choices, due, NORTH, push, run, THREE_GROUPS, table, where } from '../../testing/shoves.ts';

rule('CBT-DSP-01', 'One hex in the direction, for no MP, the facing as before', () => {
  const s = table({
    units: { Wolf: { at: '0505 SE', mpLeft: 2, mode: 'walk', hexesMoved: 1 }, Bear: '0101' },
  });
  push(s, 'Wolf');
  expect(where(s, 'Wolf')).toBe('0504');
  expect(s.unit('Wolf')).toMatchObject({ facing: 2, mpLeft: 2, hexesMoved: 1, prone: false });
  expect(s.happened('displaced')).toMatchObject([{ cause: 'push' }]);
  expect(due(s, 'Wolf')).toEqual([]);
});

rule('CBT-DSP-02', 'Up to two levels higher, and any drop', () => {
  for (const [level, moves] of [
    ['.3', false],
    ['.2', true],
    ['.-1', true],
    ['.-5', true],
    ['~3', true],
  ] as const) {
    const s = table({ map: { '0504': level }, units: { Wolf: '0505', Bear: '0101' } });
    expect(canBeDisplacedTo(s.field, s.state, s.cell('0505'), s.cell('0504'))).toBe(moves);
    push(s, 'Wolf');
    expect(where(s, 'Wolf')).toBe(moves ? '0504' : '0505');
  }
});

rule('CBT-DSP-02', 'Out of water the bed counts: from depth 2 a bank of one level is too high', () => {
  const s = table({ map: { '0505': '~2', '0504': '.1' }, units: { Wolf: '0505', Bear: '0101' } });
  push(s, 'Wolf');
  expect(where(s, 'Wolf')).toBe('0505');
});

rule(
  'CBT-DSP-02',
  'A row is tested as a whole: if the last cannot move nobody does, but all of it roll',
  () => {
    const s = table({
      map: { '0502': '.3' },
      units: { Wolf: '0505', Bear: '0504', Cub: { at: '0503 NE', mode: 'walk', mpLeft: 4 }, Fox: '0501' },
    });
    push(s, 'Wolf');
    expect(where(s, 'Wolf', 'Bear', 'Cub')).toBe('0505 0504 0503');
    expect([due(s, 'Wolf'), due(s, 'Bear'), due(s, 'Cub'), due(s, 'Fox')]).toEqual([
      [],
      ['domino'],
      ['domino'],
      [],
    ]);
  },
);

rule(
  ['CBT-DSP-02', 'CBT-DSP-05'],
  'In a row that is blocked only those one level apart have been shoved, and roll',
  () => {
    const rolling = (map: Readonly<Record<string, string>>, reading?: number) => {
      const s = table({
        map,
        ...(reading !== undefined && { reading }),
        units: { Wolf: '0505', Bear: '0504', Cub: '0503', Fox: '0502' },
      });
      push(s, 'Wolf');
      expect(where(s, 'Wolf', 'Bear', 'Cub', 'Fox')).toBe('0505 0504 0503 0502');
      return ['Wolf', 'Bear', 'Cub', 'Fox'].filter((name) => due(s, name).includes('domino'));
    };
    expect(rolling({ '0501': '.3' })).toEqual(['Bear', 'Cub', 'Fox']);
    expect(rolling({ '0502': '.3' })).toEqual(['Bear', 'Cub']);
    expect(rolling({ '0504': '.1', '0503': '.2', '0502': '.5' })).toEqual(['Bear', 'Cub']);
    expect(rolling({ '0503': '.2', '0502': '.5' })).toEqual(['Bear']);
    expect(rolling({ '0504': '.3' })).toEqual([]);
    expect(rolling({ '0504': '.3' }, 0)).toEqual(['Bear', 'Cub', 'Fox']);
  },
);

rule('CBT-DSP-05', 'Domino: everybody in the row is shoved on, and rolls', () => {
  const s = table({ units: { Wolf: '0505', Bear: '0504 N', Cub: '0503 S', Fox: '0501' } });
  push(s, 'Wolf');
  expect(where(s, 'Wolf', 'Bear', 'Cub', 'Fox')).toBe('0504 0503 0502 0501');
  expect([due(s, 'Bear'), due(s, 'Cub')]).toEqual([['domino'], ['domino']]);
  expect(s.unit('Bear').rolls[0].modifier).toBe(0);
  expect(s.happened('displaced').map(({ unit, cause }) => [unit, cause])).toEqual([
    [2, 'domino'],
    [1, 'domino'],
    [0, 'push'],
  ]);
});

rule(
  'CBT-DSP-05',
  'The intruder of a death from above that missed rolls for the domino, if it stands',
  () => {
    const s = table({ units: { Wolf: '0505', Bear: '0504 N', Cub: '0101' } });
    push(s, 'Wolf', [], 'dfa');
    expect([due(s, 'Wolf'), due(s, 'Bear')]).toEqual([['domino'], ['domino']]);
    const hit = table({
      units: { Wolf: { at: '0505', rolls: [{ cause: 'stomped', modifier: 2 }] }, Bear: '0504 N' },
    });
    push(hit, 'Wolf', [], 'dfa');
    expect(due(hit, 'Wolf')).toEqual(['stomped']);
  },
);

rule('CBT-DSP-05', 'Who is in the air over a hex is not in the way', () => {
  const onslaught = { kind: 'dfa', target: 0, from: 0, hexes: 2, order: 0 } as const;
  const s = table({ units: { Wolf: '0505', Bear: { at: '0504 N', onslaught } } });
  push(s, 'Wolf');
  expect(where(s, 'Wolf', 'Bear')).toBe('0504 0504');
});

rule(
  ['CBT-MOV-18', 'CBT-DSP-05', 'CBT-PSR-04'],
  'Fallen in the hex of a friend: the friend is shoved on and rolls at once',
  () => {
    const s = table({ phase: 'movement', units: { Wolf: { at: '0505', prone: true }, Bear: '0505 N' } });
    s.rolling(
      [
        ['piloting', 1, 1],
        ['fall facing', 1],
        ['hit location', 3, 4],
        ['pilot injury', 6, 6],
      ],
      () => {
        s.play.next({ step: 'displace', unit: 0, to: s.cell('0505'), direction: NORTH, cause: 'fall' });
        run(s);
      },
    );
    expect(where(s, 'Wolf', 'Bear')).toBe('0505 0504');
    expect(s.unit('Bear')).toMatchObject({ prone: true, rolls: [] });
  },
);

rule(
  'CBT-MOV-18',
  'Where the friend cannot go on it is thrown the best way there is: two cannot stay',
  () => {
    const s = table({ map: { '0504': '.3' }, units: { Wolf: { at: '0505', prone: true }, Bear: '0505 N' } });
    s.play.next({ step: 'displace', unit: 0, to: s.cell('0505'), direction: NORTH, cause: 'fall' });
    run(s);
    expect(choices(s)).toEqual(['0404', '0604']);
    answer(s, { type: 'go', to: '0604' });
    expect(where(s, 'Wolf', 'Bear')).toBe('0505 0604');
  },
);

rule('CBT-DSP-07', 'Over more than two levels down: a fall without a roll, even lying', () => {
  for (const prone of [false, true]) {
    const s = table({ map: { '0505': '.3' }, units: { Wolf: { at: '0505', prone }, Bear: '0101' } });
    push(s, 'Wolf');
    expect(s.unit('Wolf').fellFrom).toBe(3);
    s.rolling([['fall facing', 1], ...Array(4).fill(['hit location', 3, 4]), ['pilot injury', 4, 4]], () =>
      rollToStayUp(s.play, s.field, 0),
    );
    expect(s.happened('fell')).toMatchObject([{ damage: { total: 20 } }]);
    expect(s.happened('piloting-roll')).toMatchObject([
      { reason: 'cliff', dice: [] },
      { reason: 'injury', number: { total: 8 } },
    ]);
  }
});

rule('CBT-DSP-07', 'Whoever went over a cliff falls, wherever it is moved afterwards in the phase', () => {
  const levelsOf = (next: string, reading?: number, second: 'push' | 'dfa' = 'push') => {
    const s = table({
      map: { '0505': '.3', '0503': next },
      ...(reading !== undefined && { reading }),
      units: { Wolf: '0505', Bear: '0101' },
    });
    push(s, 'Wolf');
    push(s, 'Wolf', [], second);
    return s.unit('Wolf').fellFrom! - s.field.level[s.unit('Wolf').hex];
  };
  expect(levelsOf('.')).toBe(3);
  expect(levelsOf('.1')).toBe(3);
  expect(levelsOf('.', undefined, 'dfa')).toBe(3);
  expect(levelsOf('.-4')).toBe(4);
  expect(levelsOf('.', 0)).toBe(0);
});

rule(['CBT-DSP-06', 'CBT-DSP-07'], 'Stepping aside does not undo the fall over a cliff either', () => {
  const fellFrom = (before: number, reading?: number) => {
    const s = table({
      ...(reading !== undefined && { reading }),
      units: { Wolf: '0505', Bear: { at: '0504 NE', mode: 'walk', mpLeft: 4, fellFrom: before } },
    });
    push(s, 'Wolf');
    answer(s, { type: 'step-aside', way: 'backward' }, [['piloting', 6, 6]]);
    return s.unit('Bear').fellFrom;
  };
  expect(fellFrom(3)).toBe(3);
  expect(fellFrom(2)).toBeNull();
  expect(fellFrom(3, 0)).toBeNull();
});

rule(
  ['CBT-DSP-07', 'CBT-FALL-02'],
  'Two levels down: only the roll of the attack, and the fall counts them',
  () => {
    const s = table({
      map: { '0505': '.2' },
      units: { Wolf: { at: '0505', rolls: [{ cause: 'pushed', modifier: 0 }] }, Bear: '0101' },
    });
    push(s, 'Wolf');
    s.rolling([['piloting', 2, 2], ['fall facing', 1], ...THREE_GROUPS, ['pilot injury', 6, 6]], () =>
      rollToStayUp(s.play, s.field, 0),
    );
    expect(s.happened('fell')).toMatchObject([{ damage: { total: 15 } }]);
  },
);

rule(
  ['CBT-FALL-02', 'CBT-DSP-07'],
  'After a death from above a fall has no levels, but for one over a cliff',
  () => {
    for (const [level, fellFrom] of [
      ['.1', null],
      ['.2', null],
      ['.3', 3],
    ] as const) {
      const s = table({ map: { '0505': level }, units: { Wolf: '0505', Bear: '0101' } });
      push(s, 'Wolf', [], 'dfa');
      expect(s.unit('Wolf').fellFrom).toBe(fellFrom);
    }
  },
);

rule('CBT-DSP-08', 'Into water: a roll more, with the modifier of the depth', () => {
  for (const [depth, modifier] of [
    ['~1', -1],
    ['~2', 0],
    ['~3', 1],
  ] as const) {
    const s = table({ map: { '0504': depth }, units: { Wolf: '0505', Bear: '0101' } });
    push(s, 'Wolf');
    expect(s.unit('Wolf').rolls).toEqual([{ cause: 'water', modifier }]);
  }
});

rule(
  ['CBT-DSP-08', 'CBT-DES-02'],
  'Off the map: out of the game, the pilot alive; so may be the last of a row',
  () => {
    const s = table({ units: { Wolf: '0502', Bear: '0501 N', Cub: '0909' } });
    push(s, 'Wolf');
    expect(where(s, 'Wolf', 'Bear')).toBe('0501 gone');
    expect(s.unit('Bear')).toMatchObject({ loss: 'left-map', pilotHits: 0 });
    expect(s.happened('left-map')).toMatchObject([{ unit: 1, escaped: false }]);
  },
);
