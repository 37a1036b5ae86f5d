import { pdfOf } from '@ironfield/mechbay/sheet/pdf.ts';
import { TONES, type Tone } from '@ironfield/mechbay/sheet/primitives.ts';
import { svgOf } from '@ironfield/mechbay/sheet/svg.ts';
import { unitSheet } from '@ironfield/mechbay/unit-sheet/unit-sheet.ts';
import type { Unit } from '@ironfield/mechbay/units/unit.ts';
import { useMemo, useState } from 'react';
import { whileBusy } from '../../ui/busy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { download } from '../../ui/download.ts';
import bayStyles from '../bay.module.css';
import { fileNameOf } from '../file-name.ts';
import { SheetDrawing } from '../record-sheet/sheet-drawing.tsx';
import { titleOf } from '../text.ts';

/** Paper is white in every theme. */
const inkOf = (tone: Tone): string => TONES[tone];

/** Opens the record sheet of a unit of any kind, as it will be printed. */
export function UnitSheetButton({ unit }: { readonly unit: Unit }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Record sheet
      </button>
      {isOpen && <UnitSheetDialog unit={unit} onClose={() => setOpen(false)} />}
    </>
  );
}

function UnitSheetDialog({ unit, onClose }: { readonly unit: Unit; onClose(): void }) {
  const page = useMemo(() => unitSheet(unit), [unit]);
  return (
    <Dialog title={`Record sheet of ${titleOf(unit)}`} isWide onClose={onClose}>
      <div className={bayStyles.bayButtons}>
        <button
          type="button"
          className="button primary"
          onClick={() =>
            void whileBusy(pdfOf([page], titleOf(unit))).then((bytes) =>
              download(fileNameOf(unit, 'pdf'), bytes, 'application/pdf'),
            )
          }
        >
          Download PDF
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(fileNameOf(unit, 'svg'), svgOf(page), 'image/svg+xml')}
        >
          Download SVG
        </button>
      </div>
      <SheetDrawing
        page={page}
        colorOf={inkOf}
        className={bayStyles.sheetPage}
        name={`Record sheet of ${page.title}`}
      />
    </Dialog>
  );
}
