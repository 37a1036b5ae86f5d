import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect } from 'vitest';
import { armory } from '../../data/arsenal.ts';
import { weaponsAt } from '../../phases/weapon/hex-fire.ts';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit, whyNotFire } from '../../rules/fire/to-hit.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const gunner = mech('Wolf', { slots: { CT: ['Medium Laser'], RT: ['2 x SRM 6'], LT: ['Ammo SRM 6'] } });

/** A column of water so deep, hex by hex from the south, with a gunner in the first. */
function water(
  depths: string,
  foe: string,
  { file = mech('Bear') as UnitFile, isOn = true, prone = false } = {},
): Scene {
  const made = scene({
    options: { ...COMBINED, 'naval-vessels': true, 'underwater-combat': isOn },
    map: [...depths].map((depth) => (depth === '.' ? '.' : `~${depth}`)).join('\n'),
    units: { Wolf: { mech: gunner, at: `010${depths.length} N` }, Bear: { mech: file, at: `${foe} S` } },
  });
  if (prone) made.unit('Bear').prone = true;
  return made;
}

const why = (made: Scene, label: string, [attacker, target]: readonly [number, number] = [0, 1]) =>
  whyNotFire(
    made.field,
    made.state,
    { unit: attacker, twist: 0, prop: null },
    made.weapon(attacker === 0 ? 'Wolf' : 'Bear', label),
    target,
  )?.rule ?? null;

const lines = (made: Scene) =>
  explain<RuleId>((tally) =>
    weaponToHit(tally, made.field, made.state, {
      attacker: 0,
      target: 1,
      weapon: made.weapon('Wolf', 'Medium Laser'),
      twist: 0,
      secondary: 0,
      aim: -1,
    }),
  );

describe('Who fires at whom under water', () => {
  rule('MT-PRE-18', 'Both under water: lasers are fired, and nothing else', () => {
    const made = water('222', '0101');
    expect([why(made, 'Medium Laser'), why(made, 'SRM 6')]).toEqual([null, 'MT-PRE-31']);
    expect(why(water('222', '0101', { isOn: false }), 'Medium Laser')).toBe('CBT-LOS-09');
  });

  rule(
    'MT-PRE-18',
    'Who stands in the water and a ship are hit from below, who hovers or is ashore is not',
    () => {
      const at = (depths: string, file?: UnitFile) =>
        why(water(depths, '0101', file ? { file } : {}), 'Medium Laser');
      const boat = (motion: 'displacement' | 'hover') => vehicle('Bear', { motion });
      expect([at('122'), at('.22'), at('022')]).toEqual([null, 'MT-PRE-18', 'MT-PRE-18']);
      expect([at('222', boat('displacement')), at('222', boat('hover'))]).toEqual([null, 'MT-PRE-18']);
    },
  );

  rule('MT-PRE-18', 'From above nobody under water is hit', () => {
    const armed = mech('Bear', { slots: { CT: ['Medium Laser'] } });
    const from = (depths: string, file: UnitFile = armed) => {
      const made = water(depths, '0101', { file });
      return why(made, 'Medium Laser', [1, 0]);
    };
    expect([from('122'), from('.22'), from('222')]).toEqual(['CBT-LOS-09', 'CBT-LOS-09', null]);
    const boat = vehicle('Bear', { motion: 'displacement', turret: false, items: { FR: ['Medium Laser'] } });
    expect(from('222', boat)).toBe('CBT-LOS-09');
  });

  rule('MT-PRE-18', 'A bank between them is in the way, and so is a shoal for those who are below it', () => {
    const at = (depths: string) => why(water(depths, '0101'), 'Medium Laser') === null;
    expect([at('2222'), at('2.22'), at('2122'), at('3132')]).toEqual([true, false, true, false]);
  });

  rule('MT-PRE-18', 'Nobody under water fires at a hex on land', () => {
    const made = water('.22', '0101');
    expect(weaponsAt(made.field, made.state, 0, made.cell('0101'))).toEqual([]);
  });
});

