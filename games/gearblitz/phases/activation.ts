import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import type { Field } from '@ironfield/kernel/menu.ts';
import type { Mode, Speed } from '../card.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, rosterOf, unitOf } from '../roster.ts';
import { modesFrom, speedsFrom } from '../rules/movement.ts';
import { isToActivate } from '../rules/reserves.ts';
import { type Frames, type State, UNMOVED } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import { leaveCover } from './hull-down.ts';
import { forgetCoordinates } from './observing.ts';
import { enter, entryForms } from './reserves.ts';
import { groupsToActivate } from './round.ts';

/** HGB-ROUND-03 */
export const group: Decision<GearBlitz, Frames['group'], 'group'> = {
  menu: (state, { seat }) => ({
    prompt: TEXT.whichGroup,
    rule: 'HGB-ROUND-03',
    orders: [
      {
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
      },
    ],
  }),
  apply(play, { seat }, order) {
    play.emit({ type: 'group', group: order.group });
    play.next({ step: 'units', seat, group: order.group });
  },
};

/** HGB-ROUND-03: until every unit of the group is Locked. */
export const units: Procedure<GearBlitz, Frames['units']> = (play, { seat, group: index }) => {
  if (toActivate(play.state, index).length === 0) return forgetCoordinates(play);
  play.next({ step: 'activate', seat, group: index }, { step: 'units', seat, group: index });
};

/** HGB-ROUND-03, HGB-ROUND-04: one unit after the other, each with its speed or its mode. */
export const activate: Decision<GearBlitz, Frames['activate'], 'activate' | 'enter' | 'wait'> = {
  menu: (state, frame) => ({
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
            values: toActivate(state, frame.group).filter((id) => state.units[id].at !== null),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
            follow: (id) => announcement(state, Number(id)),
          },
        ],
      },
      ...entryForms(state, toActivate(state, frame.group)),
    ],
  }),
  apply(play, { seat }, order) {
    if (order.type !== 'activate') return enter(play, seat, order);
    const { unit: id, speed, mode } = order;
    const unit = play.state.units[id];
    // HGB-DET-04: what it did before gives it away no longer.
    unit.body = { ...unit.body, speed, mode, weaponsUsed: 0, emissions: 0 };
    unit.activation = UNMOVED;
    // HGB-STANCE-02: an initial Stand-By lasts until then.
    unit.standBy = 0;
    play.emit({ type: 'activated', unit: id, speed, mode });
    // HGB-ACT-08: whoever does not stand still comes out of cover.
    if (speed !== 'stationary') leaveCover(play, id);
    play.next({ step: 'window', unit: id }, { step: 'acting', seat, unit: id });
    if (unitOf(play.state, id).sheet.card.flaws.unstable && speed === 'top')
      play.next({ step: 'maneuver', unit: id, why: 'unstable', turn: 0 });
  },
};

const toActivate = (state: State, index: number): number[] =>
  rosterOf(state.setup).groups[index].units.filter((id) => isToActivate(state, id));

/** HGB-MOVE-02, HGB-MOVE-13: a step of speed, or another mode, or neither. */
function announcement(state: State, id: number): Field[] {
  const unit = unitOf(state, id);
  const modes = (speed: Speed): Mode[] =>
    speed === unit.speed ? [unit.mode, ...modesFrom(unit)] : [unit.mode];
  return [
    {
      kind: 'pick',
      name: 'speed',
      label: TEXT.speed,
      values: speedsFrom(unit),
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
