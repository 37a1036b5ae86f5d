import { refused } from '@ironfield/kernel/refusal.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { replaceWith } from '../../router.ts';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import bayStyles from '../bay.module.css';
import { DesignCharts } from '../charts/design-charts.tsx';
import type { Opened } from '../library/open-design.ts';
import { saveDesign } from '../library/own-designs.ts';
import { addressOf } from '../origin.ts';
import { RULEBOOK } from '../rulebook.ts';
import { titleOf } from '../text.ts';
import { ArmorPanel } from './armor-panel.tsx';
import styles from './builder.module.css';
import { ChassisPanel } from './chassis-panel.tsx';
import { forgetDraft } from './drafts.ts';
import { EquipmentPanel } from './equipment-panel.tsx';
import { HandBar } from './hand-bar.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { SlotsPanel } from './slots-panel.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useWorkbench } from './use-workbench.ts';

interface Props {
  readonly opened: Opened;
  /** Another revision is the newest now. */
  reopen(): void;
}

/** The page that builds a 'Mech: every choice in sight, every number up to date. */
export function BuilderPage({ opened, reopen }: Props) {
  const { origin } = opened;
  const address = addressOf(origin);
  /** The saved design: as opened, or as saved since. */
  const [saved, setSaved] = useState(opened);
  const bench = useWorkbench(saved.unit, address);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const result = await saveDesign(saved, bench.file).catch((error: unknown) =>
      refused({
        message: `This browser does not allow the page to keep designs: ${(error as Error).message}`,
      }),
    );
    if (!result.ok) return setProblem(result.error.message);
    setProblem(null);
    if (origin.kind === 'own') return setSaved({ origin, unit: bench.file, revision: result.value.number });
    forgetDraft(address);
    replaceWith('bay', 'own', result.value.document);
  };
  const { file, undo, redo } = bench;
  const keys = useRef({ save, drop: bench.drop });
  keys.current = { save, drop: bench.drop };
  useEffect(() => {
    document.title = `${titleOf(file)} · Ironfield`;
    return () => {
      document.title = 'Ironfield';
    };
  }, [file]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') keys.current.drop();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') void keys.current.save();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
  const series = useMemo(() => [file], [file]);
  return (
    <RulebookContext value={RULEBOOK}>
      <div className={styles.builder} data-part="builder">
        <TopBar bench={bench} origin={origin} save={save} reopen={reopen} />
        {problem && (
          <p className={bayStyles.bayProblem} role="alert">
            {problem}
          </p>
        )}
        <SummaryBar bench={bench} origin={origin} />
        <main
          className={styles.builderMain}
          data-part="builder-main"
          aria-label={`Design of ${titleOf(file)}`}
        >
          <h1 className="visually-hidden">{titleOf(file)}</h1>
          <div className={styles.builderColumn}>
            <ChassisPanel bench={bench} />
            <ArmorPanel bench={bench} />
          </div>
          <div className={`${styles.builderColumn} ${styles.middle}`}>
            <div className={styles.builderScroll}>
              <section className={styles.slotsPart} aria-labelledby="bay-slots">
                <h2 id="bay-slots" className="visually-hidden">
                  Slots
                </h2>
                <HandBar bench={bench} />
                <SlotsPanel bench={bench} />
              </section>
              <section className={`${styles.bayPanel} ${styles.chartsPart}`} aria-labelledby="bay-charts">
                <h2 id="bay-charts" className="visually-hidden">
                  Charts
                </h2>
                <DesignCharts designs={series} />
              </section>
            </div>
            <ProblemsPanel bench={bench} />
          </div>
          <div className={styles.builderColumn}>
            <EquipmentPanel bench={bench} />
          </div>
        </main>
        <p className="visually-hidden" role="status">
          {bench.news}
        </p>
      </div>
    </RulebookContext>
  );
}
