import { useState } from 'react';
import { titleOfGame } from '../catalogue.ts';
import { ago } from '../ui/ago.ts';
import { Icon } from '../ui/icons.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { faceOf } from './game-face.ts';
import type { MyGame } from './my-games.ts';
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
    setRemoved(null);
    await look();
  };
  const shown = showsAll ? games : games.slice(0, SHOWN);
  return (
    <section className="my-games" aria-labelledby="my-games">
      <h2 id="my-games">My games</h2>
      {games.length === 0 && (
        <p className="quiet">Your games are saved here after every order. There are none yet.</p>
      )}
      <ul>
        {shown.map((game) => (
          <GameRow key={game.key} game={game} onRemove={() => void remove(game)} />
        ))}
      </ul>
      {removed && (
        <p className="removed" role="status">
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

function GameRow({ game, onRemove }: { readonly game: MyGame; onRemove(): void }) {
  const { title, company, standing, asks, isTurn, updated, setup } = game;
  const face = useLoaded(setup && game.key, async () => (setup ? faceOf(game.game, setup) : null));
  return (
    <li>
      <a href={game.address}>
        {/* Its place is kept while it is fetched. */}
        <span className="game-picture" aria-hidden="true">
          {face && setup && <face.Picture setup={setup} />}
        </span>
        <span className="game-words">
          <span className="game-title">
            <strong>{title}</strong>
            <span className={`standing ${isTurn ? 'your-turn' : ''}`}>
              {standing}
              {asks !== undefined && <span className="quiet"> · {asks}</span>}
            </span>
          </span>
          {setup && <span className="game-forces">{face?.forces ?? ' '}</span>}
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
