import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { COMMAND } from '../../data/commands.ts';
import type { Battleforce2 } from '../../game-types.ts';
import {
  anyFaceDown,
  canUse,
  counterOn,
  extraMoves,
  freeCommandUnits,
  isFaceDown,
  listOf,
  passableTo,
} from '../../rules/commands/commands.ts';
import { surviving } from '../../rules/elements/condition.ts';
import { isInPlay } from '../../rules/elements/places.ts';
import { ABOARD, type Frame, type Frames, type State } from '../../state.ts';
import { LABELS, PROMPTS, WHY_NOT } from '../../text.ts';
import { asSeen } from '../announcing.ts';
import { describeUnit } from '../picks.ts';
import { beginPhase } from '../turn.ts';
import { activate, announceAll } from './reactions.ts';

/** BF2-SEQ-03 */
export function command(play: Play<Battleforce2>, { seat }: Frames['command']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  beginPhase(play, 'command', seat);
  upkeep(play, field, seat);
  const extra = extraMoves(field, state, seat);
  if (extra > 0) play.emit({ type: 'headquarters', seat, moves: extra });
  const steps: readonly Frame[] = [
    { step: 'command/draw', seat, moves: 1 + extra, mayDraw: true },
    { step: 'command/uses', seat },
  ];
  play.next(...(field.plugged.commandSteps?.(steps, state, seat) ?? steps));
}

/** Asked while any counter of the side is face-down. */
export function commandUses(play: Play<Battleforce2>, { seat }: Frames['command/uses']): void {
  const { state } = play;
  if (anyFaceDown(battlefieldOf(state), state, seat)) play.next({ step: 'command/use', seat });
}

/** BF2-SEQ-03, BF2-CMD-09, BF2-CMD-11: what was used goes back to the cup, special counters after a turn aside. */
function upkeep(play: Play<Battleforce2>, field: Battlefield, seat: Seat): void {
  const { state } = play;
  const commands = state.commands!;
  if (commands.cups[seat].aside.length > 0) {
    play.happen({ type: 'counters-back', seat });
  }
  for (const unit of field.unitsOf[seat]) {
    const counter = commands.counters[unit];
    if (!counter || (isFaceDown(counter) && !isLost(field, state, unit))) continue;
    play.happen({ type: 'counter-removed', seat, unit });
    announceAll(play, unit);
  }
}

/** BF2-CMD-11: destroyed or gone; a unit that is carried keeps its counter. */
const isLost = ({ past }: Battlefield, state: State, unit: number): boolean =>
  !isInPlay(state, unit) && (state.units[unit].hex !== ABOARD || past.readsRulesApart?.() === true);

const THROWS = 36;

/** BF2-CMD-03: each counter of the cup is equally likely. */
function draw(play: Play<Battleforce2>, seat: Seat): void {
  const { inside } = play.state.commands!.cups[seat];
  const { length } = inside;
  const fair = THROWS - (THROWS % length);
  let thrown = THROWS;
  while (thrown >= fair) {
    const [first, second] = play.roll('draw', 2);
    thrown = (first - 1) * 6 + second - 1;
  }
  play.happen({ type: 'counter-drawn', seat, number: inside[thrown % length] });
}

function unitPick(
  field: Battlefield,
  {
    name,
    label,
    values,
    why,
    words = () => '',
  }: {
    readonly name: string;
    readonly label: string;
    readonly values: readonly number[];
    readonly why: Reason;
    readonly words?: (unit: number) => string;
  },
): Pick {
  return {
    kind: 'pick',
    name,
    label,
    values,
    describe: (unit) => {
      const { label: title, ...rest } = describeUnit(field, unit);
      return { ...rest, label: `${title}${words(unit as number)}` };
    },
    whyNot: () => why,
  };
}

