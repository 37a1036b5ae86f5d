import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { readSceneFile } from '@ironfield/table/scenes/scene-file.ts';

/** No scene is nearly as large: whatever is, is another kind of file. */
const MOST_BYTES = 4_000_000;

/** A scene out of the text of a file, or what is wrong with it, line by line. */
export function readScene(text: string): Result<Scene, readonly string[]> {
  if (text.length > MOST_BYTES) return refused(['The file is too large for a scene.']);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refused([`This is not JSON: ${(error as Error).message}.`]);
  }
  const read = readSceneFile(json);
  return read.ok
    ? accepted(read.scene)
    : refused(read.errors.map(({ path, message }) => `${path}: ${message}`));
}
