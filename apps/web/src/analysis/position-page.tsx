import { startGame } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { checkSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { useMemo, useState } from 'react';
import { fileFrom } from '../replay/file-from.ts';
import { goTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import type { GameViews } from '../table/game-views.ts';
import { refusing } from '../ui/mishaps/refusing.ts';
import styles from './analysis.module.css';

interface Props {
  readonly game: AnyGame;
  readonly views: GameViews;
  /** To begin with. */
  readonly setup: CoreSetup;
  onCancel(): void;
}

/** A position set up by hand: units, damage, heat, places. */
export function PositionPage({ game, views, setup: first, onCancel }: Props) {
  const [setup, setSetup] = useState(first);
  const [unit, setUnit] = useState(0);
  const checked = useMemo(() => checkSetup(game, setup), [game, setup]);
  // Faults are shown beside the last valid position.
  const [shown, setShown] = useState(first);
  if (checked.ok && shown !== setup) setShown(setup);
  const table = useMemo(() => {
    const state = startGame(game, shown as never, 'position');
    return game.table(state, 'spectator') as GameTypes['Table'];
  }, [game, shown]);
  const { Board, PositionEditor } = views;
  if (!Board || !PositionEditor) return null;
  /** A unit is taken in hand, and then put down elsewhere. */
  const choose = (cell: number) => {
    const there = views.unitAt?.(setup as never, cell) ?? -1;
    if (there >= 0) setUnit(there);
    else if (views.place) setSetup(views.place(setup as never, unit, cell));
  };
  const begin = async (page: 'replay' | 'table') => {
    const players = seatNames(game, setup).map(() => ({ kind: 'human' }) as const);
    const text = fileFrom(game, { setup, seed: newSeed(), entries: [] });
    const created = await localGames.importFile(text, players);
    if (created.ok) goTo(page, 'local', created.value);
  };
  return (
    <main className={styles.positionPage}>
      <h1 className="visually-hidden">Set up a position</h1>
      <div className={styles.positionBoard}>
        <Board table={table} onChoose={choose} />
      </div>
      <div className={styles.positionSide}>
        <h2>Set up a position</h2>
        <PositionEditor
          setup={setup as never}
          unit={unit}
          onUnit={setUnit}
          onChange={(changed) => setSetup(changed as CoreSetup)}
        />
        <div className={styles.positionFoot}>
          {!checked.ok && (
            <p className="problem" role="alert">
              {checked.error.map(({ message }) => message).join('. ')}
            </p>
          )}
          <div className={styles.oddsChoices}>
            <button
              type="button"
              className="button primary"
              {...refusing(checked.ok ? null : checked.error[0].message)}
              onClick={() => void begin('replay')}
            >
              Analyse
            </button>
            <button
              type="button"
              className="button"
              {...refusing(checked.ok ? null : checked.error[0].message)}
              onClick={() => void begin('table')}
            >
              Play by hand
            </button>
            <button type="button" className="button bare" onClick={onCancel}>
              Cancel
            </button>
          </div>
        </div>
      </div>
    </main>
  );
}
