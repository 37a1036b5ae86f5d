import type { VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import type { Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { unitSheet } from '@ironfield/mechbay/unit-sheet/unit-sheet.ts';
import type { Marks } from '@ironfield/mechbay/unit-sheet/unit-sheet-data.ts';
import { vehicleOf } from '@ironfield/mechbay/vehicle-design/from-file.ts';
import { memo, useMemo } from 'react';
import styles from './record-sheet.module.css';
import { SheetDrawing } from './sheet-drawing.tsx';

interface Props {
  readonly file: VehicleFile;
  readonly marks: Marks;
}

const colorOf = (tone: Tone): string => `var(--sheet-${tone})`;

/** The record sheet of a vehicle on the screen, with what a game has marked on it. */
export const VehicleRecord = memo(function VehicleRecord({ file, marks }: Props) {
  const page = useMemo(() => unitSheet(vehicleOf(file), 'a4', marks), [file, marks]);
  const armor = Object.entries(marks.left).map(([part, left]) => `${part}: ${left.armor}, ${left.structure}`);
  return (
    <figure className={styles.recordSheet} data-part="record-sheet">
      <SheetDrawing page={page} colorOf={colorOf} />
      <figcaption className="visually-hidden">
        <p>{`Record sheet of ${page.title}`}</p>
        <ul>
          {[...marks.notes, ...armor].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
});
