import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { USUAL_WISHES, type Wishes } from '../../state/command.ts';
import type { Body } from '../../state.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';

const ASKED: Wishes = { rerolls: 'poor', windows: false, snaps: 0 };
const EAGER: Wishes = { rerolls: 'poor', windows: true, snaps: 0 };

const CHIEF: Model = { at: '20,4', facing: 180, skills: { ld: 1, ew: 1 }, card: { weapons: [gun('LAC')] } };
const GEAR: Model = { at: '20,20', facing: 180, card: { weapons: [gun('LAC')] } };
const FOE: Model = { at: '20,36', card: { weapons: [gun('LAC')], aux: { ecm: 5 } } };

/** A Commander of Leadership 1 in the back, two Gears of another group in front of it, and an enemy. */
function command(
  units: Readonly<Record<string, Partial<Model>>> = {},
  { wishes = [ASKED, ASKED], ...more }: Partial<Scenery> & { wishes?: readonly Wishes[] } = {},
): Battle {
  const table = new Battle({
    commandPoints: 3,
    north: {
      Chief: { ...CHIEF, ...units.Chief, group: 'Staff' },
      Gear: { ...GEAR, ...units.Gear, group: 'Line' },
      Mate: { ...GEAR, at: '26,20', ...units.Mate, group: 'Line' },
    },
    south: { Foe: { ...FOE, ...units.Foe } },
    ...more,
  });
  table.state.wishes = wishes;
  return table;
}

/** The enemy jams with 5. */
function jam(table: Battle): void {
  const foe = table.unit('Foe');
  foe.body = { ...foe.body, ecm: { isOn: true } };
}

const extra = (table: Battle, name: string): Order => ({ type: 'extra-action', receiver: table.id(name) });
const keep = { type: 'keep', rerolls: 'poor' } as const;

/** Nobody of the North has anything left to react with. */
function tired(table: Battle): void {
  for (const name of ['Chief', 'Gear', 'Mate'])
    Object.assign(table.unit(name), { isLocked: true, actions: 0 });
}

/** The turn of the North. */
function turn(table: Battle): void {
  table.state.agenda = [{ step: 'events' }, { step: 'turn', seat: 0 }] as never;
  table.run();
}

rule('HGB-CP-02', 'the Commander tries as often as its Leadership says, and its own use is no try', () => {
  const table = command();
  table.activate('Gear', 'stationary');
  table.give(extra(table, 'Mate'));
  expect(table.events('command-point')).toMatchObject([{ by: table.id('Chief'), unit: table.id('Mate') }]);
  table.give({ type: 'hold' });
  expect(table.state.commandPoints[0]).toBe(2);
  expect(table.state.spent[0].helped).toEqual([table.id('Mate')]);
  expect(table.refusal(extra(table, 'Gear'))).toBe(
    'The Commander has used up its attempts this round (HGB-CP-02)',
  );
  table.give(extra(table, 'Chief'));
  table.give({ type: 'hold' });
  expect(table.state.commandPoints[0]).toBe(1);
  expect(table.choices).not.toContain('extra-action');
});

rule(
  'HGB-CP-02',
  'a unit benefits once a round, a drone never, and in the next round all is as before',
  () => {
    const table = command({
      Chief: { skills: { ld: 3 } },
      Mate: { card: { kind: 'drone' } },
    });
    table.activate('Gear', 'stationary');
    table.give(extra(table, 'Gear'));
    table.give({ type: 'hold' });
    expect(table.refusal(extra(table, 'Gear'))).toBe(
      'The unit has had a Command Point this round (HGB-CP-02)',
    );
    expect(table.refusal(extra(table, 'Mate'))).toBe('Drones cannot use Command Points (HGB-CP-02)');
    table.give({ type: 'done', standBy: 0 });
    table.give({ type: 'let-pass', until: 'activation' }, ['initiative', 6, 6, 6], ['initiative', 2, 4]);
    expect(table.state.spent[0]).toMatchObject({ tried: 0, helped: [] });
    expect(table.state.commandPoints[0]).toBe(2);
  },
);

