import { rule } from '@ironfield/conformance/rule.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { describe, expect } from 'vitest';
import { cardOf } from '../../data/cards.ts';
import { readings } from '../../past/readings.ts';
import { EVERY_SNAP, NO_SNAP } from '../../state/command.ts';
import { Battle, gun, UNASKED } from '../../testing/table.ts';

describe('Counter-Battery Sensors', () => {
  const battery = (): Battle =>
    new Battle({
      scene: '48 x 48\nhill 15,14 to 25,16 height 3',
      north: {
        Gun: { at: '20,10', facing: 180, card: { weapons: [gun('VLFG')] }, body: { speed: 'stationary' } },
        Eye: { at: '34,20', facing: 270 },
      },
      south: { Deer: { at: '20,30', facing: 0, card: { actions: 0, aux: { counterBattery: true } } } },
    });
  const shell = (table: Battle): void => {
    table.activate('Eye');
    table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' });
    table.activate('Gun');
    table.give({ type: 'bombard', mount: 0, call: 0, rof: 0, concentrated: 0 });
    table.give({ type: 'cardinal', at: { x: 0, y: 0 } }, ['placement', 4], ['defense', 6]);
  };

  rule(['HGB-AUX-04', 'HGB-DET-05'], 'whoever is attacked indirectly may find the gun', () => {
    const table = battery();
    shell(table);
    expect(table.asked).toBe('South: counter-battery');
    // Cover 2, less 1 for the weapon it has used.
    table.give({ type: 'seek' }, ['active detection', 3]);
    expect(table.unit('Deer').locks).toEqual([{ unit: table.id('Gun'), margin: 2 }]);
  });

  rule('HGB-AUX-04', 'or stay silent', () => {
    const table = battery();
    shell(table);
    table.give({ type: 'hold' });
    expect(table.unit('Deer')).toMatchObject({ locks: [], body: { emissions: 0 } });
    expect(table.asked).toBe('North: act');
  });
});

