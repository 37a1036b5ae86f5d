import type { RatingHistory } from '@ironfield/client/club.ts';
import { useEffect, useState } from 'react';
import { titleOfGame } from '../catalogue.ts';
import { linkTo, type PageProps } from '../router.ts';
import { server } from '../sessions/server.ts';
import { ago } from '../ui/words/ago.ts';
import { plural } from '../ui/words/plural.ts';
import styles from './club.module.css';
import { ClubPage } from './club-page.tsx';
import { CURVE, curveOf } from './rating-curve.ts';
import { nameOfRater, ratingText, scoreText } from './rating-words.ts';

type OneRating = RatingHistory['ratings'][number];

/** Somebody's ratings and the games that led to them: `#/rater/<id>`. */
export function RaterPage({ path: [id = ''] }: PageProps) {
  const [history, setHistory] = useState<RatingHistory | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void server.ratings(id).then((answer) => {
      setHistory(answer.ok ? answer.value : null);
      setProblem(answer.ok ? null : `${answer.error.message}.`);
    });
  }, [id]);
  return (
    <ClubPage
      title={history ? nameOfRater(history.rater) : 'Ratings'}
      subtitle="Ratings on this server"
      back={linkTo('ladder')}
      backLabel="← Ladder"
    >
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {history?.ratings.length === 0 && <p>No game has counted yet.</p>}
      {history?.ratings.map((rating) => (
        <RatingCard key={rating.game} rating={rating} />
      ))}
    </ClubPage>
  );
}

/** The latest games in the list below the curve. */
const LISTED = 10;

function RatingCard({ rating }: { readonly rating: OneRating }) {
  const { game, games, steps } = rating;
  const [showsAll, setShowsAll] = useState(false);
  const latest = steps.toReversed();
  return (
    <section className={styles.clubCard} aria-labelledby={`of-${game}`} data-part="rating">
      <h2 id={`of-${game}`}>{titleOfGame(game)}</h2>
      <p>
        <strong className={styles.ratingNumber}>{ratingText(rating)}</strong>{' '}
        <span className="quiet">
          {`give or take ${Math.round(2 * rating.deviation)}, from ${plural(games, 'game')}`}
          {rating.provisional && ' · provisional'}
        </span>
      </p>
      {steps.length > 0 && <Picture rating={rating} />}
      <ul className={styles.steps}>
        {latest.slice(0, showsAll ? latest.length : LISTED).map((step) => (
          <li key={step.id}>
            <a href={linkTo('table', 'watch', step.id)}>{scoreText(step.score)}</a>
            <span>against {step.opponents.map(nameOfRater).join(' and ')}</span>
            <span className="quiet">{ago(step.at)}</span>
            <span>{Math.round(step.rating)}</span>
          </li>
        ))}
      </ul>
      {latest.length > LISTED && !showsAll && (
        <button type="button" className="button bare" onClick={() => setShowsAll(true)}>
          All {latest.length}
        </button>
      )}
    </section>
  );
}

function Picture({ rating: { steps, game } }: { readonly rating: OneRating }) {
  const { line, band, ticks, end } = curveOf(steps);
  const [first, last] = [steps[0], steps[steps.length - 1]];
  const title = `From ${Math.round(first.rating)} to ${Math.round(last.rating)} in ${plural(steps.length, 'game')}`;
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
      role="img"
      aria-label={`${titleOfGame(game)}: ${title}`}
    >
      {ticks.map(({ y, label }) => (
        <g key={label}>
          <line className={styles.curveGrid} x1={CURVE.left} x2={CURVE.width - CURVE.right} y1={y} y2={y} />
          <text x={CURVE.left - 6} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path className={styles.curveBand} d={band} />
      <path className={styles.curveLine} d={line} />
      <circle className={styles.curveEnd} cx={end.x} cy={end.y} r="4" />
    </svg>
  );
}
