import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect, test } from 'vitest';
import { gearblitz } from '../game.ts';
import { Battle } from '../testing/table.ts';
import { describeCommand } from './command.ts';

test('A re-roll says who rolls again and what no longer counts, each once', () => {
  const table = new Battle({ north: { Gear: { at: '20,5' } }, south: { Target: { at: '20,35' } } });
  const unit = table.id('Gear');
  const seen = viewFor(gearblitz, table.state, 0).table;
  const lines = [
    { type: 'command-point', unit, by: unit, source: 'commander', use: 're-roll', isHeard: true } as const,
    { type: 'rerolled', unit, purpose: 'attack', dice: [1, 2] } as const,
  ].map((event) => describeCommand(event as Parameters<typeof describeCommand>[0], seen));
  expect(lines[0]).toMatch(/^Gear rolls again/);
  expect(lines[1]).toBe('The first roll of Gear does not count: 1, 2.');
});
