import { rule } from '@ironfield/conformance/rule.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { gearblitz } from '../../game.ts';
import { type Body, UNMOVED } from '../../state.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import { burstPoint } from '../firing/firing.ts';

/** A shooter in the north that looks down, and a target 10" below its middle: 9" from front to front. */
function duel(north: Partial<Model> = {}, south: Partial<Model> = {}, more: Partial<Scenery> = {}): Battle {
  return new Battle({
    north: { Archer: { at: '20,10', facing: 180, ...north, card: { weapons: [gun('LAC')], ...north.card } } },
    south: { Deer: { at: '20,20', facing: 0, ...south, card: { actions: 0, ...south.card } } },
    ...more,
  });
}

rule(['HGB-ATT-02', 'HGB-DMG-01', 'HGB-DMG-02'], 'the margin times the multiplier is the damage', () => {
  const table = duel();
  table.activate('Archer');
  table.attack('Deer', ['attack', 5], ['defense', 3]);
  const [fired] = table.events('fired');
  expect(fired).toMatchObject({ total: 5, isDry: false });
  expect(table.events('defended')).toMatchObject([{ total: 2, against: 5, margin: 3 }]);
  expect(table.events('struck')).toMatchObject([{ damage: 24, margin: 3, level: 1 }]);
  expect(table.unit('Deer').body.damage).toBe(1);
  expect(table.unit('Archer').actions).toBe(0);
});

rule(['HGB-ATT-02', 'HGB-TEST-02'], 'a tie is a miss', () => {
  const table = duel();
  table.activate('Archer');
  table.attack('Deer', ['attack', 3], ['defense', 4]);
  expect(table.unit('Deer').body.damage).toBe(0);
  expect(table.events('struck')).toEqual([]);
});

rule(
  ['HGB-ATT-03', 'HGB-ATT-04'],
  'speed and range count for the attacker, mode and speed for the defender',
  () => {
    const table = duel({ at: '20,5', body: { speed: 'stationary' } }, { body: { mode: 'G', speed: 'top' } });
    table.activate('Archer');
    // Long range -1, Stationary +2; at Top Speed on wheels +2.
    table.attack('Deer', ['attack', 4], ['defense', 3]);
    expect(table.events('fired')[0].total).toBe(5);
    expect(table.events('fired')[0].modifiers.lines.map(({ value }) => value)).toEqual([2, -1]);
    expect(table.events('defended')[0].total).toBe(5);
  },
);

rule(['HGB-ATT-01', 'HGB-CARD-02'], 'out of range, out of arc and without actions nobody attacks', () => {
  const far = duel({ card: { weapons: [gun('VLMG')] } }, { at: '20,36' });
  far.activate('Archer');
  expect(far.choices).not.toContain('attack');
  const behind = duel({ facing: 0 });
  behind.activate('Archer');
  expect(behind.choices).not.toContain('attack');
  const beside = duel({ facing: 90 });
  beside.activate('Archer');
  expect(beside.choices).toContain('attack');
  const spent = duel({ card: { actions: 0 } });
  spent.activate('Archer');
  expect(spent.choices).not.toContain('attack');
});

rule('HGB-ATT-01', 'of several targets only those are attacked on which the weapon bears', () => {
  const table = new Battle({
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: { Deer: { at: '20,20', card: { actions: 0 } }, Doe: { at: '20,5', card: { actions: 0 } } },
  });
  table.activate('Archer');
  expect(table.refusal(table.attackOrder('Doe'))).toBe(
    'The target is not in the arc of the weapon (HGB-ATT-01)',
  );
  table.attack('Deer', ['attack', 2], ['defense', 6]);
});

rule('HGB-ARC-01', 'any part of a base in the arc is enough', () => {
  const table = duel({ facing: 0, card: { weapons: [gun('LAC', { arc: 'F' })] } }, { at: '24,10.4' });
  table.activate('Archer');
  expect(table.choices).toContain('attack');
  const out = duel({ facing: 0 }, { at: '24,10.6' });
  out.activate('Archer');
  expect(out.choices).not.toContain('attack');
});

