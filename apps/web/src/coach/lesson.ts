import type { GameTypes, Strength, View } from '@ironfield/kernel/play/game.ts';
import type { CoreEvent, Seat } from '@ironfield/kernel/state.ts';
import type { Highlight } from './highlight.ts';

/** The situation when a lesson looks at the table. */
export interface LessonMoment<G extends GameTypes> {
  readonly view: View<G>;
  /** The types of orders on the pupil's menu; empty while somebody else decides. */
  readonly asked: readonly string[];
  /** The events since the step began; `past` has all events. */
  readonly events: readonly G['Event'][];
  readonly past: readonly G['Event'][];
}

/** One thing to learn: what to read, what to look at, and what shows that it has been done. */
export interface LessonStep<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly text: string | ((moment: LessonMoment<G>) => string);
  readonly rule?: string;
  readonly highlight?: Highlight | ((moment: LessonMoment<G>) => Highlight);
  /** When the step is over; `read` when the pupil says so, or goes on without. */
  readonly until: 'read' | ((moment: LessonMoment<G>) => boolean);
  /** When there is sense in it; before that the lesson waits. Absent: at once. */
  readonly during?: (moment: LessonMoment<G>) => boolean;
  /** Whether the coach may speak, too. Usually one voice is enough. */
  readonly allowsCoach?: boolean;
  /** The order to show the pupil. Absent: the lesson's general suggestion. */
  readonly suggest?: (moment: LessonMoment<G>) => G['Order'] | null;
}

/** A game that teaches its rules while it is played. Data; `follow` makes it go. */
export interface Lesson<G extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly setup: G['Setup'];
  readonly seed: string;
  readonly seat: Seat;
  readonly opponent: Strength;
  readonly steps: readonly LessonStep<G>[];
  /** The next battle to play, and its button. */
  readonly sequel: { readonly title: string; readonly scenario: string };
  /** The suggestion when the step has none; `null` when the pupil is not asked. */
  suggest(moment: LessonMoment<G>): G['Order'] | null;
  /** Whether the pupil has acted. */
  isOwnAct(event: G['Event']): boolean;
  /** The text while a step waits for its time. */
  meanwhile(moment: LessonMoment<G>): string;
}

/** A lesson that is fetched when somebody takes it; a game belongs to it if it has its dice. */
export interface LessonDoor<G extends GameTypes> {
  /** Its word in addresses and among the lessons of `About`; without one it is the first game that one plays. */
  readonly id?: string;
  readonly seed: string;
  /** Dice that it had before: games begun with them still have their guide. */
  readonly former?: readonly string[];
  load(): Promise<Lesson<G>>;
}

/** The pupil's progress. Plain data. */
export interface LessonProgress {
  /** Place of the present step; as many as there are steps when all is done. */
  readonly step: number;
  /** The number of events when the step began. */
  readonly since: number;
  /** The number of events when a step to be read was reached; null until then. */
  readonly due: number | null;
  /** The pupil has read the present step. */
  readonly isRead: boolean;
  readonly isSkipped: boolean;
}

export const LESSON_START: LessonProgress = { step: 0, since: 0, due: null, isRead: false, isSkipped: false };

/** The table as a lesson sees it. `past` is everything that has happened, as the pupil saw it. */
export function lessonMoment<G extends GameTypes>(
  progress: LessonProgress,
  view: View<G>,
  menu: { readonly orders: readonly { readonly type: string }[] } | null,
  past: readonly G['Event'][],
): LessonMoment<G> {
  return {
    view,
    asked: (menu?.orders ?? []).map(({ type }) => type),
    past,
    events: past.slice(progress.since),
  };
}

/** Goes on through all steps that are over. When the game has ended only the last step is left. */
export function follow<G extends GameTypes>(
  lesson: Lesson<G>,
  progress: LessonProgress,
  moment: Omit<LessonMoment<G>, 'events'>,
): LessonProgress {
  const last = lesson.steps.length - 1;
  let now = progress;
  if (now.isSkipped) return now;
  if (moment.view.outcome && now.step < last) now = begin(last, moment.past);
  while (now.step <= last && isOver(lesson, now, moment)) now = begin(now.step + 1, moment.past);
  const step = lesson.steps[now.step];
  const isDue =
    now.due === null && step && isItsTime(step, { ...moment, events: moment.past.slice(now.since) });
  return isDue ? { ...now, due: moment.past.length } : now;
}

function begin(step: number, past: readonly CoreEvent[]): LessonProgress {
  return { step, since: past.length, due: null, isRead: false, isSkipped: false };
}

function isOver<G extends GameTypes>(
  lesson: Lesson<G>,
  { step, since, due, isRead }: LessonProgress,
  moment: Omit<LessonMoment<G>, 'events'>,
): boolean {
  const { until } = lesson.steps[step];
  if (until !== 'read') return until({ ...moment, events: moment.past.slice(since) });
  return isRead || (due !== null && moment.past.slice(due).some((event) => lesson.isOwnAct(event)));
}

/** The pupil has read what there is to read. */
export function read(progress: LessonProgress): LessonProgress {
  return { ...progress, isRead: true };
}

export function skip(progress: LessonProgress): LessonProgress {
  return { ...progress, isSkipped: true };
}

/** The lesson's current page; `null` when it is over or was skipped. */
export interface LessonPage {
  readonly title: string;
  readonly text: string;
  readonly rule: string | null;
  readonly highlight: Highlight;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  /** Waits for its time: `text` says what to do meanwhile. */
  readonly isWaiting: boolean;
  /** Goes on when the pupil says so; otherwise when something has been done. */
  readonly isToRead: boolean;
  /** The coach should be silent while this is false. */
  readonly allowsCoach: boolean;
}

export function pageOf<G extends GameTypes>(
  lesson: Lesson<G>,
  progress: LessonProgress,
  moment: LessonMoment<G>,
): LessonPage | null {
  const step = lesson.steps[progress.step];
  if (!step || progress.isSkipped) return null;
  const place = {
    title: step.title,
    number: progress.step + 1,
    of: lesson.steps.length,
    allowsCoach: step.allowsCoach ?? false,
  };
  if (!isItsTime(step, moment)) {
    const waiting = {
      text: lesson.meanwhile(moment),
      rule: null,
      highlight: {},
      isWaiting: true,
      isToRead: false,
    };
    return { ...place, ...waiting };
  }
  return {
    ...place,
    text: typeof step.text === 'string' ? step.text : step.text(moment),
    rule: step.rule ?? null,
    highlight: typeof step.highlight === 'function' ? step.highlight(moment) : (step.highlight ?? {}),
    isWaiting: false,
    isToRead: step.until === 'read',
  };
}

function isItsTime<G extends GameTypes>(step: LessonStep<G>, moment: LessonMoment<G>): boolean {
  return step.during?.(moment) ?? true;
}

/** The order that the pupil may be shown now. */
export function suggestion<G extends GameTypes>(
  lesson: Lesson<G>,
  progress: LessonProgress,
  moment: LessonMoment<G>,
): G['Order'] | null {
  const step = lesson.steps[progress.step];
  const own = step && isItsTime(step, moment) ? step.suggest?.(moment) : null;
  return own ?? lesson.suggest(moment);
}
