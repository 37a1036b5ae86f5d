import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Highlight } from '../../coach/highlight.ts';
import type { Lesson } from '../../coach/lesson.ts';
import { LessonPanel } from '../../coach/lesson-panel.tsx';
import { startLesson, startSequel } from '../../coach/start-lesson.ts';
import { useLesson } from '../../coach/use-lesson.ts';
import type { PlayProps } from '../game-views.ts';

export interface LessonProps<G extends GameTypes> extends PlayProps {
  readonly lesson: Lesson<G>;
  onShow(order: G['Order']): void;
  /** Things that the page of the lesson points at; null for none. */
  onHighlight(highlight: Highlight | null): void;
  /** Shown where there is no lesson, or after it. */
  readonly children: ReactNode;
}

/** The pages of a lesson, as far as the pupil has come. */
export function LessonPages<G extends GameTypes>({
  game,
  model,
  lesson,
  onShow,
  onHighlight,
  children,
}: LessonProps<G>) {
  const { snapshot, menu, log } = model;
  const past = useMemo(() => log.map(({ event }) => event), [log]);
  const { page, ...pupil } = useLesson(
    lesson,
    snapshot.view as unknown as View<G>,
    menu,
    past,
    snapshot.summary.id,
  );
  const highlight = page?.highlight ?? null;
  useEffect(() => onHighlight(highlight), [highlight, onHighlight]);
  if (!page) return children;
  const show = () => {
    const order = pupil.suggest();
    if (order) onShow(order);
  };
  return (
    <LessonPanel
      page={page}
      game={game}
      title={lesson.title}
      onNext={pupil.next}
      onSkip={pupil.skip}
      onRestart={() => {
        pupil.restart();
        void startLesson(game, lesson);
      }}
      onShow={menu ? show : undefined}
      sequel={{ title: lesson.sequel.title, play: () => void startSequel(game, lesson) }}
    />
  );
}