rule(
  'HGB-CP-02',
  'a Commander that is not on the table hands on nothing, unless it rides in a transport',
  () => {
    const table = command();
    table.unit('Chief').at = null;
    table.activate('Gear', 'stationary');
    expect(table.choices).not.toContain('extra-action');
    table.unit('Chief').aboard = table.id('Mate');
    expect(table.choices).toContain('extra-action');
    // HGB-COMM-04: from inside it sees nobody, and has to get through.
    jam(table);
    table.state.wishes = [{ rerolls: 'never', windows: false, snaps: 0 }, ASKED];
    table.give(extra(table, 'Gear'), ['active comms', 1]);
    expect(table.events('comms')).toMatchObject([{ isHeard: false }]);
  },
);

rule(
  ['HGB-CP-02', 'HGB-COMM-01', 'HGB-COMM-03'],
  'through enemy ECM a point takes a roll; where it fails the point is kept and the try counts',
  () => {
    const table = command(
      { Chief: { skills: { ld: 2, ew: 1 }, card: { comm: 1 } } },
      { wishes: [EAGER, ASKED] },
    );
    table.state.wishes = [{ rerolls: 'never', windows: false, snaps: 0 }, ASKED];
    jam(table);
    table.activate('Gear', 'stationary');
    table.give(extra(table, 'Gear'), ['active comms', 4]);
    expect(table.events('comms')[0]).toMatchObject({ result: 5, enemyEcm: 5, isHeard: false });
    expect(table.asked).toBe('North: act');
    expect(table.state.commandPoints[0]).toBe(3);
    expect(table.state.spent[0]).toMatchObject({ tried: 1, helped: [] });
    expect(table.unit('Chief').body.emissions).toBe(1);
    table.give(extra(table, 'Gear'), ['active comms', 5]);
    expect(table.asked).toBe('North: extra');
    expect(table.state.commandPoints[0]).toBe(2);
  },
);

rule(['HGB-COMM-02', 'HGB-ECM-03'], 'Automated Comms and ECCM above the ECM need no roll', () => {
  const table = command({
    Chief: { card: { autoComm: 4, aux: { eccm: 2 } }, body: { eccm: { isOn: true } } },
  });
  jam(table);
  table.activate('Gear', 'stationary');
  table.give(extra(table, 'Gear'));
  expect(table.asked).toBe('North: extra');
});

rule('HGB-COMM-04', 'whoever is within 10 inches and in sight is always heard', () => {
  const near = command({ Chief: { at: '20,10' } });
  jam(near);
  near.activate('Gear', 'stationary');
  near.give(extra(near, 'Gear'));
  expect(near.asked).toBe('North: extra');
  const hidden = command({ Chief: { at: '20,10' } }, { scene: '48 x 48\nhill 10,14 to 30,16 height 4' });
  jam(hidden);
  hidden.activate('Gear', 'stationary');
  hidden.give(extra(hidden, 'Gear'), ['active comms', 6]);
  expect(hidden.events('comms')).toHaveLength(1);
});

rule(
  ['HGB-COMM-03', 'HGB-COMM-04', 'HGB-DMG-06', 'HGB-APERK-01'],
  'without AUX only those near by are reached, unless a backup outlives it',
  () => {
    const table = command({ Chief: { body: { auxHits: 1 } } });
    table.activate('Gear', 'stationary');
    expect(table.refusal(extra(table, 'Gear'))).toBe('The Commander cannot reach it (HGB-COMM-03)');
    const backed = command({ Chief: { body: { auxHits: 1 }, card: { armorPerks: { backupComms: true } } } });
    backed.activate('Gear', 'stationary');
    backed.give(extra(backed, 'Gear'));
    expect(backed.asked).toBe('North: extra');
  },
);

rule(
  ['HGB-CP-03', 'HGB-TEST-02'],
  'a poor roll is rolled again for a point, and the second result stands',
  () => {
    const table = command({ Gear: { card: { actions: 0 } } });
    table.activate('Foe', 'stationary');
    table.attack('Gear', ['attack', 6], ['defense', 2]);
    expect(table.asked).toBe('North: reroll');
    // 6, 2 for standing still and -1 for Long range, against a Walker at Combat Speed with -1.
    // A margin of 6 with the ×8 of a Light Autocannon is 48 against an Armor of 15.
    expect(table.prompt).toBe('Gear rolls 2 (defense), and needs 8; as it is, Overkill: roll again?');
    table.give({ type: 'reroll' }, ['defense', 1]);
    expect(table.events('defended')[0].dice).toEqual([1]);
    expect(table.state.commandPoints[0]).toBe(2);
    expect(table.state.spent[0].helped).toEqual([table.id('Gear')]);
  },
);

