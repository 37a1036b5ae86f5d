// The menu of a weapon attack declaration (CBT-SEQ-04): 'Mech, torso twist, primary target, then any of its weapons.

import {
  type Description,
  type Field,
  type OrderForm,
  type Pick,
  possibleOrders,
} from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Declaration } from '../../orders.ts';
import { hasShot } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { clubsToFind } from '../../rules/physical/clubs.ts';
import { canAct, isNear } from '../../rules/unit/condition.ts';
import { propsOf } from '../../rules/unit/limbs.ts';
import type { State, Twist } from '../../state.ts';
import { CLUBS, LABELS, TWISTS, WHY_NOT } from '../../text/fire.ts';
import { UnitPick } from '../turn/activation.ts';
import { TargetPick } from './weapon-attacks.ts';
import { Salvo } from './weapon-salvo.ts';

export function declarationForms(
  field: Battlefield,
  state: State,
  units: readonly number[],
  sought?: string,
): readonly OrderForm<Declaration>[] {
  const { declarations } = field.plugged;
  if (sought === 'fire' && !declarations) return [fireForm(field, state, units)];
  const hold = {
    type: 'hold',
    label: LABELS.hold,
    fields: [new HolderPick(field, state, units)],
    isPass: true,
  } as const;
  if (sought === 'hold' && !declarations) return [hold];
  const clubs = units.filter((unit) => clubsToFind(field, state, unit).length > 0);
  const forms: OrderForm<Declaration>[] = [
    fireForm(field, state, units),
    hold,
    { type: 'find-club', label: LABELS.findClub, fields: [new FinderPick(field, state, clubs)] },
  ];
  return declarations?.(forms, field, state, units) ?? forms;
}

/** Any of their weapons, at whatever they can be fired at. */
export const fireForm = (field: Battlefield, state: State, units: readonly number[]): OrderForm<'fire'> => ({
  type: 'fire',
  label: LABELS.fire,
  fields: [new GunnerPick(field, state, units)],
});

/** Of options, instead of an attack. */
function hasOtherOrders(field: Battlefield, state: State, unit: number): boolean {
  const orders = field.plugged.declarations?.([], field, state, [unit]);
  return orders !== undefined && possibleOrders({ prompt: '', orders }).length > 0;
}

/**
 * Has this 'Mech anything to declare? A twist alone matters only to somebody within arm's reach, and not to one who
 * charges or comes from above: its feet are what counts.
 */
export function canDeclare(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  if (!canAct(mech)) return false;
  const isBeside = (enemy: number) => isNear(field, mech.hex, state.units[enemy], 1);
  return (
    (!mech.prone &&
      !mech.thisTurn.onslaught &&
      mayStrike(field, state, unit) &&
      field.enemiesOf[unit].some(isBeside)) ||
    clubsToFind(field, state, unit).length > 0 ||
    hasOtherOrders(field, state, unit) ||
    field.plugged.isAskedAnyway?.(false, field, state, unit) ||
    canFireAtAll(field, state, unit)
  );
}

const mayStrike = ({ plugged }: Battlefield, state: State, unit: number): boolean =>
  !plugged.whyNoAttack?.(null, state, unit, 'strike');

/** A 'Mech that can fire at something. */
class GunnerPick extends UnitPick {
  private readonly able = new Map<number, boolean>();

  protected override can(unit: number): boolean {
    const known = this.able.get(unit);
    if (known !== undefined) return known;
    const answer = canFireAtAll(this.field, this.state, unit);
    this.able.set(unit, answer);
    return answer;
  }

  follow(unit: number): readonly Field[] {
    return [new TwistPick(this.field, this.state, unit)];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT.nothingToFire : super.whyNot(unit);
  }
}

/** The ways in which it may hold itself with this twist. */
export function stancesOf(field: Battlefield, state: State, unit: number, twist: Twist): Stance[] {
  if (!state.units[unit].prone) return [{ unit, twist, prop: null }];
  return propsOf(field, unit).map((prop) => ({ unit, twist, prop }));
}

/** Is there something to fire at with this twist? */
const isUseful = (field: Battlefield, state: State, unit: number, twist: Twist): boolean =>
  stancesOf(field, state, unit, twist).some((stance) => hasShot(field, state, stance));

function usefulTwists(field: Battlefield, state: State, unit: number): Twist[] {
  return twistsOf(field, state, unit).filter((twist) => isUseful(field, state, unit, twist));
}

export function canFireAtAll(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  if (!canAct(mech)) return false;
  return twistsOf(field, state, unit).some((twist) => isUseful(field, state, unit, twist));
}

class TwistPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'twist';
  readonly label = LABELS.twist;
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;
  private list: readonly Twist[] | undefined;

  constructor(field: Battlefield, state: State, unit: number) {
    this.field = field;
    this.state = state;
    this.unit = unit;
  }

  get values(): readonly Twist[] {
    this.list ??= usefulTwists(this.field, this.state, this.unit);
    return this.list;
  }

  follow(twist: Twist): readonly Field[] {
    const { field, state, unit } = this;
    const stances = stancesOf(field, state, unit, twist);
    if (!state.units[unit].prone) return [new TargetPick(new Salvo(field, state, stances[0]))];
    const { codes } = field.kinds[unit];
    return [
      {
        kind: 'pick',
        name: 'prop',
        label: LABELS.prop,
        values: stances.filter((stance) => hasShot(field, state, stance)).map(({ prop }) => codes[prop!]),
        follow: (code) => {
          const prop = codes.indexOf(String(code));
          return [new TargetPick(new Salvo(field, state, { unit, twist, prop }))];
        },
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

/** A 'Mech that fires nothing; it may twist for the Physical Attack Phase. */
class HolderPick extends UnitPick {
  follow(unit: number): readonly Field[] {
    return [
      {
        kind: 'pick',
        name: 'twist',
        label: LABELS.twist,
        values: twistsOf(this.field, this.state, unit),
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
