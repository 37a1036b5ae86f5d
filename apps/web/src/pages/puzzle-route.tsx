import { advance, eventsFor, fork, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { type Puzzle, setupOf } from '@ironfield/lab/puzzles/puzzle.ts';
import { type ComponentProps, useEffect, useState } from 'react';
import { loadGame, titleOfGame, titleOfScenario } from '../catalogue.ts';
import { dayOf, puzzleOn } from '../puzzles/puzzle.ts';
import { PuzzlePage } from '../puzzles/puzzle-page.tsx';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { loadViews } from './load-views.ts';
import { BOT, PERSON, playFrom } from './play-from.ts';

type Props = ComponentProps<typeof PuzzlePage>;

/** The game that the puzzles are of, so far. */
const GAME = 'battleforce-qs';

/** `#/puzzle`: that of today. */
export function PuzzleRoute() {
  const [props, setProps] = useState<Props | string | null>(null);
  useEffect(() => {
    let isGone = false;
    puzzleOfDay(dayOf(new Date())).then(
      (found) => !isGone && setProps(found),
      () => !isGone && setProps('It could not be fetched. Try again.'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (typeof props === 'string') return <MessagePage title="There is no puzzle today">{props}</MessagePage>;
  if (!props) return <main className="message-page quiet">Setting up the puzzle…</main>;
  return <PuzzlePage {...props} />;
}

/** Plays the battle of the puzzle as far as its question. */
async function puzzleOfDay(day: number): Promise<Props | string> {
  const [game, views, { default: all }] = await Promise.all([
    loadGame(GAME),
    loadViews(GAME),
    import('../puzzles/battleforce-qs.json'),
  ]);
  const puzzles = all as unknown as readonly Puzzle[];
  const puzzle = puzzles[puzzleOn(day, puzzles.length)];
  const setup = game && puzzle && setupOf(game, puzzle);
  if (!setup) return 'Its scenario cannot be set up.';
  const history = new History(game!, setup as never, puzzle!.seed);
  for (const entry of puzzle!.entries) if (history.add(entry)) return 'Its battle cannot be played.';
  const { state } = history;
  const { seat, scenario, turn, entries, seed, choices } = puzzle!;
  const names = seatNames(game!, setup as never);
  return {
    puzzle: puzzle!,
    view: viewFor(game!, state, seat),
    views,
    day,
    count: puzzles.length,
    title: [`Puzzle of the day`, titleOfScenario(GAME, scenario), titleOfGame(GAME), `turn ${turn}`]
      .filter(Boolean)
      .join(' · '),
    side: names[seat]!,
    eventsOf(choice) {
      const events: GameTypes['Event'][] = [];
      advance(game!, fork(game!, state), seat, choices[choice]!.order, events);
      return eventsFor(game!, events, seat);
    },
    onTry: () =>
      void playFrom(
        game!,
        { setup: setup as never, seed, entries },
        names.map((_, each) => (each === seat ? PERSON : BOT)),
      ),
  };
}