rule('HGB-CP-03', 'whoever lets a roll stand keeps the point, and may want to be asked no more', () => {
  const table = command({
    Gear: { card: { actions: 0, armor: 60 } },
    Foe: { card: { weapons: [gun('LAC')], actions: 2 } },
  });
  tired(table);
  table.activate('Foe', 'stationary');
  table.attack('Gear', ['attack', 6], ['defense', 2]);
  table.give({ type: 'keep', rerolls: 'never' });
  expect(table.events('defended')[0].dice).toEqual([2]);
  expect(table.state.commandPoints[0]).toBe(3);
  table.attack('Gear', ['attack', 6], ['defense', 2]);
  expect(table.events('defended')).toHaveLength(1);
});

rule(
  'HGB-CP-03',
  'nobody is asked about a roll that is good enough, nor, by default, about one that is not poor',
  () => {
    const table = command({
      Gear: { card: { actions: 0 } },
      Foe: { card: { weapons: [gun('LAC')], actions: 3 } },
    });
    tired(table);
    table.activate('Foe', 'stationary');
    table.attack('Gear', ['attack', 4], ['defense', 5]);
    expect(table.asked).toBe('South: act');
    table.attack('Gear', ['attack', 6], ['defense', 4]);
    expect(table.events('defended')[0].margin).toBeGreaterThan(0);
    table.state.wishes = [{ rerolls: 'always', windows: false, snaps: 0 }, ASKED];
    table.attack('Gear', ['attack', 6], ['defense', 4]);
    expect(table.asked).toBe('North: reroll');
  },
);

rule(
  ['HGB-CP-03', 'HGB-AMMO-02'],
  'a second attack roll may save the ammunition that the first would have cost',
  () => {
    const table = command({ Chief: { at: '20,20' }, Gear: { at: '40,20' } });
    table.activate('Chief', 'stationary');
    table.attack('Foe', ['attack', 1]);
    expect(table.asked).toBe('North: reroll');
    table.give({ type: 'reroll' }, ['attack', 6]);
    expect(table.events('fired')[0]).toMatchObject({ isFumble: false, isDry: false, dice: [6] });
    expect(table.unit('Chief').ammunition[0].isOut).toBe(false);
  },
);

rule(
  ['HGB-CP-03', 'HGB-COMM-03'],
  'a roll of the Commander to hand a point on can be rolled again with one of its own',
  () => {
    const table = command({ Gear: { card: { actions: 0 } } });
    jam(table);
    table.activate('Foe', 'stationary');
    table.attack('Gear', ['attack', 6], ['defense', 2]);
    table.give({ type: 'reroll' }, ['active comms', 3]);
    expect(table.asked).toBe('North: reroll');
    table.give({ type: 'reroll' }, ['active comms', 6], ['defense', 6]);
    expect(table.events('defended')[0].dice).toEqual([6]);
    expect(table.state.commandPoints[0]).toBe(1);
    expect(table.state.spent[0]).toMatchObject({ tried: 1, helped: [table.id('Chief'), table.id('Gear')] });
  },
);

rule(
  ['HGB-CP-03', 'HGB-ROUND-02'],
  'whoever has lost the initiative may roll again, once, for the Commander',
  () => {
    const table = command({}, { wishes: [ASKED, { rerolls: 'always', windows: false, snaps: 0 }] });
    table.state.agenda = [{ step: 'initiative' }] as never;
    table.run(['initiative', 3], ['initiative', 4, 5]);
    expect(table.asked).toBe('North: reroll-initiative');
    const { rule: by, orders } = menuFor(gearblitz, table.state, 0)!;
    expect([by, orders.map(({ type }) => type)]).toEqual(['HGB-CP-03', ['reroll', 'keep-initiative']]);
    table.give({ type: 'reroll' }, ['initiative', 6]);
    expect(table.state.winner).toBe(0);
    expect(table.events('initiative')).toMatchObject([{ dice: [[6], []], results: [6, 4] }]);
    expect(table.state.spent[0].helped).toEqual([table.id('Chief')]);
    // The other side may answer with a point of its own.
    expect(table.asked).toBe('South: reroll-initiative');
    table.give({ type: 'keep-initiative' });
    expect(table.asked).toBe('North: first');
  },
);

