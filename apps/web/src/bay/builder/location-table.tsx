import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import { type CSSProperties, type DragEvent, type KeyboardEvent, useState } from 'react';
import { plural } from '../../ui/words/plural.ts';
import { placeName, shortPlaceName } from '../text.ts';
import styles from './builder.module.css';
import { isEquipment, putOnDrag } from './placing/hand.ts';
import type { Block } from './placing/slot-blocks.ts';
import type { Workbench } from './workbench.ts';

interface Props {
  readonly bench: Workbench;
  readonly location: LocationCode;
  readonly blocks: readonly Block[];
}

/** CBT-CON-04: the first die of a critical hit says which half of a long location is struck. */
const HALF = 6;

/** One location: the items in its slots, and a target for drops. */
export function LocationTable({ bench, location, blocks }: Props) {
  const [target, setTarget] = useState<number | null>(null);
  const { file, hand, check, verdicts } = bench;
  const name = placeName(file, location);
  const free = blocks.filter(({ kind }) => kind === 'open').length;
  const isLong = (blocks.at(-1)?.slot ?? 0) >= HALF;
  const isWrong = check.violations.some((each) => each.location === location);
  const fits = verdicts?.[location].can;

  const over = (slot?: number) => (event: DragEvent) => {
    if (!isEquipment(event.dataTransfer)) return;
    event.stopPropagation();
    if (fits === false) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = hand?.from ? 'move' : 'copy';
    setTarget(slot ?? -1);
  };
  const drop = (slot?: number) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTarget(null);
    bench.put(location, slot);
  };
  return (
    <section
      className={styles.location}
      data-part="location"
      aria-label={`${name}, ${plural(free, 'open slot')}`}
      data-fits={fits}
      data-target={target !== null || undefined}
      data-wrong={isWrong || undefined}
      onDragOver={over()}
      onDragLeave={() => setTarget(null)}
      onDrop={drop()}
    >
      <h3>
        <span className={styles.locationName}>{shortPlaceName(file, location)}</span>{' '}
        <small title={plural(free, 'open slot')}>{free}</small>
      </h3>
      <ol>
        {blocks.map((block) => (
          <li
            key={block.slot}
            className={styles.slot}
            data-part="slot"
            data-kind={block.kind}
            data-half={(block.slot + block.length === HALF && isLong) || undefined}
            style={{ '--length': block.length } as CSSProperties}
            data-target={target === block.slot || undefined}
            {...(block.kind === 'open' && { onDragOver: over(block.slot), onDrop: drop(block.slot) })}
          >
            <SlotContent bench={bench} block={block} name={name} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ContentProps {
  readonly bench: Workbench;
  readonly block: Block;
  /** The name of the location. */
  readonly name: string;
}

function SlotContent({ bench, block, name }: ContentProps) {
  const { location, slot, kind } = block;
  const number = <i aria-hidden="true">{slot + 1}</i>;
  if (kind === 'open') {
    const canPut = bench.verdicts?.[location].can;
    return canPut ? (
      // The keyboard has the list of locations for this.
      <button
        type="button"
        tabIndex={-1}
        className={styles.slotOpen}
        aria-label={`Put it into slot ${slot + 1} of ${name}`}
        onClick={() => bench.put(location, slot)}
      >
        {number}
      </button>
    ) : (
      <>
        {number}
        <span className="visually-hidden">Open</span>
      </>
    );
  }
  if (kind === 'frame') {
    return (
      <>
        {number}
        <span>{block.name?.replace(' Actuator', '')}</span>
      </>
    );
  }
  const isInHand = bench.hand?.from?.location === location && bench.hand.from.slot === slot;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') bench.remove(location, slot);
    else if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) bench.turn(location, slot);
    else if (event.altKey && event.key === 'ArrowUp') bench.shift(location, slot, -1);
    else if (event.altKey && event.key === 'ArrowDown') bench.shift(location, slot, 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      data-rove={`${location} ${slot}`}
      data-name={block.name}
      tabIndex={-1}
      draggable
      aria-pressed={isInHand}
      aria-keyshortcuts="Delete R Alt+ArrowUp Alt+ArrowDown"
      title={block.name ?? ''}
      onClick={({ detail }) => bench.take({ name: block.name!, from: { location, slot } }, detail === 0)}
      onKeyDown={press}
      onDragStart={({ dataTransfer }) => {
        const hand = { name: block.name!, from: { location, slot } };
        putOnDrag(dataTransfer, hand);
        // Browsers give up a drag when the page changes under it as it begins.
        setTimeout(() => bench.take(hand, false));
      }}
      onDragEnd={bench.drop}
    >
      {number}
      <span>{block.name}</span>
      <span className="visually-hidden">
        , {name}, {plural(block.length, 'slot')} from {slot + 1}
      </span>
    </button>
  );
}
