import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings.ts';
import type { LogLine } from '../../table/playback.ts';
import type { Sound } from '../../table/sound.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { HexGame } from '../hex-game.ts';

interface Resolution {
  /** What happened since one's last order; empty while it is shown, and when it was put away. */
  readonly past: readonly LogLine[];
  putAway(): void;
}

const NO_LINES: readonly LogLine[] = [];

/** What is to be seen and heard of what happens, besides the map itself. */
export function useResolution<G extends GameTypes>(
  hex: HexGame<G>,
  model: TableModel,
  isPlanning: boolean,
): Resolution {
  const { active, log, menu, pending, session, snapshot } = model;
  const table = snapshot.view.table as G['Table'];
  const { sound } = useSettings();
  const [away, setAway] = useState('');
  const last = log.at(-1)?.id ?? '';
  const isDue = pending === 0 && menu !== null && away !== last && !isPlanning;
  const past = useMemo(() => {
    const isOwn = ({ seat }: LogLine) => seat !== null && session.ownSeats.includes(seat);
    const own = isDue ? log.findLast(isOwn) : undefined;
    return own ? log.filter(({ number }) => number >= own.number) : NO_LINES;
  }, [log, isDue, session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is looked at once
  useEffect(() => {
    if (!sound || active.length === 0) return;
    const events = active.map(({ event }) => event as G['Event']);
    const shot = hex.marks(table, events).lines?.find(({ dice }) => dice);
    if (shot) void makeSound(shot.tone === 'shot' ? 'hit' : 'miss');
  }, [active]);
  return { past, putAway: () => setAway(last) };
}

async function makeSound(sound: Sound): Promise<void> {
  const { play } = await import('../../table/sound.ts');
  play(sound);
}
