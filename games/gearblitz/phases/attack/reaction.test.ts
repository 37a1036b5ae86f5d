import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { Battle, gun, type Scenery } from '../../testing/table.ts';
import { bestChance } from '../firing/firing.ts';
import { isWatched } from './reaction.ts';

/** A runner that walks down towards a hunter 20" away, who has an action. */
const chase = (more: Partial<Scenery> = {}): Battle => {
  const table = new Battle({
    north: { Runner: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: { Hunter: { at: '20,30', card: { weapons: [gun('LAC')] } } },
    ...more,
  });
  table.activate('Runner');
  return table;
};

const NEXT_ROUND: readonly Roll[] = [
  ['initiative', 3, 4],
  ['initiative', 5, 5],
];

const walkTo = (y: number) => ({ type: 'walk', to: { x: 20000, y: y * 1000 } }) as const;
const snapAt = (table: Battle) =>
  ({
    type: 'snap',
    unit: table.id('Hunter'),
    mount: 0,
    target: table.id('Runner'),
    rof: 0,
    concentrated: 0,
  }) as const;

rule(
  ['HGB-ACT-11', 'HGB-ACT-12'],
  'at every whole inch whoever can fire is asked, and the move goes on',
  () => {
    const table = chase();
    table.give(walkTo(12));
    expect(table.asked).toBe('South: snap');
    expect(table.unit('Runner').at).toEqual({ x: 20000, y: 11000 });
    table.give({ type: 'let-pass', until: 'here' });
    expect(table.unit('Runner').at).toEqual({ x: 20000, y: 12000 });
    table.give({ type: 'let-pass', until: 'here' });
    expect(table.asked).toBe('North: act');
  },
);

rule('HGB-ACT-12', 'inches are counted over several legs', () => {
  const table = chase();
  table.give(walkTo(10.4));
  expect(table.asked).toBe('North: act');
  table.give(walkTo(12));
  expect(table.asked).toBe('South: snap');
  expect(table.unit('Runner').at).toEqual({ x: 20000, y: 11000 });
  table.give({ type: 'let-pass', until: 'here' });
  expect(table.unit('Runner').at).toEqual({ x: 20000, y: 12000 });
});

rule('HGB-ACT-12', 'whoever lets the whole activation pass is not asked again', () => {
  const table = chase();
  table.give(walkTo(14));
  table.give({ type: 'let-pass', until: 'activation' });
  expect(table.asked).toBe('North: act');
  expect(table.unit('Runner').at).toEqual({ x: 20000, y: 14000 });
});

rule('HGB-ACT-12', 'a side says from which chance of damage on it wants to be asked', () => {
  const ask = (snaps: number) => {
    const table = chase();
    table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps }));
    table.give(walkTo(12));
    return table;
  };
  expect([0, 10, 25, 50, 101].map((snaps) => ask(snaps).asked)).toEqual([
    'South: snap',
    'South: snap',
    'South: snap',
    'North: act',
    'North: act',
  ]);
});

rule('HGB-ACT-12', 'a hundredth more than what was let pass is enough to be asked again', () => {
  const askedAgain = (better: number) => {
    const table = chase();
    table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps: 10 }));
    table.give(walkTo(14));
    table.give({ type: 'let-pass', until: 'here' });
    const [before, after] = table.state.letPass;
    table.state.letPass = [before, { ...after!, chance: after!.chance - better }];
    table.give({ type: 'done', standBy: 0 }, ...(better > 0 ? [] : NEXT_ROUND));
    return table.asked;
  };
  expect([askedAgain(0), askedAgain(1)]).toEqual(['South: first', 'South: snap']);
});

rule('HGB-ACT-12', 'what was let pass is asked about again only where it has become better', () => {
  const table = chase();
  table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps: 10 }));
  table.give(walkTo(14));
  expect(table.unit('Runner').at).toEqual({ x: 20000, y: 11000 });
  table.give({ type: 'let-pass', until: 'here' });
  expect(table.asked).toBe('North: act');
  expect(table.state.letPass[1]!.chance).toBeGreaterThanOrEqual(10);
  // From the back it is easier to hit.
  table.give({ type: 'turn', side: 'left', by: 720 });
  table.give({ type: 'done', standBy: 0 });
  expect(table.asked).toBe('South: snap');
  // And the wish can be changed here.
  table.give(
    { type: 'wish', rerolls: 'never', windows: false, snaps: 101 },
    ['initiative', 3, 4],
    ['initiative', 2, 4],
  );
  expect(table.state.wishes[1].snaps).toBe(101);
  expect(table.state.round).toBe(2);
});

