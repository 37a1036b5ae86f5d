import { rule } from '@ironfield/conformance/rule.ts';
import { type Field, FULL_TURN, type Pick, type Point } from '@ironfield/kernel/menu/menu.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { boundsOf } from '@ironfield/table/polygon.ts';
import { wholeTable } from '@ironfield/table/scenes/scene.ts';
import { expect } from 'vitest';
import { INCH } from '../../data/tables.ts';
import { gearblitz } from '../../game.ts';
import { rosterOf } from '../../state/roster.ts';
import { Fight, type TestSide } from '../../testing/battle.ts';

/** The bounds of the zones of a side in inches: left, top, right, bottom. */
const zonesOf = ({ state }: Fight, seat: number) =>
  state.battle.zones[seat].map((zone) => Object.values(boundsOf(zone)).map((length) => length / INCH));

/** The North has won the set-up roll and chooses; the South picks this zone. */
function deployedAs(
  deployment: 'skirmish line' | 'deep' | 'chance encounter' | 'stuck in the middle',
  zone: number,
) {
  const fight = new Fight({ hasStances: false }, ['set-up-roll', 5], ['set-up-roll', 2]);
  fight.give(0, { type: 'deployment-type', deployment });
  fight.give(1, { type: 'zone', zone });
  return fight;
}

/** The area in which a unit of the North may be put. */
function placeFor({ state }: Fight, name: string): Point {
  const form = menuFor(gearblitz, state, 0)!.orders.find(({ type }) => type === 'deploy')!;
  const [unit] = form.fields as readonly Pick[];
  const id = rosterOf(state.setup).units.find(({ sheet }) => sheet.name === name)!.id;
  return unit.follow!(id)[0] as Point;
}

rule('HGB-SCEN-01', 'Mission and length, then stances, then zones, then the armies', () => {
  const fight = new Fight(
    { missions: 'rolled', rounds: 'rolled' },
    ['mission', 1],
    ['mission', 6],
    ['game length', 2],
  );
  expect(fight.step).toBe('stances');
  fight.stances('defensive', 'defensive');
  expect(fight.step).toBe('deployment-type');
  fight.give(0, { type: 'deployment-type', deployment: 'deep' });
  expect(fight.step).toBe('zone');
  fight.give(1, { type: 'zone', zone: 0 });
  expect(fight.step).toBe('deploy');
});

rule(
  ['HGB-MIS-01', 'HGB-MIS-05', 'HGB-MIS-06'],
  'A die for each side names its mission, and one how much it matters',
  () => {
    const fight = new Fight(
      { missions: 'rolled' },
      ['mission', 5],
      ['mission', 4],
      ['mission priority', 4],
      ['mission priority', 1],
    );
    expect(fight.state.battle).toMatchObject({
      missions: ['rearguard', 'defend'],
      priorities: ['high', 'low'],
    });
  },
);

rule('HGB-MIS-09', 'A game of 500 TV lasts 6 rounds, and what a die adds; on a 6 nobody knows', () => {
  const last = (die: number) => new Fight({ rounds: 'rolled' }, ['game length', die]).state.battle.lastRound;
  expect([1, 2, 5, 6].map(last)).toEqual([6, 7, 10, null]);
});

rule('HGB-STANCE-01', 'Stances are chosen in secret and shown together', () => {
  const fight = new Fight();
  expect(fight.seats).toEqual([0, 1]);
  fight.give(0, { type: 'stance', stance: 'aggressive' });
  expect(viewFor(gearblitz, fight.state, 1).table.battle.stances).toEqual([null, null]);
  expect(JSON.stringify(viewFor(gearblitz, fight.state, 1))).not.toContain('aggressive');
  fight.give(1, { type: 'stance', stance: 'neutral' }, ['set-up-roll', 5], ['set-up-roll', 2]);
  expect(fight.state.battle.stances).toEqual(['aggressive', 'neutral']);
});

rule('HGB-STANCE-03', 'A Neutral side has 2 Command Points more', () => {
  const fight = new Fight();
  fight.stances('neutral', 'defensive');
  expect(fight.state.commandPoints).toEqual([5, 3]);
});