describe('the rear', () => {
  rule('HGB-ATT-06', 'from behind the defender has 1 less, 2 if it does not see the attacker coming', () => {
    const open = duel({}, { facing: 180 });
    open.activate('Archer');
    open.attack('Deer', ['attack', 4], ['defense', 4]);
    expect(open.events('defended')[0].total).toBe(2);
    const woods = '48 x 48\nwoodland 10,13 to 30,17 height 3';
    const unseen = duel({}, { facing: 180 }, { scene: woods });
    unseen.activate('Archer');
    unseen.attack('Deer', ['attack', 6], ['defense', 4]);
    expect(unseen.events('defended')[0].total).toBe(1);
  });

  rule('HGB-ATT-06', 'exactly to the side is the front', () => {
    const table = duel({}, { facing: 90 });
    table.activate('Archer');
    table.attack('Deer', ['attack', 4], ['defense', 4]);
    expect(table.events('defended')[0].total).toBe(3);
  });
});

rule('HGB-ATT-05', 'the second attack of a group on a target is at -1, the third at -2; misses count', () => {
  const table = duel({ card: { actions: 5 } });
  table.activate('Archer');
  for (const total of [3, 2, 1, 0, 0]) {
    table.attack('Deer', ['attack', 2], ['defense', 4]);
    expect(table.events('defended')[0].total).toBe(total);
    table.unit('Deer').body = { ...table.unit('Deer').body, damage: 0 };
  }
});

describe('evasion', () => {
  rule('HGB-ACT-05', 'with an action left the defender may evade: 1 better now, 1 worse at all else', () => {
    const table = duel({ card: { actions: 2 } }, { card: { actions: 2, weapons: [gun('LAC')] } });
    table.activate('Archer');
    table.attack('Deer', ['attack', 4]);
    expect(table.asked).toBe('South: evade');
    table.give({ type: 'evade' }, ['defense', 4]);
    expect(table.events('defended')[0].total).toBe(4);
    expect(table.unit('Deer')).toMatchObject({ actions: 1, body: { evasions: 1 } });
    // It may do so again, but the bonus does not grow.
    table.give({ type: 'let-pass', until: 'activation' });
    table.attack('Deer', ['attack', 6]);
    table.give({ type: 'evade' }, ['defense', 6]);
    expect(table.events('defended')[0].total).toBe(5);
    expect(table.unit('Deer').body.evasions).toBe(2);
  });

  rule('HGB-ACT-05', 'whoever stands keeps the action and gets nothing', () => {
    const table = duel({ card: { actions: 2 } }, { card: { actions: 2 } });
    table.activate('Archer');
    table.attack('Deer', ['attack', 4]);
    table.give({ type: 'stand' }, ['defense', 4]);
    expect(table.events('defended')[0].total).toBe(3);
    expect(table.unit('Deer')).toMatchObject({ actions: 2, body: { evasions: 0 } });
  });

  rule('HGB-ACT-05', 'whoever is Locked does not evade', () => {
    const table = duel({}, { card: { actions: 1 } });
    table.unit('Deer').isLocked = true;
    table.activate('Archer');
    table.attack('Deer', ['attack', 4], ['defense', 4]);
  });
});

