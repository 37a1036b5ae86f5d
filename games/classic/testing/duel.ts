// Two 'Mechs that shoot at each other with the options of a test.

import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { forgetLastTurn } from '../phases/turn/turn.ts';
import type { Setup } from '../state.ts';
import type { MechFile } from '../units/unit-file.ts';
import { Melee } from './melee.ts';
import { mech, scene } from './scene.ts';
import type { NamedOrder } from './table.ts';

/** With a weapon of each kind. */
export const gunner = mech('Gun', {
  heatSinks: 40,
  slots: {
    RA: ['3 x PPC'],
    LA: ['Medium Laser'],
    LT: ['2 x LRM 10', 'Ammo LRM 10'],
    RT: ['SRM 4', 'Ammo SRM 4'],
  },
});

interface Plan {
  readonly options: OptionValues;
  /** Hexes from the gunner to its mark; clear ones unless told otherwise. */
  readonly hexes?: readonly string[];
  /** The distance between them. */
  readonly range?: number;
  readonly gunner?: MechFile;
  readonly gun?: object;
  readonly mark?: object;
  readonly setup?: Partial<Setup>;
}

/** Gun in 0201 looks south at Mark, in the Weapon Attack Phase. */
export function duel(plan: Plan): Duel {
  const hexes = plan.hexes ?? Array.from({ length: (plan.range ?? 4) + 1 }, () => '.');
  const row = String(hexes.length).padStart(2, '0');
  const made = scene({
    map: hexes.map((hex) => `. ${hex} .`).join('\n'),
    units: {
      Gun: { mech: plan.gunner ?? gunner, at: '0201 S', state: plan.gun ?? {} },
      Mark: { mech: mech('Mark', { armor: 40 }), at: `02${row} N`, state: plan.mark ?? {} },
    },
    options: plan.options,
    ...(plan.setup && { setup: plan.setup }),
  });
  const table = new Duel(made).beginAt('weapon', 1);
  // Next to the gunner its mark might twist, for a blow later.
  while (waitingFor(made.state)[0] === 1) table.order({ type: 'hold', unit: 'Mark', twist: 0 });
  return table;
}

const STILL: NamedOrder = { type: 'still', unit: 'Gun' };
const STILL_MARK: NamedOrder = { type: 'still', unit: 'Mark' };

export class Duel extends Melee {
  /** The number of a weapon of Gun against Mark, as the menu shows it. */
  toHit(label: string): Explanation {
    const attacks = this.pick('fire', ['Gun', 0]).follow!(1)[0] as Each;
    const [target] = attacks.fields(this.scene.weapon('Gun', label)) as readonly Pick[];
    return target.describe!(1).explanation!;
  }

  /** The next turn up to Gun's attacks: Mark moves first and attacks first. Both stay where they are unless told. */
  nextTurn(gun: NamedOrder = STILL, mark: NamedOrder = STILL_MARK, ...rolls: readonly Roll[]): this {
    const { state } = this.scene;
    state.turn++;
    forgetLastTurn(state);
    this.beginAt('movement', 1);
    this.order(mark);
    this.order(gun, ...rolls);
    while (waitingFor(this.scene.state)[0] === 1) this.order({ type: 'hold', unit: 'Mark', twist: 0 });
    return this;
  }

  /** The further choices for it, by the name of the field. */
  fieldsOf(label: string): Record<string, readonly unknown[]> {
    return Object.fromEntries(this.picksOf(label).map(({ name, values }) => [name, Array.from(values)]));
  }

  /** The number that the menu shows for each value of such a field. */
  numbersOf(label: string, name: string): number[] {
    const { values, describe } = this.picksOf(label).find((pick) => pick.name === name)!;
    return Array.from(values, (value) => describe!(value).explanation!.total);
  }

  private picksOf(label: string): readonly Pick[] {
    const attacks = this.pick('fire', ['Gun', 0]).follow!(1)[0] as Each;
    const fields = attacks.fields(this.scene.weapon('Gun', label)) as readonly Pick[];
    const follow = (pick: Pick): readonly Pick[] => [
      pick,
      ...((pick.follow?.(pick.values[0]) ?? []) as readonly Pick[]).flatMap(follow),
    ];
    return fields.flatMap(follow);
  }

  /** Gun fires at Mark; tells how many points that has lost in all. */
  fire(label: string, ...rolls: readonly Roll[]): number {
    return this.fireSo(label, {}, ...rolls);
  }

  /** The same with what an option lets choose. */
  fireSo(label: string, choice: object, ...rolls: readonly Roll[]): number {
    const attacks = [{ weapon: this.scene.weapon('Gun', label), target: 1, ...choice }];
    this.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks }, ...rolls);
    return this.damage('Mark');
  }
}