rule(['HGB-SETUP-03', 'HGB-TEST-02'], 'Both Commanders roll for the set-up, and roll ties again', () => {
  const fight = new Fight(
    { hasStances: false },
    ['set-up-roll', 3],
    ['set-up-roll', 3],
    ['set-up-roll', 2],
    ['set-up-roll', 4],
  );
  expect([fight.step, fight.seats]).toEqual(['deployment-type', [1]]);
});

rule('HGB-SETUP-03', 'In a plain battle both assault, and the winner says who deploys first', () => {
  const zones = [
    [
      { x: 0, y: 0 },
      { x: 48_000, y: 0 },
      { x: 48_000, y: 12_000 },
      { x: 0, y: 12_000 },
    ],
    [
      { x: 0, y: 24_000 },
      { x: 48_000, y: 24_000 },
      { x: 48_000, y: 36_000 },
      { x: 0, y: 36_000 },
    ],
  ];
  const fight = new Fight({ hasStances: false, zones }, ['set-up-roll', 5], ['set-up-roll', 2]);
  expect(fight.choices).toEqual(['begin-deployment']);
  const told = fight.give(0, { type: 'begin-deployment', seat: 1 });
  expect(told).toMatchObject([{ type: 'first', seat: 1, chosenBy: 0 }]);
  expect([fight.step, fight.seats]).toEqual(['deploy', [1]]);
  expect(
    fight.refusal(1, {
      type: 'deploy',
      unit: 4,
      at: { x: 5000, y: 5000 },
      heading: 0,
      mode: 'W',
      speed: 'combat',
    }),
  ).toContain('outside your deployment zone');
});

rule('HGB-DEPLOY-01', 'The winner chooses the type, the other the zone, and the winner begins', () => {
  const fight = deployedAs('skirmish line', 1);
  expect(zonesOf(fight, 1)).toEqual([[0, 24, 48, 36]]);
  expect(zonesOf(fight, 0)).toEqual([[0, 0, 48, 12]]);
  expect([fight.step, fight.seats]).toEqual(['deploy', [0]]);
});

rule(
  'HGB-DEPLOY-01',
  'The winner may let the other side choose, who then begins and may not pass it back',
  () => {
    const fight = new Fight({ hasStances: false }, ['set-up-roll', 5], ['set-up-roll', 2]);
    fight.give(0, { type: 'leave-deployment' });
    expect([fight.seats, fight.choices]).toEqual([[1], ['deployment-type']]);
    fight.give(1, { type: 'deployment-type', deployment: 'deep' });
    expect([fight.step, fight.seats]).toEqual(['zone', [0]]);
    fight.give(0, { type: 'zone', zone: 0 });
    expect([fight.step, fight.seats]).toEqual(['deploy', [1]]);
  },
);

rule('HGB-DEPLOY-01', 'everybody hears which type of deployment was chosen', () => {
  const fight = new Fight({ hasStances: false }, ['set-up-roll', 5], ['set-up-roll', 2]);
  expect(fight.refusal(0, { type: 'deployment-type', deployment: 'anywhere' })).not.toContain('room');
  const told = fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  expect(told).toMatchObject([{ type: 'deployment-type', seat: 0, deployment: 'skirmish line' }]);
});

rule(
  ['HGB-PERK-03', 'HGB-DEPLOY-01'],
  'A group is put off before it is begun, not in the middle of another',
  () => {
    const north: TestSide = {
      A: { units: 2, ld: 1 },
      B: { units: 1, card: { perks: { airdroppable: true } } },
    };
    const fight = new Fight(
      { hasStances: false, north, south: { X: { units: 1, ld: 1 } } },
      ['set-up-roll', 5],
      ['set-up-roll', 2],
    );
    fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
    fight.give(1, { type: 'zone', zone: 1 });
    expect(fight.choices).toContain('drop-later');
    fight.deploy('A1', '24,3');
    expect([fight.step, fight.seats, fight.choices]).toEqual(['deploy', [0], ['deploy']]);
  },
);

rule('HGB-DEPLOY-01', 'Sides deploy a whole group in turn, each the one that it wants', () => {
  const fight = deployedAs('skirmish line', 1);
  const prompt = () => menuFor(gearblitz, fight.state, 0)!.prompt;
  expect(prompt()).toBe('Deploy a Combat Group');
  fight.deploy('B1', '10,5');
  expect(prompt()).toBe('Deploy B');
  expect(
    fight.refusal(0, { type: 'deploy', unit: 0, at: { x: 1, y: 1 }, heading: 0, mode: 'W', speed: 'combat' }),
  ).not.toBe('');
  expect(fight.seats).toEqual([0]);
  fight.deploy('B2', '12,5');
  expect(fight.seats).toEqual([1]);
  fight.deploy('X1', '10,30');
  fight.deploy('X2', '12,30');
  expect(fight.seats).toEqual([0]);
});

