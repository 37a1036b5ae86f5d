import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { inches, placeText } from '../measures.ts';

interface GroundNoteProps {
  readonly scene: Scene;
  readonly place: Place;
  /** What the game says of it, such as what it costs to go there. */
  readonly words: string | null;
}

/** What lies at a place, in words. */
function groundWords(scene: Scene, place: Place): string {
  const pieces = piecesAt(scene, place).map(({ label, height }) =>
    height > 0 ? `${label}, ${inches(height)} high` : label,
  );
  return pieces.length > 0 ? pieces.join('; ') : 'open ground';
}

/** What is under the pointer, or under a long press. */
export function GroundNote({ scene, place, words }: GroundNoteProps) {
  return (
    <p className="ground-note">
      <b>{placeText(place)}</b> {[groundWords(scene, place), words].filter(Boolean).join(' · ')}
    </p>
  );
}
