import { type ChangeEvent, useEffect, useState } from 'react';
import { titleOf } from '../catalogue.ts';
import { goTo, linkTo } from '../router.ts';
import type { LocalGameInfo, LocalPlayer } from '../sessions/local-messages.ts';
import { localGames } from '../sessions/local-session.ts';
import { ago } from '../ui/ago.ts';
import { Icon } from '../ui/icons.tsx';

const SHOWN = 6;
/** A file says nothing of who played: the one who loads it takes the first seat, a bot the others. */
const LOADED_PLAYERS: readonly LocalPlayer[] = [{ kind: 'human' }, { kind: 'bot', strength: 'regular' }];

/** Games that were begun on this device, and files. */
export function RecentGames() {
  const [recent, setRecent] = useState<readonly LocalGameInfo[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = () =>
    localGames.list().then(setRecent, () => {
      setRecent([]);
      setProblem('This browser keeps no data for this page: games end when it is closed.');
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);

  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const result = await localGames.importFile(await file.text(), LOADED_PLAYERS);
    if (result.ok) goTo('table', 'local', result.value);
    else setProblem(result.error.message);
    target.value = '';
  };

  return (
    <section className="recent-games" aria-labelledby="recent-games">
      <h2 id="recent-games">Continue</h2>
      {recent?.length === 0 && (
        <p className="quiet">Games are kept here after every order. There is none yet.</p>
      )}
      <ul>
        {recent?.slice(0, SHOWN).map((info) => (
          <li key={info.id}>
            <a href={linkTo('table', 'local', info.id)}>
              <strong>{titleOf(info.game, info.scenario)}</strong>
              <span className="quiet">
                {info.standing} · {opponentOf(info)} · {ago(info.updated)}
              </span>
            </a>
            <button
              type="button"
              className="button bare"
              aria-label={`Remove ${titleOf(info.game, info.scenario)}`}
              title="Remove"
              onClick={() => void localGames.remove(info.id).then(look)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <label className="button load-file">
        Load a game file
        <input
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          onChange={(event) => void load(event)}
        />
      </label>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function opponentOf({ players }: LocalGameInfo): string {
  const bot = players.find((player) => player.kind === 'bot');
  return bot?.kind === 'bot' ? `against a ${bot.strength} bot` : 'two at one screen';
}
