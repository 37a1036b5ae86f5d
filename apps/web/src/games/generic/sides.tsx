import type { Piece } from '@ironfield/kernel/play/game.ts';
import type { PlayProps } from '../../table/game-views.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './generic.module.css';

interface SidesProps {
  readonly model: PlayProps['model'];
  readonly pieces: readonly Piece[];
}

/** The players, the one who is asked, and the pieces of each. */
export function Sides({ model, pieces }: SidesProps) {
  const { seats, waiting } = model.snapshot.summary;
  return (
    <ul className={styles.sides}>
      {seats.map(({ seat, side, kind, strength }) => {
        const own = pieces.filter((piece) => piece.seat === seat);
        return (
          <li key={seat} className={sideClass(own[0]?.side ?? seat)}>
            <h2>
              <i className="side-dot" /> {side}
            </h2>
            <p className="quiet">
              {kind === 'bot' ? `${strength} bot` : seat === model.snapshot.viewer ? 'you' : 'a person'}
              {waiting.includes(seat) && ', to decide'}
            </p>
            <ul>
              {own.map(({ id, name, at, note }) => (
                <li key={String(id)}>
                  {name} <span className="quiet">{note ?? placeText(at)}</span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** Places in inches are for the drawing. */
function placeText(at: Piece['at']): string {
  if (at === null) return 'not on the map';
  return typeof at === 'string' ? at : '';
}
