import { type FormEvent, useState } from 'react';
import { ABOUT } from '../../catalogue.ts';
import styles from '../../club/club.module.css';
import { clubServer } from '../../club/club-server.ts';
import { goTo } from '../../router.ts';
import { server } from '../../sessions/server.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import '../../ui/fields/fields.css';

const GAMES = ABOUT.filter(({ isDemonstration }) => !isDemonstration);
const DAYS = [1, 3, 7];
const USUAL_DAYS = 3;

/** Ready-made battles for two, as the server has them. */
async function battlesOf(game: string): Promise<readonly { id: string; title: string }[]> {
  const catalogue = await server.catalogue();
  const found = catalogue.ok ? catalogue.value.games.find(({ id }) => id === game) : undefined;
  return found?.scenarios.filter(({ seats }) => seats.length === 2) ?? [];
}

/** Announces a tournament in a ready-made battle, with days for every order. */
export function AnnounceForm({ memberKey }: { readonly memberKey: string }) {
  const [game, setGame] = useState<string>(GAMES[0].id);
  const [problem, setProblem] = useState<string | null>(null);
  const battles = useLoaded(game, battlesOf);
  const announce = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name));
    const [days, players] = [Number(text('days')), Number(text('players'))];
    const made = await clubServer.makeTournament(memberKey, {
      title: text('title'),
      kind: text('kind') === 'swiss' ? 'swiss' : 'round-robin',
      rounds: Math.max(1, Math.ceil(Math.log2(players)) + 1),
      game: {
        game,
        scenario: text('scenario'),
        clock: { initial: days * 86_400, increment: 0, perMove: true },
      },
      players,
      days,
    });
    if (made.ok) goTo('tournaments', made.value.id);
    else setProblem(`${made.error.message}.`);
  };
  return (
    <form className={styles.clubCard} aria-labelledby="announce" onSubmit={(event) => void announce(event)}>
      <h2 id="announce">Announce a tournament</h2>
      <div className={styles.fields}>
        <label htmlFor="cup-title">
          <span className="overline">Title</span>
          <input id="cup-title" name="title" className="text-field" maxLength={40} required />
        </label>
        <label htmlFor="cup-game">
          <span className="overline">Game</span>
          <select
            id="cup-game"
            className="select"
            value={game}
            onChange={({ target }) => setGame(target.value)}
          >
            {GAMES.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor="cup-scenario">
          <span className="overline">Battle</span>
          <select id="cup-scenario" name="scenario" className="select" required>
            {battles?.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor="cup-kind">
          <span className="overline">System</span>
          <select id="cup-kind" name="kind" className="select">
            <option value="swiss">Swiss system</option>
            <option value="round-robin">Round robin</option>
          </select>
        </label>
        <label htmlFor="cup-players">
          <span className="overline">Players at most</span>
          <input
            id="cup-players"
            name="players"
            className="text-field"
            type="number"
            min={2}
            max={64}
            defaultValue={8}
          />
        </label>
        <label htmlFor="cup-days">
          <span className="overline">Days to sit down, and for every order</span>
          <select id="cup-days" name="days" className="select">
            {DAYS.map((days) => (
              <option key={days} selected={days === USUAL_DAYS}>
                {days}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.clubButtons}>
        <button type="submit" className="button primary">
          Announce it
        </button>
      </div>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
