import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import type { GameViews, OwnViews } from '../src/table/game-views.ts';
import type { GameCoach } from '../src/table/guide/game-coach.ts';
import { fetchCode } from '../src/ui/use-code.ts';
import type { Dressing } from './looking.ts';

/** The part of the shared table that each game provides. */
const TABLES = import.meta.glob<Readonly<Record<string, unknown>>>('../src/games/*/table.tsx');

/** The views of a game, with everything its page loads on demand. Needs a simulated browser. */
export async function dressingOf({ id }: AnyGame): Promise<Dressing> {
  const { loadViews } = await import('../src/pages/load-views.ts');
  const { loadGunnery } = await import('../src/hex-table/desk/use-aims.ts');
  await fetchCode(loadGunnery);
  const plain = (await import('../src/games/generic/views.ts')).views;
  const views = (await loadViews(id)) as GameViews;
  const tables = Object.values((await TABLES[`../src/games/${id}/table.tsx`]?.()) ?? {});
  const load = tables.flatMap((table) => coachIn(table) ?? [])[0];
  const coach = load ? await fetchCode(load) : null;
  return { views, plain: { ...(views as OwnViews), ...plain } as GameViews, coach };
}

function coachIn(table: unknown): (() => Promise<GameCoach<GameTypes>>) | undefined {
  return table && typeof table === 'object' && 'coach' in table
    ? (table.coach as () => Promise<GameCoach<GameTypes>>)
    : undefined;
}
