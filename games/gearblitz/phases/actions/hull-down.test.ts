import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle } from '../../testing/table.ts';

const behindRocks = (speed: 'stationary' | 'combat' | 'top' = 'combat'): Battle => {
  const table = new Battle({
    scene: '48 x 48\nrocks 18,8 to 22,9.5 height 1',
    north: { Gear: { at: '20,10', facing: 0 } },
    south: { Far: { at: '40,40' } },
  });
  table.activate('Gear', speed);
  return table;
};

rule(
  ['HGB-ACT-06', 'HGB-ACT-02'],
  'for an action it goes behind what it touches: two counters for Hard cover',
  () => {
    const table = behindRocks();
    table.give({ type: 'hull-down' });
    expect(table.unit('Gear')).toMatchObject({ actions: 0, shelter: 0, body: { hullDown: 2 } });
    expect(table.choices).not.toContain('hull-down');
  },
);

rule('HGB-ACT-06', 'not at Top Speed, not in the open, not behind what is too low', () => {
  expect(behindRocks('top').choices).not.toContain('hull-down');
  for (const scene of ['48 x 48', '48 x 48\nrocks 18,8 to 22,9.5 height 0.5']) {
    const table = new Battle({ scene, north: { Gear: { at: '20,10' } }, south: { Far: { at: '40,40' } } });
    table.activate('Gear');
    expect(table.choices).not.toContain('hull-down');
  }
});

rule(
  'HGB-ACT-08',
  'whoever moves off is not Hull-Down any more; whoever stands still may get a counter back',
  () => {
    const table = behindRocks('stationary');
    table.give({ type: 'hull-down' });
    expect(table.choices).not.toContain('refresh');
    table.unit('Gear').body = { ...table.unit('Gear').body, hullDown: 0 };
    table.give({ type: 'refresh' });
    expect(table.unit('Gear').body.hullDown).toBe(1);
    expect(table.choices).not.toContain('refresh');
    expect(table.choices).not.toContain('walk');
    expect(table.choices).toContain('turn');
    const creeping = behindRocks('stationary');
    creeping.give({ type: 'hull-down' });
    creeping.give({ type: 'walk', to: { x: 20000, y: 10900 } });
    expect(creeping.unit('Gear').body.hullDown).toBeNull();
  },
);

rule('HGB-ACT-06', 'whoever flies above the trees is not hidden by them', () => {
  const above = (altitude: number) => {
    const table = new Battle({
      scene: '48 x 48\nswamp 15,5 to 25,15 height 2',
      north: {
        Gear: {
          at: '20,10',
          card: { movement: [{ mode: 'R', combat: 8, top: 16, defense: [0, 0, 0] }] },
          body: { mode: 'R', altitude },
        },
      },
      south: { Far: { at: '40,40' } },
    });
    table.activate('Gear', 'combat');
    return table.choices.includes('hull-down');
  };
  expect([above(0), above(1000), above(2000)]).toEqual([true, true, false]);
});

rule(
  'HGB-ACT-06',
  'of several covers the better one counts: rocks beside it before the bushes around it',
  () => {
    for (const scene of [
      'rocks 18,8 to 22,9.5 height 1\nswamp 15,5 to 25,15 height 2',
      'swamp 15,5 to 25,15 height 2\nrocks 18,8 to 22,9.5 height 1',
    ]) {
      const table = new Battle({
        scene: `48 x 48\n${scene}`,
        north: { Gear: { at: '20,10', facing: 0 } },
        south: { Far: { at: '40,40' } },
      });
      table.activate('Gear', 'combat');
      table.give({ type: 'hull-down' });
      expect(table.unit('Gear')).toMatchObject({ shelter: 0, body: { hullDown: 2 } });
    }
  },
);

rule('HGB-ACT-08', 'whoever has turned on wheels gets no counter back, on foot it does', () => {
  const turned = (['W', 'G'] as const).map((mode) => {
    const table = behindRocks('stationary');
    const gear = table.unit('Gear');
    Object.assign(gear, { shelter: 0, body: { ...gear.body, mode, hullDown: 1 } });
    expect(table.choices).toContain('refresh');
    gear.activation = { ...gear.activation!, hasTurned: true };
    return table.choices.includes('refresh');
  });
  expect(turned).toEqual([true, false]);
});

rule('HGB-ACT-06', 'it takes an action that is left, and nobody does it twice', () => {
  const table = behindRocks();
  table.unit('Gear').actions = 0;
  expect(table.choices).not.toContain('hull-down');
  const twice = behindRocks();
  twice.unit('Gear').actions = 2;
  twice.give({ type: 'hull-down' });
  expect(twice.unit('Gear').actions).toBe(1);
  expect(twice.choices).not.toContain('hull-down');
});

rule(
  'HGB-ACT-08',
  'a creep inside the cover keeps the counters, one out of it loses them and its arc',
  () => {
    const table = new Battle({
      scene: '48 x 48\nswamp 15,5 to 25,15 height 2',
      north: { Gear: { at: '20,14.5', facing: 0, card: { actions: 2, aux: { jumpJets: 4 } } } },
      south: { Far: { at: '40,40' } },
    });
    table.activate('Gear', 'stationary');
    table.give({ type: 'hull-down' });
    table.give({ type: 'walk', to: { x: 20000, y: 14000 } });
    expect(table.unit('Gear').body.hullDown).toBe(1);
    const out = behindRocks('stationary');
    out.give({ type: 'hull-down' });
    out.give({ type: 'walk', to: { x: 20000, y: 10900 } });
    expect(out.unit('Gear')).toMatchObject({ shelter: null, body: { hullDown: null } });
    expect(out.events('in-the-open')).toHaveLength(1);
    // HGB-AUX-05: nor does anybody take its cover along into the air.
    table.give({ type: 'jets', by: 2 });
    expect(table.unit('Gear').body.hullDown).toBeNull();
  },
);

rule('HGB-ACT-08', 'where there is no cover any more no counter comes back', () => {
  const table = new Battle({
    north: { Gear: { at: '20,20', body: { speed: 'stationary', hullDown: 0 } } },
    south: { Far: { at: '46,46', card: { actions: 0 } } },
  });
  table.activate('Gear', 'stationary');
  expect(table.choices).not.toContain('refresh');
});
