import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { modelWords } from '../models/model-words.ts';
import { Models } from '../models/models.tsx';
import type { TabletopGame } from '../tabletop-game.ts';
import { Overlays } from './overlays.tsx';
import { TableWords } from './table-words.tsx';
import { TabletopMap } from './tabletop-map.tsx';

interface StillTableProps<G extends GameTypes> {
  readonly tabletop: TabletopGame<G>;
  readonly table: G['Table'];
  readonly events?: readonly G['Event'][];
}

const nothing = () => {};
const NOTHING: readonly never[] = [];

/** The table to look at, as in a replay, with what happened last. */
export function StillTable<G extends GameTypes>({ tabletop, table, events = NOTHING }: StillTableProps<G>) {
  const models = tabletop.models(table);
  const marks = tabletop.marks(table, events);
  const scene = tabletop.scene(table);
  return (
    <TabletopMap
      scene={scene}
      keyWords="Plus and minus zoom"
      memory={`still ${scene.name}`}
      options={models.map((each, id) => ({ id: String(id), words: modelWords(each), isChosen: false }))}
      around={models.flatMap(({ at, isGone }) => (at && !isGone ? [at] : []))}
      onTap={nothing}
    >
      <Overlays overlays={marks.overlays ?? NOTHING} />
      <Models
        tabletop={tabletop}
        table={table}
        models={models}
        lookOf={(id) => (marks.models?.includes(id) ? 'lit' : models[id].isDone ? 'done' : 'plain')}
      />
      <TableWords models={models} overlays={marks.overlays ?? NOTHING} />
    </TabletopMap>
  );
}
