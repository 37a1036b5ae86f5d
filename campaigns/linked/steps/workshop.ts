// The End Phase between two battles (BF2-CAMP-03 to BF2-CAMP-08).

import type { Description, Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Linked } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { mended, mendsFor, repairsLeft } from '../repair/damage.ts';
import { costOf, hospitalsFor, type InCamp, jobsFor, NONE, partsFor, targetFor } from '../repair/jobs.ts';
import { repairsOf } from '../repair/target.ts';
import { wreckKind } from '../salvage.ts';
import type { ElementState, Frames, Mend, State } from '../state.ts';
import { elementName, MEND_NAMES } from '../text.ts';
import { registerOf } from '../units.ts';

type Attempt = Extract<Order, { type: 'repair' }>;

function changeElement(state: State, number: number, change: Partial<ElementState>): void {
  state.elements = state.elements.map((element, index) =>
    index === number ? { ...element, ...change } : element,
  );
}

/** BF2-CAMP-05: whoever lost the field saves first, because what he cannot save is salvage for the other. */
export function aftermath(play: Play<Linked>): void {
  const { state } = play;
  state.elements = state.elements.map((element) => ({ ...element, tried: false }));
  state.hospitals = [];
  const last = state.chronicle.at(-1)!.holder ?? 1;
  const seats: Seat[] = [1 - last, last];
  play.next(
    ...seats.flatMap((seat) => [
      { step: 'workshop', seat, work: 'save' } as const,
      { step: 'give-up', seat } as const,
    ]),
    ...seats.toReversed().map((seat) => ({ step: 'workshop', seat, work: 'repair' }) as const),
    { step: 'battle/over' },
  );
}

/** As long as there is something to attempt. */
export function workshop(play: Play<Linked>, { seat, work }: Frames['workshop']): void {
  if (jobsFor(play.state, seat, work).length > 0) play.next({ step: 'attempt', seat, work });
}

export const attempt: Decision<Linked, Frames['attempt'], 'repair' | 'done'> = {
  menu: (state, { seat, work }): Menu<'repair' | 'done'> => ({
    prompt: work === 'save' ? 'Which wreck do you try to save?' : 'Which element is repaired?',
    rule: work === 'save' ? 'BF2-CAMP-05' : 'BF2-CAMP-03',
    orders: [
      {
        type: 'repair',
        label: work === 'save' ? 'Save' : 'Repair',
        fields: [
          {
            kind: 'pick',
            name: 'element',
            label: work === 'save' ? 'Wreck' : 'Element',
            values: jobsFor(state, seat, work),
            describe: (element) => described(state, element as number),
            follow: (element) => meansFor(state, seat, element as number),
          },
        ],
      },
      {
        type: 'done',
        label: work === 'save' ? 'Give up the other wrecks' : 'No more repairs',
        fields: [],
        isPass: true,
      },
    ],
  }),
  apply(play, frame, order) {
    if (order.type === 'repair') make(play, frame, order);
  },
};

/** An element with the number that it needs without any help. */
function described(state: InCamp, element: number): Description {
  return numbered(state, element, NONE, NONE, elementName(state.setup, element));
}

function numbered(
  state: InCamp,
  element: number,
  salvage: number,
  hospital: number,
  label: string,
): Description {
  const explanation = targetFor(state, element, salvage, hospital);
  const chance = Math.round(100 * chanceOfTwoDice(explanation.total));
  return { label: `${label}: ${explanation.total} or more, ${chance} %`, explanation };
}

function meansFor(state: State, seat: Seat, element: number) {
  const { supply } = state;
  const parts = partsFor(state, seat, element);
  const hospitals = hospitalsFor(state, seat, element);
  const pool = supply?.[seat] ?? 0;
  const salvage: Pick = {
    kind: 'pick',
    name: 'salvage',
    label: 'Salvage',
    values: supply && pool === 0 ? parts : [NONE, ...parts],
    describe: (value) =>
      numbered(
        state,
        element,
        value as number,
        NONE,
        value === NONE ? 'None' : elementName(state.setup, state.wrecks[value as number]!.element),
      ),
    follow: (value) => [
      {
        kind: 'whole',
        name: 'extra',
        label: 'Supply Points for the roll',
        min: 0,
        max: supply ? pool - costOf(value as number, 0) : 0,
        usual: 0,
      },
    ],
  };
  const hospital: Pick = {
    kind: 'pick',
    name: 'hospital',
    label: 'Field hospital',
    values: [NONE, ...hospitals],
    describe: (value) =>
      value === NONE
        ? { label: 'None' }
        : numbered(state, element, NONE, value as number, elementName(state.setup, value as number)),
  };
  return [salvage, hospital];
}

