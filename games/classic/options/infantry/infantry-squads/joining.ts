// Squads of one platoon that become a platoon again, in the End Phase (MT-INFY-02).

import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionEvents, OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { loseServed, servedBy } from '../../../platoons/served.ts';
import { seatsToAsk } from '../../../rules/turn/asking.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import { endMark } from '../../../rules/unit/mark-ends.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import { isOfSquads, platoonOf } from '../../../rules/unit/squads.ts';
import { GONE, type State, type UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    'squads/join': { readonly seat: Seat };
  }
  interface OptionOrders {
    'join-squads': { readonly type: 'join-squads'; readonly squads: readonly { readonly squad: number }[] };
  }
  interface OptionEvents {
    'squads-joined': {
      readonly type: 'squads-joined';
      readonly unit: number;
      /** Those that are a part of it from now on. */
      readonly squads: readonly number[];
      /** 0 for those who do not know. */
      readonly troopers: number;
      /** MT-IEQP-04: those of them with both their boxes. */
      readonly unhurt: number;
    };
  }
}

const WORDS = {
  prompt: 'Which squads join and are a platoon from now on?',
  order: 'Join squads',
  squads: 'Squads',
};

const aliveIn = ({ body }: UnitState): number => body.structure[0];

/** Those of a player who may join, by platoon and place. Where places are hidden nobody does: it would show. */
function gathered(field: Battlefield, state: State, seat: Seat): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (field.plugged.hidesPlaces?.()) return found;
  for (const [unit, squad] of state.units.entries()) {
    if (field.seatOf[unit] !== seat || !isOfSquads(field, unit) || !isOnMap(squad)) continue;
    if (field.plugged.whyNoTask?.(null, state, unit)) continue;
    const floor = field.plugged.floor?.(squad) ?? 0;
    const place = `${platoonOf(field, unit)}/${squad.hex}/${floor}`;
    found.set(place, [...(found.get(place) ?? []), unit]);
  }
  for (const [place, units] of found) if (units.length < 2) found.delete(place);
  return found;
}

const joinable = (field: Battlefield, state: State, seat: Seat): number[] =>
  [...gathered(field, state, seat).values()].flat();

export function turnEnds(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  const seats = seatsToAsk(field, state, (seat) => joinable(field, state, seat).length > 0);
  play.next(...seats.map((seat) => ({ step: 'squads/join', seat }) as const));
}

export const askSquads: Decision<Classic, OptionFrames['squads/join'], 'join-squads'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const items = joinable(field, state, seat);
    return {
      prompt: WORDS.prompt,
      rule: 'MT-INFY-02',
      orders: [
        {
          type: 'join-squads',
          label: WORDS.order,
          fields: [
            {
              kind: 'each',
              name: 'squads',
              label: WORDS.squads,
              key: 'squad',
              items,
              describe(squad) {
                const unit = squad as number;
                const hex = field.board.number[state.units[unit].hex];
                const who = `${field.designs[unit].name} (${field.pilots[unit].name})`;
                return { label: `${who}, hex ${hex}: ${aliveIn(state.units[unit])} left`, hex, piece: unit };
              },
              fields: () => [],
            },
          ],
        },
      ],
    };
  },

  apply(play, { seat }, { squads }) {
    const { state } = play;
    const field = battlefieldOf(state);
    const chosen = squads.map(({ squad }) => squad);
    for (const there of gathered(field, state, seat).values()) {
      const [unit, ...others] = there.filter((each) => chosen.includes(each));
      if (others.length > 0) join(play, field, unit, others);
    }
  },
};

function join(play: Play<Classic>, field: Battlefield, unit: number, squads: readonly number[]): void {
  const { units } = play.state;
  const all = [unit, ...squads];
  // They are dug in, and the like, if all of them are.
  for (const mark of field.plugged.marks?.([]) ?? [])
    if (!all.every((each) => mark.isOn(units[each])))
      for (const each of all) endMark(play, field, each, mark, { end: 'goes' });
  const count = (of: (squad: UnitState) => number) => all.reduce((sum, each) => sum + of(units[each]), 0);
  play.happen({
    type: 'squads-joined',
    unit,
    squads,
    troopers: count(aliveIn),
    unhurt: count(({ body }) => body.armor[0]),
  });
}

/** Pods are left behind: those who carried them are spread through the platoon. */
export function joinAll(
  { units }: Pick<State, 'units'>,
  { unit, squads, troopers, unhurt }: OptionEvents['squads-joined'],
  forces: Pick<Battlefield, 'designs'>,
): void {
  for (const each of squads) Object.assign(units[each], { loss: 'joined', hex: GONE });
  const platoon = units[unit];
  platoon.marks = { ...platoon.marks, joined: true };
  if (troopers === 0) return;
  noteInside(platoon, { joined: troopers });
  platoon.body.structure[0] = troopers;
  platoon.body.armor[0] = unhurt;
  for (const weapon of servedBy(forces, unit, platoon, 'pod')) loseServed(platoon, forces, unit, weapon);
}

/** For bots: those who were trained become strong enough to swarm; others are harder to hit apart. */
export const botOrder = (field: Battlefield, state: State, seat: Seat) => ({
  type: 'join-squads' as const,
  squads: joinable(field, state, seat)
    .filter((unit) => field.designs[unit].weapons.some(({ type }) => type.closeAttack === 'swarm'))
    .map((squad) => ({ squad })),
});