describe('Anti-Personnel Charges', () => {
  const TANK = { actions: 0, aux: { antiPersonnelCharges: 1 }, weapons: [gun('LMG')] };
  const contact = (at = '20,21', bases = 1, reading = latestReading({ readings })): Battle =>
    new Battle({
      reading,
      north: { Tank: { at: '20,20', facing: 180, card: TANK } },
      south: {
        Squad: {
          at,
          facing: 0,
          card: { ...cardOf('northern-infantry'), actions: 0, bases },
          body: { bases },
        },
      },
    });

  rule('HGB-AUX-02', 'infantry that comes into contact may be blown away, for no action', () => {
    const table = contact('20,22.5', 3);
    table.activate('Squad');
    table.give({ type: 'walk', to: { x: 20000, y: 21050 } });
    table.give({ type: 'done', standBy: 0 });
    expect(table.asked).toBe('North: charges');
    table.give({ type: 'detonate' }, ['charges', 5, 2], ['defense', 2]);
    expect(table.events('charges')).toMatchObject([{ total: 7 }]);
    expect(table.events('struck')).toMatchObject([{ multiplier: { total: 4 } }]);
    expect(table.asked).toBe('South: casualty');
    table.give({ type: 'casualty', base: 0 }, ['initiative', 6, 6], ['initiative', 5, 5]);
    expect(table.unit('Squad').body.bases).toBe(2);
    expect(table.unit('Tank').stores.charges).toBe(0);
  });

  rule(['HGB-AUX-02', 'HGB-AUX-00'], 'not without AUX, and only against infantry that touches', () => {
    const table = contact();
    const tank = table.unit('Tank');
    tank.body = { ...tank.body, auxHits: 1, damage: 3 };
    const step = { step: 'window', unit: table.id('Tank') } as never;
    table.activate('Tank');
    table.state.agenda.push(step);
    table.run();
    expect(table.asked).toBe('North: act');
    tank.body = { ...tank.body, auxHits: 0, damage: 0 };
    table.state.agenda.push(step);
    table.run();
    expect(table.asked).toBe('North: charges');
    table.give({ type: 'detonate' }, ['charges', 5, 2], ['defense', 2]);
    expect(table.events('struck')).toMatchObject([{ multiplier: { total: 4 } }]);
    expect(table.events('parted')).toEqual([]);
  });

  rule('HGB-AUX-02', 'nobody is asked who has nothing but others near, or infantry a step away', () => {
    for (const enemy of [
      { at: '20,21', card: { actions: 0 } },
      { at: '20,22', card: { ...cardOf('northern-infantry'), actions: 0, bases: 1 }, body: { bases: 1 } },
    ]) {
      const table = new Battle({
        north: { Tank: { at: '20,20', facing: 180, card: { actions: 0, aux: { antiPersonnelCharges: 1 } } } },
        south: { Enemy: enemy },
      });
      table.activate('Tank');
      table.state.agenda.push({ step: 'window', unit: table.id('Tank') } as never);
      table.run();
      expect(table.asked).toBe('North: act');
    }
  });

  rule('HGB-AUX-02', 'once for each contact, as often as the rating says', () => {
    const table = contact();
    table.unit('Tank').stores = { ...table.unit('Tank').stores, charges: 2 };
    table.unit('Tank').actions = 1;
    table.activate('Tank');
    table.state.agenda.push({ step: 'window', unit: table.id('Tank') } as never);
    table.run();
    expect(table.asked).toBe('North: charges');
    table.give({ type: 'hold' });
    expect(table.unit('Tank').stores).toMatchObject({ charges: 2, met: [table.id('Squad')] });
    table.state.agenda.push({ step: 'window', unit: table.id('Tank') } as never);
    table.run();
    expect(table.asked).toBe('North: act');
    expect(table.events('parted')).toEqual([]);
    // They part, and meet again.
    table.unit('Squad').at = { x: 20000, y: 24000 };
    table.state.agenda.push({ step: 'window', unit: table.id('Tank') } as never);
    table.run();
    expect(table.unit('Tank').stores.met).toEqual([]);
    table.unit('Squad').at = { x: 20000, y: 21000 };
    table.state.agenda.push({ step: 'window', unit: table.id('Tank') } as never);
    table.run();
    expect(table.asked).toBe('North: charges');
    // A unit that has left the table is in contact with nobody.
    table.give({ type: 'hold' });
    table.unit('Squad').at = null;
    table.state.agenda.push({ step: 'window', unit: table.id('Tank') } as never);
    table.run();
    expect(table.unit('Tank').stores.met).toEqual([]);
  });

  rule('HGB-AUX-02', 'whoever has said how it wants to be asked is not asked twice about one contact', () => {
    const asked = [latestReading({ readings }), 6].map((reading) => {
      const table = contact('20,21.05', 1, reading);
      table.unit('Tank').stores = { ...table.unit('Tank').stores, charges: 2 };
      Object.assign(table.unit('Tank'), { actions: 1 });
      table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps: EVERY_SNAP }));
      table.activate('Squad', 'stationary');
      table.give({ type: 'done', standBy: 0 });
      expect(table.asked).toBe('North: snap');
      table.give({ type: 'wish', ...UNASKED, snaps: NO_SNAP });
      expect(table.asked).toBe('North: charges');
      table.give({ type: 'detonate' }, ['charges', 6, 6], ['defense', 1]);
      expect(table.unit('Squad').at).toBeNull();
      return table.asked;
    });
    expect(asked).toEqual(['nobody', 'North: charges']);
  });

  rule(
    'HGB-AUX-02',
    'as it was read before, charges against infantry that is gone stay where they are',
    () => {
      const table = contact('20,21.05', 1, 6);
      const [unit, against] = [table.id('Tank'), table.id('Squad')];
      table.activate('Tank');
      table.unit('Squad').at = null;
      table.state.agenda.push({ step: 'charges', seat: 0, unit, against } as never);
      table.run();
      table.give({ type: 'detonate' });
      expect(table.unit('Tank').stores.charges).toBe(1);
    },
  );

  rule('HGB-AUX-02', 'nobody is asked about infantry that Snap Fire has taken off the table', () => {
    const table = contact('20,21.05');
    const tank = table.unit('Tank');
    tank.actions = 1;
    table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, snaps: EVERY_SNAP }));
    table.activate('Squad', 'stationary');
    table.give({ type: 'done', standBy: 0 });
    expect(table.asked).toBe('North: snap');
    const shot = { unit: table.id('Tank'), target: table.id('Squad'), mount: 0, rof: 0, concentrated: 0 };
    table.give({ type: 'snap', ...shot }, ['attack', 6], ['defense', 1]);
    expect(table.unit('Squad').at).toBeNull();
    expect(table.asked).toBe('nobody');
  });
});

