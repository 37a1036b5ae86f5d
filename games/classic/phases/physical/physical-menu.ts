// The menu of a physical attack declaration: 'Mech, limb where it matters, target (CBT-PHY-01).

import { explain } from '@ironfield/kernel/explanation.ts';
import {
  type Description,
  type Field,
  type OrderForm,
  type Pick,
  possibleOrders,
  type Scalar,
} from '@ironfield/kernel/menu/menu.ts';
import { PiecePick } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow, TargetName } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { OptionBlows } from '../../extensions.ts';
import type { OrderOf } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import type { UnitOrder } from '../../rules/movement/move-kind.ts';
import { addedBlow, addedBlows } from '../../rules/physical/added-blow.ts';
import { physicalDamageOf, physicalToHit, whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { isNear } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { KINDS, LABELS, LIMBS, MEASURES, WHY_NOT, withDamage } from '../../text/physical.ts';
import { UnitPick } from '../turn/activation.ts';

/**
 * The attacks declared in the Physical Attack Phase itself; charges and deaths from above were in the Movement Phase.
 */
type Own = 'punch' | 'kick' | 'club' | 'hatchet' | 'push';
type Declared = Own | keyof OptionBlows;
type Limb = 'LA' | 'RA' | 'LL' | 'RL';
/** Attacks that no limb in particular makes. */
const ALL_OF_IT = null;

/** The limbs for a kind of attack. */
const LIMBS_OF: Readonly<Record<Own, readonly (Limb | null)[]>> = {
  punch: ['LA', 'RA'],
  kick: ['LL', 'RL'],
  club: [ALL_OF_IT],
  hatchet: ['LA', 'RA'],
  push: [ALL_OF_IT],
};
const DECLARED_KINDS = Object.keys(LIMBS_OF) as Own[];

function limbsOf(field: Battlefield, unit: number, kind: Declared): readonly (Limb | null)[] {
  const added = addedBlow(field, kind);
  if (!added) return kind === 'kick' ? kickingLegs(field, unit) : LIMBS_OF[kind as Own];
  return added.limbs.length === 0 ? [ALL_OF_IT] : (added.limbs as readonly Limb[]);
}

/** MT-PRE-11: of some there are four. */
function kickingLegs(field: Battlefield, unit: number): readonly Limb[] {
  const { limbs, codes } = field.kinds[unit];
  return limbs ? limbs.walksOn(field, unit).map((leg) => codes[leg] as Limb) : (LIMBS_OF.kick as Limb[]);
}

const kindsIn = (field: Battlefield): readonly Declared[] =>
  field.plugged.blows ? [...DECLARED_KINDS, ...addedBlows(field).map(({ kind }) => kind)] : DECLARED_KINDS;

export function declarationForms(
  field: Battlefield,
  state: State,
  units: readonly number[],
  sought?: string,
): OrderForm<StrikeOrder>[] {
  const pass = {
    type: 'pass',
    label: KINDS.pass,
    fields: [new UnitPick(field, state, units)],
    isPass: true,
  } as const;
  if (sought === 'pass') return [pass];
  const others = field.plugged.strikes?.([], field, state, units) ?? [];
  return [...blowForms(field, state, units, sought), ...others, pass];
}

/** Every kind of blow. */
export const blowForms = (
  field: Battlefield,
  state: State,
  units: readonly number[],
  sought?: string,
): OrderForm<StrikeOrder>[] =>
  kindsIn(field)
    .filter((kind) => sought === undefined || kind === sought)
    .map((kind) => ({
      type: kind as StrikeOrder,
      label: addedBlow(field, kind)?.label ?? KINDS[kind as Own],
      fields: [new AttackerPick(field, state, units, kind)],
    }));

/** The attacks that may be declared. */
export type Strike = OrderOf<'punch' | 'kick' | 'hatchet' | 'club' | 'push' | 'pass'>;

/** Kinds of order in this phase. */
export type StrikeOrder = Strike['type'] | UnitOrder;

/** The blows of an order; none of one who passes. */
export function blowsOf(field: Battlefield, order: OrderOf<StrikeOrder>): Blow[] {
  const added = addedBlow(field, order.type);
  if (!added) return ownBlows(field, order as Strike);
  const { unit, limb = ALL_OF_IT, target } = order as unknown as AddedOrder;
  return [marked(field, blowOf(field, added.kind, unit, target, limb), order)];
}

/** The form of the order of an added blow. */
interface AddedOrder {
  readonly unit: number;
  readonly limb?: Limb;
  readonly target: number;
}

function ownBlows(field: Battlefield, order: Strike): Blow[] {
  switch (order.type) {
    case 'punch': {
      const { unit, left, right } = order;
      const blows: Blow[] = [];
      if (left !== undefined)
        blows.push(marked(field, blowOf(field, 'punch', unit, left, 'LA'), order, 'left'));
      if (right !== undefined)
        blows.push(marked(field, blowOf(field, 'punch', unit, right, 'RA'), order, 'right'));
      return blows;
    }
    case 'kick':
      return [marked(field, blowOf(field, 'kick', order.unit, order.target, order.leg), order)];
    case 'hatchet':
      return [marked(field, blowOf(field, 'hatchet', order.unit, order.target, order.arm), order)];
    case 'club':
    case 'push':
      return [marked(field, blowOf(field, order.type, order.unit, order.target, ALL_OF_IT), order)];
    default:
      return [];
  }
}

/** With what options let players choose; `name` is the field of its target. */
function marked(
  field: Battlefield,
  blow: Blow,
  order: OrderOf<StrikeOrder>,
  name: TargetName = 'target',
): Blow {
  return field.plugged.struck?.(blow, order as unknown as Readonly<Record<string, unknown>>, name) ?? blow;
}

const blowOf = (
  field: Battlefield,
  kind: Declared,
  attacker: number,
  target: number,
  limb: Limb | null,
): Blow => ({
  kind,
  attacker,
  target,
  limb: limb === null ? -1 : field.kinds[attacker].codes.indexOf(limb),
});

/** Has this 'Mech any physical attack to declare? */
export function canStrike(field: Battlefield, state: State, unit: number): boolean {
  const fighter = new Fighter(field, state, unit);
  const canHit = fighter.near.length > 0 && kindsIn(field).some((kind) => fighter.can(kind));
  return canHit || hasOtherOrders(field, state, unit);
}

/** Of options, instead of an attack. */
function hasOtherOrders(field: Battlefield, state: State, unit: number): boolean {
  const orders = field.plugged.strikes?.([], field, state, [unit]);
  return orders !== undefined && possibleOrders({ prompt: '', orders }).length > 0;
}

export const isNearEnemy = (field: Battlefield, state: State, unit: number): boolean =>
  new Fighter(field, state, unit).near.length > 0;

/** One 'Mech and whom it can strike. */
class Fighter {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly enemies: readonly number[];
  /** Enemies in the six hexes around, or upon it: no blow reaches farther. */
  readonly near: readonly number[];

  constructor(field: Battlefield, state: State, unit: number) {
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.enemies = field.enemiesOf[unit];
    this.near = this.enemies.filter((enemy) => isNear(field, state.units[unit].hex, state.units[enemy], 1));
  }

  can(kind: Declared): boolean {
    return limbsOf(this.field, this.unit, kind).some((limb) => this.canWith(kind, limb));
  }

  canWith(kind: Declared, limb: Limb | null): boolean {
    return this.near.some((enemy) => !this.whyNot(kind, limb, enemy));
  }

  whyNot(kind: Declared, limb: Limb | null, enemy: number): Reason | null {
    return whyNoBlow(this.field, this.state, blowOf(this.field, kind, this.unit, enemy, limb));
  }

  /** The obstacle that is likeliest to be meant: what is wrong with striking somebody who is near. */
  whyNobody(kind: Declared, limb: Limb | null): Reason {
    for (const enemy of this.near) {
      const reason = this.whyNot(kind, limb, enemy);
      if (reason) return reason;
    }
    return WHY_NOT.nobodyNear;
  }
}

/** A 'Mech that can make an attack of a kind. */
class AttackerPick extends UnitPick {
  override readonly label = LABELS.attacker;
  private readonly attack: Declared;

  constructor(field: Battlefield, state: State, units: readonly number[], attack: Declared) {
    super(field, state, units);
    this.attack = attack;
  }

  protected override can(unit: number): boolean {
    return this.fighter(unit).can(this.attack);
  }

  follow(unit: number): readonly Field[] {
    const { attack } = this;
    const fighter = this.fighter(unit);
    switch (attack) {
      case 'punch':
        return [new ArmsPick(fighter)];
      case 'kick':
        return [limbPick(fighter, attack, 'leg')];
      case 'hatchet':
        return [limbPick(fighter, attack, 'arm')];
      default:
        if (limbsOf(this.field, unit, attack)[0] !== ALL_OF_IT) return [limbPick(fighter, attack, 'limb')];
        return [new TargetPick(fighter, attack, ALL_OF_IT, 'target')];
    }
  }

  override whyNot(unit: unknown): Reason {
    if (!this.isAmong(unit)) return super.whyNot(unit);
    return this.fighter(unit as number).whyNobody(
      this.attack,
      limbsOf(this.field, unit as number, this.attack)[0],
    );
  }

  private fighter(unit: number): Fighter {
    return new Fighter(this.field, this.state, unit);
  }
}

/** CBT-PHY-08: one arm or both, each with a target of its own. */
class ArmsPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'arms';
  readonly label = LABELS.arms;
  readonly values: readonly string[];
  private readonly fighter: Fighter;

  constructor(fighter: Fighter) {
    const arms = LIMBS_OF.punch.filter((arm) => fighter.canWith('punch', arm)) as Limb[];
    this.fighter = fighter;
    this.values = arms.length > 1 && mayPunchTwice(fighter) ? ['both', ...arms] : arms;
  }

  follow(arms: Scalar): readonly Field[] {
    const left = new TargetPick(this.fighter, 'punch', 'LA', 'left');
    const right = new TargetPick(this.fighter, 'punch', 'RA', 'right');
    return arms === 'both' ? [left, right] : arms === 'LA' ? [left] : [right];
  }

  describe(arms: Scalar): Description {
    return { label: LIMBS[arms as keyof typeof LIMBS] };
  }

  get known(): readonly string[] {
    return ['both', ...LIMBS_OF.punch] as string[];
  }

  whyNot(arms: unknown): Reason | null {
    const idle = LIMBS_OF.punch.find(
      (arm) => (arms === arm || arms === 'both') && !this.values.includes(arm!),
    );
    return idle ? this.fighter.whyNobody('punch', idle) : null;
  }
}

