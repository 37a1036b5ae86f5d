import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';

interface MishapProps {
  /** The first word of its address. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Shown when a page breaks: games are kept after every order, so a reload loses nothing. */
export function Mishap({ page, children }: MishapProps) {
  return (
    <Boundary where={{ page }} instead={(error) => <BrokenPage error={error} />}>
      {children}
    </Boundary>
  );
}

function BrokenPage({ error }: { readonly error: Error }) {
  return (
    <main className="message-page" data-part="message-page">
      <h1>This page broke</h1>
      <p className="quiet">Your game is kept. {error.message}</p>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        Load it again
      </button>
    </main>
  );
}
