import { withShares } from '@ironfield/client/shares.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup, scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { arrivedFighter } from '../../bay/fighter.ts';
import { ABOUT, loadGame } from '../../catalogue.ts';
import { OwnBattle } from '../../muster/own-battle.tsx';
import { duelPlan, firstPlan, type Plan } from '../../muster/plan.ts';
import { type Agreement, agreementOn, changedOnes } from '../../options/agreement.ts';
import { disagreements } from '../../options/disagreements.ts';
import { OptionFields } from '../../options/option-fields.tsx';
import { optionsWord, readOptionsWord } from '../../options/option-link.ts';
import { agreedWords } from '../../options/option-words.ts';
import { Trouble } from '../../options/trouble.tsx';
import { loadViews } from '../../pages/load-views.ts';
import { goTo, linkTo, type PageProps } from '../../router.ts';
import type { LocalPlayer } from '../../sessions/local-messages.ts';
import { localGames } from '../../sessions/local-session.ts';
import { server, settleIn } from '../../sessions/server.ts';
import { changeSettings, currentSettings } from '../../settings.ts';
import { whileBusy } from '../../ui/busy.ts';
import { useRemembered } from '../../ui/keep/use-remembered.ts';
import { MessagePage } from '../../ui/mishaps/message-page.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { makeChallenge } from './challenge-wish.ts';
import { ChosenBattle } from './chosen-battle.tsx';
import { type Company, OpponentField } from './opponent-field.tsx';
import { type OfferedGame, ScenarioCards } from './scenario-cards.tsx';
import { firstWish, requestOf, wishFor } from './server-game.tsx';
import '../../ui/fields/fields.css';
import optionsStyles from '../../options/options.module.css';
import styles from './new-game.module.css';

async function offer(id: string): Promise<OfferedGame | 'unknown'> {
  const [game, views] = await Promise.all([loadGame(id), loadViews(id)]);
  return game ? { game, views } : 'unknown';
}

/**
 * Everything that can be chosen about a game before it begins: `#/new/<game>`, or `…/own` with forces of one's own;
 * `…/with/<options>` and `…/own/<options>` with options that have been chosen, `…/set/<id>` with a set of them;
 * `…/options` shows all that can be chosen.
 */
export function NewGamePage({ path: [id = '', way = '', word = ''] }: PageProps) {
  const offered = useLoaded(id, offer);
  useEffect(() => changeSettings({ game: id }), [id]);
  if (offered === 'unknown') return <MessagePage title="There is no such game" />;
  if (!offered)
    return (
      <main className="message-page quiet" data-part="message-page">
        Fetching the rules…
      </main>
    );
  const { title, summary } = offered.game;
  return (
    <div className={styles.newGamePage}>
      <header className={styles.newGameHead} data-part="new-game-head">
        <a className="button bare" href={linkTo()}>
          ← Start
        </a>
        <div>
          <h1>{title}</h1>
          <p className="quiet">{summary}</p>
        </div>
        <span className={styles.newGameDoors} data-part="new-game-doors">
          {offered.views.doors?.map(([label, page]) => (
            <a key={page} className="button" href={linkTo(page)}>
              {label}
            </a>
          ))}
          {offered.views.lessons?.map(({ id: lesson = '' }) => (
            <LearnLink key={lesson} id={id} lesson={lesson} />
          ))}
        </span>
      </header>
      <Battle
        key={`${id} ${way === 'set' ? word : ''}`}
        offered={offered}
        isOwn={way === 'own'}
        isOpen={way === 'options' || word !== ''}
        word={way === 'set' ? setWord(offered.game, word) : word}
      />
    </div>
  );
}

interface LearnLinkProps {
  /** The game. */
  readonly id: string;
  /** Empty for the game to begin with. */
  readonly lesson: string;
}

/** To a guided game. */
function LearnLink({ id, lesson }: LearnLinkProps) {
  const title = ABOUT.find((about) => about.id === id)?.lessons?.[lesson];
  if (title)
    return (
      <a className="button" href={linkTo('learn', id, lesson)} aria-label={`${title}: a guided game`}>
        {title}
      </a>
    );
  return (
    <a className="button" href={linkTo('learn', id)} aria-label="Learn it in a guided game">
      <span>
        Learn it<span className={styles.inFull}> in a guided game</span>
      </span>
    </a>
  );
}

