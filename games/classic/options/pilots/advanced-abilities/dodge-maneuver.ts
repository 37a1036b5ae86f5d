import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../../battlefield.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { abilityOf } from '../../../rules/crew/abilities.ts';
import { canAct, isNear, isOnMap } from '../../../rules/unit/condition.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { PhysicalAttack, State, UnitState } from '../../../state.ts';
import type { Ability } from './ability.ts';

declare module '../../../extensions.ts' {
  interface OptionOrders {
    dodge: { readonly type: 'dodge'; readonly unit: number };
  }
  interface OptionEvents {
    dodges: { readonly type: 'dodges'; readonly unit: number; readonly before: number };
  }
  interface TurnMarks {
    /** The number of physical attacks declared before it dodged. */
    readonly dodges?: number;
  }
}

const NAME = 'dodge-maneuver';
const HARDER = 2;
const WORDS = { order: 'Dodge', line: 'Target dodges' };
const LATER = { value: HARDER, words: WORDS.line, rule: 'MT-ABIL-03' } as const;
const WHY_NOT: Reason = {
  message: 'Only who could strike a blow, and is near an enemy, dodges',
  rule: 'MT-ABIL-03',
};

/** MT-ABIL-03: who could strike, and has somebody to fear. */
function canDodge(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const { busy, onslaught } = mech.thisTurn;
  if (!abilityOf(field, unit, NAME) || !isOnMap(mech) || !canAct(mech) || mech.prone || busy || onslaught)
    return false;
  if (field.plugged.whyNoAttack?.(null, state, unit, 'strike')) return false;
  // In a duel somebody may come near before it acts again.
  if (field.plugged.sequence && !field.past.dodgesFreely?.()) return !hasStruck(field, state, unit);
  return field.enemiesOf[unit].some((enemy) => isNear(field, mech.hex, state.units[enemy], 1));
}

/** In a duel, be it in the mix of blows that it is declaring. */
const hasStruck = ({ plugged }: Battlefield, state: State, unit: number): boolean =>
  state.physicalAttacks.some(({ attacker }) => attacker === unit) ||
  (plugged.hasStruck?.(state.units[unit]) ?? false);

class DodgerPick extends UnitPick {
  protected override can(unit: number): boolean {
    return canDodge(this.field, this.state, unit);
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT : super.whyNot(unit);
  }
}

function mark({ thisTurn }: UnitState, dodges: number): void {
  thisTurn.marks = { ...thisTurn.marks, dodges };
}

const sideSeats = ({ setup, sideOf }: Battlefield, unit: number): Seat[] =>
  setup.seats.flatMap(({ side }, seat) => (side === sideOf[unit] ? [seat] : []));

/** Where plans are secret, nobody knows of it before all have declared. */
const isSecret = ({ plugged }: Battlefield): boolean => plugged.hidesPlaces?.() === true;

/** Attacks declared already are harder as well. */
function surprised(attack: PhysicalAttack, field: Battlefield, state: State, place: number): PhysicalAttack {
  const dodges = state.units[attack.target]?.thisTurn.marks?.dodges;
  if (dodges === undefined || (place >= dodges && !isSecret(field))) return attack;
  return { ...attack, number: attack.number + HARDER, later: LATER };
}

export const dodgeManeuver: Ability = {
  name: NAME,
  title: 'Dodge Maneuver',
  summary: 'Instead of striking: physical attacks against it are 2 harder.',
  rule: 'MT-ABIL-03',
  text: 'Instead of making physical attacks the unit dodges, and every physical attack on it in that phase is at +2, also what has been declared before.',
  handlers: {
    add: {
      physicalToHit(tally, field, { units }, { target }) {
        if (units[target].thisTurn.marks?.dodges !== undefined && !isSecret(field))
          tally.add(HARDER, WORDS.line, 'MT-ABIL-03');
      },
      skipsPhysical(play, field, order) {
        if (order.type !== 'dodge') return;
        const { unit } = order;
        const before = play.state.physicalAttacks.length;
        mark(play.state.units[unit], before);
        const own = sideSeats(field, unit);
        play.emit({ type: 'dodges', unit, before }, isSecret(field) ? own : undefined);
      },
    },
    stage: {
      strikes: (forms, field, state, units) => [
        ...forms,
        { type: 'dodge', label: WORDS.order, fields: [new DodgerPick(field, state, units)] },
      ],
      blowOrdered: surprised,
      seenUnit(seen, field, _real, unit, viewer) {
        if (!isSecret(field) || sideSeats(field, unit).includes(viewer as Seat)) return seen;
        const { dodges, ...marks } = seen.thisTurn.marks ?? {};
        if (dodges === undefined) return seen;
        return {
          ...seen,
          thisTurn: { ...seen.thisTurn, marks: kept(marks) },
        };
      },
      idleLimbs: (order, field, state, unit) =>
        canDodge(field, state, unit) ? { type: 'dodge', unit } : order,
    },
  },
  orders: [z.strictObject({ type: z.literal('dodge'), unit: indexSchema })],
  changes: { dodges: ({ units }, { unit, before }) => mark(units[unit], before) },
  sentences: {
    dodges: ({ unit }, { mech }) => `${mech(unit)} dodges: physical attacks on it are 2 harder.`,
  },
};
