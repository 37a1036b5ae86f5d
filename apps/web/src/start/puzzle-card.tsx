import { dayOf } from '../puzzles/puzzle.ts';
import { solvedSoFar, streakOn } from '../puzzles/solved.ts';
import { linkTo } from '../router.ts';
import { Icon } from '../ui/icons.tsx';
import styles from './start.module.css';

/** The door to the puzzle of the day, and how many one has solved in a row. */
export function PuzzleCard() {
  const day = dayOf(new Date());
  const solved = solvedSoFar();
  const days = streakOn(solved, day);
  const isOver = solved.last === day;
  return (
    <section className={styles.sideCard} data-part="puzzle" aria-labelledby="puzzle">
      <h2 id="puzzle">
        Puzzle of the day
        {days > 0 && <small className="quiet">{days === 1 ? 'one right' : `${days} in a row`}</small>}
      </h2>
      <p className={styles.puzzleWords}>
        {isOver
          ? 'You have answered it. A new one comes tomorrow.'
          : 'One order is clearly the best. Find it.'}
      </p>
      <a className="button" href={linkTo('puzzle')}>
        <Icon name="bulb" /> {isOver ? 'Look at it' : 'Solve'}
      </a>
    </section>
  );
}
