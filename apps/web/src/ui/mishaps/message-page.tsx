import type { ReactNode } from 'react';
import { linkTo } from '../../router.ts';

/** A page that has only something to say, and the way back. */
export function MessagePage({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <main className="message-page" data-part="message-page">
      <h1>{title}</h1>
      {children && <p className="quiet">{children}</p>}
      <a className="button primary" href={linkTo()}>
        To the start
      </a>
    </main>
  );
}
