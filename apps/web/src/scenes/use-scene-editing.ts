import type { Scene } from '@ironfield/table/scenes/scene.ts';
import {
  type Edit,
  type Editing,
  edited,
  redone,
  startEditing,
  undone,
} from '@ironfield/table/scenes/scene-editing.ts';
import { useRef, useState } from 'react';
import { keepScene } from './scene-store.ts';

export interface SceneEditing {
  readonly scene: Scene;
  readonly chosen: string | null;
  /** Why the last change was not possible, or could not be kept. */
  readonly problem: string | null;
  choose(id: string | null): void;
  /** A change; while something is dragged, of the scene as it was before. */
  edit(edit: Edit, isDragged?: 'first' | 'on'): void;
  /** Another scene as one step, such as one with another name or size. */
  replace(scene: Scene): void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** A scene under the hands of somebody; every change is kept at once. */
export function useSceneEditing(id: string, first: Scene): SceneEditing {
  const [editing, setEditing] = useState<Editing>(() => startEditing(first));
  const [chosen, choose] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const before = useRef(editing);
  const put = (next: Editing) => {
    setEditing(next);
    const kept = keepScene(id, next.scene);
    setProblem(kept.ok ? null : kept.error);
  };
  const edit: SceneEditing['edit'] = (change, isDragged) => {
    if (isDragged !== 'on') before.current = editing;
    const next = edited(before.current, change);
    if (!next.ok) {
      setProblem(`${next.error.message}.`);
      return;
    }
    put(next.value);
    // A piece that was just put down is chosen.
    if (change.type === 'place' || change.type === 'copy') choose(next.value.scene.pieces.at(-1)!.id);
    if (change.type === 'remove') choose(null);
  };
  return {
    scene: editing.scene,
    chosen: editing.scene.pieces.some((piece) => piece.id === chosen) ? chosen : null,
    problem,
    choose,
    edit,
    replace: (scene) => put({ scene, past: [...editing.past, editing.scene], future: [] }),
    undo: editing.past.length > 0 ? () => put(undone(editing)) : undefined,
    redo: editing.future.length > 0 ? () => put(redone(editing)) : undefined,
  };
}