describe('damage', () => {
  rule(
    ['HGB-DMG-03', 'HGB-DMG-05'],
    'damage adds up, and what is destroyed bit by bit leaves a wreck',
    () => {
      const table = duel({}, { body: { damage: 3 } });
      table.activate('Archer');
      table.attack('Deer', ['attack', 3], ['defense', 3]);
      expect(table.unit('Deer').at).toBeNull();
      expect(table.state.scene.pieces).toMatchObject([{ kind: 'wreck', height: 1100 }]);
    },
  );

  rule('HGB-DMG-05', 'an Overkill leaves nothing', () => {
    const table = duel({ card: { weapons: [gun('HRG')] } });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(table.unit('Deer').at).toBeNull();
    expect(table.state.scene.pieces).toEqual([]);
  });

  rule('HGB-DMG-08', 'a Sturdy box absorbs a Light, and the owner says how many a Heavy costs', () => {
    const light = duel({}, { card: { sturdy: 1 } });
    light.activate('Archer');
    light.attack('Deer', ['attack', 5], ['defense', 3]);
    expect(light.unit('Deer').body).toMatchObject({ damage: 0, sturdy: 0 });
    const heavy = duel({}, { card: { sturdy: 2 } });
    heavy.activate('Archer');
    heavy.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(heavy.asked).toBe('South: absorb');
    heavy.give({ type: 'absorb', count: 1 });
    expect(heavy.unit('Deer').body).toMatchObject({ damage: 1, sturdy: 1 });
    const whole = duel({}, { card: { sturdy: 2 } });
    whole.activate('Archer');
    whole.attack('Deer', ['attack', 6], ['defense', 2]);
    whole.give({ type: 'absorb', count: 2 });
    expect(whole.unit('Deer').body).toMatchObject({ damage: 0, sturdy: 0 });
    const gone = duel({ card: { weapons: [gun('HRG')] } }, { card: { sturdy: 2 } });
    gone.activate('Archer');
    gone.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(gone.unit('Deer').at).toBeNull();
  });

  rule(['HGB-ACT-07', 'HGB-ACT-06'], 'counters absorb before boxes, but only towards the cover', () => {
    const table = duel({}, { card: { sturdy: 1 }, body: { hullDown: 2 } });
    table.unit('Deer').shelter = 0;
    table.activate('Archer');
    table.attack('Deer', ['attack', 5], ['defense', 3]);
    expect(table.unit('Deer').body).toMatchObject({ damage: 0, sturdy: 1, hullDown: 1 });
    const behind = duel({}, { card: { sturdy: 1 }, body: { hullDown: 2 } });
    behind.unit('Deer').shelter = 720;
    behind.activate('Archer');
    behind.attack('Deer', ['attack', 5], ['defense', 3]);
    expect(behind.unit('Deer').body).toMatchObject({ damage: 0, sturdy: 0, hullDown: 2 });
  });

  rule('HGB-APERK-07', 'Reinforced Armor counts on its facing', () => {
    const reinforced = { armorPerks: { reinforced: { facing: 'F', rating: 3 } } } as const;
    const front = duel({}, { card: reinforced });
    front.activate('Archer');
    front.attack('Deer', ['attack', 5], ['defense', 4]);
    expect(front.events('struck')).toMatchObject([{ damage: 16, armor: { total: 18 }, level: 0 }]);
    const rear = duel({}, { facing: 180, card: reinforced });
    rear.activate('Archer');
    rear.attack('Deer', ['attack', 4], ['defense', 4]);
    expect(rear.events('struck')).toMatchObject([{ damage: 16, armor: { total: 15 }, level: 1 }]);
  });

  rule('HGB-WSR-09', 'Haywire does another Light on 4+', () => {
    const table = duel({ card: { weapons: [gun('LPA')] } });
    table.activate('Archer');
    table.attack('Deer', ['attack', 4], ['defense', 4], ['haywire', 4]);
    expect(table.unit('Deer').body.damage).toBe(2);
    const lucky = duel({ card: { weapons: [gun('LPA')] } });
    lucky.activate('Archer');
    lucky.attack('Deer', ['attack', 4], ['defense', 4], ['haywire', 3]);
    expect(lucky.unit('Deer').body.damage).toBe(1);
  });

  rule(['HGB-DMG-04', 'HGB-MOVE-11'], 'who becomes Heavy at Top Speed slows down and has to maneuver', () => {
    const table = duel({ card: { weapons: [gun('MAC')] } }, { body: { speed: 'top', mode: 'G' } });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2], ['maneuver', 5]);
    expect(table.unit('Deer')).toMatchObject({ heading: 0, body: { speed: 'combat' } });
  });
});

rule(
  ['HGB-SETUP-02', 'HGB-CP-08'],
  'the highest Leadership follows the Commander, at the price of the difference',
  () => {
    const table = new Battle({
      commandPoints: 3,
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
      south: {
        Chief: { at: '20,20', card: { actions: 0 }, skills: { ld: 3 } },
        Second: { at: '24,20', card: { actions: 0 }, skills: { ld: 1 } },
        Third: { at: '28,20', card: { actions: 0 }, skills: { ld: 1 } },
        Fourth: { at: '32,20', card: { actions: 0 } },
      },
    });
    table.activate('Archer');
    table.attack('Chief', ['attack', 6], ['defense', 2]);
    expect(table.state.commandPoints).toEqual([3, 1]);
    expect(table.asked).toBe('South: commander');
    expect(table.refusal({ type: 'appoint', unit: table.id('Fourth') })).toMatch(/./);
    table.give({ type: 'appoint', unit: table.id('Third') });
    expect(table.state.commanders[1]).toBe(table.id('Third'));
  },
);

rule('HGB-SETUP-02', 'nobody is asked to choose among heirs of whom one or none is left meanwhile', () => {
  const follow = (...lost: readonly string[]) => {
    const table = new Battle({
      north: { Archer: { at: '20,10' } },
      south: { Second: { at: '24,20' }, Third: { at: '28,20' }, Fourth: { at: '32,20' } },
    });
    table.state.commanders[1] = -1;
    for (const name of lost) table.unit(name).at = null;
    table.activate('Archer');
    table.state.agenda.push({ step: 'succession', seat: 1 } as never);
    table.run();
    return [table.asked, table.state.commanders[1]];
  };
  expect(follow()).toEqual(['South: commander', -1]);
  expect(follow('Second', 'Fourth')).toEqual(['North: act', 2]);
  expect(follow('Second', 'Third', 'Fourth')).toEqual(['North: act', -1]);
});

