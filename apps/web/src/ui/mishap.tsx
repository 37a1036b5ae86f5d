import { Component, type ReactNode } from 'react';

/** What is shown when a page breaks: games are kept after every order, so a reload loses nothing. */
export class Mishap extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
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