/** BF2-CAMP-03: the roll, what it uses up, and the repairs that it brings. */
function make(play: Play<Linked>, { seat, work }: Frames['attempt'], order: Attempt): void {
  const { state } = play;
  const { element, salvage, hospital, extra } = order;
  const needed = targetFor(state, element, salvage, hospital);
  const wreck = state.wrecks[salvage] ?? null;
  const before = state.elements[element]!;
  if (state.supply) {
    const cost = costOf(salvage, extra);
    const [first, second] = state.supply;
    state.supply = seat === 0 ? [first - cost, second] : [first, second - cost];
  }
  if (wreck) state.wrecks = state.wrecks.filter((each) => each !== wreck);
  const { unit } = registerOf(state.setup).elements[element]!;
  if (hospital !== NONE) state.hospitals = [...state.hospitals, { hospital, unit }];
  changeElement(state, element, { tried: true });
  const dice = play.roll('repair', 2, { by: seat });
  const repairs = repairsOf(dice[0]! + dice[1]! + extra, needed.total);
  play.emit({
    type: 'attempt',
    element,
    isDestroyed: before.fate === 'wreck',
    needed,
    dice,
    extra,
    repairs,
    wreck: wreck?.element ?? null,
  });
  const own = registerOf(state.setup).elements[element]!.entry.faction;
  if (repairs > 0 && wreck && wreck.technology !== own && before.shift === 0) {
    const shift = own === 'Clan' ? -1 : 1;
    changeElement(state, element, { shift });
    play.emit({ type: 'mixed', element, shift });
  }
  const workshop = { step: 'workshop', seat, work } as const;
  if (repairs > 0) play.next({ step: 'mending', seat, element, repairs }, workshop);
  else play.next(workshop);
}

/** Does it make no difference in which order the repairs are made? */
function isPlain(state: State, element: number, repairs: number): Mend | null {
  const [first, ...others] = mendsFor(state, element);
  if (!first) return null;
  const isEnough = repairsLeft(state.elements[element]!) <= repairs;
  return others.length === 0 || isEnough ? first : null;
}

/** BF2-CAMP-03: what each repair goes to; where there is no choice, it is made without asking. */
export const mend: Decision<Linked, Frames['mend'], 'mend'> = {
  menu: (state, { element, repairs }) => ({
    prompt: `${repairs === 1 ? 'One repair' : `${repairs} repairs`} for ${elementName(state.setup, element)}: what is mended?`,
    rule: 'BF2-CAMP-03',
    orders: [
      {
        type: 'mend',
        label: 'Mend',
        fields: [
          {
            kind: 'pick',
            name: 'what',
            label: 'What',
            values: mendsFor(state, element),
            describe: (what) => ({ label: MEND_NAMES[what as Mend] }),
          },
        ],
      },
    ],
  }),
  apply(play, frame, { what }) {
    mendOne(play, frame, what);
  },
};

function mendOne(play: Play<Linked>, { seat, element, repairs }: Frames['mend'], what: Mend): void {
  const { state } = play;
  changeElement(state, element, mended(state.elements[element]!, what));
  play.emit({ type: 'mended', element, what, times: 1 });
  if (repairs > 1) play.next({ step: 'mending', seat, element, repairs: repairs - 1 });
}

/** Asks what is mended next, unless there is no choice. */
export function mending(play: Play<Linked>, frame: Frames['mend']): void {
  const { state } = play;
  const { element, repairs } = frame;
  const what = isPlain(state, element, repairs);
  if (what) mendOne(play, frame, what);
  else if (mendsFor(state, element).length > 0) play.next({ ...frame, step: 'mend' });
}

/** BF2-CAMP-05, BF2-CAMP-06: what is not saved now is lost, and salvage for whoever holds the field. */
export function giveUp(play: Play<Linked>, { seat }: Frames['give-up']): void {
  const { state } = play;
  const { holder } = state.chronicle.at(-1)!;
  for (const [element, { seat: owner, entry }] of registerOf(state.setup).elements.entries()) {
    if (owner !== seat || state.elements[element]!.fate !== 'wreck') continue;
    changeElement(state, element, { fate: 'lost' });
    const kind = wreckKind(entry.sheet.type);
    if (holder !== null && kind)
      state.wrecks = [...state.wrecks, { holder, kind, technology: entry.faction, element }];
    play.emit({ type: 'lost', element, holder: kind ? holder : null });
  }
}
