// The menu of a weapon attack declaration (CBT-SEQ-04): 'Mech, torso twist, primary target, then any of its weapons.

import { distance } from '@ironfield/hex/board.ts';
import { rotate } from '@ironfield/hex/coordinates.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Each, Field, OrderForm, Pick } from '@ironfield/kernel/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import type { RuleId } from '../rule-index.ts';
import { arcOf } from '../rules/arcs.ts';
import { clubsToFind } from '../rules/clubs.ts';
import { canAct } from '../rules/condition.ts';
import { mayAim, type Shot, weaponToHit, whyNotFire } from '../rules/to-hit.ts';
import type { State, Twist } from '../state.ts';
import {
  AIM_NOWHERE,
  CLUBS,
  HEATING,
  LABELS,
  MEASURES,
  NO_AIM,
  shotsLeft,
  TWISTS,
  WHY_NOT,
} from '../text/fire.ts';
import { type Arm, bitOf, LOCATION_CODES, LOCATIONS, Location } from '../units/locations.ts';
import { UnitPick } from './activation.ts';

const ALL_TWISTS: readonly Twist[] = [0, -1, 1];
const NO_TWIST: readonly Twist[] = [0];
const PROPS = ['LA', 'RA'] as const;

export function declarationForms(field: Battlefield, state: State, units: readonly number[]): OrderForm[] {
  const clubs = units.filter((unit) => clubsToFind(field, state, unit).length > 0);
  return [
    { type: 'fire', label: LABELS.fire, fields: [new GunnerPick(field, state, units)] },
    { type: 'hold', label: LABELS.hold, fields: [new HolderPick(field, state, units)] },
    { type: 'find-club', label: LABELS.findClub, fields: [new FinderPick(field, state, clubs)] },
  ];
}

/** Has this 'Mech anything to declare? A twist alone matters only to somebody within arm's reach. */
export function canDeclare(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  if (!canAct(mech)) return false;
  const { board } = field;
  const isNear = (enemy: number) => {
    const { hex } = state.units[enemy];
    return hex >= 0 && distance(board, mech.hex, hex) <= 1;
  };
  return (
    (!mech.prone && field.unitsOf[1 - field.sideOf[unit]].some(isNear)) ||
    clubsToFind(field, state, unit).length > 0 ||
    canFireAtAll(field, state, unit)
  );
}

/** CBT-ARC-03: prone 'Mechs do not twist, and those who cannot act do nothing. */
export function twistsOf(state: State, unit: number): readonly Twist[] {
  const mech = state.units[unit];
  return mech.prone || !canAct(mech) ? NO_TWIST : ALL_TWISTS;
}

/** What one 'Mech can fire at with one twist of its torso, propped up on one arm if it is prone. */
class Salvo {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly twist: Twist;
  /** By weapon. */
  readonly targets: readonly (readonly number[])[];
  private readonly prop: Arm | null;

  constructor(field: Battlefield, state: State, unit: number, twist: Twist, prop: Arm | null) {
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.twist = twist;
    this.prop = prop;
    const enemies = field.unitsOf[1 - field.sideOf[unit]];
    this.targets = field.designs[unit].weapons.map((_, weapon) =>
      enemies.filter((enemy) => !this.whyNot(weapon, enemy)),
    );
  }

  whyNot(weapon: number, target: number): Reason | null {
    return whyNotFire(this.field, this.state, this.unit, weapon, target, this.twist, this.prop);
  }

  /** Everybody that some weapon can be fired at. */
  get all(): number[] {
    return this.field.unitsOf[1 - this.field.sideOf[this.unit]].filter((enemy) =>
      this.targets.some((targets) => targets.includes(enemy)),
    );
  }

  isAhead(target: number): boolean {
    const { field, state, unit, twist } = this;
    const mech = state.units[unit];
    return arcOf(field, mech.hex, rotate(mech.facing, twist), state.units[target].hex) === 'forward';
  }

  /** CBT-THM-07 */
  secondary(primary: number, target: number): Shot['secondary'] {
    if (target === primary) return 0;
    return this.isAhead(target) ? 1 : 2;
  }
}

/** A 'Mech that can fire at something. */
class GunnerPick extends UnitPick {
  private readonly able = new Map<number, boolean>();
  private list: readonly number[] | undefined;

  override get values(): readonly number[] {
    this.list ??= this.units.filter((unit) => this.canFire(unit));
    return this.list;
  }

  has(unit: unknown): boolean {
    return this.units.includes(unit as number) && this.canFire(unit as number);
  }

  private canFire(unit: number): boolean {
    const known = this.able.get(unit);
    if (known !== undefined) return known;
    const answer = canFireAtAll(this.field, this.state, unit);
    this.able.set(unit, answer);
    return answer;
  }

  follow(unit: number): readonly Field[] {
    return [new TwistPick(this.field, this.state, unit, usefulTwists(this.field, this.state, unit))];
  }