/** BF2-CMD-04, BF2-CMD-05: one draw or one move; headquarters give further moves (BF2-EQ-10). */
export const drawOrPass: Decision<Battleforce2, Frames['command/draw'], 'draw' | 'pass-down' | 'done'> = {
  menu(state, { seat, moves, mayDraw }) {
    const field = battlefieldOf(state);
    const canDraw =
      mayDraw &&
      state.commands!.cups[seat].inside.length > 0 &&
      freeCommandUnits(field, state, seat).length > 0;
    const from = field.unitsOf[seat].filter((unit) => passableTo(field, state, unit).length > 0);
    const words = (unit: number) => `: ${counterOn(field, state, unit)}`;
    const unit: Pick = {
      ...unitPick(field, {
        name: 'unit',
        label: LABELS.unit,
        values: from,
        why: WHY_NOT.noSubordinate,
        words,
      }),
      follow: (unit) => [
        unitPick(field, {
          name: 'to',
          label: LABELS.subordinate,
          values: passableTo(field, state, unit as number),
          why: WHY_NOT.noSubordinate,
        }),
      ],
    };
    const orders: OrderForm<'draw' | 'pass-down' | 'done'>[] = [
      ...(canDraw ? [{ type: 'draw' as const, label: LABELS.draw, fields: [] }] : []),
      ...(moves > 0 ? [{ type: 'pass-down' as const, label: LABELS.passDown, fields: [unit] }] : []),
      { type: 'done', label: LABELS.done, fields: [], isPass: true },
    ];
    return { prompt: PROMPTS.draw, rule: 'BF2-CMD-04', orders };
  },

  apply(play, { seat, moves, mayDraw }, order) {
    if (order.type === 'done') return;
    // Drawing replaces one move, so the headquarters' moves are left.
    const left = moves - 1;
    if (order.type === 'draw') {
      draw(play, seat);
      if (left > 0) play.next({ step: 'command/draw', seat, moves: left, mayDraw: false });
      play.next({ step: 'command/place', seat });
      return;
    }
    const { unit, to } = order;
    play.happen({ type: 'counter-passed', unit, to });
    const isExtra = moves > 1;
    if (left > 0) play.next({ step: 'command/draw', seat, moves: left, mayDraw: mayDraw && isExtra });
  },
};

/** BF2-CMD-04, BF2-CMD-08: face-down on a command unit, or shown and put back; a negative one has no choice. */
export const placeCounter: Decision<
  Battleforce2,
  Frames['command/place'],
  'place-counter' | 'return-counter'
> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const drawn = listOf(field, seat)[state.commands!.cups[seat].drawn!];
    const { isNegative } = COMMAND[drawn];
    const units = freeCommandUnits(field, state, seat);
    const place: OrderForm<'place-counter'> = {
      type: 'place-counter',
      label: isNegative ? LABELS.placeNegative : LABELS.placeCounter,
      fields: [unitPick(field, { name: 'unit', label: LABELS.unit, values: units, why: WHY_NOT.noFreeUnit })],
    };
    return {
      prompt: PROMPTS.placeCounter(drawn),
      rule: isNegative ? 'BF2-CMD-08' : 'BF2-CMD-04',
      orders: isNegative
        ? [place]
        : [place, { type: 'return-counter', label: LABELS.returnCounter, fields: [] }],
    };
  },

  apply(play, { seat }, order) {
    const { state } = play;
    const number = state.commands!.cups[seat].drawn!;
    const { isNegative } = COMMAND[listOf(battlefieldOf(state), seat)[number]];
    if (order.type === 'return-counter') {
      play.happen({ type: 'counter-returned', seat, number });
      return;
    }
    play.happen({ type: 'counter-placed', seat, unit: order.unit, number });
    if (isNegative) activate(play, order.unit);
  },
};

/** BF2-CMD-06: any number of face-down counters that are not hidden commands. */
export const useCommand: Decision<Battleforce2, Frames['command/use'], 'use' | 'done'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    const units = field.unitsOf[seat].filter((unit) => canUse(field, state, unit));
    const words = (unit: number) => `: ${counterOn(field, state, unit)}`;
    return {
      prompt: PROMPTS.use,
      rule: 'BF2-CMD-06',
      orders: [
        {
          type: 'use',
          label: LABELS.use,
          fields: [
            unitPick(field, {
              name: 'unit',
              label: LABELS.unit,
              values: units,
              why: WHY_NOT.noSuchCounter,
              words,
            }),
          ],
        },
        { type: 'done', label: LABELS.done, fields: [], isPass: true },
      ],
    };
  },

  apply(play, { seat }, order) {
    if (order.type === 'done') return;
    const { state } = play;
    const field = battlefieldOf(state);
    const { unit } = order;
    if (activate(play, unit) && isInVain(field, state, unit)) takeBack(play, seat, unit);
    play.next({ step: 'command/uses', seat });
  },
};

/** BF2-CMDX-05: no element of the unit can do it. */
function isInVain(field: Battlefield, state: State, unit: number): boolean {
  if (counterOn(field, state, unit) !== 'Death from Above') return false;
  return !surviving(field, state, unit).some((element) => {
    const { type, mode } = field.records[element].sheet;
    return type === 'mech' && mode === 'J';
  });
}

function takeBack(play: Play<Battleforce2>, seat: Seat, unit: number): void {
  const field = battlefieldOf(play.state);
  // It tells everybody that none of them jumps.
  play.happen(asSeen(field, play.state, unit, { type: 'counter-removed', seat, unit }));
}
