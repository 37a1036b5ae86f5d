import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { facingSchema, indexSchema } from '../../orders/parts.ts';
import { ANY_FACING } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { type AddedMove, insistOn, OVER } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { arcOf } from '../../rules/sight/arcs.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { PassingMark } from '../../rules/unit/mark-ends.ts';
import { kept } from '../../rules/unit/marks.ts';
import type { UnitState } from '../../state.ts';
import { FACINGS } from '../../text/turn.ts';

interface Trench {
  readonly facing: Facing;
  /** Not before the End Phase of the turn in which it was begun. */
  readonly isDone: boolean;
}

declare module '../../extensions.ts' {
  interface UnitMarks {
    readonly trench?: Trench;
  }
  interface OptionOrders {
    'dig-in': { readonly type: 'dig-in'; readonly unit: number; readonly facing: Facing };
  }
  interface OptionEvents {
    'digs-in': { readonly type: 'digs-in'; readonly unit: number; readonly facing: Facing };
    'dug-in': { readonly type: 'dug-in'; readonly unit: number };
    'dug-out': { readonly type: 'dug-out'; readonly unit: number };
  }
}

/** To all attacks but those of flamers. */
const HARDER = 2;
/** Nobody digs there. */
const HARD_GROUND = /^(paved|road|bridge|ice|water \d+|magma.*|\w+ (building|fortress|hangar) \d+)$/;
const WORDS = { label: 'Dig in', harder: 'Infantry dug in' };
const NOT_HERE: Reason = {
  message: 'Infantry digs in before it moves, off roads and pavement, and in no building',
  rule: 'MT-INFY-04',
};
const DIGS: Reason = { message: 'It digs in', rule: 'MT-INFY-04' };
const BEHIND: Reason = { message: 'It is dug in and fires ahead only', rule: 'MT-INFY-04' };

const trenchOf = ({ marks }: UnitState): Trench | undefined => marks?.trench;
const isDugIn = (unit: UnitState): boolean => trenchOf(unit)?.isDone === true;
const isFlamer = ({ id }: WeaponType): boolean => id.includes('flamer');

function dig(unit: UnitState, trench: Trench): void {
  unit.marks = { ...unit.marks, trench };
}

function finish(unit: UnitState): void {
  const trench = trenchOf(unit);
  if (trench) dig(unit, { ...trench, isDone: true });
}

function leave(unit: UnitState): void {
  const { trench: _, ...marks } = unit.marks ?? {};
  unit.marks = kept(marks);
}

/** It lasts till the unit moves. */
const MARK: PassingMark = {
  name: 'dug in',
  ends: ['goes', 'is moved'],
  isOn: (unit) => trenchOf(unit) !== undefined,
  takeOff: leave,
  told: (unit) => ({ type: 'dug-out', unit }),
};

function mayDig({ field, mech, unit, isUnderWay, isOnMap: isHere }: Mover): boolean {
  if (!field.kinds[unit].troopers || isUnderWay || !isHere) return false;
  return !kindsAt(field.board, mech.hex).some(({ name }) => HARD_GROUND.test(name));
}

const DIG: AddedMove = {
  type: 'dig-in',
  label: WORDS.label,
  offers: mayDig,
  fields: () => [ANY_FACING],
  whyNot: () => NOT_HERE,
  carryOut(play, { mech, unit }, order) {
    insistOn(order, 'dig-in');
    const { facing } = order;
    dig(mech, { facing, isDone: false });
    play.emit({ type: 'digs-in', unit, facing });
    return OVER;
  },
};

/** A platoon that is attacked while it digs gets nowhere. */
function disturb(play: Play<Classic>, target: number): void {
  const unit = play.state.units[target];
  if (!trenchOf(unit) || isDugIn(unit)) return;
  leave(unit);
  play.emit({ type: 'dug-out', unit: target });
}

function turnEnds(play: Play<Classic>): void {
  for (const [unit, each] of play.state.units.entries()) {
    const trench = trenchOf(each);
    if (!trench || trench.isDone || !isOnMap(each)) continue;
    finish(each);
    play.emit({ type: 'dug-in', unit });
  }
}

/** Flames reach into any trench. */
const isSpared = (field: Battlefield, attacker: number, weapon: number): boolean =>
  isFlamer(field.designs[attacker].weapons[weapon].type);

/** MT-INFY-04 */
export const infantryDigIn: Option<boolean> = {
  id: 'infantry-dig-in',
  title: 'Digging in',
  summary: 'Infantry that spends a turn digging is harder to hit, and no hit is doubled, until it moves.',
  group: 'Infantry',
  rule: 'MT-INFY-04',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, infantry',
    [
      'MT-INFY-04',
      'Digging in',
      'Infantry off roads and pavement digs in for a turn, unless it is attacked meanwhile. Until it moves all attacks but flamers are at +2, no hit is doubled in the open, and it fires into the front arc it has chosen.',
      'infantry-dig-in',
    ],
    [
      'MT-WPN-14',
      'Flamers against infantry',
      'Flames reach into trenches: neither digging in nor a fortified hex makes their shots harder. They shake the morale of a platoon more than other weapons.',
      'infantry-dig-in',
    ],
  ),
  orders: [z.strictObject({ type: z.literal('dig-in'), unit: indexSchema, facing: facingSchema })],
  plug: () => ({
    add: {
      weaponToHit: (tally, field, { units }, { attacker, weapon, target }) => {
        const isHarder = isDugIn(units[target as number]) && !isSpared(field, attacker, weapon);
        if (isHarder) tally.add(HARDER, WORDS.harder, 'MT-INFY-04');
      },
      physicalToHit: (tally, _field, { units }, { target }) => {
        if (isDugIn(units[target])) tally.add(HARDER, WORDS.harder, 'MT-INFY-04');
      },
      fired: (play, _field, { target }) => {
        if (typeof target === 'number') disturb(play, target);
      },
      phaseEnds: (play, _field, phase) => {
        if (phase !== 'physical') return;
        for (const { target } of play.state.physicalAttacks) disturb(play, target);
      },
      turnEnds,
    },
    stage: {
      marks: (marks) => [...marks, MARK],
      moves: (moves) => [...moves, DIG],
      exposure: (times, unit) => (isDugIn(unit) ? 1 : times),
      whyNoAttack: (why, { units }, unit) => {
        const trench = trenchOf(units[unit]);
        return why ?? (trench && !trench.isDone ? DIGS : null);
      },
      whyNotFire: (why, field, { units }, { unit }, { target }) => {
        const trench = trenchOf(units[unit]);
        const { hex } = units[unit];
        const other = units[target].hex;
        if (why || !trench || hex === other) return why;
        return arcOf(field, hex, trench.facing, other) === 'forward' ? null : BEHIND;
      },
      states: (states, _field, { units }, unit) => {
        const trench = trenchOf(units[unit]);
        if (!trench) return states;
        return [...states, trench.isDone ? `dug in, facing ${FACINGS[trench.facing]}` : 'digs in'];
      },
    },
  }),
  changes: {
    'digs-in': ({ units }, { unit, facing }) => dig(units[unit], { facing, isDone: false }),
    'dug-in': ({ units }, { unit }) => finish(units[unit]),
    'dug-out': ({ units }, { unit }) => leave(units[unit]),
  },
  sentences: {
    'digs-in': ({ unit, facing }, { mech }) => `${mech(unit)} digs in, facing ${FACINGS[facing]}.`,
    'dug-in': ({ unit }, { mech }) => `${mech(unit)} is dug in.`,
    'dug-out': ({ unit }, { mech }) => `${mech(unit)} is dug in no more.`,
  },
};
