import { Component, type ReactNode, Suspense } from 'react';
import { linkTo } from '../router.ts';
import { SureButton } from '../ui/fields/sure-button.tsx';
import { download } from '../ui/keep/download.ts';
import { tellOfMishap } from '../ui/mishaps/tell-of-mishap.ts';
import type { TableModel } from './table-model.ts';

interface Props {
  readonly model: TableModel;
  /** The form that plays any game from its menus alone. */
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  /** Does the person answer by form? */
  readonly isPlain: boolean;
  /** The number of entries when it broke. */
  readonly number: number;
}

const WHOLE = { error: null, isPlain: false };

/**
 * The page when a table breaks: the game is as it was, and there are other ways on. When it has gone on by one of them,
 * the table is tried again.
 */
export class TableMishap extends Component<Props, State> {
  override state: State = { ...WHOLE, number: this.props.model.snapshot.summary.number };

  static getDerivedStateFromError(error: Error) {
    return { error, isPlain: false };
  }

  static getDerivedStateFromProps({ model }: Props, { number }: State): Partial<State> | null {
    const now = model.snapshot.summary.number;
    return now === number ? null : { ...WHOLE, number: now };
  }

  override componentDidCatch(error: Error) {
    const { summary, view } = this.props.model.snapshot;
    tellOfMishap(error, { page: 'table', game: summary.game, question: view.question?.step });
  }

  override render() {
    const { model, plain, children } = this.props;
    const { error, isPlain } = this.state;
    if (!error) return children;
    if (isPlain) return <Suspense fallback={null}>{plain}</Suspense>;
    return <BrokenTable model={model} error={error} onPlain={() => this.setState({ isPlain: true })} />;
  }
}

interface BrokenTableProps {
  readonly model: TableModel;
  readonly error: Error;
  onPlain(): void;
}

function BrokenTable({ model, error, onPlain }: BrokenTableProps) {
  const { session, snapshot, notice } = model;
  const { summary } = snapshot;
  const isPlaying = session.ownSeats.length > 0 && !summary.outcome;
  const save = async () => {
    const text = await session.exportFile!();
    download(`${summary.game}-${summary.scenario}.json`, text);
    return { ok: true, value: null } as const;
  };
  return (
    <main className="message-page" data-part="message-page">
      <h1>This table broke</h1>
      <p className="quiet">
        The game is kept as it is. {error.message}
        {/[.!?]$/.test(error.message) ? '' : '.'}
      </p>
      {notice && <p role="status">{notice}</p>}
      <div className="message-buttons">
        <button type="button" className="button primary" onClick={onPlain}>
          {isPlaying ? 'Answer by form' : 'Show it as text'}
        </button>
        {isPlaying && (
          <button type="button" className="button" onClick={() => model.attempt(() => session.takeBack())}>
            {session.company ? 'Ask to take back' : 'Take back the last order'}
          </button>
        )}
        {session.exportFile && (!session.company || summary.outcome) && (
          <button type="button" className="button" onClick={() => model.attempt(save)}>
            Save as file
          </button>
        )}
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Load it again
        </button>
        <a className="button" href={linkTo()}>
          To the start
        </a>
        {isPlaying && (
          <SureButton
            label="Give up…"
            sureLabel="Really give up"
            className="danger"
            onSure={() => model.attempt(() => session.concede())}
          />
        )}
      </div>
    </main>
  );
}
