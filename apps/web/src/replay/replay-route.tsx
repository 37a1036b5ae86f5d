import type { PageProps } from '../app.tsx';
import { loadViews } from '../games/views.ts';
import { goTo, linkTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { fileFrom } from './file-from.ts';
import { Replay } from './replay.tsx';
import type { PlayFrom } from './timeline.ts';
import { useKeptGame } from './use-timeline.ts';

/** A kept game played again: `#/replay/<transport>/<id>`, or from one of its moments: `…/<moment>`. */
export function ReplayRoute({ path: [transport = '', id = '', moment = '0'] }: PageProps) {
  const kept = useKeptGame(transport, id);
  const game = kept !== null && typeof kept !== 'string' ? kept.timeline.game : null;
  const views = useLoaded(game?.id, loadViews);
  if (typeof kept === 'string') return <MessagePage title="This game cannot be shown">{kept}</MessagePage>;
  if (!kept || !game || !views) return <main className="message-page quiet">Fetching the game…</main>;
  const { Board } = views;
  return (
    <div className="replay-page">
      <nav className="replay-back">
        <a className="button bare" href={linkTo('table', transport, id)}>
          To the table
        </a>
        <a className="button bare" href={linkTo('result', transport, id)}>
          Result
        </a>
      </nav>
      <Replay
        timeline={kept.timeline}
        initial={Number(moment) || 0}
        onPlayFrom={(from) => void playFrom(from)}
      >
        {(table, events) =>
          Board ? (
            <Board table={table} events={events} />
          ) : (
            <pre className="drawn-table">{game.draw(table)}</pre>
          )
        }
      </Replay>
    </div>
  );
}

/** A new game that has come as far as the one that is looked at. */
async function playFrom(from: PlayFrom): Promise<void> {
  const text = await fileFrom(from);
  const players = [{ kind: 'human' }, { kind: 'bot', strength: 'regular' }] as const;
  const created = await localGames.importFile(text, players);
  if (created.ok) goTo('table', 'local', created.value);
}
