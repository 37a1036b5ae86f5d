import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { asReadToday } from '@ironfield/kernel/options/readings.ts';
import {
  advance,
  eventsFor,
  menuFor,
  startGame,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import {
  follow,
  LESSON_START,
  type Lesson,
  type LessonPage,
  lessonMoment,
  pageOf,
  read,
  suggestion,
} from './lesson.ts';

interface Course<G extends GameTypes> {
  readonly pages: readonly LessonPage[];
  readonly isDone: boolean;
  readonly state: G['State'];
}

/** Orders after which a lesson counts as endless. */
const ENDLESS = 2000;

/**
 * A pupil who reads what is shown and does what is suggested. The careless reads nothing; the wayward does every other
 * time whatever comes to his mind.
 */
export function takeLesson<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson<G>,
  seed: string,
  { isCareless = false, isWayward = false } = {},
): Course<G> {
  const first: G['Event'][] = [];
  const state = startGame(game, asReadToday(game, lesson.setup), seed, first);
  const past: G['Event'][] = [];
  /** What the page tells the pupil: the events of the log. */
  const hear = (news: readonly G['Event'][]) => {
    const { table } = viewFor(game, state, lesson.seat);
    past.push(...eventsFor(game, news, lesson.seat).filter((event) => game.describe(event, table) !== null));
  };
  hear(first);
  const bot = game.bot(lesson.opponent);
  // As the browser seeds its opponents.
  const random = randomFrom(`${seed} player ${1 - lesson.seat}`);
  const pages: LessonPage[] = [];
  let progress = LESSON_START;
  for (let i = 0; i < ENDLESS; i++) {
    const menu = menuFor(game, state, lesson.seat);
    const view = viewFor(game, state, lesson.seat);
    progress = follow(lesson, progress, lessonMoment(progress, view, menu, past));
    const moment = lessonMoment(progress, view, menu, past);
    const page = pageOf(lesson, progress, moment);
    if (!page) return { pages, isDone: progress.step === lesson.steps.length, state };
    pages.push(page);
    if (page.isToRead && (!isCareless || state.outcome)) {
      progress = read(progress);
      continue;
    }
    const [asked] = waitingFor(state);
    const strays = isWayward && menu && i % 2 === 0 ? sampleOrder(menu, random) : null;
    const order =
      asked === lesson.seat
        ? (strays ?? suggestion(lesson, progress, moment)!)
        : orderFrom(bot, () => viewFor(game, state, asked), menuFor(game, state, asked)!, random);
    const news: G['Event'][] = [];
    const refusal = advance(game, state, asked, order, news);
    if (refusal) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(refusal)}`);
    hear(news);
  }
  throw new Error('the lesson does not end');
}