rule(['HGB-ACT-11', 'HGB-ACT-01'], 'Snap Fire costs an action of the round, and stops at none', () => {
  const table = chase();
  table.give(walkTo(13));
  table.give(snapAt(table), ['attack', 4]);
  // The runner still has its action, and may evade.
  expect(table.asked).toBe('North: evade');
  table.give({ type: 'stand' }, ['defense', 6]);
  expect(table.unit('Hunter').actions).toBe(0);
  expect(table.unit('Runner').at).toEqual({ x: 20000, y: 13000 });
  expect(table.asked).toBe('North: act');
});

rule('HGB-ACT-12', 'an inch lies between two Snap Fires, whoever fires', () => {
  const table = chase({
    south: {
      Hunter: { at: '20,30', card: { weapons: [gun('LAC')], actions: 3 } },
      Second: { at: '22,30', card: { weapons: [gun('LAC')] } },
    },
  });
  table.give(walkTo(12));
  table.give(snapAt(table), ['attack', 2]);
  table.give({ type: 'stand' }, ['defense', 6]);
  expect(table.asked).toBe('South: snap');
  expect(table.unit('Runner').activation?.path).toBe(2000);
});

rule('HGB-ACT-11', 'what needs Active Detection is no target of Snap Fire, not even with a lock', () => {
  const table = chase({ scene: '48 x 48\nwoodland 10,15 to 30,22 height 3\njungle 10,22 to 30,29 height 3' });
  table.unit('Hunter').locks = [{ unit: table.id('Runner'), margin: 3 }];
  table.give(walkTo(12));
  expect(table.asked).toBe('North: act');
});

rule(['HGB-ACT-09', 'HGB-ACT-10'], 'Stand-By fires once at -1, and is then used up', () => {
  const table = chase({
    south: { Hunter: { at: '20,30', card: { weapons: [gun('LAC')], actions: 2 } } },
  });
  const hunter = table.unit('Hunter');
  Object.assign(hunter, { isLocked: true, actions: 0, standBy: 2 });
  table.give(walkTo(11));
  table.give(snapAt(table), ['attack', 5]);
  // Long range -1, Stand-By -1.
  expect(table.events('fired')[0].total).toBe(3);
  expect(hunter.standBy).toBe(0);
});

rule(['HGB-ROUND-04', 'HGB-ACT-09'], 'what is not kept on Stand-By is lost', () => {
  const table = chase({ north: { Runner: { at: '20,10', card: { actions: 3 } } } });
  table.activate('Runner', 'stationary');
  table.give({ type: 'done', standBy: 2 });
  table.give({ type: 'let-pass', until: 'activation' }, ['initiative', 3, 4], ['initiative', 2, 4]);
  expect(table.news.find(({ type }) => type === 'locked')).toMatchObject({ now: { standBy: 2, actions: 0 } });
});

rule(['HGB-ACT-12', 'HGB-DMG-05'], 'whoever is destroyed on the way goes no further', () => {
  const table = chase({
    north: {
      Runner: { at: '20,10', facing: 180, card: { actions: 0 }, group: 'One' },
      Other: { at: '40,5', card: { actions: 0 }, group: 'Two' },
    },
    south: { Hunter: { at: '20,30', card: { weapons: [gun('HRG')] } } },
  });
  table.give(walkTo(13));
  table.give(snapAt(table), ['attack', 6], ['defense', 2], ['initiative', 3, 4], ['initiative', 2, 4]);
  expect(table.unit('Runner').at).toBeNull();
});

rule('HGB-ACT-10', 'a single action on Stand-By is enough', () => {
  const table = chase();
  Object.assign(table.unit('Hunter'), { isLocked: true, actions: 0, standBy: 1 });
  table.give(walkTo(11));
  expect(table.asked).toBe('South: snap');
});

rule('HGB-ACT-12', 'where it ends less than an inch after Snap Fire it is not fired at again', () => {
  const table = chase({ south: { Hunter: { at: '20,30', card: { weapons: [gun('LAC')], actions: 3 } } } });
  table.unit('Runner').actions = 0;
  table.give(walkTo(11));
  table.give(snapAt(table), ['attack', 2], ['defense', 6]);
  expect(table.unit('Runner').activation).toMatchObject({ path: 1000, snappedAt: 1000 });
  table.give(walkTo(11.5));
  table.give({ type: 'done', standBy: 0 }, ['initiative', 3, 4], ['initiative', 2, 4]);
  expect(table.state.round).toBe(2);
});

