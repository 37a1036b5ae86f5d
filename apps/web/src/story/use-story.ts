import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useEffect, useState } from 'react';
import { engageWorker, workersHere } from '../analysis/engage.ts';
import type { Timeline } from '../replay/timeline.ts';
import { tellerOf } from './chances.ts';
import { Team } from './team.ts';
import { type Story, tellStory } from './tell.ts';

/** The bots that play positions out: quick ones, so that there are many games. */
const STRENGTH = 'recruit';
const BATCH = 4;
const BATCHES = 8;
const CLOSELY = 40;

/** Tells the story of a finished game, and more of it as time goes on; stops when the page is left. */
export function useStory(timeline: Timeline<GameTypes>): Story | string | null {
  const [story, setStory] = useState<Story | string | null>(null);
  useEffect(() => {
    const { outcome } = timeline;
    if (!outcome) return;
    const team = new Team(
      timeline.game.id,
      Array.from({ length: workersHere() }, () => engageWorker()),
    );
    const telling = {
      timeline,
      outcome,
      seat: tellerOf(timeline.viewer, outcome),
      players: team,
      strength: STRENGTH,
      batch: BATCH,
      batches: BATCHES,
      closely: CLOSELY,
      onChange: setStory,
    } as const;
    void tellStory(telling).catch((error: Error) => setStory(`${error.message}.`));
    return () => team.dismiss();
  }, [timeline]);
  return story;
}
