// BF2-CMDX-11: tables at which units hold Luck of the Fox.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import { COMMAND_LISTS } from '../data/commands.ts';
import { TERRAINS } from '../data/terrain.ts';
import type { Order } from '../orders.ts';
import { battle, mech, type Scene, unit } from './scene.ts';
import type { Battle } from './table.ts';

export const two =
  (purpose: string) =>
  (a: number, b: number): Roll => [purpose, a, b];
export const one =
  (purpose: string) =>
  (a: number): Roll => [purpose, a];

export const scene = (options: Scene['options'], changes: Partial<Scene>): Battle =>
  battle({
    south: [unit('Lance', '0509 N', mech('Ram', { damage: [4, 4, 4] }))],
    north: [unit('Pack', '0505 S', mech('Wolf', { armor: 9 }))],
    commands: [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion],
    ...changes,
    options: { commands: true, ...options },
  });

export const lucky = (table: Battle, ...names: readonly string[]) => {
  for (const name of names) table.counter(name, 'Luck of the Fox');
};
export const hexAttack = (aim: string, to: string): Order => ({
  type: 'attack-hex',
  unit: 0,
  aim,
  to,
  attacks: [{ attacker: 0 }],
});
export const terrainOf = (table: Battle, hex: string) => TERRAINS[table.field.board.terrain[table.cell(hex)]];
