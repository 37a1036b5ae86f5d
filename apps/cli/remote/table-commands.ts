import type { Problem } from '@ironfield/client/api.ts';
import type { TableConnection } from '@ironfield/client/connection/table-connection.ts';
import type { IronfieldApi } from '@ironfield/client/http-api.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { Failure } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { definitions } from '../line/text-layout.ts';
import { writeRecordFile } from '../record-file.ts';
import { printable } from './printable.ts';
import type { RemoteBattle } from './remote-battle.ts';

interface Surroundings {
  readonly terminal: Terminal;
  readonly api: IronfieldApi;
  readonly own: { readonly game: string; readonly secret: string };
}

const LOG_LINES = 40;
const COMMANDS: readonly (readonly [string, string])[] = [
  ['say TEXT', 'says something to everybody at the table'],
  ['takeback', 'asks the others to go back to before your last order'],
  ['draw', 'offers a draw'],
  ['agree, decline', 'answers when they ask you'],
  ['concede now', 'gives the game up'],
  ['map, log', 'shows the table, or what happened so far'],
  ['save FILE', 'saves the game once it is over'],
  ['quit', 'leaves; the game stays on the server'],
];
/** The words that Tab completes while others decide. */
export const WAITING_WORDS: readonly string[] = [
  'say ',
  'map',
  'log',
  'takeback',
  'draw',
  'agree',
  'decline',
  'concede',
  'save ',
  'help',
  'quit',
];

/** Commands at a table on a server, besides answers. */
export class TableCommands {
  private readonly around: Surroundings;
  private readonly link: TableConnection;
  private readonly battle: RemoteBattle;

  constructor(around: Surroundings, link: TableConnection, battle: RemoteBattle) {
    this.around = around;
    this.link = link;
    this.battle = battle;
  }

  /** False when the word is none of the commands. */
  async run(word: string, rest: string): Promise<boolean> {
    const { battle, link } = this;
    switch (word) {
      case 'say':
      case 'chat':
        this.report(await link.chat(rest));
        return true;
      case 'takeback':
        await this.takeback(rest);
        return true;
      case 'agree':
      case 'decline':
        this.report(await this.answer(word === 'agree'));
        return true;
      case 'draw':
        this.report(await link.offerDraw(), 'Offered; the others must agree.');
        return true;
      case 'concede':
        if (rest !== 'now') this.say('This ends the game: type concede now to do it.\n');
        else this.report(await link.concede());
        return true;
      case 'map':
        this.say(`${battle.drawing(battle.seat)}\n`);
        return true;
      case 'log':
        this.say(`${battle.log(battle.seat).slice(-LOG_LINES).join('\n')}\n`);
        return true;
      case 'save':
        await this.save(rest);
        return true;
      case 'help':
      case 'server':
        this.say(`${definitions(COMMANDS, this.around.terminal.out.columns).join('\n')}\n`);
        return true;
      default:
        return false;
    }
  }

  private async takeback(rest: string): Promise<void> {
    const to = /^\d+$/.test(rest) ? Number(rest) : this.battle.beforeOwnOrder();
    if (to === null) this.say('You have no order to take back.\n');
    else this.report(await this.link.proposeTakeback(to), 'Proposed; the others must agree.');
  }

  private answer(isAgreed: boolean): Promise<Result<unknown, Problem>> {
    const { draw, takeback } = this.battle.table.summary;
    const isDraw = !takeback && draw && draw.declined === null;
    return isDraw ? this.link.answerDraw(isAgreed) : this.link.answerTakeback(isAgreed);
  }

  /** The bot's choice, from what this seat knows. */
  hint(): CoreOrder {
    const { game, seat, view, table } = this.battle;
    const seed = `hint ${table.summary.number}`;
    return orderFrom(game.bot('regular'), () => view, this.battle.menu(seat), randomFrom(seed));
  }

  async save(path: string): Promise<void> {
    const { api, own, terminal } = this.around;
    if (path === '') return this.say('Name the file: save battle.json\n');
    const file = await api.export(own.game, own.secret);
    if (!file.ok) return this.complain(file.error);
    try {
      writeRecordFile(path, file.value as unknown as GameRecord);
      this.say(`Saved. Check it with: ironfield verify ${path}\n`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.say(`${terminal.out.style.yellow(`Not saved: ${error.message}.`)}\n`);
    }
  }

  complain({ message, rule }: Problem): void {
    const text = `${printable(message)}${rule === undefined ? '' : ` (${printable(rule)})`}`;
    this.say(`${this.around.terminal.out.style.yellow(/[.!?)]$/.test(text) ? text : `${text}.`)}\n`);
  }

  private report(result: Result<unknown, Problem>, success?: string): void {
    if (!result.ok) this.complain(result.error);
    else if (success !== undefined) this.say(`${success}\n`);
  }

  private say(text: string): void {
    this.around.terminal.out.write(text);
  }
}