rule('HGB-PERK-02', 'a Neural Net rolls again once a round, for nothing', () => {
  const table = command({
    Gear: { card: { actions: 0, armor: 60, perks: { neuralNet: true } } },
    Foe: { card: { weapons: [gun('LAC')], actions: 2 } },
  });
  tired(table);
  table.activate('Foe', 'stationary');
  table.attack('Gear', ['attack', 6], ['defense', 2]);
  table.give({ type: 'reroll' }, ['defense', 2]);
  // The same dice are not rolled a third time, though a point would be left.
  expect(table.asked).toBe('South: act');
  expect(table.state.commandPoints[0]).toBe(3);
  table.attack('Gear', ['attack', 6], ['defense', 2]);
  table.give({ type: 'reroll' }, ['defense', 6]);
  expect(table.state.commandPoints[0]).toBe(2);
});

rule(
  'HGB-CP-04',
  'a unit of another group is activated between two activations, and counts as activated',
  () => {
    const table = command({}, { south: { Foe: { ...FOE, card: { actions: 0 } } } });
    turn(table);
    table.give({ type: 'group', group: 0 });
    table.give({ type: 'activate-now', receiver: table.id('Gear'), speed: 'stationary', mode: 'W' });
    expect(table.asked).toBe('North: act');
    table.give({ type: 'done', standBy: 0 });
    expect(table.unit('Gear').isLocked).toBe(true);
    expect(table.state.commandPoints[0]).toBe(2);
    // The turn of the group goes on, and nobody else can be sent for.
    expect(table.asked).toBe('North: activate');
    expect(table.choices).not.toContain('activate-now');
  },
);

rule(
  'HGB-CP-04',
  'the other side may do so too, where it wants to be asked; units of the group itself need no point',
  () => {
    const table = command({}, { wishes: [EAGER, EAGER] });
    turn(table);
    table.give({ type: 'group', group: 1 });
    // Both want it: whose turn it is goes first.
    expect(table.asked).toBe('North: interject');
    table.give({ type: 'hold' });
    expect(table.asked).toBe('South: interject');
    table.give({ type: 'activate-now', receiver: table.id('Foe'), speed: 'stationary', mode: 'W' });
    expect(table.asked).toBe('North: snap');
    table.give({ type: 'let-pass', until: 'activation' });
    table.give({ type: 'done', standBy: 1 });
    expect(table.unit('Foe').isLocked).toBe(true);
    expect(table.asked).toBe('North: activate');
    const order = {
      type: 'activate-now',
      receiver: table.id('Gear'),
      speed: 'stationary',
      mode: 'W',
    } as const;
    expect(table.refusal(order)).toContain('not possible');
  },
);

rule('HGB-CP-04', 'where the other side does not want to be asked, nobody is asked before the turn', () => {
  const table = command({}, { wishes: [EAGER, ASKED] });
  turn(table);
  table.give({ type: 'group', group: 1 });
  expect(table.asked).toBe('North: activate');
  expect(table.choices).toContain('activate-now');
});

rule('HGB-CP-05', 'a Locked unit acts once more, at once and without moving', () => {
  const table = command({ Mate: { card: { weapons: [gun('LAC')] } }, Foe: { card: { actions: 0 } } });
  Object.assign(table.unit('Mate'), { isLocked: true, actions: 0 });
  table.activate('Gear', 'stationary');
  table.give(extra(table, 'Mate'));
  expect(table.choices).toEqual(['attack', 'burst', 'hold']);
  table.give(table.attackOrder('Foe'), ['attack', 5], ['defense', 5]);
  expect(table.unit('Mate')).toMatchObject({ isLocked: true, actions: 0, standBy: 0 });
  // On with the unit whose activation it is.
  expect(table.asked).toBe('North: act');
  expect(table.unit('Gear').actions).toBe(1);
});

rule('HGB-CP-05', 'what is not used at once is lost', () => {
  const table = command();
  Object.assign(table.unit('Mate'), { isLocked: true, actions: 0 });
  table.activate('Gear', 'stationary');
  table.give(extra(table, 'Mate'));
  expect(table.unit('Mate').actions).toBe(1);
  table.give({ type: 'hold' });
  expect(table.unit('Mate').actions).toBe(0);
});

