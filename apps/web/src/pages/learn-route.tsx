import { loadGameWith } from '../catalogue.ts';
import { startLesson } from '../coach/start-lesson.ts';
import type { PageProps } from '../router.ts';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { loadViews } from './load-views.ts';

async function teach(id: string): Promise<'begun' | 'nothing'> {
  const game = await loadGameWith({}, id);
  const lesson = game && (await loadViews(id)).lesson;
  if (!game || !lesson) return 'nothing';
  await startLesson(game, await lesson.load());
  return 'begun';
}

/** Begins the guided game: `#/learn/<game>`. */
export function LearnRoute({ path: [id = ''] }: PageProps) {
  const found = useLoaded(id, teach);
  if (found === 'nothing') return <MessagePage title="There is no guided game here" />;
  return (
    <main className="message-page quiet" data-part="message-page">
      Setting up the table…
    </main>
  );
}
