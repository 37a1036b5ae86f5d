import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { readSceneFile, type SceneFile, writeSceneFile } from '@ironfield/table/scenes/scene-file.ts';

/** A scene that is kept in this browser. */
export interface KeptScene {
  readonly id: string;
  /** When it was last changed, as ISO text. */
  readonly updated: string;
  readonly scene: Scene;
}

interface Stored {
  readonly id: string;
  readonly updated: string;
  readonly file: SceneFile;
}

const KEY = 'ironfield-scenes';

/** All scenes of this browser, the latest first. What cannot be read is left out, and stays where it is. */
export function keptScenes(): readonly KeptScene[] {
  return stored()
    .flatMap(({ id, updated, file }) => {
      const read = readSceneFile(file);
      return read.ok ? [{ id, updated, scene: read.scene }] : [];
    })
    .toSorted((a, b) => b.updated.localeCompare(a.updated));
}

export const keptScene = (id: string): KeptScene | undefined => keptScenes().find((each) => each.id === id);

export function keepScene(id: string, scene: Scene): Result<void, string> {
  const entry: Stored = { id, updated: new Date().toISOString(), file: writeSceneFile(scene) };
  return store([...stored().filter((each) => each.id !== id), entry]);
}

export const forgetScene = (id: string): Result<void, string> =>
  store(stored().filter((each) => each.id !== id));

function stored(): readonly Stored[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

function store(all: readonly Stored[]): Result<void, string> {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return accepted(undefined);
  } catch {
    return refused('This browser has no room left for the scene. Export it to keep it.');
  }
}
