// Squads of battle armour for tests: what a test does not care about is ordinary.

import { squad } from '../squads/stock.ts';
import type { BattleArmorFile } from '../units/battle-armor-file.ts';

export const suits = (name: string, plan: Partial<Parameters<typeof squad>[1]> = {}): BattleArmorFile =>
  squad(name, { armor: 9, jump: 3, weapons: [{ weapon: 'Small Laser' }], ...plan });
