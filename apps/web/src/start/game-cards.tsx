import type { About } from '@ironfield/kernel/play/game.ts';
import { refused } from '@ironfield/kernel/refusal.ts';
import { useState } from 'react';
import { ABOUT } from '../catalogue.ts';
import { goTo, linkTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { changeSettings } from '../settings.ts';
import { coverOf } from './covers.ts';
import { warm } from './warm.ts';

/** The games: one press begins, another leads to everything that can be chosen. */
export function GameCards() {
  const [problem, setProblem] = useState<string | null>(null);
  const play = async (game: string) => {
    changeSettings({ game });
    warm(game);
    const made = await localGames
      .create({ game, players: [{ kind: 'human' }] })
      .catch((error: Error) => refused(error));
    if (made.ok) goTo('table', 'local', made.value);
    else setProblem(made.error.message);
  };
  return (
    <section className="battles" aria-labelledby="battles">
      <h2 id="battles">Choose a battle</h2>
      <ul>
        {ABOUT.filter(({ isDemonstration }) => !isDemonstration).map((about) => (
          <GameCard key={about.id} about={about} onPlay={() => void play(about.id)} />
        ))}
      </ul>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function GameCard({ about, onPlay }: { readonly about: About; onPlay(): void }) {
  const { id, title, summary, holds } = about;
  const [least, most] = about.minutes;
  const Cover = coverOf(id);
  return (
    <li className="game-card">
      <span className="game-cover">{Cover && <Cover />}</span>
      <div>
        <h3>{title}</h3>
        <p>{summary}</p>
        <p className="quiet">
          {least}–{most} min · {holds}
        </p>
        <div className="game-buttons">
          <button type="button" className="button primary" aria-label={`Play ${title}`} onClick={onPlay}>
            Play
          </button>
          <a className="button" href={linkTo('new', id)} aria-label={`Set up ${title}`}>
            Set up…
          </a>
        </div>
      </div>
    </li>
  );
}
