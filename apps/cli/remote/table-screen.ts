import { diceWords } from '@ironfield/client/dice-words.ts';
import type { Terminal } from '../line/terminal.ts';
import { wrap } from '../line/text-layout.ts';
import { printable } from './printable.ts';
import type { RemoteBattle } from './remote-battle.ts';

/** The screen of a table on a server, from the first word to the last. */
export class TableScreen {
  private readonly terminal: Terminal;
  private readonly battle: RemoteBattle;
  private lastDrawing = '';

  constructor(terminal: Terminal, battle: RemoteBattle) {
    this.terminal = terminal;
    this.battle = battle;
  }

  introduce(): void {
    const { game, seat, table } = this.battle;
    const { summary } = table;
    const { bold, dim, yellow } = this.terminal.out.style;
    const scenario = game.scenarios.find(({ id }) => id === summary.scenario);
    this.say(`${bold(`${game.title}: ${scenario?.title ?? printable(summary.scenario)}`)}\n`);
    if (scenario) this.say(`${wrap(scenario.summary, this.terminal.out.columns)}\n`);
    const you = bold(this.battle.sideName(seat));
    this.say(`You play ${you}. Type help to see what you can do, server for more.\n`);
    const { isFair, text } = diceWords(summary);
    const words = wrap(printable(text), this.terminal.out.columns);
    this.say(`${isFair ? dim(words) : yellow(words)}\n`);
    const commitment = printable(summary.commitment);
    this.say(dim(`The seed of the dice is shown at the end. Commitment:\n${commitment}\n`));
  }

  /** The drawing if it has changed, then the events: the newest is nearest to the question. */
  show(): void {
    const { battle } = this;
    const drawing = battle.drawing(battle.seat);
    if (drawing !== this.lastDrawing) this.say(`\n${drawing}\n`);
    this.lastDrawing = drawing;
    const news = battle.news();
    if (news.length === 0) return;
    const lines = news.map((sentence) => wrap(`  ${sentence}`, this.terminal.out.columns, '    '));
    this.say(`\n${lines.join('\n')}\n`);
  }

  finish(): void {
    const { battle } = this;
    const { outcome, seed } = battle.table.summary;
    const { winners, reason, rule, points } = outcome!;
    const { bold, dim, green } = this.terminal.out.style;
    this.show();
    const isYours = winners.includes(battle.seat);
    const names = winners.map((seat) => battle.sideName(seat)).join(' and ');
    const headline = names === '' ? 'A draw.' : `${isYours ? 'Victory!' : 'Defeat.'} Winner: ${names}`;
    this.say(`\n${isYours ? green(bold(headline)) : bold(headline)}\n`);
    this.say(`${printable(reason)}.${rule === null ? '' : ` ${dim(`(${printable(rule)})`)}`}\n`);
    if (points) {
      this.say(`Points: ${points.map((count, seat) => `${battle.sideName(seat)} ${count}`).join(', ')}\n`);
    }
    if (seed !== null) this.say(`Seed of the dice: ${printable(seed)}\n`);
  }

  private say(text: string): void {
    this.terminal.out.write(text);
  }
}
