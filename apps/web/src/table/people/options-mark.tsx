import { isChanged } from '@ironfield/kernel/options/options.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { lazy, Suspense, useState } from 'react';
import { optionsInOrder } from '../../options/agreement.ts';
import { Icon } from '../../ui/icons.tsx';
import { plural } from '../../ui/words/plural.ts';
import './options-mark.css';

const AgreedDialog = lazy(async () => ({ default: (await import('./agreed-dialog.tsx')).AgreedDialog }));

interface OptionsMarkProps {
  readonly game: AnyGame;
  readonly values: OptionValues;
}

/** The number of options in this game; a press lists them. */
export function OptionsMark({ game, values }: OptionsMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const agreed = optionsInOrder(game).filter((option) => isChanged(option, values));
  if (agreed.length === 0) return null;
  const words = plural(agreed.length, 'option');
  return (
    <>
      <button
        type="button"
        className="button bare options-mark"
        aria-label={words}
        title={`Played with ${agreed.map(({ title }) => title).join(', ')}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders" /> {agreed.length}
        <span>{words.slice(String(agreed.length).length)}</span>
      </button>
      {isOpen && (
        <Suspense>
          <AgreedDialog game={game} agreed={agreed} values={values} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
