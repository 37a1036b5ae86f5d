// What a record sheet has of infantry: its troopers.

import type { Design } from '@ironfield/classic/design.ts';
import type { Marks } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import styles from './sheet.module.css';
import type { Mech } from './table.ts';

const PLATOON = {
  heading: 'Troopers',
  left: (alive: number, full: number) => `${alive} of ${full} left`,
};

interface PlatoonProps {
  readonly design: Design;
  readonly platoon: Mech;
}

/** A box for each of them, as on the paper sheet; the last ones are crossed off first. */
export function PlatoonBody({ design, platoon }: PlatoonProps) {
  const full = design.structure[0]!;
  const alive = platoon.body.structure[0]!;
  const words = PLATOON.left(alive, full);
  return (
    <section className={styles.sheetPart}>
      <h3>
        {PLATOON.heading} <span className={styles.sheetAside}>{words}</span>
      </h3>
      <span className={styles.troopers} role="img" aria-label={words}>
        {Array.from({ length: full }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes on a sheet have no other name than their place
          <i key={index} className={index < alive ? '' : styles.dead} />
        ))}
      </span>
    </section>
  );
}

/** What the game has marked on its paper sheet. */
export const marksOfPlatoon = (platoon: Mech, name: string): Marks => ({
  crew: [name, String(platoon.crew.gunnery), '–'],
  left: { troopers: { armor: 0, structure: platoon.body.structure[0]! } },
  shots: [],
  notes: [],
});
