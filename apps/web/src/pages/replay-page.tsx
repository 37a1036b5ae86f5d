import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { type ReactNode, useState } from 'react';
import { OddsPanel } from '../analysis/odds-panel.tsx';
import { PositionPage } from '../analysis/position-page.tsx';
import { SharePosition } from '../analysis/share-position.tsx';
import { fileFrom } from '../replay/file-from.ts';
import styles from '../replay/replay.module.css';
import { Replay } from '../replay/replay.tsx';
import type { OpenedRecord } from './open-record.ts';
import { BOT, PERSON, playFrom } from './play-from.ts';

interface Props {
  readonly opened: OpenedRecord;
  readonly initial: number;
  /** Ways to where this game came from. */
  readonly back: ReactNode;
}

/** A game to leaf through, to analyse, and to play on from any of its moments. */
export function ReplayPage({ opened: { timeline, views }, initial, back }: Props) {
  const { Board } = views;
  const { game } = timeline;
  const [shared, setShared] = useState<string | null>(null);
  const [edited, setEdited] = useState<CoreSetup | null>(null);
  if (edited)
    return <PositionPage game={game} views={views} setup={edited} onCancel={() => setEdited(null)} />;
  return (
    <div className={styles.replayPage}>
      <nav className={styles.replayBack}>{back}</nav>
      <Replay
        timeline={timeline}
        initial={initial}
        onPlayFrom={(from) => void playFrom(game, from, [PERSON, BOT])}
        beside={(moment) => (
          <OddsPanel
            timeline={timeline}
            moment={moment}
            onByHand={(order) => {
              const { setup, seed, entries } = timeline.playFrom(moment.index);
              const [seat] = moment.view.waiting;
              const next = order && seat !== undefined ? [{ kind: 'order', seat, order } as const] : [];
              void playFrom(
                game,
                { setup, seed, entries: [...entries, ...next] },
                timeline.sides.map(() => PERSON),
              );
            }}
            onEdit={
              game.setupFrom && views.PositionEditor && moment.turn > 0
                ? () => setEdited(game.setupFrom!(moment.view.table as never) as CoreSetup)
                : undefined
            }
            onShare={() => setShared(fileFrom(game, timeline.playFrom(moment.index)))}
          />
        )}
      >
        {(table, events, { past }) =>
          Board ? (
            <Board table={table} events={events} past={past} />
          ) : (
            <pre className={styles.drawnTable}>{game.draw(table)}</pre>
          )
        }
      </Replay>
      {shared !== null && <SharePosition text={shared} onClose={() => setShared(null)} />}
    </div>
  );
}
