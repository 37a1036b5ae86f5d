import { linkTo } from '../router.ts';
import { sideClass } from '../ui/words/sides.ts';
import { TableMenu } from './menu/table-menu.tsx';
import { Clock } from './people/clock.tsx';
import { DiceMark } from './people/dice-mark.tsx';
import { OptionsMark } from './people/options-mark.tsx';
import { awaited, playerNames } from './people/players.ts';
import type { TableModel } from './table-model.ts';

export interface PhaseList {
  /** `Turn 3 of 12` */
  readonly turn: string;
  readonly phases: readonly string[];
  readonly current: number;
}

interface TopBarProps {
  readonly model: TableModel;
  readonly phases?: PhaseList | undefined;
}

export function TopBar({ model, phases: running }: TopBarProps) {
  const { outcome, scenario } = model.snapshot.summary;
  // When all is over, no phase is on.
  const phases = running && outcome ? { ...running, current: running.phases.length } : running;
  return (
    <header className="top-bar" data-part="top-bar">
      <h1 className="visually-hidden">{`${phases?.turn ?? 'The table'}: ${phases?.phases[phases.current] ?? scenario}`}</h1>
      <a className="wordmark" href={linkTo()} title="Back to the start; the game is kept">
        <img src="/icon.svg" alt="" width="24" height="24" />
        <span>Ironfield</span>
      </a>
      {phases && <Stepper {...phases} />}
      <Decider model={model} />
      <OptionsMark game={model.game} values={model.options} />
      <DiceMark summary={model.latest} isLocal={!model.session.company} />
      <TableMenu model={model} />
    </header>
  );
}

function Stepper({ turn, phases, current }: PhaseList) {
  const [number, whose] = turn.split(/(?=: )/);
  return (
    <div className="stepper" data-part="stepper" data-before={/^Turn/.test(turn) ? undefined : ''}>
      <span className="turn" data-part="turn">
        {number}
        <span className="turn-whose">{whose}</span>
      </span>
      <ol aria-label="Phases of the turn">
        {phases.map((phase, index) => (
          <li
            key={phase}
            className={stepState(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            {phase}
          </li>
        ))}
      </ol>
    </div>
  );
}

function stepState(index: number, current: number): string {
  if (index === current) return 'now';
  return index < current ? 'done' : 'ahead';
}

/** The side that decides now. */
function Decider({ model }: { readonly model: TableModel }) {
  const { summary, viewer } = model.snapshot;
  const { session, latest } = model;
  if (summary.outcome)
    return (
      <span className="decider" data-part="decider">
        The game is over
      </span>
    );
  if (model.isSending)
    return (
      <span className="decider quiet" data-part="decider">
        Sending…
      </span>
    );
  const isMine = model.menu !== null && typeof viewer === 'number';
  const deciding = isMine ? [viewer] : awaited(summary, session.ownSeats);
  const [seat] = deciding;
  if (model.pending > 0 || seat === undefined)
    return (
      <span className="decider quiet" data-part="decider">
        Resolving
      </span>
    );
  const isShared = session.ownSeats.length > 1;
  return (
    <span className={`decider ${sideClass(seat)}`} data-part="decider">
      <i className="side-dot" />
      {isMine && !isShared ? (
        <span className="decider-words own" data-part="decider-words">
          You<span className="decider-more">r decision</span>
        </span>
      ) : (
        <span className="decider-words" data-part="decider-words">
          {`${playerNames(summary, deciding)} to decide`}
        </span>
      )}
      <Clock summary={latest} seat={seat} />
    </span>
  );
}
