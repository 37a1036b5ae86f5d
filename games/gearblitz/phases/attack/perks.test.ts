import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { found } from '../../rules/sight/sighting.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';

/** A shooter in the north that looks down, and a target 9" away from front to front, both on foot at Combat Speed. */
function duel(north: Partial<Model> = {}, south: Partial<Model> = {}, more: Partial<Scenery> = {}): Battle {
  const table = new Battle({
    north: {
      Archer: { at: '20,10', facing: 180, ...north, card: { weapons: [gun('LAC')], ...north.card } },
    },
    south: { Deer: { at: '20,20', ...south, card: { actions: 0, ...south.card } } },
    ...more,
  });
  table.activate('Archer');
  return table;
}

/** Added to attack and defense of a single shot. */
function totals(table: Battle): readonly [attack: number, defense: number] {
  table.attack('Deer', ['attack', 3], ['defense', 6]);
  return [table.events('fired')[0].modifiers.total, table.events('defended')[0].modifiers.total];
}
const attackOf = (...sides: Parameters<typeof duel>) => totals(duel(...sides))[0];
const defenseOf = (...sides: Parameters<typeof duel>) => totals(duel(...sides))[1];

describe('armor perks and flaws', () => {
  rule(['HGB-APERK-04', 'HGB-APERK-09'], 'damage spoils the aim more, or less', () => {
    const shooter = (armorPerks: object, damage: 1 | 2 | 3) =>
      attackOf({ card: { armorPerks }, body: { damage } });
    expect(([1, 2, 3] as const).map((damage) => shooter({ exposedFireControl: true }, damage))).toEqual([
      -1, -2, -3,
    ]);
    expect(([1, 2, 3] as const).map((damage) => shooter({ shieldedWeapons: true }, damage))).toEqual([
      0, 0, -1,
    ]);
  });

  rule(['HGB-APERK-05', 'HGB-APERK-08'], 'and getting away more, or less', () => {
    const runner = (armorPerks: object, damage: 1 | 2 | 3) =>
      defenseOf({}, { card: { armorPerks }, body: { damage } });
    expect(([1, 2, 3] as const).map((damage) => runner({ exposedMovement: true }, damage))).toEqual([
      -2, -3, -4,
    ]);
    expect(([1, 2, 3] as const).map((damage) => runner({ ruggedMovement: true }, damage))).toEqual([
      -1, -1, -2,
    ]);
  });

  rule('HGB-APERK-06', 'Improved Rear Defense takes 1 off the penalty from behind', () => {
    const plain = defenseOf({}, { facing: 180 });
    expect(defenseOf({}, { facing: 180, card: { armorPerks: { improvedRearDefense: true } } })).toBe(
      plain + 1,
    );
  });

  rule('HGB-APERK-10', 'a Weak Facing halves the Armor from there', () => {
    const armorFrom = (facing: number) => {
      const table = duel({}, { facing, card: { armorPerks: { weakFacing: 'RR' } } });
      table.attack('Deer', ['attack', 6], ['defense', 5]);
      return table.events('struck')[0].armor.total;
    };
    expect([armorFrom(0), armorFrom(180)]).toEqual([15, 8]);
  });

  rule('HGB-APERK-03', 'Exposed Aux is gone with the first Heavy', () => {
    const hits = (armorPerks: object) => {
      const table = duel({}, { card: { armorPerks } });
      // 4 × 8 is Heavy.
      table.attack('Deer', ['attack', 6], ['defense', 3]);
      return [table.unit('Deer').body.damage, table.unit('Deer').body.auxHits];
    };
    expect([hits({}), hits({ exposedAux: true })]).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  rule('HGB-APERK-02', 'Backup Sensors keep the Detection Rating, but not Active Detection', () => {
    const choices = (card: NonNullable<Model['card']>, auxHits: number, scene: string) =>
      duel({ card, body: { auxHits } }, {}, { scene }).choices;
    const backup = { armorPerks: { backupSensors: true } } as const;
    const woods = '48 x 48\nwoodland 10,12 to 30,17 height 3';
    expect(choices({}, 1, woods)).not.toContain('attack');
    expect(choices(backup, 1, woods)).toContain('attack');
    // More than the rating: only Active Detection would help.
    const jungle = '48 x 48\njungle 5,11 to 35,19 height 3';
    expect(choices({ ...backup, detection: 1 }, 0, jungle)).toContain('attack');
    expect(choices({ ...backup, detection: 1 }, 1, jungle)).not.toContain('attack');
  });
});

describe('perks', () => {
  rule('HGB-PERK-01', 'Acrobatic Handling helps both at Point Blank', () => {
    const near = { at: '20,17.5' };
    const acrobat = { card: { perks: { acrobatic: 2 } } } as const;
    const [attack, defense] = totals(duel(near));
    expect(totals(duel({ ...near, ...acrobat }))).toEqual([attack + 2, defense]);
    expect(totals(duel(near, acrobat))).toEqual([attack, defense + 2]);
    expect(totals(duel(acrobat, acrobat))).toEqual(totals(duel()));
  });

  rule('HGB-PERK-13', 'a Sniper System takes 1 off the penalties of range', () => {
    const sniper = { card: { perks: { sniperSystem: true } } } as const;
    const at = (y: number, more: Partial<Model> = {}) => attackOf({ ...more, at: '20,4' }, { at: `20,${y}` });
    // 15" is Long, 30" Extreme.
    expect([at(20), at(20, sniper), at(35), at(35, sniper)]).toEqual([-1, 0, -2, -1]);
  });

  const WOODS = '48 x 48\nwoodland 15,18 to 25,22 height 3';
  const seen = (card: NonNullable<Model['card']>, speed: 'stationary' | 'combat', scene = WOODS) => {
    const table = duel({}, { card, body: { speed } }, { scene });
    return found(table.state, table.id('Archer'), table.id('Deer')).obscured;
  };

  rule('HGB-PERK-05', 'Camo Netting hides those who stand still in soft cover', () => {
    const netting = { perks: { camoNetting: true } } as const;
    const plain = seen({}, 'stationary');
    expect([seen(netting, 'stationary'), seen(netting, 'combat')]).toEqual([plain + 1, plain]);
    expect(seen(netting, 'stationary', '48 x 48')).toBe(0);
  });

  rule(
    ['HGB-PERK-11', 'HGB-AUX-10', 'HGB-FLAW-07'],
    'in cover the low and stealthy hide better, emitters worse',
    () => {
      const plain = seen({}, 'combat');
      expect(seen({ perks: { lowProfile: true } }, 'combat')).toBe(plain + 1);
      expect(seen({ aux: { stealth: 2 } }, 'combat')).toBe(plain + 2);
      expect(seen({ flaws: { traceableEmissions: 1 } }, 'combat')).toBe(plain - 1);
      for (const card of [
        { perks: { lowProfile: true } },
        { aux: { stealth: 2 } },
        { flaws: { traceableEmissions: 1 } },
      ] as const)
        expect(seen(card, 'combat', '48 x 48')).toBe(0);
      // And what is seen is what is subtracted.
      expect(attackOf({}, { card: { perks: { lowProfile: true } } }, { scene: WOODS })).toBe(-(plain + 1));
    },
  );
});

describe('flaws', () => {
  rule('HGB-FLAW-02', 'a Defective Fire Control costs its rating on a die no higher', () => {
    const shoot = (die: number) => {
      const table = duel({ card: { flaws: { defectiveFireControl: 2 } } });
      table.attack('Deer', ['defective fire control', die], ['attack', 3], ['defense', 6]);
      return table.events('fired')[0].modifiers.total;
    };
    expect([shoot(2), shoot(3)]).toEqual([-2, 0]);
  });

  rule('HGB-FLAW-03', 'a Large Sensor Profile is easier to find', () => {
    const seek = (flaws: object) => {
      const table = duel(
        { at: '20,5' },
        { at: '20,35', card: { flaws }, body: { speed: 'stationary' } },
        { scene: '48 x 48\njungle 10,10 to 30,29 height 3' },
      );
      table.attack('Deer', ['active detection', 6], ['attack', 2], ['defense', 6]);
      return table.events('sought')[0].threshold.total;
    };
    expect(seek({ largeSensorProfile: 1 })).toBe(seek({}) - 1);
  });

  rule('HGB-FLAW-10', 'whoever is vulnerable takes the Light of Haywire on 2+', () => {
    const zap = (flaws: object, die: number) => {
      const table = duel({ card: { weapons: [gun('LPA')] } }, { card: { flaws } });
      table.attack('Deer', ['attack', 6], ['defense', 4], ['haywire', die]);
      return table.unit('Deer').body.damage;
    };
    expect(zap({ vulnerableToHaywire: true }, 2)).toBe(zap({}, 3) + 1);
    expect(zap({ vulnerableToHaywire: true }, 1)).toBe(zap({}, 3));
  });
});
