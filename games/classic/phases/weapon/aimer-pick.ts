import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { UnitPick } from '../turn/activation.ts';

interface Aiming {
  /** Those that a unit could aim at. */
  targets(field: Battlefield, state: State, unit: number): readonly number[];
  readonly label: string;
  readonly whyNot: Reason;
}

/** A unit that aims at an enemy, and then the enemy. */
export class AimerPick extends UnitPick {
  private readonly aiming: Aiming;

  constructor(field: Battlefield, state: State, units: readonly number[], aiming: Aiming) {
    super(field, state, units);
    this.aiming = aiming;
  }

  protected override can(unit: number): boolean {
    return this.targetsOf(unit).length > 0;
  }

  follow(unit: number) {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'target',
        label: this.aiming.label,
        values: this.targetsOf(unit),
        describe: (target: unknown) => new UnitPick(field, state, []).describe(target as number),
        whyNot: () => this.aiming.whyNot,
      } as const,
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? this.aiming.whyNot : super.whyNot(unit);
  }

  private targetsOf(unit: number): readonly number[] {
    return this.aiming.targets(this.field, this.state, unit);
  }
}