rule('HGB-PERK-14', 'a Stabilizer Mount fires where its position was prepared, and nowhere else', () => {
  const table = new Battle({
    north: {
      Gun: {
        at: '20,10',
        facing: 180,
        card: { actions: 2, weapons: [gun('LFG')], perks: { stabilizer: 'LFG' } },
      },
    },
    south: { Deer: { at: '20,30', facing: 0, card: { actions: 0 } } },
  });
  table.activate('Gun', 'combat');
  expect(table.choices).not.toContain('brace');
  table.activate('Gun', 'stationary');
  expect(table.choices).not.toContain('attack');
  table.give({ type: 'brace' });
  expect(table.unit('Gun').actions).toBe(1);
  expect(table.choices).toContain('attack');
  expect(table.choices).not.toContain('brace');
  table.give({ type: 'walk', to: { x: 20500, y: 10000 } });
  expect(table.choices).not.toContain('attack');
  // Back where it was it has to be prepared again.
  table.give({ type: 'walk', to: { x: 20000, y: 10000 } });
  expect(table.choices).not.toContain('attack');
  table.give({ type: 'brace' });
  expect(table.unit('Gun').actions).toBe(0);
  table.unit('Gun').bracedAt = null;
  expect(table.choices).not.toContain('brace');
});

rule('HGB-PERK-14', 'the position is good in later rounds, and for Snap Fire, while it stands there', () => {
  const table = new Battle({
    north: {
      Gun: { at: '20,10', facing: 180, card: { weapons: [gun('LFG')], perks: { stabilizer: 'LFG' } } },
    },
    south: { Deer: { at: '20,30', facing: 0, card: { actions: 0 } } },
  });
  table.activate('Gun', 'stationary');
  table.give({ type: 'brace' });
  table.give({ type: 'turn', side: 'left', by: 40 });
  expect(table.unit('Gun').bracedAt).not.toBeNull();
  table.unit('Gun').activation = null;
  table.unit('Gun').actions = 1;
  table.activate('Deer', 'combat');
  table.give({ type: 'walk', to: { x: 20000, y: 29000 } });
  expect(table.asked).toBe('North: snap');
  table.unit('Gun').body = { ...table.unit('Gun').body, speed: 'combat' };
  table.give({ type: 'let-pass', until: 'here' });
  table.give({ type: 'walk', to: { x: 20000, y: 28000 } });
  expect(table.asked).toBe('South: act');
});

rule('HGB-AUX-02', 'whoever has no charges is not asked, though it touches a squad that has', () => {
  const squad = { ...cardOf('northern-infantry'), actions: 0, bases: 1 };
  const table = new Battle({
    north: {
      Guard: { at: '20,20', card: { ...squad, aux: { antiPersonnelCharges: 1 } }, body: { bases: 1 } },
    },
    south: { Squad: { at: '20,21', card: squad, body: { bases: 1 } } },
  });
  table.activate('Guard');
  table.state.agenda.push({ step: 'window', unit: table.id('Guard') } as never);
  table.run();
  expect(table.asked).toBe('North: charges');
  table.give({ type: 'hold' });
  expect(table.asked).toBe('North: act');
});
