import { GAME_IDS, loadGame } from '../catalogue.ts';
import { loadViews } from '../pages/load-views.ts';

/** Begins the first guided game that there is. */
async function start(): Promise<void> {
  for (const id of GAME_IDS) {
    const [game, { lesson }] = await Promise.all([loadGame(id), loadViews(id)]);
    if (game && lesson) return (await import('../coach/start-lesson.ts')).startLesson(game, lesson);
  }
}

/** For those who have never played: the rules while playing. */
export function FirstGameCard() {
  return (
    <section className="recent-games first-game-card" aria-labelledby="first-game">
      <div>
        <h2 id="first-game">New here?</h2>
        <p className="quiet">A short guided game teaches the rules while you play.</p>
      </div>
      <button type="button" className="button" onClick={() => void start()}>
        Your first game
      </button>
    </section>
  );
}