  override whyNot(unit: unknown): Reason {
    return this.units.includes(unit as number) ? WHY_NOT.nothingToFire : super.whyNot(unit);
  }
}

const propsOf = (state: State, unit: number): readonly (Arm | null)[] =>
  state.units[unit].prone ? [Location.LA, Location.RA] : [null];

function salvoHits(field: Battlefield, state: State, unit: number, twist: Twist, prop: Arm | null): boolean {
  const { weapons } = field.designs[unit];
  for (const enemy of field.unitsOf[1 - field.sideOf[unit]]) {
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      if (!whyNotFire(field, state, unit, weapon, enemy, twist, prop)) return true;
    }
  }
  return false;
}

/** With these twists there is something to fire at. */
function usefulTwists(field: Battlefield, state: State, unit: number): Twist[] {
  return twistsOf(state, unit).filter((twist) =>
    propsOf(state, unit).some((prop) => salvoHits(field, state, unit, twist, prop)),
  );
}

function canFireAtAll(field: Battlefield, state: State, unit: number): boolean {
  if (!canAct(state.units[unit])) return false;
  return twistsOf(state, unit).some((twist) =>
    propsOf(state, unit).some((prop) => salvoHits(field, state, unit, twist, prop)),
  );
}

class TwistPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'twist';
  readonly label = LABELS.twist;
  readonly values: readonly Twist[];
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;

  constructor(field: Battlefield, state: State, unit: number, values: readonly Twist[]) {
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.values = values;
  }

  follow(twist: Twist): readonly Field[] {
    const { field, state, unit } = this;
    if (!state.units[unit].prone) return [targetPick(new Salvo(field, state, unit, twist, null))];
    const arms = PROPS.filter((arm) => salvoHits(field, state, unit, twist, Location[arm]));
    return [
      {
        kind: 'pick',
        name: 'prop',
        label: LABELS.prop,
        values: arms,
        follow: (arm) => [targetPick(new Salvo(field, state, unit, twist, Location[arm as 'LA' | 'RA']))],
      },
    ];
  }

  describe(twist: Twist): Description {
    return { label: TWISTS[twist] };
  }

  whyNot(): Reason {
    return WHY_NOT.noTwist;
  }
}

function targetPick(salvo: Salvo): Pick {
  return {
    kind: 'pick',
    name: 'target',
    label: LABELS.target,
    values: salvo.all,
    describe: (target) => described(salvo, target as number),
    follow: (target) => [new AttacksEach(salvo, target as number)],
    whyNot: () => WHY_NOT.noTarget,
  };
}

function described({ field, state }: Salvo, target: number): Description {
  const hex = field.board.number[state.units[target].hex];
  return { label: field.designs[target].name, piece: target, ...(hex ? { hex } : {}) };
}

/** Any of the weapons, each at its own target. */
class AttacksEach implements Each {
  readonly kind = 'each';
  readonly name = 'attacks';
  readonly label = LABELS.attacks;
  readonly key = 'weapon';
  readonly items: readonly number[];
  private readonly salvo: Salvo;
  private readonly primary: number;

  constructor(salvo: Salvo, primary: number) {
    this.salvo = salvo;
    this.primary = primary;
    this.items = salvo.targets.flatMap((_, weapon) => (this.targetsOf(weapon).length > 0 ? [weapon] : []));
  }

  /** CBT-THM-07: without a primary target ahead there can be no target ahead at all. */
  private targetsOf(weapon: number): readonly number[] {
    const { salvo, primary } = this;
    const targets = salvo.targets[weapon];
    if (salvo.isAhead(primary)) return targets;
    return targets.filter((target) => !salvo.isAhead(target));
  }

  fields(weapon: number): readonly Field[] {
    const { salvo, primary } = this;
    const bins = loadedBins(salvo, weapon);
    return [
      new AttackTargetPick(salvo, primary, weapon, this.targetsOf(weapon)),
      ...(bins.length > 1 ? [binPick(salvo, bins)] : []),
      ...heatingField(salvo, weapon),
    ];
  }

  describe(weapon: number): Description {
    return { label: this.salvo.field.designs[this.salvo.unit].weapons[weapon].label };
  }

  whyNot(weapon: unknown): Reason {
    const { salvo, primary } = this;
    if (typeof weapon !== 'number' || !salvo.targets[weapon]) return WHY_NOT.noWeapon;
    if (salvo.targets[weapon].length > 0) return WHY_NOT.forwardFirst;
    return salvo.whyNot(weapon, primary) ?? WHY_NOT.noWeapon;
  }

  /** CBT-WPN-04: no bin gives more shots than it holds. */
  together(entries: readonly Readonly<Record<string, unknown>>[]): Reason | null {
    const { shots } = this.salvo.state.units[this.salvo.unit];
    const used = new Map<number, number>();
    for (const { weapon, bin } of entries) {
      const from = (bin as number | undefined) ?? loadedBins(this.salvo, weapon as number)[0];
      if (from === undefined) continue;
      const count = (used.get(from) ?? 0) + 1;
      if (count > shots[from]) return WHY_NOT.tooFewShots;
      used.set(from, count);
    }
    return null;
  }
}

