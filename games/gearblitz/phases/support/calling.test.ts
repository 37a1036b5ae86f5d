import { rule } from '@ironfield/conformance/rule.ts';
import { drawnPlace } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect } from 'vitest';
import type { SupportList } from '../../state/battle.ts';
import { Fight, type TestSide } from '../../testing/battle.ts';

type Wishes = NonNullable<ConstructorParameters<typeof Fight>[0]>;
const WINS = [
  ['initiative', 6],
  ['initiative', 2],
] as const;

const CALLS: readonly string[] = ['call-reserves', 'call-strike', 'call-salvo'];

const NORTH: TestSide = { A: { units: 2, ld: 1, ew: 2, card: { comm: 1 } }, B: { units: 1 } };
const ECM: TestSide = { X: { units: 1, ld: 1, card: { aux: { ecm: 4 } } } };
const GUNS: Partial<SupportList> = { salvos: [{ type: 'light', value: 5 }] };
const WINGS: Partial<SupportList> = { strikes: [{ type: 'fighter', value: 15 }] };

/** A Neutral North has planned nothing but to hold back B until it is called, if at all; a unit of it is active. */
function active(name: string, wishes: Wishes = {}, isHeld = true): Fight {
  const fight = new Fight({ north: NORTH, ...wishes });
  fight.stances('neutral', 'defensive');
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  const reserves = isHeld ? [{ group: 1, arrival: 0 }] : [];
  fight.give(0, { type: 'plan', reserves, strikes: [], salvos: [] });
  fight.deploy('A1', '10,4');
  fight.deploy('A2', '12,4');
  fight.deployAll(...WINS);
  // The enemy jams with whatever it has.
  for (const unit of fight.state.units) unit.body = { ...unit.body, ecm: { isOn: true } };
  fight.give(0, { type: 'go-first', seat: 0 });
  fight.give(0, { type: 'group', group: 0 });
  fight.give(0, { type: 'activate', unit: fight.id(name), speed: 'stationary', mode: 'W' });
  return fight;
}

rule(
  ['HGB-RES-01', 'HGB-ACT-02'],
  'The Commander calls reserves for an action: EW and Comm against 3',
  () => {
    const fight = active('A1');
    fight.give(0, { type: 'call-reserves', group: 1 }, ['call reserves', 3, 2]);
    const [called] = fight.events('reserves-called');
    expect(called).toMatchObject({ result: 4, arrival: 2 });
    expect([called.modifiers.total, called.threshold.total]).toEqual([1, 3]);
    expect(fight.unit('A1')).toMatchObject({ actions: 0, body: { emissions: 1 } });
    expect(fight.choices).not.toContain('call-reserves');
    fight.until('first', ...WINS);
    expect(fight.events('reserves-due')).toMatchObject([{ group: 1 }]);
  },
);

rule('HGB-RES-01', 'A tie is not enough, and they may be called again', () => {
  const fight = active('A1');
  fight.give(0, { type: 'call-reserves', group: 1 }, ['call reserves', 2, 1]);
  expect(fight.events('reserves-called')[0].arrival).toBeNull();
  expect(fight.state.battle.reserves[1]).toMatchObject({ arrival: 0, isKnown: false });
});

rule(['HGB-RES-01', 'HGB-ECM-03'], 'Enemy ECM raises the Threshold', () => {
  const fight = active('A1', { south: ECM });
  fight.give(0, { type: 'call-reserves', group: 1 }, ['call reserves', 6, 5]);
  expect(fight.events('reserves-called')[0]).toMatchObject({
    result: 7,
    threshold: { total: 7 },
    arrival: null,
  });
});

rule('HGB-RES-01', 'Nobody else calls reserves, and none that have a round', () => {
  expect(active('A2').choices).not.toContain('call-reserves');
  expect(active('A1', {}, false).choices).not.toContain('call-reserves');
});