rule('HGB-SETUP-02', 'whoever rides in a transport, or is still to come, may follow, too', () => {
  const follow = (place: 'aboard' | 'waiting') => {
    const table = new Battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
      south: {
        Chief: { at: '20,20', card: { actions: 0 }, skills: { ld: 3 } },
        Truck: { at: '24,20', card: { actions: 0, perks: { transport: 1 } }, skills: { ld: 1 } },
        Guest: { at: '28,20', group: 'Guests', card: { kind: 'infantry', bases: 1 }, skills: { ld: 2 } },
      },
    });
    const id = table.id('Guest');
    table.unit('Guest').at = null;
    if (place === 'aboard') table.unit('Guest').aboard = table.id('Truck');
    else {
      const reserve = { arrival: 3, isKnown: false, waiting: [id], isDue: false, edge: null };
      table.state.battle = { ...table.state.battle, reserves: [null, null, reserve] };
    }
    table.activate('Archer');
    table.attack('Chief', ['attack', 6], ['defense', 2]);
    return table.state.commanders[1] === id;
  };
  expect([follow('aboard'), follow('waiting')]).toEqual([true, true]);
});

describe('ammunition', () => {
  rule(
    ['HGB-AMMO-01', 'HGB-AMMO-02', 'HGB-AMMO-04'],
    'a Fumble empties the weapon, and an action fills it again',
    () => {
      const table = duel({ card: { actions: 3, weapons: [gun('LAC', { reloads: true })] } });
      table.activate('Archer');
      table.attack('Deer', ['attack', 1], ['defense', 1]);
      expect(table.unit('Archer').ammunition[0].isOut).toBe(true);
      expect(table.choices).not.toContain('attack');
      table.give({ type: 'reload', mount: 0 });
      expect(table.unit('Archer')).toMatchObject({ actions: 1, ammunition: [{ isOut: false }] });
      expect(table.choices).toContain('attack');
    },
  );

  rule('HGB-AMMO-02', 'at full Rate of Fire it runs dry with no die above 4', () => {
    const table = duel({ card: { actions: 2 } });
    table.activate('Archer');
    table.give(table.attackOrder('Deer', { rof: 2, concentrated: 2 }), ['attack', 4], ['defense', 6]);
    expect(table.unit('Archer').ammunition[0].isOut).toBe(true);
    expect(table.choices).not.toContain('reload');
  });

  rule('HGB-AMMO-05', 'an attack costs a circle of Limited Ammo', () => {
    const table = duel({ card: { actions: 2, weapons: [gun('LAC', { ammo: 2 })] } });
    table.activate('Archer');
    table.attack('Deer', ['attack', 3], ['defense', 6]);
    expect(table.unit('Archer').ammunition[0].circles).toBe(1);
    table.attack('Deer', ['attack', 3], ['defense', 6]);
    expect(table.unit('Archer').ammunition[0].circles).toBe(0);
  });
});

rule(['HGB-AMMO-03', 'HGB-AMMO-05'], 'infantry and melee weapons use nothing up', () => {
  for (const [kind, weapon, range] of [
    ['gear', 'VB', '20,11'],
    ['infantry', 'LAC', '20,14'],
  ] as const) {
    const table = new Battle({
      north: {
        Archer: { at: '20,10', facing: 180, card: { kind, bases: 1, weapons: [gun(weapon, { ammo: 2 })] } },
      },
      south: { Deer: { at: range, card: { actions: 0, armor: 60 } } },
    });
    table.activate('Archer');
    const before = table.unit('Archer').ammunition;
    table.attack('Deer', ['attack', 1], ['defense', 6]);
    expect(table.unit('Archer').ammunition).toEqual(before);
  }
});

rule('HGB-PERK-18', 'linked weapons fire as one: an attack roll, and a Defense roll for each', () => {
  const linked = [gun('LAC', { link: 1 }), gun('LAC', { link: 1 }), gun('LAC', { link: 2 })];
  const table = duel({ card: { weapons: linked } });
  table.activate('Archer');
  table.attack('Deer', ['attack', 5], ['defense', 3], ['defense', 6]);
  expect(table.events('struck')).toHaveLength(1);
  expect(table.unit('Archer').body.weaponsUsed).toBe(2);
});