describe('What it needs', () => {
  rule('MT-PRE-31', 'A medium laser: 2, 4 and 6 hexes; above water as ever', () => {
    const at = (range: number, isOn = true): number => {
      const depths = '2'.repeat(range + 1);
      return lines(water(depths, '0101', { isOn })).total;
    };
    expect([1, 2, 3, 4, 5, 6].map((range) => at(range))).toEqual([4, 4, 6, 6, 8, 8]);
    expect(at(7)).toBeGreaterThan(12);
    const dry = water('........', '0101');
    expect(lines(dry).total).toBe(8);
  });

  rule('MT-PRE-31', 'The table names weapons that there are, and shortens all of them', () => {
    const { underWater } = water('22', '0101').field.plugged;
    const working = armory().flatMap((type) => {
      const below = underWater!(type);
      return below ? [[type.name, below.short, below.medium, below.long] as const] : [];
    });
    // The same weapon each time.
    for (const type of armory()) expect(underWater!(type)).toBe(underWater!(type));
    expect(working.map(([name, ...ranges]) => `${name} ${ranges.join('/')}`).sort()).toEqual([
      'Clan ER Large Laser 5/10/16',
      'Clan ER Large Pulse Laser 4/10/14',
      'Clan ER Medium Laser 3/7/10',
      'Clan ER Medium Pulse Laser 3/5/8',
      'Clan ER Micro Laser 1/2/2',
      'Clan ER PPC 4/10/16',
      'Clan ER Small Laser 1/2/4',
      'Clan ER Small Pulse Laser 1/2/4',
      'Clan Heavy Large Laser 3/6/9',
      'Clan Heavy Medium Laser 2/4/6',
      'Clan Heavy Small Laser 1/2/2',
      'Clan LRT 10 7/14/21',
      'Clan LRT 15 7/14/21',
      'Clan LRT 20 7/14/21',
      'Clan LRT 5 7/14/21',
      'Clan Large Pulse Laser 4/10/14',
      'Clan Medium Pulse Laser 3/5/8',
      'Clan Micro Pulse Laser 1/2/2',
      'Clan SRT 2 3/6/9',
      'Clan SRT 4 3/6/9',
      'Clan SRT 6 3/6/9',
      'Clan Small Pulse Laser 1/2/4',
      'ER Large Laser 3/9/12',
      'ER Medium Laser 3/5/8',
      'ER PPC 4/10/16',
      'ER Small Laser 1/2/3',
      'LRT 10 7/14/21',
      'LRT 15 7/14/21',
      'LRT 20 7/14/21',
      'LRT 5 7/14/21',
      'Large Laser 3/6/9',
      'Large Pulse Laser 2/5/7',
      'Large X-Pulse Laser 2/5/7',
      'Medium Laser 2/4/6',
      'Medium Pulse Laser 2/3/4',
      'Medium X-Pulse Laser 2/3/4',
      'PPC 4/7/10',
      'SRT 2 3/6/9',
      'SRT 4 3/6/9',
      'SRT 6 3/6/9',
      'Small Laser 1/2/2',
      'Small Pulse Laser 1/2/2',
      'Small X-Pulse Laser 1/2/2',
    ]);
  });

  rule(
    'MT-PRE-18',
    'From below the legs of those who stand in the water are hit, and the water covers nothing',
    () => {
      const made = water('122', '0101');
      const usual = { table: 'mech', side: 'front', covered: 3 } as const;
      const attack = { attacker: 0, target: 1, weapon: 0, number: 4, bin: -1, aim: -1 } as const;
      expect(made.field.plugged.incoming!(usual, made.field, made.state, attack)).toEqual({
        table: 'kick',
        side: 'front',
        covered: 0,
      });
      expect(lines(made).lines.map(({ reason }) => reason)).not.toContain('Partial cover');
      const deep = water('222', '0101');
      expect(deep.field.plugged.incoming!(usual, deep.field, deep.state, attack)).toBe(usual);
      const boat = water('222', '0101', { file: vehicle('Bear', { motion: 'displacement' }) });
      expect(boat.field.plugged.incoming!(usual, boat.field, boat.state, attack)).toBe(usual);
    },
  );
});
