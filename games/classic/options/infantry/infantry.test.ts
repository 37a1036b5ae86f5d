import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { resolve } from '../../phases/weapon/weapon.ts';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { physicalDamageOf, physicalNumber } from '../../rules/physical/physical-to-hit.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { LL } from '../../units/locations.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const hits: Roll = ['to-hit', 6, 6];
const who = (die: number): Roll => ['hit location', die];
const armed = (item: string): UnitFile => mech('Wolf', { slots: { RT: [item] } });

const field = (options: object, troop: UnitFile, wolf: UnitFile, map = '. . .', state: object = {}): Scene =>
  scene({
    options: { ...COMBINED, ...options },
    map,
    units: { Troop: { mech: troop, at: '0101 N', state }, Wolf: { mech: wolf, at: '0301 N' } },
  });

function shoot(s: Scene, ...rolls: Roll[]): void {
  s.state.weaponAttacks = [{ attacker: 1, weapon: 0, target: 0, number: 2, bin: -1, aim: -1 }];
  s.rolling([hits, ...rolls], () => resolve(s.play, { attack: 0 }));
}

const number = (s: Scene, attacker = 1): number =>
  weaponNumber(s.field, s.state, {
    attacker,
    weapon: 0,
    target: 1 - attacker,
    twist: 0,
    secondary: 0,
    aim: -1,
  });

describe('Weapon classes against infantry', () => {
  const dead = (wolf: UnitFile, map = '. . .', ...rolls: Roll[]): number => {
    const s = field({ 'infantry-weapon-damage': true }, platoon('Troop'), wolf, map);
    shoot(s, ...rolls);
    return 28 - s.unit('Troop').structure[0];
  };

  rule('MT-INFY-03', 'Example: a medium laser kills 1 in the open, a PPC 2, an AC/20 the platoon', () => {
    expect(dead(armed('Medium Laser'))).toBe(1);
    expect(dead(armed('3 x PPC'))).toBe(2);
    expect(dead(armed('10 x AC/20'))).toBe(28);
  });

  rule('MT-INFY-03', 'What sweeps does as before, doubled in the open, and so do people and vehicles', () => {
    expect(dead(armed('Flamer'))).toBe(4);
    expect(dead(armed('Flamer'), 'l . .')).toBe(2);
    expect(dead(platoon('Wolf', { arms: 'laser', troopers: 4 }))).toBe(4);
    expect(dead(vehicle('Wolf'))).toBe(1);
  });

  rule('MT-INFY-03', 'A kick kills one or two; who jumps on them does what it did', () => {
    const kick = (tons: number, kind: 'kick' | 'dfa') => {
      const s = field({ 'infantry-weapon-damage': true }, platoon('Troop'), mech('Wolf', { tons }));
      return physicalDamageOf(s.field, s.state, { kind, attacker: 1, target: 0, limb: LL });
    };
    expect([kick(45, 'kick'), kick(50, 'kick'), kick(50, 'dfa')]).toEqual([1, 2, 15]);
  });

  rule('MT-INFY-03', 'Those who are kicked are not doubled either', () => {
    const made = melee({
      options: { ...COMBINED, 'infantry-weapon-damage': true },
      units: {
        Wolf: { mech: mech('Wolf', { tons: 50 }), at: '0505 N' },
        Troop: { mech: platoon('Troop'), at: '0505 N' },
      },
    }).begin(0);
    made.order({ type: 'kick', unit: 'Wolf', leg: 'LL', target: 'Troop' }, hits);
    expect(made.scene.unit('Troop').structure).toEqual([26]);
  });

  rule('MT-INFY-03', 'Battle armour takes what it took', () => {
    const s = field({ 'infantry-weapon-damage': true }, suits('Troop'), armed('Medium Laser'));
    shoot(s, who(1));
    expect(s.unit('Troop').armor).toEqual([4, 9, 9, 9]);
  });
});

describe('Critical hits on battle armour', () => {
  const ON = { 'battle-armor-criticals': true };

  rule('MT-INFY-05', 'Example: 6, then 3, who lives: trooper 3 dies even from 2 points', () => {
    const s = field(ON, suits('Troop'), armed('Machine Gun'));
    shoot(s, who(6), who(3));
    expect(s.unit('Troop').structure).toEqual([1, 1, 0, 1]);
  });

  rule('MT-INFY-05', 'Example: 6 and 6, or somebody who was never there: no damage at all', () => {
    const s = field(ON, suits('Troop'), armed('Medium Laser'));
    shoot(s, who(6), who(6));
    shoot(s, who(6), who(5));
    expect(s.unit('Troop').armor).toEqual([9, 9, 9, 9]);
  });

  rule('MT-INFY-05', 'A 5 in a squad of four is thrown again as ever', () => {
    const s = field(ON, suits('Troop'), armed('Medium Laser'));
    shoot(s, who(5), who(1));
    expect(s.unit('Troop').armor).toEqual([4, 9, 9, 9]);
  });
});

