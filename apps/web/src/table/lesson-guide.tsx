import type { GameTypes } from '@ironfield/kernel/game.ts';
import { commitmentTo } from '@ironfield/kernel/seed.ts';
import { lazy, Suspense, useMemo } from 'react';
import type { LessonProps, LessonPages as Pages } from './lesson-pages.tsx';

const LessonPages = lazy(async () => ({
  default: (await import('./lesson-pages.tsx')).LessonPages,
})) as typeof Pages;

/** The lesson beside its game, which is known by its dice: they are always the same. */
export function LessonGuide<G extends GameTypes>(props: LessonProps<G>) {
  const { lesson, model, children } = props;
  const commitment = useMemo(() => commitmentTo(lesson.seed), [lesson]);
  if (model.snapshot.summary.commitment !== commitment) return children;
  return (
    <Suspense>
      <LessonPages {...props} />
    </Suspense>
  );
}