const mayPunchTwice = ({ field, state, unit }: Fighter): boolean =>
  (field.plugged.mostPunches?.(state.units[unit]) ?? 2) > 1;

function limbName({ field, unit }: Fighter, limb: Limb): string {
  const { codes, names } = field.kinds[unit];
  const name = names[codes.indexOf(limb)];
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : LIMBS[limb];
}

function limbPick(fighter: Fighter, attack: Declared, name: 'arm' | 'leg' | 'limb'): Pick {
  const limbs = limbsOf(fighter.field, fighter.unit, attack) as readonly Limb[];
  return {
    kind: 'pick',
    name,
    label: LABELS[name],
    values: limbs.filter((limb) => fighter.canWith(attack, limb)),
    follow: (limb) => [new TargetPick(fighter, attack, limb as Limb, 'target')],
    describe: (limb) => ({ label: limbName(fighter, limb as Limb) }),
    known: limbs,
    whyNot: (limb) => (limb === undefined ? null : fighter.whyNobody(attack, limb as Limb)),
  };
}

/** An enemy within reach, with the number to hit it and what it would suffer. */
class TargetPick extends PiecePick {
  readonly name: TargetName;
  readonly label: string;
  private readonly fighter: Fighter;
  private readonly attack: Declared;
  private readonly limb: Limb | null;