rule(
  ['HGB-CP-05', 'HGB-ACT-11', 'HGB-ACT-10'],
  'in the activation of an enemy it is Snap Fire, without the penalty of Stand-By',
  () => {
    const table = command(
      { Foe: { at: '20,30', facing: 0, card: { actions: 0 } } },
      { wishes: [EAGER, ASKED] },
    );
    tired(table);
    table.activate('Foe');
    table.give({ type: 'walk', to: { x: 20000, y: 29000 } });
    expect(table.asked).toBe('North: snap');
    expect(table.choices).toEqual(['let-pass', 'extra-action', 'wish']);
    table.give(extra(table, 'Gear'));
    expect(table.choices).toEqual(['snap', 'hold']);
    const unit = table.id('Gear');
    table.give(
      { type: 'snap', unit, mount: 0, target: table.id('Foe'), rof: 0, concentrated: 0 },
      ['attack', 5],
      ['defense', 5],
    );
    const [{ modifiers }] = table.events('fired');
    expect(modifiers.lines.map(({ rule: cited }) => cited)).not.toContain('HGB-ACT-10');
    expect(table.unit('Gear').actions).toBe(0);
    expect(table.state.attacks).toEqual([]);
  },
);

rule(
  ['HGB-CP-05', 'HGB-ACT-05'],
  'a Locked unit evades for a point, where its side wants to be asked',
  () => {
    const table = command({}, { wishes: [EAGER, ASKED] });
    Object.assign(table.unit('Gear'), { isLocked: true, actions: 0 });
    for (const name of ['Chief', 'Mate']) table.unit(name).at = { x: 2000, y: 2000 };
    table.unit('Mate').at = null;
    table.activate('Foe', 'stationary');
    table.attack('Gear', ['attack', 5]);
    expect(table.asked).toBe('North: evade');
    table.give({ type: 'evade' }, ['defense', 6]);
    expect(table.events('defended')[0].modifiers.lines.map(({ reason }) => reason)).toContain(
      'Evasive Maneuvers',
    );
    expect(table.unit('Gear')).toMatchObject({ actions: 0, body: { evasions: 1 } });
    expect(table.state.commandPoints[0]).toBe(2);
  },
);

/** A heavy gun fires at the Gear, which falls. */
function falling(units: Readonly<Record<string, Partial<Model>>> = {}, more: Partial<Scenery> = {}): Battle {
  const table = command(
    {
      Gear: { card: { weapons: [gun('LAC')], actions: 0 }, body: { damage: 2 }, ...units.Gear },
      Foe: { card: { weapons: [gun('HRG')], actions: 1 }, ...units.Foe },
      Chief: units.Chief ?? {},
    },
    more,
  );
  table.activate('Foe', 'stationary');
  table.attack('Gear', ['attack', 6], ['defense', 1]);
  table.give(keep);
  return table;
}

rule('HGB-CP-06', 'whoever is being destroyed may fire once more, as it was before the fatal hit', () => {
  const table = falling();
  expect(table.asked).toBe('North: last-shot');
  table.give(table.attackOrder('Foe'), ['attack', 6], ['defense', 2]);
  expect(table.asked).toBe('South: reroll');
  // Heavy damage is -1; Critical would be -2.
  expect(
    table.events('fired')[0].modifiers.lines.find(({ rule: cited }) => cited === 'HGB-DMG-04')?.value,
  ).toBe(-1);
  expect(table.state.commandPoints[0]).toBe(2);
  table.give({ type: 'reroll' }, ['defense', 6]);
  expect(table.unit('Gear')).toMatchObject({ at: null, body: { damage: 4 } });
});

rule('HGB-CP-06', 'or it goes down without, and keeps the point', () => {
  const table = falling();
  table.give({ type: 'hold' });
  expect(table.unit('Gear')).toMatchObject({ at: null, body: { damage: 4 } });
  expect(table.state.commandPoints[0]).toBe(3);
});

rule('HGB-CP-06', 'whoever is destroyed by the last shot of another one before its own has none', () => {
  const table = falling();
  const later: FrameOf<GearBlitz> = { step: 'dying', seat: 0, unit: table.id('Gear'), isWreck: false };
  table.state.agenda.splice(-1, 0, later);
  table.give({ type: 'hold' });
  expect(table.unit('Gear').at).toBeNull();
  expect(table.asked).not.toBe('North: last-shot');
});

