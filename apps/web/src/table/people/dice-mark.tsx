import type { GameSummary } from '@ironfield/client/api.ts';
import { type DiceWords, diceWords } from '@ironfield/client/dice-words.ts';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import './dice-mark.css';

const DiceDialog = lazy(async () => ({ default: (await import('./dice-dialog.tsx')).DiceDialog }));

interface DiceMarkProps {
  readonly summary: GameSummary;
  /** The game runs in this browser, without a server. */
  readonly isLocal: boolean;
}

const LOCAL: DiceWords = {
  title: 'This browser’s dice',
  text: 'This browser alone rolls the dice of this game.',
  isFair: true,
};

/** Says in two words who had a part in the dice, and on a press in full. */
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
        <Suspense>
          <DiceDialog summary={summary} words={words} isLocal={isLocal} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
