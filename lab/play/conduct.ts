import type { Crew } from './crew.ts';
import type { Director } from './director.ts';
import type { GameLine } from './playing.ts';

/** Has the crew play what the director asks for, until it is done or interrupted. */
export async function conduct(
  director: Director,
  crew: Crew,
  interrupt: AbortSignal,
  onLine: (line: GameLine) => void,
): Promise<void> {
  const underway = new Set<Promise<void>>();
  const stopped = new Promise<void>((resolve) => {
    if (interrupt.aborted) resolve();
    else interrupt.addEventListener('abort', () => resolve(), { once: true });
  });
  while (!director.isDone && !interrupt.aborted) {
    while (underway.size < crew.places) {
      const task = director.deal(crew.fitting);
      if (!task) break;
      const work = crew.play(task).then((lines) => {
        for (const line of lines) if (director.note(line)) onLine(line);
      });
      const tracked: Promise<void> = work.finally(() => underway.delete(tracked));
      underway.add(tracked);
    }
    await Promise.race([stopped, ...underway]);
  }
  // The games still being played are not asked for any more.
  for (const work of underway) work.catch(() => {});
}
