import { useEffect, useState } from 'react';
import { linkTo, type PageProps } from '../router.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { unsqueezed } from '../ui/squeeze.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { ReplayPage } from './replay-page.tsx';

/** More than the longest game that anybody has played, and no flood. */
const MOST_BYTES = 8_000_000;

/** A position from a link: `#/analysis/<word>`; without one, a game file may be opened. */
export function AnalysisRoute({ path: [word] }: PageProps) {
  const [opened, setOpened] = useState<OpenedRecord | string | null>(null);
  useEffect(() => {
    let isGone = false;
    setOpened(null);
    if (word !== undefined) {
      void fromLink(word).then((found) => {
        if (!isGone) setOpened(found);
      });
    }
    return () => {
      isGone = true;
    };
  }, [word]);
  if (typeof opened === 'string')
    return <MessagePage title="This position cannot be shown">{opened}</MessagePage>;
  if (!opened) {
    return word === undefined ? (
      <ChooseGame onOpen={setOpened} />
    ) : (
      <main className="message-page quiet">Reading the position…</main>
    );
  }
  return (
    <ReplayPage
      opened={opened}
      initial={opened.timeline.last}
      back={
        <a className="button bare" href={linkTo()}>
          To the start
        </a>
      }
    />
  );
}

async function fromLink(word: string): Promise<OpenedRecord | string> {
  const text = await unsqueezed(word, MOST_BYTES);
  return text.ok ? fromText(text.value) : text.error;
}

async function fromText(text: string): Promise<OpenedRecord | string> {
  const opened = await openRecord(text);
  return opened.ok ? opened.value : opened.error.map(({ message }) => message).join('. ');
}

function ChooseGame({ onOpen }: { onOpen(opened: OpenedRecord | string): void }) {
  return (
    <main className="message-page">
      <h1>Analysis</h1>
      <p className="quiet">
        Open a game file here, or choose “Replay” at any of your games: every moment of it can be played out
        by bots, tried by hand and shared.
      </p>
      <label className="button primary">
        Open a game file
        <input
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          onChange={async ({ target }) => {
            const file = target.files?.[0];
            if (file) onOpen(await fromText(await file.text()));
          }}
        />
      </label>
      <a className="button" href={linkTo()}>
        To the start
      </a>
    </main>
  );
}
