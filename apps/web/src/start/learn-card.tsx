import { GAME_IDS } from '../catalogue.ts';
import { goTo } from '../router.ts';
import { warm } from './warm.ts';

/** Games with a guided game, known without loading them. */
const LESSONS = import.meta.glob('../games/*/lesson/first-game.ts');
const lessonOf = (game: string) => LESSONS[`../games/${game}/lesson/first-game.ts`];
const taught = GAME_IDS.find(lessonOf) ?? '';

/** For those who have never played: the rules while playing. */
export function LearnCard() {
  return (
    <section className="learn-card" aria-labelledby="learn">
      <div>
        <h2 id="learn">Learn in ten minutes</h2>
        <p>A guided battle. The table tells you what to do and why.</p>
      </div>
      <button
        type="button"
        className="button"
        aria-label="Start the guided game"
        onClick={() => {
          warm(taught);
          void lessonOf(taught)();
          goTo('learn', taught);
        }}
      >
        Start <span aria-hidden="true">▸</span>
      </button>
    </section>
  );
}
