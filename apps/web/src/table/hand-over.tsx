import type { Viewer } from '@ironfield/kernel/state.ts';
import { type ReactNode, useState } from 'react';
import { sideClass } from '../ui/words/sides.ts';
import type { TableModel } from './table-model.ts';

interface HandOverProps {
  readonly model: TableModel;
  /** The question is being answered without anybody. */
  readonly isMoot: boolean;
  readonly children: ReactNode;
}

/** Covers a shared screen with secrets on it until the right player sits before it. */
export function HandOver({ model, isMoot, children }: HandOverProps) {
  const { viewer, summary, isPrivate = false } = model.snapshot;
  const [seated, setSeated] = useState<Viewer | null>(null);
  if (!isPrivate || summary.outcome || viewer === 'spectator' || seated === viewer) return children;
  if (isMoot) return <main className="message-page" data-part="message-page" aria-busy="true" />;
  const side = summary.seats[viewer]?.side;
  return (
    <main className={`message-page ${sideClass(viewer)}`} data-part="message-page">
      <h1>
        <i className="side-dot" /> {side} to decide
      </h1>
      <p className="quiet">Hand over the screen. What follows is only for the {side} only.</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing on the page */}
      <button type="button" className="button primary" autoFocus onClick={() => setSeated(viewer)}>
        I play the {side}
      </button>
    </main>
  );
}
