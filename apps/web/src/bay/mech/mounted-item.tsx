import {
  armorMount,
  canPointBack,
  move,
  otherPlaces,
  setSize,
  turn,
  unmount,
} from '@ironfield/mechbay/mech-design/operations.ts';
import { isMaterial } from '@ironfield/mechbay/mech-design/room.ts';
import type { Mech, Mount } from '@ironfield/mechbay/units/unit.ts';
import type { KeyboardEvent } from 'react';
import { Select } from '../../ui/fields/select.tsx';
import { Whole } from '../bench/bench-fields.tsx';
import type { Bench } from '../bench/use-bench.ts';
import styles from './mech.module.css';
import { nameOf } from './place-names.ts';

/** The type by which a mounted thing on its way says which it is. */
export const MOVED_TYPE = 'text/x-ironfield-mounted';

interface Props {
  readonly bench: Bench<Mech>;
  readonly index: number;
  readonly slots: number;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** One thing in its place: dragged elsewhere, or pressed for everything that can be done with it. */
export function MountedItem({ bench, index, slots, isOpen, onToggle }: Props) {
  const { design, change } = bench;
  const mounted = design.mounts[index]!;
  const { item, isRear, armoredSlots } = mounted;
  const name = `${item.name}${isRear ? ' (rear)' : ''}`;
  if (isMaterial(item))
    return (
      <p className={styles.material}>
        {name} <span>{slots}</span>
      </p>
    );
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') change(unmount(design, index));
    else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) change(turn(design, index));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <button
        type="button"
        className={styles.item}
        draggable
        aria-expanded={isOpen}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(MOVED_TYPE, String(index))}
        onClick={onToggle}
        onKeyDown={press}
      >
        <span>
          {name}
          {armoredSlots > 0 && ' ◆'}
          {mounted.size !== undefined && `, ${mounted.size} t`}
        </span>
        <span>{slots}</span>
      </button>
      {isOpen && <Actions bench={bench} index={index} mounted={mounted} onDone={onToggle} />}
    </>
  );
}

interface ActionsProps {
  readonly bench: Bench<Mech>;
  readonly index: number;
  readonly mounted: Mount;
  onDone(): void;
}

function Actions({ bench: { design, change }, index, mounted, onDone }: ActionsProps) {
  const { item, location, isRear, armoredSlots, size } = mounted;
  const places = mounted.slots === undefined || item.kind !== 'equipment' ? otherPlaces(design, index) : [];
  return (
    <div className={styles.actions}>
      {places.length > 1 && (
        <Select
          label={`Where ${item.name} lies`}
          value={location}
          choices={places.map((place) => [place, nameOf(design, place)] as const)}
          onChange={(place) => {
            onDone();
            change(move(design, index, place));
          }}
        />
      )}
      {size !== undefined && (
        <Whole
          label="Tons"
          value={size}
          least={0.5}
          most={50}
          step={0.5}
          onChange={(tons) => change(setSize(design, index, tons))}
        />
      )}
      {item.kind === 'weapon' && canPointBack(design, location) && (
        <button type="button" className="button" onClick={() => change(turn(design, index))}>
          {isRear ? 'Point it forward' : 'Point it back'}
        </button>
      )}
      {item.kind !== 'ammo' && design.level === 3 && (
        <button type="button" className="button" onClick={() => change(armorMount(design, index))}>
          {armoredSlots > 0 ? 'Take its armour off' : 'Armour it'}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-label={`Take ${item.name} out of ${nameOf(design, location)}`}
        onClick={() => {
          onDone();
          change(unmount(design, index));
        }}
      >
        Take out
      </button>
    </div>
  );
}
