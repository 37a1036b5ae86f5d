// Whole turns of a scene, one after the other.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Side } from '../state.ts';
import { Melee } from './melee.ts';
import { scene } from './scene.ts';

/** This side loses the roll for Initiative and acts first. */
export const initiative = (loser: Side): Roll[] => {
  const low: Roll = ['initiative', 1, 1];
  const high: Roll = ['initiative', 6, 6];
  return loser === 0 ? [low, high] : [high, low];
};

export class Rounds extends Melee {
  /** The first turn, up to its first question. */
  override begin(first: Side, ...rolls: readonly Roll[]): this {
    this.scene.state.turn = 0;
    return this.run([{ step: 'turn' }], [...initiative(first), ...rolls]);
  }

  still(unit: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'still', unit }, ...rolls);
  }

  hold(unit: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'hold', unit, twist: 0 }, ...rolls);
  }

  /** Fires these weapons, by their labels, at one target. */
  fire(unit: string, target: string, weapons: readonly string[], ...rolls: readonly Roll[]): this {
    const attacks = weapons.map((label) => ({
      weapon: this.scene.weapon(unit, label),
      target: this.scene.index(target),
    }));
    return this.order({ type: 'fire', unit, twist: 0, target, attacks }, ...rolls);
  }
}

export const rounds = (plan: Parameters<typeof scene>[0]): Rounds => new Rounds(scene(plan));
