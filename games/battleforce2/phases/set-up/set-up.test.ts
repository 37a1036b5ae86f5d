import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import {
  battle,
  initiative,
  mapWith,
  mech,
  type PlacedUnit,
  platoon,
  tank,
  unit,
} from '../../testing/scene.ts';

const edges = (south: number, north: number): readonly Roll[] => [
  ['home-edges', south, 1],
  ['home-edges', north, 1],
];
const deployment = (south: number, north: number): readonly Roll[] => [
  ['deployment', south, 1],
  ['deployment', north, 1],
];

function scene(
  objectives: 'none' | 'objectives' | 'objectives and headquarters',
  south: readonly PlacedUnit[] = [unit('Lance', 'off', mech('Ram')), unit('Herd', 'off', mech('Bull'))],
  map: Record<string, string> = {},
) {
  const table = battle({ objectives, south, north: [unit('Pack', 'off', mech('Wolf'))], map: mapWith(map) });
  table.begin(...edges(6, 1));
  return table;
}

/** Places counters of whoever is asked, one after the other. */
function place(table: ReturnType<typeof scene>, ...hexes: string[]): string[] {
  return hexes.map((to, i) => {
    const { asked } = table;
    table.give({ type: 'place', to }, ...(i === 5 ? deployment(6, 1) : []));
    return asked;
  });
}

rule(
  ['BF2-SETUP-02', 'BF2-SETUP-01'],
  'The higher roll picks a home edge, and the opposite one is the other side’s; ties are rolled again',
  () => {
    const table = battle({
      south: [unit('Lance', 'off', mech('Ram'))],
      north: [unit('Pack', 'off', mech('Wolf'))],
    });
    table.begin(...edges(3, 3), ...edges(2, 5));
    expect(table.asked).toBe('north setup/home');
    expect(table.values('home', 'edge')).toEqual(['north', 'south', 'east', 'west']);
    table.give({ type: 'home', edge: 'east' }, ...deployment(1, 6));
    expect(table.state.homes).toEqual(['west', 'east']);
  },
);

rule(
  'BF2-OBJ-01',
  'Objectives are placed by turns, the winner of the roll first, then the headquarters',
  () => {
    const table = scene('objectives and headquarters');
    table.give({ type: 'home', edge: 'south' });
    const asked = place(table, '0301', '0317', '1301', '1317', '0817', '0801');
    expect(asked).toEqual(
      ['south', 'north', 'south', 'north', 'south', 'north'].map((side) => `${side} setup/objective`),
    );
    expect(table.state.objectives.map(({ kind, owner }) => `${kind} ${owner}`)).toEqual([
      'objective 0',
      'objective 1',
      'objective 0',
      'objective 1',
      'headquarters 0',
      'headquarters 1',
    ]);
  },
);

rule(
  'BF2-OBJ-01',
  'Objectives lie in the five rows at the enemy’s edge, at least 5 hexes apart, never two in a hex',
  () => {
    const table = scene('objectives and headquarters');
    table.give({ type: 'home', edge: 'south' });
    const rows = new Set(table.values('place', 'to').map((hex) => String(hex).slice(2)));
    expect([...rows].sort()).toEqual(['01', '02', '03', '04', '05']);
    expect(table.refusal({ type: 'place', to: '0806' }).rule).toBe('BF2-OBJ-01');
    place(table, '0803', '0815');
    expect(table.refusal({ type: 'place', to: '0804' }).message).toMatch(/less than 5 hexes/);
    expect(table.values('place', 'to')).not.toContain('1203');
    expect(table.values('place', 'to')).toContain('1303');
  },
);

rule('BF2-OBJ-01', 'A headquarters lies on one’s own edge', () => {
  const table = scene('objectives and headquarters');
  table.give({ type: 'home', edge: 'west' });
  place(table, '1503', '0103', '1513', '0113');
  expect(table.asked).toBe('south setup/objective');
  expect(table.values('place', 'to')).toHaveLength(15);
  expect(table.refusal({ type: 'place', to: '0208' }).rule).toBe('BF2-OBJ-01');
  expect(table.refusal({ type: 'place', to: '0103' }).message).toMatch(/Another counter/);
});

rule(['BF2-OBJ-01', 'BF2-SETUP-01'], 'Scenarios may do without headquarters, or without objectives', () => {
  const some = scene('objectives');
  some.give({ type: 'home', edge: 'south' });
  const asked = ['0301', '0317', '1301'].map((to) => {
    some.give({ type: 'place', to });
    return some.asked;
  });
  expect(asked.at(-1)).toBe('north setup/objective');
  some.give({ type: 'place', to: '1317' }, ...deployment(6, 1));
  expect(some.asked).toBe('south setup/order');
  const none = scene('none');
  none.give({ type: 'home', edge: 'south' }, ...deployment(6, 1));
  expect(none.asked).toBe('south setup/order');
});

