import { useState } from 'react';
import { type Agreement, type SetState, setState, wantedAfterSet } from './agreement.ts';

interface OptionSetsProps {
  readonly agreement: Agreement;
  onChange(wanted: Agreement['wanted']): void;
}

const PRESSED: Record<SetState, boolean | 'mixed'> = { on: true, part: 'mixed', off: false };

/** Options that go well together, each set a button that turns all of them on, and off again. */
export function OptionSets({ agreement, onChange }: OptionSetsProps) {
  const [told, setTold] = useState<string | null>(null);
  const { sets } = agreement;
  if (sets.length === 0) return null;
  const one = sets.length === 1 ? sets[0] : sets.find(({ id }) => id === told);
  return (
    <div className="option-sets">
      <fieldset>
        <legend className="visually-hidden">Sets of options</legend>
        {sets.map((set) => {
          const state = setState(agreement, set);
          return (
            <button
              key={set.id}
              type="button"
              className="option-set"
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
      </fieldset>
      <p className="quiet" aria-hidden="true">
        {one?.summary ?? 'One press turns on what goes well together.'}
      </p>
    </div>
  );
}
