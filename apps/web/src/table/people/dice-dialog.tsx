import type { GameSummary } from '@ironfield/client/api.ts';
import type { DiceWords } from '@ironfield/client/dice-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import './dice-dialog.css';

interface DiceDialogProps {
  readonly summary: GameSummary;
  readonly words: DiceWords;
  /** The game runs in this browser, without a server. */
  readonly isLocal: boolean;
  readonly onClose: () => void;
}

/** The secrets that players added to the dice, and how to check them. */
export function DiceDialog({ summary, words, isLocal, onClose }: DiceDialogProps) {
  const { dice, outcome, seed } = summary;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="dice-story">
        <p>{words.text}</p>
        {!isLocal && dice.kind !== 'file' && (
          <>
            <h3 className="overline">Shown before the first roll</h3>
            <dl className="commitments" data-part="commitments">
              <dt>The server</dt>
              <dd>{summary.commitment}</dd>
              {dice.kind === 'shared' &&
                summary.seats.map((info) => (
                  <Commitment
                    key={info.seat}
                    info={info}
                    commitment={dice.seats[info.seat]?.commitment ?? null}
                  />
                ))}
            </dl>
          </>
        )}
        {seed !== null && (
          <>
            <h3 className="overline">The resulting seed</h3>
            <p className="digits">{seed}</p>
          </>
        )}
        <p className="quiet">
          {outcome || isLocal
            ? 'The file of this game holds everything that decides its dice.'
            : 'When the game is over, its file holds everything that decided the dice. Nobody gets it before, because it would reveal future rolls.'}{' '}
          Anybody can check it, and see who contributed: <code>ironfield verify FILE</code>
        </p>
      </div>
    </Dialog>
  );
}

interface CommitmentProps {
  readonly info: GameSummary['seats'][number];
  readonly commitment: string | null;
}

function Commitment({ info: { seat, side, name, kind }, commitment }: CommitmentProps) {
  const nothing = kind === 'bot' ? 'A bot: the server adds its share' : 'Adds nothing';
  return (
    <>
      <dt className={sideClass(seat)}>
        <i className="side-dot" /> <bdi>{name ?? side}</bdi>
      </dt>
      <dd className={commitment === null ? 'none' : ''}>{commitment ?? nothing}</dd>
    </>
  );
}
