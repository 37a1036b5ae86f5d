import type { ToHitRoll } from '../result/to-hit-roll.ts';
import { sideClass } from '../ui/words/sides.ts';
import { type Luck, luckInWords, luckOf, shotsToRemember } from './luck.ts';
import styles from './story.module.css';

interface LuckProps {
  readonly sides: readonly string[];
  readonly rolls: readonly ToHitRoll[];
}

/** Hits expected against hits rolled, for each side. */
export function LuckCard({ sides, rolls }: LuckProps) {
  return (
    <section className={styles.panel} aria-labelledby="story-luck" data-part="story-luck">
      <header>
        <h2 id="story-luck">Luck</h2>
        <small>line: expected · grey: 80 of 100 games</small>
      </header>
      {sides.map((name, seat) => {
        const luck = luckOf(rolls.filter((roll) => roll.seat === seat));
        return (
          <div key={name} className={`${styles.luck} ${sideClass(seat)}`}>
            <p>
              <b className={styles.luckName}>{name}</b>
              <span>
                <b>{luck.hits}</b> hits, {luck.expected.toFixed(1)} expected
              </span>
            </p>
            <LuckBar luck={luck} />
            <small>{luckInWords(luck)}</small>
          </div>
        );
      })}
    </section>
  );
}

function LuckBar({ luck: { hits, expected, low, high, attacks } }: { readonly luck: Luck }) {
  const x = (value: number) => (attacks === 0 ? 0 : (100 * value) / attacks);
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" y="2" rx="2" data-kind="room" />
      <rect x={x(low)} width={Math.max(0, x(high) - x(low))} height="4" y="2" data-kind="usual" />
      <rect width={x(hits)} height="2" y="3" data-kind="hits" />
      <rect x={x(expected) - 0.25} width="0.5" height="8" data-kind="expected" />
    </svg>
  );
}

interface ShotsProps {
  readonly rolls: readonly ToHitRoll[];
  onShow(moment: number): void;
}

/** The best shot of the battle, and its luckiest roll. */
export function ShotsCard({ rolls, onShow }: ShotsProps) {
  const { best, luckiest } = shotsToRemember(rolls);
  const shots = [
    ...(best
      ? [{ title: 'Best shot', shot: best, worth: `${best.damage}${best.destroys ? ' ✹' : ''}` }]
      : []),
    ...(luckiest
      ? [{ title: 'Luckiest roll', shot: luckiest, worth: `1 in ${Math.round(1 / luckiest.chance)}` }]
      : []),
  ];
  if (shots.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="story-shots">
      <h2 id="story-shots">Shots to remember</h2>
      {shots.map(({ title, shot, worth }) => (
        <button
          key={title}
          type="button"
          className={`${styles.shot} ${sideClass(shot.seat)}`}
          onClick={() => onShow(shot.moment)}
        >
          <span>
            <b>{title}</b> · turn {shot.turn}
            <small>
              {shot.attack}
              {shot.means && `, ${shot.means}`}, {shot.needed}+, rolled {shot.rolled}
            </small>
          </span>
          <b className={styles.worth}>{worth}</b>
        </button>
      ))}
    </section>
  );
}
