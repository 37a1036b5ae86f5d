import { roster, rosterMatching } from '@ironfield/battleforce2/data/roster.ts';
import { ELEMENT_TYPES, type ElementSheet, type ElementType } from '@ironfield/battleforce2/element.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { ElementForm } from './element-form.tsx';
import { lineOf, TYPE_TITLES } from './element-words.ts';
import { ownElements } from './own-elements.ts';

interface RosterPickerProps {
  readonly title: string;
  /** Why an element cannot be added here; null if it can. */
  whyNot(sheet: ElementSheet): string | null;
  onPick(sheet: ElementSheet): void;
  onClose(): void;
}

/** More are found by another word. */
const SHOWN = 120;

/** The 1,052 lines of the roster and those entered by hand, by words, kind and price. */
export function RosterPicker({ title, whyNot, onPick, onClose }: RosterPickerProps) {
  const [query, setQuery] = useState('');
  const [type, setType] = useState<ElementType | ''>('');
  const [most, setMost] = useState('');
  const [own, setOwn] = useState(ownElements.all);
  const [isEntering, setEntering] = useState(false);
  const [added, setAdded] = useState(0);
  const words = useDeferredValue(query.trim());
  const found = useMemo(() => {
    const price = Number.parseFloat(most);
    const fits = (sheet: ElementSheet) =>
      (type === '' || sheet.type === type) && (Number.isNaN(price) || sheet.points <= price);
    const named = own.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
    const listed = words === '' ? roster() : rosterMatching(words);
    return [
      ...named.map((sheet) => ({ sheet, note: 'own', remarks: [] })),
      ...listed.map(({ sheet, faction, provenance }) => ({
        sheet,
        // BF2-TRO-12
        note: [faction, ...provenance.flatMap(({ kind }) => (kind === 'note' ? [] : [kind]))].join(' · '),
        remarks: provenance.map(({ text }) => text),
      })),
    ].filter(({ sheet }) => fits(sheet));
  }, [words, type, most, own]);

  if (isEntering) {
    return (
      <ElementForm
        onSave={(sheet) => {
          ownElements.keep([sheet]);
          setOwn(ownElements.all());
          setEntering(false);
        }}
        onClose={() => setEntering(false)}
      />
    );
  }
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <search className="roster-search">
        <input
          type="search"
          className="text-field"
          placeholder="Name, code, special: Atlas, WHM-6R, ecm"
          aria-label="Search the roster"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <select
          className="select"
          aria-label="Kind"
          value={type}
          onChange={({ target }) => setType(target.value as ElementType | '')}
        >
          <option value="">All kinds</option>
          {ELEMENT_TYPES.map((each) => (
            <option key={each} value={each}>
              {TYPE_TITLES[each]}
            </option>
          ))}
        </select>
        <input
          className="text-field roster-price"
          inputMode="decimal"
          placeholder="points"
          aria-label="At most so many points"
          value={most}
          onChange={({ target }) => setMost(target.value)}
        />
        <button type="button" className="button" onClick={() => setEntering(true)}>
          <Icon name="plus" /> Own element
        </button>
      </search>
      <ul className="unit-choices">
        {found.slice(0, SHOWN).map(({ sheet, note, remarks }, index) => {
          const why = whyNot(sheet);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
            <li key={`${sheet.name} ${index}`} className="roster-line">
              <button
                type="button"
                disabled={why !== null}
                onClick={() => {
                  onPick(sheet);
                  setAdded(added + 1);
                }}
              >
                <span>
                  <strong>{sheet.name}</strong> <span className="roster-note">{note}</span>
                  <span className="quiet">{why ?? lineOf(sheet)}</span>
                  {remarks.map((remark) => (
                    <span key={remark} className="quiet">
                      {remark}
                    </span>
                  ))}
                </span>
                <b>{sheet.points}</b>
              </button>
              {note === 'own' && (
                <button
                  type="button"
                  className="button bare"
                  aria-label={`Forget ${sheet.name}`}
                  onClick={() => {
                    ownElements.forget(sheet.name);
                    setOwn(ownElements.all());
                  }}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          );
        })}
        {found.length === 0 && <li className="quiet">Nothing in the roster fits.</li>}
      </ul>
      <footer className="unit-foot">
        <p role="status" className="quiet">
          {found.length} found{found.length > SHOWN ? `, the first ${SHOWN} are shown` : ''}.{' '}
          {added > 0 && `${added} added.`}
        </p>
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      </footer>
    </Dialog>
  );
}
