import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { bitOf } from '../../design.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { mech } from '../../testing/scene.ts';
import { LA, RA } from '../../units/locations.ts';

const gunner = mech('Gun', { slots: { CT: ['Medium Laser'], RA: ['Medium Laser'], LA: ['Medium Laser'] } });
const lying = (lost: number, options: Record<string, boolean> = { 'one-arm-prone-fire': true }): Duel =>
  duel({ options, range: 2, gunner, gun: { prone: true, lost } });

rule('MT-ADVF-01', 'With one arm gone it leans on the other and fires the rest, at +3 in all', () => {
  const made = lying(bitOf(LA));
  expect(made.choices('fire', 'Gun', 0)).toEqual(['RA']);
  const shot = (label: string, prop: string) => {
    const attacks = [{ weapon: made.scene.weapon('Gun', label), target: 1 }];
    return { type: 'fire', unit: 'Gun', twist: 0, prop, target: 'Mark', attacks } as const;
  };
  expect(made.refusal(shot('Medium Laser RA', 'RA'))).toMatchObject({ rule: 'CBT-WPN-05' });
  expect(made.refusal(shot('Medium Laser CT', 'LA'))).toMatchObject({ path: 'prop' });
  made.order(shot('Medium Laser CT', 'RA'), ['to-hit', 1, 1]);
  expect(made.scene.happened('fire-declared')[0].attacks[0].number).toBe(7);
});

rule('MT-ADVF-01', 'With both arms gone, or without the option, it does not fire', () => {
  expect(lying(bitOf(LA) | bitOf(RA)).asked).toBe('over');
  expect(lying(bitOf(LA), {}).asked).toBe('over');
});

rule('MT-ADVF-01', 'With both arms on it is +2 as ever', () => {
  const made = lying(0);
  const attacks = [{ weapon: made.scene.weapon('Gun', 'Medium Laser CT'), target: 1 }];
  made.order({ type: 'fire', unit: 'Gun', twist: 0, prop: 'LA', target: 'Mark', attacks }, ['to-hit', 1, 1]);
  expect(made.scene.happened('fire-declared')[0].attacks[0].number).toBe(6);
});
