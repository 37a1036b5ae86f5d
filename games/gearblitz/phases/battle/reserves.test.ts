import { rule } from '@ironfield/conformance/rule.ts';
import type { Each, Pick, Point } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { boundsOf, rectangle } from '@ironfield/table/polygon.ts';
import { expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { Fight, type TestSide } from '../../testing/battle.ts';
import { planMenu } from './planning.ts';
import { reserveForms } from './reserves.ts';

const FOUR: TestSide = { A: { units: 1, ld: 1 }, B: { units: 1 }, C: { units: 1 }, D: { units: 1 } };
const WINS = [
  ['initiative', 6],
  ['initiative', 2],
] as const;

/** Both sides have zones at the upper and lower edge; the North is of this stance and about to plan. */
function planning(
  stance: 'neutral' | 'aggressive',
  wishes: ConstructorParameters<typeof Fight>[0] = {},
): Fight {
  const fight = new Fight(wishes);
  fight.stances(stance, 'defensive');
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  return fight;
}

const plan = (...reserves: { group: number; arrival: number }[]): Order => ({
  type: 'plan',
  reserves,
  strikes: [],
  salvos: [],
});

/** The places where B1 may enter. */
function entryOf(fight: Fight): Point {
  const form = menuFor(gearblitz, fight.state, 0)!.orders.find(({ type }) => type === 'enter')!;
  return (form.fields[0] as Pick).follow!(fight.id('B1'))[0] as Point;
}

/** Group B is held back until this round; round 1 begins. */
function heldUntil(arrival: number, wishes: ConstructorParameters<typeof Fight>[0] = {}): Fight {
  const fight = planning('neutral', wishes);
  fight.give(0, plan({ group: fight.group('B'), arrival }));
  fight.deployAll(...WINS);
  return fight;
}

rule(
  ['HGB-STANCE-01', 'HGB-STANCE-03'],
  'Half of the groups of a Neutral side may be held back, and a quarter of an Aggressive one',
  () => {
    const neutral = planning('neutral', { north: FOUR });
    expect([neutral.step, neutral.seats]).toEqual(['plans', [0]]);
    const three = [0, 1, 2].map((group) => ({ group, arrival: 2 }));
    expect(neutral.refusal(0, plan(...three))).toContain('2 groups at most');
    neutral.give(0, plan(...three.slice(1)));
    const aggressive = planning('aggressive', { north: FOUR });
    expect(aggressive.refusal(0, plan(...three.slice(1)))).toContain('One group at most');
    aggressive.give(0, plan(...three.slice(2)));
    expect(aggressive.state.battle.reserves.map((reserve) => reserve !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  },
);

rule('HGB-RES-01', 'Who is held back everybody sees, but not until when', () => {
  const fight = planning('neutral');
  const events = fight.give(0, plan({ group: 1, arrival: 3 }));
  expect(eventsFor(gearblitz, events, 0)[0]).toMatchObject({ reserves: [{ group: 1, arrival: 3 }] });
  expect(eventsFor(gearblitz, events, 1)[0]).toMatchObject({ reserves: [{ group: 1, arrival: null }] });
  const arrivals = ([0, 1, 'spectator'] as const).map(
    (viewer) => viewFor(gearblitz, fight.state, viewer).table.battle.reserves[1]?.arrival,
  );
  expect(arrivals).toEqual([3, null, null]);
});

rule(
  'HGB-RES-01',
  'A group enters in its activation in the round that was written down, by an edge of its zone',
  () => {
    const fight = heldUntil(2);
    expect(fight.events('deployed').map(({ unit }) => unit)).not.toContain(fight.id('B1'));
    fight.until('first', ...WINS);
    expect(fight.state.round).toBe(2);
    expect(fight.events('reserves-due')).toEqual([{ type: 'reserves-due', group: 1, edge: null }]);
    fight.give(0, { type: 'go-first', seat: 0 });
    fight.give(0, { type: 'group', group: 1 });
    expect(fight.choices).toEqual(['enter', 'activate-now', 'wish']);
    const enter = { type: 'enter', unit: fight.id('B1'), heading: 720, mode: 'G', speed: 'top' } as const;
    expect(fight.refusal(0, { ...enter, at: { x: 10_000, y: 6000 } })).toContain('by their own table edges');
    expect(fight.refusal(0, { ...enter, at: { x: 10_000, y: 36_000 } })).toContain(
      'by their own table edges',
    );
    fight.give(0, { ...enter, at: { x: 10_000, y: 300 } });
    expect(fight.unit('B1')).toMatchObject({ at: { x: 10_000, y: 300 }, actions: 1, body: { speed: 'top' } });
    // The Commander stays what it is.
    expect(fight.events('succession')).toEqual([]);
    expect(fight.step).toBe('act');
    expect(fight.state.battle.reserves[1]?.waiting).toEqual([fight.id('B2')]);
  },
);

rule('HGB-ROUND-03', 'Groups in reserve have no turn before they arrive', () => {
  const fight = heldUntil(3);
  fight.until('first', ...WINS);
  expect(fight.state.round).toBe(2);
  expect(fight.events('group').map(({ group }) => group)).not.toContain(1);
});

rule(
  ['HGB-RES-01', 'HGB-DEPLOY-02'],
  'Whose zone has no edge of the table enters by one that is rolled',
  () => {
    const fight = new Fight();
    fight.stances('neutral', 'defensive', 1);
    fight.give(1, { type: 'deployment-type', deployment: 'stuck in the middle' });
    fight.give(0, { type: 'zone', zone: 0 });
    fight.give(0, plan({ group: 1, arrival: 1 }));
    fight.deployAll(['edge of the reserves', 5], ['edge of the reserves', 2], ...WINS);
    expect(fight.events('reserves-due')).toEqual([{ type: 'reserves-due', group: 1, edge: 1 }]);
    fight.give(0, { type: 'go-first', seat: 0 });
    fight.give(0, { type: 'group', group: 1 });
    const enter = { type: 'enter', unit: fight.id('B1'), heading: 0, mode: 'W', speed: 'combat' } as const;
    expect(fight.refusal(0, { ...enter, at: { x: 300, y: 5000 } })).toContain('by their own table edges');
    const { left, right, top, bottom } = boundsOf(entryOf(fight).outline!);
    expect([left >= 47_000, right, top, bottom]).toEqual([true, 48_000, 0, 36_000]);
    fight.give(0, { ...enter, at: { x: 48_000, y: 5000 } });
  },
);

rule(['HGB-RES-01', 'HGB-PERK-03'], 'A group that can be dropped enters by any edge', () => {
  const north = { A: { units: 1, ld: 1 }, B: { units: 1, card: { perks: { airdroppable: true } } } } as const;
  const fight = heldUntil(1, { north });
  fight.give(0, { type: 'go-first', seat: 0 });
  fight.give(0, { type: 'group', group: 1 });
  fight.give(0, {
    type: 'enter',
    unit: fight.id('B1'),
    at: { x: 9000, y: 36_000 },
    heading: 0,
    mode: 'W',
    speed: 'top',
  });
});

rule('HGB-RES-01', 'Who finds no room at the edge waits for another round', () => {
  const fight = heldUntil(1);
  const { width } = fight.state.scene;
  const wall = { id: 'wall', kind: 'rocks', label: 'Rocks', foot: 0, height: 1000, isGround: false };
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: 12_000 },
    { x: 0, y: 12_000 },
  ];
  fight.state.scene = { ...fight.state.scene, pieces: [{ ...wall, corners }] };
  fight.give(0, { type: 'go-first', seat: 0 });
  fight.give(0, { type: 'group', group: 1 });
  expect(fight.choices).toEqual(['wait', 'activate-now', 'wish']);
  fight.give(0, { type: 'wait', unit: fight.id('B1') });
  fight.give(0, { type: 'wait', unit: fight.id('B2') });
  expect(fight.unit('B1')).toMatchObject({ at: null, isLocked: true });
  expect(fight.seats).toEqual([1]);
  fight.until('first', ...WINS);
  fight.give(0, { type: 'go-first', seat: 0 });
  fight.give(0, { type: 'group', group: 1 });
  expect(fight.choices).toEqual(['wait', 'activate-now', 'wish']);
});

rule(['HGB-SETUP-02', 'HGB-RES-01'], 'Where nobody is left to command, the first who enters does', () => {
  const fight = heldUntil(1);
  fight.state.commanders[0] = -1;
  fight.give(0, { type: 'go-first', seat: 0 });
  fight.give(0, { type: 'group', group: 1 });
  const at = { x: 10_000, y: 300 };
  fight.give(0, { type: 'enter', unit: fight.id('B1'), at, heading: 720, mode: 'W', speed: 'combat' });
  expect(fight.state.commanders[0]).toBe(fight.id('B1'));
  expect(fight.events('succession')).toMatchObject([{ seat: 0, commander: fight.id('B1'), points: 5 }]);
});

rule('HGB-RES-01', 'Where a group may enter is shown, and what is proposed lies there', () => {
  const fight = heldUntil(1);
  fight.give(0, { type: 'go-first', seat: 0 });
  fight.give(0, { type: 'group', group: 1 });
  const place = entryOf(fight);
  expect(boundsOf(place.outline!)).toEqual({ left: 0, top: 0, right: 48_000, bottom: 36_000 });
  const proposed = place.sample(randomFrom('entry'));
  expect(place.forbids(proposed)).toBeNull();
});

rule(['HGB-STANCE-02', 'HGB-RES-01'], 'Whoever may hold back nobody is not asked about any group', () => {
  const fight = new Fight(
    { hasStances: false, support: [{ strikes: [{ type: 'fighter', value: 15 }] }, {}] },
    ['set-up-roll', 5],
    ['set-up-roll', 2],
  );
  const itemsOf = ({ state }: Fight) => {
    const [reserves, strikes] = planMenu(state, 0).orders[0].fields as readonly Each[];
    return [reserves.items.length, strikes.items.length];
  };
  expect(itemsOf(fight)).toEqual([0, 1]);
  expect(itemsOf(planning('neutral'))).toEqual([2, 0]);
});

rule('HGB-RES-01', 'a zone with one edge of the table is entered there, one with none by a die', () => {
  const due = (
    zone: readonly [number, number, number, number],
    ...rolls: Parameters<Fight['until']>[1][]
  ) => {
    const fight = planning('aggressive', { north: FOUR });
    fight.give(0, plan({ group: 1, arrival: 2 }));
    fight.deployAll(...WINS);
    const [left, top, right, bottom] = zone.map((inches) => inches * 1000);
    const own = [rectangle({ x: left, y: top }, { x: right, y: bottom })];
    fight.state.battle = { ...fight.state.battle, zones: [own, fight.state.battle.zones[1]] };
    fight.until('first', ...rolls, ...WINS);
    return fight.events('reserves-due').map(({ edge }) => edge);
  };
  expect(due([16, 0, 32, 12])).toEqual([null]);
  expect(due([16, 12, 32, 24], ['edge of the reserves', 5], ['edge of the reserves', 4])).toEqual([3]);
});

rule(
  'HGB-RES-01',
  'one edge that is blocked leaves the others, and the lower one is entered from below',
  () => {
    const scene = '48 x 36\nwater 0,0 to 48,3';
    const fight = heldUntil(1, { scene });
    fight.give(0, { type: 'go-first', seat: 0 });
    fight.give(0, { type: 'group', group: 1 });
    expect(fight.choices).toContain('enter');
    const reserve = fight.state.battle.reserves[1]!;
    const reserves = fight.state.battle.reserves.with(1, { ...reserve, edge: 2 });
    fight.state.battle = { ...fight.state.battle, reserves };
    const { forbids } = entryOf(fight);
    const isFree = (y: number) => forbids({ x: 24_000, y }) === null;
    expect([36_000, 35_500, 35_499, 35_000].map(isFree)).toEqual([true, true, false, false]);
  },
);

rule(['HGB-RES-01', 'HGB-ACT-02'], 'the Commander calls reserves for an action, and not without one', () => {
  const fight = heldUntil(0);
  const commander = fight.state.commanders[0];
  const calls = (actions: number) => {
    fight.state.units[commander].actions = actions;
    return reserveForms(fight.state, commander).length;
  };
  expect([calls(1), calls(0)]).toEqual([1, 0]);
});
