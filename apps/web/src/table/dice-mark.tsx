import type { GameSummary } from '@ironfield/client/api.ts';
import { type DiceWords, diceWords } from '@ironfield/client/dice-words.ts';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { sideClass } from '../ui/sides.ts';
import './dice-mark.css';

interface DiceMarkProps {
  readonly summary: GameSummary;
  /** The game runs in this browser, without a server. */
  readonly isLocal: boolean;
}

const LOCAL: DiceWords = {
  title: 'This browser’s dice',
  text: 'This browser alone throws the dice of this game: nobody else had a part in them.',
  isFair: true,
};

/** Who had a part in the dice, in two words, and on a press in full. */
export function DiceMark({ summary, isLocal }: DiceMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const words = isLocal ? LOCAL : diceWords(summary);
  return (
    <>
      <button
        type="button"
        className={`button bare dice-mark ${words.isFair ? '' : 'known'}`}
        title={words.text}
        onClick={() => setOpen(true)}
      >
        <Icon name="die" /> <span>{words.title}</span>
      </button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <DiceStory summary={summary} words={words} isLocal={isLocal} />
        </Dialog>
      )}
    </>
  );
}

function DiceStory({ summary, words, isLocal }: DiceMarkProps & { readonly words: DiceWords }) {
  const { dice, outcome, seed } = summary;
  return (
    <div className="dice-story">
      <p>{words.text}</p>
      {!isLocal && dice.kind !== 'file' && (
        <>
          <h3 className="overline">Shown before the first die fell</h3>
          <dl className="commitments">
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
          <h3 className="overline">The seed that followed</h3>
          <p className="digits">{seed}</p>
        </>
      )}
      <p className="quiet">
        {outcome || isLocal
          ? 'The file of this game holds all that decides its dice.'
          : 'When the game is over its file holds all that decided the dice; nobody gets it before, because it would tell those to come.'}{' '}
        Anybody can check it, and who had a part: <code>ironfield verify FILE</code>
      </p>
    </div>
  );
}

interface CommitmentProps {
  readonly info: GameSummary['seats'][number];
  readonly commitment: string | null;
}

function Commitment({ info: { seat, side, name, kind }, commitment }: CommitmentProps) {
  const nothing = kind === 'bot' ? 'A bot: the server adds for it' : 'Adds nothing';
  return (
    <>
      <dt className={sideClass(seat)}>
        <i className="side-dot" /> <bdi>{name ?? side}</bdi>
      </dt>
      <dd className={commitment === null ? 'none' : ''}>{commitment ?? nothing}</dd>
    </>
  );
}
