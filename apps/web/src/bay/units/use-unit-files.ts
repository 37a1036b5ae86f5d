import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';
import { byName } from '@ironfield/mechbay/unit-library/search.ts';
import { useEffect, useRef, useState } from 'react';
import type { Brought } from './brought-files.ts';
import type { FromReadingWorker, Misfit } from './reading-messages.ts';
import { forgetUnits, keptEntries } from './unit-store.ts';

/** The progress of reading a folder, and its result. */
export interface Reading {
  readonly done: number;
  readonly total: number;
  readonly added: number;
  readonly others: number;
  readonly misfits: readonly Misfit[];
}

export interface UnitFiles {
  /** Null until the browser has told. */
  readonly entries: readonly UnitEntry[] | null;
  readonly reading: Reading | null;
  readonly trouble: string | null;
  take(brought: Brought): void;
  closeReport(): void;
  forget(): Promise<void>;
}

const NO_KEEPING = (error: unknown): string =>
  `This browser does not let the page keep unit files: ${(error as Error).message}`;

/** All unit files of this browser. A folder is read in a worker, and the list grows as it goes. */
export function useUnitFiles(): UnitFiles {
  const [entries, setEntries] = useState<readonly UnitEntry[] | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const worker = useRef<Worker>(undefined);
  useEffect(() => {
    keptEntries().then(
      (kept) => setEntries(kept.sort(byName)),
      (error: unknown) => {
        setEntries([]);
        setTrouble(NO_KEEPING(error));
      },
    );
    return () => worker.current?.terminate();
  }, []);

  const hear = ({ data }: MessageEvent<FromReadingWorker>) => {
    if (data.kind === 'trouble') {
      setTrouble(NO_KEEPING(data));
      return setReading(null);
    }
    setEntries((now) => withNew(now ?? [], data.entries));
    setReading(
      (now) =>
        now && {
          ...now,
          done: data.done,
          added: now.added + data.entries.length,
          misfits: [...now.misfits, ...data.misfits],
        },
    );
  };
  return {
    entries,
    reading,
    trouble,
    take: ({ files, others }) => {
      setTrouble(null);
      setReading({ done: 0, total: files.length, added: 0, others, misfits: [] });
      if (files.length === 0) return;
      worker.current?.terminate();
      worker.current = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
      worker.current.onmessage = hear;
      worker.current.onerror = ({ message }) => setTrouble(message);
      worker.current.postMessage(files);
    },
    closeReport: () => setReading(null),
    forget: async () => {
      await forgetUnits().catch((error: unknown) => setTrouble(NO_KEEPING(error)));
      setEntries([]);
    },
  };
}

function withNew(entries: readonly UnitEntry[], more: readonly UnitEntry[]): readonly UnitEntry[] {
  const files = new Set(more.map(({ file }) => file));
  return [...entries.filter(({ file }) => !files.has(file)), ...more].sort(byName);
}
