import { withShares } from '@ironfield/client/shares.ts';
import { STRENGTHS, type Strength } from '@ironfield/kernel/game.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { useMemo, useState } from 'react';
import { ABOUT } from '../catalogue.ts';
import { type Agreement, agreementOn, changedOnes } from '../options/agreement.ts';
import { disagreements } from '../options/disagreements.ts';
import { OptionFields } from '../options/option-fields.tsx';
import { agreedWords } from '../options/option-words.ts';
import { Trouble } from '../options/trouble.tsx';
import { goTo } from '../router.ts';
import type { LocalPlayer } from '../sessions/local-messages.ts';
import { localGames } from '../sessions/local-session.ts';
import { server, settleIn } from '../sessions/server.ts';
import { changeSettings, currentSettings } from '../settings.ts';
import { Segments } from '../ui/segments.tsx';
import { sideClass } from '../ui/sides.ts';
import { firstWish, requestOf, ServerGame } from './server-game.tsx';
import type { OfferedGame } from './start-page.tsx';

type Opponent = Strength | 'human' | 'link';

const OPPONENTS: readonly { readonly value: Opponent; readonly label: string }[] = [
  ...STRENGTHS.map((value) => ({ value, label: value[0].toUpperCase() + value.slice(1) })),
  { value: 'human', label: 'Hot seat' },
  { value: 'link', label: 'Share a link' },
];

const ABOUT_OPPONENTS: Record<Opponent, string> = {
  recruit: 'A bot that overlooks a lot: good for a first game.',
  regular: 'A bot that plays soundly.',
  veteran: 'A bot that reckons with your answer.',
  human: 'You share this screen and decide by turns.',
  link: 'Each before a screen of their own: friends come by a link, wherever they are.',
};

/** Which game, which battle, which side, against whom. */
export function NewGame({ offered }: { readonly offered: OfferedGame }) {
  const { id, summary } = offered.game;
  // Whoever looks at the options wants to see those of another game as well.
  const [showsOptions, setShowsOptions] = useState(false);
  return (
    <section className="new-game" aria-labelledby="new-game">
      <h2 id="new-game">New game</h2>
      <Segments label="Game" value={id} choices={ABOUT_GAMES} onChange={(game) => changeSettings({ game })} />
      <p className="quiet game-summary">{summary}</p>
      <Battle key={id} offered={offered} showsOptions={showsOptions} onShowOptions={setShowsOptions} />
    </section>
  );
}

/** More scenarios than this are shown smaller. */
const MANY = 4;

const ABOUT_GAMES = ABOUT.map(({ id, title }) => ({ value: id, label: title }));

interface BattleProps {
  readonly offered: OfferedGame;
  readonly showsOptions: boolean;
  onShowOptions(shows: boolean): void;
}

