import type { GameSummary, Problem } from '@ironfield/client/api.ts';
import { type Connection, connect, type Status } from '@ironfield/client/connection/connection.ts';
import type { TableConnection } from '@ironfield/client/connection/table-connection.ts';
import type { IronfieldApi } from '@ironfield/client/http-api.ts';
import { missingSeats, owesShare } from '@ironfield/client/shares.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { wrap } from '../line/text-layout.ts';
import { askOrder, type Table } from '../play/dialogue.ts';
import type { Keyboard } from '../play/keyboard.ts';
import { printable } from './printable.ts';
import { RemoteBattle } from './remote-battle.ts';
import { TableCommands, WAITING_WORDS } from './table-commands.ts';
import { TableScreen } from './table-screen.ts';

/** The key to a seat. */
export interface SeatKey {
  readonly server: string;
  readonly game: string;
  readonly secret: string;
  /** The seat's share of the dice. */
  readonly share?: string | undefined;
}

interface Surroundings {
  readonly terminal: Terminal;
  readonly keyboard: Keyboard;
  readonly api: IronfieldApi;
  readonly game: AnyWrittenGame;
  readonly own: SeatKey & { readonly seat: Seat };
  /** The file for the finished game. */
  readonly savePath: string | null;
}

/** One sitting at a table on a server: until the game is over, or the player leaves. */
export async function sitDown(around: Surroundings): Promise<ExitCode> {
  const session = new RemoteSession(around);
  try {
    return await session.run();
  } finally {
    session.close();
  }
}

class RemoteSession {
  private readonly around: Surroundings;
  private readonly connection: Connection;
  private readonly link: TableConnection;
  private battle: RemoteBattle | null = null;
  private problem: Problem | null = null;
  private wake: () => void = () => {};
  private proposal = '';
  private missing = '';

  constructor(around: Surroundings) {
    this.around = around;
    const { own, game } = around;
    this.connection = connect(own.server, {
      client: 'ironfield play',
      onStatus: (status, problem) => this.tellStatus(status, problem),
    });
    this.link = this.connection.attend(
      own.game,
      own.secret,
      {
        table: (table, missed) => {
          if (!table.summary.begun) return this.waitForBeginning(table.summary);
          if (this.battle) this.battle.update(table, missed);
          else this.battle = new RemoteBattle(game, own.seat, table, missed);
          this.tellProposal();
          this.wake();
        },
        news: (news, table) => this.battle?.update(table, [news]),
        chat: (message) => {
          if (this.battle) this.tell(`${this.style.cyan(this.battle.chatLine(message))}\n`);
        },
        lost: (problem) => this.lose(problem),
      },
      0,
    );
  }

  close(): void {
    this.connection.close();
  }

  async run(): Promise<ExitCode> {
    const { keyboard } = this.around;
    const battle = await this.firstTable();
    if (battle === null) return this.leave();
    const table = new TableScreen(this.around.terminal, battle);
    const commands = new TableCommands(this.around, this.link, battle);
    table.introduce();
    while (!battle.table.summary.outcome) {
      if (battle.problem) throw new Failure(`the server has closed the table: ${battle.problem.message}`);
      table.show();
      const goesOn = battle.isAsked ? await this.turn(battle, commands) : await this.wait(battle, commands);
      if (!goesOn) return this.leave();
    }
    table.finish();
    if (this.around.savePath !== null) await commands.save(this.around.savePath);
    return keyboard.isInterrupted ? EXIT.interrupted : EXIT.ok;
  }

  /** Reveals the share of the dice once everybody is committed, and names the seats the game waits for. */
  private waitForBeginning(summary: GameSummary): void {
    const { seat, share } = this.around.own;
    if (share !== undefined && owesShare(summary, seat)) void this.link.share(share);
    const missing = missingSeats(summary).filter((each) => each.seat !== seat);
    const text = missing.map(({ side, name }) => printable(name ?? side)).join(' and ');
    if (text === '' || text === this.missing) return;
    this.missing = text;
    this.tell(this.style.dim(`The game begins when ${text} is here …\n`));
    this.wake();
  }

  /** Something to do until the game begins; false when the player leaves. */
  private async talk(stop: AbortSignal): Promise<boolean> {
    const line = await this.around.keyboard.ask('(say TEXT, quit) > ', stop);
    const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(line?.trim() ?? '') ?? [];
    if (word === 'say') await this.link.chat(rest);
    return !/^(quit|exit)$/i.test(word) && (line !== null || stop.aborted);
  }

  private async firstTable(): Promise<RemoteBattle | null> {
    const { interrupt } = this.around.terminal;
    while (!this.battle && !this.problem && !interrupt.aborted) {
      const change = new AbortController();
      this.wake = () => change.abort();
      if (this.missing === '' || !this.around.keyboard.isTty) {
        await Promise.race([once(change.signal), once(interrupt)]);
      } else if (!(await this.talk(change.signal))) return null;
    }
    if (this.problem) throw new Failure(`the table cannot be attended: ${printable(this.problem.message)}`);
    return this.battle;
  }