describe('areas', () => {
  const crowd = (more: Partial<Scenery> = {}): Battle =>
    new Battle({
      north: {
        Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC'), gun('HFG')] } },
        Friend: { at: '21.5,20', card: { actions: 0 } },
      },
      south: {
        Deer: { at: '20,20', card: { actions: 0 } },
        Doe: { at: '18.5,20', card: { actions: 0 } },
        Fawn: { at: '30,20', card: { actions: 0 } },
      },
      ...more,
    });

  rule(
    ['HGB-ROF-01', 'HGB-ROF-03', 'HGB-AE-02'],
    'a burst has everybody within its radius defend, friends last',
    () => {
      const table = crowd();
      table.activate('Archer');
      const order = table.attackOrder('Deer', { rof: 2 });
      table.give(order, ['attack', 6], ['defense', 6], ['defense', 6], ['defense', 6]);
      expect(table.events('defended').map(({ unit }) => unit)).toEqual(
        ['Deer', 'Doe', 'Friend'].map((name) => table.id(name)),
      );
    },
  );

  rule(
    'HGB-ROF-03',
    'each has what obscures it from the attacker, and who is behind a hill is out of it',
    () => {
      const table = crowd({
        scene: '48 x 48\nwoodland 17,17.5 to 19.2,19 height 2\nhill 20.6,16 to 24,18 height 6',
      });
      table.activate('Archer');
      const order = table.attackOrder('Deer', { rof: 2 });
      table.give(order, ['attack', 6], ['defense', 6], ['defense', 6]);
      const against = table.events('defended').map(({ unit, against: value }) => [unit, value]);
      // So little of a wood is no point of its own, but it hides the whole model.
      expect(against).toEqual([
        [table.id('Deer'), 6],
        [table.id('Doe'), 5],
      ]);
      expect(table.events('fired')[0].modifiers.lines.map(({ rule: cited }) => cited)).not.toContain(
        'HGB-LOS-03',
      );
    },
  );

  rule(['HGB-ROF-04', 'HGB-ROF-02'], 'of a blast with Rate of Fire only the latter goes into damage', () => {
    const table = new Battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LGL')] } } },
      south: {
        Deer: { at: '20,16', card: { actions: 0 } },
        Doe: { at: '22.4,16', card: { actions: 0 } },
        Fawn: { at: '24.4,16', card: { actions: 0 } },
      },
    });
    table.activate('Archer');
    expect(table.refusal(table.attackOrder('Deer', { rof: 2, concentrated: 3 }))).toMatch(/not possible/);
    const order = table.attackOrder('Deer', { rof: 2, concentrated: 2 });
    table.give(order, ['attack', 6], ['defense', 2], ['defense', 6]);
    // Accuracy -1, Medium range: 5 against 1, with 15 and 2; who only feels the blast takes 15.
    expect(table.events('struck').map(({ unit, damage }) => [unit, damage])).toEqual([
      [table.id('Deer'), 68],
      [table.id('Doe'), 15],
    ]);
  });

  rule(
    'HGB-ROF-02',
    'each inch given up adds to the multiplier; without any the burst hits one alone',
    () => {
      const table = crowd();
      table.activate('Archer');
      table.give(table.attackOrder('Deer', { rof: 2, concentrated: 2 }), ['attack', 6], ['defense', 6]);
      expect(table.events('struck')).toMatchObject([{ margin: 1, damage: 10 }]);
    },
  );

  rule('HGB-ROF-01', 'bursts reach no further than Long range', () => {
    const table = new Battle({
      scene: '48 x 60',
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
      south: { Deer: { at: '20,40' } },
    });
    table.activate('Archer');
    expect(table.refusal(table.attackOrder('Deer', { rof: 1 }))).toMatch(/^1 is not possible/);
  });

  rule(
    ['HGB-AE-01', 'HGB-AE-03'],
    'a blast hurts whoever has no cover from its centre, whatever it rolls',
    () => {
      const table = crowd({ scene: '48 x 48\nrocks 19.1,18 to 19.3,22 height 2' });
      table.activate('Archer');
      const order = { type: 'burst', mount: 1, at: { x: 19400, y: 20000 }, rof: 0, concentrated: 0 } as const;
      table.give(order, ['attack', 3], ['defense', 6], ['defense', 6]);
      const hit = table.events('struck').map(({ unit, damage }) => [unit, damage]);
      expect(hit).toEqual([[table.id('Deer'), 28]]);
    },
  );

  rule(['HGB-AE-03', 'HGB-AE-02'], 'Example a: one point of cover from the centre is enough', () => {
    const table = crowd({ scene: '48 x 48\nrocks 19.1,19.95 to 19.3,20.05 height 2' });
    table.activate('Archer');
    const order = { type: 'burst', mount: 1, at: { x: 19400, y: 20000 }, rof: 0, concentrated: 0 } as const;
    table.give(order, ['attack', 3], ['defense', 6], ['defense', 6]);
    const against = (name: string) =>
      table.events('defended').find(({ unit }) => unit === table.id(name))!.against;
    expect(against('Deer') - against('Doe')).toBe(1);
    expect(table.events('struck')).toMatchObject([{ unit: table.id('Deer'), damage: 28 }]);
  });

  rule('HGB-LOS-01', 'nobody bursts at what is hidden by a hill, or beside the table', () => {
    const table = crowd({ scene: '48 x 48\nhill 10,13 to 30,17 height 4 ground' });
    table.activate('Archer');
    const burst = { type: 'burst', mount: 0, rof: 1, concentrated: 0 } as const;
    expect(table.refusal({ ...burst, at: { x: 20000, y: 20000 } })).toBe(
      'The place is not in sight (HGB-LOS-01)',
    );
    expect(table.refusal({ ...burst, at: { x: 20000, y: 50000 } })).toBe(
      'This place is off the table (HGB-AE-01)',
    );
    const far = new Battle({
      scene: '48 x 72',
      north: { Archer: { at: '20,5', facing: 180, card: { weapons: [gun('LAC')] } } },
      south: { Deer: { at: '20,15', card: { actions: 0 } } },
    });
    far.activate('Archer');
    const why = (y: number) => far.refusal({ ...burst, at: { x: 20_000, y } });
    expect([why(40_000), why(70_000)]).toEqual([
      expect.stringContaining('Long range'),
      expect.stringContaining('out of range'),
    ]);
  });
});