/** The options of a set as a link carries them; empty where there is no such set. */
function setWord({ options, optionSets = [] }: AnyGame, id: string): string {
  return optionsWord(options, optionSets.find((set) => set.id === id)?.options ?? {});
}

interface BattleProps {
  readonly offered: OfferedGame;
  /** With forces of one's own. */
  readonly isOwn: boolean;
  /** The options are shown. */
  readonly isOpen: boolean;
  /** Options, as in a link. */
  readonly word: string;
}

/** Options that the scenario or the forces settle, and the choices that are left. */
function agreedOn(
  { game, views }: OfferedGame,
  isOwn: boolean,
  scenario: OfferedGame['game']['scenarios'][number],
  built: CoreSetup | null,
  options: OptionValues,
) {
  if (isOwn && views.ForceBuilder)
    return agreementOn(game, built?.options, besideForces(built, options), closedByForces(built));
  const { options: given, closed } = isOwn && game.mustering ? {} : scenario;
  return agreementOn(game, given, options, closed);
}

const firstCompany = (sides: readonly string[]): Company => ({
  opponent: 'regular',
  seat: 0,
  wish: firstWish(sides),
  isReached: false,
});

interface SetupUse {
  readonly game: OfferedGame['game'];
  readonly muster: OfferedGame['game']['mustering'];
  readonly plan: ReturnType<typeof usePlan>[0];
  /** Forces from a builder of the game's own. */
  readonly built: CoreSetup | null;
  readonly options: OptionValues;
}

/** The setup with forces of one's own; null for a scenario, and while they are not complete. */
function useSetup({ game, muster, plan, built, options }: SetupUse): ReturnType<typeof newSetup> | null {
  return useMemo(() => {
    if (muster && plan) return newSetup(game, muster.setup({ ...plan, options }));
    return built ? newSetup(game, { ...built, options: { ...options, ...built.options } }) : null;
  }, [game, muster, plan, built, options]);
}

