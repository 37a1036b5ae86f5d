import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, OrdersOf, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Mode, Speed } from '../../cards/card.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isChapterByChapter } from '../../register.ts';
import { isToActivate } from '../../rules/battle/reserves.ts';
import { isTagged } from '../../rules/command/tags.ts';
import { firersAt, friendsOf, guidanceOfTag } from '../../rules/special/observation.ts';
import { barrierTo } from '../../rules/terrain/room.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { modesFrom, speedsFrom } from '../../rules/unit/movement.ts';
import type { Tag } from '../../state/command.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import { activationOf, type Frames, type State } from '../../state.ts';
import { COMMAND_TEXT } from '../../text/command.ts';
import { TEXT } from '../../text/menus.ts';
import { leaveCover } from '../actions/hull-down.ts';
import { enter, entryForms } from '../battle/reserves.ts';
import { interjectForms, interjectors } from '../command/interjecting.ts';
import { wish, wishForms } from '../command/rerolling.ts';
import { helps } from '../command/spending.ts';
import { isSought } from '../core/offers.ts';
import { shutsDown } from '../damage/breakdowns.ts';
import { forgetCoordinates } from '../special/observing.ts';
import { groupsToActivate } from './round.ts';

/** HGB-ROUND-03 */
export const group: Decision<GearBlitz, Frames['group'], 'group' | 'wish'> = {
  menu: (state, { seat }, sought) => ({
    prompt: TEXT.whichGroup,
    rule: 'HGB-ROUND-03',
    orders: isSought(sought, ['group'])
      ? [groupForm(state, seat), ...wishForms(state, seat)]
      : wishForms(state, seat),
  }),
  apply(play, { seat }, order) {
    if (order.type === 'wish') {
      play.next({ step: 'group', seat });
      return wish(play, seat, order);
    }
    play.emit({ type: 'group', group: order.group });
    play.next({ step: 'units', seat, group: order.group });
  },
};

const groupForm = (state: State, seat: Seat): OrderForm<'group'> => ({
  type: 'group',
  label: TEXT.activateGroup,
  fields: [
    {
      kind: 'pick',
      name: 'group',
      label: TEXT.group,
      values: groupsToActivate(state, seat),
      describe: (index) => ({ label: rosterOf(state.setup).groups[Number(index)].name }),
    },
  ],
});

/** HGB-ROUND-03: until every unit of the group is Locked. */
export const units: Procedure<GearBlitz, Frames['units']> = (play, frame) => {
  const { seat, group: index, isAsked, hasFired } = frame;
  if (toActivate(play.state, index).length === 0) return forgetCoordinates(play);
  const barrages = hasFired ? [] : barragesAtTags(play.state, seat);
  if (barrages.length > 0) return play.next(...barrages, { step: 'units', ...frame, hasFired: true });
  const asked = isAsked ? [] : interjectors(play.state, seat);
  if (asked.length > 0) {
    const questions = asked.map((each) => ({ step: 'interject', seat: each }) as const);
    play.next(...questions, { step: 'units', seat, group: index, isAsked: true, hasFired: true });
  } else play.next({ step: 'activate', seat, group: index }, { step: 'units', seat, group: index });
};

/** HGB-TD-02: between two activations, units on Stand-By may fire at tagged targets; the active side goes first. */
function barragesAtTags(state: State, seat: Seat) {
  if (state.tags.length === 0 || isChapterByChapter(state)) return [];
  const whose = ({ by }: Tag): Seat => rosterOf(state.setup).units[by].seat;
  const own = state.tags.filter((tag) => whose(tag) === seat);
  const others = state.tags.filter((tag) => whose(tag) !== seat);
  return [...own, ...others].flatMap((tag) => {
    const { by, target } = tag;
    if (!isTagged(state, target)) return [];
    const coordinates = { ...guidanceOfTag(state, tag), served: friendsOf(state, by) };
    return firersAt(state, coordinates).length > 0 ? { step: 'barrage' as const, ...coordinates } : [];
  });
}

/** HGB-ROUND-03, HGB-ROUND-04: one unit after the other, each with its speed or its mode. */
export const activate: Decision<
  GearBlitz,
  Frames['activate'],
  'activate' | 'enter' | 'wait' | 'activate-now' | 'wish'
