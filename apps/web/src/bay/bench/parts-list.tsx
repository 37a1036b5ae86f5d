import type { Item } from '@ironfield/mechbay/data/items.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import styles from './bench.module.css';

const KINDS = { weapon: 'Weapons', ammo: 'Ammunition', equipment: 'Equipment' } as const;
type Kind = keyof typeof KINDS;

/** The type under which a part is dragged. */
export const PART_TYPE = 'text/x-ironfield-part';

interface Props {
  readonly isMixed: boolean;
  /** The parts that the words of a search name; another function for another design. */
  readonly find: (text: string) => readonly Item[];
  /** Puts a part where it fits best; says why not, or nothing. */
  put(item: Item): string | null;
}

/** Everything that can be put in, searched as one types; pressed or dragged. */
export function PartsList({ isMixed, find, put }: Props) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('weapon');
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useDeferredValue(text);
  const parts = useMemo(() => find(asked).filter((item) => item.kind === kind), [find, asked, kind]);
  return (
    <section className={styles.panel} aria-labelledby="bench-parts">
      <h2 id="bench-parts">Parts</h2>
      <div className={styles.fields}>
        <label>
          Search
          <input
            type="search"
            className="text-field"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <label>
          Kind
          <Select value={kind} choices={Object.entries(KINDS) as [Kind, string][]} onChange={setKind} />
        </label>
      </div>
      <p className={styles.refusal} role="status">
        {refusal}
      </p>
      <ul className={styles.parts}>
        {parts.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.part}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData(PART_TYPE, item.id)}
              onClick={() => setRefusal(put(item))}
            >
              <span>
                {item.name}
                {isMixed && item.tech !== 'both' && (
                  <small> ({item.tech === 'IS' ? 'Inner Sphere' : 'Clan'})</small>
                )}
              </span>
              <span className={styles.quiet}>{tonsOfPart(item)}</span>
            </button>
          </li>
        ))}
      </ul>
      {parts.length === 0 && <p className={styles.quiet}>Nothing here is called that.</p>}
    </section>
  );
}

const tonsOfPart = ({ tons }: Item): string => (typeof tons === 'number' ? `${tons} t` : 'varies');
