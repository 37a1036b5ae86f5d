import { type OptionModule, optionsMatching } from '@ironfield/kernel/options/options.ts';
import { useState } from 'react';
import { refusing } from '../ui/mishaps/refusing.ts';
import { type Agreement, changedOnes } from './agreement.ts';
import { countWords } from './option-words.ts';
import styles from './options.module.css';

interface OptionGroupsProps {
  readonly agreement: Agreement;
  readonly row: (option: OptionModule, words: string) => React.ReactNode;
  onChange(wanted: Agreement['wanted']): void;
}

/** Many options: closed groups, a search that opens what it finds, and a look at what has been changed. */
export function OptionGroups({ agreement, row, onChange }: OptionGroupsProps) {
  const { options, wanted, values } = agreement;
  const changed = changedOnes(agreement);
  const [words, setWords] = useState('');
  // An option that is reset while the changed ones are shown stays in sight.
  const [kept, setKept] = useState<readonly OptionModule[] | null>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [shut, setShut] = useState<readonly string[]>([]);
  const isSearch = words.trim() !== '' || kept !== null;
  const found = optionsMatching(options, words).filter(
    (option) => kept === null || kept.includes(option) || changed.includes(option),
  );
  const toggle = (group: string, isOpen: boolean) => {
    const [list, setList] = isSearch ? [shut, setShut] : [opened, setOpened];
    const others = list.filter((each) => each !== group);
    setList(isOpen !== isSearch ? [...others, group] : others);
  };
  const search = (text: string) => {
    setWords(text);
    setShut([]);
  };
  return (
    <>
      <search className={styles.optionTools}>
        <input
          type="search"
          className="text-field"
          placeholder={`Search ${options.length} options by word or rule`}
          aria-label="Search the options"
          value={words}
          onChange={({ target }) => search(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || words === '') return;
            event.preventDefault();
            search('');
          }}
        />
        <button
          type="button"
          className="button"
          aria-pressed={kept !== null}
          {...refusing(kept === null && changed.length === 0 ? 'No options are changed' : null)}
          onClick={() => {
            setKept(kept ? null : changed);
            setShut([]);
          }}
        >
          Changed only <span className={styles.optionCount}>{changed.length}</span>
        </button>
        <button
          type="button"
          className="button"
          {...refusing(Object.keys(wanted).length === 0 ? 'No options are chosen' : null)}
          onClick={() => onChange({})}
        >
          Clear
        </button>
        <span className="visually-hidden" role="status">
          {isSearch && (found.length === 1 ? '1 option found' : `${found.length} options found`)}
        </span>
      </search>
      {found.length === 0 && (
        <p className={`${styles.optionNone} quiet`}>
          {words.trim() === '' ? 'Nothing has been changed.' : 'No option has all of these words.'}
        </p>
      )}
      {[...Map.groupBy(found, ({ group }) => group)].map(([group, members]) => {
        const isOpen = isSearch ? !shut.includes(group) : opened.includes(group);
        const whole = options.filter((option) => option.group === group);
        return (
          <details
            key={group}
            className={`${styles.optionGroup} ${whole.some((option) => changed.includes(option)) ? styles.touched : ''}`}
            data-part="option-group"
            open={isOpen}
            onToggle={({ currentTarget }) =>
              currentTarget.open !== isOpen && toggle(group, currentTarget.open)
            }
          >
            <summary>
              <strong>{group}</strong>
              <span className={styles.optionGroupCount}>{countWords(whole, values)}</span>
            </summary>
            {isOpen && members.map((option) => row(option, words))}
          </details>
        );
      })}
    </>
  );
}
