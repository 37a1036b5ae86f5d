import { changeSettings, useSettings } from '../settings.ts';
import { SentenceWithDice } from '../ui/dice.tsx';
import { Icon } from '../ui/icons.tsx';
import { ActionBar } from './action-bar.tsx';
import { PACES } from './table-menu.tsx';
import type { TableModel } from './table-model.ts';

/** The bar while there is nothing to decide: what happens, and how fast. */
export function WatchBar({ model }: { readonly model: TableModel }) {
  const { pace } = useSettings();
  const { summary } = model.snapshot;
  if (model.pending === 0) {
    if (summary.outcome) return <ActionBar title="The game is over" text={`${summary.outcome.reason}.`} />;
    const side = summary.seats[summary.waiting[0] ?? 0]?.side;
    return <ActionBar title={`Waiting for ${side}`} text="Thinking…" />;
  }
  const text = model.active.map(({ text }) => text).join(' ');
  return (
    <ActionBar
      title={text ? <SentenceWithDice text={text} /> : 'Resolving'}
      secondary={
        <>
          <select
            className="select"
            aria-label="Pace"
            title="Pace of what happens"
            value={pace}
            onChange={({ target }) => changeSettings({ pace: target.value as typeof pace })}
          >
            {PACES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button type="button" className="button" title="Show all at once (Esc)" onClick={model.skip}>
            <Icon name="skip" /> Skip
          </button>
        </>
      }
      primary={
        <button type="button" className="button primary" title="Next step (Space)" onClick={model.step}>
          Next <kbd>␣</kbd>
        </button>
      }
    />
  );
}
