import { useState } from 'react';
import { titleOfGame } from '../../catalogue.ts';
import { linkTo } from '../../router.ts';
import { timeText } from '../../table/people/players.ts';
import { Icon } from '../../ui/icons.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { ago } from '../../ui/words/ago.ts';
import { startLesson } from '../learn-button.tsx';
import styles from '../start.module.css';
import { faceOf } from './game-face.ts';
import { isAwaited, type MyGame } from './my-games.ts';
import type { MyGames } from './use-my-games.ts';

/** As many as stand beside the lesson without pushing the games below off a small screen. */
const SHOWN = 3;

interface Removed {
  readonly game: MyGame;
  undo(): unknown;
}

/** The games I play, with whose turn it is and what waits for me. */
export function MyGamesCard({ mine: { games, notes, look } }: { readonly mine: MyGames }) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const remove = async (game: MyGame) => {
    setRemoved({ game, undo: await game.remove() });
    await look();
  };
  const undo = async () => {
    await removed?.undo();
    // First, so that nobody is taken for a newcomer meanwhile.
    await look();
    setRemoved(null);
  };
  const awaited = games.filter(isAwaited).length;
  if (games.length === 0 && !removed) return <Newcomer notes={notes} />;
  const shown = showsAll ? games : games.slice(0, SHOWN);
  return (
    <section
      className={`${styles.myGames} ${styles.sideCard}`}
      data-part="my-games"
      aria-labelledby="my-games"
    >
      <h2 id="my-games">
        My games{' '}
        <small className="quiet">
          {awaited === 1 ? 'one waits for you' : awaited > 1 && `${awaited} wait for you`}
        </small>
      </h2>
      <ul>
        {shown.map((game) => (
          <GameRow key={game.key} game={game} onRemove={() => void remove(game)} />
        ))}
      </ul>
      {removed && (
        <p className={styles.removed} role="status">
          <span>“{removed.game.title}” is removed.</span>
          <button type="button" className="button" onClick={() => void undo()}>
            Undo
          </button>
        </p>
      )}
      {games.length > SHOWN && (
        <button type="button" className="button bare" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Fewer' : `All ${games.length}`}
        </button>
      )}
      {notes.map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
    </section>
  );
}

/** The first steps for a player who has no games yet. */
function Newcomer({ notes }: Pick<MyGames, 'notes'>) {
  return (
    <section className={styles.sideCard} data-part="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">First time here?</h2>
      <ul className={styles.firstSteps}>
        <li>
          <button type="button" onClick={startLesson}>
            <b>Learn by playing</b>
            <span className="quiet">A guided battle: the table says what to do and why.</span>
          </button>
        </li>
        <li>
          <a href={linkTo('new', 'battleforce-qs')}>
            <b>A short game</b>
            <span className="quiet">BattleForce Quick-Start, against a bot as strong as you like.</span>
          </a>
        </li>
        <li>
          <a href={linkTo('new', 'classic')}>
            <b>With a friend</b>
            <span className="quiet">At one screen, or by a link: nobody has to sign in.</span>
          </a>
        </li>
      </ul>
      {(notes.length > 0 ? notes : ['Your games are saved here after every order.']).map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
    </section>
  );
}

function GameRow({ game, onRemove }: { readonly game: MyGame; onRemove(): void }) {
  const { title, company, standing, asks, isTurn, left, updated, setup } = game;
  const face = useLoaded(setup && game.key, async () => (setup ? faceOf(game.game, setup) : null));
  return (
    <li>
      <a href={game.address}>
        {/* Its place is kept while it is fetched. */}
        <span className={styles.gamePicture} data-part="game-picture" aria-hidden="true">
          {face && setup && <face.Picture setup={setup} />}
        </span>
        <span className={styles.gameWords} data-part="game-words">
          <span className={styles.gameTitle}>
            <strong>{title}</strong>
            <span className={`standing ${isTurn ? styles.yourTurn : ''}`}>
              {standing}
              {left !== null && <b> · {timeText(left)} left</b>}
              {asks !== undefined && <span className="quiet"> · {asks}</span>}
            </span>
          </span>
          {setup && <span className={styles.gameForces}>{face?.forces ?? ' '}</span>}
          <span className="quiet">
            {[titleOfGame(game.game), company, ago(updated), face?.options].filter(Boolean).join(' · ')}
          </span>
        </span>
      </a>
      <button
        type="button"
        className="button bare"
        aria-label={`Remove ${title}`}
        title="Remove"
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