function Battle({ offered, isOwn, isOpen, word }: BattleProps) {
  const { game, views } = offered;
  const Builder = isOwn ? views.ForceBuilder : undefined;
  const muster = isOwn && !Builder ? game.mustering : undefined;
  const [built, setBuilt] = useState<CoreSetup | null>(null);
  const [{ wanted, strange }] = useState(() => readOptionsWord(game.options, word));
  const [chosen, setChosen] = useState(() => firstOpenTo(game, wanted));
  const scenario = game.scenarios[chosen];
  const sides = muster?.sides ?? (Builder && built ? seatNames(game, built) : scenario.seats);
  const [plan, setPlan] = usePlan(game, wanted);
  const [options, setOptions] = useState<OptionValues>(wanted);
  const [company, setCompany] = useState(() => firstCompany(sides));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const [usesOwn, setUsesOwn] = useState(true);
  const ownWords = views.own?.words() ?? null;
  const agreement = agreedOn(offered, isOwn, scenario, built, options);
  const troubles = disagreements(agreement);
  const setup = useSetup({ game, muster, plan, built: Builder ? built : null, options });
  const isOnServer = company.opponent === 'link';
  const carried = optionsWord(game.options, options);
  const whyNot = whyNotBegin({
    isBeginning,
    isDisagreed: troubles.length > 0,
    refusal: setup && !setup.ok ? setup.error[0].message : null,
    isMustering: Builder !== undefined && !setup,
    isUnreached: isOnServer && !company.isReached,
  });
  // Disagreements between options are shown above, with their remedies.
  const refusal = troubles.length > 0 || isBeginning ? null : (whyNot ?? problem);

  const choose = (index: number) => {
    setChosen(index);
    setCompany({ ...company, wish: firstWish(game.scenarios[index].seats) });
    setProblem(null);
  };
  const begin = async () => {
    setBeginning(true);
    const beginning = async () => {
      const what = setup?.ok
        ? { setup: setup.value }
        : await whatIsFought(offered, scenario.id, options, usesOwn);
      return beginGame({ game: game.id, ...what }, sides, company);
    };
    const made = await whileBusy(beginning()).finally(() => setBeginning(false));
    if (made.ok) goTo('table', ...made.value);
    else setProblem(made.error.message);
  };

  return (
    <>
      <main className={styles.newGame}>
        {/* First, so that nobody has to look for it below what is fought. */}
        <div className={styles.newGameTerms}>
          <OpponentField
            sides={sides}
            company={company}
            onChange={(change) => setCompany((now) => ({ ...now, ...change }))}
          />
          <Terms agreement={agreement} isOpen={isOpen} strange={strange}>
            <OptionFields game={game} agreement={agreement} troubles={troubles} onChange={setOptions} />
          </Terms>
        </div>
        {(game.mustering || views.ForceBuilder) && (
          <BattleWays id={game.id} isOwn={isOwn} carried={carried} />
        )}
        {muster && plan ? (
          <OwnBattle offered={offered} muster={muster} plan={plan} options={options} onChange={setPlan} />
        ) : Builder ? (
          <Suspense fallback={<p className="quiet">Fetching the roster…</p>}>
            <Builder
              isAgainstBot={company.opponent !== 'human' && !isOnServer}
              onChange={setBuilt}
              onSeat={(seat) => setCompany((now) => ({ ...now, seat, wish: wishFor(seat, now.wish) }))}
            />
          </Suspense>
        ) : (
          <ScenarioCards offered={offered} chosen={chosen} options={options} onChoose={choose} />
        )}
        {ownWords && !isOwn && (
          <label className={styles.ownThings}>
            <input type="checkbox" checked={usesOwn} onChange={({ target }) => setUsesOwn(target.checked)} />
            {`With ${ownWords}`}
          </label>
        )}
      </main>
      <div className={styles.beginBar} data-part="begin-bar">
        <div role="status">
          {/* One at a time: the button must stay in reach. */}
          {troubles.length > 0 ? (
            <Trouble agreement={agreement} trouble={troubles[0]} onChange={setOptions} />
          ) : (
            !isOwn && <ChosenBattle scenarios={game.scenarios} chosen={chosen} />
          )}
        </div>
        {refusal !== null && (
          <p className="problem" role="alert">
            {refusal}
          </p>
        )}
        <button
          type="button"
          className={`button primary ${styles.begin}`}
          data-part="begin"
          aria-busy={isBeginning}
          {...refusing(whyNot)}
          onClick={() => void begin()}
        >
          {isOnServer ? 'Set up the table' : 'Begin'}
        </button>
      </div>
    </>
  );
}

interface Hindrances {
  readonly isBeginning: boolean;
  /** Some options do not go together. */
  readonly isDisagreed: boolean;
  /** The reason why the rules refuse the setup. */
  readonly refusal: string | null;
  /** The forces are not complete. */
  readonly isMustering: boolean;
  /** There is no server for it. */
  readonly isUnreached: boolean;
}

/** Why a game cannot begin as it is; null where it can. */
function whyNotBegin({ isBeginning, isDisagreed, refusal, isMustering, isUnreached }: Hindrances) {
  if (isBeginning) return 'The table is being set up';
  if (isDisagreed) return 'Some options do not go together yet';
  if (refusal !== null) return refusal;
  if (isMustering) return 'The forces are not ready yet: see the notes beside them';
  return isUnreached ? 'A shared game needs a game server, and none can be reached' : null;
}

/** The first scenario that can be fought with the options of a link. */
const firstOpenTo = ({ scenarios }: AnyGame, wanted: OptionValues): number =>
  Math.max(
    0,
    scenarios.findIndex(({ closed = {} }) => !Object.keys(wanted).some((id) => id in closed)),
  );

/** The agreed options other than those chosen with the forces. */
const besideForces = (built: CoreSetup | null, options: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(options).filter(([id]) => !(id in (built?.options ?? {}))));

