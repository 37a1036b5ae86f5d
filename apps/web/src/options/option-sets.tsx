import { useState } from 'react';
import { type Agreement, type SetState, setState, wantedAfter, wantedAfterSet } from './agreement.ts';
import styles from './options.module.css';
import { PresetsDialog } from './presets-dialog.tsx';

interface OptionSetsProps {
  readonly game: string;
  readonly agreement: Agreement;
  onChange(wanted: Agreement['wanted']): void;
}

const PRESSED: Record<SetState, boolean | 'mixed'> = { on: true, part: 'mixed', off: false };

/** Options that go well together, each set a button that turns all of them on, and off again. */
export function OptionSets({ game, agreement, onChange }: OptionSetsProps) {
  const [told, setTold] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { sets } = agreement;
  const one = sets.length === 1 ? sets[0] : sets.find(({ id }) => id === told);
  return (
    <div className={styles.optionSets}>
      <fieldset>
        <legend className="visually-hidden">Sets of options</legend>
        {sets.map((set) => {
          const state = setState(agreement, set);
          return (
            <button
              key={set.id}
              type="button"
              className={styles.optionSet}
              aria-pressed={PRESSED[state]}
              aria-description={set.summary}
              onPointerEnter={() => setTold(set.id)}
              onFocus={() => setTold(set.id)}
              onClick={() => onChange(wantedAfterSet(agreement, set))}
            >
              <i aria-hidden="true">{{ on: '✓', part: '–', off: '+' }[state]}</i>
              {set.title}
            </button>
          );
        })}
        <button type="button" className={`${styles.optionSet} own`} onClick={() => setOpen(true)}>
          <i aria-hidden="true">★</i>
          Keep or share…
        </button>
      </fieldset>
      <p className="quiet" aria-hidden="true">
        {one?.summary ?? (sets.length > 0 && 'One click turns on options that go well together.')}
      </p>
      {isOpen && (
        <PresetsDialog
          game={game}
          agreement={agreement}
          onUse={(options) => onChange(wantedAfter({ ...agreement, wanted: {} }, options))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
