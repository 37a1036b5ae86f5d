import { ABOUT_CAMPAIGNS } from '@ironfield/campaigns/about.ts';
import { ABOUT_BAY } from '@ironfield/mechbay/about.ts';
import { type ComponentProps, useEffect, useState } from 'react';
import { ABOUT, loadGame } from '../catalogue.ts';
import type { PageProps } from '../router.ts';
import { RulesPage } from '../rules/rules-page.tsx';
import { MessagePage } from '../ui/mishaps/message-page.tsx';

type Book = ComponentProps<typeof RulesPage>['game'];

const BOOKS = [...ABOUT, ABOUT_BAY, ABOUT_CAMPAIGNS];

/** The rules of a game, or of building units. */
const bookOf = async (id: string): Promise<Book | null> =>
  id === ABOUT_BAY.id ? (await import('@ironfield/mechbay/rule-index.ts')).bay : await loadGame(id);

/** The page behind `#/rules/<game>/<rule>`; `path` is what follows `rules`. */
export function RulesRoute({ path: [id = '', rule] }: PageProps) {
  const [game, setGame] = useState<Book | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void bookOf(id).then((loaded) => isCurrent && setGame(loaded));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (game === undefined) return null;
  if (game) return <RulesPage key={id} game={game} rule={rule ?? null} books={BOOKS} />;
  return <MessagePage title="There is no such rulebook" />;
}
