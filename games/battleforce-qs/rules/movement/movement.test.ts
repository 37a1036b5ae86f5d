import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, unit } from '../../testing/scene.ts';
import { unitMp } from './movement.ts';

const far = unit('Sentry', '0101 S', mech('Sentry', { mv: 1 }));

rule('BFQ-MOV-01', 'A Unit moves as fast as its slowest surviving Element', () => {
  const table = battle({
    south: [
      unit('Flock', '0808 N', mech('Ram', { mv: 7 }), mech('Ewe', { mv: 4 }), mech('Lamb', { mv: 11 })),
    ],
    north: [far],
  });
  table.phase('movement', 'south');
  expect(table.mp('Flock')).toBe(4);
  table.suffered('Ewe', { destroyed: true });
  expect(table.mp('Flock')).toBe(7);
});

rule('BFQ-MOV-01', 'Heat and lost MP slow an Element down, never below zero', () => {
  const table = battle({
    south: [unit('Flock', '0808 N', mech('Ram', { mv: 7 }), mech('Ewe', { mv: 6 }))],
    north: [far],
  });
  table.phase('movement', 'south');
  table.suffered('Ewe', { mpLost: 1 });
  expect(table.mp('Flock')).toBe(5);
  table.element('Ram').heat = 3;
  expect(table.mp('Flock')).toBe(4);
  table.suffered('Ewe', { mpLost: 3 });
  expect(table.mp('Flock')).toBe(3);
  table.element('Ewe').heat = 1;
  expect(table.mp('Flock')).toBe(2);
  table.suffered('Ewe', { mpLost: 6 });
  expect(table.mp('Flock')).toBe(0);
});

rule(['BFQ-MOV-09', 'BFQ-HEA-04'], 'A Unit with a shut down Element cannot move at all', () => {
  const table = battle({
    south: [
      unit('Flock', '0808 N', mech('Ram', { mv: 7 }), mech('Ewe', { mv: 7 })),
      unit('Herd', '1212 N', mech('Bull')),
    ],
    north: [far],
  });
  table.element('Ewe').heat = 4;
  table.phase('movement', 'south');
  expect(table.events('cannot-move')).toMatchObject([{ unit: 0, mp: { total: 0 } }]);
  expect(table.refusedMove('Flock', '0807')).toBe('BFQ-MOV-09');
  expect(table.refusedMove('Flock', '0808', 'S')).toBe('BFQ-MOV-09');
});

rule('BFQ-MOV-09', 'A Unit with an Element at 0 MP cannot move', () => {
  const table = battle({
    south: [
      unit('Flock', '0808 N', mech('Ram', { mv: 7 }), mech('Ewe', { mv: 7 })),
      unit('Herd', '1212 N', mech('Bull')),
    ],
    north: [far],
  });
  table.suffered('Ewe', { mpLost: 7 });
  table.phase('movement', 'south');
  expect(table.refusedMove('Flock', '0807')).toBe('BFQ-MOV-09');
  table.move('Herd', '1211', 'N');
  expect(table.asked).toBe('north movement/move');
});

rule('BFQ-MOV-01', 'The MP of a Unit are explained by what made them less, and by nothing else', () => {
  const table = battle({
    south: [
      unit('Flock', '0808 N', mech('Ram', { mv: 5 }), mech('Ewe', { mv: 5 })),
      unit('Herd', '1212 N', mech('Bull', { mv: 3 })),
    ],
    north: [far],
  });
  table.phase('movement', 'south');
  const lines = () => {
    const moved = table.explainedMp('Flock').lines;
    return moved.map(({ value, reason }) => `${value} ${reason}`);
  };
  // Of two that are equally slow the first is named.
  expect(lines()).toEqual(['5 Slowest Element: Ram']);
  table.suffered('Ewe', { mpLost: 2 });
  expect(lines()).toEqual(['5 Slowest Element: Ewe', '-2 Lost to MP hits']);
  table.element('Ewe').heat = 2;
  expect(lines()).toEqual(['5 Slowest Element: Ewe', '-2 Lost to MP hits', '-2 Heat level']);
  table.suffered('Ewe', { mpLost: 3 });
  expect(lines()).toEqual(['5 Slowest Element: Ewe', '-3 Lost to MP hits', '-2 Heat level']);
  table.suffered('Ewe', { mpLost: 4 });
  expect(lines().at(-1)).toBe('0 Not below zero');
});

rule('BFQ-MOV-01', 'A Unit of which nothing is left has no MP', () => {
  const table = battle({ south: [unit('Flock', '0808 N', mech('Ram'))], north: [far] });
  table.suffered('Ram', { destroyed: true });
  expect(unitMp(table.field, table.state, 0)).toBe(0);
});
