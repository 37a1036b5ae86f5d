import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { SceneryContext } from '../board/ground/scenery.tsx';
import type { Margins } from '../board/view/frame.ts';
import type { Timeline } from '../replay/timeline.ts';
import type { GameViews } from '../table/game-views.ts';
import { Icon } from '../ui/icons.tsx';
import { Boundary } from '../ui/mishaps/boundary.tsx';
import { sideClass } from '../ui/words/sides.ts';
import styles from './story.module.css';
import type { TurningPoint } from './tell.ts';
import { changeInWords, headingOf, reasonsOf, verdictOf } from './words.ts';

interface Props {
  readonly timeline: Timeline<GameTypes>;
  readonly Board: GameViews['Board'];
  readonly number: number;
  readonly seat: number;
  readonly turningPoint: TurningPoint;
  /** It is what this person should try first. */
  readonly isPrimary: boolean;
  onTry(moment: number): void;
  onShow(moment: number): void;
}

const EDGES: Margins = { left: 40, right: 40, top: 40, bottom: 40 };

/** A turning point: where it was, what it came from, and a way to try it again. */
export function TurningCard(props: Props) {
  const { timeline, Board, number, seat, turningPoint, isPrimary, onTry, onShow } = props;
  const { cause, change, turn } = turningPoint;
  const verdict = cause ? verdictOf(cause) : null;
  const shown = cause ? timeline.at(cause.moment + 1) : null;
  const isOwnMistake = verdict === 'mistake' && cause?.seat === seat;
  return (
    <li
      className={styles.card}
      data-part="turning-point"
      data-verdict={verdict ?? 'none'}
      data-own={isOwnMistake || undefined}
    >
      <div className={styles.cardMap} aria-hidden="true" inert>
        {shown && Board && (
          <Boundary where={{ page: 'story' }} instead={() => null}>
            <SceneryContext value={() => EDGES}>
              <div className={styles.small}>
                <Board table={shown.view.table} events={shown.events} past={shown.past} isStep />
              </div>
            </SceneryContext>
          </Boundary>
        )}
      </div>
      <div className={styles.cardWords}>
        <p className={styles.cardHead}>
          <span className={`${styles.number} ${sideClass(seat)}`} data-sign={change < 0 ? 'worse' : 'better'}>
            {number}
          </span>
          <span className="quiet">Turn {turn}</span>
          <b data-sign={change < 0 ? 'worse' : 'better'}>{changeInWords(change)}</b>
        </p>
        {cause === undefined && <p className="quiet">Looking for the cause…</p>}
        {cause === null && <p>The turn as a whole did it; no single order stands out.</p>}
        {cause && (
          <>
            <h3>{headingOf(timeline, cause.moment + 1)}</h3>
            {reasonsOf(cause, timeline.sides).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            <div className={styles.cardButtons}>
              <button
                type="button"
                className={`button ${isPrimary ? 'primary' : ''}`}
                onClick={() => onTry(cause.moment)}
              >
                <Icon name="next" /> Try it
              </button>
              <button type="button" className="button bare" onClick={() => onShow(cause.moment + 1)}>
                Show
              </button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