> = {
  menu: (state, frame, sought) => ({
    prompt: TEXT.whichUnit(rosterOf(state.setup).groups[frame.group].name),
    rule: 'HGB-ROUND-04',
    orders: [
      {
        type: 'activate',
        label: TEXT.activate,
        fields: [
          {
            kind: 'pick',
            name: 'unit',
            label: TEXT.unit,
            values: isSought(sought, ['activate'])
              ? toActivate(state, frame.group).filter(
                  (id) => state.units[id].at !== null && (frame.only ?? id) === id,
                )
              : [],
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
            follow: (id) => announcement(state, Number(id)),
          },
        ],
      },
      ...(frame.only === undefined && isSought(sought, ['enter', 'wait'])
        ? entryForms(state, toActivate(state, frame.group))
        : []),
      ...(frame.only === undefined && isSought(sought, ['activate-now'])
        ? interjectForms(state, frame, (unit) => announcement(state, unit))
        : []),
      ...(isSought(sought, ['wish']) ? wishForms(state, frame.seat) : []),
    ],
  }),
  apply(play, frame, order) {
    const { seat } = frame;
    if (order.type === 'wish') {
      play.next({ step: 'activate', ...frame });
      wish(play, seat, order);
    } else if (order.type === 'activate') beginActivation(play, seat, order);
    else if (order.type === 'activate-now') activateNow(play, seat, order);
    else enter(play, seat, order);
  },
};

/** HGB-CP-04: between two activations of the other side, for those who want to be asked. */
export const interject: Decision<GearBlitz, Frames['interject'], 'activate-now' | 'hold' | 'wish'> = {
  menu: (state, frame) => ({
    prompt: COMMAND_TEXT.interject,
    rule: 'HGB-CP-04',
    orders: [
      { type: 'hold', label: COMMAND_TEXT.notNow, fields: [], isPass: true },
      ...interjectForms(state, frame, (unit) => announcement(state, unit)),
      ...wishForms(state, frame.seat),
    ],
  }),
  apply(play, { seat }, order) {
    if (order.type === 'activate-now') activateNow(play, seat, order);
    else if (order.type === 'wish') wish(play, seat, order);
  },
};

type Announced = Pick<OrdersOf<GearBlitz, 'activate'>, 'unit' | 'speed' | 'mode'>;

/** HGB-CP-04 */
function activateNow(
  play: Play<GearBlitz>,
  seat: Seat,
  { receiver: unit, speed, mode }: OrdersOf<GearBlitz, 'activate-now'>,
): void {
  if (helps(play, unit, 'activation')) beginActivation(play, seat, { unit, speed, mode });
}

function beginActivation(play: Play<GearBlitz>, seat: Seat, { unit: id, speed, mode }: Announced): void {
  if (shutsDown(play, id)) return;
  const unit = play.state.units[id];
  unit.activation = activationOf(unit);
  endMarks(play.state, id, 'activated');
  unit.body = { ...unit.body, speed, mode };
  play.emit({ type: 'activated', unit: id, speed, mode });
  // HGB-ACT-08: a unit that moves comes out of cover.
  if (speed !== 'stationary') leaveCover(play, id, 'sets out');
  play.next({ step: 'window', unit: id }, { step: 'acting', seat, unit: id });
  if (unitOf(play.state, id).sheet.card.flaws.unstable && speed === 'top')
    play.next({ step: 'maneuver', unit: id, why: 'unstable', turn: 0 });
}

/** HGB-DRONE-02: not the Master, while its drone acts. */
const toActivate = (state: State, index: number): number[] =>
  rosterOf(state.setup).groups[index].units.filter(
    (id) => isToActivate(state, id) && state.units[id].activation === null,
  );

/** HGB-MOVE-02, HGB-MOVE-13: a step of speed, or another mode, or neither. */
function announcement(state: State, id: number): Field[] {
  const unit = unitOf(state, id);
  // HGB-TERR-01: a unit cannot change to a mode that is impossible where it is.
  const isPossible = (mode: Mode): boolean => !barrierTo(state.scene, { ...unit, mode }, state.units[id].at!);
  const modes = (speed: Speed): Mode[] =>
    speed === unit.speed ? [unit.mode, ...modesFrom(unit).filter(isPossible)] : [unit.mode];
  return [
    {
      kind: 'pick',
      name: 'speed',
      label: TEXT.speed,
      values: state.units[id].isDismounted ? ['stationary'] : speedsFrom(unit, state.units[id].isReversing),
      describe: (speed) => ({ label: TEXT.speeds[speed as Speed] }),
      follow: (speed) => [
        {
          kind: 'pick',
          name: 'mode',
          label: TEXT.mode,
          values: modes(speed as Speed),
          describe: (mode) => ({ label: TEXT.modes[mode as Mode] }),
        },
      ],
    },
  ];
}
