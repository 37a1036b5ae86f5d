import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { readRecord } from '@ironfield/kernel/record/record.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { loadGame } from '../catalogue.ts';
import { type Timeline, timelineOf } from '../replay/timeline.ts';
import type { GameViews } from '../table/game-views.ts';
import { loadViews } from './load-views.ts';

export interface OpenedRecord {
  readonly timeline: Timeline<GameTypes>;
  readonly views: GameViews;
}

/** The timeline of a game file of any game, from its text; or what is wrong with it, in sentences. */
export async function openRecord(
  text: string,
  viewer: Viewer = 'spectator',
): Promise<Result<OpenedRecord, readonly Reason[]>> {
  const record = readRecord(text);
  if (!record.ok) return record;
  const game = await loadGame(record.value.game);
  if (!game) return refused([{ message: `The game "${record.value.game}" is not known here` }]);
  const views = await loadViews(game.id);
  const timeline = timelineOf(game, record.value, viewer, views.marks);
  return timeline.ok ? accepted({ timeline: timeline.value, views }) : timeline;
}
