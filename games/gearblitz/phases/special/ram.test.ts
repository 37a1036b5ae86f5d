import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { Battle, gun, type Model } from '../../testing/table.ts';

describe('blows', () => {
  /** Two Gears in contact, face to face. */
  const melee = (north: Partial<Model> = {}, south: Partial<Model> = {}): Battle => {
    const table = new Battle({
      north: {
        One: {
          at: '20,10',
          facing: 180,
          ...north,
          card: { weapons: [gun('VB'), gun('LAC')], ...north.card },
        },
      },
      south: {
        Other: {
          at: '20,11',
          ...south,
          card: { actions: 0, weapons: [gun('P'), gun('LAC')], ...south.card },
        },
      },
    });
    table.activate('One');
    return table;
  };

  rule(
    ['HGB-PHYS-01', 'HGB-PHYS-02', 'HGB-WSR-11'],
    'in contact, at Point Blank, with the Size and the bonus of the weapon',
    () => {
      const table = melee();
      table.attack('Other', ['attack', 4], ['defense', 6]);
      expect(table.events('fired')[0].total).toBe(6);
      expect(table.events('struck')).toMatchObject([{ damage: 8, multiplier: { total: 8 } }]);
      expect(table.unit('One').ammunition[0].isOut).toBe(false);
      const apart = melee({ at: '20,9.9' });
      expect(apart.refusal(apart.attackOrder('Other'))).toBe('0 is not possible: one of 1 (no rule)');
    },
  );

  rule('HGB-PHYS-03', 'a running kick does 2 more', () => {
    const kick = { card: { weapons: [gun('K')] }, body: { mode: 'W', speed: 'top' } } as const;
    const table = melee(kick);
    table.attack('Other', ['attack', 6], ['defense', 3]);
    expect(table.events('struck')[0].multiplier).toTotal(8);
    const walking = melee({ ...kick, body: { mode: 'W', speed: 'combat' } });
    walking.attack('Other', ['attack', 6], ['defense', 3]);
    expect(walking.events('struck')[0].multiplier).toTotal(6);
  });

  rule(
    'HGB-PHYS-04',
    'a fumbled blow may be answered with a blow, for nothing, and an answer may not',
    () => {
      const table = melee();
      table.unit('Other').isLocked = true;
      table.attack('Other', ['attack', 1], ['defense', 2]);
      expect(table.asked).toBe('South: retaliate');
      expect(table.refusal(table.attackOrder('One', { mount: 1 }))).toMatch(/not possible/);
      table.attack('One', ['attack', 1], ['defense', 2]);
      expect(table.unit('Other').actions).toBe(0);
      expect(table.asked).toBe('North: act');
    },
  );

  rule(['HGB-PHYS-04', 'HGB-PHYS-01'], 'nor is a fumbled blow by somebody without a weapon for it', () => {
    const table = melee({}, { card: { weapons: [gun('LAC')] } });
    table.attack('Other', ['attack', 1], ['defense', 2]);
    expect(table.asked).toBe('North: act');
  });

  rule('HGB-PHYS-04', 'a fumbled shot is not answered', () => {
    const table = melee();
    table.give(table.attackOrder('Other', { mount: 1 }), ['attack', 1], ['defense', 2]);
    expect(table.asked).toBe('North: act');
  });

  rule('HGB-PHYS-04', 'nobody has to', () => {
    const table = melee();
    table.attack('Other', ['attack', 1], ['defense', 2]);
    table.give({ type: 'hold' });
    expect(table.asked).toBe('North: act');
  });
});

