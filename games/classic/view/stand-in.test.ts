import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { kindOf } from '../kinds.ts';
import { mech } from '../testing/scene.ts';
import { vehicle } from '../testing/vehicles.ts';
import { MOTIONS } from '../units/vehicle-file.ts';
import { standIn } from './stand-in.ts';
import '../game.ts';

for (const motion of MOTIONS) {
  for (const turret of [true, false]) {
    rule('MT-INFO-01', `A ${motion} vehicle ${turret ? 'with' : 'without'} a turret shows no more`, () => {
      const own = vehicle('Secret', { motion, turret, tons: 45, cruise: 9, armor: 33 });
      const seen = standIn(own);
      expect(seen).toMatchObject({ kind: 'vehicle', name: 'Secret', model: '', motion, tons: 45 });
      expect(seen).not.toMatchObject({ cruise: 9 });
      expect(kindOf(seen).designOf(seen)).toMatchObject({ ok: true, value: { hasTurret: turret, tons: 45 } });
      // It follows from what everybody sees.
      const other = vehicle('Secret', { motion, turret, tons: 45, cruise: 2, armor: 3 });
      expect(standIn(other)).toEqual(seen);
    });
  }
}

rule('MT-INFO-01', "A 'Mech of one's own looks like one of its weight, and like nothing on wheels", () => {
  const seen = standIn(mech('Secret', { tons: 30 }));
  expect(seen).toMatchObject({ name: 'Secret', tons: 30 });
  expect(seen).not.toHaveProperty('kind');
  expect(kindOf(seen).designOf(seen).ok).toBe(true);
});

test('a unit of the book looks like itself, whatever has been made of it', () => {
  const midge = standIn({ ...vehicle('Midge', { motion: 'hover', turret: false, tons: 10 }), model: 'II' });
  expect(midge).toMatchObject({ name: 'Midge', model: '', cruise: 10, armor: { FR: 16 } });
});
