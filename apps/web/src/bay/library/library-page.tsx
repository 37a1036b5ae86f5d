import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { type Filter, matches } from '@ironfield/mechbay/library/search.ts';
import type { Entry } from '@ironfield/mechbay/library.ts';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { linkTo } from '../../router.ts';
import { Icon } from '../../ui/icons.tsx';
import { ago } from '../../ui/words/ago.ts';
import { plural } from '../../ui/words/plural.ts';
import bayStyles from '../bay.module.css';
import { addressOf, type Origin } from '../origin.ts';
import { titleOf } from '../text.ts';
import { CompareBar, type Compared } from './compare-bar.tsx';
import { DesignRow, type RowProps } from './design-row.tsx';
import { DevicesDialog } from './devices-dialog.tsx';
import { Filters } from './filters.tsx';
import { ImportNotes, useImport } from './import-notes.tsx';
import styles from './library.module.css';
import { NewDesign } from './new-design.tsx';
import { type OwnDesigns, ownDesigns, type Removed, readOwnDesigns } from './own-designs.ts';
import { RemovedDesigns } from './removed-designs.tsx';
import { placeOf } from './shelf/shelf-state.ts';
import { PLACES } from './shelf/shelf-text.ts';
import { ShelfNotes } from './shelf-notes.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useShelf } from './use-shelf.ts';

const STOCK = Object.values(STOCK_MECHS);

/** For somebody who comes back from a design. */
let lastFilter: Filter = {};

