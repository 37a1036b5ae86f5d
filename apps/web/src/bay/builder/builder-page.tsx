import { refused } from '@ironfield/kernel/refusal.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { replaceWith } from '../../router.ts';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { DesignCharts } from '../charts/design-charts.tsx';
import { RULEBOOK } from '../rulebook.ts';
import { titleOf } from '../text.ts';
import { ArmorPanel } from './armor-panel.tsx';
import './builder.css';
import type { Opened } from '../library/open-design.ts';
import { saveDesign } from '../library/own-designs.ts';
import { addressOf } from '../origin.ts';
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

/** Where a 'Mech is made: every choice in sight, every number at once. */
export function BuilderPage({ opened, reopen }: Props) {
  const { origin } = opened;
  const address = addressOf(origin);
  /** What is on the shelf: as it was opened, or as it was saved since. */
  const [saved, setSaved] = useState(opened);
  const bench = useWorkbench(saved.unit, address);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const result = await saveDesign(saved, bench.file).catch((error: unknown) =>
      refused({ message: `This browser does not let the page keep designs: ${(error as Error).message}` }),
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
      <div className="builder">
        <TopBar bench={bench} origin={origin} save={save} reopen={reopen} />
        {problem && (
          <p className="bay-problem" role="alert">
            {problem}
          </p>
        )}
        <SummaryBar bench={bench} origin={origin} />
        <main className="builder-main" aria-label={`Design of ${titleOf(file)}`}>
          <h1 className="visually-hidden">{titleOf(file)}</h1>
          <div className="builder-column">
            <ChassisPanel bench={bench} />
            <ArmorPanel bench={bench} />
          </div>
          <div className="builder-column middle">
            <div className="builder-scroll">
              <section className="slots-part" aria-labelledby="bay-slots">
                <h2 id="bay-slots" className="visually-hidden">
                  Slots
                </h2>
                <HandBar bench={bench} />
                <SlotsPanel bench={bench} />
              </section>
              <section className="bay-panel charts-part" aria-labelledby="bay-charts">
                <h2 id="bay-charts" className="visually-hidden">
                  Charts
                </h2>
                <DesignCharts designs={series} />
              </section>
            </div>
            <ProblemsPanel bench={bench} />
          </div>
          <div className="builder-column">
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
