import { Location } from '@ironfield/classic/units/locations.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { type SheetData, sheetData } from './sheet-data.ts';
import { inPlay, isText, numbered, sheetOf, stockMech, textAt } from './testing.ts';

const { CT, LT, LA, RA, HD } = Location;

function dataOf(...call: Parameters<typeof sheetData>): SheetData {
  const data = sheetData(...call);
  if (!data.ok) throw new Error(data.error.join('; '));
  return data.value;
}

const atlas = stockMech('AS7-D');
const hits = (page: ReturnType<typeof sheetOf>, id: string): number =>
  numbered(page, id).filter(({ hit }) => hit).length;

describe('on paper', () => {
  rule(
    'CBT-REC-01',
    'The sheet of the Atlas shows type, tonnage, MP and every weapon with its figures',
    () => {
      const page = sheetOf(atlas);
      const texts = page.primitives.filter(isText).map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(['Atlas', 'AS7-D', '100 tons', 'Assault · Juggernaut']));
      const mp = ['walking', 'running', 'jumping'].map((mode) => textAt(page, `mech.${mode}`));
      expect(mp).toEqual(['3', '5', '–']);
      const columns = ['Qty', 'Type', 'Loc', 'Ht', 'Dmg', 'Min', 'Sht', 'Med', 'Lng'];
      const rows = [1, 2, 3, 4, 5, 6, 7].map((row) =>
        columns.map((column) => textAt(page, `weapon.${row}.${column}`)),
      );
      expect(rows.slice(0, 6).map((row) => row.join(' '))).toEqual([
        '1 LRM 20 LT 6 1/Msl 6 7 14 21',
        '1 AC/20 RT 7 20 – 3 6 9',
        '1 SRM 6 LT 4 2/Msl – 3 6 9',
        '2 Medium Laser CT (R) 3 5 – 3 6 9',
        '1 Medium Laser LA 3 5 – 3 6 9',
        '1 Medium Laser RA 3 5 – 3 6 9',
      ]);
      expect(rows[6]).toEqual(columns.map(() => undefined));
      expect(textAt(sheetOf(stockMech('SDR-5V')), 'mech.jumping')).toBe('8');
    },
  );

  test('a hatchet is equipment, with the damage of its blows', () => {
    const slots = structuredClone(stockMech('SDR-5V').slots);
    slots.RA.splice(4, 2, 'Hatchet', 'Hatchet');
    const { inventory } = dataOf({ ...stockMech('SDR-5V'), slots });
    expect(inventory.at(-1)).toMatchObject({ count: 1, type: 'Hatchet', location: 'RA', damage: '6' });
  });

  rule(
    ['CBT-REC-01', 'MT-REG-02'],
    'Equipment stands below the weapons: what has slots with its place, systems and armor without',
    () => {
      const base = stockMech('AS7-D');
      const slots = structuredClone(base.slots);
      slots.LL = [...slots.LL.slice(0, 4), 'CASE', slots.LL[5]];
      const { inventory } = dataOf({
        ...base,
        slots: { ...slots, HD: slots.HD.with(3, 'Command Console') },
        systems: ['Enhanced Satellite Uplink', 'Long-Range Targeting System'],
        plating: 'hardened',
      });
      const equipment = inventory.filter(({ heat }) => heat === null);
      expect(equipment.map(({ type, location }) => [type, location])).toEqual([
        ['Command Console', 'HD'],
        ['CASE', 'LL'],
        ['Enhanced Satellite Uplink', ''],
        ['Long-Range Targeting System', ''],
        ['Hardened Armor', ''],
      ]);
    },
  );

  rule(
    'CBT-REC-02',
    'The warrior has a name, two skills, and six hits with the number to stay conscious',
    () => {
      const page = sheetOf(atlas, { warrior: { name: 'Ana Ruiz', gunnery: 3, piloting: 4 } });
      expect(['name', 'gunnery', 'piloting'].map((key) => textAt(page, `warrior.${key}`))).toEqual([
        'Ana Ruiz',
        '3',
        '4',
      ]);
      expect(textAt(page, 'warrior.abilities')).toBeUndefined();
      expect(numbered(page, 'warrior.hit')).toHaveLength(6);
      const numbers = [1, 2, 3, 4, 5, 6].map((hit) => textAt(page, `warrior.consciousness.${hit}`));
      expect(numbers).toEqual(['3', '5', '7', '10', '11', 'Dead']);
      expect(textAt(sheetOf(atlas), 'warrior.gunnery')).toBeUndefined();
    },
  );

  rule('MT-ABIL-01', 'What the warrior can do besides stands beside the name', () => {
    const page = sheetOf(atlas, { warrior: { name: 'Ana Ruiz', abilities: ['Edge 2', 'Speed Demon'] } });
    expect(textAt(page, 'warrior.abilities')).toBe('Edge 2, Speed Demon');
  });

  rule(
    'CBT-REC-03',
    'Eleven facings of armour and eight locations of structure, each with its points',
    () => {
      const page = sheetOf(atlas);
      const points = (kind: string, codes: string) =>
        codes.split(' ').map((code) => Number(textAt(page, `${kind}.${code}.points`)));
      expect(points('armor', 'HD CT CTR LT LTR RT RTR LA RA LL RL')).toEqual([
        9, 47, 14, 32, 10, 32, 10, 34, 34, 41, 41,
      ]);
      expect(points('structure', 'HD CT LT RT LA RA LL RL')).toEqual([3, 31, 21, 21, 17, 17, 21, 21]);
    },
  );

  rule(
    'CBT-REC-04',
    'Six or twelve slots a location, open ones to be rolled again, and hits on the systems',
    () => {
      const page = sheetOf(atlas);
      const slots = ['HD', 'CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'].map(
        (code) => numbered(page, `slot.${code}`).length,
      );
      expect(slots).toEqual([6, 12, 12, 12, 12, 12, 6, 6]);
      expect([9, 10, 11, 12].map((slot) => textAt(page, `slot.LT.${slot}`))).toEqual([
        'Ammo LRM 20',
        'Ammo LRM 20',
        'Ammo SRM 6',
        'Roll Again',
      ]);
      expect([9, 11].map((slot) => textAt(page, `slot.LT.${slot}.shots`))).toEqual(['6', '15']);
      const counters = ['engine', 'gyro', 'sensors', 'lifeSupport'].map(
        (key) => numbered(page, `system.${key}`).length,
      );
      expect(counters).toEqual([3, 2, 2, 1]);
      const items = dataOf(atlas).locations[LT].slots.map(({ item }) => item);
      expect(items).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, -1]);
    },
  );

  rule('CBT-REC-05', 'Arrows lead from limbs to their side and from the sides to the centre', () => {
    const arrows = sheetOf(atlas).primitives.flatMap(({ id }) =>
      id?.startsWith('transfer.') ? [id.slice(9)] : [],
    );
    expect(arrows.sort()).toEqual(['LA.LT', 'LL.LT', 'LT.CT', 'RA.RT', 'RL.RT', 'RT.CT']);
  });

  rule(
    'CBT-REC-06',
    'The heat scale runs from 0 to 30 and beyond, with its effects; sinks are shown one by one',
    () => {
      const page = sheetOf(atlas);
      expect(numbered(page, 'heat')).toHaveLength(31);
      const effects = page.primitives
        .filter(isText)
        .flatMap(({ id, text }) => (id?.startsWith('heat.effect.') ? [`${id.slice(12)} ${text}`] : []))
        .reverse();
      expect(effects).toEqual([
        '5 –1 Walking MP',
        '8 +1 to hit with weapons',
        '10 –2 Walking MP',
        '13 +2 to hit with weapons',
        '14 Shutdown, avoid on 4+',
        '15 –3 Walking MP',
        '17 +3 to hit with weapons',
        '18 Shutdown, avoid on 6+',
        '19 Ammunition explosion, avoid on 4+',
        '20 –4 Walking MP',
        '22 Shutdown, avoid on 8+',
        '23 Ammunition explosion, avoid on 6+',
        '24 +4 to hit with weapons',
        '25 –5 Walking MP',
        '26 Shutdown, avoid on 10+',
        '28 Ammunition explosion, avoid on 8+',
        '30 Automatic shutdown',
        '30+ Overflow',
      ]);
      expect(numbered(page, 'sink')).toHaveLength(20);
    },
  );
});

