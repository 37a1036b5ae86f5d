/** For those who have never played: the rules while playing. */
export function FirstGameCard() {
  const start = async () => (await import('./start-first-game.ts')).startFirstGame();
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
