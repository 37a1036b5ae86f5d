import { useState } from 'react';
import { whileBusy } from '../../ui/busy.ts';
import { Icon } from '../../ui/icons.tsx';
import { plural } from '../../ui/words/plural.ts';
import bayStyles from '../bay.module.css';
import { addressOf } from '../origin.ts';
import { titleOf } from '../text.ts';
import styles from './library.module.css';
import { designsIn, ownDesigns } from './own-designs.ts';

interface Named {
  readonly document: string;
  readonly title: string;
}

/** The result of importing a file. */
export interface Imported {
  readonly file: string;
  readonly added: readonly Named[];
  /** Designs that were here already. */
  readonly known: readonly Named[];
  readonly problems: readonly string[];
}

/** Takes files in, one after the other, and tells about each. */
export function useImport(look: () => Promise<void>): {
  readonly imported: readonly Imported[];
  take(files: readonly File[]): Promise<void>;
  forget(): void;
} {
  const [imported, setImported] = useState<readonly Imported[]>([]);
  return {
    imported,
    take: async (files) => {
      const notes: Imported[] = [];
      for (const file of files) notes.push(await whileBusy(importFile(file)));
      setImported(notes);
      await look();
    },
    forget: () => setImported([]),
  };
}

async function importFile(file: File): Promise<Imported> {
  const none = { file: file.name, added: [], known: [] };
  try {
    const read = await designsIn(file);
    if (!read.ok) return { ...none, problems: read.error };
    const added: Named[] = [];
    const known: Named[] = [];
    const problems: string[] = [];
    for (const unit of read.value) {
      const taken = await ownDesigns.take(unit, `From ${file.name}`.slice(0, 200));
      if (!taken.ok) problems.push(taken.error.message);
      else (taken.value.isNew ? added : known).push({ document: taken.value.document, title: titleOf(unit) });
    }
    return { file: file.name, added, known, problems };
  } catch (error) {
    return { ...none, problems: [`It could not be read or kept: ${(error as Error).message}`] };
  }
}

interface Props {
  readonly imported: readonly Imported[];
  forget(): void;
}

const MOST_NAMED = 8;

export function ImportNotes({ imported, forget }: Props) {
  if (imported.length === 0) return null;
  return (
    <section className={styles.importNotes} aria-label="Imported files">
      <ul className={styles.fileNotes}>
        {imported.map(({ file, added, known, problems }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name
          <li key={index} className={problems.length > 0 ? bayStyles.bayProblem : bayStyles.bayNote}>
            {problems.length > 0 && (
              <div role="alert">
                <strong>{file} was not imported.</strong>
                <ul>
                  {problems.map((problem, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two of them may read alike
                    <li key={i}>{problem}</li>
                  ))}
                </ul>
              </div>
            )}
            <Designs words={`${file}: ${plural(added.length, 'design')} added`} designs={added} />
            <Designs
              words={`${file}: ${known.length === 1 ? 'this one was' : 'these were'} here already`}
              designs={known}
            />
          </li>
        ))}
      </ul>
      <button type="button" className="button bare" aria-label="Close" onClick={forget}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function Designs({ words, designs }: { readonly words: string; readonly designs: readonly Named[] }) {
  if (designs.length === 0) return null;
  return (
    <p role="status">
      {words}{' '}
      {designs.slice(0, MOST_NAMED).map(({ document, title }) => (
        <a key={document} href={addressOf({ kind: 'own', id: document })}>
          {title}
        </a>
      ))}
    </p>
  );
}
