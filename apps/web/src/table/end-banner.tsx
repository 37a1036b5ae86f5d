import { figure } from '@ironfield/kernel/figures.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { useState } from 'react';
import { linkTo, useRoute } from '../router.ts';
import { Explained } from '../rules/explained.tsx';
import { RulebookContext } from '../rules/rulebook-context.ts';
import { Icon } from '../ui/icons.tsx';
import { endingOf } from '../ui/words/ending.ts';
import { sideClass } from '../ui/words/sides.ts';
import { playAgain } from './play-again.ts';
import type { TableModel } from './table-model.ts';

/** The result of the game. It covers as little of the map as possible, and can be put away. */
export function EndBanner({ model }: { readonly model: TableModel }) {
  const [isAway, setAway] = useState(false);
  const [, transport = '', id = ''] = useRoute();
  const { outcome, seats } = model.snapshot.summary;
  const { viewer } = model.snapshot;
  if (!outcome || model.pending > 0 || isAway) return null;
  const [winner] = outcome.winners;
  const isPersonal = model.session.ownSeats.length === 1;
  const names = seats.map(({ side }) => side);
  const { title, reason } = endingOf(outcome, names, isPersonal ? viewer : 'spectator');
  const again = async () => {
    const problem = await playAgain(transport, id);
    if (problem) model.notify(`${problem.message}.`);
  };
  return (
    <section className={`end-banner ${sideClass(winner ?? null)}`} data-part="end-banner" role="status">
      <div>
        <h2>{title}</h2>
        <p>{reason}</p>
        {outcome.points && (
          <p className="points">
            {seats.map(({ seat, side }) => (
              <span key={seat} className={sideClass(seat)}>
                <i className="side-dot" /> {side} <Points model={model} seat={seat} />
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="end-links">
        {(transport === 'local' || (transport === 'seat' && !model.latest.rematch)) && (
          <button type="button" className="button" onClick={() => void again()}>
            {transport === 'local' ? 'Play again' : 'Rematch'}
          </button>
        )}
        <a className="button" href={linkTo('replay', transport, id)}>
          Replay
        </a>
        <a className="button" href={linkTo('result', transport, id)}>
          Result
        </a>
        <a className="button primary" href={linkTo('story', transport, id)}>
          The story
        </a>
      </div>
      <button type="button" className="button bare" aria-label="Dismiss" onClick={() => setAway(true)}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** The points of a side, with the reasons if the game gives them. */
function Points({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { outcome, seats } = model.snapshot.summary;
  const points = figure(outcome?.points?.[seat] ?? 0);
  const score = model.scores?.[seat];
  if (!score) return <b>{points}</b>;
  return (
    <RulebookContext value={model.game}>
      <Explained explanation={score} measure="points" title={`Points of ${seats[seat].side}`}>
        <b>{points}</b>
      </Explained>
    </RulebookContext>
  );
}
