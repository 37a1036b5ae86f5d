import { LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import { Icon } from '../../ui/icons.tsx';
import { plural } from '../../ui/words/plural.ts';
import { factsOf } from '../design-facts.ts';
import { tonsOf } from '../numbers.ts';
import type { Origin } from '../origin.ts';
import styles from './builder.module.css';
import { SaveNote } from './save-note.tsx';
import type { Workbench } from './workbench.ts';

/** State of the design: always in sight. */
export function SummaryBar({ bench, origin }: { readonly bench: Workbench; readonly origin: Origin }) {
  const { file, check } = bench;
  const used = 2 * file.tons - check.remaining;
  const free = LOCATION_CODES.reduce((sum, location) => sum + Math.max(0, check.free[location]), 0);
  const { speed, heat } = factsOf(file);
  const isOver = check.remaining < 0;
  return (
    <section className={styles.summaryBar} data-part="summary-bar" aria-label="State of the design">
      <div
        className={styles.summaryTons}
        data-state={isOver ? 'over' : check.remaining === 0 ? 'done' : undefined}
      >
        <span>
          <b>{tonsOf(used)}</b> of {file.tons} t
        </span>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.gauge} width="100" height="6" rx="1" />
          <rect
            className={styles.gaugeFill}
            width={Math.min(100, (50 * used) / file.tons)}
            height="6"
            rx="1"
          />
        </svg>
        <span className={styles.summaryLeft}>
          {isOver ? `${tonsOf(-check.remaining)} t too heavy` : `${tonsOf(check.remaining)} t left`}
        </span>
      </div>
      <span>
        <b>{free}</b> {free === 1 ? 'slot' : 'slots'} open
      </span>
      <span title="All weapons fired while running, against the heat sinks">
        Heat <b>{heat ? heat.salvo + heat.moving.run : '?'}</b> of {file.heatSinks}
      </span>
      <span>
        <b>
          {speed.walk}/{speed.run}/{speed.jump}
        </b>{' '}
        MP
      </span>
      {check.isLegal ? (
        <span className={styles.legal}>
          <Icon name="check" /> Legal
        </span>
      ) : (
        <button type="button" className={styles.illegal} onClick={showProblems}>
          {plural(check.violations.length, 'problem')}
        </button>
      )}
      <SaveNote bench={bench} origin={origin} />
    </section>
  );
}

function showProblems(): void {
  document.getElementById('bay-problems')?.scrollIntoView({ block: 'start' });
}
