import { canonical, isSame } from '@ironfield/kernel/json.ts';
import { expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import {
  advance,
  eventsFor,
  fork,
  menuFor,
  questionOf,
  startGame,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import type { CoreOrder, Seat, Viewer } from '@ironfield/kernel/state.ts';
import { insistEqual } from '../difference.ts';
import { insist } from '../failure.ts';
import {
  give,
  type Moment,
  menuOf,
  otherWorld,
  type Property,
  sampleStep,
  seatsOf,
  viewersOf,
} from '../moment.ts';
import { nearbyOrders } from './mutations.ts';

/** Insists that a viewer cannot tell two states apart: same view, same menu, same answers to any order. */
export function insistAlike<G extends GameTypes>(
  game: WrittenGame<G>,
  [a, b]: readonly [G['State'], G['State']],
  viewer: Viewer,
  random: Random,
  claim: string,
): void {
  // A finished game has no secrets.
  if (a.outcome && b.outcome) return;
  insistEqual(viewFor(game, a, viewer), viewFor(game, b, viewer), `${claim}: views of ${viewer} differ`);
  if (viewer === 'spectator') return;
  if (!waitingFor(a).includes(viewer)) return;
  const menus = [menuOf(game, a, viewer), menuOf(game, b, viewer)] as const;
  insistEqual(expandMenu(menus[0]), expandMenu(menus[1]), `${claim}: menus of seat ${viewer} differ`);
  for (const order of [...nearbyOrders(menus[0], random, 3), sampleOrder(menus[1], random)]) {
    if (typeof (order as CoreOrder | null)?.type !== 'string') continue;
    const answers = menus.map((menu) => refusalOf(menu, order as CoreOrder));
    insistEqual(answers[0], answers[1], `${claim}: answers to ${JSON.stringify(order)} differ`);
  }
}

const views: Property = {
  id: 'hidden-state',
  sentence: 'views, menus and refusals never show what their viewer may not know',
  when: 'moment',
  check(moment) {
    const { game, state, random } = moment;
    for (const viewer of viewersOf(moment)) {
      const world = imagined(game, viewFor(game, state, viewer), `${random.a}`);
      insistAlike(game, [state, world], viewer, random, 'Two states differ only in what is hidden');
      const [problem] = game.invariants(world);
      insist(problem === undefined, `An imagined state is impossible: ${problem}`);
    }
  },
};

const happenings: Property = {
  id: 'hidden-course',
  sentence: 'events and questions show nothing hidden until it is revealed',
  when: 'moment',
  check(moment) {
    if (moment.state.outcome) return;
    for (const viewer of viewersOf(moment)) checkCourse(moment, viewer);
  },
};

/** The same order with the same dice in two worlds that look alike to the viewer must look alike. */
function checkCourse<G extends GameTypes>(moment: Moment<G>, viewer: Viewer): void {
  const { game, state, random } = moment;
  const worlds = [fork(game, state), otherWorld(moment, viewFor(game, state, viewer))] as const;
  const step = sampleStep(game, worlds[0], random);
  const told = giveInBoth(game, worlds, step);
  insist(
    told || step.seat !== viewer,
    () => `A hidden fact decides whether ${JSON.stringify(step.order)} is legal`,
  );
  if (told)
    compareCourse(game, worlds, told, {
      viewer,
      random,
      what: `${JSON.stringify(step.order)} of seat ${step.seat}`,
    });
}

export type Pair<T> = readonly [T, T];

/** How two worlds differ, where that is known. */
export interface Unlike<G extends GameTypes> {
  readonly pieces: ReadonlySet<number>;
  /** Whether everybody has seen all dice thrown. Different dice then excuse nothing. */
  readonly areDiceOpen: boolean;
  /** Whether two events, one of which may be missing, may differ because of these pieces. */
  mayShow(events: Pair<G['Event'] | undefined>, pieces: ReadonlySet<number>, state: G['State']): boolean;
}

/**
 * Whether an event may differ because of what was hidden: only if its type reveals things, if it names the pieces it
 * reveals something about, or if it depends on chance and the two worlds rolled different dice. Where the differing
 * pieces are known, it must name one of them, and the game says how much may show.
 */
function isRevealing<G extends GameTypes>(
  game: WrittenGame<G>,
  { type, reveals }: G['Event'],
  haveSameDice: boolean,
  unlike?: Unlike<G>,
): boolean {
  if (game.reveals?.includes(type)) return true;
  if (unlike && haveSameDice) return reveals?.some((piece) => unlike.pieces.has(piece)) ?? false;
  return reveals !== undefined && (reveals.length > 0 || !haveSameDice);
}

/** The events in each world; `null` if only the first world accepts the order. */
function giveInBoth<G extends GameTypes>(
  game: WrittenGame<G>,
  [a, b]: Pair<G['State']>,
  step: { readonly seat: Seat; readonly order: G['Order'] },
): Pair<G['Event'][]> | null {
  const told: Pair<G['Event'][]> = [[], []];
  give(game, a, step, told[0]);
  return advance(game, b, step.seat, step.order, told[1]) ? null : told;
}

/**
 * Insists that events in two worlds look the same to the viewer, up to an event that is declared to reveal something.
 * Returns whether the worlds still look alike.
 */
export function compareCourse<G extends GameTypes>(
  game: WrittenGame<G>,
  [a, b]: Pair<G['State']>,
  told: Pair<readonly G['Event'][]>,
  { viewer, random, what }: { readonly viewer: Viewer; readonly random: Random; readonly what: string },
  unlike?: Unlike<G>,
): boolean {
  const claim = `${what} tells ${viewer} a secret`;
  const seen = told.map((events) => eventsFor(game, events, viewer)) as [G['Event'][], G['Event'][]];
  const known = knownLengthOf(game, [a, b], seen);
  const haveSameDice = unlike?.areDiceOpen || (isSame(a.dice, b.dice) && threwAlike(told, unlike));
  for (let i = 0; i < (known ?? Math.max(seen[0].length, seen[1].length)); i++) {
    const events = [seen[0][i], seen[1][i]] as const;
    if (isSame(events[0] ?? null, events[1] ?? null)) continue;
    if (events.some((event) => event && isRevealing(game, event, haveSameDice, unlike))) {
      if (haveSameDice && unlike && !unlike.mayShow(events, unlike.pieces, a))
        insistEqual(events[0], events[1], `${claim}: ${namesOf(events)} shows too much of it`);
      return false;
    }
    insistEqual(events[0], events[1], `${claim}: events differ`);
  }
  if (known !== null) return false;
  insistAlike(game, [a, b], viewer, random, claim);
  return true;
}

/**
 * Whether what the unlike pieces have no part in was thrown alike: as many dice as in the other world may have been thrown
 * for other things.
 */
function threwAlike<G extends GameTypes>(told: Pair<readonly G['Event'][]>, unlike?: Unlike<G>): boolean {
  if (!unlike) return true;
  const isTheirs = ({ reveals }: G['Event']) => reveals?.some((piece) => unlike.pieces.has(piece)) ?? false;
  const [one, other] = told.map((events) =>
    events.flatMap((event) => ('dice' in event && !isTheirs(event) ? [event.dice] : [])),
  );
  return isSame(one, other);
}

const namesOf = (events: Pair<{ readonly type: string } | undefined>): string =>
  [...new Set(events.flatMap((event) => event?.type ?? []))].join(' or ');

/**
 * How many events of two worlds must be alike when one of them asks a seat that wished to be asked; the question
 * reveals the wish. If both questions carry the result of dice, all must be alike. `null` if both ask the same question
 * at once.
 */
function knownLengthOf<G extends GameTypes>(
  game: WrittenGame<G>,
  worlds: Pair<G['State']>,
  seen: Pair<readonly G['Event'][]>,
): number | null {
  const questions = worlds.map((world) => questionOf(world) ?? null);
  const onWish = questions.flatMap((question, i) =>
    question && game.askedOnWish?.includes(question.step) ? [seen[i].length] : [],
  );
  // The same question may come at another time.
  if (isSame(questions[0], questions[1])) return onWish[0] === onWish[1] ? null : Math.min(...onWish);
  const [one, other] = questions.map((question) => question && withoutJudgement(game, question));
  if (one && other && isSame(one, other)) return Math.max(seen[0].length, seen[1].length);
  return onWish.length > 0 ? Math.min(...onWish) : null;
}

function withoutJudgement<G extends GameTypes>(game: WrittenGame<G>, question: { readonly step: string }) {
  const fields = game.judged?.[question.step] ?? [];
  return Object.fromEntries(Object.entries(question).filter(([name]) => !fields.includes(name)));
}

const sealed: Property = {
  id: 'sealed',
  sentence: 'a secret choice shows nowhere before it is revealed',
  when: 'moment',
  check(moment) {
    const { state, random } = moment;
    const waiting = waitingFor(state);
    if (waiting.length > 1) checkSealed(moment, randomItem(random, waiting));
  },
};

/** How long to compare two games that differ in a secret choice. */
const SECRET_ORDERS = 12;

function checkSealed<G extends GameTypes>(moment: Moment<G>, seat: Seat): void {
  const { game, state, random } = moment;
  const menu = menuOf(game, state, seat);
  const worlds: Pair<G['State']> = [fork(game, state), fork(game, state)];
  const told: Pair<G['Event'][]> = [[], []];
  for (const i of [0, 1] as const)
    give(game, worlds[i], { seat, order: sampleOrder<G['Order']>(menu, random)! }, told[i]);
  insist(!waitingFor(worlds[0]).includes(seat), `Seat ${seat} has answered in secret, but is asked still`);
  let viewers = viewersOf(moment).filter((viewer) => viewer !== seat);
  let what = `The secret answer of seat ${seat}`;
  let events: Pair<G['Event'][]> | null = told;
  for (let i = 0; i < SECRET_ORDERS && events; i++) {
    const seen: Pair<G['Event'][]> = events;
    viewers = viewers.filter((viewer) => compareCourse(game, worlds, seen, { viewer, random, what }));
    if (viewers.length === 0 || worlds[0].outcome || worlds[1].outcome) return;
    const step = sampleStep(game, worlds[0], random);
    what = `${JSON.stringify(step.order)} of seat ${step.seat}`;
    events = giveInBoth(game, worlds, step);
  }
}

const setups: Property = {
  id: 'hidden-setup',
  sentence: 'a secret part of the setup shows nowhere before it is revealed',
  when: 'end',
  check(moment) {
    const { game, setup, random } = moment;
    if (!setup.secrets) return;
    const dealt = scenarioSetup(game, setup.scenario, setup.options, random);
    if (!dealt.ok) return;
    for (const seat of seatsOf(moment)) {
      const secrets = setup.secrets.map((secret, other) =>
        other === seat ? dealt.value.secrets?.[seat] : secret,
      );
      checkSetup(moment, { ...setup, secrets }, seat);
    }
  },
};

/** The same game from two setups that differ in what only one seat may know. */
function checkSetup<G extends GameTypes>(moment: Moment<G>, other: G['Setup'], seat: Seat): void {
  const { game, setup, seed, orders, random } = moment;
  let told: Pair<G['Event'][]> | null = [[], []];
  const worlds: Pair<G['State']> = [
    startGame(game, setup, seed, told[0]),
    startGame(game, other, seed, told[1]),
  ];
  let viewers = viewersOf(moment).filter((viewer) => viewer !== seat);
  let what = `The secret setup of seat ${seat}`;
  for (const step of orders) {
    const seen: Pair<G['Event'][]> = told;
    viewers = viewers.filter((viewer) => compareCourse(game, worlds, seen, { viewer, random, what }));
    if (viewers.length === 0) return;
    what = `${JSON.stringify(step.order)} of seat ${step.seat}`;
    told = giveInBoth(game, worlds, step as { seat: Seat; order: G['Order'] });
    insist(told || step.seat === seat, () => `${what} is legal or not by what is hidden`);
    if (!told) return;
  }
}

const dice: Property = {
  id: 'hidden-dice',
  sentence: 'the seed and future dice show nowhere',
  when: 'moment',
  check(moment) {
    const { game, state, events, seed } = moment;
    const numbers = new Set(numbersIn(canonical(state.dice)).filter((text) => text.length > 7));
    for (const viewer of viewersOf(moment)) {
      const menu = viewer === 'spectator' ? null : menuFor(game, state, viewer as Seat);
      const shown = JSON.stringify([
        viewFor(game, state, viewer),
        eventsFor(game, events, viewer),
        menu && expandMenu(menu),
      ]);
      const leak = numbersIn(shown).find((text) => numbers.has(text));
      insist(leak === undefined, `${leak}, a number of the dice to come, is shown to ${viewer}`);
      insist(!shown.includes(JSON.stringify(seed)), `The seed is shown to ${viewer}`);
    }
  },
};

function numbersIn(text: string): readonly string[] {
  return text.match(/-?\d+/g) ?? [];
}

export const SECRECY: readonly Property[] = [views, happenings, sealed, setups, dice];
