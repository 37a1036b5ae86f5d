import type { GameSummary } from '@ironfield/client/api.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { useEffect, useMemo, useState } from 'react';
import { isClockRunning, timeText } from './players.ts';

const TICK = 500;
/** Less than this is little. */
const LITTLE = 60_000;

/** The thinking time a seat has left; nothing where there is no clock. */
export function Clock({ summary, seat }: { readonly summary: GameSummary; readonly seat: Seat }) {
  // The server's figure was right when it came in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment belongs to the summary
  const heard = useMemo(() => performance.now(), [summary]);
  const [, tick] = useState(0);
  const left = summary.seats[seat]?.timeLeft ?? null;
  const isRunning = isClockRunning(summary, seat);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (left === null) return null;
  const now = isRunning ? left - (performance.now() - heard) : left;
  return (
    <span className={`clock ${isRunning ? 'running' : ''} ${now < LITTLE ? 'little' : ''}`} role="timer">
      {timeText(now)}
    </span>
  );
}
