import type { AnyGame } from '@ironfield/kernel/game.ts';
import { useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import { loadGame } from '../games/catalogue.ts';
import { type GameViews, loadViews } from '../games/views.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { MessagePage } from '../ui/message-page.tsx';
import './table.css';
import { HandOver } from './hand-over.tsx';
import { useTableModel } from './table-model.ts';

interface Ready {
  readonly session: Session;
  readonly game: AnyGame;
  readonly views: GameViews;
}

/** A table, wherever its game runs: `#/table/<transport>/<id>`. */
export function TablePage({ path: [transport = '', id = ''] }: PageProps) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const session = openSession(transport, id);
    if (!session) {
      setFailure('There is no such table.');
      return;
    }
    let isGone = false;
    const look = async () => {
      if (session.status === 'failed') setFailure(session.problem?.message ?? 'The table cannot be opened.');
      const gameId = session.snapshot?.summary.game;
      if (gameId === undefined) return;
      leave();
      const [game, views] = await Promise.all([loadGame(gameId), loadViews(gameId)]);
      if (isGone) return;
      if (game) setReady({ session, game, views });
      else setFailure(`This version of Ironfield does not know the game "${gameId}".`);
    };
    const leave = session.subscribe(() => void look());
    void look();
    return () => {
      isGone = true;
      session.close();
    };
  }, [transport, id]);

  if (failure !== null) return <MessagePage title="This table cannot be opened">{failure}</MessagePage>;
  return ready ? <OpenTable {...ready} /> : <main className="message-page quiet">Setting the table…</main>;
}

function OpenTable({ session, game, views }: Ready) {
  const model = useTableModel(session, game, views);
  return (
    <HandOver game={game} model={model}>
      <views.Play game={game} model={model} />
    </HandOver>
  );
}
