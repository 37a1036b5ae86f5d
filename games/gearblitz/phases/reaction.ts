import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import { INCH } from '../data/tables.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, opponentOf, rosterOf } from '../roster.ts';
import type { Frames, State } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import { offerCharges } from './charges.ts';
import { attackBy, attackFields, canFireAt } from './firing.ts';

/** HGB-ACT-11, HGB-ACT-10: actions that are left, or Stand-By. */
const hasReaction = ({ units }: State, id: number): boolean =>
  units[id].at !== null && (units[id].isLocked ? units[id].standBy > 0 : units[id].actions > 0);

/** HGB-ACT-12: an inch since the last Snap Fire, and somebody who wants to be asked. */
function isOpen({ units }: State, id: number): boolean {
  const { activation } = units[id];
  if (!activation || activation.isLetPass) return false;
  return activation.snappedAt === null || activation.path - activation.snappedAt >= INCH;
}

/** Whether a move of this unit has to be looked at inch by inch. */
export function isWatched(state: State, id: number): boolean {
  const { units } = rosterOf(state.setup);
  return (
    state.units[id].activation?.isLetPass === false &&
    units.some((other) => other.seat !== units[id].seat && hasReaction(state, other.id))
  );
}

/** HGB-ACT-11: those who may fire at a unit that is being activated. */
function snappers(state: State, target: number): number[] {
  const { units } = rosterOf(state.setup);
  return units.flatMap(({ id, seat }) =>
    seat !== units[target].seat && hasReaction(state, id) && canFireAt(state, id, [target], 'snap fire')
      ? id
      : [],
  );
}

/** HGB-ACT-12: whoever can fire here is asked. */
export const window: Procedure<GearBlitz, Frames['window']> = (play, { unit }) => {
  const { state } = play;
  if (state.units[unit].at === null) return;
  offerCharges(play, unit);
  if (!isOpen(state, unit) || snappers(state, unit).length === 0) return;
  play.next({ step: 'snap', seat: opponentOf(rosterOf(state.setup).units[unit].seat), unit });
};

/** HGB-ACT-11, HGB-ACT-12: one of those who can, or nobody. */
export const snap: Decision<GearBlitz, Frames['snap'], 'let-pass' | 'snap'> = {
  menu: (state, { unit: target }) => ({
    prompt: TEXT.snapAt(nameOf(state, target)),
    rule: 'HGB-ACT-11',
    orders: [
      {
        type: 'let-pass',
        label: TEXT.letPass,
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
      {
        type: 'snap',
        label: TEXT.snapFire,
        fields: [
          {
            kind: 'pick',
            name: 'unit',
            label: TEXT.unit,
            values: snappers(state, target),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
            follow: (id) => attackFields(state, Number(id), [target], 'snap fire'),
          },
        ],
      },
    ],
  }),
  apply(play, { unit: target }, order) {
    const unit = play.state.units[target];
    const activation = unit.activation!;
    if (order.type === 'let-pass') {
      if (order.until === 'here') return;
      unit.activation = { ...activation, isLetPass: true };
      play.emit({ type: 'let-pass', unit: target, now: { activation: unit.activation } });
      return;
    }
    unit.activation = { ...activation, snappedAt: activation.path };
    play.emit({ type: 'snapped', unit: target, by: order.unit, now: { activation: unit.activation } });
    play.next({ step: 'attack', ...attackBy(order.unit, { ...order, type: 'attack' }, 'snap fire') });
  },
};