describe('rams', () => {
  /** A Hun that drives up to a Hunter, who looks at it. */
  const hun = (south: Partial<Model> = {}, speed: 'combat' | 'top' = 'combat'): Battle => {
    const table = new Battle({
      north: {
        Hun: {
          at: '20,10',
          facing: 180,
          card: {
            kind: 'tank',
            size: 10,
            armor: 25,
            armorPerks: { reinforced: { facing: 'F', rating: 3 } },
            movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }],
          },
          body: { mode: 'G', speed },
        },
      },
      south: { Hunter: { at: '20,14', ...south, card: { actions: 0, ...south.card } }, Far: { at: '40,40' } },
    });
    table.activate('Hun');
    table.give({ type: 'advance', distance: 2500 });
    return table;
  };
  const atHunter = (table: Battle) => ({ type: 'ram', target: table.id('Hunter') }) as const;

  rule(
    ['HGB-RAM-01', 'HGB-RAM-02'],
    'head-on with a margin of 5: the Hunter is wiped out, the Hun has Light damage',
    () => {
      const table = hun();
      table.give(atHunter(table), ['ram', 6], ['ram', 2]);
      const struck = table.events('struck').map(({ unit, damage, level }) => [unit, damage, level]);
      expect(struck).toEqual([
        [table.id('Hun'), 40, 1],
        [table.id('Hunter'), 60, 4],
      ]);
      expect(table.unit('Hunter').at).toBeNull();
    },
  );

  rule('HGB-RAM-03', 'whoever has rammed stops, and is Stationary in the next round', () => {
    const table = hun();
    table.give(atHunter(table), ['ram', 3], ['ram', 3]);
    expect(table.choices).not.toContain('advance');
    expect(table.unit('Hun').body.speed).toBe('combat');
    table.give({ type: 'done', standBy: 0 }, ['initiative', 2, 4], ['initiative', 3, 4]);
    expect(table.unit('Hun').body.speed).toBe('stationary');
  });

  rule('HGB-RAM-02', 'from behind it is 2 less for both', () => {
    const table = hun({ facing: 180 });
    // From the rear the Hunter has 1 less.
    table.give(atHunter(table), ['ram', 3], ['ram', 4]);
    expect(table.events('struck').map(({ damage }) => damage)).toEqual([4, 8]);
  });

  rule('HGB-RAM-01', 'a ram in vain passes, and is not tried again', () => {
    const table = hun();
    table.give(atHunter(table), ['ram', 2], ['ram', 5]);
    expect(table.choices).not.toContain('ram');
    table.give({ type: 'advance', distance: 3500 });
    expect(table.unit('Hun').at).toEqual({ x: 20000, y: 16000 });
  });

  rule('HGB-RAM-01', 'not from where it stands, not to the side, and not without an action', () => {
    const table = hun({ at: '21.55,12.5' });
    expect(table.choices).not.toContain('ram');
    const near = new Battle({
      north: { Hun: { at: '20,10', facing: 180, body: { mode: 'W', speed: 'combat' } } },
      south: { Hunter: { at: '20,11', card: { actions: 0 } } },
    });
    near.activate('Hun');
    expect(near.choices).not.toContain('ram');
    const spent = hun();
    spent.unit('Hun').actions = 0;
    expect(spent.choices).not.toContain('ram');
  });
});

rule('HGB-RAM-01', 'whoever stands still does not ram, though it crept into contact', () => {
  const table = new Battle({
    north: { One: { at: '20,10', facing: 180 } },
    south: { Other: { at: '20,11.5', card: { actions: 0 } } },
  });
  table.activate('One', 'stationary');
  table.give({ type: 'walk', to: { x: 20000, y: 10500 } });
  expect(table.choices).not.toContain('ram');
  const walks = new Battle({
    north: { One: { at: '20,10', facing: 180 } },
    south: { Other: { at: '20,11.5', card: { actions: 0 } } },
  });
  walks.activate('One', 'combat');
  walks.give({ type: 'walk', to: { x: 20000, y: 10500 } });
  walks.give({ type: 'ram', target: walks.id('Other') }, ['ram', 2], ['ram', 6]);
  expect(walks.events('defended')).toMatchObject([{ isConcussion: false, margin: 0 }]);
  expect(walks.unit('One').actions).toBe(0);
});

rule('HGB-RAM-01', 'a walker rams to its side at Combat Speed, and only ahead at Top Speed', () => {
  const choices = (speed: 'combat' | 'top') => {
    const table = new Battle({
      north: { One: { at: '20,10', facing: 180, body: { mode: 'W', speed } } },
      south: { Other: { at: '21,11', card: { actions: 0 } } },
    });
    table.activate('One');
    const to = { x: 20_000, y: 11_000 };
    table.give(speed === 'combat' ? { type: 'walk', to } : { type: 'advance', distance: 1000 });
    return table.choices.includes('ram');
  };
  expect([choices('combat'), choices('top')]).toEqual([true, false]);
});

rule('HGB-PHYS-03', 'no other blow is a running kick', () => {
  const total = (weapon: string, speed: 'combat' | 'top') => {
    const table = new Battle({
      north: {
        One: { at: '20,10', facing: 180, card: { weapons: [gun(weapon)] }, body: { mode: 'W', speed } },
      },
      south: { Other: { at: '20,11', card: { actions: 0 } } },
    });
    table.activate('One');
    table.attack('Other', ['attack', 6], ['defense', 3]);
    return table.events('struck')[0].multiplier.total;
  };
  expect([total('K', 'combat'), total('K', 'top')]).toEqual([6, 8]);
  expect(total('P', 'top')).toBe(total('P', 'combat'));
});
