import { useEffect } from 'react';
import { useTurnAlert } from '../../table/menu/use-turn-alert.ts';
import type { MyGames } from './use-my-games.ts';

/** Milliseconds between two looks while the page stands open. */
const AGAIN = 30_000;

/** For those who leave the start page open: its tab says how many games wait for them, and a new one may ring. */
export function useWaitingTitle(mine: MyGames | null): void {
  const turns = mine?.games.filter(({ isTurn }) => isTurn).length ?? 0;
  const hasServerGames = mine?.games.some(({ isOnServer, isOver }) => isOnServer && !isOver) ?? false;
  useTurnAlert(turns > 0);
  useEffect(() => {
    if (turns === 0) return;
    document.title = `(${turns}) Ironfield`;
    return () => {
      document.title = 'Ironfield';
    };
  }, [turns]);
  const look = mine?.look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function each time that does the same
  useEffect(() => {
    if (!hasServerGames) return;
    const timer = setInterval(() => void look?.(), AGAIN);
    return () => clearInterval(timer);
  }, [hasServerGames]);
}
