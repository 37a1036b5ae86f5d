import type { Force } from '@ironfield/kernel/options/mustering.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { forceFile, readForce } from '@ironfield/kernel/record/force-file.ts';
import { useState } from 'react';
import type { GameViews } from '../table/game-views.ts';
import { whileBusy } from '../ui/busy.ts';
import { Dialog } from '../ui/dialog.tsx';
import { download } from '../ui/keep/download.ts';
import { KeepForm, KeptNames } from '../ui/keep/kept-names.tsx';
import { forget, keep, keptForces } from './kept-lists.ts';
import styles from './muster.module.css';
import { added, type Muster } from './plan.ts';

interface ListDialogProps {
  readonly game: AnyGame;
  readonly muster: Muster;
  readonly side: number;
  readonly force: Force;
  /** Makes its record sheets; absent where there are none. */
  readonly sheets: GameViews['forceSheets'] | undefined;
  onUse(force: Force): void;
  onClose(): void;
}

/** Forces that are kept under a name, and files: lists to use as they are, units to add. */
export function ListDialog({ game, muster, side, force, sheets, onUse, onClose }: ListDialogProps) {
  const [lists, setLists] = useState(() => keptForces(game));
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (files: readonly File[]) => {
    let next = force;
    for (const file of files) {
      const read = await forceIn(game, muster, next, side, file);
      if (typeof read === 'string') return setProblem(`${file.name}: ${read}`);
      next = read;
    }
    onUse(next);
    onClose();
  };
  const print = async () => {
    const name = `${muster.sides[side].toLowerCase()}-force.pdf`;
    const bytes = (await whileBusy(sheets?.(force, muster.sides[side]) ?? Promise.resolve(null))) ?? null;
    if (bytes === null) setProblem('None of these units has a record sheet.');
    else download(name, bytes, 'application/pdf');
  };
  return (
    <Dialog title={`Lists for ${muster.sides[side]}`} onClose={onClose}>
      <KeptNames
        kept={lists}
        none="No lists are saved on this device yet."
        noteOf={({ members }) => `${members.length} units`}
        onUse={({ members }) => {
          onUse(members);
          onClose();
        }}
        onForget={(list) => {
          forget('forces', list);
          setLists(keptForces(game));
        }}
      />
      <KeepForm
        label="Name of the list"
        placeholder="Keep this force as"
        onKeep={(name) => {
          keep('forces', forceFile(game.id, name, force));
          setLists(keptForces(game));
        }}
      />
      <div className={styles.forceButtons}>
        <label className="button load-file" data-part="load-file">
          Import files
          <input
            type="file"
            multiple
            accept=".json,.mtf"
            className="visually-hidden"
            onChange={({ target }) => void take([...(target.files ?? [])])}
          />
        </label>
        <button
          type="button"
          className="button"
          onClick={() =>
            download(
              `${muster.sides[side].toLowerCase()}-force.json`,
              `${JSON.stringify(forceFile(game.id, muster.sides[side], force), null, 1)}\n`,
            )
          }
        >
          Save as file
        </button>
        {sheets && (
          <button type="button" className="button" onClick={() => void print()}>
            Record sheets (PDF)
          </button>
        )}
      </div>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

/** A force after a file was read: a list replaces it, units are added to it. Or the fault of the file. */
async function forceIn(
  game: AnyGame,
  muster: Muster,
  force: Force,
  side: number,
  file: File,
): Promise<Force | string> {
  const text = await file.text();
  if (text.includes('"ironfield-force"')) {
    const read = readForce(game, parsed(text));
    return read.ok ? read.value.members : read.error[0].message;
  }
  const { importUnits } = await import('@ironfield/mechbay/library/importing.ts');
  const units = importUnits(text, file.name);
  if (!units.ok) return units.error[0];
  const unfit = units.value.map((unit) => muster.facts(unit)).find((facts) => !facts.ok);
  if (unfit && !unfit.ok) return unfit.error[0].message;
  return units.value.reduce<Force>((all, unit) => added(muster, all, side, unit), force);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
