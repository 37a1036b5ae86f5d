import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Description, Each, Field, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf, PiecePick } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Band } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { attackDamage, damageBand, damageValue } from '../../rules/attack/damage.ts';
import {
  attackersOn,
  canCharge,
  scannableBy,
  targetsOf,
  whyNoTarget,
  whyNotScanned,
} from '../../rules/attack/declaration.ts';
import { mostOverheat } from '../../rules/attack/heat.ts';
import { bandBetween } from '../../rules/attack/range.ts';
import { sees } from '../../rules/attack/sight.ts';
import { spottersFor, whyNoAttacker } from '../../rules/attack/targeting.ts';
import { toHit } from '../../rules/attack/to-hit.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { isInPlay } from '../../rules/elements/places.ts';
import { opponentOf, type State } from '../../state.ts';
import { LABELS, MEASURES, WHY_NOT } from '../../text.ts';
import { describeElement, describeEnemy, describeTarget, UnitPick } from '../picks.ts';

/** BF2-SEQ-05: the unit that attacks. */
export class FirerPick extends UnitPick {
  private readonly seat: Seat;
  /** The only unit that it may attack, if there is one. */
  private readonly only: number | null;
  private readonly targets: TargetPick[] = [];

  constructor(
    field: Battlefield,
    state: State,
    seat: Seat,
    units: readonly number[],
    only: number | null = null,
  ) {
    super(field, state, units);
    this.seat = seat;
    this.only = only;
  }

  protected override can(unit: number): boolean {
    const target = this.targetsFor(unit);
    return this.only === null
      ? this.field.unitsOf[opponentOf(this.seat)].some((enemy) => target.has(enemy))
      : target.has(this.only);
  }

  whyNot(unit: unknown): Reason {
    const { field, state, seat } = this;
    const own = field.unitsOf[seat].includes(unit as number);
    if (!own || (!this.isAmong(unit) && !isInPlay(state, unit as number))) return WHY_NOT.notYours;
    return this.isAmong(unit) ? WHY_NOT.nobodyToAttack : WHY_NOT.unitFired;
  }

  follow(unit: number): readonly Field[] {
    return [this.targetsFor(unit)];
  }

  private targetsFor(unit: number): TargetPick {
    this.targets[unit] ??= new TargetPick(this.field, this.state, unit, this.only);
    return this.targets[unit];
  }
}

/** BF2-DECL-01: the one unit that is attacked. */
class TargetPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'target';
  readonly label = LABELS.target;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;
  private readonly only: number | null;
  private readonly found: (readonly number[])[] = [];

  constructor(field: Battlefield, state: State, unit: number, only: number | null) {
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.only = only;
  }

  get values(): readonly number[] {
    const { field, state, unit, only } = this;
    return only === null ? targetsOf(field, state, unit) : [only];
  }

  has(enemy: unknown): boolean {
    if (typeof enemy !== 'number' || !(enemy in this.field.seatOf)) return false;
    return (this.only === null || enemy === this.only) && this.attackers(enemy).length > 0;
  }

  describe(enemy: number): Description {
    return describeEnemy(this.field, this.state, enemy);
  }

  get known(): readonly number[] {
    return numbersOf(this.field.seatOf);
  }

  whyNot(enemy: Scalar | undefined): Reason {
    if (this.only !== null && enemy !== this.only) return WHY_NOT.surprise;
    if (typeof enemy !== 'number') return WHY_NOT.noDamageValue;
    return whyNoTarget(this.field, this.state, this.unit, enemy) ?? WHY_NOT.noDamageValue;
  }

  /** BF2-EQ-11: out of sight, somebody else has to spot. */
  follow(enemy: number): readonly Field[] {
    const { field, state, unit } = this;
    const attackers = this.attackers(enemy);
    const attacksWith = (spotter: number | null) => [
      new AttackList(field, state, { unit, enemy, spotter }, attackers),
      ...(field.past.withholdsAtDeclaration?.() ? [] : [WITHHOLDS]),
    ];
    return sees(field, state, unit, enemy)
      ? attacksWith(null)
      : [spotterPick(field, spottersFor(field, state, unit, enemy), attacksWith)];
  }

  private attackers(enemy: number): readonly number[] {
    this.found[enemy] ??= attackersOn(this.field, this.state, this.unit, enemy);
    return this.found[enemy];
  }
}

/** BF2-INFO-04: whether it wants to be asked when its hits are known. */
const WITHHOLDS: Pick = {
  kind: 'pick',
  name: 'withholds',
  label: LABELS.withholds,
  values: [false, true],
};

function spotterPick(
  field: Battlefield,
  spotters: readonly number[],
  follow: (spotter: number) => readonly Field[],
): Pick {
  return {
    kind: 'pick',
    name: 'spotter',
    label: LABELS.spotter,
    values: spotters,
    describe: (spotter) => describeElement(field, spotter),
    whyNot: () => WHY_NOT.cannotSpot,
    follow: (spotter) => follow(spotter as number),
  };
}

interface Aim {
  readonly unit: number;
  readonly enemy: number;
  readonly spotter: number | null;
}

/** BF2-DECL-01: for each attacking element its target, and how far it overheats. */
class AttackList implements Each {
  readonly kind = 'each';
  readonly name = 'attacks';
  readonly label = LABELS.attacks;
  readonly key = 'attacker';
  readonly items: readonly number[];
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly aim: Aim;

