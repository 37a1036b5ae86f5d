import type { GameSummary } from '@ironfield/client/api.ts';
import { useCallback, useEffect, useState } from 'react';
import { ownKeys } from '../sessions/own-seats.ts';
import { server } from '../sessions/server.ts';

/** Games on this server that anybody may join, but for one's own. */
export function useOpenGames() {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(() => {
    void server.openGames().then((open) => {
      const own = new Set(ownKeys().map(({ game }) => game));
      if (open.ok) setGames(open.value.games.filter(({ id }) => !own.has(id)));
      setProblem(open.ok ? null : 'The server cannot be reached just now.');
    });
  }, []);
  useEffect(look, [look]);
  return { games, problem, look };
}
