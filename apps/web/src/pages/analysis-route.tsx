import { applyOrder, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { type ComponentProps, useEffect, useState } from 'react';
import styles from '../analysis/analysis.module.css';
import { PositionPage } from '../analysis/position-page.tsx';
import { GAME_IDS, loadGame, titleOfGame, titleOfScenario } from '../catalogue.ts';
import { linkTo, type PageProps } from '../router.ts';
import { storedGames } from '../sessions/local-store.ts';
import { unsqueezed } from '../ui/keep/squeeze.ts';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ago } from '../ui/words/ago.ts';
import { loadViews } from './load-views.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { ReplayPage } from './replay-page.tsx';

/** More than the longest game that anybody has played, and no flood. */
const MOST_BYTES = 8_000_000;

/** A position from a link: `#/analysis/<word>`; without one, a game file may be opened. */
export function AnalysisRoute({ path: [word] }: PageProps) {
  const [opened, setOpened] = useState<OpenedRecord | string | null>(null);
  useEffect(() => {
    let isGone = false;
    setOpened(null);
    if (word !== undefined) {
      void fromLink(word).then((found) => {
        if (!isGone) setOpened(found);
      });
    }
    return () => {
      isGone = true;
    };
  }, [word]);
  if (typeof opened === 'string')
    return <MessagePage title="This position cannot be shown">{opened}</MessagePage>;
  if (!opened) {
    return word === undefined ? (
      <ChooseGame onOpen={setOpened} />
    ) : (
      <main className="message-page quiet" data-part="message-page">
        Reading the position…
      </main>
    );
  }
  return (
    <ReplayPage
      opened={opened}
      initial={opened.timeline.last}
      back={
        <a className="button bare" href={linkTo()}>
          To the start
        </a>
      }
    />
  );
}

async function fromLink(word: string): Promise<OpenedRecord | string> {
  const text = await unsqueezed(word, MOST_BYTES);
  return text.ok ? fromText(text.value) : text.error;
}

async function fromText(text: string): Promise<OpenedRecord | string> {
  const opened = await openRecord(text);
  return opened.ok ? opened.value : opened.error.map(({ message }) => message).join('. ');
}

interface Position extends Pick<ComponentProps<typeof PositionPage>, 'game' | 'views' | 'setup'> {}

/** The first scenario of the first game in which positions can be set up, with everybody on the map. */
async function firstPosition(): Promise<Position | null> {
  for (const id of GAME_IDS) {
    const [game, views] = await Promise.all([loadGame(id), loadViews(id)]);
    if (!game?.setupFrom || !views.PositionEditor) continue;
    const begun = scenarioSetup(game, game.scenarios[0].id);
    if (!begun.ok) continue;
    const state = startGame(game, begun.value as never, 'position');
    const bot = game.bot('recruit');
    const random = randomFrom('position');
    for (let order = 0; order < MOST_PLACED && (state as { turn?: number }).turn === 0; order++) {
      const [seat] = waitingFor(state);
      const choice = orderFrom(bot, () => viewFor(game, state, seat), menuFor(game, state, seat)!, random);
      applyOrder(game, state, seat, choice);
    }
    return { game, views, setup: game.setupFrom(game.table(state, 'spectator')) as CoreSetup };
  }
  return null;
}

/** As many games as fit a small screen. */
const MOST_GAMES = 5;

/** No scenario has more units to place. */
const MOST_PLACED = 64;

function ChooseGame({ onOpen }: { onOpen(opened: OpenedRecord | string): void }) {
  const [position, setPosition] = useState<Position | null>(null);
  const games = useLoaded('games', () => storedGames().catch(() => []));
  if (position) return <PositionPage {...position} onCancel={() => setPosition(null)} />;
  return (
    <main className="message-page" data-part="message-page">
      <h1>Analysis</h1>
      <p className="quiet">
        Let bots play out any moment of a game, play all sides by hand, change it and share it.
      </p>
      {games && games.length > 0 && (
        <ul className={styles.analysisGames} aria-label="My games">
          {games.slice(0, MOST_GAMES).map(({ id, game, scenario, standing, updated }) => (
            <li key={id}>
              <a className="button" href={linkTo('replay', 'local', id, 'last')}>
                <strong>{titleOfScenario(game, scenario)}</strong>
                <span className="quiet">{[titleOfGame(game), standing, ago(updated)].join(' · ')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.analysisDoors}>
        <label className="button">
          Open a game file
          <input
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              if (file) onOpen(await fromText(await file.text()));
            }}
          />
        </label>
        <button type="button" className="button" onClick={async () => setPosition(await firstPosition())}>
          Set up a position
        </button>
        <a className="button" href={linkTo()}>
          To the start
        </a>
      </div>
    </main>
  );
}
