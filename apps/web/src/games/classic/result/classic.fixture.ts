import { readFileSync } from 'node:fs';
import { classic } from '@ironfield/classic/game.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf } from '@ironfield/kernel/record/record.ts';
import { type Timeline, timelineOf } from '../../../replay/timeline.ts';

function read(record: GameRecord): Timeline<Classic> {
  const timeline = timelineOf(classic, record);
  if (!timeline.ok) throw new Error(timeline.error[0].message);
  return timeline.value;
}

const saves = new URL('../../../../../../games/classic/saves/', import.meta.url);
/** One of the golden saves. */
export const saved = (name: string) =>
  read(JSON.parse(readFileSync(new URL(`0.1.0-${name}.json`, saves), 'utf8')) as GameRecord);

/** A battle between two bots, from its file. */
export function played(scenario: string, seed: string): Timeline<Classic> {
  const setup = scenarioSetup(classic, scenario);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const history = new History(classic, setup.value, seed);
  const players = setup.value.seats.map(() => classic.bot('recruit'));
  playMatch(classic, setup.value, seed, players, {
    onOrder: (seat, order) => {
      history.add({ kind: 'order', seat, order });
    },
  });
  return read(recordOf(history, 'test'));
}
