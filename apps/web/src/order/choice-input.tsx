import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Explained } from '../rules/explained.tsx';
import { Segments } from '../ui/fields/segments.tsx';
import { type Choice, wordFor } from './draft/draft.ts';
import { chosenByKey, foundChoices } from './draft/found-choices.ts';
import styles from './order.module.css';

interface ChoiceInputProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: unknown;
  onChange(value: unknown): void;
}

/**
 * Up to so many stand side by side, if they are short; one below the other, if they are sentences; up to so many in a
 * list that opens; more can be searched.
 */
const SIDE_BY_SIDE = 6;
const SHORT = 34;
const STACKED = 8;
/** Letters of a sentence, on average. */
const SENTENCE = 20;
const IN_A_LIST = 14;

/** One of several values, in the form that fits their number. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { label, choices, value, onChange } = props;
  const at = choices.findIndex((choice) => choice.value === value);
  const chosen = choices[at];
  const length = choices.reduce((sum, choice) => sum + wordFor(choice).length + 2, 0);
  const id = useId();
  const isSideBySide = choices.length > 1 && choices.length <= SIDE_BY_SIDE && length <= SHORT;
  const isStacked =
    choices.length > 1 &&
    choices.length <= STACKED &&
    length >= SENTENCE * choices.length &&
    choices.every(({ explanation }) => !explanation);
  const isOpen = isSideBySide || isStacked;
  return (
    <div className={styles.formField}>
      {isOpen ? <span>{label}</span> : <label htmlFor={id}>{label}</label>}
      <div className={styles.formValue}>
        {choices.length === 1 && chosen ? (
          <output id={id}>{wordFor(chosen)}</output>
        ) : isOpen ? (
          <Segments
            label={label}
            isStacked={!isSideBySide}
            value={String(at)}
            choices={choices.map((choice, index) => ({ value: String(index), label: wordFor(choice) }))}
            onChange={(index) => onChange(choices[Number(index)]?.value)}
          />
        ) : choices.length <= IN_A_LIST ? (
          <select
            id={id}
            className="select"
            value={at}
            onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
          >
            {choices.map((choice, index) => (
              <option key={String(choice.value)} value={index}>
                {wordFor(choice)}
                {numberOf(choice)}
              </option>
            ))}
          </select>
        ) : (
          <SearchList {...props} id={id} />
        )}
        {chosen?.explanation && (
          <Explained
            explanation={chosen.explanation}
            measure={chosen.measure}
            title={`${label}: ${wordFor(chosen)}`}
          >
            {chosen.explanation.total} {chosen.measure}
          </Explained>
        )}
      </div>
    </div>
  );
}

const numberOf = ({ explanation, measure = '' }: Choice): string =>
  explanation ? ` (${`${explanation.total} ${measure}`.trim()})` : '';

const MOST_SHOWN = 60;

/** A long list with a field to search it: type, go up and down with the arrows, take the first with Enter, or press. */
function SearchList({ id, label, choices, value, onChange }: ChoiceInputProps & { readonly id: string }) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = foundChoices(choices, query);
  const at = found.findIndex((choice) => choice.value === value);
  const first = Math.max(0, Math.min(at - MOST_SHOWN / 2, found.length - MOST_SHOWN));
  const shown = found.slice(first, first + MOST_SHOWN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something else is chosen or found
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (box && item) box.scrollTop = item.offsetTop - box.clientHeight / 2 + item.offsetHeight / 2;
  }, [value, query]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The text of the field now: a quick player presses before the list has been drawn.
    const search = event.currentTarget.value;
    const next = chosenByKey(event.key, foundChoices(choices, search), search, value);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    if (event.key === 'Enter') setQuery('');
  };
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div className={styles.searchList}>
      <input
        id={id}
        type="search"
        className="select"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder={chosen ? wordFor(chosen) : `Search ${choices.length}`}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className={styles.optionsList} id={`${id}-list`} role="listbox" aria-label={label}>
        {shown.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          <div
            key={String(choice.value)}
            id={`${id}-${first + index}`}
            role="option"
            tabIndex={-1}
            aria-selected={choice.value === value}
            onClick={() => onChange(choice.value)}
          >
            <span>{wordFor(choice)}</span>
            <span className="quiet">
              {choice.explanation && `${choice.explanation.total} ${choice.measure ?? ''}`}
            </span>
          </div>
        ))}
      </div>
      <p className="quiet" role="status">
        {found.length === 0
          ? 'Nothing fits these words.'
          : found.length < choices.length
            ? `${found.length} of ${choices.length}`
            : ''}
      </p>
    </div>
  );
}
