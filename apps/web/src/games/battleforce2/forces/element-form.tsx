import {
  CLASSES,
  ELEMENT_TYPES,
  type ElementSheet,
  type ElementType,
  elementSchema,
  MODES,
  type Mode,
} from '@ironfield/battleforce2/element.ts';
import { whyNotCalled } from '@ironfield/battleforce2/setup/own-elements.ts';
import { issueWords } from '@ironfield/kernel/issue-words.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { TYPE_TITLES } from './element-words.ts';
import styles from './forces.module.css';

interface ElementFormProps {
  onSave(sheet: ElementSheet): void;
  onClose(): void;
}

type Draft = Record<
  | 'name'
  | 'type'
  | 'mp'
  | 'mode'
  | 'pointblank'
  | 'medium'
  | 'long'
  | 'ov'
  | 'class'
  | 'armor'
  | 'structure'
  | 'points'
  | 'specials',
  string
>;

const FIRST: Draft = {
  name: '',
  type: 'mech',
  mp: '4',
  mode: '',
  pointblank: '3',
  medium: '2',
  long: '',
  ov: '0',
  class: 'M',
  armor: '4',
  structure: '4',
  points: '10',
  specials: '',
};

const NUMBERS: readonly (readonly [keyof Draft, string])[] = [
  ['mp', 'MP'],
  ['pointblank', 'Pointblank'],
  ['medium', 'Medium'],
  ['long', 'Long'],
  ['ov', 'Overheat'],
  ['armor', 'Armor'],
  ['structure', 'Structure'],
  ['points', 'Points'],
];

const MODE_WORDS: Readonly<Record<Mode, string>> = {
  '': 'walking',
  J: 'jumping (J)',
  t: 'tracks (t)',
  w: 'wheels (w)',
  h: 'hovering (h)',
  n: 'ship (n)',
  s: 'submarine (s)',
  v: 'VTOL (v)',
};

const MOST_PROBLEMS = 3;

const damage = (text: string): number | null => (/^[-–]?$/.test(text.trim()) ? null : Number(text));

/** The form's values as a line of a record sheet; the schema checks it. */
function sheetOf(draft: Draft): unknown {
  return {
    name: draft.name.trim(),
    chassis: draft.name.trim(),
    type: draft.type,
    mp: Number(draft.mp),
    mode: draft.mode,
    damage: [damage(draft.pointblank), damage(draft.medium), damage(draft.long)],
    ov: Number(draft.ov),
    class: draft.class,
    armor: Number(draft.armor),
    structure: Number(draft.structure),
    points: Number(draft.points),
    specials: draft.specials.split(/\s+/).filter(Boolean),
  };
}

/** An element that the roster does not have (BF2-REC-02). */
export function ElementForm({ onSave, onClose }: ElementFormProps) {
  const [draft, setDraft] = useState(FIRST);
  const change = (field: keyof Draft, value: string) => setDraft((now) => ({ ...now, [field]: value }));
  const read = elementSchema.safeParse(sheetOf(draft));
  // A model of its own, named like the element.
  const issues = read.success ? [] : read.error.issues.filter(({ path }) => path[0] !== 'chassis');
  const taken = read.success ? whyNotCalled(read.data) : null;
  return (
    <Dialog title="Own element" onClose={onClose}>
      <form
        className={styles.elementForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (read.success && !taken) onSave(read.data);
        }}
      >
        <label className={styles.wide}>
          <span>Name</span>
          <input
            className="text-field"
            maxLength={60}
            value={draft.name}
            onChange={({ target }) => change('name', target.value)}
          />
        </label>
        <label className={styles.wide}>
          <span>Kind</span>
          <Select
            value={draft.type}
            choices={ELEMENT_TYPES.map((type) => [type, TYPE_TITLES[type as ElementType]] as const)}
            onChange={(value) => change('type', value)}
          />
        </label>
        {NUMBERS.map(([field, title]) => (
          <label key={field}>
            <span>{title}</span>
            <input
              className="text-field"
              inputMode="decimal"
              value={draft[field]}
              onChange={({ target }) => change(field, target.value)}
            />
          </label>
        ))}
        <label>
          <span>Moves by</span>
          <Select
            value={draft.mode}
            choices={MODES.map((mode) => [mode, MODE_WORDS[mode]] as const)}
            onChange={(value) => change('mode', value)}
          />
        </label>
        <label>
          <span>Class</span>
          <Select value={draft.class} choices={CLASSES} onChange={(value) => change('class', value)} />
        </label>
        <label className={styles.wide}>
          <span>Specials</span>
          <input
            className="text-field"
            placeholder="if ecm car5"
            value={draft.specials}
            onChange={({ target }) => change('specials', target.value)}
          />
        </label>
        <div className={styles.elementProblems} role="status">
          {taken && <p>{taken}</p>}
          {issues.slice(0, MOST_PROBLEMS).map((issue) => (
            <p key={`${issue.path.join('.')} ${issue.message}`}>
              {[issue.path.join(' '), issueWords(issue)].filter(Boolean).join(': ')}
            </p>
          ))}
        </div>
        <div className={styles.elementButtons} data-part="element-buttons">
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
          <button
            type="submit"
            className="button primary"
            {...refusing(taken ?? (read.success ? null : 'Correct the problems listed first'))}
          >
            Keep it
          </button>
        </div>
      </form>
    </Dialog>
  );
}