/** The fields of the order that deploys a unit. */
function deployFields({ state }: Fight, seat: number, id: number): readonly Field[] {
  const deploy = menuFor(gearblitz, state, seat)!.orders.find(({ type }) => type === 'deploy')!;
  const [unit] = deploy.fields as readonly Pick[];
  return unit.follow!(id);
}

/** The bounds of where it is deployed, in inches. */
function outlineOf(fight: Fight, seat: number, id: number): number[] {
  const at = deployFields(fight, seat, id).find((field) => field.kind === 'point')!;
  return Object.values(boundsOf(at.outline)).map((length) => length / INCH);
}

/** The facing of a deployed unit if its player only goes on. */
function usualHeading(fight: Fight, seat: number, id: number): number | undefined {
  const heading = deployFields(fight, seat, id).find(({ name }) => name === 'heading');
  return heading?.kind === 'whole' ? heading.usual : undefined;
}

rule('HGB-DEPLOY-01', 'Each side usually faces the other, and the units of a group face alike', () => {
  const fight = deployedAs('skirmish line', 1);
  expect(usualHeading(fight, 0, fight.id('B1'))).toBe(FULL_TURN / 2);
  fight.deploy('B1', '10,5');
  fight.state.units[fight.id('B1')].heading = 300;
  expect(usualHeading(fight, 0, fight.id('B2'))).toBe(300);
  fight.deploy('B2', '12,5');
  expect(usualHeading(fight, 1, fight.id('X1'))).toBe(0);
});

rule('HGB-DEPLOY-01', 'A unit faces any way, and a full turn is no way of its own', () => {
  const fight = deployedAs('skirmish line', 1);
  const order = { type: 'deploy', unit: fight.id('B1'), at: { x: 10_000, y: 5000 } } as const;
  const facing = (heading: number) => ({ ...order, heading, mode: 'W', speed: 'combat' }) as const;
  expect(fight.refusal(0, facing(FULL_TURN))).toMatch(/1439/);
  fight.give(0, facing(FULL_TURN - 1));
  expect(fight.unit('B1').heading).toBe(FULL_TURN - 1);
});

rule('HGB-DEPLOY-02', 'Skirmish Line takes thirds of the short side, Deep thirds of the long one', () => {
  expect(zonesOf(deployedAs('skirmish line', 0), 1)).toEqual([[0, 0, 48, 12]]);
  expect(zonesOf(deployedAs('deep', 0), 1)).toEqual([[0, 0, 16, 36]]);
  expect(zonesOf(deployedAs('deep', 0), 0)).toEqual([[32, 0, 48, 36]]);
});

rule('HGB-DEPLOY-02', 'In a Chance Encounter the sides stand in opposite ninths', () => {
  const fight = deployedAs('chance encounter', 4);
  expect([zonesOf(fight, 1), zonesOf(fight, 0)]).toEqual([[[32, 0, 48, 12]], [[0, 24, 16, 36]]]);
});

rule('HGB-DEPLOY-02', 'Stuck in the Middle one has the middle, and the other splits over two ninths', () => {
  const fight = deployedAs('stuck in the middle', 1);
  expect(zonesOf(fight, 1)).toEqual([[16, 12, 32, 24]]);
  expect(zonesOf(fight, 0)).toEqual([
    [16, 0, 32, 12],
    [16, 24, 32, 36],
  ]);
  // The outline holds both.
  expect(outlineOf(fight, 0, fight.id('A1'))).toEqual([0, 0, 48, 36]);
  fight.deploy('A1', '20,4');
  fight.deploy('A2', '22,4');
  expect(outlineOf(fight, 1, fight.id('X1'))).toEqual([16, 12, 32, 24]);
  fight.deploy('X1', '20,20');
  fight.deploy('X2', '22,20');
  const order = { type: 'deploy', unit: fight.id('B1'), heading: 0, mode: 'W', speed: 'combat' };
  expect(fight.refusal(0, { ...order, at: { x: 24_000, y: 4000 } })).toContain(
    'The other zone is still empty',
  );
  fight.deploy('B1', '20,30');
  fight.deploy('B2', '28,4');
});