rule(
  ['HGB-CP-06', 'HGB-CP-02'],
  'of two who are destroyed at once the second is asked only if a point is left for it',
  () => {
    const asked = (points: number, reading?: number) => {
      const table = falling({ Chief: { skills: { ld: 2 } } }, reading === undefined ? {} : { reading });
      const { state } = table;
      tired(table);
      table.unit('Gear').actions = 1;
      const mate = table.unit('Mate');
      mate.body = { ...mate.body, damage: 3 };
      state.agenda.splice(-1, 0, { step: 'dying', seat: 0, unit: table.id('Mate'), isWreck: false } as never);
      state.commandPoints = [points, 0];
      table.give(table.attackOrder('Foe'), ['attack', 1], ['defense', 6]);
      const { prompt } = menuFor(gearblitz, state, Number(table.asked.startsWith('South')))!;
      return [table.asked, table.unit('Mate').at !== null, /for (.*)\?$/.exec(prompt)?.[1]];
    };
    expect(asked(2)).toEqual(['North: last-shot', true, 'a Command Point']);
    expect(asked(1)).toEqual(['South: act', false, undefined]);
    expect(asked(1, 9)).toEqual(['North: last-shot', true, 'There are no Command Points left']);
  },
);

rule(['HGB-CP-06', 'HGB-CP-02'], 'a last shot needs a target, and a point that the unit has not had', () => {
  const blind = falling({ Gear: { facing: 0 } });
  expect(blind.asked).not.toBe('North: last-shot');
  expect(blind.unit('Gear')).toMatchObject({ at: null, body: { damage: 4 } });
  const table = command({
    Gear: { card: { weapons: [gun('LAC')], actions: 0 }, body: { damage: 2 } },
    Foe: { card: { weapons: [gun('HRG')], actions: 1 } },
  });
  table.activate('Foe', 'stationary');
  table.attack('Gear', ['attack', 6], ['defense', 1]);
  table.give({ type: 'reroll' }, ['defense', 1]);
  expect(table.unit('Gear').at).toBeNull();
});

rule(
  ['HGB-CP-06', 'HGB-CP-08', 'HGB-SETUP-02'],
  'a dying Commander pays for itself, before another takes over',
  () => {
    const table = command({
      Chief: { at: '20,20', card: { weapons: [gun('LAC')], actions: 0 }, body: { damage: 3 } },
      Gear: { at: '40,20' },
      Mate: { at: '44,20', skills: { ld: 1 } },
      Foe: { card: { weapons: [gun('HRG')], actions: 0 } },
    });
    table.unit('Foe').actions = 1;
    table.activate('Foe', 'stationary');
    table.attack('Chief', ['attack', 6], ['defense', 1]);
    table.give(keep);
    expect(table.asked).toBe('North: last-shot');
    table.give(table.attackOrder('Foe'), ['attack', 6], ['defense', 6]);
    expect(table.state.commanders[0]).toBe(table.id('Mate'));
    // One for the shot, and one for the loss of an equal.
    expect(table.state.commandPoints[0]).toBe(1);
  },
);

rule(
  ['HGB-CP-09', 'HGB-AUX-07'],
  'an uplink gives a point a round, which is spent first and does not last',
  () => {
    const table = command({
      Chief: { skills: { ld: 2 } },
      Mate: { card: { aux: { satelliteUplink: true } } },
    });
    table.state.commandPoints = [0, 0];
    table.activate('Gear', 'stationary');
    table.give(extra(table, 'Gear'));
    table.give({ type: 'hold' });
    expect(table.state.commandPoints[0]).toBe(0);
    expect(table.choices).not.toContain('extra-action');
    table.give({ type: 'done', standBy: 0 });
    table.give({ type: 'let-pass', until: 'activation' }, ['initiative', 6, 6], ['initiative', 2, 4]);
    expect(table.state.commandPoints[0]).toBe(0);
    table.activate('Gear', 'stationary');
    expect(table.choices).toContain('extra-action');
    table.unit('Mate').at = null;
    expect(table.choices).not.toContain('extra-action');
  },
);

rule('HGB-CP-09', 'a Chaplain gives his own group a re-roll a round: no try, no test, nothing else', () => {
  const table = command({
    Chief: { skills: { ld: 1 } },
    Gear: { card: { actions: 0 } },
    Mate: { card: { perks: { chaplain: true }, actions: 0 } },
    Foe: { card: { weapons: [gun('LAC')], actions: 2, aux: { ecm: 9 } } },
  });
  jam(table);
  table.state.commandPoints = [0, 0];
  tired(table);
  table.activate('Foe', 'stationary');
  table.attack('Gear', ['attack', 6], ['defense', 2]);
  table.give({ type: 'reroll' }, ['defense', 6]);
  expect(table.state.spent[0]).toMatchObject({ tried: 0, helped: [table.id('Gear')] });
  table.attack('Mate', ['attack', 6], ['defense', 2]);
  expect(table.asked).not.toBe('North: reroll');
});

