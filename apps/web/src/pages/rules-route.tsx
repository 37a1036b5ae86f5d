import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { useEffect, useState } from 'react';
import { ABOUT, loadGame } from '../catalogue.ts';
import type { PageProps } from '../router.ts';
import { RulesPage } from '../rules/rules-page.tsx';
import { MessagePage } from '../ui/message-page.tsx';

/** The page behind `#/rules/<game>/<rule>`; `path` is what follows `rules`. */
export function RulesRoute({ path: [id = '', rule] }: PageProps) {
  const [game, setGame] = useState<AnyWrittenGame | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void loadGame(id).then((loaded) => isCurrent && setGame(loaded));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (game === undefined) return null;
  if (game) return <RulesPage key={id} game={game} rule={rule ?? null} books={ABOUT} />;
  return <MessagePage title="There is no such rulebook" />;
}
