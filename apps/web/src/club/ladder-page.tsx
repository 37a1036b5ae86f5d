import type { Ladder } from '@ironfield/client/club.ts';
import { useEffect, useState } from 'react';
import { ABOUT, titleOfGame } from '../catalogue.ts';
import { linkTo, type PageProps } from '../router.ts';
import { server } from '../sessions/server.ts';
import { useSettings } from '../settings.ts';
import styles from './club.module.css';
import { ClubPage } from './club-page.tsx';
import { useMember } from './member.ts';
import { nameOfRater, ratingText } from './rating-words.ts';

const RATED = ABOUT.filter(({ isDemonstration }) => !isDemonstration);

/** The ratings in one rule system: `#/ladder/<game>`. */
export function LadderPage({ path: [wanted] }: PageProps) {
  const { game: last } = useSettings();
  const game = wanted ?? (RATED.some(({ id }) => id === last) ? last : RATED[0].id);
  const [ladder, setLadder] = useState<Ladder | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void server.ladder(game).then((answer) => {
      if (isLeft) return;
      setLadder(answer.ok ? answer.value : null);
      setProblem(answer.ok ? null : `${answer.error.message}.`);
    });
    return () => {
      isLeft = true;
    };
  }, [game]);
  return (
    <ClubPage title="Ladder" subtitle={titleOfGame(game)} back={linkTo('lobby')} backLabel="← Invitations">
      <nav className={styles.clubButtons} aria-label="Rule systems">
        {RATED.map(({ id, title }) => (
          <a
            key={id}
            className={`button ${id === game ? styles.chosen : ''}`}
            aria-current={id === game ? 'page' : undefined}
            href={linkTo('ladder', id)}
          >
            {title}
          </a>
        ))}
      </nav>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {ladder?.game === game && <Raters ladder={ladder} />}
      <p className="quiet">
        A game counts when it is over, its record verifies, and everybody in it has an identity or is a bot;
        against bots it must be a ready-made battle. Ratings are by Glicko-2. One with a question mark is
        provisional: too few games, or too long ago.
      </p>
    </ClubPage>
  );
}

function Raters({ ladder }: { readonly ladder: Ladder }) {
  const member = useMember();
  if (ladder.raters.length === 0)
    return (
      <section className={styles.clubCard}>
        <p>Nobody has a rating here yet. The first game of somebody with an identity gives one.</p>
        <div className={styles.clubButtons}>
          <a className="button primary" href={linkTo('new', ladder.game)}>
            Set up a game
          </a>
          {!member && (
            <a className="button" href={linkTo('me')}>
              Make an identity
            </a>
          )}
        </div>
      </section>
    );
  return (
    <table className={styles.ladder} data-part="ladder">
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Name</th>
          <th scope="col">Rating</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {ladder.raters.map(({ rater, games, ...rating }, index) => (
          <tr key={rater.id} className={rater.id === member?.id ? styles.own : ''}>
            <td>{rating.provisional ? '–' : index + 1}</td>
            <td>
              <a href={linkTo('rater', rater.id)}>{nameOfRater(rater)}</a>
            </td>
            <td>{ratingText(rating)}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
