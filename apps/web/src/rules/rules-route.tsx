import type { AnyGame } from '@ironfield/kernel/game.ts';
import { useEffect, useState } from 'react';
import { loadGame } from '../games/catalogue.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { RulesPage } from './rules-page.tsx';

/** The page behind `#/rules/battleforce-qs/BFQ-COM-03`; `path` is what follows `rules`. */
export function RulesRoute({ path: [id = '', rule] }: { readonly path: readonly string[] }) {
  const [game, setGame] = useState<AnyGame | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void loadGame(id).then((loaded) => isCurrent && setGame(loaded));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (game === undefined) return null;
  if (game) return <RulesPage game={game} rule={rule ?? null} />;
  return <MessagePage title="There is no such rulebook" />;
}
