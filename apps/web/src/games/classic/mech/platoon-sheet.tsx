// The record sheet of infantry: its troopers.

import type { Design } from '@ironfield/classic/design.ts';
import { fullStrength } from '@ironfield/classic/rules/unit/squads.ts';
import type { Marks } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import styles from './sheet.module.css';
import type { Mech } from './table.ts';

const PLATOON = {
  heading: 'Troopers',
  left: (alive: number, full: number) => `${alive} of ${full} left`,
  unhurt: (unhurt: number) => `${unhurt} with both boxes`,
  points: (left: number, most: number) => `${left} of ${most} points left`,
};

interface PlatoonProps {
  readonly design: Design;
  readonly platoon: Mech;
}

/** A box for each of them, as on the paper sheet; the last ones are crossed off first. */
export function PlatoonBody({ design, platoon }: PlatoonProps) {
  const full = fullStrength(design, platoon);
  const alive = platoon.body.structure[0]!;
  const hasArmor = design.armor[0]! > 0;
  const words = [
    PLATOON.left(alive, full),
    ...(hasArmor ? [PLATOON.unhurt(platoon.body.armor[0]!)] : []),
  ].join(', ');
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

const trooper = (index: number): string => `Trooper ${index + 1}`;

/** In battle armour each has a row: boxes of armour, and the last one for who is in it. */
export function SquadBody({ design, platoon }: PlatoonProps) {
  const { armor, structure } = platoon.body;
  const full = design.structure.length;
  const alive = structure.filter((points) => points > 0).length;
  return (
    <section className={styles.sheetPart}>
      <h3>
        {PLATOON.heading} <span className={styles.sheetAside}>{PLATOON.left(alive, full)}</span>
      </h3>
      {structure.map((inside, index) => {
        const most = design.armor[index]! + design.structure[index]!;
        const left = armor[index]! + inside;
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: troopers have no other name than their number
            key={index}
            className={styles.suit}
          >
            <span>{trooper(index)}</span>
            <span className={styles.troopers} role="img" aria-label={PLATOON.points(left, most)}>
              {Array.from({ length: most }, (_, box) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes on a sheet have no other name than their place
                <i key={box} className={isCrossed(box, left, inside, most) ? styles.dead : ''} />
              ))}
            </span>
          </p>
        );
      })}
    </section>
  );
}

/** Armour goes first, from the right; the trooper is the last box. */
const isCrossed = (box: number, left: number, inside: number, most: number): boolean =>
  box === most - 1 ? inside === 0 : box >= left - inside;

/** The game's marks on its paper sheet. */
export const marksOfSquad = ({ body, crew }: Mech, name: string): Marks => ({
  crew: [name, String(crew.gunnery), '–'],
  left: Object.fromEntries(
    body.structure.map((structure, index) => [
      `trooper${index + 1}`,
      { armor: body.armor[index]!, structure },
    ]),
  ),
  shots: body.shots,
  notes: [],
});

/** The game's marks on its paper sheet. */
export const marksOfPlatoon = (platoon: Mech, name: string): Marks => ({
  crew: [name, String(platoon.crew.gunnery), '–'],
  left: { troopers: { armor: platoon.body.armor[0]!, structure: platoon.body.structure[0]! } },
  shots: [],
  notes: [],
});
