import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { commitmentTo } from '@ironfield/kernel/seed.ts';
import { lazy, Suspense, useMemo } from 'react';
import styles from '../../coach/coach.module.css';
import type { LessonDoor } from '../../coach/lesson.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { LessonProps, LessonPages as Pages } from './lesson-pages.tsx';

const LessonPages = lazy(async () => ({
  default: (await import('./lesson-pages.tsx')).LessonPages,
})) as typeof Pages;

/** Room for the lesson: nothing must move when it comes. */
const ROOM = <section className={styles.lesson} data-part="lesson" />;

interface Props<G extends GameTypes> extends Omit<LessonProps<G>, 'lesson'> {
  readonly lessons: readonly LessonDoor<G>[];
}

/** A lesson beside its game, which is known by its dice: they are always the same. */
export function LessonGuide<G extends GameTypes>(props: Props<G>) {
  const { lessons, model, children } = props;
  const { commitment } = model.snapshot.summary;
  const door = useMemo(
    () =>
      lessons.find(({ seed, former = [] }) =>
        [seed, ...former].some((each) => commitmentTo(each) === commitment),
      ),
    [lessons, commitment],
  );
  const lesson = useLoaded(door?.seed, () => door!.load());
  if (!door) return children;
  if (!lesson) return ROOM;
  return (
    <Suspense fallback={ROOM}>
      <LessonPages {...props} lesson={lesson} />
    </Suspense>
  );
}
