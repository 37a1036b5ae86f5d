// The scenes of artillery that its tests have in common.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import { battle, mech, type Scene, tank, unit } from '../../testing/scene.ts';
import type { Battle, SideName } from '../../testing/table.ts';

export const options = { offboard: true, artillery: true };
export const artilleryRoll = (a: number, b: number): Roll => ['artillery', a, b];
export const direction = (die: number): Roll => ['scatter direction', die];
export const distance = (die: number): Roll => ['scatter distance', die];

export const gun = (name: string, code = 'artS', figures: object = {}) =>
  tank(name, { specials: [code], damage: [1, 1, 2], ...figures });

export const scene = (more: Partial<Scene> = {}) =>
  battle({
    south: [unit('Battery', '0812 N', gun('Sniper'))],
    north: [unit('Enemy', '0803 S', mech('Wolf'))],
    options,
    ...more,
  });

export function shell(table: Battle, name: string, hex: string, overheat?: number): void {
  const order = { type: 'shell', element: table.elementIndex(name), at: hex } as const;
  table.give(overheat === undefined ? order : { ...order, overheat });
}

export const shots = (table: Battle) => table.state.marks!.artillery!.shots;

/** Ends whatever is asked until the turn is over, and goes to the Combat Phase of a side in the next. */
export function nextCombat(table: Battle, side: SideName, ...rolls: readonly Roll[]): void {
  table.state.turn++;
  for (const element of table.state.elements) element.attacked = false;
  for (const each of table.state.units) each.fired = false;
  table.phase('combat', side, ...rolls);
}
