import type { AnyGame } from '@ironfield/kernel/game.ts';
import { fileFrom } from '../replay/file-from.ts';
import { Replay } from '../replay/replay.tsx';
import type { PlayFrom } from '../replay/timeline.ts';
import { goTo, linkTo, type PageProps } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { useKeptGame } from './use-kept-game.ts';

/** A kept game played again: `#/replay/<transport>/<id>`, or from one of its moments: `…/<moment>`. */
export function ReplayRoute({ path: [transport = '', id = '', moment = '0'] }: PageProps) {
  const kept = useKeptGame(transport, id);
  if (typeof kept === 'string') return <MessagePage title="This game cannot be shown">{kept}</MessagePage>;
  if (!kept) return <main className="message-page quiet">Fetching the game…</main>;
  const { Board } = kept.views;
  const { game } = kept.timeline;
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
        onPlayFrom={(from) => void playFrom(game, from)}
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
async function playFrom(game: AnyGame, from: PlayFrom): Promise<void> {
  const text = fileFrom(game, from);
  const players = [{ kind: 'human' }, { kind: 'bot', strength: 'regular' }] as const;
  const created = await localGames.importFile(text, players);
  if (created.ok) goTo('table', 'local', created.value);
}
