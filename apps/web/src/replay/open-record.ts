import type { GameTypes } from '@ironfield/kernel/game.ts';
import { parseRecord } from '@ironfield/kernel/record.ts';
import { type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { loadGame } from '../games/catalogue.ts';
import { type MarkReader, plainMarks } from './marks.ts';
import { type Timeline, timelineOf } from './timeline.ts';

/** What is worth jumping to, for games that say so. */
const MARKS: Readonly<Record<string, () => Promise<unknown>>> = {
  'battleforce-qs': async () => (await import('./battleforce-qs.ts')).battleforceQsMarks,
  classic: async () => (await import('./classic.ts')).classicMarks,
};

/** The timeline of a game file of any game, from its text; or what is wrong with it, in sentences. */
export async function openRecord(
  text: string,
  viewer: Viewer = 'spectator',
): Promise<Result<Timeline<GameTypes>, readonly Reason[]>> {
  const json = parsed(text);
  if (json === undefined) return refused([{ message: 'This is not a game file: it cannot be read as JSON' }]);
  const record = parseRecord(json);
  if (!record.ok) return record;
  const game = await loadGame(record.value.game);
  if (!game) return refused([{ message: `The game "${record.value.game}" is not known here` }]);
  const marks = (await MARKS[game.id]?.()) as MarkReader<GameTypes> | undefined;
  return timelineOf(game, record.value, viewer, marks ?? plainMarks);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
