import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { PaperName, Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { drawSheet } from '@ironfield/mechbay/sheet/record-sheet.ts';
import { type SheetData, type SheetInput, sheetData } from '@ironfield/mechbay/sheet/sheet-data.ts';
import { memo, useMemo } from 'react';
import styles from './record-sheet.module.css';
import { SheetDrawing } from './sheet-drawing.tsx';
import { summaryOf } from './summary.ts';

interface Props extends SheetInput {
  readonly file: MechFile;
  readonly paper?: PaperName | undefined;
}

/** A record sheet on the screen, in the colours of the theme; for a design that cannot be played, the reasons. */
export const RecordSheet = memo(function RecordSheet({ file, warrior, mech, speed, paper = 'a4' }: Props) {
  const data = useMemo(() => sheetData(file, { warrior, mech, speed }), [file, warrior, mech, speed]);
  if (data.ok) return <SheetPicture data={data.value} paper={paper} />;
  return (
    <ul className="record-sheet-problems">
      {data.error.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
});

function SheetPicture({ data, paper }: { readonly data: SheetData; readonly paper: PaperName }) {
  const page = useMemo(() => drawSheet(data, paper), [data, paper]);
  return (
    <figure className={styles.recordSheet} data-part="record-sheet">
      <SheetDrawing page={page} colorOf={colorOf} />
      <figcaption className="visually-hidden">
        <p>{`Record sheet of ${page.title}`}</p>
        <ul>
          {summaryOf(data).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const colorOf = (tone: Tone): string => `var(--sheet-${tone})`;
