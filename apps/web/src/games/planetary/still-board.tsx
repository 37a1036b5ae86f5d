import type { CoreEvent } from '@ironfield/kernel/state.ts';
import type { Event } from '@ironfield/planetary/events.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { concernedBy } from './concerned.ts';
import { BattleBoard } from './map/battle-board.tsx';
import { PlanetMap } from './map/planet-map.tsx';
import styles from './table.module.css';

interface StillBoardProps {
  readonly table: object;
  readonly events?: readonly CoreEvent[];
}

/** The board to look at, as in a replay. */
export function StillBoard({ table, events = [] }: StillBoardProps) {
  const shown = table as Table;
  const lit = events.flatMap((event) => concernedBy(event as Event));
  if (!shown.battle && shown.war)
    return (
      <PlanetMap
        table={shown}
        war={shown.war}
        seat={0}
        lit={lit}
        layers={{ control: true, supply: false }}
        memory="still planet"
        shown={null}
      />
    );
  if (!shown.battle) return <p className={styles.noBattle}>The battle is over.</p>;
  return <BattleBoard table={shown} battle={shown.battle} seat={0} lit={lit} />;
}
