import type { GameTypes, Strength } from '@ironfield/kernel/play/game.ts';
import { STRENGTHS } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Moment, Timeline } from '../replay/timeline.ts';
import { Segments } from '../ui/fields/segments.tsx';
import { sideClass } from '../ui/words/sides.ts';
import styles from './analysis.module.css';
import { oddsInWords, oddsOf, type Tally } from './tally.ts';
import { type Odds, useOdds } from './use-odds.ts';

interface Props {
  readonly timeline: Timeline<GameTypes>;
  readonly moment: Moment<GameTypes>;
  /** Goes on by hand for all sides, with this order first. */
  onByHand(order: CoreOrder | null): void;
  onShare(): void;
  /** Changes the position by hand. Absent where the game knows no such thing. */
  readonly onEdit?: (() => void) | undefined;
}

/** Narrower screens show it when asked. */
const PHONE = 800;
const GAMES = ['50', '200', '1000'] as const;
type Games = (typeof GAMES)[number];

/** Plays the position out with bots, as often as you like. */
export function OddsPanel({ timeline, moment, onByHand, onShare, onEdit }: Props) {
  const [strength, setStrength] = useState<Strength>('regular');
  const [games, setGames] = useState<Games>('200');
  const { odds, isRunning, ask, stop } = useOdds();
  const [asked, setAsked] = useState(-1);
  const { view, index } = moment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is worked out holds for one moment
  useEffect(() => stop, [index]);
  if (view.outcome) return null;
  const begin = () => {
    setAsked(index);
    ask({
      game: timeline.game.id,
      view,
      played: timeline.orderAfter(index),
      seats: timeline.sides.length,
      strength,
      games: Number(games),
    });
  };
  const shown = asked === index ? odds : null;
  const [seat] = view.waiting;
  return (
    <details className={styles.oddsPanel} open={Math.min(window.innerWidth, 2 * window.innerHeight) > PHONE}>
      <summary>How would it go on?</summary>
      <div className={styles.oddsChoices}>
        <Segments<Strength>
          label="Bots that play it out"
          value={strength}
          choices={STRENGTH_CHOICES}
          onChange={setStrength}
        />
        <Segments<Games>
          label="Games for each line"
          value={games}
          choices={GAME_CHOICES}
          onChange={setGames}
        />
        {isRunning ? (
          <button type="button" className="button" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" className="button primary" onClick={begin}>
            Play it out
          </button>
        )}
        <button type="button" className="button" onClick={() => onByHand(null)}>
          By hand
        </button>
        <button type="button" className="button" onClick={onShare}>
          Share
        </button>
        {onEdit && (
          <button type="button" className="button" onClick={onEdit}>
            Edit
          </button>
        )}
      </div>
      {isRunning && <progress aria-label="Games played" value={shown?.done ?? 0} max={shown?.all || 1} />}
      {shown && shown.lines.length > 0 && (
        <>
          <SideOdds sides={timeline.sides} tally={shown.lines[0].tally} />
          {seat !== undefined && (
            <LineList odds={shown} seat={seat} side={timeline.sides[seat]} onTry={onByHand} />
          )}
        </>
      )}
    </details>
  );
}

const STRENGTH_CHOICES = STRENGTHS.map((value) => ({
  value,
  label: value[0].toUpperCase() + value.slice(1),
}));
const GAME_CHOICES = GAMES.map((value) => ({ value, label: value }));

/** The share of games that each side wins if the bots play freely. Scrolls into view when asked for, even on a phone. */
function SideOdds({ sides, tally }: { readonly sides: readonly string[]; readonly tally: Tally }) {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => table.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <table ref={table} className={styles.oddsSides} data-part="odds-sides">
      <tbody>
        {sides.map((name, seat) => {
          const odds = oddsOf(tally, seat);
          return (
            <tr key={name} className={sideClass(seat)}>
              <th scope="row">{name} wins</th>
              <td>
                <OddsBar {...odds} />
              </td>
              <td className={styles.oddsWords} data-part="odds-words">
                {oddsInWords(odds)}
              </td>
            </tr>
          );
        })}
        {tally.draws > 0 && (
          <tr>
            <th scope="row">Draw</th>
            <td />
            <td className={styles.oddsWords} data-part="odds-words">
              {Math.round((100 * tally.draws) / tally.games)} %
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The rate as a bar, with its confidence interval. */
function OddsBar({
  rate,
  low,
  high,
}: {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}) {
  return (
    <svg className={styles.oddsBar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.oddsRoom} width="100" height="10" />
      <rect className={styles.oddsRate} width={100 * rate} height="10" />
      <path
        className={styles.oddsRange}
        d={`M${100 * low} 5H${100 * high}M${100 * low} 2V8M${100 * high} 2V8`}
      />
    </svg>
  );
}

interface LineListProps {
  readonly odds: Odds;
  readonly seat: Seat;
  readonly side: string;
  onTry(order: CoreOrder | null): void;
}

/** Possible orders of the side asked, the best first. */
function LineList({ odds, seat, side, onTry }: LineListProps) {
  const lines = odds.lines
    .filter(({ order }) => order !== null)
    .map((line) => ({ ...line, odds: oddsOf(line.tally, seat) }))
    .toSorted((a, b) => b.odds.rate - a.odds.rate);
  return (
    <>
      <h3>What {side} could do</h3>
      <ol className={styles.oddsLines} data-part="odds-lines">
        {lines.map(({ order, words, isPlayed, odds: each, tally }) => (
          <li key={JSON.stringify(order)}>
            <p>
              {isPlayed && <span className={styles.oddsPlayed}>As played</span>}
              {words.slice(0, 2).join(' ') || order!.type}
            </p>
            <div className={`${styles.oddsOfLine} ${sideClass(seat)}`}>
              <OddsBar {...each} />
              <span className={styles.oddsWords} data-part="odds-words">
                {tally.games === 0 ? '…' : oddsInWords(each)}
              </span>
              <button type="button" className="button bare" onClick={() => onTry(order)}>
                Try it
              </button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
