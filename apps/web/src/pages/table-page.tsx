import type { Problem } from '@ironfield/client/api.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { lazy, useEffect, useState } from 'react';
import { loadGame, loadGameWith } from '../catalogue.ts';
import { linkTo, type PageProps } from '../router.ts';
import { openSession } from '../sessions/open-session.ts';
import { loadAnew } from '../sessions/server.ts';
import { optionsIn, type Session } from '../sessions/session.ts';
import type { GameViews } from '../table/game-views.ts';
import { loadPlainViews, loadViews } from './load-views.ts';
import '../ui/fields/fields.css';
import '../table/table.css';
import '../table/people/people.css';
import { HandOver } from '../table/hand-over.tsx';
import { useTurnAlert } from '../table/menu/use-turn-alert.ts';
import { TableMishap } from '../table/table-mishap.tsx';
import { useTableModel } from '../table/table-model.ts';
import { useMootAnswer } from './use-moot-answer.ts';

const PlainTable = lazy(async () => ({ default: (await loadPlainViews()).Play }));
const WaitingPage = lazy(async () => ({
  default: (await import('../table/people/waiting-page.tsx')).WaitingPage,
}));

interface Ready {
  readonly session: Session;
  /** The game has begun. */
  readonly hasTable: boolean;
  readonly game: AnyGame;
  readonly views: GameViews;
}

type Failure = Pick<Problem, 'code' | 'message'>;

/** A table, wherever its game runs: `#/table/<transport>/<id>`. */
export function TablePage({ path: [transport = '', id = ''] }: PageProps) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    const follow = (session: Session | null) => {
      if (isGone) return session?.close();
      if (!session) return setFailure({ code: 'unknown-game', message: 'There is no such table' });
      close = () => session.close();
      const look = async () => {
        if (session.status === 'failed') setFailure(session.problem ?? CLOSED);
        setLost(session.status === 'reconnecting' || session.status === 'offline');
        const gameId = (session.snapshot ?? session.prelude)?.summary.game;
        if (gameId === undefined) return;
        if (session.snapshot) leave();
        const { view } = session.snapshot ?? {};
        const rules = view ? loadGameWith(optionsIn(view), gameId) : loadGame(gameId);
        const [game, views] = await Promise.all([rules, loadViews(gameId)]);
        if (isGone) return;
        if (game) setReady({ session, game, views, hasTable: session.snapshot !== null });
        else setFailure({ code: 'version', message: `This page does not know the game "${gameId}" yet` });
      };
      const leave = session.subscribe(() => void look());
      void look();
    };
    void openSession(transport, id).then(follow, () => isGone || setFailure(CLOSED));
    return () => {
      isGone = true;
      close();
    };
  }, [transport, id]);

  if (ready?.hasTable) return <OpenTable {...ready} />;
  if (failure) return <FailedTable failure={failure} transport={transport} id={id} />;
  if (ready) return <WaitingPage {...ready} />;
  return (
    <main className="message-page quiet" data-part="message-page" role="status">
      {isLost ? 'The server cannot be reached. Retrying…' : 'Setting the table…'}
      {isLost && (
        <a className="button" href={linkTo()}>
          To the start
        </a>
      )}
    </main>
  );
}

const CLOSED: Failure = { code: 'internal', message: 'The table cannot be opened' };

interface FailedTableProps {
  readonly failure: Failure;
  readonly transport: string;
  readonly id: string;
}

function FailedTable({ failure: { code, message }, transport, id }: FailedTableProps) {
  return (
    <main className="message-page" data-part="message-page">
      <h1>This table cannot be opened</h1>
      <p className="quiet">{/[.!?]$/.test(message) ? message : `${message}.`}</p>
      <div className="message-buttons">
        {code === 'version' && (
          <button type="button" className="button primary" onClick={() => void loadAnew()}>
            Reload
          </button>
        )}
        {transport === 'seat' && code === 'unknown-seat' && (
          <a className="button" href={linkTo('table', 'watch', id.split('.')[0])}>
            Watch instead
          </a>
        )}
        <a className={`button ${code === 'version' ? '' : 'primary'}`} href={linkTo()}>
          To the start
        </a>
      </div>
    </main>
  );
}

function OpenTable({ session, game, views }: Ready) {
  const model = useTableModel(session, game, views);
  const isMoot = useMootAnswer(model);
  const isMyTurn = model.menu !== null && !isMoot && session.ownSeats.length > 0;
  useTitle(isMyTurn ? 'Your decision' : null);
  useTurnAlert(isMyTurn);
  return (
    <HandOver model={model} isMoot={isMoot}>
      <TableMishap model={model} plain={<PlainTable game={game} model={model} />}>
        <views.Play game={game} model={model} />
      </TableMishap>
    </HandOver>
  );
}

/** For those who look at another tab meanwhile. */
function useTitle(words: string | null): void {
  useEffect(() => {
    document.title = words === null ? 'Ironfield' : `● ${words} · Ironfield`;
    return () => {
      document.title = 'Ironfield';
    };
  }, [words]);
}
