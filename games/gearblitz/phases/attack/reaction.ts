import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, OrdersOf, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { past } from '../../register.ts';
import { snapManner } from '../../rules/attack/aiming.ts';
import { EVERY_SNAP, type LetPass, NO_SNAP } from '../../state/command.ts';
import { enemiesOf, nameOf, opponentOf, rosterOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { extraForms, grant, grantable } from '../command/granting.ts';
import { wish, wishForms } from '../command/rerolling.ts';
import { isSought } from '../core/offers.ts';
import { attackBy, attackFields, bestChance, canFireAt } from '../firing/firing.ts';
import { offerCharges } from './charges.ts';

/** HGB-ACT-11, HGB-ACT-10: actions that are left, or Stand-By. */
const hasReaction = ({ units }: State, id: number): boolean =>
  units[id].at !== null && (units[id].actions > 0 || (units[id].isLocked && units[id].standBy > 0));

/** HGB-ACT-12: an inch since the last Snap Fire, and somebody who wants to be asked. */
function isOpen({ units }: State, id: number): boolean {
  const { activation } = units[id];
  if (!activation) return false;
  return activation.snappedAt === null || activation.path - activation.snappedAt >= INCH;
}

const letPassOf = ({ letPass }: State, seat: Seat, id: number): LetPass | null =>
  letPass[seat]?.unit === id ? letPass[seat] : null;

const isLetPass = (state: State, seat: Seat, id: number): boolean =>
  letPassOf(state, seat, id)?.isAll === true;

/** HGB-CP-05: a side that wants to be asked where only a Command Point would let it act. */
const wantsToPay = (state: State, seat: Seat): boolean =>
  state.wishes[seat].windows && grantable(state, seat).length > 0;

/** True if somebody might react, as far as everybody knows. Then the move is looked at inch by inch. */
export function isWatched(state: State, id: number): boolean {
  const { units } = rosterOf(state.setup);
  const seat = opponentOf(units[id].seat);
  if (state.units[id].activation === null) return false;
  const mayReact = () => units.some((other) => other.seat === seat && hasReaction(state, other.id));
  if (!past(state.setup).watchesAsWished?.()) return mayReact() || grantable(state, seat).length > 0;
  if (isLetPass(state, seat, id)) return false;
  return (state.wishes[seat].snaps < NO_SNAP && mayReact()) || wantsToPay(state, seat);
}

/** HGB-ACT-11 */
const maySnap = (state: State, id: number, target: number): boolean =>
  hasReaction(state, id) && canFireAt(state, id, [target], snapManner(state, id));

/** HGB-ACT-11: units that may fire at the active unit. */
export const snappers = (state: State, target: number): number[] =>
  enemiesOf(state, target).filter((id) => maySnap(state, id, target));

/** A unit's chance of Snap Fire at another, in hundredths, if it can reach the minimum. */
function chanceOf(state: State, id: number, target: number, least: number): number {
  if (!hasReaction(state, id)) return 0;
  // A hundredth less, because chances are rounded.
  const how = { manner: snapManner(state, id), least: (least - 1) / 100 };
  return Math.round(100 * bestChance(state, id, target, how));
}

/** The best chance of Snap Fire at a unit, in hundredths. */
const chanceAt = (state: State, target: number): number =>
  Math.max(0, ...enemiesOf(state, target).map((id) => chanceOf(state, id, target, 0)));

/** True if any unit has a good enough chance of Snap Fire. */
const hasChance = (state: State, target: number, enough: number): boolean =>
  enemiesOf(state, target).some((id) => chanceOf(state, id, target, enough) >= enough);

/** HGB-ACT-12: somebody can fire here, with a chance about which its side wants to be asked. */
function isToBeAsked(state: State, seat: Seat, target: number): boolean {
  const { snaps } = state.wishes[seat];
  if (snaps === NO_SNAP || !isOpen(state, target)) return false;
  if (snaps === EVERY_SNAP) return enemiesOf(state, target).some((id) => maySnap(state, id, target));
  const before = letPassOf(state, seat, target);
  const enough = Math.max(snaps, (before?.chance ?? 0) + 1);
  return hasChance(state, target, enough);
}

/** HGB-ACT-12: asks the side that can fire here, if it wants to be asked. */
export const window: Procedure<GearBlitz, Frames['window']> = (play, { unit }) => {
  const { state } = play;
  const { at, activation } = state.units[unit];
  const seat = opponentOf(rosterOf(state.setup).units[unit].seat);
  if (at === null) return;
  offerCharges(play, unit);
  if (!activation || isLetPass(state, seat, unit)) return;
  if (isToBeAsked(state, seat, unit) || wantsToPay(state, seat)) play.next({ step: 'snap', seat, unit });
};

/** HGB-ACT-11, HGB-ACT-12: one of the units that can, or none. */
export const snap: Decision<GearBlitz, Frames['snap'], 'let-pass' | 'snap' | 'extra-action' | 'wish'> = {
  menu: (state, { seat, unit: target }, sought) => ({
    prompt: TEXT.snapAt(nameOf(state, target)),
    rule: 'HGB-ACT-11',
    orders: [
      {
        type: 'let-pass',
        label: TEXT.letPass,
        isPass: true,
        fields: [
          {
            kind: 'pick',
            name: 'until',
            label: TEXT.until,
            values: ['here', 'activation'],
            describe: (until) => ({ label: TEXT.untils[until as 'here'] }),
          },
        ],
      },
      ...(isSought(sought, ['snap']) ? snapForms(state, target, snappers(state, target)) : []),
      ...(state.wishes[seat].windows && isSought(sought, ['extra-action']) ? extraForms(state, seat) : []),
      ...wishForms(state, seat),
    ],
  }),
  apply(play, { seat, unit: target }, order) {
    if (order.type === 'snap') return takeSnap(play, target, order);
    if (order.type === 'extra-action') {
      play.next({ step: 'window', unit: target });
      return grant(play, order.receiver, target);
    }
    if (order.type === 'wish') {
      play.next({ step: 'window', unit: target });
      return wish(play, seat, order);
    }
    const { state } = play;
    const isHere = order.until === 'here';
    if (isHere && state.wishes[seat].snaps === EVERY_SNAP) return;
    const letPass = { unit: target, chance: chanceAt(state, target), isAll: !isHere };
    play.happen({ type: 'let-pass', seat, letPass });
  },
};

/** HGB-ACT-11: Snap Fire of one of these, if there has been an inch since the last. */
export function snapForms(state: State, target: number, units: readonly number[]): OrderForm<'snap'>[] {
  if (!isOpen(state, target)) return [];
  return [
    {
      type: 'snap',
      label: TEXT.snapFire,
      fields: [
        {
          kind: 'pick',
          name: 'unit',
          label: TEXT.unit,
          values: units,
          describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
          follow: (id) => attackFields(state, Number(id), [target], snapManner(state, Number(id))),
        },
      ],
    },
  ];
}

export function takeSnap(play: Play<GearBlitz>, target: number, order: OrdersOf<GearBlitz, 'snap'>): void {
  const { state } = play;
  const unit = state.units[target];
  const activation = unit.activation!;
  unit.activation = { ...activation, snappedAt: activation.path };
  play.emit({ type: 'snapped', unit: target, by: order.unit, now: { activation: unit.activation } });
  const manner = snapManner(state, order.unit);
  play.next({ step: 'attack', ...attackBy(order.unit, { ...order, type: 'attack' }, manner) });
}
