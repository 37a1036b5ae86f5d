import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { useEffect, useMemo, useState } from 'react';
import { load, store } from '../ui/keep/storage.ts';
import {
  follow,
  LESSON_START,
  type Lesson,
  type LessonPage,
  type LessonProgress,
  lessonMoment,
  pageOf,
  read,
  skip,
  suggestion,
} from './lesson.ts';

export interface LessonModel<G extends GameTypes> {
  /** The page to show; `null` when the lesson is over or was skipped. */
  readonly page: LessonPage | null;
  /** The pupil has gone through all of it. */
  readonly isDone: boolean;
  next(): void;
  skip(): void;
  /** From the first step; the table must be restarted, too. */
  restart(): void;
  /** The plan of "Show me"; `null` while the pupil is not asked. */
  suggest(): G['Order'] | null;
}

type AnyMenu = Parameters<typeof lessonMoment>[2];

/**
 * A lesson beside a game in progress. `past` is everything that has happened, as the pupil saw it; `key` tells this
 * game from others so that a reload finds its place again.
 */
export function useLesson<G extends GameTypes>(
  lesson: Lesson<G>,
  view: View<G>,
  menu: AnyMenu,
  past: readonly G['Event'][],
  key: string,
): LessonModel<G> {
  const name = `ironfield-lesson ${lesson.id} ${key}`;
  const [known, setKnown] = useState<LessonProgress>(() => readProgress(load(name)));
  const progress = useMemo(
    () => follow(lesson, known, lessonMoment(known, view, menu, past)),
    [lesson, known, view, menu, past],
  );
  useEffect(() => {
    setKnown(progress);
    store(name, JSON.stringify(progress));
  }, [progress, name]);
  const moment = useMemo(() => lessonMoment(progress, view, menu, past), [progress, view, menu, past]);
  return {
    page: useMemo(() => pageOf(lesson, progress, moment), [lesson, progress, moment]),
    isDone: progress.step >= lesson.steps.length,
    next: () => setKnown(read(progress)),
    skip: () => setKnown(skip(progress)),
    restart: () => setKnown(LESSON_START),
    suggest: () => suggestion(lesson, progress, moment),
  };
}

function readProgress(text: string | null): LessonProgress {
  try {
    return { ...LESSON_START, ...(JSON.parse(text ?? '{}') as Partial<LessonProgress>) };
  } catch {
    return LESSON_START;
  }
}