rule('HGB-DEPLOY-02', 'Only the last group has to fill the zone that is empty', () => {
  const north: TestSide = { A: { units: 1, ld: 1 }, B: { units: 1 }, C: { units: 1 } };
  const fight = new Fight({ hasStances: false, north }, ['set-up-roll', 5], ['set-up-roll', 2]);
  fight.give(0, { type: 'deployment-type', deployment: 'stuck in the middle' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.deploy('A1', '20,4');
  fight.deploy('X1', '20,20');
  fight.deploy('X2', '22,20');
  fight.deploy('B1', '22,4');
  fight.deploy('Y1', '24,20');
  fight.deploy('Y2', '26,20');
  const order = { type: 'deploy', unit: fight.id('C1'), heading: 0, mode: 'W', speed: 'combat' };
  expect(fight.refusal(0, { ...order, at: { x: 24_000, y: 4000 } })).toContain('still empty');
});

rule(['HGB-DEPLOY-01', 'HGB-INF-05'], 'A group is deployed as a whole before others go aboard', () => {
  const movement = [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }] as const;
  const north: TestSide = {
    A: { units: 2, ld: 1, card: { perks: { transport: 1 } } },
    B: { units: 1, card: { kind: 'infantry', bases: 1, movement } },
  };
  const fight = new Fight({ hasStances: false, north }, ['set-up-roll', 5], ['set-up-roll', 2]);
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.deploy('A1', '24,3');
  expect(fight.choices).toEqual(['deploy']);
});

rule('HGB-DEPLOY-02', 'Zones without room for everybody are not on offer', () => {
  const fight = new Fight(
    { hasStances: false, scene: '48 x 36\nrocks 0,0 to 48,11.5 height 1' },
    ['set-up-roll', 5],
    ['set-up-roll', 2],
  );
  expect(fight.refusal(0, { type: 'deployment-type', deployment: 'skirmish line' })).toContain('no room');
  fight.give(0, { type: 'deployment-type', deployment: 'deep' });
});

rule(
  'HGB-PERK-03',
  'A group that can be dropped may come when both sides have set up, wherever no enemy sees it',
  () => {
    const north: TestSide = {
      A: { units: 1, ld: 1 },
      B: { units: 1, card: { perks: { airdroppable: true } } },
    };
    const south: TestSide = { X: { units: 1, ld: 1 }, Y: { units: 1 } };
    const fight = new Fight(
      { hasStances: false, north, south, scene: '48 x 36\nhill 20,16 to 28,20 height 4 ground' },
      ['set-up-roll', 5],
      ['set-up-roll', 2],
    );
    fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
    fight.give(1, { type: 'zone', zone: 1 });
    expect(fight.refusal(0, { type: 'drop-later', group: fight.group('A') })).not.toBe('');
    fight.give(0, { type: 'drop-later', group: fight.group('B') });
    fight.deploy('X1', '24,25');
    fight.deploy('A1', '24,3');
    expect(fight.seats).toEqual([1]);
    fight.deploy('Y1', '24,27');
    expect([fight.step, fight.seats]).toEqual(['deploy', [0]]);
    const drop = {
      type: 'deploy',
      unit: fight.id('B1'),
      heading: 0,
      mode: 'W',
      speed: 'stationary',
    } as const;
    expect(fight.refusal(0, { ...drop, at: { x: 40_000, y: 30_000 } })).toContain('sees this place');
    expect(placeFor(fight, 'B1').outline).toEqual(wholeTable(fight.state.setup.scene));
    // HGB-DEPLOY-02: in its own zone nobody minds who sees it.
    const isSeen = (x: number, y: number) => {
      const { forbids } = placeFor(fight, 'B1');
      return forbids({ x, y }) !== null;
    };
    expect([isSeen(40_000, 30_000), isSeen(44_000, 4_000)]).toEqual([true, false]);
    expect(placeFor(fight, 'B1').forbids({ x: -2000, y: 14_000 })?.message).not.toContain('sees');
    expect(isSeen(-2000, 14_000)).toBe(true);
    // Behind the hill.
    fight.give(0, { ...drop, at: { x: 24_000, y: 14_000 } }, ['initiative', 6], ['initiative', 2]);
    expect(fight.step).toBe('first');
  },
);

rule(
  ['HGB-INF-05', 'HGB-PERK-16'],
  'Squads may be deployed aboard a transport of their side that has room',
  () => {
    const squad = {
      kind: 'infantry',
      bases: 1,
      movement: [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }],
    } as const;
    const north: TestSide = {
      A: { units: 1, ld: 1, card: { perks: { transport: 1 } } },
      B: { units: 2, card: squad },
    };
    const south: TestSide = { X: { units: 1, ld: 1, card: { perks: { transport: 2 } } }, Y: { units: 1 } };
    const fight = new Fight({ hasStances: false, north, south }, ['set-up-roll', 5], ['set-up-roll', 2]);
    fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
    fight.give(1, { type: 'zone', zone: 1 });
    const aboard = (unit: string, transport: string) =>
      ({ type: 'deploy-aboard', unit: fight.id(unit), transport: fight.id(transport) }) as const;
    // It is not there yet.
    expect(fight.choices).not.toContain('deploy-aboard');
    fight.deploy('A1', '24,3');
    fight.deploy('X1', '24,33');
    expect(fight.refusal(0, aboard('B1', 'X1'))).toMatch(/not possible/);
    fight.give(0, aboard('B1', 'A1'));
    expect(fight.unit('B1')).toMatchObject({ at: null, others: [], aboard: fight.id('A1') });
    expect(fight.choices).not.toContain('deploy-aboard');
    fight.deploy('B2', '28,3');
    fight.deploy('Y1', '28,33', ['initiative', 6], ['initiative', 2]);
    expect(fight.step).toBe('first');
    // A unit aboard is not activated by itself.
    fight.give(0, { type: 'go-first', seat: 0 });
    fight.give(0, { type: 'group', group: fight.group('B') });
    expect(fight.refusal(0, { type: 'activate', unit: fight.id('B1'), speed: 'combat', mode: 'W' })).not.toBe(
      '',
    );
  },
);