describe('in play', () => {
  rule('CBT-REC-03', 'Points lost are crossed off, front, rear and structure', () => {
    const mech = inPlay(atlas);
    mech.body.armor[CT] -= 20;
    mech.body.armor[8] = 0;
    mech.body.structure[RA] -= 4;
    const page = sheetOf(atlas, { mech });
    expect(['armor.CT', 'armor.CTR', 'armor.LT', 'structure.RA'].map((id) => hits(page, id))).toEqual([
      20, 14, 0, 4,
    ]);
    expect(numbered(page, 'armor.CT')).toHaveLength(47);
    expect(textAt(page, 'armor.CT.points')).toBe('27/47');
  });

  rule('CBT-REC-04', 'Slots hit are struck out, systems counted, and shots taken off their bin', () => {
    const mech = inPlay(atlas);
    mech.body.hits[CT] = 0b11_1000_0001; // two engine slots more than the first, and no gyro
    mech.body.hits[HD] = 0b1_0011;
    mech.body.shots[1] -= 4;
    const page = sheetOf(atlas, { mech });
    expect(
      page.primitives.filter(({ id, hit }) => hit && id?.startsWith('slot.')).map(({ id }) => id),
    ).toEqual(['slot.HD.1', 'slot.HD.2', 'slot.HD.5', 'slot.CT.1', 'slot.CT.8', 'slot.CT.9', 'slot.CT.10']);
    const systems = ['engine', 'gyro', 'sensors', 'lifeSupport'].map((key) => hits(page, `system.${key}`));
    expect(systems).toEqual([3, 0, 2, 1]);
    expect([hits(page, 'bin.1'), hits(page, 'bin.2')]).toEqual([0, 4]);
    expect(textAt(page, 'slot.LT.10.shots')).toBe('2');
  });

  rule(['CBT-REC-01', 'CBT-REC-06'], 'A lost arm takes its weapons, slots and heat sinks along', () => {
    const mech = inPlay(atlas);
    mech.body.lost = 1 << LA;
    const page = sheetOf(atlas, { mech });
    const filled = atlas.slots.LA.filter((name) => name !== null).length;
    expect(hits(page, 'slot.LA')).toBe(filled);
    const struck = page.primitives.filter(({ id, hit }) => hit && /^weapon\.\d+\.Loc$/.test(id ?? ''));
    expect(struck.filter(isText).map(({ text }) => text)).toEqual(['LA']);
    expect(hits(page, 'sink')).toBe(1);
    expect(page.primitives.find(({ id }) => id === 'block.LA')?.hit).toBe(true);
    expect(textAt(page, 'weapon.heat')).toBe('26');
  });

  test('movement points that are left', () => {
    const speed = { walk: 2, run: 3, jump: 0 };
    const page = sheetOf(atlas, { mech: inPlay(atlas), speed });
    const shown = ['walking', 'running', 'jumping'].map((mode) => textAt(page, `mech.${mode}`));
    expect(shown).toEqual(['2/3', '3/5', '–']);
  });

  test('of two weapons in one line, the one that still works counts', () => {
    const mech = inPlay(atlas);
    mech.body.hits[CT] = 1 << 10;
    expect(textAt(sheetOf(atlas, { mech }), 'weapon.4.Qty')).toBe('1/2');
  });

  rule(['CBT-REC-02', 'CBT-REC-06'], 'Wounds, consciousness and heat are marked where they stand', () => {
    const crew = { gunnery: 2, piloting: 5, hits: 2, knockedOut: 3 };
    const mech = { ...inPlay(atlas), crew, heat: 14, sinksOff: 5 };
    const page = sheetOf(atlas, { mech, warrior: { name: 'Ana', gunnery: 4, piloting: 5 } });
    expect(hits(page, 'warrior.hit')).toBe(2);
    expect(page.primitives.find(({ id }) => id === 'warrior.unconscious')?.hit).toBe(true);
    expect(
      page.primitives.filter(({ id, hit }) => hit && id?.startsWith('heat.')).map(({ id }) => id),
    ).toEqual(['heat.14']);
    expect(textAt(page, 'sinks.off')).toBe('5 switched off');
    expect(textAt(page, 'warrior.gunnery')).toBe('2');
    const over = sheetOf(atlas, { mech: { ...mech, heat: 34 } });
    expect(
      over.primitives.filter(({ id, hit }) => hit && id?.startsWith('heat.')).map(({ id }) => id),
    ).toEqual(['heat.30+']);
    expect(textAt(over, 'heat.effect.30+')).toBe('Overflow: 34');
  });

  test('what has become of it stands under the name', () => {
    const mech = { ...inPlay(atlas), prone: true, shutDown: 4, loss: 'engine' as const };
    expect(textAt(sheetOf(atlas, { mech }), 'status')).toBe('Destroyed: engine · Prone · Shut down');
    expect(textAt(sheetOf(atlas, { mech: inPlay(atlas) }), 'status')).toBeUndefined();
  });
});