/** Reads what is kept here: at first, and whenever something may have come in. */
function useLook(
  setDesigns: (designs: OwnDesigns) => void,
  setProblem: (problem: string) => void,
  arrivals: unknown,
): () => Promise<void> {
  const look = useCallback(
    () =>
      readOwnDesigns().then(setDesigns, (error: unknown) => {
        setDesigns({ entries: [], damaged: [], removed: [] });
        setProblem(`This browser does not allow the page to keep designs: ${(error as Error).message}`);
      }),
    [setDesigns, setProblem],
  );
  useEffect(() => {
    // Another window may have saved something.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [look]);
  // Or another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has come in
  useEffect(() => void look(), [look, arrivals]);
  return look;
}

/** Two at the most: a third takes the place of the first. */
const comparedWith = (now: readonly Compared[], design: Compared, isChosen: boolean): readonly Compared[] => [
  ...now.filter(({ address }) => address !== design.address).slice(isChosen ? -1 : 0),
  ...(isChosen ? [design] : []),
];

/** All designs: those of the rulebook, and those made here. */
export function LibraryPage() {
  const [designs, setDesigns] = useState<OwnDesigns | null>(null);
  const shelf = useShelf();
  const [isCarrying, setCarrying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [filter, setFilter] = useState(lastFilter);
  const [compared, setCompared] = useState<readonly Compared[]>([]);
  const asked = useDeferredValue(filter);
  const look = useLook(setDesigns, setProblem, shelf.arrivals);
  const { imported, take, forget } = useImport(look);
  const { isOver, handlers } = useFileDrop((files) => void take(files));

  const change = (next: Filter) => {
    lastFilter = next;
    setFilter(next);
  };
  const choose = (design: Compared, isChosen: boolean) =>
    setCompared((now) => comparedWith(now, design, isChosen));
  const remove = async ({ document, revision }: Entry) => {
    const result = await ownDesigns.remove(document, revision);
    if (!result.ok) setProblem(result.error.message);
    await look();
  };
  const bringBack = async ({ document, revision }: Removed) => {
    const result = await ownDesigns.restore(document, revision.number);
    if (!result.ok) setProblem(result.error.message);
    await look();
  };

  const own = designs?.entries.filter(({ unit }) => matches(unit, asked)) ?? [];
  const stock = STOCK.filter((unit) => matches(unit, asked));
  const rowOf = (file: MechFile, origin: Origin, note: string, more?: Partial<RowProps>) => {
    const address = addressOf(origin);
    return (
      <DesignRow
        key={address}
        file={file}
        address={address}
        note={note}
        isChosen={compared.some((each) => each.address === address)}
        onChoose={(isChosen) => choose({ address, title: titleOf(file), origin }, isChosen)}
        {...more}
      />
    );
  };
  return (
    <main
      className={styles.libraryPage}
      data-part="library-page"
      data-drop={isOver || undefined}
      {...handlers}
    >
      <header className={styles.libraryHead}>
        <a className="button bare" href={linkTo()}>
          ← Start
        </a>
        <h1>'Mech bay</h1>
        <a className="button" href={linkTo('bay', 'units')}>
          Unit files of every kind
        </a>
        <ImportButton take={take} />
        <NewDesign />
      </header>
      <ImportNotes imported={imported} forget={forget} />
      {problem && (
        <p className={bayStyles.bayProblem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.libraryMain}>
        <Filters filter={filter} onChange={change} />
        {designs && (
          <div className={styles.libraryList} data-part="library-list">
            <section aria-labelledby="own-designs">
              <div className={styles.designsHead}>
                <h2 id="own-designs">
                  Your designs <small className={styles.designCount}>{own.length}</small>
                </h2>
                {designs.entries.length > 0 && (
                  <button type="button" className="button bare" onClick={() => setCarrying(true)}>
                    Use on another device
                  </button>
                )}
              </div>
              <ShelfNotes state={shelf} entries={designs.entries} />
              {designs.damaged.length > 0 && (
                <p className={bayStyles.bayProblem}>
                  {plural(designs.damaged.length, 'saved version')} cannot be read and stay as they are:{' '}
                  {designs.damaged[0]}
                </p>
              )}
              {own.length > 0 ? (
                <ul className={styles.designs}>
                  {own.map((entry) =>
                    rowOf(entry.unit, { kind: 'own', id: entry.document }, `saved ${ago(entry.savedAt)}`, {
                      place: PLACES[placeOf(shelf, entry.document, entry.revision)],
                      children: (
                        <button
                          type="button"
                          className="button bare"
                          aria-label={`Delete ${titleOf(entry.unit)}`}
                          title="Throw away"
                          onClick={() => void remove(entry)}
                        >
                          <Icon name="close" />
                        </button>
                      ),
                    }),
                  )}
                </ul>
              ) : (
                <p className={styles.libraryNone}>
                  {designs.entries.length > 0
                    ? 'None of your designs fits the search.'
                    : 'Open a stock design and save it as your own, start a new one, or drop .json and .mtf files here.'}
                </p>
              )}
              <RemovedDesigns removed={designs.removed} bringBack={bringBack} />
            </section>
            <section aria-labelledby="stock-designs">
              <h2 id="stock-designs">
                Stock designs <small className={styles.designCount}>{stock.length}</small>
              </h2>
              {stock.length > 0 ? (
                <ul className={styles.designs}>
                  {stock.map((unit) =>
                    rowOf(unit, { kind: 'stock', model: unit.model }, (unit.houses ?? []).join(', ')),
                  )}
                </ul>
              ) : (
                <p className={styles.libraryNone}>No stock design fits the search.</p>
              )}
            </section>
            <CompareBar compared={compared} onClear={() => setCompared([])} />
          </div>
        )}
      </div>
      {isCarrying && <DevicesDialog onClose={() => setCarrying(false)} />}
      <p className="visually-hidden" role="status">
        {designs && `${plural(own.length, 'design')} of yours, ${stock.length} of stock`}
      </p>
    </main>
  );
}

function ImportButton({ take }: { take(files: readonly File[]): Promise<void> }) {
  return (
    <label className={`button ${styles.fileButton}`}>
      Import files
      <input
        type="file"
        multiple
        accept=".json,.mtf"
        className="visually-hidden"
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
