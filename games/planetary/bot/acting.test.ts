import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { planetary } from '../game.ts';
import { type Field, fought, unfought, unit } from '../testing/scene.ts';
import { expectedGain } from './odds.ts';
import { gapOf } from './outlook.ts';

/** The order of a bot. */
const chosen = (field: Field, seat: number, strength: 'recruit' | 'regular' | 'veteran') =>
  orderFrom(
    planetary.bot(strength),
    () => viewFor(planetary, field.state, seat),
    menuFor(planetary, field.state, seat)!,
    randomFrom('bot'),
  );

describe.each(['regular', 'veteran'] as const)('A %s bot', (strength) => {
  test('attacks the unit that is damaged rather than its twin that is whole', () => {
    const field = fought({
      south: [unit('A', 'heavy-mech-iu', 'C3 N')],
      north: [
        unit('whole', 'heavy-mech-iu', 'B3 E'),
        unit('hurt', 'heavy-mech-iu', 'D3 W', { damaged: true }),
      ],
    });
    field.state.battle = { ...field.inBattle.battle, actionsLeft: 1 };
    expect(chosen(field, 0, strength)).toEqual({ type: 'attack', unit: 0, target: field.id('hurt') });
  });

  test('goes to meet an enemy who is far away', () => {
    const field = fought({
      south: [unit('A', 'heavy-mech-iu', 'C1 N')],
      north: [unit('T', 'infantry', 'C5')],
    });
    const order = chosen(field, 0, strength);
    expect(order.type).toBe('move');
    field.give(0, order);
    expect(gapOf(field.inBattle, field.fighter('A'))).toBeLessThan(4);
  });

  test('repairs its strongest unit when there is nobody to attack', () => {
    const field = fought({
      south: [
        unit('gc', 'supply-convoy', 'C1'),
        unit('A', 'assault-mech-is', 'C1 N', { damaged: true }),
        unit('B', 'light-mech-is', 'C1 N', { damaged: true }),
      ],
      north: [unit('T', 'infantry', 'C5')],
    });
    expect(chosen(field, 0, strength)).toEqual({ type: 'repair', unit: 0, target: field.id('A') });
  });

  test('puts its fighting units before its guns', () => {
    const field = unfought({
      south: [unit('guns', 'artillery', 'C2'), unit('A', 'assault-mech-is', 'C2')],
      north: [unit('T', 'infantry', 'C4')],
    });
    expect(chosen(field, 0, strength)).toEqual({
      type: 'deploy',
      unit: field.id('A'),
      to: 'C2',
      facing: 'N',
    });
  });

  test('puts a settlement into the middle of its front', () => {
    const field = unfought({
      south: [unit('A', 'assault-mech-is', 'C2')],
      north: [unit('T', 'infantry', 'C4'), unit('home', 'fortress', 'C4')],
    });
    expect(chosen(field, 1, strength)).toEqual({ type: 'settle', unit: field.id('home'), to: 'C4' });
  });
});

test('What an attack gains is counted over all throws of the dice', () => {
  // Hits on 3 and more, 35 of 36; destroys a unit of 5 points with anything but a natural 2.
  const field = fought({
    south: [unit('A', 'assault-vehicle', 'C3 N')],
    north: [unit('T', 'light-vehicle', 'C4 N', { damaged: true })],
  });
  const gain = expectedGain(field.inBattle, field.attack('A', 'T'));
  expect(gain).toBeCloseTo((35 / 36) * (35 / 36) * 5 * 0.55);
});
