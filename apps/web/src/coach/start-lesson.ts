import { asReadToday } from '@ironfield/kernel/options/readings.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { fileFrom } from '../replay/file-from.ts';
import { goTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import type { Lesson } from './lesson.ts';

/** The parts of a lesson that its table needs. */
interface Course extends Pick<Lesson<never>, 'seed' | 'opponent' | 'sequel'> {
  readonly setup: CoreSetup;
}

const players = ({ opponent }: Course) => [{ kind: 'human' }, { kind: 'bot', strength: opponent }] as const;

/** Begins the game of a lesson and goes to its table. */
export async function startLesson(game: AnyGame, lesson: Course): Promise<void> {
  const text = fileFrom(game, { ...lesson, setup: asReadToday(game, lesson.setup), entries: [] });
  goToTable(await localGames.importFile(text, players(lesson)));
}

/** Starts what follows the lesson, against the same opponent. */
export async function startSequel(game: AnyGame, lesson: Course): Promise<void> {
  const { scenario } = lesson.sequel;
  goToTable(await localGames.create({ game: game.id, scenario, options: {}, players: players(lesson) }));
}

function goToTable(created: Result<string, unknown>): void {
  if (created.ok) goTo('table', 'local', created.value);
}