/** Options chosen with the forces are not chosen a second time. */
const closedByForces = (built: CoreSetup | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(built?.options ?? {}).map((id) => [id, 'it belongs to the forces, and is chosen with them']),
  );

/** A scenario as it is, or with what this device has in place of it. */
async function whatIsFought(
  { game, views }: OfferedGame,
  scenario: string,
  options: OptionValues,
  usesOwn: boolean,
): Promise<{ scenario: string; options: OptionValues } | { setup: CoreSetup }> {
  const isPlain = !usesOwn || !views.own?.words();
  const made = isPlain ? null : scenarioSetup(game, scenario, options, randomFrom(newSeed()));
  return made?.ok ? { setup: await views.own!.into(made.value) } : { scenario, options };
}

/** Forces to begin with: those of last time, a fair battle, or one for the unit that somebody has brought along. */
function usePlan({ id, mustering: muster }: AnyGame, options: OptionValues) {
  return useRemembered<Plan | null>(
    `forces of ${id}`,
    () => (muster ? firstPlan(muster, newSeed(), options) : null),
    () => {
      const fighter = muster ? arrivedFighter() : null;
      if (!muster || fighter === null || !muster.facts(fighter).ok) return null;
      return duelPlan(muster, fighter as object, newSeed());
    },
  );
}

type Wanted = { readonly game: string } & (
  | { readonly scenario: string; readonly options: OptionValues }
  | { readonly setup: CoreSetup }
);

/** Begins it here or on the server, and says where to go. */
async function beginGame(
  wanted: Wanted,
  sides: readonly string[],
  { opponent, seat, wish }: Company,
): Promise<Result<readonly string[], { readonly message: string }>> {
  if (opponent === 'link') {
    const request = requestOf(wish, currentSettings().name.trim());
    const { seats, shares } = withShares(request.seats);
    const { challenge } = wish;
    const isChallenge = challenge !== null && seats.some(({ kind }) => kind === 'open');
    const game = { ...wanted, ...request, seats, battles: true };
    const made = await (isChallenge ? makeChallenge(game, challenge) : server.create(game));
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

/** The agreed options in one line. */
function inShort(agreement: Agreement): string {
  const words = changedOnes(agreement).map((option) => agreedWords(option, agreement.values));
  const more = words.length - IN_SHORT;
  return words.slice(0, IN_SHORT).join(' · ') + (more > 0 ? ` and ${more} more` : '');
}

interface BattleWaysProps {
  readonly id: string;
  readonly isOwn: boolean;
  /** The options that are chosen, as in a link. */
  readonly carried: string;
}

/** Scenarios, or forces of one's own; whoever goes over takes the options along. */
function BattleWays({ id, isOwn, carried }: BattleWaysProps) {
  return (
    <nav className={styles.battleWays} aria-label="The battle">
      <a
        href={carried === '' ? linkTo('new', id) : linkTo('new', id, 'with', carried)}
        aria-current={isOwn ? undefined : 'page'}
      >
        Scenarios
      </a>
      <a
        href={linkTo('new', id, 'own', ...(carried === '' ? [] : [carried]))}
        aria-current={isOwn ? 'page' : undefined}
      >
        Your own forces
      </a>
    </nav>
  );
}

interface TermsProps {
  readonly agreement: Parameters<typeof inShort>[0];
  readonly isOpen: boolean;
  /** Options named by the link that the game does not have. */
  readonly strange: readonly string[];
  readonly children: ReactNode;
}

/** The options, behind a line that says which are chosen. */
function Terms({ agreement, isOpen, strange, children }: TermsProps) {
  return (
    <details className={optionsStyles.options} data-part="options" open={isOpen}>
      <summary>
        <span>Options</span>{' '}
        <span className="quiet" data-part="options-in-short">
          {inShort(agreement) || 'none chosen'}
        </span>
      </summary>
      {strange.length > 0 && (
        <p className={optionsStyles.optionTrouble} role="alert">
          The link names options this game does not have: {strange.join(', ')}.
        </p>
      )}
      {children}
    </details>
  );
}
