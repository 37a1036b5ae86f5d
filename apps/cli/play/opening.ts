import type { AnyWrittenGame, Scenario, Strength } from '@ironfield/kernel/play/game.ts';
import type { CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { games } from '@ironfield/server/games.ts';
import { gameNamed, scenarioNamed } from '../choosing.ts';
import { UsageError } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { definitions } from '../line/text-layout.ts';
import { matching } from './answer.ts';
import type { Keyboard } from './keyboard.ts';

export type Opponent = Strength | 'ace' | 'human';

interface Offer<T> {
  readonly value: T;
  readonly title: string;
  readonly summary: string;
}

/** The questions before the first move. Each answers with `null` when the player has gone. */
export class Opening {
  private readonly terminal: Terminal;
  private readonly keyboard: Keyboard;

  constructor(terminal: Terminal, keyboard: Keyboard) {
    this.terminal = terminal;
    this.keyboard = keyboard;
  }

  async game(id: string | undefined): Promise<AnyWrittenGame | null> {
    if (id !== undefined) return gameNamed(id);
    const offers = games.map((game) => ({ value: game, title: game.title, summary: game.summary }));
    return this.choose('Which game?', offers, 0);
  }

  async scenario(game: AnyWrittenGame, id: string | undefined): Promise<Scenario<CoreSetup> | null> {
    if (id !== undefined) return scenarioNamed(game, id);
    const offers = game.scenarios.map((scenario) => ({ value: scenario, ...scenario }));
    return this.choose('Which battle?', offers, 0);
  }

  async side(sides: readonly string[], number: number | undefined): Promise<Seat | null> {
    if (number !== undefined) {
      if (number <= sides.length) return number - 1;
      const names = sides.map((side, i) => `${i + 1} ${side}`).join(', ');
      throw new UsageError(`--side cannot be ${number}; the sides are ${names}`);
    }
    return this.choose(
      'Which side is yours?',
      sides.map((side, seat) => ({ value: seat, title: side, summary: '' })),
      0,
    );
  }

  /** `friend` says what another person means where the game is played. */
  async opponent(given: string | undefined, friend = AT_KEYBOARD): Promise<Opponent | null> {
    if (given !== undefined) return given as Opponent;
    return this.choose('Who is your opponent?', [...BOTS, { value: 'human', ...friend }], 0);
  }

  private async choose<T>(question: string, offers: readonly Offer<T>[], preset: number): Promise<T | null> {
    const { out } = this.terminal;
    const { bold, cyan, dim } = out.style;
    if (offers.length === 1) {
      out.write(`${bold(question)} ${offers[0].title}\n\n`);
      return offers[0].value;
    }
    const rows = offers.map(({ title, summary }, i) => [`${cyan(`${i + 1}`)}  ${title}`, summary] as const);
    out.write(`${bold(question)}\n${definitions(rows, out.columns).join('\n')}\n`);
    const choices = offers.map(({ title }, i) => ({
      key: `${i + 1}`,
      value: i,
      description: { label: title },
    }));
    this.keyboard.words = offers.map(({ title }) => title);
    for (;;) {
      const line = await this.keyboard.ask(`Your choice ${dim(`[${preset + 1}]`)} > `);
      if (line === null || /^\s*(quit|exit)\s*$/i.test(line)) return null;
      const found = line.trim() === '' ? [choices[preset]] : matching(choices, line.trim());
      if (found.length === 1) {
        out.write('\n');
        return offers[Number(found[0].value)].value;
      }
      out.write(`Type a number from 1 to ${offers.length}, or press Enter for ${preset + 1}; quit leaves.\n`);
    }
  }
}

const BOTS: readonly Offer<Opponent>[] = [
  { value: 'recruit', title: 'Recruit', summary: 'a bot that makes mistakes; good for learning' },
  { value: 'regular', title: 'Regular', summary: 'a bot that plays soundly and at once' },
  { value: 'veteran', title: 'Veteran', summary: 'a bot that thinks ahead and takes its time' },
];
const AT_KEYBOARD = { title: 'A friend', summary: 'two people take turns at this keyboard' };
