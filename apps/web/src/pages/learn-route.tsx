import { loadGameWith } from '../catalogue.ts';
import { startLesson } from '../coach/start-lesson.ts';
import type { PageProps } from '../router.ts';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { loadViews } from './load-views.ts';

async function teach(address: string): Promise<'begun' | 'nothing'> {
  const [id, which] = address.split('/');
  const { lessons = [] } = await loadViews(id);
  const lesson = await lessons.find((door) => (door.id ?? '') === which)?.load();
  const game = lesson && (await loadGameWith(lesson.setup.options, id));
  if (!game) return 'nothing';
  await startLesson(game, lesson);
  return 'begun';
}

/** Begins a guided game: `#/learn/<game>`, or `#/learn/<game>/<lesson>` for another than the first. */
export function LearnRoute({ path: [id = '', which = ''] }: PageProps) {
  const found = useLoaded(`${id}/${which}`, teach);
  if (found === 'nothing') return <MessagePage title="There is no guided game here" />;
  return (
    <main className="message-page quiet" data-part="message-page">
      Setting up the table…
    </main>
  );
}
