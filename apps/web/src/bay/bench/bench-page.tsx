import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import { battleValue } from '@ironfield/mechbay/battle-value/value.ts';
import { priceOf } from '@ironfield/mechbay/costs/price.ts';
import { verdictOn } from '@ironfield/mechbay/legality/verdict.ts';
import type { UnitFileKind } from '@ironfield/mechbay/unit-files/read.ts';
import { entryOf } from '@ironfield/mechbay/unit-library/entry.ts';
import type { Mech, Vehicle } from '@ironfield/mechbay/units/unit.ts';
import { weighMech } from '@ironfield/mechbay/weights/mech.ts';
import { weighVehicle } from '@ironfield/mechbay/weights/vehicle.ts';
import { type ReactNode, useState } from 'react';
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
import styles from './bench.module.css';
import type { Bench } from './use-bench.ts';

interface Props<T> {
  /** By which tests find it. */
  readonly part: string;
  readonly bench: Bench<T>;
  readonly fileKind: UnitFileKind;
  write(design: T): string;
  finish(design: T): T;
  readonly facts?: ReactNode;
  readonly chassis: ReactNode;
  readonly body: ReactNode;
  readonly parts: ReactNode;
}

/** A bench for units of one kind: every choice in sight, every number with its reasons. */
export function BenchPage<T extends Mech | Vehicle>(props: Props<T>) {
  const { part, bench, fileKind, write, finish } = props;
  const { design } = bench;
  const [problem, setProblem] = useState<string | null>(null);
  const fileName = fileNameOf(design, fileKind);
  const weight = weightOf(design);
  const save = async () => {
    try {
      const file = `built here/${fileName}`;
      await keepUnits([{ entry: entryOf(file, design), text: write(design), kind: fileKind }]);
      bench.saved();
      setProblem(null);
    } catch (error) {
      setProblem(`This browser does not let the page keep designs: ${(error as Error).message}`);
    }
  };
  return (
    <main className={styles.page} data-part={part}>
      <header className={styles.head}>
        <a className="button bare" href={linkTo('bay', 'units')}>
          ← Unit files
        </a>
        <h1>{titleOf(design)}</h1>
        <Left left={design.tons - weight.total} />
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
        <UnitSheetButton unit={design} />
        <button type="button" className="button" onClick={() => bench.change(finish(design))}>
          Fill up
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(fileName, write(design), 'text/plain')}
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
        <Fold>{props.chassis}</Fold>
        <div className={styles.middle}>
          {props.facts}
          <Findings design={design} />
          {props.body}
          <Numbers design={design} weight={weight} />
        </div>
        {props.parts}
      </div>
    </main>
  );
}

/** Where there is little room, the choices are folded until somebody wants them. */
function Fold({ children }: { readonly children: ReactNode }) {
  const [isNarrow] = useState(() => matchMedia('(max-width: 1000px)').matches);
  if (!isNarrow) return children;
  return (
    <details className={styles.fold}>
      <summary>Chassis and armour</summary>
      {children}
    </details>
  );
}

const weightOf = (design: Mech | Vehicle): Explanation =>
  explain((tally) => (design.kind === 'mech' ? weighMech(design, tally) : weighVehicle(design, tally)));

function Left({ left }: { readonly left: number }) {
  const tons = Math.round(Math.abs(left) * 100) / 100;
  return (
    <span className={styles.left} data-over={(left < 0 && tons > 0) || undefined} role="status">
      {tons === 0 ? 'Weighs what it should' : left > 0 ? `${tons} t left` : `${tons} t too much`}
    </span>
  );
}

function Findings({ design }: { readonly design: Mech | Vehicle }) {
  const { verdict, findings } = verdictOn(design);
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

interface NumbersProps {
  readonly design: Mech | Vehicle;
  readonly weight: Explanation;
}

function Numbers({ design, weight }: NumbersProps) {
  const price = priceOf(design);
  return (
    <section className={styles.numbers} aria-label="Numbers">
      <Lines title="Weight" unit="t" parts={[weight]} />
      <Lines title="Battle Value" unit="" parts={battleValue(design)?.parts ?? []} />
      {price && <Lines title="Price" unit="C-bills" parts={[price]} />}
    </section>
  );
}
