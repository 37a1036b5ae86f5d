import { rule } from '@ironfield/conformance/rule.ts';
import { DEGREE } from '@ironfield/table/heading.ts';
import { rectangle } from '@ironfield/table/polygon.ts';
import { expect } from 'vitest';
import { Battle } from '../../testing/table.ts';
import { standFields } from './first-heading.ts';

const side = { First: { at: '20,4', facing: 90 }, Last: { at: '24,4', facing: 120 }, Next: { at: '30,4' } };

/** The usual facing of the next unit of the group, in this round and zone. */
function usual(round: number, zone: readonly [number, number], here: readonly string[]): unknown {
  const table = new Battle({ north: side, south: {} });
  table.state.round = round;
  for (const name of Object.keys(side)) if (!here.includes(name)) table.unit(name).at = null;
  const [top, bottom] = zone.map((inches) => inches * 1000);
  const place = {
    kind: 'point',
    name: 'at',
    label: 'Place',
    forbids: () => null,
    sample: () => ({ x: 0, y: 0 }),
    outline: rectangle({ x: 0, y: top }, { x: 48_000, y: bottom }),
  } as const;
  const [, heading] = standFields(table.state, table.id('Next'), place);
  return 'usual' in heading ? Number(heading.usual) / DEGREE : null;
}

rule('HGB-DEPLOY-01', 'those of a group are deployed alike, the first of them across the table', () => {
  expect(usual(0, [0, 8], ['First', 'Last'])).toBe(120);
  expect(usual(0, [0, 8], ['First'])).toBe(90);
  expect(usual(0, [0, 8], [])).toBe(180);
  expect(usual(0, [40, 48], [])).toBe(0);
  // From the middle of the table there is no way across.
  expect(usual(0, [20, 28], [])).toBe(0);
});

rule('HGB-RES-01', 'whoever comes later looks across the table, wherever its group has turned', () => {
  expect(usual(1, [0, 8], ['First', 'Last'])).toBe(180);
});
