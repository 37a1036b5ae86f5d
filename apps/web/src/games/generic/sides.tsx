import type { Board } from '@ironfield/hex/board.ts';
import { sideClass } from '../../ui/sides.ts';
import type { PlayProps } from '../views.ts';
import type { Piece } from './table-shape.ts';

interface SidesProps {
  readonly model: PlayProps['model'];
  readonly pieces: readonly Piece[];
  readonly board: Board | null;
}

/** Who plays, who is asked, and what each side has. */
export function Sides({ model, pieces, board }: SidesProps) {
  const { seats, waiting } = model.snapshot.summary;
  return (
    <ul className="sides">
      {seats.map(({ seat, side, kind, strength }) => (
        <li key={seat} className={sideClass(seat)}>
          <h2>
            <i className="side-dot" /> {side}
          </h2>
          <p className="quiet">
            {kind === 'bot' ? `${strength} bot` : seat === model.snapshot.viewer ? 'you' : 'a person'}
            {waiting.includes(seat) && ', to decide'}
          </p>
          <ul>
            {pieces
              .filter((piece) => piece.seat === seat)
              .map(({ id, name, cell }) => (
                <li key={id}>
                  {name} <span className="quiet">{cell >= 0 ? board?.number[cell] : 'not on the map'}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