  constructor(field: Battlefield, state: State, aim: Aim, attackers: readonly number[]) {
    this.field = field;
    this.state = state;
    this.aim = aim;
    this.items = attackers;
  }

  describe(attacker: number): Description {
    return describeElement(this.field, attacker);
  }

  get known(): readonly number[] {
    return this.field.elementsOf[this.aim.unit];
  }

  whyNot(attacker: Scalar | undefined): Reason {
    if (typeof attacker !== 'number') return WHY_NOT.noSuchElement;
    return whyNoAttacker(this.field, this.state, attacker) ?? WHY_NOT.noDamageValue;
  }

  fields(attacker: number): readonly Field[] {
    const { field, state, aim } = this;
    const { unit, enemy, spotter } = aim;
    const range = bandBetween(field, state, unit, enemy) as Band;
    const band = damageBand(range, spotter);
    const element = new ElementPick(field, state, aim, attacker, range);
    const charge = canCharge(field, state, attacker, enemy);
    const mayFire = damageValue(field, state, attacker, band) !== null;
    if (charge) return [element, chargePick(mayFire, () => this.firing(attacker, band))];
    return [element, ...this.firing(attacker, band)];
  }

  /** BF2-CMDX-04, BF2-CLAN-03 */
  together(entries: readonly Readonly<Record<string, unknown>>[]): Reason | null {
    const { field, aim } = this;
    if (field.plugged.duels?.(field, aim.unit)) {
      const targets = new Set(entries.map(({ element }) => element));
      if (targets.size < entries.length) return WHY_NOT.duel;
    }
    return entries.filter(({ charges }) => charges === true).length > 1 ? WHY_NOT.oneCharge : null;
  }

  private firing(attacker: number, band: Band): Field[] {
    const { field, state } = this;
    const most = mostOverheat(field, state, attacker);
    const overheat: Field[] =
      most === 0
        ? []
        : [
            {
              kind: 'whole',
              name: 'overheat',
              label: LABELS.overheat,
              min: 0,
              max: most,
              whyNot: () => WHY_NOT.notOverheat(most),
            },
          ];
    return field.past.withholdsAtDeclaration?.()
      ? [...overheat, ...this.withholding(attacker, band, most)]
      : overheat;
  }

  /** BF2-INFO-04, as it was read before: as much as leaves 1 of the most that it could do. */
  private withholding(attacker: number, band: Band, overheat: number): Field[] {
    const { field, state, aim } = this;
    const target = field.elementsOf[aim.enemy].find((element) => !state.elements[element].destroyed)!;
    const attack = { attacker, target, overheat, withhold: 0, charges: false };
    const full = totalOf<RuleId>((tally) => attackDamage(tally, field, state, attack, band));
    if (full < 2) return [];
    return [{ kind: 'whole', name: 'withhold', label: LABELS.withhold, min: 0, max: full - 1 }];
  }
}

/** BF2-CMDX-04: instead of firing, if it can fire at all. */
function chargePick(mayFire: boolean, firing: () => Field[]): Pick {
  return {
    kind: 'pick',
    name: 'charges',
    label: LABELS.charges,
    values: mayFire ? [false, true] : [true],
    follow: (charges) => (charges ? [] : firing()),
  };
}

class ElementPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'element';
  readonly label = LABELS.element;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly aim: Aim;
  private readonly attacker: number;
  private readonly band: Band;

  constructor(field: Battlefield, state: State, aim: Aim, attacker: number, band: Band) {
    this.field = field;
    this.state = state;
    this.aim = aim;
    this.attacker = attacker;
    this.band = band;
  }

  get values(): readonly number[] {
    return surviving(this.field, this.state, this.aim.enemy);
  }

  has(target: unknown): boolean {
    return this.isInUnit(target) && !this.state.elements[target].destroyed;
  }

  describe(target: number): Description {
    const { field, state, attacker, band } = this;
    const { enemy, spotter } = this.aim;
    return {
      ...describeTarget(field, state, target),
      ...(!field.plugged.isUnidentified?.(state, enemy) && {
        measure: MEASURES.toHit,
        explanation: explain<RuleId>((tally) =>
          toHit(tally, field, state, { attacker, target, band, spotter }),
        ),
      }),
    };
  }

  get known(): readonly number[] {
    return this.field.elementsOf[this.aim.enemy];
  }

  whyNot(target: Scalar | undefined): Reason {
    return target !== undefined ? WHY_NOT.elementGone : WHY_NOT.noSuchElement;
  }

  private isInUnit(target: unknown): target is number {
    return this.field.elementsOf[this.aim.enemy].includes(target as number);
  }
}

/** BF2-INFO-03 */
export class ProbePick extends PiecePick {
  readonly name = 'element';
  readonly label = LABELS.probe;
  private readonly field: Battlefield;
  private readonly state: State;

  constructor(field: Battlefield, state: State, probes: readonly number[]) {
    super(probes);
    this.field = field;
    this.state = state;
  }

  describe(element: number): Description {
    return describeElement(this.field, element);
  }

  whyNot(): Reason {
    return WHY_NOT.noProbe;
  }

  follow(element: number): readonly Field[] {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'target',
        label: LABELS.target,
        values: scannableBy(field, state, element),
        describe: (unit) => describeEnemy(field, state, unit),
        known: numbersOf(field.seatOf),
        whyNot: (unit) =>
          unit === undefined
            ? WHY_NOT.noProbe
            : (whyNotScanned(field, state, element, unit as number) ?? WHY_NOT.noProbe),
      },
    ];
  }
}
