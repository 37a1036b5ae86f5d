// Whole turns of a duel, one Action Phase after the other.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { PilotAbility, Setup } from '../state.ts';
import { Melee } from './melee.ts';
import { mech, scene } from './scene.ts';

export const tank = mech('Tank', {
  tons: 50,
  walk: 4,
  heatSinks: 30,
  armor: 40,
  slots: { LT: ['Medium Laser', 'Medium Laser'], RA: ['Medium Laser'], LL: ['Jump Jet'], RL: ['Jump Jet'] },
});

interface Plan {
  readonly wolf?: string;
  readonly bear?: string;
  readonly cub?: string;
  readonly map?: string;
  readonly piloting?: number;
  readonly options?: OptionValues;
  readonly setup?: Partial<Setup>;
  readonly abilities?: readonly PilotAbility[];
}

const MAP = `${'. '.repeat(10)}\n`.repeat(10);

export class Turns extends Melee {
  /** Wolf, Bear and Cub roll so much for Initiative, which makes 3 more with a skill of 5. */
  turn(...rolls: readonly Roll[]): this {
    this.scene.state.turn = 0;
    return this.run([{ step: 'turn' }], rolls);
  }

  plan(unit: string, plan: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'duel-plan', unit, plan }, ...rolls);
  }

  act(unit: string, action: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'duel-act', unit, action }, ...rolls);
  }

  done(unit: string, ...rolls: readonly Roll[]): this {
    return this.order({ type: 'duel-act', unit, action: 'done' }, ...rolls);
  }

  /** Stays and does nothing, though it could. */
  idle(unit: string, ...rolls: readonly Roll[]): this {
    return this.plan(unit, 'still').done(unit, ...rolls);
  }

  get acting(): string {
    const frame = this.scene.state.agenda.at(-1) as { readonly unit?: number };
    return this.scene.field.pilots[frame.unit ?? 0].name;
  }

  actions(unit: string): unknown[] {
    const offers = this.offers('duel-act', unit);
    expect(offers.at(-1)).toBe('done');
    return offers.slice(0, -1);
  }

  fire(unit: string, target: string, labels: readonly string[], ...rolls: readonly Roll[]): this {
    const attacks = labels.map((label) => this.shot(unit, target, label));
    return this.order({ type: 'fire', unit, twist: 0, target, attacks }, ...rolls);
  }

  shot(unit: string, target: string, label: string): object {
    const which = Number(/#(\d)$/.exec(label)?.[1] ?? 0);
    const plain = label.replace(/#\d$/, '');
    const found = this.scene
      .design(unit)
      .weapons.flatMap((weapon, index) => (weapon.label.startsWith(plain) ? [index] : []));
    return { weapon: found[which], target: this.scene.index(target) };
  }

  choicesFor(unit: string, target: string): Each {
    return this.pick('fire', [unit, 0]).follow!(this.scene.index(target))[0] as Each;
  }

  /** The number of a shot as the menu shows it. */
  shown(unit: string, target: string, label: string): Explanation {
    const [pick] = this.choicesFor(unit, target).fields(this.scene.weapon(unit, label)) as readonly Pick[];
    return pick.describe!(this.scene.index(target)).explanation!;
  }
}

export function duel(plan: Plan = {}): Turns {
  const { wolf = '0505 S', bear = '0508 N', cub, map = MAP } = plan;
  const made = scene({
    map,
    units: {
      Wolf: {
        mech: { ...tank, name: 'Wolf' },
        at: wolf,
        piloting: plan.piloting ?? 5,
        ...(plan.abilities && { abilities: plan.abilities }),
      },
      Bear: { mech: { ...tank, name: 'Bear' }, at: bear },
      ...(cub !== undefined && { Cub: { mech: { ...tank, name: 'Cub' }, at: cub, side: 1, seat: 1 } }),
    },
    options: { dueling: true, ...plan.options },
    ...(plan.setup && { setup: plan.setup }),
  });
  return new Turns(made);
}

export const initiative = (a: number, b: number): Roll => ['initiative', a, b];
export const WOLF_FIRST = [initiative(6, 5), initiative(1, 1)];
export const BEAR_FIRST = [initiative(1, 1), initiative(6, 5)];
