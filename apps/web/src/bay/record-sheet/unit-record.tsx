import type { Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { unitSheet } from '@ironfield/mechbay/unit-sheet/unit-sheet.ts';
import type { Marks } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import type { Unit } from '@ironfield/mechbay/units/unit.ts';
import { memo, useMemo } from 'react';
import styles from './record-sheet.module.css';
import { SheetDrawing } from './sheet-drawing.tsx';

interface Props {
  readonly unit: Unit;
  readonly marks: Marks;
}

const colorOf = (tone: Tone): string => `var(--sheet-${tone})`;

/** The record sheet of a unit that is no 'Mech on the screen, with what a game has marked on it. */
export const UnitRecord = memo(function UnitRecord({ unit, marks }: Props) {
  const page = useMemo(() => unitSheet(unit, 'a4', marks), [unit, marks]);
  const left = Object.entries(marks.left).map(([part, { armor, structure }]) =>
    armor > 0 || unit.kind !== 'infantry' ? `${part}: ${armor}, ${structure}` : `${part}: ${structure}`,
  );
  return (
    <figure className={styles.recordSheet} data-part="record-sheet">
      <SheetDrawing page={page} colorOf={colorOf} />
      <figcaption className="visually-hidden">
        <p>{`Record sheet of ${page.title}`}</p>
        <ul>
          {[...marks.notes, ...left].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
});
