import { Component, type ReactNode } from 'react';
import { tellOfMishap } from './tell-of-mishap.ts';

interface MishapProps {
  /** The first word of its address. */
  readonly page: string;
  readonly children: ReactNode;
}

/** What is shown when a page breaks: games are kept after every order, so a reload loses nothing. */
export class Mishap extends Component<MishapProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    tellOfMishap(error, { page: this.props.page });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main className="message-page">
        <h1>This page broke</h1>
        <p className="quiet">Your game is kept. {error.message}</p>
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          Load it again
        </button>
      </main>
    );
  }
}
