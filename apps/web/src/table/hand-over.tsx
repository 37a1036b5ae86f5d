import type { AnyGame } from '@ironfield/kernel/game.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { type ReactNode, useState } from 'react';
import type { TableModel } from './table-model.ts';

interface HandOverProps {
  readonly game: AnyGame;
  readonly model: TableModel;
  readonly children: ReactNode;
}

/** Where people share a screen and the game has secrets, the screen is covered until the right one sits before it. */
export function HandOver({ game, model, children }: HandOverProps) {
  const { viewer, summary } = model.snapshot;
  const isShared = model.session.ownSeats.length > 1;
  const isSecret = game.reveals !== undefined && isShared && !summary.outcome;
  const [seated, setSeated] = useState<Viewer | null>(null);
  if (!isSecret || viewer === 'spectator' || seated === viewer) return children;
  const side = summary.seats[viewer]?.side;
  return (
    <main className="message-page">
      <h1>{side} decide</h1>
      <p className="quiet">Hand the screen over: what follows is for the eyes of the {side} only.</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing on the page */}
      <button type="button" className="button primary" autoFocus onClick={() => setSeated(viewer)}>
        I play the {side}
      </button>
    </main>
  );
}