rule('HGB-DEPLOY-01', 'Sides deploy in turn, and whoever has more groups goes on alone', () => {
  const fight = new Fight(
    {
      hasStances: false,
      north: { A: { units: 1, ld: 1 } },
      south: { X: { units: 1, ld: 1 }, Y: { units: 1 }, Z: { units: 1 } },
    },
    ['set-up-roll', 5],
    ['set-up-roll', 2],
  );
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  const turns = [...fight.seats];
  fight.deploy('A1', '24,3');
  turns.push(...fight.seats);
  fight.deploy('X1', '24,33');
  turns.push(...fight.seats);
  fight.deploy('Y1', '28,33');
  turns.push(...fight.seats);
  fight.deploy('Z1', '32,33', ['initiative', 6], ['initiative', 2]);
  expect(turns).toEqual([0, 1, 1, 1]);
  expect(fight.step).toBe('first');
});

rule(['HGB-DEPLOY-01', 'HGB-INF-01'], 'A squad is deployed with all of its bases, inside its zone', () => {
  const squad = { kind: 'infantry', bases: 3 } as const;
  const north: TestSide = { A: { units: 1, ld: 1, card: squad } };
  const south: TestSide = { X: { units: 1, ld: 1 } };
  const fight = new Fight({ hasStances: false, north, south }, ['set-up-roll', 5], ['set-up-roll', 2]);
  fight.give(0, { type: 'deployment-type', deployment: 'skirmish line' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.deploy('A1', '24,11.5');
  const { others } = fight.unit('A1');
  expect(others).toHaveLength(2);
  for (const { y } of others) expect(y).toBeLessThanOrEqual(12_000);
});

rule('HGB-DEPLOY-02', 'A single group may fill one of two zones alone', () => {
  const north: TestSide = { A: { units: 2, ld: 1 } };
  const south: TestSide = { X: { units: 1, ld: 1 } };
  const fight = new Fight({ hasStances: false, north, south }, ['set-up-roll', 5], ['set-up-roll', 2]);
  fight.give(0, { type: 'deployment-type', deployment: 'stuck in the middle' });
  fight.give(1, { type: 'zone', zone: 1 });
  fight.deploy('A1', '20,30');
  fight.deploy('A2', '22,30');
  expect(fight.seats).toEqual([1]);
});
