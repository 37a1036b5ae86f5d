import type { About } from '@ironfield/kernel/play/game.ts';
import { refused } from '@ironfield/kernel/refusal.ts';
import { Fragment, type PointerEvent, type ReactNode, useState } from 'react';
import { ABOUT } from '../catalogue.ts';
import { BayCover, PlanetCover } from '../covers/bay-cover.tsx';
import { coverOf } from '../covers/covers.ts';
import { goTo, linkTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { changeSettings } from '../settings.ts';
import styles from './start.module.css';
import { warm } from './warm.ts';

/** Games with whole books of their own have room for what else they hold. */
/** The game that has a small card, because nobody begins it in passing. */
const LARGE = 'planetary';
const WIDE = ['classic', 'gearblitz'];

interface GameCardsProps {
  /** A pointer has come to the card of a game; null when it goes. */
  onLook(game: string | null): void;
}

/** The games: one press begins, another leads to everything that can be chosen. */
export function GameCards({ onLook }: GameCardsProps) {
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
  const games = ABOUT.filter(({ id, isDemonstration }) => !isDemonstration && id !== LARGE);
  return (
    <section className={styles.battles} data-part="battles" aria-labelledby="battles">
      <h2 id="battles">Choose a battle</h2>
      <ul>
        {games.map((about) => (
          <GameCard key={about.id} about={about} onLook={onLook} onPlay={() => void play(about.id)} />
        ))}
        <SmallCard
          title="'Mech bay"
          words="Build, test and print machines of your own."
          cover={<BayCover />}
          link={linkTo('bay')}
          label="Open"
        />
        <LargeGame />
      </ul>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

interface GameCardProps extends GameCardsProps {
  readonly about: About;
  onPlay(): void;
}

function GameCard({ about, onLook, onPlay }: GameCardProps) {
  const { id, title, summary, holds, sets, lessons = {} } = about;
  const [least, most] = about.minutes;
  const Cover = coverOf(id);
  const [name] = title.split(', ');
  return (
    <li
      className={styles.gameCard}
      data-part="game-card"
      data-wide={WIDE.includes(id)}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && onLook(id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(id)}
      onBlur={() => onLook(null)}
    >
      <span className={styles.gameCover}>{Cover && <Cover />}</span>
      <div>
        <h3>{name}</h3>
        <p>{summary}</p>
        <p className={`quiet ${styles.gameFacts}`}>
          {least}–{most} min · {holds}
        </p>
        {sets && (
          <div className={styles.gameSets}>
            <p>
              <b>With Maximum Tech</b> · <a href={linkTo('new', id, 'options')}>all options</a>
              {Object.entries(lessons).map(([lesson, words]) => (
                <Fragment key={lesson}>
                  {' · learn: '}
                  <a href={linkTo('learn', id, lesson)}>{words}</a>
                </Fragment>
              ))}
            </p>
            {Object.entries(sets).map(([set, words]) => (
              <a key={set} className={styles.chip} href={linkTo('new', id, 'set', set)}>
                {words}
              </a>
            ))}
          </div>
        )}
        <div className={styles.gameButtons}>
          <button type="button" className="button accented" aria-label={`Play ${title}`} onClick={onPlay}>
            Play
          </button>
          <a className="button bare" href={linkTo('new', id)} aria-label={`Set up ${title}`}>
            Set up…
          </a>
        </div>
      </div>
    </li>
  );
}

interface SmallCardProps {
  readonly title: string;
  readonly words: string;
  readonly cover: ReactNode;
  readonly link: string;
  readonly label: string;
}

/** A card for other things than battles. */
function SmallCard({ title, words, cover, link, label }: SmallCardProps) {
  return (
    <li className={styles.gameCard} data-part="small-card">
      <span className={styles.gameCover}>{cover}</span>
      <div>
        <h3>{title}</h3>
        <p>{words}</p>
        <div className={styles.gameButtons}>
          <a className="button" href={link} aria-label={`${label} ${title}`}>
            {label}
          </a>
        </div>
      </div>
    </li>
  );
}

/** A game of whole evenings: whoever wants one chooses what to play first. */
function LargeGame() {
  const about = ABOUT.find(({ id }) => id === LARGE);
  if (!about) return null;
  return (
    <SmallCard
      title={about.title}
      words={`War over a whole planet: ${about.holds}.`}
      cover={<PlanetCover />}
      link={linkTo('new', about.id)}
      label="Set up"
    />
  );
}