rule('HGB-AMMO-04', 'an action that is left reloads, and none does not', () => {
  const table = duel({ card: { actions: 2, weapons: [gun('LAC', { reloads: true })] } });
  table.activate('Archer');
  table.attack('Deer', ['attack', 1], ['defense', 4]);
  table.give({ type: 'reload', mount: 0 });
  expect(table.unit('Archer')).toMatchObject({ actions: 0, ammunition: [{ isOut: false }] });
  const spent = duel({ card: { actions: 1, weapons: [gun('LAC', { reloads: true })] } });
  spent.activate('Archer');
  spent.attack('Deer', ['attack', 1], ['defense', 4]);
  expect(spent.choices).not.toContain('reload');
});

rule(
  ['HGB-WSR-13', 'HGB-SCALE-01'],
  'range runs from front to front, where it decides whether a shot may be fired',
  () => {
    const at = (y: number, facing = 0): boolean => {
      const table = duel({ card: { weapons: [gun('LGM')] } }, { at: `20,${y}`, facing });
      table.activate('Archer');
      return table.choices.includes('attack');
    };
    // Its front is 4" away, which is Point Blank; with its back to the shooter it is 5".
    expect([at(15), at(15, 180), at(15.1)]).toEqual([false, true, true]);
  },
);

rule(
  'HGB-ATT-05',
  'what a group has done to one unit, and another group to the same, is counted by itself',
  () => {
    const table = new Battle({
      north: {
        One: { at: '20,10', facing: 180, group: 'First', card: { actions: 2, weapons: [gun('LAC')] } },
        Two: { at: '24,10', facing: 180, group: 'Second', card: { weapons: [gun('LAC')] } },
      },
      south: { Deer: { at: '20,20', card: { actions: 0 } }, Fawn: { at: '24,20', card: { actions: 0 } } },
    });
    table.activate('One');
    table.attack('Deer', ['attack', 2], ['defense', 6]);
    table.attack('Fawn', ['attack', 2], ['defense', 6]);
    table.activate('Two');
    table.attack('Deer', ['attack', 2], ['defense', 6]);
    expect(table.state.attacks).toEqual([
      { target: table.id('Deer'), group: 0, times: 1 },
      { target: table.id('Fawn'), group: 0, times: 1 },
      { target: table.id('Deer'), group: 1, times: 1 },
    ]);
  },
);

rule(['HGB-DET-04', 'HGB-ATT-01'], 'of each target it is said whether it has to be found first', () => {
  const table = new Battle({
    scene: '48 x 48\njungle 10,12 to 22,19 height 3',
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')], detection: 0 } } },
    south: { Hidden: { at: '20,20', card: { actions: 0 } }, Seen: { at: '30,14', card: { actions: 0 } } },
  });
  table.activate('Archer');
  const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'attack')!;
  const target = (form.fields[0] as Pick).follow!(0)[0] as Pick;
  expect(Array.from(target.values, (id) => target.describe!(id).label)).toEqual([
    'Hidden (Active Detection first)',
    'Seen',
  ]);
});