rule(
  'BF2-SETUP-03',
  'The higher roll chooses to deploy first or second; one side deploys completely before the other',
  () => {
    const table = scene('none');
    table.give({ type: 'home', edge: 'south' }, ...deployment(2, 2), ...deployment(1, 6));
    expect(table.asked).toBe('north setup/order');
    table.give({ type: 'set-up-first', first: false });
    expect(table.asked).toBe('south setup/deploy');
    table.give({ type: 'deploy', unit: 1, to: '0117', facing: 2 });
    expect(table.unit('Herd')).toMatchObject({ facing: 2 });
    expect(table.hexOf('Herd')).toBe('0117');
    expect(table.asked).toBe('south setup/deploy');
    expect(table.refusal({ type: 'deploy', unit: 0, to: '0117', facing: 0 }).rule).toBe('BF2-SETUP-03');
    expect(table.refusal({ type: 'deploy', unit: 1, to: '0217', facing: 0 }).rule).toBe('BF2-SETUP-03');
    table.give({ type: 'deploy', unit: 0, to: '1517', facing: 0 });
    expect(table.asked).toBe('north setup/deploy');
    expect(table.refusal({ type: 'deploy', unit: 2, to: '0817', facing: 0 }).rule).toBe('BF2-SETUP-03');
    table.give({ type: 'deploy', unit: 2, to: '0801', facing: 3 }, ...initiative('north'));
    expect(table.state.turn).toBe(1);
  },
);

rule('BF2-SETUP-03', 'Whoever chooses to deploy first does', () => {
  const table = scene('none');
  table.give({ type: 'home', edge: 'south' }, ...deployment(6, 1));
  table.give({ type: 'set-up-first', first: true });
  expect(table.asked).toBe('south setup/deploy');
});

rule(
  'BF2-SETUP-03',
  'A unit deploys where it may be, on a road if need be, or as near to its edge as it can',
  () => {
    const edge = Object.fromEntries(
      Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}17`, 'H']),
    );
    const south = [
      unit('Wheels', 'off', tank('Ram', { mode: 'w' })),
      unit('Ship', 'off', tank('Ewe', { mode: 'n' })),
    ];
    const table = scene('none', south, { ...edge, '0416': '~', '0515': '~', '0505': '~' });
    table.give({ type: 'home', edge: 'south' }, ...deployment(6, 1));
    table.give({ type: 'set-up-first', first: true });
    expect(table.refusal({ type: 'deploy', unit: 0, to: '0417', facing: 0 }).rule).toBe('BF2-SETUP-03');
    table.give({ type: 'deploy', unit: 0, to: '0516', facing: 0 });
    expect(table.refusal({ type: 'deploy', unit: 1, to: '0515', facing: 0 }).rule).toBe('BF2-SETUP-03');
    table.give({ type: 'deploy', unit: 1, to: '0416', facing: 0 });
    const road = battle({
      map: mapWith(edge),
      roads: ['0817 0816'],
      south: [unit('Wheels', 'off', tank('Ram', { mode: 'w' }))],
      north: [unit('Pack', 'off', mech('Wolf'))],
    });
    road.begin(...edges(6, 1));
    road.give({ type: 'home', edge: 'south' }, ...deployment(6, 1));
    road.give({ type: 'set-up-first', first: true });
    road.give({ type: 'deploy', unit: 0, to: '0817', facing: 0 });
  },
);

rule(['BF2-SETUP-03', 'BF2-FACE-01'], 'Infantry deploys without a facing', () => {
  const table = scene('none', [unit('Company', 'off', platoon('Foot'))]);
  table.give({ type: 'home', edge: 'south' }, ...deployment(6, 1));
  table.give({ type: 'set-up-first', first: true });
  expect(table.refusal({ type: 'deploy', unit: 0, to: '0817', facing: 0 }).message).toMatch(/has no place/);
  table.give({ type: 'deploy', unit: 0, to: '0817' });
});

rule(['BF2-SETUP-03', 'BF2-MAP-05'], 'Who cannot be in the water below a bridge is deployed on it', () => {
  const deployed = (element: ReturnType<typeof mech>) => {
    const table = battle({
      map: mapWith({ '0817': '~' }),
      roads: ['0817 0816 0815'],
      bridges: ['0817'],
      south: [unit('Lance', 'off', element)],
      north: [unit('Pack', 'off', mech('Wolf'))],
    });
    table.begin(...edges(6, 1));
    table.give({ type: 'home', edge: 'south' }, ...deployment(6, 1));
    table.give({ type: 'set-up-first', first: true });
    table.give({ type: 'deploy', unit: 0, to: '0817', facing: 0 });
    return [table.unit('Lance').onBridge, table.events('deployed')[0].onBridge];
  };
  expect(deployed(tank('Drum'))).toEqual([true, true]);
  expect(deployed(mech('Ram'))).toEqual([false, false]);
});
