import { useEffect, useState } from 'react';
import { gamesHere, gamesOnServer, inOrder, type MyGame } from './my-games.ts';

export interface MyGames {
  readonly games: readonly MyGame[];
  /** Reasons why parts of the list are missing just now. */
  readonly notes: readonly string[];
  look(): Promise<void>;
}

const NOTHING_KEPT = 'This browser keeps no data for this page: closing it ends your games.';
const NO_SERVER = 'The server cannot be reached; your games there are kept.';

/** One's own games, looked up again whenever somebody comes back to the page; null until those of this device are known. */
export function useMyGames(): MyGames | null {
  const [here, setHere] = useState<readonly MyGame[] | 'unknown' | null>(null);
  const [there, setThere] = useState<readonly MyGame[] | null>([]);
  const look = async () => {
    void gamesOnServer().then(setThere);
    setHere(await gamesHere().catch(() => 'unknown' as const));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever somebody comes back
  useEffect(() => {
    const again = () => void look();
    again();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, []);
  if (!here) return null;
  return {
    games: inOrder([...(there ?? []), ...(here === 'unknown' ? [] : here)]),
    notes: [...(there ? [] : [NO_SERVER]), ...(here === 'unknown' ? [NOTHING_KEPT] : [])],
    look,
  };
}
