import type { Item } from '@ironfield/mechbay/data/items.ts';
import { mount } from '@ironfield/mechbay/vehicle-design/operations.ts';
import { partsFor } from '@ironfield/mechbay/vehicle-design/parts.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import type { VehicleBench } from './use-vehicle-bench.ts';
import styles from './vehicle.module.css';

const KINDS = { weapon: 'Weapons', ammo: 'Ammunition', equipment: 'Equipment' } as const;
type Kind = keyof typeof KINDS;

/** How a part on its way says what it is. */
export const PART_TYPE = 'text/x-ironfield-part';

/** Everything that can be put in, searched as one types; pressed or dragged. */
export function VehicleParts({ bench }: { readonly bench: VehicleBench }) {
  const { vehicle, change } = bench;
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('weapon');
  const asked = useDeferredValue(text);
  const { techBase, isMixed } = vehicle;
  const parts = useMemo(
    () => partsFor({ techBase, isMixed }, asked).filter((item) => item.kind === kind),
    [techBase, isMixed, asked, kind],
  );
  return (
    <section className={styles.panel} aria-labelledby="vehicle-parts">
      <h2 id="vehicle-parts">Parts</h2>
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
      <ul className={styles.parts}>
        {parts.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.part}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData(PART_TYPE, item.id)}
              onClick={() => change(mount(vehicle, item))}
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
    </section>
  );
}

const tonsOfPart = ({ tons }: Item): string => (typeof tons === 'number' ? `${tons} t` : 'varies');
