import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot, Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { OrderOf } from '../../orders.ts';
import { binsFor } from '../../rules/fire/ammunition.ts';
import { isAhead, secondaryCost } from '../../rules/fire/pointing.ts';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import type { State } from '../../state.ts';

/** The shots that one unit can fire as it holds itself. */
export class Salvo {
  readonly field: Battlefield;
  readonly state: State;
  readonly stance: Stance;
  readonly weapons: readonly number[];
  private readonly enemies: readonly number[];
  private readonly known: (readonly number[])[] = [];
  private everybody: readonly number[] | undefined;

  constructor(field: Battlefield, state: State, stance: Stance) {
    this.field = field;
    this.state = state;
    this.stance = stance;
    this.weapons = field.designs[stance.unit].weapons.map((_, weapon) => weapon);
    this.enemies = field.enemiesOf[stance.unit];
  }

  /** The targets of a weapon, worked out when somebody asks. */
  targets(weapon: number): readonly number[] {
    this.known[weapon] ??= this.enemies.filter((enemy) => !this.whyNot(weapon, enemy));
    return this.known[weapon];
  }

  whyNot(weapon: number, target: number): Reason | null {
    return whyNotFire(this.field, this.state, this.stance, weapon, target);
  }

  /** Everybody that some weapon can be fired at. */
  get all(): readonly number[] {
    this.everybody ??= this.enemies.filter((enemy) =>
      this.weapons.some((weapon) => this.targets(weapon).includes(enemy)),
    );
    return this.everybody;
  }

  isAhead(target: number): boolean {
    return isTargetAhead(this.field, this.state, this.stance, target);
  }

  /** Bins with shots that a weapon may draw from. */
  bins(weapon: number): number[] {
    return binsFor(this.field, this.state, this.stance.unit, weapon);
  }
}

type Turned = Pick<Stance, 'unit' | 'twist'>;

const isTargetAhead = (
  field: Battlefield,
  { units }: State,
  { unit, twist }: Turned,
  target: number,
): boolean => isAhead(field, unit, units[unit], twist, units[target].hex);

/** CBT-THM-07: what a target other than the primary one costs. */
export function secondaryTarget(
  field: Battlefield,
  state: State,
  attacker: Turned,
  primary: number,
  { target, attended }: { readonly target: number; readonly attended?: unknown },
): Shot['secondary'] {
  if (target === primary || field.plugged.sparesSecondary?.(state.units[attacker.unit])) return 0;
  const isInFront = isTargetAhead(field, state, attacker, target);
  return secondaryCost(field, attacker.unit, isInFront, typeof attended === 'boolean' ? attended : undefined);
}

/** CBT-THM-07: the primary target as named, or the only one, or one ahead. */
export function primaryOf(field: Battlefield, state: State, order: OrderOf<'fire'>): number {
  const { target, attacks } = order;
  if (attacks.some((attack) => attack.target === target)) return target;
  const ahead = attacks.find((attack) => isTargetAhead(field, state, order, attack.target));
  return (ahead ?? attacks[0]).target;
}