rule(['HGB-ACT-07', 'HGB-DMG-08'], 'whoever is asked what takes the damage is told by which rule', () => {
  const ruleOf = (body: Partial<Body>, card: Partial<Card> = {}) => {
    const table = duel({}, { card, body });
    table.activate('Archer');
    table.attack('Deer', ['attack', 6], ['defense', 2]);
    expect(table.asked).toBe('South: absorb');
    const menu = menuFor(gearblitz, table.state, 1)!;
    expect(menu.orders[0].fields).toMatchObject([{ max: 2 }]);
    return menu.rule;
  };
  expect(ruleOf({ hullDown: 2 })).toBe('HGB-ACT-07');
  expect(ruleOf({}, { sturdy: 2 })).toBe('HGB-DMG-08');
});

rule('HGB-SETUP-02', 'whoever commands by then is not named again', () => {
  const table = new Battle({
    north: { Second: { at: '24,20' }, Third: { at: '28,20' } },
    south: { Archer: { at: '20,40' } },
  });
  table.state.commanders[0] = table.id('Second');
  table.unit('Third').at = null;
  table.activate('Archer');
  table.state.agenda.push({ step: 'succession', seat: 0 } as never);
  table.run();
  expect(table.events('succession')).toEqual([]);
});

rule(['HGB-SETUP-02', 'HGB-CP-08'], 'the Leadership of an only heir counts, too', () => {
  const table = new Battle({
    commandPoints: 3,
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('HRG')] } } },
    south: {
      Chief: { at: '20,20', card: { actions: 0 }, skills: { ld: 3 } },
      Second: { at: '24,20', card: { actions: 0 }, skills: { ld: 2 } },
      Third: { at: '28,20', card: { actions: 0 } },
    },
  });
  table.activate('Archer');
  table.attack('Chief', ['attack', 6], ['defense', 2]);
  expect([table.state.commanders[1], table.state.commandPoints[1]]).toEqual([table.id('Second'), 2]);
  // Nobody chooses among one.
  expect(table.events('succession').map(({ commander }) => commander)).toEqual([table.id('Second')]);
});

rule(
  ['HGB-ACT-08', 'HGB-ACT-06'],
  'whoever sets out comes out of its cover, and whoever stands still does not',
  () => {
    const activated = (speed: 'stationary' | 'combat') => {
      const table = duel({ body: { speed: 'stationary', hullDown: 2 } });
      table.state.agenda = [{ step: 'events' }, { step: 'activate', seat: 0, group: 0 }] as never;
      table.run();
      table.give({ type: 'activate', unit: table.id('Archer'), speed, mode: 'W' });
      return [table.events('in-the-open').length, table.unit('Archer').body.hullDown];
    };
    expect([activated('stationary'), activated('combat')]).toEqual([
      [0, 2],
      [1, null],
    ]);
  },
);

rule(
  ['HGB-DMG-04', 'HGB-MOVE-04'],
  'who is slowed down in its move stops when Combat Speed leaves it nothing',
  () => {
    const slowed = (spent: number) => {
      const movement = [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 2] }] as const;
      const table = duel(
        { card: { weapons: [gun('MAC')] } },
        { card: { movement }, body: { speed: 'top', mode: 'G' } },
      );
      table.activate('Archer');
      table.unit('Deer').activation = { ...UNMOVED, spent };
      table.attack('Deer', ['attack', 6], ['defense', 2], ['maneuver', 5]);
      return table.unit('Deer').activation!.isStopped;
    };
    expect([slowed(5999), slowed(6000)]).toEqual([false, true]);
  },
);

