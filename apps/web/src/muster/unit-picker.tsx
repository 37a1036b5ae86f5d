import { useDeferredValue, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/fields/select.tsx';
import { refusing } from '../ui/mishaps/refusing.ts';
import styles from './muster.module.css';
import type { Muster } from './plan.ts';
import type { Fieldable } from './units-here.ts';

interface UnitPickerProps {
  readonly muster: Muster;
  readonly units: readonly Fieldable[];
  readonly measure: string;
  /** The number of units that there is still room for. */
  readonly room: number;
  readonly title: string;
  /** Only one is wanted: whoever picks it is done. */
  readonly isSingle: boolean;
  onPick(unit: object): void;
  onClose(): void;
}

const whyNot = (lacks: readonly string[]): string | null =>
  lacks.length > 0
    ? `needs the option${lacks.length > 1 ? 's' : ''} ${lacks.map((each) => `“${each}”`).join(', ')}`
    : null;

/** Units to add, as many as one likes, or one instead of another: by name, by role, own ones first. */
export function UnitPicker(props: UnitPickerProps) {
  const { muster, units, measure, room, title, isSingle, onPick, onClose } = props;
  const [query, setQuery] = useState('');
  const [role, setRole] = useState('');
  const [picked, setPicked] = useState(0);
  const words = useDeferredValue(query).toLowerCase().split(/\s+/).filter(Boolean);
  const roles = [...new Set(units.map(({ facts }) => facts.role))].sort();
  const found = units.filter(
    ({ facts }) =>
      (role === '' || facts.role === role) &&
      words.every((word) => `${facts.name} ${facts.note} ${facts.role}`.toLowerCase().includes(word)),
  );
  const { skills } = muster.trainings[0];
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <search className={styles.unitSearch}>
        <input
          type="search"
          className="text-field"
          placeholder="Name, such as Atlas"
          aria-label="Search the units"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Select label="Role" value={role} choices={[['', 'All roles'], ...roles]} onChange={setRole} />
      </search>
      <ul className={styles.unitChoices} data-part="unit-choices">
        {found.map(({ unit, facts, isOwn, lacks }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
          <li key={`${facts.name} ${index}`}>
            <button
              type="button"
              {...refusing(whyNot(lacks) ?? (!isSingle && room === 0 ? 'There is no room for more' : null))}
              onClick={() => {
                onPick(unit);
                setPicked(picked + 1);
                if (isSingle) onClose();
              }}
            >
              <span>
                <strong>{facts.name}</strong>
                {isOwn && <span className={styles.ownMark}>own</span>}
                <span className="quiet">
                  {[facts.role, facts.note, whyNot(lacks)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <b>{muster.worth({ unit, skills }, measure)}</b>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="quiet">No unit fits.</li>}
      </ul>
      {!isSingle && (
        <footer className={styles.unitFoot}>
          <p role="status" className="quiet">
            {picked > 0 && `${picked} added. `}
            {room === 0 ? 'No room for more.' : `Room for ${room} more.`}
          </p>
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        </footer>
      )}
    </Dialog>
  );
}
