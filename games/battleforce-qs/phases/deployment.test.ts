import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { battleforceQs } from '../game.ts';
import { actsFirst } from '../testing/scene.ts';
import { Battle, type SideName, seatOf } from '../testing/table.ts';

function start(scenario: 'green' | 'veteran', options: OptionValues = {}, ...rolls: readonly Roll[]): Battle {
  const setup = scenarioSetup(battleforceQs, scenario, options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const table = new Battle(setup.value);
  table.begin(...rolls);
  return table;
}

/** The rows of the hexes that the side may choose from, and how many hexes that are. */
function offered(table: Battle, side: SideName): { rows: number[]; hexes: number } {
  const { fields } = menuFor(battleforceQs, table.state, seatOf(side))!.orders[0];
  const to = fields.find(({ name }) => name === 'to') as Pick;
  const hexes = Array.from(to.values) as string[];
  return { rows: [...new Set(hexes.map((hex) => Number(hex.slice(2))))], hexes: hexes.length };
}

const deploy = (unit: number, to: string) => ({ type: 'deploy', unit, to, facing: 0 }) as const;
const place = (to: string) => ({ type: 'place', to }) as const;

rule('BFQ-SCN-02', 'The defender sets up first, in the three rows nearest the south edge', () => {
  const table = start('green');
  expect(table.asked).toBe('south setup/deploy');
  expect(offered(table, 'south')).toEqual({ rows: [15, 16, 17], hexes: 45 });
  expect(table.refusal('south', deploy(0, '0814')).rule).toBe('BFQ-SCN-02');
  expect(table.refusal('south', deploy(0, '0101')).message).toContain('outside the deployment zone');
  expect(table.refusal('south', deploy(0, '9999')).message).toContain('There is no hex 9999');
  table.order('south', deploy(1, '0815'));
  expect(table.refusal('south', deploy(0, '0815')).rule).toBe('BFQ-MOV-08');
  table.order('south', { type: 'deploy', unit: 0, to: '0117', facing: 4 });
  expect(table.unit('Divine Fire')).toMatchObject({ facing: 4 });
});

rule(
  'BFQ-SCN-02',
  'Then the attacker sets up in any hexes of the north edge, and the first turn begins',
  () => {
    const table = start('green');
    table.order('south', deploy(0, '0815'));
    table.order('south', deploy(1, '0915'));
    expect(table.asked).toBe('north setup/deploy');
    expect(offered(table, 'north')).toEqual({ rows: [1], hexes: 15 });
    expect(table.refusal('north', deploy(2, '0802')).rule).toBe('BFQ-SCN-02');
    expect(table.refusal('north', deploy(0, '0801')).code).toBe('illegal');
    table.order('north', deploy(2, '0101'));
    table.order('north', deploy(3, '1501'), ...actsFirst('south'));
    expect(table.asked).toBe('south movement/move');
    expect(table.state.turn).toBe(1);
  },
);

rule('BFQ-SCN-05', 'Both roll for set-up, ties again', () => {
  const table = start(
    'veteran',
    {},
    ['initiative', 3, 3],
    ['initiative', 2, 4],
    ['initiative', 2, 3],
    ['initiative', 3, 3],
  );
  expect(table.events('set-up-roll')).toMatchObject([{ winner: 1 }]);
  expect(table.asked).toBe('south setup/counter');
});

rule(
  'BFQ-SCN-05',
  'Loser, winner, winner, loser place objectives, then loser and winner their Headquarters',
  () => {
    const table = start('veteran', {}, ...actsFirst('south'));
    const steps: [side: SideName, hex: string, rows: number[]][] = [
      // Each first places one of his own objectives in the enemy's zone,
      ['south', '0805', [1, 2, 3, 4, 5]],
      ['north', '0813', [13, 14, 15, 16, 17]],
      // then one of the enemy's in his own zone, the winner first,
      ['north', '1005', [1, 2, 3, 4, 5]],
      ['south', '1013', [13, 14, 15, 16, 17]],
      // then his Headquarters in his own zone.
      ['south', '0117', [13, 14, 15, 16, 17]],
      ['north', '1501', [1, 2, 3, 4, 5]],
    ];
    for (const [index, [side, hex, rows]] of steps.entries()) {
      expect(table.asked).toBe(`${side} setup/counter`);
      expect(offered(table, side).rows).toEqual(rows);
      table.order(side, place(hex), ...(index === 5 ? actsFirst('south') : []));
    }
    const counters = table.state.counters.map(({ kind, defender, hex }) => [
      kind,
      defender,
      table.field.board.number[hex],
    ]);
    expect(counters).toEqual([
      ['objective', 1, '0805'],
      ['objective', 0, '0813'],
      ['objective', 1, '1005'],
      ['objective', 0, '1013'],
      ['headquarters', 0, '0117'],
      ['headquarters', 1, '1501'],
    ]);
  },
);

rule('BFQ-SCN-05', 'Zones are five rows deep, and no two counters share a hex', () => {
  const table = start('veteran', {}, ...actsFirst('north'));
  expect(offered(table, 'north')).toEqual({ rows: [13, 14, 15, 16, 17], hexes: 75 });
  expect(table.refusal('north', place('0812')).rule).toBe('BFQ-SCN-05');
  table.order('north', place('0813'));
  expect(table.refusal('south', place('0806')).rule).toBe('BFQ-SCN-05');
  table.order('south', place('0805'));
  expect(table.refusal('south', place('0813')).rule).toBe('BFQ-SCN-05');
});

/** The Veteran scenario with all counters placed; the south lost the set-up roll. */
function countersPlaced(options: OptionValues, ...rolls: readonly Roll[]): Battle {
  const table = start('veteran', options, ...actsFirst('south'));
  table.order('south', place('0805'));
  table.order('north', place('0813'));
  table.order('north', place('1005'));
  table.order('south', place('1013'));
  table.order('south', place('0117'));
  table.order('north', place('1501'), ...rolls);
  return table;
}

rule(
  ['BFQ-SEQ-02', 'BFQ-SCN-05'],
  'Four objectives and two Headquarters lie on the map, three counters in each zone',
  () => {
    const { counters } = countersPlaced({}, ...actsFirst('south')).state;
    const count = (kind: string, defender: number) =>
      counters.filter((counter) => counter.kind === kind && counter.defender === defender).length;
    expect([count('objective', 0), count('objective', 1)]).toEqual([2, 2]);
    expect([count('headquarters', 0), count('headquarters', 1)]).toEqual([1, 1]);
  },
);

rule('BFQ-SCN-06', 'Units of the Veteran scenario enter over their home edges in turn 1', () => {
  const table = countersPlaced({}, ...actsFirst('north'));
  expect(table.asked).toBe('north movement/move');
  expect(table.hexOf('Alpha Recon Star')).toBeUndefined();
  // 6 MP: row 1 costs the first, so row 6 is as far as it goes.
  const rows = Object.keys(table.reach('Alpha Recon Star')).map((hex) => Number(hex.slice(2)));
  expect([Math.min(...rows), Math.max(...rows)]).toEqual([1, 6]);
  expect(table.refusedMove('Alpha Recon Star', '1501')).toBe('BFQ-SCN-06');
  expect(table.refusedMove('Alpha Recon Star', '0805')).toBe('BFQ-SCN-06');
  table.move('Alpha Recon Star', '0803', 'S');
  table.move('Alpha Fire Support Star', '1003', 'S');
  expect(table.asked).toBe('south movement/move');
});

const deployedStart = (...rolls: readonly Roll[]) => countersPlaced({ 'deployed-start': true }, ...rolls);

rule(
  'BFQ-SCN-06',
  'In a deployed start the higher roll chooses who begins, and the sides place a Unit by turns',
  () => {
    const table = deployedStart(['initiative', 6, 6], ['initiative', 1, 1]);
    expect(table.asked).toBe('south setup/order');
    table.order('south', { type: 'set-up-first', first: false });
    const steps: [SideName, number, string][] = [
      ['north', 2, '0205'],
      ['south', 0, '0213'],
      ['north', 3, '0301'],
      ['south', 1, '0317'],
    ];
    for (const [index, [side, unit, hex]] of steps.entries()) {
      expect(table.asked).toBe(`${side} setup/alternate`);
      table.order(side, deploy(unit, hex), ...(index === 3 ? actsFirst('north') : []));
    }
    expect(table.asked).toBe('north movement/move');
    expect(table.hexOf('Divine Fire')).toBe('0213');
  },
);

rule(
  'BFQ-SCN-06',
  'He may also set up first himself, in his own zone, but not on a counter he defends',
  () => {
    const table = deployedStart(
      ['initiative', 2, 2],
      ['initiative', 2, 2],
      ['initiative', 1, 2],
      ['initiative', 6, 1],
    );
    table.order('north', { type: 'set-up-first', first: true });
    expect(table.asked).toBe('north setup/alternate');
    // Five rows of fifteen hexes without the two objectives and the Headquarters.
    expect(offered(table, 'north')).toEqual({ rows: [1, 2, 3, 4, 5], hexes: 72 });
    expect(table.refusal('north', deploy(2, '0206')).rule).toBe('BFQ-SCN-06');
    expect(table.refusal('north', deploy(2, '0805')).rule).toBe('BFQ-SCN-06');
    expect(table.refusal('north', deploy(2, '1501')).rule).toBe('BFQ-SCN-06');
  },
);
