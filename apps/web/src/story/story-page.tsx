import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import type { ReactNode } from 'react';
import type { Timeline } from '../replay/timeline.ts';
import type { GameStatistics } from '../result/statistics.ts';
import type { GameViews } from '../table/game-views.ts';
import { sideClass, toldApart } from '../ui/words/sides.ts';
import { type Beneath, ChanceCurve } from './chance-curve.tsx';
import { chanceAt, headlineOf, tellerOf } from './chances.ts';
import { LuckCard, ShotsCard } from './luck-card.tsx';
import { ShareCard } from './share-card.tsx';
import styles from './story.module.css';
import type { Story } from './tell.ts';
import { TurningCard } from './turning-card.tsx';
import { verdictOf } from './words.ts';

interface Props {
  readonly timeline: Timeline<GameTypes>;
  readonly views: GameViews;
  readonly outcome: Outcome;
  readonly story: Story;
  readonly statistics: GameStatistics | null;
  /** `Chase at Dusk · BattleTech` */
  readonly about: string;
  /** The whole game as a file. */
  readonly text: string;
  /** The other pages of this game. */
  readonly nav: ReactNode;
  onTry(moment: number, seat: number): void;
  onShow(moment: number): void;
}

/** The story of a battle: its curve, where it turned and why, and what the dice had to do with it. */
export function StoryPage(props: Props) {
  const { timeline, views, outcome, story, statistics, about, text, nav, onTry, onShow } = props;
  const { points, turningPoints, done, all, isTold } = story;
  const seat = tellerOf(timeline.viewer, outcome);
  const sides = toldApart(timeline.sides);
  const name = sides[seat];
  const against = sides.find((_, each) => each !== seat) ?? 'Nobody';
  const chances = points.map((point) => chanceAt(point, seat, outcome, timeline.last));
  const headline = headlineOf({ points, seat, name, end: outcome, last: timeline.last });
  const turns = points.map(({ turn }) => turn);
  const primary = primaryOf(story, seat);
  const long = `${about} · ${turns.at(-1)} ${turns.at(-1) === 1 ? 'turn' : 'turns'}`;
  const rolls = statistics?.rolls ?? [];
  const games = Math.round(done / Math.max(1, points.length - 1));
  return (
    <main className={styles.page} data-part="story-page" data-told={isTold || undefined}>
      {nav}
      <header className={styles.head}>
        <h1>{headline}</h1>
        <p className="quiet">{long}</p>
      </header>
      <section className={styles.chart} aria-labelledby="story-chance">
        <header>
          <h2 id="story-chance">{name}’s chance to win</h2>
          <small>
            after each turn, {games} games of quick bots from each position; the band holds 95 of 100
          </small>
          <small className={styles.legend}>✕ loss · ◆ critical hit</small>
        </header>
        {done < all && <progress aria-label="Games played out" value={done} max={all} />}
        <ChanceCurve
          name={name}
          seat={seat}
          against={against}
          turns={turns}
          chances={chances}
          turningPoints={turningPoints}
          beneath={beneathOf(timeline, turns)}
          onGo={(place) => onShow(points[place].moment)}
        />
      </section>
      <ol className={styles.cards} aria-label="Turning points">
        {turningPoints.map((turningPoint, i) => (
          <TurningCard
            key={turningPoint.to}
            timeline={timeline}
            Board={views.Board}
            number={i + 1}
            seat={seat}
            turningPoint={turningPoint}
            isPrimary={i === primary}
            onTry={(moment) => onTry(moment, turningPoint.cause?.seat ?? seat)}
            onShow={onShow}
          />
        ))}
        {turningPoints.length === 0 && (
          <li className={styles.none}>
            {done < all
              ? 'Bots play every turn out to see where the battle turned…'
              : 'No turn changed the chances by more than they are uncertain.'}
          </li>
        )}
      </ol>
      <aside className={styles.side}>
        {rolls.length > 0 && <LuckCard sides={statistics!.sides} rolls={rolls} />}
        {rolls.length > 0 && <ShotsCard rolls={rolls} onShow={onShow} />}
        <Losses timeline={timeline} onShow={onShow} />
        <ShareCard words={{ headline, about: long }} chances={chances} seat={seat} text={text} />
      </aside>
    </main>
  );
}

/** The turning point to try first: a mistake of one's own; else the first with a cause. */
function primaryOf({ turningPoints }: Story, seat: number): number {
  const own = turningPoints.findIndex(
    ({ cause }) => cause && cause.seat === seat && verdictOf(cause) === 'mistake',
  );
  return own >= 0 ? own : turningPoints.findIndex(({ cause }) => cause);
}

/** Marks below the curve, under the turn they happened in. */
function beneathOf(timeline: Timeline<GameTypes>, turns: readonly number[]): Beneath[] {
  const standing = new Set(timeline.standing());
  return timeline.marks.flatMap(({ index, kind, label, seat }) => {
    if ((kind !== 'destroyed' && kind !== 'critical') || !standing.has(index)) return [];
    const { turn } = timeline.stepAt(index);
    return turns.includes(turn) ? [{ turn, kind, label, seat }] : [];
  });
}

interface LossesProps {
  readonly timeline: Timeline<GameTypes>;
  onShow(moment: number): void;
}

function Losses({ timeline, onShow }: LossesProps) {
  const standing = new Set(timeline.standing());
  const losses = timeline.marks.filter(({ kind, index }) => kind === 'destroyed' && standing.has(index));
  if (losses.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="story-losses">
      <h2 id="story-losses">Losses</h2>
      <ul className={styles.losses}>
        {losses.map(({ index, label, seat }) => (
          <li key={`${index} ${label}`} className={sideClass(seat)}>
            <button type="button" onClick={() => onShow(index)}>
              <i className="side-dot" /> {label} <small>turn {timeline.stepAt(index).turn}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
