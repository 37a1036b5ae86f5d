import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../settings.ts';
import type { LogLine } from '../../table/playback.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { HexGame } from '../hex-game.ts';

interface Resolution {
  /** Events since the viewer's last order; empty while they are shown, and after they were put away. */
  readonly past: readonly LogLine[];
  putAway(): void;
}

const NO_LINES: readonly LogLine[] = [];

/** Sights and sounds of events, besides the map itself. */
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
    const { lines = [], bursts = [] } = hex.marks(table, events);
    const fired = lines.filter(({ dice, shot }) => dice && shot);
    if (fired.length === 0 && bursts.length === 0) return;
    const board = hex.board(table);
    const panOf = (cell: number) => (2 * board.col[cell]!) / Math.max(1, board.width - 1) - 1;
    void loadSounds().then(({ playShot, playBurst }) => {
      for (const { shot, tone, from } of fired) playShot(shot!, tone === 'shot', { pan: panOf(from) });
      for (const { kind, cell } of bursts) if (cell >= 0) playBurst(kind, { pan: panOf(cell) });
    });
  }, [active]);
  return { past, putAway: () => setAway(last) };
}

const loadSounds = () => import('../../table/sound.ts');