/** Bins with shots that a weapon may draw from. */
export function loadedBins({ field, state, unit }: Gunner, weapon: number): number[] {
  const mech = state.units[unit];
  return field.designs[unit].weapons[weapon].bins.filter((bin) => isLoaded(field, mech, unit, bin));
}

interface Gunner {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
}

function isLoaded(field: Battlefield, mech: State['units'][number], unit: number, bin: number): boolean {
  const { part } = field.designs[unit].bins[bin];
  if (mech.shots[bin] === 0) return false;
  if (!part) return true;
  return (mech.lost & bitOf(part.location)) === 0 && (mech.hits[part.location] & part.mask) === 0;
}

class AttackTargetPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'target';
  readonly label = LABELS.attackTarget;
  readonly values: readonly number[];
  readonly salvo: Salvo;
  private readonly primary: number;
  private readonly weapon: number;

  constructor(salvo: Salvo, primary: number, weapon: number, values: readonly number[]) {
    this.salvo = salvo;
    this.primary = primary;
    this.weapon = weapon;
    this.values = values;
  }

  follow(target: number): readonly Field[] {
    const { salvo, weapon } = this;
    return mayAim(salvo.field, salvo.state, salvo.unit, weapon, target) ? [aimPick(this, target)] : [];
  }

  shot(target: number, aim: number): Shot {
    const { salvo, primary, weapon } = this;
    const { unit, twist } = salvo;
    return { attacker: unit, weapon, target, twist, secondary: salvo.secondary(primary, target), aim };
  }

  describe(target: number): Description {
    return { ...described(this.salvo, target), ...this.number(target, -1) };
  }

  number(target: number, aim: number): Partial<Description> {
    const { field, state } = this.salvo;
    return {
      measure: MEASURES.toHit,
      explanation: explain<RuleId>((tally) => weaponToHit(tally, field, state, this.shot(target, aim))),
    };
  }

  whyNot(target: unknown): Reason {
    const { salvo, weapon } = this;
    if (!Number.isInteger(target) || !salvo.state.units[target as number]) return WHY_NOT.noTarget;
    if (salvo.targets[weapon].includes(target as number)) return WHY_NOT.forwardFirst;
    return salvo.whyNot(weapon, target as number) ?? WHY_NOT.noTarget;
  }
}

/** CBT-WPN-08 */
function aimPick(pick: AttackTargetPick, target: number): Pick {
  const { state } = pick.salvo;
  const open = LOCATIONS.filter((location) => (state.units[target].lost & bitOf(location)) === 0);
  return {
    kind: 'pick',
    name: 'aim',
    label: LABELS.aim,
    values: [NO_AIM, ...open.map((location) => LOCATION_CODES[location])],
    describe: (aim) =>
      aim === NO_AIM
        ? { label: AIM_NOWHERE }
        : { label: String(aim), ...pick.number(target, Location[aim as 'HD']) },
  };
}

function binPick({ field, state, unit }: Salvo, bins: readonly number[]): Pick {
  return {
    kind: 'pick',
    name: 'bin',
    label: LABELS.bin,
    values: bins,
    describe: (bin) => {
      const { part } = field.designs[unit].bins[bin as number];
      const where = part ? LOCATION_CODES[part.location] : '';
      return { label: shotsLeft(where, state.units[unit].shots[bin as number]) };
    },
    whyNot: () => WHY_NOT.noShots,
  };
}

/** CBT-EQP-02 */
function heatingField({ field, unit }: Salvo, weapon: number): readonly Pick[] {
  const { id } = field.designs[unit].weapons[weapon].type;
  if (!field.settings.flamerHeat || (id !== 'flamer' && id !== 'vehicle_flamer')) return [];
  return [
    {
      kind: 'pick',
      name: 'heating',
      label: LABELS.heating,
      values: [false, true],
      describe: (heating) => ({ label: heating ? HEATING.true : HEATING.false }),
    },
  ];
}

/** A 'Mech that fires nothing; it may twist for the Physical Attack Phase. */
class HolderPick extends UnitPick {
  follow(unit: number): readonly Field[] {
    return [
      {
        kind: 'pick',
        name: 'twist',
        label: LABELS.twist,
        values: twistsOf(this.state, unit),
        describe: (twist) => ({ label: TWISTS[String(twist)] }),
        whyNot: () => WHY_NOT.noTwist,
      },
    ];
  }
}

/** CBT-PHY-13 */
class FinderPick extends UnitPick {
  follow(unit: number): readonly Field[] {
    return [
      {
        kind: 'pick',
        name: 'club',
        label: LABELS.club,
        values: clubsToFind(this.field, this.state, unit),
        describe: (club) => ({ label: CLUBS[club as keyof typeof CLUBS] }),
        whyNot: () => WHY_NOT.noClub,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.state.units[unit as number] ? WHY_NOT.noClub : super.whyNot(unit);
  }
}
