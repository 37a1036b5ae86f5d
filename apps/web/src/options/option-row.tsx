import { type OptionModule, optionValue } from '@ironfield/kernel/options/options.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import { Marked } from '../rules/marked.tsx';
import type { Rulebook } from '../rules/rule-address.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { type Agreement, wantedAfter } from './agreement.ts';
import type { Disagreement } from './disagreements.ts';
import { relationWords, valueWords } from './option-words.ts';
import styles from './options.module.css';

interface OptionRowProps {
  readonly game: Rulebook;
  readonly agreement: Agreement;
  readonly option: OptionModule;
  readonly trouble: readonly Disagreement[];
  /** The search text; it is marked where it was found. */
  readonly words?: string;
  onChange(wanted: Agreement['wanted']): void;
}

/** An option with its sentence, its value, and what it has to do with others. */
export function OptionRow({ game, agreement, option, trouble, words = '', onChange }: OptionRowProps) {
  const { id, title, summary, rule } = option;
  const relations = relationWords(option, agreement.options);
  return (
    <div className={styles.option} data-part="option">
      <label htmlFor={`option-${id}`}>
        <span className={styles.optionText}>
          <span className="option-title">
            <strong id={`option-${id}-title`}>
              <Marked text={title} words={words} />
            </strong>{' '}
            <RuleLink game={game} rule={rule} inNewTab />
          </span>
          <span id={`option-${id}-about`} className="quiet">
            <Marked text={summary} words={words} /> {relations}
          </span>
        </span>
        <Control
          option={option}
          value={optionValue(option, agreement.values)}
          onChange={(value) => onChange(wantedAfter(agreement, { [id]: value }))}
        />
      </label>
      {trouble.map(({ sentence }) => (
        <p key={sentence} className={styles.optionTrouble}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

interface ControlProps {
  readonly option: OptionModule;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}

function Control({ option, value, onChange }: ControlProps) {
  const { id, base, allowed } = option;
  const names = {
    id: `option-${id}`,
    'aria-labelledby': `option-${id}-title`,
    'aria-describedby': `option-${id}-about`,
  };
  if (typeof base === 'boolean') {
    return (
      <input
        {...names}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  }
  if (typeof base === 'number') {
    const [min = 0, max] = (allowed ?? []) as readonly number[];
    return (
      <input
        {...names}
        type="number"
        className="select"
        min={min}
        max={max}
        value={Number(value)}
        onChange={({ target }) => target.value !== '' && onChange(Math.trunc(Number(target.value)))}
      />
    );
  }
  return (
    <select
      {...names}
      className="select"
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {(allowed ?? [value]).map((each) => (
        <option key={String(each)} value={String(each)}>
          {valueWords(option, each)}
        </option>
      ))}
    </select>
  );
}
