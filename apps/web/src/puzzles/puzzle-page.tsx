import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { type Choice, intervalOf, type Puzzle } from '@ironfield/lab/puzzles/puzzle.ts';
import { useState } from 'react';
import { linkTo } from '../router.ts';
import type { GameViews } from '../table/game-views.ts';
import { Segments } from '../ui/fields/segments.tsx';
import styles from './puzzle.module.css';
import { shuffled } from './puzzle.ts';
import { keepSolved, type Solved, solvedAfter, solvedSoFar, streakOn } from './solved.ts';

interface PuzzlePageProps {
  readonly puzzle: Puzzle;
  readonly view: View<GameTypes>;
  readonly views: GameViews;
  readonly day: number;
  /** Their number. */
  readonly count: number;
  readonly title: string;
  readonly side: string;
  /** The events that show a given order on the map, by its place among the choices. */
  eventsOf(choice: number): readonly GameTypes['Event'][];
  onTry(): void;
}

/** Today's puzzle: a position, a few orders, and once one is chosen what comes of each. */
export function PuzzlePage(props: PuzzlePageProps) {
  const { puzzle, view, views, day, count, title, side, eventsOf, onTry } = props;
  const [solved, setSolved] = useState<Solved>(solvedSoFar);
  const [looked, setLooked] = useState<number | null>(null);
  const isOver = solved.last === day;
  const shown = looked ?? (isOver ? 0 : null);
  const { Board } = views;
  const answer = () => {
    if (looked === null) return;
    const after = solvedAfter(solved, day, looked);
    keepSolved(after);
    setSolved(after);
    // The best answer is shown next.
    setLooked(null);
  };
  const places = isOver ? puzzle.choices.map((_, at) => at) : shuffled(puzzle.choices.length, day);
  return (
    <main className={styles.page} data-part="puzzle-page">
      <nav aria-label="Ironfield">
        <a className="button bare" href={linkTo()}>
          To the start
        </a>
      </nav>
      <header className={styles.head}>
        <p className="quiet">{title}</p>
        <h1>{isOver ? verdictOf(solved.choice) : `One order is best for ${side}`}</h1>
        <Streak days={streakOn(solved, day)} />
      </header>
      <div className={styles.map}>
        {Board ? (
          <Board table={view.table} events={shown === null ? [] : eventsOf(shown)} />
        ) : (
          <p>This game has no map to show.</p>
        )}
      </div>
      <section className={styles.choices} aria-label="Orders">
        {isOver ? (
          <Solution choices={puzzle.choices} chosen={solved.choice} onLook={setLooked} />
        ) : (
          <>
            <p>Which order gives {side} the best chance to win? Choose one to see it on the map.</p>
            <Segments
              label="Orders"
              isStacked
              value={String(looked)}
              choices={places.map((at) => ({ value: String(at), label: puzzle.choices[at]!.text }))}
              onChange={(value) => setLooked(Number(value))}
            />
          </>
        )}
        <div className={styles.buttons}>
          {isOver ? (
            <button type="button" className="button primary" onClick={onTry}>
              Play it from here
            </button>
          ) : (
            looked !== null && (
              <button type="button" className="button primary" onClick={answer}>
                This is my answer
              </button>
            )
          )}
        </div>
        <p className={`quiet ${styles.foot}`}>
          A position out of a battle of bots. Each order was played out {puzzle.choices[0]!.games} times by
          quick bots, who do not always see what people see. There are {count} puzzles so far: a new one each
          day, and then again from the first.
        </p>
      </section>
    </main>
  );
}

const verdictOf = (choice: number): string =>
  choice === 0 ? 'Right. Come again tomorrow.' : 'There was a better order.';

/** So many of the last days, as boxes and in words. */
function Streak({ days }: { readonly days: number }) {
  return (
    <p className={styles.streak}>
      <span aria-hidden="true">{'■'.repeat(Math.min(days, MOST_BOXES)) || '□'}</span>
      {days === 0
        ? 'No streak yet'
        : days === 1
          ? 'Right today: the first in a row'
          : `${days} days in a row`}
    </p>
  );
}

const MOST_BOXES = 10;

interface SolutionProps {
  readonly choices: readonly Choice[];
  /** The answer, by its place among the choices. */
  readonly chosen: number;
  onLook(choice: number): void;
}

/** Every order with its chance, as a dot with its interval. */
function Solution({ choices, chosen, onLook }: SolutionProps) {
  const [best, second] = choices.map(({ wins, games }) => Math.round((100 * wins) / games));
  return (
    <>
      <p>
        The best order won {best} % of the games that followed, the next best {second} %.
      </p>
      <ol className={styles.solution}>
        {choices.map((choice, at) => {
          const [low, high] = intervalOf(choice).map((chance) => Math.round(100 * chance));
          const chance = Math.round((100 * choice.wins) / choice.games);
          return (
            <li key={choice.text} data-chosen={at === chosen || undefined}>
              <button type="button" onClick={() => onLook(at)}>
                {choice.text}
              </button>
              <span className={styles.chance}>
                <b>{chance} %</b> <small className="quiet">{`${low}–${high}`}</small>
                {at === chosen && <small> your answer</small>}
              </span>
              <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <path className={styles.interval} d={`M${low} 3H${high}`} />
                <path className={styles.point} d={`M${chance - 0.6} 3h1.2`} />
              </svg>
            </li>
          );
        })}
      </ol>
    </>
  );
}