describe('Digging in', () => {
  const ON = { 'infantry-dig-in': true };
  const UNITS = {
    Troop: { mech: platoon('Troop', { arms: 'srm' }), at: '0505 N', side: 0 },
    Wolf: { mech: armed('Medium Laser'), at: '0503 S', side: 1 },
  } as const;
  const DIG = { type: 'dig-in', unit: 'Troop', facing: 'N' } as const;
  const dug = { marks: { trench: { facing: 0, isDone: true } } };

  function camp(map?: string) {
    const made = melee({ options: { ...COMBINED, ...ON }, units: UNITS, ...(map && { map }) });
    return made.beginAt('movement', 0);
  }

  rule(
    'MT-INFY-04',
    'Declared in the Movement Phase, done in the End Phase; meanwhile it does nothing else',
    () => {
      const made = camp();
      made.order(DIG);
      const { scene: s } = made;
      const stance = { unit: 0, twist: 0, prop: null } as const;
      expect(whyNotFire(s.field, s.state, stance, 0, 1)?.message).toBe('It digs in');
      expect(number(s)).toBe(4);
      s.rolling([], () => s.field.plugged.turnEnds!(s.play, s.field));
      expect(number(s)).toBe(4 + 2);
      expect(s.said('digs-in')).toEqual(['Troop digs in, facing north.']);
      expect(s.said('dug-in')).toEqual(['Troop is dug in.']);
      expect(whyNotFire(s.field, s.state, stance, 0, 1)).toBeNull();
    },
  );

  rule('MT-INFY-04', 'Whoever is attacked while it digs has gained nothing', () => {
    const made = camp();
    made.order(DIG);
    const { scene: s } = made;
    s.state.weaponAttacks = [{ attacker: 1, weapon: 0, target: 0, number: 12, bin: -1, aim: -1 }];
    s.rolling([['to-hit', 1, 1]], () => resolve(s.play, { attack: 0 }));
    s.rolling([], () => s.field.plugged.turnEnds!(s.play, s.field));
    expect(s.happened('dug-out')).toHaveLength(1);
    expect(s.happened('dug-in')).toEqual([]);
  });

  rule(['MT-INFY-04', 'MT-WPN-14'], 'All attacks but those of flamers are at +2, blows, too', () => {
    const against = (item: string) => number(field(ON, platoon('Troop'), armed(item), '. . .', dug));
    expect([against('Medium Laser'), against('Flamer')]).toEqual([4 + 2, 4 + 2]);
    expect(number(field(ON, platoon('Troop'), armed('Flamer'), '. . .'))).toBe(4 + 2);
    const s = field(ON, platoon('Troop'), armed('Medium Laser'), '. . .', dug);
    s.state.units[1].hex = s.state.units[0].hex;
    const stomp = { kind: 'kick', attacker: 1, target: 0, limb: LL } as const;
    expect(physicalNumber(s.field, s.state, stomp)).toBe(5 - 2 + 3 + 2);
  });

  rule('MT-INFY-04', 'No hit is doubled in the open', () => {
    const s = field(ON, platoon('Troop'), armed('Medium Laser'), '. . .', dug);
    shoot(s);
    expect(s.unit('Troop').structure).toEqual([23]);
  });

  rule('MT-INFY-04', 'It fires into the front arc of its trench only', () => {
    const why = (facing: number) => {
      const trench = { marks: { trench: { facing, isDone: true } } };
      const s = field(ON, platoon('Troop', { arms: 'srm' }), armed('Flamer'), '. . .', trench);
      return whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, 0, 1)?.message;
    };
    expect([1, 2, 3, 4, 5].map(why)).toEqual([
      undefined,
      undefined,
      ...Array(3).fill('It is dug in and fires ahead only'),
    ]);
  });

  rule('MT-INFY-04', 'Not on roads and pavement, in water or in buildings, nor by machines', () => {
    const digs = (map: string, name = 'Troop') => {
      const s = scene({
        options: { ...COMBINED, ...ON },
        map,
        units: {
          Troop: { mech: platoon('Troop'), at: '0101 N' },
          Tank: { mech: vehicle('Tank'), at: '0101 N' },
        },
      });
      const [dig] = s.field.plugged.moves!([]).filter(({ type }) => type === 'dig-in');
      return dig!.offers(new Mover(s.field, s.state, s.index(name), false));
    };
    expect(['. .', 'l .', '.+rubble .'].map((map) => digs(map))).toEqual([true, true, true]);
    expect(
      ['p .', '.+road .', '~0 .', '~1+ice .', '~1+bridge .', 'B1/1 .', 'B4/9 .'].map((map) => digs(map)),
    ).toEqual(Array(7).fill(false));
    expect(digs('. .', 'Tank')).toBe(false);
  });

  test('It is over when it moves', () => {
    const s = field(ON, platoon('Troop'), armed('Medium Laser'), '. . .', dug);
    s.rolling([], () => endMarks(s.play, s.field, 0, 'goes'));
    expect(number(s)).toBe(4);
    expect(s.said('dug-out')).toEqual(['Troop is dug in no more.']);
  });
});