rule(
  ['HGB-CP-08', 'HGB-CP-09'],
  'with the Commander points of the pool are lost, but not that of an uplink',
  () => {
    const table = command({
      Chief: { at: '20,20', card: { weapons: [], actions: 0 }, body: { damage: 3 }, skills: { ld: 3 } },
      Gear: { at: '40,20', card: { aux: { satelliteUplink: true }, actions: 0 }, skills: { ld: 1 } },
      Mate: { at: '44,20', card: { actions: 0 } },
    });
    table.state.commandPoints = [1, 0];
    table.state.wishes = [{ rerolls: 'never', windows: false, snaps: 0 }, ASKED];
    table.activate('Foe', 'stationary');
    table.attack('Chief', ['attack', 6], ['defense', 2]);
    expect(table.state.commanders[0]).toBe(table.id('Gear'));
    expect(table.state.commandPoints[0]).toBe(0);
    table.activate('Mate', 'stationary');
    table.give(extra(table, 'Gear'));
    expect(table.unit('Gear').actions).toBe(1);
  },
);

rule(
  'HGB-CP-04',
  'who wants to be asked is asked once between two activations, with the last point, too',
  () => {
    const table = command({}, { wishes: [ASKED, EAGER], commandPoints: 1 });
    turn(table);
    table.give({ type: 'group', group: 1 });
    expect(table.asked).toBe('South: interject');
    table.give({ type: 'hold' });
    expect(table.asked).toBe('North: activate');
    table.unit('Chief').isLocked = true;
    const order = { type: 'activate-now', speed: 'stationary', mode: 'W' } as const;
    expect(table.refusal({ ...order, receiver: table.id('Chief') })).toContain('not possible');
  },
);

rule(['HGB-CP-02', 'HGB-ACT-05'], 'a point that is not heard evades nothing', () => {
  const table = command({ Chief: { at: '2,2' }, Mate: { at: '4,2' } }, { wishes: [EAGER, ASKED] });
  Object.assign(table.unit('Gear'), { isLocked: true, actions: 0 });
  for (const name of ['Chief', 'Mate']) Object.assign(table.unit(name), { isLocked: true, actions: 0 });
  jam(table);
  table.activate('Foe', 'stationary');
  while (table.asked === 'North: snap') table.give({ type: 'let-pass', until: 'activation' });
  table.attack('Gear', ['attack', 6]);
  expect(table.asked).toBe('North: evade');
  expect(table.prompt).not.toContain('undefined');
  table.give({ type: 'evade' }, ['active comms', 2]);
  table.give(keep, ['defense', 6]);
  expect(table.unit('Gear').body.evasions).toBe(0);
  expect(table.state.commandPoints[0]).toBe(3);
});

rule('HGB-CP-05', 'the unit that acts is named first, with what a point costs it', () => {
  const table = command({ Chief: { skills: { ld: 3 } } });
  jam(table);
  table.activate('Mate', 'stationary');
  const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'extra-action')!;
  const field = form.fields[0] as Pick;
  expect(field.values[0]).toBe(table.id('Mate'));
  const labels = Array.from(field.values, (id) => field.describe!(id).label);
  expect(labels[0]).toBe('Mate (a Command Point, if it gets through)');
  // The Commander needs no communication with itself.
  expect(labels.find((label) => label.startsWith('Chief'))).not.toMatch(/through/);
});

rule('HGB-CP-03', 'a wish that is nothing new is not told', () => {
  const table = command();
  turn(table);
  table.give({ type: 'wish', ...ASKED });
  expect(table.events('wished')).toEqual([]);
  table.give({ type: 'wish', ...EAGER });
  expect(table.events('wished')).toMatchObject([{ seat: 0, wishes: EAGER }]);
  expect(table.asked).toBe('North: group');
});

rule('HGB-CP-03', 'when a side wants to be asked, only it knows', () => {
  const table = command({}, { wishes: [ASKED, EAGER] });
  turn(table);
  table.give({ type: 'wish', ...EAGER });
  const seen = ([0, 1, 'spectator'] as const).map((viewer) => ({
    wishes: viewFor(gearblitz, table.state, viewer).table.wishes,
    events: eventsFor(gearblitz, table.news, viewer),
  }));
  expect(seen).toEqual([
    { wishes: [EAGER, USUAL_WISHES], events: [{ type: 'wished', seat: 0, wishes: EAGER }] },
    { wishes: [USUAL_WISHES, EAGER], events: [] },
    { wishes: [USUAL_WISHES, USUAL_WISHES], events: [] },
  ]);
});