rule('HGB-AIR-01', 'Any unit calls a strike, which comes after as many rounds as the die shows', () => {
  const fight = active('A2', { support: [WINGS, {}] });
  fight.give(0, { type: 'call-strike', asset: 0 }, ['arrival of support', 2]);
  expect(fight.state.battle.support[0]).toMatchObject({ due: 3, isKnown: true });
  expect(fight.unit('A2')).toMatchObject({ actions: 0, body: { emissions: 0 } });
  expect(fight.choices).not.toContain('call-strike');
});

rule(
  ['HGB-AIR-01', 'HGB-COMM-01', 'HGB-COMM-03'],
  'Through enemy ECM it takes a roll that exceeds it',
  () => {
    const fight = active('A1', { south: ECM, support: [WINGS, {}] });
    fight.give(0, { type: 'call-strike', asset: 0 }, ['active comms', 3, 3]);
    expect(fight.events('comms')).toMatchObject([{ result: 4, enemyEcm: 4, isHeard: false }]);
    expect(fight.events('support-called')).toMatchObject([{ isHeard: false }]);
    expect(fight.state.battle.support[0].due).toBe(0);
    expect(fight.unit('A1').body.emissions).toBe(1);
    const heard = active('A1', { south: ECM, support: [WINGS, {}] });
    heard.give(0, { type: 'call-strike', asset: 0 }, ['active comms', 4, 3], ['arrival of support', 1]);
    expect(heard.state.battle.support[0].due).toBe(2);
  },
);

rule(['HGB-ARTY-01', 'HGB-IF-02'], 'An observer calls artillery on a place that it sees', () => {
  const scene = '48 x 36\nhill 14,10 to 18,14 height 3 ground\nwoodland 2,14 to 13,17 height 3';
  const fight = active('A1', { scene, support: [GUNS, {}] });
  const order = { type: 'call-salvo', asset: 0 } as const;
  expect(fight.refusal(0, { ...order, at: drawnPlace('20,18') })).toContain('does not see');
  fight.give(0, { ...order, at: drawnPlace('10,22') }, ['arrival of support', 1]);
  // Three inches of woods, which hide the place altogether.
  expect(fight.state.battle.support[0]).toMatchObject({ due: 2, at: drawnPlace('10,22'), threshold: 6 });
  fight.until('cardinal', ...WINS);
  fight.give(0, { type: 'cardinal', at: drawnPlace('10,0') }, ['placement', 6, 1], ['scatter', 1], ...WINS);
  expect(fight.events('salvo-lands')[0]).toMatchObject({ threshold: 6, at: drawnPlace('10,21') });
});

rule('HGB-DMG-06', 'Without communications nobody calls anything', () => {
  const fight = active('A1', { support: [WINGS, {}] });
  const unit = fight.unit('A1');
  unit.body = { ...unit.body, auxHits: 1 };
  expect(fight.choices.filter((type) => CALLS.includes(type))).toEqual([]);
});

rule(['HGB-AIR-01', 'HGB-ARTY-01'], 'Only what is the own, and neither used nor due, is called', () => {
  const fight = active('A1', { support: [WINGS, {}] });
  const [own] = fight.state.battle.support;
  const changed = (change: Partial<typeof own>) => {
    fight.state.battle = { ...fight.state.battle, support: [{ ...own, ...change }] };
    return fight.choices.includes('call-strike');
  };
  expect(changed({})).toBe(true);
  expect([changed({ seat: 1 }), changed({ fate: 'used' }), changed({ due: 3 })]).toEqual([
    false,
    false,
    false,
  ]);
});

rule(
  ['HGB-ARTY-01', 'HGB-LOS-05'],
  'Artillery is called on the table, and not by whoever sees nothing',
  () => {
    const fight = active('A1', { support: [GUNS, {}] });
    const order = { type: 'call-salvo', asset: 0 } as const;
    expect(fight.refusal(0, { ...order, at: { x: 10_000, y: -500 } })).not.toContain('does not see');
    expect(active('A1', { support: [WINGS, {}] }).choices).not.toContain('call-salvo');
  },
);
