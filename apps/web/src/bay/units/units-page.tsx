import { foundUnits, type UnitSearch } from '@ironfield/mechbay/unit-library/search.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { linkTo } from '../../router.ts';
import { SureButton } from '../../ui/fields/sure-button.tsx';
import { plural } from '../../ui/words/plural.ts';
import bayStyles from '../bay.module.css';
import { chosenFiles, droppedFiles } from './brought-files.ts';
import { ReadingReport } from './reading-report.tsx';
import { UnitDetails } from './unit-details.tsx';
import { UnitFilters } from './unit-filters.tsx';
import { UnitRows } from './unit-rows.tsx';
import styles from './units.module.css';
import { type UnitFiles, useUnitFiles } from './use-unit-files.ts';

/** For somebody who comes back. */
let lastSearch: UnitSearch = {};

/** Public unit files of every kind: a folder of them is dropped here, read, searched and looked at. */
export function UnitsPage() {
  const units = useUnitFiles();
  const [search, setSearch] = useState(lastSearch);
  const [shownFile, show] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const asked = useDeferredValue(search);
  const entries = units.entries ?? [];
  const found = useMemo(() => foundUnits(entries, asked), [entries, asked]);
  const told =
    found.length === entries.length
      ? plural(entries.length, 'unit')
      : `${found.length.toLocaleString('en')} of ${plural(entries.length, 'unit')}`;
  useEffect(() => {
    document.title = 'Unit files · Ironfield';
    return () => {
      document.title = 'Ironfield';
    };
  }, []);
  const change = (next: UnitSearch) => {
    lastSearch = next;
    setSearch(next);
  };
  const hasFiles = (transfer: DataTransfer) => transfer.types.includes('Files');
  return (
    <main
      className={styles.page}
      data-part="units-page"
      data-drop={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer).then(units.take);
      }}
    >
      <header className={styles.head}>
        <a className="button bare" href={linkTo('bay')}>
          ← 'Mech bay
        </a>
        <h1>Unit files</h1>
        <a className="button" href={linkTo('bay', 'mech', 'new')}>
          Build a 'Mech
        </a>
        <a className="button" href={linkTo('bay', 'vehicle', 'new')}>
          Build a vehicle
        </a>
        <a className="button" href={linkTo('bay', 'soldiers')}>
          Build infantry
        </a>
        <TakeButtons take={units.take} />
      </header>
      {units.trouble && (
        <p className={bayStyles.bayProblem} role="alert">
          {units.trouble}
        </p>
      )}
      {units.reading && <ReadingReport reading={units.reading} onClose={units.closeReport} />}
      {units.entries?.length === 0 && !units.reading && <Empty />}
      {entries.length > 0 && (
        <div className={styles.main}>
          <UnitFilters search={search} onChange={change} />
          <section aria-labelledby="found-units" className={styles.found}>
            <div className={styles.foundHead}>
              <h2 id="found-units">{told}</h2>
              <SureButton
                label="Forget all"
                sureLabel="Really: forget all"
                onSure={() => void units.forget()}
              />
            </div>
            <p className="visually-hidden" role="status">
              {told}
            </p>
            <UnitRows key={JSON.stringify(asked)} entries={found} show={show} />
          </section>
        </div>
      )}
      {shownFile !== null && (
        <UnitDetails
          key={shownFile}
          entry={entries.find(({ file }) => file === shownFile) ?? null}
          onClose={() => show(null)}
        />
      )}
    </main>
  );
}

function TakeButtons({ take }: Pick<UnitFiles, 'take'>) {
  const button = (label: string, isFolder: boolean) => (
    <label className={`button ${isFolder ? 'primary' : ''} ${styles.fileButton}`}>
      {label}
      <input
        type="file"
        multiple
        className="visually-hidden"
        {...(isFolder ? { webkitdirectory: '' } : { accept: '.mtf,.blk' })}
        onChange={({ target }) => {
          take(chosenFiles(target.files ?? []));
          target.value = '';
        }}
      />
    </label>
  );
  return (
    <div className={bayStyles.bayButtons}>
      {button('Read files', false)}
      {button('Read a folder', true)}
    </div>
  );
}

function Empty() {
  return (
    <section className={styles.empty}>
      <h2>Drop a folder here</h2>
      <p>
        .mtf files hold 'Mechs, and .blk files vehicles, infantry, battle armour, fighters and DropShips. They
        are read on this device, weighed, valued and priced by the rules of Maximum Tech, and kept in this
        browser.
      </p>
      <p className="quiet">
        What does not fit is listed with its line and the reason; nothing is left out in silence.
      </p>
    </section>
  );
}