  constructor(fighter: Fighter, attack: Declared, limb: Limb | null, name: TargetName) {
    super(fighter.enemies);
    this.name = name;
    this.label = LABELS[name];
    this.fighter = fighter;
    this.attack = attack;
    this.limb = limb;
  }

  protected override can(target: number): boolean {
    return this.fighter.whyNot(this.attack, this.limb, target) === null;
  }

  follow(target: number): readonly Field[] {
    const { field, state, unit } = this.fighter;
    const blow = blowOf(field, this.attack, unit, target, this.limb);
    return field.plugged.blowFields?.([], field, state, blow, this.name) ?? [];
  }

  describe(target: number): Description {
    const { field, state, unit } = this.fighter;
    const blow = blowOf(field, this.attack, unit, target, this.limb);
    const named = new UnitPick(field, state, []).describe(target);
    return {
      ...named,
      label: withDamage(named.label, physicalDamageOf(field, state, blow)),
      measure: MEASURES.toHit,
      explanation: explain<RuleId>((tally) => physicalToHit(tally, field, state, blow)),
    };
  }

  whyNot(target: unknown): Reason | null {
    if (!this.isAmong(target)) return WHY_NOT.noSuchTarget;
    return this.fighter.whyNot(this.attack, this.limb, target);
  }
}
