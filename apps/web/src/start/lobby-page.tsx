import type { GameSummary } from '@ironfield/client/api.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import { useEffect, useState } from 'react';
import { ABOUT, titleOfGame, titleOfScenario } from '../catalogue.ts';
import { linkTo } from '../router.ts';
import { server } from '../sessions/server.ts';
import { useSettings } from '../settings.ts';
import { clockText } from '../table/people/players.ts';
import { ago } from '../ui/words/ago.ts';
import { sitDown } from './sit-down.ts';
import { useOpenGames } from './use-open-games.ts';
import '../ui/fields/fields.css';
import { NameField } from './new-game/name-field.tsx';
import styles from './new-game/new-game.module.css';

/** Tables on this server that wait for anybody. */
export function LobbyPage() {
  const { name } = useSettings();
  const { games, problem: unreachable, look } = useOpenGames();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, [look]);
  const join = async (game: string, seat: number) => {
    setProblem(await takeSeat(game, seat, name.trim()));
    look();
  };
  return (
    <div className={styles.newGamePage}>
      <header className={styles.newGameHead} data-part="new-game-head">
        <a className="button bare" href={linkTo()}>
          ← Start
        </a>
        <div>
          <h1>Open invitations</h1>
          <p className="quiet">Games on this server that are waiting for players.</p>
        </div>
        <nav className={styles.newGameDoors} aria-label="The club">
          <a className="button bare" href={linkTo('challenges')}>
            Challenges
          </a>
          <a className="button bare" href={linkTo('tournaments')}>
            Tournaments
          </a>
          <a className="button bare" href={linkTo('ladder')}>
            Ladder
          </a>
          <a className="button bare" href={linkTo('me')}>
            Your identity
          </a>
        </nav>
      </header>
      <main className={styles.newGame}>
        <NameField />
        {(problem ?? unreachable) !== null && (
          <p className="problem" role="alert">
            {problem ?? unreachable}
          </p>
        )}
        <ul className={styles.openGames} data-part="open-games">
          {games?.map((summary) => (
            <OpenGame key={summary.id} summary={summary} onJoin={(seat) => void join(summary.id, seat)} />
          ))}
        </ul>
        {games?.length === 0 && (
          <div className={styles.nobodyWaits}>
            <p>
              No one is waiting just now. Set up a game with “Share a link”, let anyone join, and it appears
              here.
            </p>
            {ABOUT.filter(({ isDemonstration }) => !isDemonstration).map(({ id, title }) => (
              <a key={id} className="button" href={linkTo('new', id)}>
                Set up {title}
              </a>
            ))}
          </div>
        )}
      </main>
    </div>
  );
}

function OpenGame({ summary, onJoin }: { readonly summary: GameSummary; onJoin(seat: number): void }) {
  const { game, scenario, title, seats, clock, created } = summary;
  const host = seats.find(({ kind }) => kind === 'human')?.name ?? 'Somebody';
  return (
    <li>
      <span>
        <strong>{title ?? titleOfScenario(game, scenario)}</strong>
        <span className="quiet">
          {[titleOfGame(game), `${host} waits`, clock ? clockText(clock) : 'no clock', ago(created)].join(
            ' · ',
          )}
        </span>
      </span>
      {seats.map(
        ({ seat, side, kind }) =>
          kind === 'open' && (
            <button key={seat} type="button" className="button primary" onClick={() => onJoin(seat)}>
              Play {side}
            </button>
          ),
      )}
    </li>
  );
}

/** Sits down where anybody may; null, or why not. */
async function takeSeat(game: string, seat: number, name: string): Promise<string | null> {
  const [secret, share] = [newSecret(), newSeed()];
  const commitment = commitmentToShare(seat, share);
  const joined = await server.join(game, { seat, secret, commitment, ...(name !== '' && { name }) });
  if (!joined.ok) return `${joined.error.message}.`;
  const problem = await sitDown(game, secret, { share });
  return problem && `${problem.message}.`;
}
