import { explain } from '@ironfield/kernel/explanation.ts';
import { battleValue } from '@ironfield/mechbay/battle-value/value.ts';
import { priceOf } from '@ironfield/mechbay/costs/price.ts';
import { verdictOn } from '@ironfield/mechbay/legality/verdict.ts';
import { writeBlk } from '@ironfield/mechbay/unit-files/blk-writer.ts';
import { entryOf } from '@ironfield/mechbay/unit-library/entry.ts';
import type { Vehicle } from '@ironfield/mechbay/units/unit.ts';
import { finished, tonsOf } from '@ironfield/mechbay/vehicle-design/operations.ts';
import { weighVehicle } from '@ironfield/mechbay/weights/vehicle.ts';
import { useState } from 'react';
import { linkTo } from '../../router.ts';
import { download } from '../../ui/keep/download.ts';
import { NOTHING, refusing } from '../../ui/mishaps/refusing.ts';
import bayStyles from '../bay.module.css';
import { fileNameOf } from '../file-name.ts';
import { titleOf } from '../text.ts';
import { CitedRule, Lines } from '../units/lines.tsx';
import { UnitSheetButton } from '../units/unit-sheet-dialog.tsx';
import { keepUnits } from '../units/unit-store.ts';
import { VERDICTS } from '../units/words.ts';
import { useVehicleBench, type VehicleBench } from './use-vehicle-bench.ts';
import styles from './vehicle.module.css';
import { VehicleBody } from './vehicle-body.tsx';
import { VehicleChassis } from './vehicle-chassis.tsx';
import { VehicleParts } from './vehicle-parts.tsx';

interface Props {
  readonly opened: Vehicle;
  readonly isNew: boolean;
}

/** Where a vehicle of any motion is made: every choice in sight, every number with its reasons. */
export function VehiclePage({ opened, isNew }: Props) {
  const bench = useVehicleBench(opened, isNew);
  const { vehicle } = bench;
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const file = `built here/${fileNameOf(vehicle, 'blk')}`;
    try {
      await keepUnits([{ entry: entryOf(file, vehicle), text: writeBlk(vehicle), kind: 'blk' }]);
      bench.saved();
      setProblem(null);
    } catch (error) {
      setProblem(`This browser does not let the page keep vehicles: ${(error as Error).message}`);
    }
  };
  const left = vehicle.tons - tonsOf(vehicle);
  return (
    <main className={styles.page} data-part="vehicle-page">
      <header className={styles.head}>
        <a className="button bare" href={linkTo('bay', 'units')}>
          ← Unit files
        </a>
        <h1>{titleOf(vehicle)}</h1>
        <span className={styles.left} data-over={left < 0 || undefined} role="status">
          {leftWords(left)}
        </span>
        <button
          type="button"
          className="button"
          {...refusing(bench.canUndo ? null : NOTHING.undo)}
          onClick={bench.undo}
        >
          Undo
        </button>
        <button
          type="button"
          className="button"
          {...refusing(bench.canRedo ? null : NOTHING.redo)}
          onClick={bench.redo}
        >
          Redo
        </button>
        <UnitSheetButton unit={vehicle} />
        <button type="button" className="button" onClick={() => bench.change(finished(vehicle))}>
          Fill up
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(fileNameOf(vehicle, 'blk'), writeBlk(vehicle), 'text/plain')}
        >
          Download
        </button>
        <button
          type="button"
          className="button primary"
          {...refusing(bench.isSaved ? 'It is saved as it is' : null)}
          onClick={() => void save()}
        >
          {bench.isSaved ? 'Saved' : 'Save'}
        </button>
      </header>
      {problem && (
        <p className={bayStyles.bayProblem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.columns}>
        <VehicleChassis bench={bench} />
        <div className={styles.middle}>
          <Findings bench={bench} />
          <VehicleBody bench={bench} />
          <Numbers vehicle={vehicle} />
        </div>
        <VehicleParts bench={bench} />
      </div>
    </main>
  );
}

const leftWords = (left: number): string =>
  left === 0 ? 'Weighs what it should' : left > 0 ? `${left} t left` : `${-left} t too much`;

function Findings({ bench: { vehicle } }: { readonly bench: VehicleBench }) {
  const { verdict, findings } = verdictOn(vehicle);
  return (
    <section className={verdict === 'legal' ? bayStyles.bayNote : bayStyles.bayProblem} aria-label="Verdict">
      <strong>{verdict === 'legal' ? VERDICTS.legal : 'Not a legal design yet'}</strong>
      <ul>
        {findings.map(({ rule, message }) => (
          <li key={`${rule} ${message}`}>
            {message} <CitedRule rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Numbers({ vehicle }: { readonly vehicle: Vehicle }) {
  const price = priceOf(vehicle);
  return (
    <section className={styles.numbers} aria-label="Numbers">
      <Lines title="Weight" unit="t" parts={[explain((tally) => weighVehicle(vehicle, tally))]} />
      <Lines title="Battle Value" unit="" parts={battleValue(vehicle)?.parts ?? []} />
      {price && <Lines title="Price" unit="C-bills" parts={[price]} />}
    </section>
  );
}
