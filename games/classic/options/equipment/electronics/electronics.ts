// The question what is switched. Before the game and in every End Phase, whoever has something to switch.

import { distance } from '@ironfield/hex/board.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Event } from '../../../events.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import type { BotPoints } from '../../../points/bots.ts';
import { seatsToAsk } from '../../../rules/turn/asking.ts';
import { canAct } from '../../../rules/unit/condition.ts';
import {
  type Setting,
  type Switch,
  type SwitchId,
  setSwitch,
  settingOf,
  switchesIn,
} from '../../../rules/unit/switches.ts';
import type { State, UnitState } from '../../../state.ts';

type Systems = readonly ({ readonly unit: number } & Readonly<Partial<Record<SwitchId, Setting>>>)[];

declare module '../../../extensions.ts' {
  interface OptionFrames {
    'switches/set': { readonly seat: Seat };
  }
  interface OptionOrders {
    switch: { readonly type: 'switch'; readonly systems: Systems };
    'switch-nothing': { readonly type: 'switch-nothing' };
  }
  interface OptionEvents {
    switched: {
      readonly type: 'switched';
      readonly unit: number;
      readonly system: SwitchId;
      readonly label: string;
      readonly setting: Setting;
    };
  }
}

const NOT_NOW = {
  message: 'Its pilot switches what works on a unit, and has to be awake',
  rule: 'MT-BASE-08',
} as const;

/** How it is set. */
const nowOf = ({ id, settings, now }: Switch, unit: UnitState): Setting =>
  now?.(unit) ?? settingOf(unit, id) ?? settings[0];

const switchesOf = (field: Battlefield, state: State, unit: number): readonly Switch[] =>
  switchesIn(field).filter((each) => each.has(field, state, unit));

const ownOf = (field: Battlefield, { units }: State, seat: Seat): number[] =>
  units.flatMap((mech, unit) =>
    field.seatOf[unit] === seat && mech.loss === null && canAct(mech) ? [unit] : [],
  );

const withSwitches = (field: Battlefield, state: State, seat: Seat): number[] =>
  ownOf(field, state, seat).filter((unit) => switchesOf(field, state, unit).length > 0);

export const throwSwitches: Decision<Classic, OptionFrames['switches/set'], 'switch' | 'switch-nothing'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = withSwitches(field, state, seat);
    const pick = new UnitPick(field, state, []);
    return {
      prompt: 'Switch equipment?',
      rule: 'MT-BASE-08',
      orders: [
        { type: 'switch-nothing', label: 'Leave it as it is', fields: [], isUsual: true, isPass: true },
        {
          type: 'switch',
          label: 'Switch equipment',
          fields: [
            {
              kind: 'each',
              name: 'systems',
              label: 'Equipment of',
              key: 'unit',
              items: units,
              describe: (unit) => pick.describe(unit as number),
              whyNot: () => NOT_NOW,
              fields: (unit) =>
                switchesOf(field, state, unit as number).map((each) => {
                  const { id, label, settings } = each;
                  const now = nowOf(each, state.units[unit as number]);
                  return {
                    kind: 'pick',
                    name: id,
                    label,
                    values: settings,
                    describe: (setting) => ({
                      label: setting === now ? `${setting} (as now)` : `${setting}`,
                    }),
                    whyNot: () => NOT_NOW,
                  };
                }),
            },
          ],
        },
      ],
    };
  },
  apply(play, _frame, order) {
    if (order.type === 'switch-nothing') return;
    const field = battlefieldOf(play.state);
    for (const entry of order.systems)
      for (const each of switchesIn(field)) {
        const { id, label } = each;
        const { unit, [id]: setting } = entry;
        if (setting === undefined || setting === nowOf(each, play.state.units[unit])) continue;
        if (each.turn) {
          each.turn(play, unit, setting);
          continue;
        }
        setSwitch(play.state.units[unit], id, setting);
        play.emit({ type: 'switched', unit, system: id, label, setting });
      }
  },
};

/** Of several options the first one asks. Where sheets are hidden, who is asked would tell who carries something. */
export function askAboutSwitches(play: Play<Classic>, field: Battlefield, by: SwitchId): void {
  const { state } = play;
  if (switchesIn(field)[0]?.id !== by) return;
  const who = field.plugged.known ? ownOf : withSwitches;
  const seats = seatsToAsk(field, state, (seat) => who(field, state, seat).length > 0);
  play.next(...seats.map((seat) => ({ step: 'switches/set', seat }) as const));
}

/** For bots: what mufflers ask of the heat of their unit, and of the distance of enemies. */
const COOL = 4;
const AFAR = 9;

/** Where enemies are far and heat is no trouble they hide from aimed fire; near, they need their heat for weapons. */
function wantsMuffling(field: Battlefield, { units }: State, unit: number): boolean {
  const { hex, heat } = units[unit];
  if (hex < 0 || heat > COOL) return false;
  const distances = field.enemiesOf[unit].flatMap((enemy) =>
    units[enemy].hex >= 0 ? [distance(field.board, hex, units[enemy].hex)] : [],
  );
  return distances.length > 0 && Math.min(...distances) > AFAR;
}

/** What bots answer: suites and systems stay on, and what muffles a unit is on while it is of use. */
export function botSwitches(
  order: Order | null,
  field: Battlefield,
  state: State,
  frame: FrameOf<Classic>,
): Order | null {
  if (frame.step !== 'switches/set') return order;
  const systems = withSwitches(field, state, frame.seat).flatMap((unit) => {
    const all = switchesOf(field, state, unit);
    const wanted = all.map((each) => {
      if (each.wanted) return each.wanted(field, state, unit);
      return each.now ? (wantsMuffling(field, state, unit) ? 'on' : 'off') : nowOf(each, state.units[unit]);
    });
    const isSame = all.every((each, index) => nowOf(each, state.units[unit]) === wanted[index]);
    return isSame ? [] : [{ unit, ...Object.fromEntries(all.map(({ id }, index) => [id, wanted[index]])) }];
  });
  return systems.length > 0 ? { type: 'switch', systems } : { type: 'switch-nothing' };
}

/** What is set is for those who know the sheet. */
export const unlessSwitched = (event: Event | null): Event | null =>
  event?.type === 'switched' ? null : event;

export type AnyShot = Parameters<BotPoints['stage']['meanPoints']>[3];