describe('somewhere to burst', () => {
  /** A shooter in the north that looks down at a hill right before it; nobody to be seen. */
  const before = (weapon: string, more: Partial<Model> = {}, extra = '') =>
    new Battle({
      scene: `32 x 26\nhill 19,11 to 21,12 height 6${extra}`,
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun(weapon)] }, ...more } },
      south: { Hidden: { at: '20,24' } },
    });
  const burstAt = (x: number, y: number, rof: number) =>
    ({ type: 'burst', mount: 0, at: { x, y }, rof, concentrated: 0 }) as const;

  rule(['HGB-AE-01', 'HGB-ATT-01'], 'any place will do, whatever is right ahead', () => {
    const table = before('LAC');
    table.activate('Archer');
    expect(table.refusal(burstAt(20_000, 18_000, 2))).toContain('not in sight');
    table.give(burstAt(28_000, 14_000, 2), ['attack', 5]);
    expect(table.events('fired')[0].total).toBe(5);
  });

  rule(['HGB-AE-01', 'HGB-ARC-01'], 'a weapon to the rear bursts there, though nobody is about', () => {
    const table = before('LAC', { card: { weapons: [gun('LAC', { arc: 'RR' })] } });
    table.activate('Archer');
    table.give(burstAt(20_000, 4_000, 2), ['attack', 5]);
    expect(table.events('fired')[0].total).toBe(5);
  });

  /** A courtyard of 3" with a way out to the side, which a mortar that must not fire nearer than 4" needs. */
  const court = '\nhill 16,5 to 18,12 height 6\nhill 18,5 to 22,7 height 6\nhill 22,5 to 23,12 height 6';
  const gate = '\nhill 16,5 to 18,9.4 height 6\nhill 16,10.6 to 18,12 height 6';

  rule(['HGB-AE-01', 'HGB-WSR-13'], 'what has a minimum range looks beyond it for a place in sight', () => {
    const north = { facing: 270, card: { weapons: [gun('LGM')] } };
    const shut = before('LGM', north, `${court}\nhill 18,11 to 23,12 height 6`);
    shut.activate('Archer');
    expect(shut.choices).not.toContain('burst');
    const open = before(
      'LGM',
      north,
      `${court.replace('\nhill 16,5 to 18,12 height 6', gate)}\nhill 18,11 to 23,12 height 6`,
    );
    open.activate('Archer');
    expect(open.choices).toContain('burst');
    const place = burstPoint(open.state, { by: open.id('Archer'), mount: 0, rof: 0, concentrated: 0 });
    expect(place.forbids(place.sample(randomFrom('gate')))).toBeNull();
    open.give(burstAt(8_000, 10_000, 0), ['attack', 5]);
  });
});

describe('the only place for a burst', () => {
  rule(['HGB-AE-01', 'HGB-WSR-13'], 'is where an enemy stands at the end of a narrow passage', () => {
    // Nearer than 4" a mortar must not fire; the passage runs between places that are half an inch apart.
    const walls = [
      '2,5 to 18,10.15',
      '2,10.35 to 18,12',
      '18,5 to 23,7',
      '22,7 to 23,12',
      '18,11.5 to 23,13',
    ];
    const table = new Battle({
      scene: ['32 x 26', ...walls.map((wall) => `hill ${wall} height 6`)].join('\n'),
      north: { Archer: { at: '20,10.25', facing: 270, card: { weapons: [gun('LGM')] } } },
      south: { Deer: { at: '1,10.25' } },
    });
    table.activate('Archer');
    expect(table.choices).toContain('burst');
    const burst = { by: table.id('Archer'), mount: 0, rof: 0, concentrated: 0 };
    const place = burstPoint(table.state, burst);
    expect(place.sample(randomFrom('passage'))).toEqual(table.unit('Deer').at);
    table.unit('Deer').at = { x: 1000, y: 20_000 };
    table.activate('Archer');
    expect(table.choices).not.toContain('burst');
  });

  rule('HGB-AE-01', 'is right at the unit, which looks over the corner of the table', () => {
    const table = new Battle({
      scene: '47.8 x 47.8',
      north: { Archer: { at: '47.7,47.7', facing: 135, card: { weapons: [gun('LAC', { arc: 'F' })] } } },
      south: { Deer: { at: '20,40' } },
    });
    table.activate('Archer');
    expect(table.choices).toContain('burst');
  });
});

rule('HGB-AE-01', 'what is proposed for a burst can be burst at', () => {
  const table = duel();
  table.activate('Archer');
  const burst = { by: table.id('Archer'), mount: 0, rof: 2, concentrated: 0 };
  const place = burstPoint(table.state, burst);
  const random = randomFrom('burst');
  const proposed = Array.from({ length: 8 }, () => place.sample(random));
  expect(proposed.filter((at) => place.forbids(at) !== null)).toEqual([]);
});

rule(['HGB-WSR-09', 'HGB-DMG-05'], 'Haywire does no more to whoever is destroyed already', () => {
  const table = duel({ card: { weapons: [gun('LPA')] } }, { body: { damage: 3 } });
  table.activate('Archer');
  table.attack('Deer', ['attack', 4], ['defense', 4], ['haywire', 4]);
  expect(table.unit('Deer').at).toBeNull();
  expect(table.events('damaged').length).toBe(1);
});
