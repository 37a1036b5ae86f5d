// The end of a grapple, and those who may prevent it.

import { cellOf } from '@ironfield/hex/board.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Blow } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { goMenu, placesAround } from '../../../phases/landing/physical-places.ts';
import { rollToHit } from '../../../phases/physical/physical-roll.ts';
import type { RuleId } from '../../../rule-index.ts';
import { directionTo } from '../../../rules/physical/displacement.ts';
import { physicalNumber, physicalToHit } from '../../../rules/physical/physical-to-hit.ts';
import { levelsFallen } from '../../../rules/piloting/falls.ts';
import { endMark } from '../../../rules/unit/mark-ends.ts';
import { isTaken } from '../../../rules/unit/stacking.ts';
import type { State } from '../../../state.ts';
import { MEASURES } from '../../../text/physical.ts';
import { GRIP, grasp } from './grip.ts';
import { worthOfHolding } from './worth.ts';

interface Pair {
  readonly seat: Seat;
  readonly unit: number;
  readonly other: number;
}

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** `unit` goes out of the hex where it has grappled with `other`; the seat says where to. */
    'grapple/part': Pair;
    /** `other` lets go of `unit`, which may hold on to it. */
    'grapple/hold-on': Pair;
  }
  interface OptionOrders {
    'hold-on': { readonly type: 'hold-on'; readonly hold: boolean };
  }
}

const WORDS = {
  part: (unit: string) => `Where does ${unit} go?`,
  prompt: (other: string) => `${other} lets go. Hold on to it?`,
  order: 'Hold on',
  hold: 'Answer',
  yes: 'Hold on to it',
  no: 'Part from it',
};

const nameOf = (field: Battlefield, unit: number): string => field.designs[unit].name;

const cellsFor = (field: Battlefield, state: State, unit: number): number[] =>
  placesAround(field, state, state.units[unit].hex);

export const part: Decision<Classic, Pair, 'go'> = {
  menu(state, { unit }) {
    const field = battlefieldOf(state);
    return goMenu(state, unit, cellsFor(field, state, unit), WORDS.part(nameOf(field, unit)), 'MT-PHYS-06');
  },
  apply(play, { unit, other }, { to }) {
    const field = battlefieldOf(play.state);
    goApart(play, field, unit, other, cellOf(field.board, to));
  },
};

/** The seat says where to, if there is a choice; who has nowhere to go stays where it is. */
export function sendApart(
  play: Play<Classic>,
  field: Battlefield,
  seat: Seat,
  unit: number,
  other: number,
): void {
  const cells = cellsFor(field, play.state, unit);
  if (cells.length > 1) play.next({ step: 'grapple/part', seat, unit, other });
  else for (const cell of cells) goApart(play, field, unit, other, cell);
}

/** It faces the other from its new hex; what a drop or water there does to it, it does to anybody who is moved. */
function goApart(play: Play<Classic>, field: Battlefield, unit: number, other: number, to: number): void {
  const { units } = play.state;
  const direction = directionTo(field, units[unit].hex, to);
  const facing = oppositeOf(direction);
  for (const each of [unit, other]) endMark(play, field, each, GRIP, { end: 'is parted' });
  units[unit].facing = facing;
  play.emit({ type: 'parted', unit, other, facing });
  play.next({ step: 'displace', unit, to, direction, cause: 'apart' });
}

const holdOf = ({ unit, other }: Pair): Blow => ({
  kind: 'grapple',
  attacker: unit,
  target: other,
  limb: -1,
});

/** MT-PHYS-07 */
export const holdOn: Decision<Classic, Pair, 'hold-on'> = {
  menu(state, frame) {
    const field = battlefieldOf(state);
    return {
      prompt: WORDS.prompt(nameOf(field, frame.other)),
      rule: 'MT-PHYS-07',
      orders: [
        {
          type: 'hold-on',
          label: WORDS.order,
          fields: [
            {
              kind: 'pick',
              name: 'hold',
              label: WORDS.hold,
              values: [true, false],
              describe: (hold) =>
                hold
                  ? {
                      label: WORDS.yes,
                      piece: frame.other,
                      measure: MEASURES.toHit,
                      explanation: explain<RuleId>((tally) =>
                        physicalToHit(tally, field, state, holdOf(frame)),
                      ),
                    }
                  : { label: WORDS.no },
            },
          ],
        },
      ],
    };
  },
  apply(play, frame, { hold }) {
    const { state } = play;
    const { unit, other } = frame;
    const field = battlefieldOf(state);
    const blow = holdOf(frame);
    const { hex } = state.units[unit];
    const number = physicalNumber(field, state, blow);
    if (hold && rollToHit(play, field, { ...blow, number, damage: 0, from: hex, to: hex }))
      grasp(play, unit, other);
    else sendApart(play, field, field.seatOf[other], other, unit);
  },
};

/** A bot's answer. */
export function answer(field: Battlefield, state: State, frame: { readonly step: string }): Order | null {
  if (frame.step === 'grapple/hold-on') {
    const { unit, other } = frame as unknown as Pair;
    return { type: 'hold-on', hold: worthOfHolding(field, state, unit, other) > 0 };
  }
  if (frame.step !== 'grapple/part') return null;
  const { seat, unit } = frame as unknown as Pair;
  const isOwn = field.seatOf[unit] === seat;
  const { hex } = state.units[unit];
  const drop = (to: number) =>
    levelsFallen(field, hex, to) + (field.depth[to] > 0 ? 1 : 0) + (isTaken(state, to) ? 1 : 0);
  const cells = cellsFor(field, state, unit).toSorted((a, b) =>
    isOwn ? drop(a) - drop(b) : drop(b) - drop(a),
  );
  return { type: 'go', to: field.board.number[cells[0]] };
}
