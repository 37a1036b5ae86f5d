import { itemOf } from '@ironfield/mechbay/data/items.ts';
import { mount, move } from '@ironfield/mechbay/mech-design/operations.ts';
import { filledSlots, placesOf } from '@ironfield/mechbay/slots/counts.ts';
import { frameSlots, slotsOf } from '@ironfield/mechbay/slots/frame.ts';
import type { FramePart } from '@ironfield/mechbay/units/frame-parts.ts';
import type { Mech } from '@ironfield/mechbay/units/unit.ts';
import { useState } from 'react';
import benchStyles from '../bench/bench.module.css';
import { PART_TYPE } from '../bench/parts-list.tsx';
import type { Bench } from '../bench/use-bench.ts';
import { FrameLine } from './frame-line.tsx';
import styles from './mech.module.css';
import { MOVED_TYPE, MountedItem } from './mounted-item.tsx';
import { nameOf } from './place-names.ts';

/** As the body stands: its right side is on the right of the page, as on a sheet. */
const COLUMNS = [
  ['LA', 'LT', 'LL'],
  ['HD', 'CT'],
  ['RA', 'RT', 'RL'],
];

/** The place of each location on a narrow page. */
const AREAS: Readonly<Record<string, string | undefined>> = {
  HD: styles.head,
  CT: styles.centre,
  LT: styles.leftTorso,
  RT: styles.rightTorso,
  LA: styles.leftArm,
  RA: styles.rightArm,
  LL: styles.leftLeg,
  RL: styles.rightLeg,
};

/** The locations with their parts. A part is dropped onto its place; pressing one shows what can be done with it. */
export function MechBody({ bench }: { readonly bench: Bench<Mech> }) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section className={styles.body} aria-label="What lies where">
      {COLUMNS.map((column) => (
        <div key={column[0]} className={styles.column}>
          {column
            .filter((location) => slotsOf(bench.design, location) > 0)
            .map((location) => (
              <Place
                key={location}
                bench={bench}
                location={location}
                opened={opened}
                open={(key) => setOpened(key === opened ? null : key)}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

interface PlaceProps {
  readonly bench: Bench<Mech>;
  readonly location: string;
  /** The thing whose actions are shown. */
  readonly opened: string | null;
  open(key: string): void;
}

function Place({ bench, location, opened, open }: PlaceProps) {
  const { design, change } = bench;
  return (
    <section
      className={`${benchStyles.place} ${AREAS[location]}`}
      data-part="place"
      aria-labelledby={`place-${location}`}
      onDragOver={(event) =>
        [PART_TYPE, MOVED_TYPE].some((type) => event.dataTransfer.types.includes(type)) &&
        event.preventDefault()
      }
      onDrop={({ dataTransfer }) => {
        const id = dataTransfer.getData(PART_TYPE);
        const moved = dataTransfer.getData(MOVED_TYPE);
        if (id !== '') change(mount(design, itemOf(id), location));
        else if (moved !== '') change(move(design, Number(moved), location));
      }}
    >
      <PlaceHead mech={design} location={location} filled={filledSlots(design)[location]!} />
      <FrameLines bench={bench} location={location} />
      <ul>
        {design.mounts.map((each, index) => {
          const slots = placesOf(each, design)[location];
          if (slots === undefined) return null;
          const key = `${location} ${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may lie there twice
            <li key={index}>
              <MountedItem
                bench={bench}
                index={index}
                slots={slots}
                isOpen={opened === key}
                onToggle={() => open(key)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PlaceHeadProps {
  readonly mech: Mech;
  readonly location: string;
  readonly filled: number;
}

function PlaceHead({ mech, location, filled }: PlaceHeadProps) {
  const all = slotsOf(mech, location);
  const open = all - filled;
  return (
    <div className={styles.placeHead}>
      <h3 id={`place-${location}`}>{nameOf(mech, location)}</h3>
      <span className={benchStyles.quiet} data-over={open < 0 || undefined}>
        {open < 0 ? `${-open} too many` : `${open} of ${all} open`}
      </span>
      <meter className={styles.meter} min={0} max={all} value={Math.min(all, filled)} aria-hidden="true" />
    </div>
  );
}

/** The parts of the frame there, each once. */
function FrameLines({ bench, location }: { readonly bench: Bench<Mech>; readonly location: string }) {
  const counts = new Map<FramePart, number>();
  for (const part of frameSlots(bench.design, location))
    if (part !== null) counts.set(part, (counts.get(part) ?? 0) + 1);
  const arm = bench.design.frame === 'biped' && !bench.design.isArmless && location.endsWith('A');
  const optional = arm ? (['lowerArm', 'hand'] as const) : [];
  const missing = optional.filter((part) => !counts.has(part));
  return (
    <ul className={styles.frame}>
      {[...counts].map(([part, slots]) => (
        <FrameLine key={part} bench={bench} location={location} part={part} slots={slots} />
      ))}
      {missing.map((part) => (
        <FrameLine key={part} bench={bench} location={location} part={part} slots={0} />
      ))}
    </ul>
  );
}
