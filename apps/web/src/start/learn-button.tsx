import { GAME_IDS } from '../catalogue.ts';
import { goTo } from '../router.ts';
import { warm } from './warm.ts';

/** Games with a guided game, known without loading them. */
const LESSONS = import.meta.glob('../games/*/lesson/first-game.ts');
const lessonOf = (game: string) => LESSONS[`../games/${game}/lesson/first-game.ts`];
const taught = GAME_IDS.find(lessonOf) ?? '';

/** For those who have never played: the rules while playing. */
export function startLesson(): void {
  warm(taught);
  void lessonOf(taught)();
  goTo('learn', taught);
}

export function LearnButton() {
  return (
    <button
      type="button"
      className="button accented"
      aria-label="Learn in ten minutes: start the guided game"
      onClick={startLesson}
    >
      Learn in ten minutes
    </button>
  );
}
