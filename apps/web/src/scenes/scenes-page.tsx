import { newSeed } from '@ironfield/kernel/seed.ts';
import { INCH } from '@ironfield/table/place.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { useState } from 'react';
import { goTo, linkTo, type PageProps } from '../router.ts';
import { TablePicture } from '../tabletop/terrain/table-picture.tsx';
import { SureButton } from '../ui/fields/sure-button.tsx';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { Problems } from '../ui/mishaps/problems.tsx';
import { ago } from '../ui/words/ago.ts';
import { plural } from '../ui/words/plural.ts';
import { readScene } from './reading.ts';
import { SceneEditor } from './scene-editor.tsx';
import { forgetScene, keepScene, keptScene, keptScenes } from './scene-store.ts';
import '../table/table.css';
import '../ui/fields/fields.css';
import { FileButton } from '../ui/fields/file-button.tsx';
import styles from './scenes.module.css';

/** Tables of one's own: `#/scenes`, and each of them on the bench: `#/scenes/<id>`. */
export function ScenesPage({ path: [id] }: PageProps) {
  if (id === undefined) return <SceneList />;
  const kept = keptScene(id);
  return kept ? <SceneEditor key={id} kept={kept} /> : <MessagePage title="There is no such scene here" />;
}

const EMPTY: Scene = { name: 'New table', width: 48 * INCH, height: 48 * INCH, pieces: [] };

function SceneList() {
  const [scenes, setScenes] = useState(keptScenes);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const begin = (scene: Scene) => {
    const id = newSeed().slice(0, 12);
    const kept = keepScene(id, scene);
    if (kept.ok) goTo('scenes', id);
    else setProblems([kept.error]);
  };
  const load = async (file: File) => {
    const read = readScene(await file.text());
    if (read.ok) begin(read.value);
    else setProblems([`“${file.name}” cannot be opened.`, ...read.error]);
  };
  return (
    <div className={styles.scenesPage}>
      <header className={styles.sceneHead} data-part="scene-head">
        <a className="button bare" href={linkTo()}>
          ← Start
        </a>
        <div>
          <h1>Scenes</h1>
          <p className="quiet">Tables for games without hexes, kept in this browser.</p>
        </div>
        <span className={styles.sceneButtons}>
          <button type="button" className="button primary" onClick={() => begin(EMPTY)}>
            New scene
          </button>
          <FileButton label="Import" onFile={load} />
        </span>
      </header>
      <main>
        <Problems problems={problems} />
        {scenes.length === 0 && <p className="quiet">You have none yet.</p>}
        <ul className={styles.sceneCards} data-part="scene-cards">
          {scenes.map(({ id, updated, scene }) => (
            <li key={id}>
              <a href={linkTo('scenes', id)}>
                <TablePicture scene={scene} />
                <strong>{scene.name || 'Without a name'}</strong>
              </a>
              <p className="quiet">
                {`${scene.width / INCH}″ × ${scene.height / INCH}″ · ${plural(scene.pieces.length, 'piece')} · ${ago(updated)}`}
              </p>
              <SureButton
                label="Delete"
                sureLabel="Really delete"
                onSure={() => {
                  forgetScene(id);
                  setScenes(keptScenes());
                }}
              />
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
