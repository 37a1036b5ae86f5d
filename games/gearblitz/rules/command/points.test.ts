import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { NOTHING_SPENT, type Spent, type Use } from '../../state/command.ts';
import { Battle, type Model } from '../../testing/table.ts';
import { chaplainOf, hasUplinkPoint, helpFor, mayHelp, pointsOf } from './points.ts';

/** A Commander of Leadership 1, and another whom an enemy may jam. */
function side(other: Partial<Model> = {}, leader: Partial<Model> = {}, ecm = 0): Battle {
  const table = new Battle({
    commandPoints: 2,
    north: {
      Leader: { at: '20,10', skills: { ld: 1 }, ...leader },
      Other: { at: '20,30', ...other },
    },
    south: { Jammer: { at: '40,40', card: { aux: { ecm } }, body: { ecm: { isOn: ecm > 0 } } } },
  });
  table.state.commanders = [table.id('Leader'), table.id('Jammer')];
  return table;
}

const spend = (table: Battle, change: Partial<Spent>): Battle => {
  table.state.spent = [{ ...NOTHING_SPENT, ...change }, NOTHING_SPENT];
  return table;
};

/** The helper, or the reason why there is none. */
const help = (table: Battle, use: Use = 'action', name = 'Other'): string => {
  const found = helpFor(table.state, table.id(name), use);
  expect(mayHelp(table.state, table.id(name), use)).toBe(typeof found === 'string');
  return typeof found === 'string' ? found : found.message;
};

rule(['HGB-CP-02', 'HGB-COMM-03'], 'a Commander helps itself, and others whom it reaches, so often', () => {
  expect([help(side()), help(side(), 'action', 'Leader')]).toEqual(['transfer', 'commander']);
  expect(help(spend(side(), { tried: 1 }))).toContain('used up its attempts');
  expect(help(spend(side(), { tried: 1 }), 'action', 'Leader')).toBe('commander');
  const helped = side();
  expect(help(spend(helped, { helped: [helped.id('Other')] }))).toContain('has had a Command Point');
  const poor = side();
  poor.state.commandPoints = [0, 2];
  expect(help(poor)).toContain('no Command Points left');
  expect(help(side({}, { body: { auxHits: 1 } }, 9))).toBe('The Commander cannot reach it');
  expect(help(side({}, {}, 9))).toBe('transfer');
});

rule('HGB-CP-02', 'a Commander helps from a transport, and not from beyond the table', () => {
  const table = side();
  table.unit('Leader').at = null;
  expect(help(table)).toBe('The Commander is not on the table');
  table.unit('Leader').aboard = table.id('Other');
  expect(help(table)).toBe('transfer');
  const alone = side();
  alone.state.commanders = [-1, -1];
  expect(help(alone)).toContain('used up its attempts');
});

rule('HGB-FLAW-09', 'whoever is shut down does nothing for a point, but may roll again', () => {
  const asleep = () => {
    const table = side();
    table.unit('Other').shutDown = 1;
    return table;
  };
  const uses: Use[] = ['activation', 'action', 'last shot', 're-roll', 'morale'];
  expect(uses.map((use) => help(asleep(), use))).toEqual([
    'It is shut down',
    'It is shut down',
    'It is shut down',
    'transfer',
    'transfer',
  ]);
});

rule(['HGB-PERK-02', 'HGB-CP-02'], 'a Neural Net rolls again once a round, whatever else it has had', () => {
  const net = { card: { perks: { neuralNet: true } } } as const;
  expect([help(side(net), 're-roll'), help(side(net), 'action')]).toEqual(['neural net', 'transfer']);
  const table = side(net);
  const other = table.id('Other');
  expect(help(spend(table, { helped: [other] }), 're-roll')).toBe('neural net');
  expect(help(spend(table, { nets: [other] }), 're-roll')).toBe('transfer');
});

rule('HGB-CP-09', 'a chaplain prays for those of his group, once, for rolls and morale', () => {
  const chaplain = { card: { perks: { chaplain: true } } } as const;
  const uses: Use[] = ['re-roll', 'morale', 'action'];
  expect(uses.map((use) => help(side({}, chaplain), use))).toEqual(['chaplain', 'chaplain', 'transfer']);
  const table = side({}, chaplain);
  const [leader, other] = [table.id('Leader'), table.id('Other')];
  expect(chaplainOf(table.state, other)).toBe(leader);
  expect(help(spend(table, { helped: [other] }), 're-roll')).toContain('has had a Command Point');
  expect(help(spend(table, { chaplains: [leader] }), 're-roll')).toBe('transfer');
  const gone = side({}, chaplain);
  gone.unit('Leader').at = null;
  expect(chaplainOf(gone.state, other)).toBe(null);
  expect(chaplainOf(side({ group: 'B' }, chaplain).state, other)).toBe(null);
  expect(help(side({ card: { kind: 'drone' } }, chaplain), 're-roll')).toContain('Drones');
});

rule('HGB-CP-09', 'Satellite Uplinks give a side one point a round more', () => {
  const uplink = { card: { aux: { satelliteUplink: true } } } as const;
  expect([
    pointsOf(side().state, 0),
    pointsOf(side(uplink).state, 0),
    pointsOf(side(uplink).state, 1),
  ]).toEqual([2, 3, 2]);
  expect(hasUplinkPoint(spend(side(uplink), { isUplinkUsed: true }).state, 0)).toBe(false);
  const away = side(uplink);
  away.unit('Other').at = null;
  expect(hasUplinkPoint(away.state, 0)).toBe(false);
});
