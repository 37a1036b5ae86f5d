import type { Steps, View } from '@ironfield/kernel/play/game.ts';
import { openTable, stateBehind } from '@ironfield/kernel/play/open-table.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Frame, Seat, Viewer } from '@ironfield/kernel/state.ts';
import { battlefieldOf } from './battlefields.ts';
import type { Event } from './events.ts';
import type { Classic } from './game-types.ts';
import { knowledgeOf, seatsOf } from './knowledge.ts';
import { waitingUnits } from './phases/turn/activation.ts';
import { unitsOf } from './setup/beginning.ts';
import { fork } from './state/fork.ts';
import { type Frames, type Setup, SIDES, type State } from './state.ts';
import { veil, veiledSetup } from './view/veil.ts';

/** Nothing on this table is hidden but the dice to come, unless options hide it. */
export function table(state: State, viewer: Viewer = 'spectator'): Classic['Table'] {
  const open: Classic['Table'] = openTable(state, fork(state));
  const field = battlefieldOf(state);
  const { secrets, known, groundKnown } = field.plugged;
  const fair = secrets ? { ...open, marks: secrets(open.marks, field, viewer) } : open;
  if (groundKnown) fair.ground = groundKnown(field, state, viewer);
  return known ? veil(fair, field, state, viewer) : fair;
}

/** Every unit as its own side knows it. */
export function revealed(state: State): Classic['Table'] {
  const open: Classic['Table'] = openTable(state, fork(state));
  const { plugged, sideOf, setup } = battlefieldOf(state);
  if (!plugged.known) return open;
  const own = SIDES.map((side) => table(state, seatsOf(setup, side)[0]).units);
  return { ...open, units: open.units.map((_, unit) => own[sideOf[unit]][unit]) };
}

/** Before the game begins, where record sheets are hidden. */
export function setupFor(setup: Setup, viewer: Viewer): Setup {
  const field = battlefieldOf({ setup });
  if (!field.plugged.known) return setup;
  const state = { units: unitsOf(setup), phase: 'setup' } as const;
  return veiledSetup(
    setup,
    setup.units.map((_, unit) => knowledgeOf(field, state, unit, viewer)),
  );
}

export function redact(event: Event): Event {
  return event;
}

export function imagine(view: View<Classic>, seed: string): State {
  const { veiled: _, ...table } = view.table;
  const state = fork(stateBehind<State>({ ...view, table }, seed));
  const field = battlefieldOf(state);
  const { guessed } = field.plugged;
  if (guessed) {
    const random = randomFrom(seed);
    const units = state.units.map((unit, index) => guessed(unit, field, view.table, index, random));
    Object.assign(state, { units });
  }
  const frame = state.agenda.at(-1);
  if (frame?.step === 'activation/agree') state.sealed = guessedAnswers(state, frame, view.waiting);
  return state;
}

/** Of those who have said which 'Mech should be next, nobody knows more than that they have. */
function guessedAnswers(
  state: State,
  { seats, side, phase }: Frames['activation/agree'],
  waiting: readonly Seat[],
): State['sealed'] {
  const answered = seats.filter((seat) => !waiting.includes(seat));
  if (answered.length === 0) return null;
  const [unit] = waitingUnits(battlefieldOf(state), state, side, phase);
  return Object.fromEntries(answered.map((seat) => [seat, { type: 'next', unit }]));
}

/** A state as somebody knows it who is asked. */
export function askedOf(state: State, viewer: Viewer, step: StepName): State {
  const field = battlefieldOf(state);
  if (!field.plugged.known) return state;
  const { veiled: _, upcoming: __, ...known } = table(state, viewer);
  const units = field.plugged.atHand?.(known.units, field, step) as State['units'] | undefined;
  return { ...state, ...known, ...(units && { units }) };
}

/** Several seats at once are asked by number; of one seat the type of order that is sought may be told. */
type StepName = keyof Steps<Classic>;
type Asking = { menu(state: State, frame: { readonly seat: Seat }, more?: Seat | string): unknown };

/** Menus are worked out on what the seat knows that is asked, so that they cannot tell it more. */
export function asSeen(steps: Steps<Classic>): Steps<Classic> {
  const seen = Object.entries(steps).map(([name, step]) => {
    if (typeof step === 'function') return [name, step];
    const { menu } = step as Asking;
    const menuSeen: Asking['menu'] = (state, frame, more) => {
      const seat = typeof more === 'number' ? more : frame.seat;
      return menu(askedOf(state, seat, name as StepName), frame, more);
    };
    return [name, { ...step, menu: menuSeen }];
  });
  return Object.fromEntries(seen) as Steps<Classic>;
}

/** A viewer's knowledge of a question: everything, unless options hide it. */
export function asked(question: Frame, viewer: Viewer, state: State): Frame {
  const field = battlefieldOf(state);
  return field.plugged.asked?.(question, field, state, viewer) ?? question;
}