rule(['HGB-CP-05', 'HGB-ACT-12'], 'after an extra action its side is asked at the same place again', () => {
  const table = command(
    { Chief: { skills: { ld: 3, ew: 1 } }, Foe: { at: '20,30', facing: 0, card: { actions: 0 } } },
    { wishes: [EAGER, ASKED] },
  );
  tired(table);
  table.activate('Foe');
  table.give({ type: 'walk', to: { x: 20000, y: 28000 } });
  table.give(extra(table, 'Gear'));
  table.give({ type: 'hold' });
  expect([table.asked, table.unit('Foe').at]).toEqual(['North: snap', { x: 20000, y: 29000 }]);
  expect(table.choices).toContain('extra-action');
});

rule('HGB-ROUND-03', 'whoever says when it wants to be asked still picks the unit or the group', () => {
  const table = command();
  const asking = (frame: FrameOf<GearBlitz>) => {
    table.state.agenda = [{ step: 'events' }, frame];
    table.run();
    table.state.wishes = [ASKED, ASKED];
    table.give({ type: 'wish', rerolls: 'never', windows: false, snaps: 50 });
    expect(table.state.wishes[0].snaps).toBe(50);
    return table.asked;
  };
  expect(asking({ step: 'activate', seat: 0, group: 1 })).toBe('North: activate');
  expect(asking({ step: 'group', seat: 0 })).toBe('North: group');
  table.state.wishes = [ASKED, ASKED];
  const between: FrameOf<GearBlitz>[] = [
    { step: 'group', seat: 0 },
    { step: 'interject', seat: 0 },
  ];
  table.state.agenda = between;
  table.give({ type: 'wish', rerolls: 'never', windows: false, snaps: 50 });
  expect(table.state.wishes[0].snaps).toBe(50);
});

rule('HGB-CP-06', 'only whoever is destroyed is remembered as it was before', () => {
  const table = command({ Gear: { card: { actions: 0, armor: 18 } } });
  table.state.wishes = [{ ...ASKED, rerolls: 'never' }, ASKED];
  table.activate('Foe', 'stationary');
  table.attack('Gear', ['attack', 6], ['defense', 3]);
  expect(table.unit('Gear').body.damage).toBe(2);
  expect(table.unit('Gear').body.before).toBe(undefined);
});

rule(
  ['HGB-CP-05', 'HGB-TERR-07', 'HGB-ACT-11'],
  'an extra action is no Snap Fire for whoever hangs on a cliff',
  () => {
    const choices = (climb: Body['climb']) => {
      const table = command(
        { Gear: { body: { climb } }, Foe: { at: '20,30', facing: 0, card: { actions: 0 } } },
        { wishes: [EAGER, ASKED] },
      );
      tired(table);
      table.activate('Foe');
      table.give({ type: 'walk', to: { x: 20000, y: 29000 } });
      table.give(extra(table, 'Gear'));
      return table.choices;
    };
    expect(choices(null)).toContain('snap');
    expect(choices({ height: 1000, foot: 0, top: 3000, onTop: { x: 20_000, y: 21_000 } })).toEqual(['hold']);
  },
);

rule('HGB-CP-04', 'nobody is asked to activate out of turn who has nobody to activate so', () => {
  const asked = (points: number) => {
    const table = command({}, { wishes: [ASKED, EAGER] });
    table.state.commandPoints = [3, points];
    const units: FrameOf<GearBlitz>[] = [{ step: 'units', seat: 0, group: 1 }];
    table.state.agenda = units;
    table.run();
    return table.asked;
  };
  expect([asked(0), asked(3)]).toEqual(['North: activate', 'South: interject']);
});

rule(['HGB-CP-03', 'HGB-TEST-02'], 'a roll that is rolled again is told with its first dice', () => {
  const table = command({ Foe: { card: { weapons: [gun('LAC')], actions: 0 } } });
  table.activate('Gear', 'stationary');
  table.attack('Foe', ['attack', 1]);
  expect(table.asked).toBe('North: reroll');
  table.give({ type: 'reroll' }, ['attack', 6], ['defense', 6]);
  expect(table.events('rerolled')).toMatchObject([{ unit: table.id('Gear'), purpose: 'attack', dice: [1] }]);
});
