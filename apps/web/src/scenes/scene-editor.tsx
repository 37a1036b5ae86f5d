import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import { DEGREE } from '@ironfield/table/heading.ts';
import { INCH } from '@ironfield/table/place.ts';
import { boundsOf, contains, middleOf } from '@ironfield/table/polygon.ts';
import { MAX_PIECES, type Scene } from '@ironfield/table/scenes/scene.ts';
import { writeSceneFile } from '@ironfield/table/scenes/scene-file.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { linkTo } from '../router.ts';
import { TabletopMap } from '../tabletop/map/tabletop-map.tsx';
import { inOrder } from '../tabletop/terrain/terrain.tsx';
import { placeText } from '../tabletop/words/measures.ts';
import { Icon } from '../ui/icons.tsx';
import { download } from '../ui/keep/download.ts';
import { NOTHING, refusing } from '../ui/mishaps/refusing.ts';
import { plural } from '../ui/words/plural.ts';
import { grownCountry, PALETTE, pieceFrom, roomFor } from './palette.ts';
import { PieceHandles } from './piece-handles.tsx';
import { Inches, PiecePanel } from './piece-panel.tsx';
import type { KeptScene } from './scene-store.ts';
import styles from './scenes.module.css';
import { type SceneEditing, useSceneEditing } from './use-scene-editing.ts';

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const STEP = INCH / 4;
const TURN = 15 * DEGREE;
const KEY_WORDS =
  'N and P go from piece to piece, arrow keys move it, Q and E turn it, comma and full stop scale it, C copies, Delete removes, Z undoes';

