import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';
import { type PaperName, TONES, type Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { recordSheet } from '@ironfield/mechbay/sheet/record-sheet.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { useMemo, useState } from 'react';
import { SheetDrawing } from '../games/record-sheet/sheet-drawing.tsx';
import { download } from '../ui/download.ts';
import { Segments } from '../ui/segments.tsx';
import { Dialog } from './dialog.tsx';
import { fileNameOf } from './file-name.ts';
import { titleOf } from './text.ts';

const PAPERS: readonly { readonly value: PaperName; readonly label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

interface Props {
  readonly file: UnitFile;
  onClose(): void;
}

/** The record sheet as it will be printed. */
export function SheetDialog({ file, onClose }: Props) {
  const [paper, setPaper] = useState<PaperName>('a4');
  const sheet = useMemo(() => recordSheet(file, { paper }), [file, paper]);
  const page = sheet.ok ? sheet.value : null;
  return (
    <Dialog title={`Record sheet of ${titleOf(file)}`} isWide onClose={onClose}>
      {!sheet.ok && (
        <div className="bay-problem" role="alert">
          <strong>There is no sheet for this design yet.</strong>
          <ul>
            {sheet.error.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {page && (
        <>
          <div className="bay-buttons">
            <Segments<PaperName> label="Paper" value={paper} choices={PAPERS} onChange={setPaper} />
            <button
              type="button"
              className="button primary"
              onClick={() =>
                void pdfOf([page], titleOf(file)).then((bytes) =>
                  download(fileNameOf(file, 'pdf'), bytes, 'application/pdf'),
                )
              }
            >
              Download PDF
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(fileNameOf(file, 'svg'), svgOf(page), 'image/svg+xml')}
            >
              Download SVG
            </button>
          </div>
          <SheetDrawing
            page={page}
            colorOf={inkOf}
            className="sheet-page"
            name={`Record sheet of ${page.title}`}
          />
        </>
      )}
    </Dialog>
  );
}

/** Paper is white in every theme. */
const inkOf = (tone: Tone): string => TONES[tone];
