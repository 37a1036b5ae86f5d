import type { GameTypes, View } from '@ironfield/kernel/game.ts';
import { commitmentTo } from '@ironfield/kernel/seed.ts';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { Highlight } from '../coach/highlight.ts';
import type { Lesson } from '../coach/lesson.ts';
import { startLesson, startSequel } from '../coach/start-lesson.ts';
import { useLesson } from '../coach/use-lesson.ts';
import type { PlayProps } from './game-views.ts';

const LessonPanel = lazy(async () => ({
  default: (await import('../coach/lesson-panel.tsx')).LessonPanel,
}));

interface Props<G extends GameTypes> extends PlayProps {
  readonly lesson: Lesson<G>;
  onShow(order: G['Order']): void;
  /** What the page of the lesson points at; null when there is none. */
  onHighlight(highlight: Highlight | null): void;
  /** What stands in the place of the lesson where there is none, or it is over. */
  readonly children: ReactNode;
}

/** The lesson beside its game, which is known by its dice: they are always the same. */
export function LessonGuide<G extends GameTypes>(props: Props<G>) {
  const { lesson, model, children } = props;
  const commitment = useMemo(() => commitmentTo(lesson.seed), [lesson]);
  return model.snapshot.summary.commitment === commitment ? <Guide {...props} /> : children;
}

function Guide<G extends GameTypes>({ game, model, lesson, onShow, onHighlight, children }: Props<G>) {
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
    <Suspense>
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
    </Suspense>
  );
}