/** A scene on the bench: pieces are put on it, moved, turned, scaled, copied, taken away. */
export function SceneEditor({ kept }: { readonly kept: KeptScene }) {
  const editing = useSceneEditing(kept.id, kept.scene);
  const { scene, chosen, choose, edit, problem, undo, redo } = editing;
  const [isReshaped, setReshaped] = useState(false);
  const piece = scene.pieces.find(({ id }) => id === chosen);
  const place = (offer: (typeof PALETTE)[number]) => {
    const middle = piece ? middleOf(piece.corners) : { x: scene.width / 2, y: scene.height / 2 };
    edit({ type: 'place', piece: pieceFrom(offer, roomFor(scene, offer, middle)) });
  };
  useUndoKeys(editing);
  return (
    <div className={styles.sceneEditor}>
      <header className={styles.sceneHead} data-part="scene-head">
        <h1 className="visually-hidden">{`Scene ${scene.name}`}</h1>
        <a className="button bare" href={linkTo('scenes')}>
          ← Scenes
        </a>
        <input
          className={`select ${styles.sceneName}`}
          aria-label="Name of the scene"
          maxLength={60}
          value={scene.name}
          onChange={({ target }) => editing.replace({ ...scene, name: target.value })}
        />
        <span className={styles.sceneButtons}>
          <button
            type="button"
            className="button icon-button"
            aria-label="Undo"
            {...refusing(undo ? null : NOTHING.undo, 'Undo (Z)')}
            onClick={undo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className={`button icon-button ${styles.redo}`}
            aria-label="Redo"
            {...refusing(redo ? null : NOTHING.redo, 'Redo (Y)')}
            onClick={redo}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="button"
            onClick={() => download(fileNameOf(scene), JSON.stringify(writeSceneFile(scene), null, 2))}
          >
            Export
          </button>
        </span>
      </header>
      <main className={styles.sceneMap} aria-label="Table">
        <TabletopMap
          scene={scene}
          keyWords={KEY_WORDS}
          memory={`scene ${kept.id}`}
          options={scene.pieces.map(({ id, label, corners }) => ({
            id,
            words: `${label} at ${placeText(middleOf(corners))}`,
            isChosen: id === chosen,
          }))}
          focus={piece ? middleOf(piece.corners) : null}
          onTap={(at) => choose(pieceAt(scene, at))}
          onKey={(event) => pressed(editing, event)}
        >
          {piece && <PieceHandles piece={piece} isReshaped={isReshaped} onEdit={edit} />}
        </TabletopMap>
        {problem !== null && (
          <p className={styles.sceneProblem} role="alert">
            {problem}
          </p>
        )}
      </main>
      <aside className={styles.sceneSide} aria-label="Pieces">
        {piece && (
          <PiecePanel
            key={piece.id}
            piece={piece}
            isReshaped={isReshaped}
            onReshape={setReshaped}
            onEdit={(change) => edit(change)}
          />
        )}
        <section aria-label="Put on the table">
          <h2>Put on the table</h2>
          <div className={styles.palette}>
            {PALETTE.map((offer) => (
              <button key={offer.kind} type="button" className="button" onClick={() => place(offer)}>
                {offer.name}
              </button>
            ))}
          </div>
        </section>
        <section aria-label="The table">
          <h2>The table</h2>
          <p className="quiet">{`${plural(scene.pieces.length, 'piece')} of at most ${MAX_PIECES}`}</p>
          <TableSize editing={editing} />
          <p>
            <button
              type="button"
              className="button"
              onClick={() => editing.replace(grownCountry(scene, randomFrom(newSeed())))}
            >
              Grow open country on it
            </button>
          </p>
        </section>
      </aside>
    </div>
  );
}

/** A table is no smaller than what lies on it, and than a foot. */
function TableSize({ editing: { scene, replace } }: { readonly editing: SceneEditing }) {
  const far = scene.pieces.map(({ corners }) => boundsOf(corners));
  const least = (edges: readonly number[]) => Math.max(12, Math.ceil(Math.max(0, ...edges) / INCH));
  return (
    <>
      <Inches
        label="Width"
        value={scene.width}
        least={least(far.map(({ right }) => right))}
        most={240}
        onChange={(width) => replace({ ...scene, width })}
      />
      <Inches
        label="Depth"
        value={scene.height}
        least={least(far.map(({ bottom }) => bottom))}
        most={240}
        onChange={(height) => replace({ ...scene, height })}
      />
    </>
  );
}

/** The topmost piece at a place. */
const pieceAt = (scene: Scene, place: Place): string | null =>
  inOrder(scene.pieces).findLast(({ corners }) => contains(corners, place))?.id ?? null;

const fileNameOf = ({ name }: Scene): string =>
  `${
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'scene'
  }.scene.json`;

/** The keys while they are on the table; false for those that mean nothing. */
function pressed({ scene, chosen, choose, edit, undo, redo }: SceneEditing, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  const step = (by: number) => {
    const ids = scene.pieces.map(({ id }) => id);
    const at = chosen === null ? (by > 0 ? -1 : 0) : ids.indexOf(chosen);
    choose(ids[(at + by + ids.length) % ids.length] ?? null);
  };
  const arrow = ARROWS[key];
  if (key === 'n') step(1);
  else if (key === 'p') step(-1);
  else if (key === 'z') undo?.();
  else if (key === 'y') redo?.();
  else if (key === 'Escape') choose(null);
  else if (chosen === null) return false;
  else if (arrow) {
    const far = shiftKey ? 4 * STEP : STEP;
    edit({ type: 'move', id: chosen, by: { x: arrow.x * far, y: arrow.y * far } });
  } else if (key === 'q') edit({ type: 'turn', id: chosen, by: -TURN });
  else if (key === 'e') edit({ type: 'turn', id: chosen, by: TURN });
  else if (key === ',') edit({ type: 'scale', id: chosen, percent: 90 });
  else if (key === '.') edit({ type: 'scale', id: chosen, percent: 110 });
  else if (key === 'c') edit({ type: 'copy', id: chosen });
  else if (key === 'Delete' || key === 'Backspace') edit({ type: 'remove', id: chosen });
  else return false;
  return true;
}

/** As everywhere: Ctrl or ⌘ with Z and Y, wherever the focus is but in fields, which have their own. */
function useUndoKeys({ undo, redo }: SceneEditing): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element).closest('input, select')) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