  /** One's own decision; false when the player leaves. */
  private async turn(battle: RemoteBattle, commands: TableCommands): Promise<boolean> {
    const { terminal, keyboard, own } = this.around;
    const { prompt, rule } = battle.menu(own.seat);
    const { bold, dim } = this.style;
    const question = `${bold(`${battle.sideName(own.seat)}: ${prompt}`)}${rule === undefined ? '' : dim(` (${rule})`)}`;
    this.say(`\n${wrap(question, terminal.out.columns)}\n`);
    const stop = battle.untilPointless();
    const table: Table = {
      terminal,
      keyboard,
      battle,
      seen: new Map(),
      hint: () => commands.hint(),
      save: (path) => commands.save(path),
      stop,
      command: (word, rest) => commands.run(word, rest),
    };
    const order = await askOrder(table, own.seat);
    if (order === null) return stop.aborted && !keyboard.isInterrupted;
    const problem = await this.give(battle, order, stop);
    if (problem) commands.complain(problem);
    return true;
  }

  /** Sends the order; again for a newer table, as long as the same is asked there. */
  private async give(battle: RemoteBattle, order: CoreOrder, stop: AbortSignal): Promise<Problem | null> {
    for (;;) {
      const { number } = battle.table.summary;
      const result = await this.link.order(order as CoreOrder & Record<string, unknown>, number);
      if (result.ok) {
        while (battle.table.summary.number < (result.value ?? 0) && !battle.problem) await changed(battle);
        return null;
      }
      if (result.error.code !== 'stale' || stop.aborted) return result.error;
      if (battle.table.summary.number === number) await changed(battle);
      if (stop.aborted || battle.problem) return result.error;
    }
  }

  /** Until somebody else has decided. At a terminal one may talk meanwhile; false when the player leaves. */
  private async wait(battle: RemoteBattle, commands: TableCommands): Promise<boolean> {
    const { keyboard } = this.around;
    const { summary } = battle.table;
    const names = summary.waiting.map((seat) => battle.sideName(seat)).join(' and ');
    const isOpen = summary.waiting.some((seat) => summary.seats[seat]?.kind === 'open');
    this.say(this.style.dim(`Waiting for ${names}${isOpen ? ', who has not joined yet' : ''} …\n`));
    const stop = battle.nextChange();
    if (!keyboard.isTty) {
      await Promise.race([once(stop), once(this.around.terminal.interrupt)]);
      return !this.around.terminal.interrupt.aborted;
    }
    keyboard.words = WAITING_WORDS;
    while (!stop.aborted) {
      const line = await keyboard.ask('(say TEXT, takeback, draw, concede, quit) > ', stop);
      if (line === null) return stop.aborted && !keyboard.isInterrupted;
      const [word = '', ...rest] = line.trim().split(/\s+/);
      if (/^(quit|exit)$/i.test(word)) return false;
      const isKnown = word === '' || (await commands.run(word.toLowerCase(), rest.join(' ')));
      if (!isKnown) this.say('It is not your turn; type help to see what you can do meanwhile.\n');
    }
    return true;
  }

  private leave(): ExitCode {
    const { own, keyboard } = this.around;
    this.say('The game stays on the server. Come back with:\n');
    this.say(`  ironfield play --server ${own.server} --game ${own.game}\n`);
    return keyboard.isInterrupted || this.around.terminal.interrupt.aborted ? EXIT.interrupted : EXIT.ok;
  }

  private tellStatus(status: Status, problem: Problem | null): void {
    if (status === 'reconnecting') {
      const why = problem ? `: ${printable(problem.message)}` : '';
      this.tell(this.style.yellow(`The connection is lost${why}. Trying again …\n`));
    } else if (status === 'open' && this.battle) {
      this.tell(this.style.dim('The connection is back.\n'));
    } else if (status === 'version-mismatch') {
      this.lose(problem!);
    }
  }

  private tellProposal(): void {
    const { takeback, draw } = this.battle!.table.summary;
    const name = (seat: number) => this.battle!.sideName(seat);
    const own = this.around.own.seat;
    let proposal = '';
    if (takeback && takeback.by !== own)
      proposal = `${name(takeback.by)} would like to go back to entry ${takeback.to}: type agree or decline.`;
    else if (draw?.declined === null && draw.by !== own)
      proposal = `${name(draw.by)} offers a draw: type agree or decline.`;
    else if (draw && draw.declined !== null && draw.by === own)
      proposal = `${name(draw.declined)} prefers to play on.`;
    if (proposal !== '' && proposal !== this.proposal) this.tell(this.style.cyan(`${proposal}\n`));
    this.proposal = proposal;
  }

  private lose(problem: Problem): void {
    this.problem = problem;
    this.battle?.lose(problem);
    this.wake();
  }

  private get style() {
    return this.around.terminal.out.style;
  }

  private say(text: string): void {
    this.around.terminal.out.write(text);
  }

  private tell(text: string): void {
    this.around.keyboard.tell(text);
  }
}

function changed(battle: RemoteBattle): Promise<void> {
  return once(battle.nextChange());
}

function once(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
