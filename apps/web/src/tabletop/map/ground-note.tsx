import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { inches, placeText } from '../words/measures.ts';

interface GroundNoteProps {
  readonly scene: Scene;
  readonly place: Place;
  /** The game's words about it, such as the cost of going there. */
  readonly words: string | null;
}

/** The ground at a place, in words. */
function groundWords(scene: Scene, place: Place): string {
  const pieces = piecesAt(scene, place).map(({ label, height }) =>
    height > 0 ? `${label}, ${inches(height)} high` : label,
  );
  return pieces.length > 0 ? pieces.join('; ') : 'open ground';
}

/** Describes the place under the pointer, or under a long press. */
export function GroundNote({ scene, place, words }: GroundNoteProps) {
  return (
    <p className="ground-note">
      <b>{placeText(place)}</b> {[groundWords(scene, place), words].filter(Boolean).join(' · ')}
    </p>
  );
}