function Battle({ offered: { game, views }, showsOptions, onShowOptions }: BattleProps) {
  const offers = game.scenarios.map((scenario) => ({ game, views, scenario }));
  const [chosen, setChosen] = useState(0);
  const [opponent, setOpponent] = useState<Opponent>('regular');
  const [seat, setSeat] = useState(0);
  const [options, setOptions] = useState<OptionValues>({});
  const [problem, setProblem] = useState<string | null>(null);
  const { scenario } = offers[chosen];
  const [wish, setWish] = useState(() => firstWish(scenario.seats));
  const [isReached, setReached] = useState(false);
  const agreement = agreementOn(game, scenario.options, options);
  const troubles = disagreements(agreement);

  const create = async () => {
    const request = requestOf(wish, currentSettings().name.trim());
    const { seats, shares } = withShares(request.seats);
    const made = await server.create({ game: game.id, scenario: scenario.id, options, ...request, seats });
    if (made.ok) goTo('table', ...settleIn(made.value, shares));
    else setProblem(made.error.message);
  };

  const begin = async () => {
    if (opponent === 'link') return create();
    const players = scenario.seats.map(
      (_, each): LocalPlayer =>
        opponent === 'human' || each === seat ? { kind: 'human' } : { kind: 'bot', strength: opponent },
    );
    const made = await localGames.create({ game: game.id, scenario: scenario.id, options, players });
    if (made.ok) goTo('table', 'local', made.value);
    else setProblem(made.error.message);
  };

  return (
    <>
      <div
        className={`scenarios ${offers.length > MANY ? 'many' : ''}`}
        role="radiogroup"
        aria-label="Scenario"
      >
        {offers.map((offer, index) => (
          <ScenarioCard
            key={`${offer.game.id} ${offer.scenario.id}`}
            offer={offer}
            options={index === chosen ? options : {}}
            isChosen={index === chosen}
            onChoose={() => {
              setChosen(index);
              setOptions({});
              setWish(firstWish(offer.scenario.seats));
              setProblem(null);
            }}
          />
        ))}
      </div>
      <div className="new-game-form">
        <div className="field">
          <span className="overline">Opponent</span>
          <Segments<Opponent> label="Opponent" value={opponent} choices={OPPONENTS} onChange={setOpponent} />
          <p className="quiet">{ABOUT_OPPONENTS[opponent]}</p>
        </div>
        {opponent === 'link' && (
          <ServerGame sides={scenario.seats} wish={wish} onChange={setWish} onReach={setReached} />
        )}
        {opponent !== 'human' && opponent !== 'link' && (
          <div className="field">
            <span className="overline">You play</span>
            <Segments
              label="Side"
              value={String(seat)}
              choices={scenario.seats.map((label, each) => ({ value: String(each), label }))}
              onChange={(value) => setSeat(Number(value))}
            />
            <p className={`quiet ${sideClass(seat)}`}>
              <i className="side-dot" /> {seat === 0 ? 'Blue' : 'Orange'} on the map
            </p>
          </div>
        )}
      </div>
      <details
        className="options"
        open={showsOptions}
        onToggle={({ currentTarget }) => onShowOptions(currentTarget.open)}
      >
        <summary>
          <span>Options</span> <span className="quiet">{inShort(agreement)}</span>
        </summary>
        <OptionFields game={game} agreement={agreement} troubles={troubles} onChange={setOptions} />
      </details>
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
          disabled={troubles.length > 0 || (opponent === 'link' && !isReached)}
          onClick={() => void begin()}
        >
          {opponent === 'link' ? 'Set up the table' : 'Begin'}
        </button>
      </div>
    </>
  );
}

/** As many options as a line has room for. */
const IN_SHORT = 4;

/** What has been agreed on, in one line. */
function inShort(agreement: Agreement): string {
  const words = changedOnes(agreement).map((option) => agreedWords(option, agreement.values));
  const more = words.length - IN_SHORT;
  return words.slice(0, IN_SHORT).join(' · ') + (more > 0 ? ` and ${more} more` : '');
}

interface ScenarioCardProps {
  readonly offer: OfferedGame & { readonly scenario: OfferedGame['game']['scenarios'][number] };
  readonly options: OptionValues;
  readonly isChosen: boolean;
  onChoose(): void;
}

function ScenarioCard({ offer: { game, views, scenario }, options, isChosen, onChoose }: ScenarioCardProps) {
  const setup = useMemo(() => {
    const wanted = scenarioSetup(game, scenario.id, options);
    return wanted.ok ? wanted : scenarioSetup(game, scenario.id);
  }, [game, scenario, options]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a picture
    <button type="button" role="radio" aria-checked={isChosen} className="scenario-card" onClick={onChoose}>
      <span className="scenario-picture">{setup.ok && <views.Picture setup={setup.value} />}</span>
      <span className="scenario-text">
        <strong>{scenario.title}</strong>
        <span className="quiet">{scenario.summary}</span>
      </span>
    </button>
  );
}