rule(['HGB-ACT-12', 'HGB-LOS-04'], 'there is no chance of Snap Fire at what is hidden, however near', () => {
  const table = new Battle({
    scene: '48 x 48\nhill 15,14 to 25,16 height 3',
    north: { Gun: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: { Hidden: { at: '20,20' }, Seen: { at: '34,12' } },
  });
  const chanceAt = (name: string) =>
    bestChance(table.state, table.id('Gun'), table.id(name), { manner: 'snap fire' });
  expect(chanceAt('Hidden')).toBe(0);
  expect(chanceAt('Seen')).toBeGreaterThan(0);
});

rule('HGB-ACT-12', 'one of a side that has a chance is enough to be asked', () => {
  const table = chase({
    south: {
      Hunter: { at: '20,30', card: { weapons: [gun('LAC')] } },
      Medic: { at: '24,30', card: { weapons: [] } },
    },
  });
  table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps: 10 }));
  table.give(walkTo(11));
  expect(table.asked).toBe('South: snap');
});

rule('HGB-ACT-12', 'whoever wants to be asked each time has let nothing pass but this', () => {
  const table = chase();
  table.give(walkTo(11));
  table.give({ type: 'let-pass', until: 'here' });
  expect(table.state.letPass[1]).toBeNull();
  expect(table.news.map(({ type }) => type)).not.toContain('let-pass');
});

rule(
  ['HGB-ACT-12', 'HGB-CP-05'],
  'Command Points are on offer only to those who want to be asked for them',
  () => {
    const choices = (windows: boolean) => {
      const table = chase({ commandPoints: 3 });
      table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, windows }));
      table.give(walkTo(11));
      return table.choices.includes('extra-action');
    };
    expect([choices(false), choices(true)]).toEqual([false, true]);
    // A unit without weapons is asked only about its points.
    const unarmed = chase({ commandPoints: 3, south: { Hunter: { at: '20,30', card: { weapons: [] } } } });
    unarmed.state.wishes = unarmed.state.wishes.map((wishes) => ({ ...wishes, windows: true }));
    unarmed.give(walkTo(11));
    expect(unarmed.asked).toBe('South: snap');
  },
);

rule('HGB-ACT-12', 'a chance that is just as good as a side has wished for is asked about', () => {
  const letting = chase();
  letting.give(walkTo(11));
  letting.state.wishes = letting.state.wishes.map((wishes) => ({ ...wishes, snaps: 1 }));
  letting.give({ type: 'let-pass', until: 'here' });
  const { chance } = letting.state.letPass[1]!;
  const ask = (snaps: number) => {
    const table = chase();
    table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps }));
    table.give(walkTo(11));
    return table.asked;
  };
  expect([ask(chance), ask(chance + 1)]).toEqual(['South: snap', 'North: act']);
});

rule(
  ['HGB-ROUND-02', 'HGB-SETUP-02'],
  'where nobody is left to command on either side, the first side goes on',
  () => {
    const table = chase();
    table.state.commanders = [-1, -1];
    table.state.agenda = [{ step: 'events' }, { step: 'initiative' }];
    table.run();
    expect(table.asked).toBe('North: first');
  },
);

rule('HGB-ACT-12', 'as it was read before, whoever has let an activation pass is not watched', () => {
  const watched = (isAll: boolean) => {
    const table = chase({ reading: 3 });
    const letPass = { unit: table.id('Runner'), chance: 0, isAll };
    table.state.letPass = [null, letPass];
    return isWatched(table.state, table.id('Runner'));
  };
  expect([watched(false), watched(true)]).toEqual([true, false]);
});

rule(
  'HGB-ACT-12',
  'who wants to be asked about good chances is asked about those of whoever may react',
  () => {
    const asked = [0, 1].map((actions) => {
      const table = chase({
        south: {
          Hunter: { at: '20,34', card: { weapons: [gun('LAC')] } },
          Sniper: { at: '20,18', card: { weapons: [gun('HAC')], actions } },
        },
      });
      table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps: 45 }));
      table.give(walkTo(12));
      return table.asked;
    });
    expect(asked).toEqual(['North: act', 'South: snap']);
  },
);
