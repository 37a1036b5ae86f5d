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
  readonly lesson: LessonDoor<G>;
}

/** The lesson beside its game, which is known by its dice: they are always the same. */
export function LessonGuide<G extends GameTypes>(props: Props<G>) {
  const { lesson: door, model, children } = props;
  const commitments = useMemo(() => [door.seed, ...(door.former ?? [])].map(commitmentTo), [door]);
  const isIts = commitments.some((each) => each === model.snapshot.summary.commitment);
  const lesson = useLoaded(isIts ? door.seed : undefined, door.load);
  if (!isIts) return children;
  if (!lesson) return ROOM;
  return (
    <Suspense fallback={ROOM}>
      <LessonPages {...props} lesson={lesson} />
    </Suspense>
  );
}
