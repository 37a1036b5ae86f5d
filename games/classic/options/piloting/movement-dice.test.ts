import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { march } from '../../testing/march.ts';

rule('MT-PSR-06', 'Movement dice are shown where the players want them, and change nothing else', () => {
  const [plain, shown] = [{}, { 'movement-dice': true }].map((options) =>
    march({ units: { Wolf: { at: '0505 N' }, Bear: { at: '1010 N' } }, options }).move(
      'Wolf',
      'run',
      '0501 N',
    ),
  );
  expect(plain.scene.field.plugged.showsMovement).toBeUndefined();
  expect(shown.scene.field.plugged.showsMovement?.()).toBe(true);
  expect(shown.scene.events).toEqual(plain.scene.events);
});
