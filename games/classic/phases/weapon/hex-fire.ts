// Fire at a hex instead of a unit, without turning the torso.

import { distance } from '@ironfield/hex/board.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Description, Each, Field } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';
import { binsForHexes } from '../../rules/fire/ammunition.ts';
import { attackerModifiers } from '../../rules/fire/attack-modifiers.ts';
import { canBear } from '../../rules/fire/pointing.ts';
import {
  farthest,
  numberAtRange,
  whyNotAble,
  whyNotReady,
  whyNotWithIt,
  woodsBetween,
} from '../../rules/fire/to-hit.ts';
import { bearingOf, torsoFacing } from '../../rules/sight/arcs.ts';
import { isUnderWater, type Sight, sightBetween } from '../../rules/sight/line-of-sight.ts';
import type { State } from '../../state.ts';
import { UnitPick } from '../turn/activation.ts';

const WORDS = { weapons: 'With', measure: 'to hit', skill: 'Gunnery Skill, range and damage' };
/** CBT-THM-09 */
const IMMOBILE = -4;

export interface HexShot {
  readonly unit: number;
  readonly weapon: number;
  readonly cell: number;
}

const stanceOf = (unit: number) => ({ unit, twist: 0, prop: null }) as const;

/** The weapons that a unit can fire at a hex without turning its torso; at its own where that is said. */
export function weaponsAt(
  field: Battlefield,
  state: State,
  unit: number,
  cell: number,
  mayBeHere = false,
): number[] {
  const mech = state.units[unit];
  if (whyNotAble(field, state, unit) || mech.prone || (cell === mech.hex && !mayBeHere)) return [];
  // MT-PRE-18: from under water nothing is hit but units.
  if (isUnderWater(field, unit, mech)) return [];
  const range = distance(field.board, mech.hex, cell);
  return field.designs[unit].weapons.flatMap((mount, weapon) => {
    const { closeAttack, support, damage, locks, isTorpedo, isDropped } = mount.type;
    // MT-WPN-47: a hex is nothing to lock on to; MT-WPN-44: nor anything that torpedoes reach.
    if (closeAttack || support || locks || isTorpedo || isDropped || damage === 0) return [];
    const isHarmless = mount.bins.length > 0 && binsForHexes(field, state, unit, weapon).length === 0;
    if (isHarmless || range > farthest(field, mount.type) || whyNotReady(field, state, stanceOf(unit), mount))
      return [];
    const bearing = bearingOf(field, mech.hex, torsoFacing(mech.facing, 0), cell);
    return cell === mech.hex || canBear(field, unit, mount, 0, bearing) ? [weapon] : [];
  });
}

export const sightTo = (field: Battlefield, state: State, unit: number, cell: number): Sight => {
  const { hex, prone } = state.units[unit];
  return sightBetween(field, hex, prone, cell, false);
};

/** As any weapon attack on what does not move; `over` is the ground that it looks over. */
export function hexToHit(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  { unit, weapon, cell }: HexShot,
  {
    reason,
    rule,
    over = field,
  }: { readonly reason: string; readonly rule: RuleId; readonly over?: Battlefield },
): void {
  const mech = state.units[unit];
  const shot = { attacker: unit, target: unit, weapon, twist: 0, secondary: 0, aim: -1 } as const;
  tally.add(
    numberAtRange(field, state, shot, distance(field.board, mech.hex, cell)),
    WORDS.skill,
    'CBT-THM-01',
  );
  if (!field.kinds[unit].firesSteadily) attackerModifiers(tally, mech.thisTurn.mode, mech.prone);
  woodsBetween(tally, sightTo(over, state, unit, cell));
  tally.add(IMMOBILE, reason, rule);
}

interface Plan {
  readonly label: string;
  readonly why: Reason;
  /** The hexes a unit may fire at. */
  cells(unit: number): readonly number[];
  toHit(tally: Tally<RuleId>, shot: HexShot): void;
  /** With what; absent: with anything. */
  fits?(unit: number, weapon: number): boolean;
  /** Absent: whatever else bears on the hex. */
  weapons?(unit: number, cell: number): readonly number[];
  /** What has to be said of the shot of a weapon. */
  fields?(unit: number, weapon: number): readonly Field[];
  /** Why so many are not fired together. */
  together?(unit: number, weapons: readonly number[]): Reason | null;
  /** Also at the hex that it is in. */
  readonly mayBeHere?: boolean;
  /** At what stands on one of its sides, and not at the hex. */
  readonly sides?: {
    readonly label: string;
    of(unit: number, cell: number): readonly number[];
    words(cell: number, side: number): string;
    /** The hex that weapons point at. */
    aim(unit: number, cell: number, side: number): number;
  };
}

/** The choice of a unit, a hex and weapons. */
export class HexFirePick extends UnitPick {
  private readonly plan: Plan;
  private readonly found = new Map<number, readonly number[]>();

  constructor(field: Battlefield, state: State, units: readonly number[], plan: Plan) {
    super(field, state, units);
    this.plan = plan;
  }

  private hexes(unit: number): readonly number[] {
    const known = this.found.get(unit) ?? this.plan.cells(unit);
    this.found.set(unit, known);
    return known;
  }

  protected override can(unit: number): boolean {
    return this.hexes(unit).length > 0;
  }

  follow(unit: number): readonly Field[] {
    const { board } = this.field;
    return [
      {
        kind: 'pick',
        name: 'hex',
        label: this.plan.label,
        values: this.hexes(unit).map((cell) => board.number[cell]),
        describe: (hex) => ({ label: String(hex), hex: String(hex) }),
        follow: (hex) => [this.at(unit, board.cells.get(String(hex))!)],
        whyNot: () => this.plan.why,
      },
    ];
  }

  private at(unit: number, cell: number): Field {
    const { sides, why } = this.plan;
    if (!sides) return this.weapons(unit, cell);
    return {
      kind: 'pick',
      name: 'side',
      label: sides.label,
      values: sides.of(unit, cell),
      describe: (side) => ({ label: sides.words(cell, Number(side)) }),
      follow: (side) => [this.weapons(unit, sides.aim(unit, cell, Number(side)))],
      whyNot: () => why,
    };
  }

  private weapons(unit: number, cell: number): Each {
    const { field, state, plan } = this;
    const all = plan.weapons?.(unit, cell) ?? weaponsAt(field, state, unit, cell, plan.mayBeHere);
    const items = all.filter((weapon) => plan.fits?.(unit, weapon) ?? true);
    return {
      kind: 'each',
      name: 'weapons',
      label: WORDS.weapons,
      key: 'weapon',
      items,
      fields: (weapon) => plan.fields?.(unit, weapon as number) ?? [],
      describe: (weapon): Description => ({
        label: field.designs[unit].weapons[weapon as number].label,
        measure: WORDS.measure,
        explanation: explain<RuleId>((tally) => plan.toHit(tally, { unit, weapon: weapon as number, cell })),
      }),
      together: (entries) =>
        whyNotWithIt(field, unit, entries) ??
        plan.together?.(
          unit,
          entries.map(({ weapon }) => weapon as number),
        ) ??
        null,
      whyNot: () => plan.why,
    };
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? this.plan.why : super.whyNot(unit);
  }
}
