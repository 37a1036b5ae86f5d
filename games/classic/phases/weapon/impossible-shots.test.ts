import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { AUTOMATIC_MISS, CALLED_OFF, type WeaponAttack } from '../../state.ts';
import { mech, scene } from '../../testing/scene.ts';
import { impossible, resolve, volley } from './weapon.ts';

/** One declared shot of an AC/20 that needs this number, on its way to being resolved. */
function declared(number: number, options: OptionValues = {}, more: readonly Partial<WeaponAttack>[] = []) {
  const gunner = mech('Gunner', { slots: { RT: ['10 x AC/20', 'Ammo AC/20'] } });
  const table = scene({
    units: {
      Gunner: { at: '0505 S', mech: gunner },
      Target: { at: '0506', mech: mech('Target', { armor: 30 }) },
    },
    options,
  });
  const shot = { attacker: 0, weapon: 0, target: 1, bin: 0, aim: -1 };
  table.unit('Gunner').shots[0]--;
  table.state.weaponAttacks.push(
    { ...shot, number },
    ...more.map((other) => ({ ...shot, number, ...other })),
  );
  volley(table.play);
  return { table, asked: table.state.agenda.filter(({ step }) => step === 'weapon/impossible') };
}

rule(
  'CBT-THM-02',
  'Numbers above 12 come up, and their owner is asked whether to call the attack off',
  () => {
    const table = scene({
      units: {
        Gunner: { at: '0505 S', gunnery: 6, mech: mech('Gunner', { slots: { CT: ['Medium Laser'] } }) },
        Target: { at: '0513', state: { hexesMoved: 7 } },
      },
    });
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    expect(weaponNumber(table.field, table.state, shot)).toBe(13);
    expect(declared(13).asked).toMatchObject([{ seat: 0, attack: 0 }]);
    expect(declared(12).asked).toEqual([]);
  },
);

rule(['CBT-THM-02', 'CBT-WPN-04'], 'An attack called off costs neither shot nor heat', () => {
  const { table } = declared(13);
  impossible.apply(table.play, { seat: 0, attack: 0 }, { type: 'call-off', stop: true });
  resolve(table.play, { attack: 0 });
  expect(table.unit('Gunner')).toMatchObject({ shots: [5], heatBuilt: 0, fired: 0 });
  expect(table.happened('called-off')).toHaveLength(1);
  expect(table.happened('weapon-attack')).toEqual([]);
});

rule(
  ['CBT-THM-02', 'CBT-WPN-03'],
  'One that is made all the same misses without a roll, and costs both',
  () => {
    for (const number of [13, AUTOMATIC_MISS]) {
      const { table } = declared(number);
      impossible.apply(table.play, { seat: 0, attack: 0 }, { type: 'call-off', stop: false });
      table.rolling([], () => resolve(table.play, { attack: 0 }));
      expect(table.unit('Gunner')).toMatchObject({ shots: [4], heatBuilt: 7 });
      expect(table.happened('weapon-attack')).toMatchObject([{ hit: false, dice: [] }]);
    }
  },
);

rule('CBT-THM-02', 'A number of 2 or less cannot be missed', () => {
  const { table } = declared(2);
  table.rolling(
    [
      ['to-hit', 1, 1],
      ['hit location', 3, 4],
    ],
    () => resolve(table.play, { attack: 0 }),
  );
  expect(table.happened('weapon-attack')).toMatchObject([{ hit: true }]);
});

rule(['CBT-THM-02', 'MT-INFO-01'], 'Where sheets are hidden it is called off without a question', () => {
  const { table, asked } = declared(13, { 'concealed-information': true });
  expect([asked, table.happened('called-off').length, table.unit('Gunner').shots[0]]).toEqual([[], 1, 5]);
  const twelve = declared(12, { 'concealed-information': true });
  expect([twelve.asked, twelve.table.happened('called-off')]).toEqual([[], []]);
});

rule(['CBT-THM-02', 'MT-ADVF-05'], 'With it goes what shares its roll, and nothing else', () => {
  const { table } = declared(13, {}, [
    { rollOf: 1, bin: -1 },
    { bin: -1, number: 8 },
  ]);
  impossible.apply(table.play, { seat: 0, attack: 0 }, { type: 'call-off', stop: true });
  expect(table.state.weaponAttacks.map(({ number }) => number)).toEqual([CALLED_OFF, CALLED_OFF, 8]);
  expect([table.happened('called-off').length, table.unit('Gunner').shots[0]]).toEqual([2, 5]);
});
