import type { GameSummary } from '@ironfield/client/api.ts';
import type { Challenge } from '@ironfield/client/club/challenges.ts';
import { titleOfGame, titleOfScenario } from '../../catalogue.ts';
import styles from '../../club/club.module.css';
import { ratingText } from '../../club/rating-words.ts';
import { linkTo } from '../../router.ts';
import { clockText } from '../../table/people/players.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { ago } from '../../ui/words/ago.ts';

interface Props {
  readonly challenge: Challenge;
  /** Why it cannot be taken up. */
  readonly refusal?: string | null;
  onAccept?(seat: number): void;
  readonly onDecline?: readonly [label: string, decline: () => void];
}

export function ChallengeRow({ challenge, refusal = null, onAccept, onDecline }: Props) {
  const { by, wanted, person, summary } = challenge;
  const facts = [
    by.rating ? `${by.name}, ${ratingText(by.rating)}` : by.name,
    summary.clock ? clockText(summary.clock) : 'no clock',
    wanted && `wants ${wanted.from} to ${wanted.to}`,
    person && `to ${person.name}`,
    ago(summary.created),
  ];
  return (
    <li className={styles.row}>
      <Battle summary={summary} facts={facts} />
      <span className={styles.clubButtons}>
        {onAccept &&
          summary.seats.map(
            ({ seat, side, kind }) =>
              kind === 'open' && (
                <button
                  key={seat}
                  type="button"
                  className="button primary"
                  {...refusing(refusal)}
                  onClick={() => onAccept(seat)}
                >
                  Play {side}
                </button>
              ),
          )}
        {onDecline && (
          <button type="button" className="button" onClick={onDecline[1]}>
            {onDecline[0]}
          </button>
        )}
      </span>
      {refusal !== null && <small className="quiet">{refusal}.</small>}
    </li>
  );
}

export function WatchedRow({ name, summary }: { readonly name: string; readonly summary: GameSummary }) {
  return (
    <li className={styles.row}>
      <Battle summary={summary} facts={[`${name} plays`, ago(summary.updated)]} />
      <a className="button" href={linkTo('table', 'watch', summary.id)}>
        Watch
      </a>
    </li>
  );
}

function Battle({ summary, facts }: { summary: GameSummary; facts: readonly (string | null)[] }) {
  const { game, scenario, title } = summary;
  return (
    <span>
      <strong>{title ?? titleOfScenario(game, scenario)}</strong>
      <span className="quiet">{[titleOfGame(game), ...facts.filter(Boolean)].join(' · ')}</span>
    </span>
  );
}
