import { CLAN_FACTIONS, FORCE_FACTIONS, organizationOf } from '@ironfield/battleforce2/data/assignment.ts';
import { FACTIONS } from '@ironfield/battleforce2/data/roster.ts';
import type { ElementSheet } from '@ironfield/battleforce2/element.ts';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { ownElements } from '../../../bay/own-elements.ts';
import musterStyles from '../../../muster/muster.module.css';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { ElementForm } from './element-form.tsx';
import { lineOf, TYPE_TITLES } from './element-words.ts';
import styles from './forces.module.css';
import { ANYTHING, found, type RosterWish, SORTS } from './roster-search.ts';

interface RosterPickerProps {
  readonly title: string;
  /** For a full unit: the element to replace. */
  readonly swap?: ReactNode;
  /** A choice that must come first. */
  readonly before: string | null;
  /** Why an element cannot be added here; null if it can. */
  whyNot(sheet: ElementSheet): string | null;
  onPick(sheet: ElementSheet): void;
  onClose(): void;
}

/** More are found by another word. */
const SHOWN = 120;

/** The 1,052 lines of the roster and those entered by hand, by words, kind, faction and price. */
export function RosterPicker({ title, swap, before, whyNot, onPick, onClose }: RosterPickerProps) {
  const [wish, setWish] = useState(ANYTHING);
  const [own, setOwn] = useState(ownElements.all);
  const [isEntering, setEntering] = useState(false);
  const [done, setDone] = useState<Readonly<Record<'added' | 'swapped', number>>>({ added: 0, swapped: 0 });
  const settled = useDeferredValue(wish);
  const way = swap ? 'swapped' : 'added';
  const lines = useMemo(() => found(settled, own), [settled, own]);

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
      <Search wish={wish} onChange={setWish} onEnter={() => setEntering(true)} />
      {swap}
      <ul className={musterStyles.unitChoices} data-part="unit-choices">
        {lines.slice(0, SHOWN).map(({ sheet, note, remarks }, index) => {
          const why = whyNot(sheet);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same
            <li key={`${sheet.name} ${index}`} className={styles.rosterLine}>
              <button
                type="button"
                {...refusing(before ?? why)}
                onClick={() => {
                  onPick(sheet);
                  setDone({ ...done, [way]: done[way] + 1 });
                }}
              >
                <span>
                  <strong>{sheet.name}</strong> <span className={styles.rosterNote}>{note}</span>
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
        {lines.length === 0 && <li className="quiet">Nothing in the roster fits.</li>}
      </ul>
      <footer className={musterStyles.unitFoot}>
        <p role="status" className="quiet">
          {lines.length} found{lines.length > SHOWN ? `, the first ${SHOWN} are shown` : ''}.{' '}
          {done.added > 0 && `${done.added} added. `}
          {done.swapped > 0 && `${done.swapped} swapped. `}
          {before}
        </p>
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      </footer>
    </Dialog>
  );
}

interface SearchProps {
  readonly wish: RosterWish;
  onChange(wish: RosterWish): void;
  onEnter(): void;
}

const HOUSES = FORCE_FACTIONS.filter((faction) => organizationOf(faction) !== 'Clan');

/** The search, and the order of the results. */
function Search({ wish, onChange, onEnter }: SearchProps) {
  const change = (part: Partial<RosterWish>) => onChange({ ...wish, ...part });
  return (
    <search className={styles.rosterSearch}>
      <input
        type="search"
        className="text-field"
        placeholder="Name, code, special: Atlas, WHM-6R, ecm"
        aria-label="Search the roster"
        value={wish.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Wish label="Kind" value={wish.type} onChange={(type) => change({ type })}>
        <option value="">All kinds</option>
        <Choices all={TYPE_TITLES} />
      </Wish>
      <Wish label="Faction" value={wish.origin} onChange={(origin) => change({ origin })}>
        <option value="">All factions</option>
        <Choices all={named(FACTIONS)} />
        <optgroup label="On the tables of a House">
          <Choices all={named(HOUSES)} />
        </optgroup>
        <optgroup label="On the tables of a Clan">
          <Choices all={named(CLAN_FACTIONS)} />
        </optgroup>
        <option value="own">Your own</option>
      </Wish>
      <Wish label="Order" value={wish.sort} onChange={(sort) => change({ sort })}>
        <Choices all={SORTS} />
      </Wish>
      <input
        className={`text-field ${styles.rosterPrice}`}
        inputMode="decimal"
        placeholder="points"
        aria-label="At most so many points"
        value={wish.most}
        onChange={({ target }) => change({ most: target.value })}
      />
      <button type="button" className="button" onClick={onEnter}>
        <Icon name="plus" /> Own element
      </button>
    </search>
  );
}

interface WishProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  onChange(value: Value): void;
  readonly children: ReactNode;
}

/** One criterion of the search, from a list. */
function Wish<Value extends string>({ label, value, onChange, children }: WishProps<Value>) {
  return (
    <select
      className="select"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {children}
    </select>
  );
}

/** Values with their titles. */
const Choices = ({ all }: { readonly all: Readonly<Record<string, string>> }) =>
  Object.entries(all).map(([value, title]) => (
    <option key={value} value={value}>
      {title}
    </option>
  ));

const named = (all: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(all.map((each) => [each, each]));
