import { withShares } from '@ironfield/client/shares.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { useEffect, useState } from 'react';
import { loadGame } from '../catalogue.ts';
import { type Agreement, agreementOn, changedOnes } from '../options/agreement.ts';
import { disagreements } from '../options/disagreements.ts';
import { OptionFields } from '../options/option-fields.tsx';
import { agreedWords } from '../options/option-words.ts';
import { Trouble } from '../options/trouble.tsx';
import { loadViews } from '../pages/load-views.ts';
import { goTo, linkTo, type PageProps } from '../router.ts';
import type { LocalPlayer } from '../sessions/local-messages.ts';
import { localGames } from '../sessions/local-session.ts';
import { server, settleIn } from '../sessions/server.ts';
import { changeSettings, currentSettings } from '../settings.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type Company, OpponentField } from './opponent-field.tsx';
import { type OfferedGame, ScenarioCards } from './scenario-cards.tsx';
import { firstWish, requestOf } from './server-game.tsx';
import '../ui/fields.css';
import './start.css';
import './new-game.css';

async function offer(id: string): Promise<OfferedGame | 'unknown'> {
  const [game, views] = await Promise.all([loadGame(id), loadViews(id)]);
  return game ? { game, views } : 'unknown';
}

/** Everything that can be chosen about a game before it begins: `#/new/<game>`. */
export function NewGamePage({ path: [id = ''] }: PageProps) {
  const offered = useLoaded(id, offer);
  useEffect(() => changeSettings({ game: id }), [id]);
  if (offered === 'unknown') return <MessagePage title="There is no such game" />;
  if (!offered) return <main className="message-page quiet">Fetching the rules…</main>;
  const { title, summary } = offered.game;
  return (
    <div className="new-game-page">
      <header className="new-game-head">
        <a className="button bare" href={linkTo()}>
          ← Start
        </a>
        <div>
          <h1>{title}</h1>
          <p className="quiet">{summary}</p>
        </div>
        {offered.views.lesson && (
          <a className="button" href={linkTo('learn', id)}>
            Learn it in a guided game
          </a>
        )}
      </header>
      <Battle key={id} offered={offered} />
    </div>
  );
}

function Battle({ offered }: { readonly offered: OfferedGame }) {
  const { game } = offered;
  const [chosen, setChosen] = useState(0);
  const scenario = game.scenarios[chosen];
  const [options, setOptions] = useState<OptionValues>({});
  const [company, setCompany] = useState<Company>(() => ({
    opponent: 'regular',
    seat: 0,
    wish: firstWish(scenario.seats),
    isReached: false,
  }));
  const [problem, setProblem] = useState<string | null>(null);
  const agreement = agreementOn(game, scenario.options, options);
  const troubles = disagreements(agreement);
  const isOnServer = company.opponent === 'link';

  const choose = (index: number) => {
    setChosen(index);
    setOptions({});
    setCompany({ ...company, wish: firstWish(game.scenarios[index].seats) });
    setProblem(null);
  };
  const begin = async () => {
    const made = await beginGame({ game: game.id, scenario: scenario.id, options }, scenario.seats, company);
    if (made.ok) goTo('table', ...made.value);
    else setProblem(made.error.message);
  };

  return (
    <>
      <main className="new-game">
        <ScenarioCards offered={offered} chosen={chosen} options={options} onChoose={choose} />
        <OpponentField
          sides={scenario.seats}
          company={company}
          onChange={(change) => setCompany((now) => ({ ...now, ...change }))}
        />
        <details className="options">
          <summary>
            <span>Options</span> <span className="quiet">{inShort(agreement)}</span>
          </summary>
          <OptionFields game={game} agreement={agreement} troubles={troubles} onChange={setOptions} />
        </details>
      </main>
      <div className="begin-bar">
        <div role="status">
          {/* One at a time: the button must stay in reach. */}
          {troubles.length > 0 && (
            <Trouble agreement={agreement} trouble={troubles[0]} onChange={setOptions} />
          )}
        </div>
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <button
          type="button"
          className="button primary begin"
          disabled={troubles.length > 0 || (isOnServer && !company.isReached)}
          onClick={() => void begin()}
        >
          {isOnServer ? 'Set up the table' : 'Begin'}
        </button>
      </div>
    </>
  );
}

interface Wanted {
  readonly game: string;
  readonly scenario: string;
  readonly options: OptionValues;
}

/** Begins it here or on the server, and says where to go. */
async function beginGame(
  wanted: Wanted,
  sides: readonly string[],
  { opponent, seat, wish }: Company,
): Promise<Result<readonly string[], { readonly message: string }>> {
  if (opponent === 'link') {
    const request = requestOf(wish, currentSettings().name.trim());
    const { seats, shares } = withShares(request.seats);
    const made = await server.create({ ...wanted, ...request, seats });
    return made.ok ? accepted(settleIn(made.value, shares)) : made;
  }
  const players = sides.map(
    (_, each): LocalPlayer =>
      opponent === 'human' || each === seat ? { kind: 'human' } : { kind: 'bot', strength: opponent },
  );
  const made = await localGames.create({ ...wanted, players });
  return made.ok ? accepted(['local', made.value]) : made;
}

/** As many options as a line has room for. */
const IN_SHORT = 4;

/** What has been agreed on, in one line. */
function inShort(agreement: Agreement): string {
  const words = changedOnes(agreement).map((option) => agreedWords(option, agreement.values));
  const more = words.length - IN_SHORT;
  return words.slice(0, IN_SHORT).join(' · ') + (more > 0 ? ` and ${more} more` : '');
}
