import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, unit } from '../testing/scene.ts';

const start = () =>
  battle({ south: [unit('Flock', '0817 N', mech('Ram'))], north: [unit('Pack', '0801 S', mech('Wolf'))] });

rule(
  ['BFQ-SEQ-05', 'BFQ-SEQ-03'],
  'The higher sum of two dice wins the Initiative, and the loser moves first',
  () => {
    const table = start();
    table.phase('turn', 'south', ['initiative', 4, 4], ['initiative', 6, 1]);
    expect(table.events('initiative')).toMatchObject([{ winner: 0 }]);
    expect(table.asked).toBe('north movement/move');

    const other = start();
    other.phase('turn', 'south', ['initiative', 6, 1], ['initiative', 4, 4]);
    expect(other.asked).toBe('south movement/move');
  },
);

rule('BFQ-SEQ-05', 'Ties are rolled again until somebody wins', () => {
  const table = start();
  table.phase(
    'turn',
    'north',
    ['initiative', 3, 3],
    ['initiative', 5, 1],
    ['initiative', 1, 1],
    ['initiative', 1, 1],
    ['initiative', 2, 1],
    ['initiative', 1, 1],
  );
  expect(table.state.initiativeWinner).toBe(0);
  expect(table.asked).toBe('north movement/move');
});
