import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import type { PaperName } from '@ironfield/mechbay/sheet/primitives.ts';
import { recordSheet } from '@ironfield/mechbay/sheet/record-sheet.ts';
import type { Warrior } from '@ironfield/mechbay/sheet/sheet-data.ts';
import { useMemo, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Segments } from '../ui/fields/segments.tsx';
import { Select } from '../ui/fields/select.tsx';
import styles from './bay.module.css';
import { fileNameOf } from './file-name.ts';
import { Paper, PaperButtons } from './paper.tsx';
import { titleOf } from './text.ts';

const PAPERS: readonly { readonly value: PaperName; readonly label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
];

interface Props {
  readonly file: MechFile;
  onClose(): void;
}

/** The record sheet as it will be printed. */
export function SheetDialog({ file, onClose }: Props) {
  const [paper, setPaper] = useState<PaperName>('a4');
  const [warrior, setWarrior] = useState<Warrior>({ name: '' });
  const sheet = useMemo(() => recordSheet(file, { paper, warrior }), [file, paper, warrior]);
  const page = sheet.ok ? sheet.value : null;
  return (
    <Dialog title={`Record sheet of ${titleOf(file)}`} isWide onClose={onClose}>
      {!sheet.ok && (
        <div className={styles.bayProblem} role="alert">
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
          <div className={styles.bayButtons}>
            <Segments<PaperName> label="Paper" value={paper} choices={PAPERS} onChange={setPaper} />
            <PaperButtons page={page} title={titleOf(file)} fileName={(ending) => fileNameOf(file, ending)} />
          </div>
          <WarriorFields warrior={warrior} onChange={setWarrior} />
          <Paper page={page} />
        </>
      )}
    </Dialog>
  );
}

interface WarriorProps {
  readonly warrior: Warrior;
  onChange(warrior: Warrior): void;
}

/** The pilot, for people who do not want to fill it in by hand. */
function WarriorFields({ warrior, onChange }: WarriorProps) {
  const skill = (name: 'gunnery' | 'piloting', label: string) => (
    <label>
      <span>{label}</span>
      <Select
        value={warrior[name] ?? ''}
        choices={[['', '–'], ...SKILLS]}
        onChange={(value) => onChange({ ...warrior, [name]: value === '' ? undefined : value })}
      />
    </label>
  );
  return (
    <div className={styles.sheetWarrior}>
      <label>
        <span>MechWarrior</span>
        <input
          className="text-field"
          maxLength={60}
          value={warrior.name}
          onChange={({ target }) => onChange({ ...warrior, name: target.value })}
        />
      </label>
      {skill('gunnery', 'Gunnery')}
      {skill('piloting', 'Piloting')}
    </div>
  );
}

/** CBT-PIL-01 */
const SKILLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
