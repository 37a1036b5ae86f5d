import { unitSheet } from '@ironfield/mechbay/unit-sheet/unit-sheet.ts';
import type { Unit } from '@ironfield/mechbay/units/unit.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import bayStyles from '../bay.module.css';
import { fileNameOf } from '../file-name.ts';
import { Paper, PaperButtons } from '../paper.tsx';
import { titleOf } from '../text.ts';

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
        <PaperButtons page={page} title={titleOf(unit)} fileName={(ending) => fileNameOf(unit, ending)} />
      </div>
      <Paper page={page} />
    </Dialog>
  );
}
