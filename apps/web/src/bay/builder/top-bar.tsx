import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { rename } from '@ironfield/mechbay/design/design-operations.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { goTo, linkTo } from '../../router.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { download } from '../../ui/keep/download.ts';
import { NOTHING, refusing } from '../../ui/mishaps/refusing.ts';
import { sendToBattle } from '../fighter.ts';
import { fileNameOf } from '../file-name.ts';
import { HistoryDialog } from '../library/history-dialog.tsx';
import { addressOf, type Origin } from '../origin.ts';
import { ShareDialog } from '../share-dialog.tsx';
import styles from './builder.module.css';
import { forgetDraft } from './drafts.ts';
import type { Workbench } from './workbench.ts';

/** Sheets are drawn by code that most visits do not need. */
const SheetDialog = lazy(async () => ({ default: (await import('../sheet-dialog.tsx')).SheetDialog }));

interface Props {
  readonly bench: Workbench;
  readonly origin: Origin;
  save(): Promise<void>;
  reopen(): void;
}

/** The name of the design, and actions on the whole of it. */
export function TopBar({ bench, origin, save, reopen }: Props) {
  const { file } = bench;
  const [shown, setShown] = useState<'share' | 'sheet' | 'history' | 'fight' | null>(null);
  const close = () => setShown(null);
  return (
    <header className={styles.builderTop}>
      <a className="button bare" href={linkTo('bay')}>
        ← 'Mech bay
      </a>
      <NameFields bench={bench} />
      <div className={styles.builderButtons}>
        <button
          type="button"
          className="button icon-button"
          aria-label="Undo"
          aria-keyshortcuts="Control+Z"
          {...refusing(bench.canUndo ? null : NOTHING.undo, 'Undo (Ctrl+Z)')}
          onClick={bench.undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="button icon-button flip"
          aria-label="Redo"
          aria-keyshortcuts="Control+Y"
          {...refusing(bench.canRedo ? null : NOTHING.redo, 'Redo (Ctrl+Y)')}
          onClick={bench.redo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="button"
          title="Play a battle with this 'Mech as it is"
          onClick={() => (bench.check.isLegal ? fight(file) : setShown('fight'))}
        >
          Fight with this 'Mech
        </button>
        <button type="button" className="button" onClick={() => setShown('sheet')}>
          Record sheet
        </button>
        <button
          type="button"
          className="button"
          title="Save as a file of our own format"
          onClick={() =>
            download(fileNameOf(file, 'json'), `${JSON.stringify(file, null, 2)}\n`, 'application/json')
          }
        >
          .json
        </button>
        <button
          type="button"
          className="button"
          title="Save as a file for other programs"
          onClick={() => download(fileNameOf(file, 'mtf'), writeMtf(file), 'text/plain')}
        >
          .mtf
        </button>
        <button type="button" className="button" onClick={() => setShown('share')}>
          Share
        </button>
        {origin.kind === 'own' && (
          <button type="button" className="button" onClick={() => setShown('history')}>
            Versions
          </button>
        )}
        <button
          type="button"
          className="button primary"
          {...refusing(
            origin.kind === 'own' && !bench.isChanged ? 'Nothing has changed since the last save' : null,
          )}
          onClick={() => void save()}
        >
          {origin.kind === 'own' ? 'Save' : 'Save as my own'}
        </button>
      </div>
      {shown === 'fight' && <IllegalFighter bench={bench} onClose={close} />}
      {shown === 'share' && <ShareDialog file={file} onClose={close} />}
      {shown === 'history' && origin.kind === 'own' && (
        <HistoryDialog
          document={origin.id}
          onClose={close}
          onRestored={() => {
            forgetDraft(addressOf(origin));
            reopen();
          }}
        />
      )}
      {shown === 'sheet' && (
        <Suspense>
          <SheetDialog file={file} onClose={close} />
        </Suspense>
      )}
    </header>
  );
}

function fight(file: MechFile): void {
  sendToBattle(file);
  goTo('new', 'classic', 'own');
}

/** Lists the faults of a design before it goes into a battle. */
function IllegalFighter({ bench, onClose }: { readonly bench: Workbench; onClose(): void }) {
  const { violations } = bench.check;
  return (
    <Dialog title="This design is not legal" onClose={onClose}>
      <ul className={styles.fighterProblems}>
        {violations.map(({ message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may read alike
          <li key={index}>{message}</li>
        ))}
      </ul>
      <p>It breaks the construction rules, so opponents may refuse it. You can still try it out.</p>
      <p className={styles.fighterButtons}>
        <button type="button" className="button primary" onClick={onClose}>
          Mend it
        </button>
        <button type="button" className="button" onClick={() => fight(bench.file)}>
          Fight anyway
        </button>
      </p>
    </Dialog>
  );
}

/** Typed freely; taken over as soon as it is a name. */
function NameFields({ bench }: { readonly bench: Workbench }) {
  const { name, model } = bench.file;
  const [typed, setTyped] = useState({ name, model });
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    setTyped({ name, model });
    setProblem(null);
  }, [name, model]);
  const type = (next: typeof typed) => {
    setTyped(next);
    const outcome = rename(bench.file, next.name, next.model);
    setProblem(outcome.ok ? null : outcome.error.message);
    if (outcome.ok) bench.change(outcome, '', 'name');
  };
  return (
    <div className={styles.builderNames}>
      <input
        className={`text-field ${styles.nameField}`}
        aria-label="Name"
        value={typed.name}
        aria-invalid={problem !== null}
        onChange={({ target }) => type({ ...typed, name: target.value })}
        onBlur={bench.settle}
      />
      <input
        className={`text-field ${styles.modelField}`}
        aria-label="Model"
        placeholder="Model"
        value={typed.model}
        aria-invalid={problem !== null}
        onChange={({ target }) => type({ ...typed, model: target.value })}
        onBlur={bench.settle}
      />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
