import { figure } from '@ironfield/kernel/figures.ts';
import { whyNotAlone } from '@ironfield/kernel/play/errand.ts';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { playerNamed, whyNoPlayer, withBudget } from '@ironfield/kernel/players/named.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { commitmentTo, newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { battleFor, wantsForces } from '@ironfield/lab/battle/own-forces.ts';
import { optionValues, reasons, setupFor } from '../choosing.ts';
import { EXIT, type ExitCode } from '../line/command.ts';
import { Failure, UsageError } from '../line/mistake.ts';
import type { Terminal } from '../line/terminal.ts';
import { wrap } from '../line/text-layout.ts';
import type { PlayValues } from '../options/play.ts';
import { gameOf, readRecordFile, verifyHostile, writeRecordFile } from '../record-file.ts';
import { Battle } from './battle.ts';
import { askOrder, type Table } from './dialogue.ts';
import { Keyboard } from './keyboard.ts';
import { Opening, type Opponent } from './opening.ts';

export async function runPlay(terminal: Terminal, values: PlayValues): Promise<ExitCode> {
  checkBudget(values);
  const keyboard = new Keyboard(terminal);
  try {
    const battle =
      values.load === undefined ? await newBattle(terminal, keyboard, values) : savedBattle(values);
    const opening = new Opening(terminal, keyboard);
    const opponent = battle && (await opening.opponent(values.against));
    const side = opponent && (await chooseSide(opening, battle!, opponent, values));
    if (battle === null || opponent === null || side === null) {
      terminal.out.write('Until next time.\n');
      return keyboard.isInterrupted ? EXIT.interrupted : EXIT.ok;
    }
    return await new Session(
      { terminal, keyboard },
      {
        battle,
        opponent,
        bot: withBudget(opponent, values.budget),
        side: side!,
        savePath: values.save ?? null,
      },
    ).run();
  } finally {
    keyboard.close();
  }
}

/** Only bots that try their orders out have a budget. */
function checkBudget({ against, budget }: PlayValues): void {
  if (budget === undefined) return;
  const name = `${against ?? 'veteran'}@${budget}`;
  const reason = against === 'human' ? 'people take the time they want' : whyNoPlayer(name);
  if (reason !== null) throw new UsageError(`--budget: ${reason}`);
}

async function newBattle(terminal: Terminal, keyboard: Keyboard, values: PlayValues): Promise<Battle | null> {
  const opening = new Opening(terminal, keyboard);
  const { bold, dim } = terminal.out.style;
  if (values.game === undefined || values.scenario === undefined) {
    terminal.out.write(`\n${bold('IRONFIELD')}  mech battles on your table\n`);
    terminal.out.write(dim('Press Enter to take the answer in [brackets].\n\n'));
  }
  const game = await opening.game(values.game);
  if (game && wantsForces(values)) {
    const seed = values.seed ?? newSeed();
    return new Battle(game, battleFor(game, values, optionValues(game, values), seed), seed);
  }
  const scenario = game && (await opening.scenario(game, values.scenario));
  if (!game || !scenario) return null;
  const setup = setupFor(game, scenario, optionValues(game, values));
  return new Battle(game, setup, values.seed ?? newSeed());
}

function savedBattle(values: PlayValues): Battle {
  for (const name of ['game', 'scenario', 'map', 'seed'] as const) {
    if (values[name] !== undefined)
      throw new UsageError(`--${name} and --load exclude each other: the file decides it`);
  }
  for (const name of ['set', 'option', 'force'] as const) {
    if (values[name].length > 0)
      throw new UsageError(`--${name} and --load exclude each other: the file decides it`);
  }
  const record = readRecordFile(values.load!);
  const game: AnyWrittenGame = gameOf(record);
  const verdict = verifyHostile(game, record);
  if (!verdict.ok) throw new Failure(`"${values.load}" does not hold: ${reasons(verdict.error)}`);
  if (record.outcome)
    throw new UsageError(`the game in "${values.load}" is over; ironfield verify shows how it ended`);
  const alone = whyNotAlone(game, verdict.value.setup);
  if (alone) throw new Failure(alone.message);
  return Battle.fromRecord(game, { ...record, setup: verdict.value.setup as CoreSetup });
}

/** With two people at one keyboard, they play all sides and nobody chooses one. */
async function chooseSide(
  opening: Opening,
  battle: Battle,
  opponent: Opponent,
  values: PlayValues,
): Promise<Seat | null> {
  if (opponent === 'human' && values.side === undefined) return 0;
  return opening.side(battle.sides, values.side);
}

/** One sitting: from the first decision to the outcome, or until the player leaves. */
class Session {
  private readonly terminal: Terminal;
  private readonly keyboard: Keyboard;
  private readonly battle: Battle;
  private readonly side: Seat;
  private readonly opponent: Opponent;
  /** Its name, with its budget. */
  private readonly bot: string;
  private readonly savePath: string | null;
  private readonly table: Table;
  private readonly bots = new Map<Seat, () => void>();
  private lastHuman: Seat | null = null;
  private lastDrawing = '';

  constructor(
    { terminal, keyboard }: { readonly terminal: Terminal; readonly keyboard: Keyboard },
    {
      battle,
      opponent,
      bot,
      side,
      savePath,
    }: {
      readonly battle: Battle;
      readonly opponent: Opponent;
      readonly bot: string;
      readonly side: Seat;
      readonly savePath: string | null;
    },
  ) {
    this.terminal = terminal;
    this.keyboard = keyboard;
    this.battle = battle;
    this.side = side;
    this.opponent = opponent;
    this.bot = bot;
    this.savePath = savePath;
    this.table = {
      terminal,
      keyboard,
      battle,
      seen: new Map(),
      hint: (seat, menu) => {
        const adviser = battle.game.bot('regular');
        return orderFrom(adviser, () => battle.view(seat), menu, randomFrom(battle.hintSeed(seat)));
      },
      save: (path) => this.save(path),
    };
    if (opponent !== 'human') {
      for (const seat of battle.sides.keys()) if (seat !== side) this.bots.set(seat, this.botMove(seat));
    }
  }

  private botMove(seat: Seat): () => void {
    const { battle } = this;
    const bot = playerNamed(battle.game, this.bot);
    const random = randomFrom(`${battle.seed} player ${seat}`);
    return () => {
      const order = orderFrom(bot, () => battle.view(seat), battle.menu(seat), random);
      const refusal = battle.give(seat, order);
      if (refusal) throw new Error(`The bot gave an order that is refused: ${refusal.message}`);
    };
  }

  async run(): Promise<ExitCode> {
    this.introduce();
    while (!this.battle.state.outcome) {
      const waiting = this.battle.waiting();
      const human = waiting.find((seat) => !this.bots.has(seat));
      if (human === undefined) this.bots.get(waiting[0])!();
      else if (!(await this.humanTurn(human))) return this.leave();
    }
    return this.finish();
  }

  private async humanTurn(seat: Seat): Promise<boolean> {
    if (!(await this.handOver(seat))) return false;
    this.showTable(seat);
    const menu = this.battle.menu(seat);
    const { bold, dim } = this.terminal.out.style;
    const rule = menu.rule === undefined ? '' : dim(` (${menu.rule})`);
    const question = `${bold(`${this.battle.sideName(seat)}: ${menu.prompt}`)}${rule}`;
    this.say(`\n${wrap(question, this.terminal.out.columns)}\n`);
    const order = await askOrder(this.table, seat);
    if (order === null) return false;
    const refusal = this.battle.give(seat, order);
    if (refusal) this.say(`${this.terminal.out.style.yellow(`${refusal.message}.`)}\n`);
    return true;
  }

  /** When two people share the screen and one knows more, the other must look away. */
  private async handOver(seat: Seat): Promise<boolean> {
    const isOther = this.lastHuman !== null && this.lastHuman !== seat;
    this.lastHuman = seat;
    if (!isOther || !this.battle.hasSecrets()) return true;
    if (this.terminal.out.isTty) this.say('\x1b[2J\x1b[3J\x1b[H');
    const line = await this.keyboard.ask(
      `Pass the keyboard to ${this.battle.sideName(seat)}, then press Enter > `,
    );
    this.lastDrawing = '';
    return line !== null;
  }

  /** The drawing if it has changed, then the events: the newest is nearest to the question. */
  private showTable(seat: Seat): void {
    const { battle } = this;
    const drawing = battle.drawing(seat);
    const news = battle.news(seat);
    if (drawing !== this.lastDrawing) this.say(`\n${drawing}\n`);
    this.lastDrawing = drawing;
    if (news.length === 0) return;
    const lines = news.map((sentence) => wrap(`  ${sentence}`, this.terminal.out.columns, '    '));
    this.say(`\n${lines.join('\n')}\n`);
  }

  private introduce(): void {
    const { battle, opponent } = this;
    const { bold, dim } = this.terminal.out.style;
    const scenario = battle.game.scenarios.find(({ id }) => id === battle.setup.scenario);
    const you =
      opponent === 'human' ? battle.sides.join(' against ') : `You play ${bold(battle.sideName(this.side))}`;
    const them = opponent === 'human' ? ', two people at one keyboard' : ` against a ${opponent} bot`;
    this.say(`${bold(`${battle.game.title}: ${scenario?.title ?? battle.setup.scenario}`)}\n`);
    if (scenario) this.say(`${wrap(scenario.summary, this.terminal.out.columns)}\n`);
    this.say(`${you}${them}. \nType help to see what you can do, hint to see what the bot would do.\n`);
    this.say(
      dim(`The dice are sealed; the seed is shown at the end. Commitment:\n${commitmentTo(battle.seed)}\n`),
    );
  }

  private async finish(): Promise<ExitCode> {
    const { battle } = this;
    const { bold, dim, green } = this.terminal.out.style;
    const outcome = battle.state.outcome!;
    this.showTable(this.bots.size > 0 ? this.side : (this.lastHuman ?? 0));
    const names = outcome.winners.map((seat) => battle.sideName(seat)).join(' and ');
    const isYours = this.bots.size > 0 && outcome.winners.includes(this.side);
    const cheer = this.bots.size === 0 ? '' : isYours ? 'Victory! ' : 'Defeat. ';
    const headline = names === '' ? 'A draw.' : `${cheer}Winner: ${names}`;
    this.say(`\n${isYours ? green(bold(headline)) : bold(headline)}\n`);
    const rule = outcome.rule === null ? '' : ` ${dim(`(${outcome.rule})`)}`;
    this.say(`${outcome.reason}.${rule}\n`);
    if (outcome.points) {
      this.say(
        `Points: ${outcome.points.map((points, seat) => `${battle.sideName(seat)} ${figure(points)}`).join(', ')}\n`,
      );
    }
    this.say(`Seed of the dice: ${battle.seed}\n`);
    await this.offerToSave('Save the game?');
    return this.keyboard.isInterrupted ? EXIT.interrupted : EXIT.ok;
  }

  private async leave(): Promise<ExitCode> {
    const { keyboard } = this;
    if (keyboard.isAtEnd && !keyboard.isInterrupted) {
      this.say('The input has ended, so the game stops here.\n');
    }
    // Without the number of orders: others may have given secret ones.
    this.say('You leave the game.\n');
    await this.offerToSave('Save it to go on later?');
    return keyboard.isInterrupted ? EXIT.interrupted : EXIT.ok;
  }

  private async offerToSave(question: string): Promise<void> {
    if (this.savePath !== null) return this.save(this.savePath);
    if (this.keyboard.isAtEnd) return this.say('The game is not saved.\n');
    const { dim } = this.terminal.out.style;
    const line = await this.keyboard.ask(`${question} ${dim('[a file name, or Enter: no]')} > `);
    const path = line?.trim() ?? '';
    if (path !== '' && !/^(n|no)$/i.test(path)) this.save(/^(y|yes)$/i.test(path) ? DEFAULT_FILE : path);
  }

  private save(path: string): void {
    try {
      writeRecordFile(path, this.battle.record());
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.say(`${this.terminal.out.style.yellow(`Not saved: ${error.message}.`)}\n`);
      return;
    }
    const next = this.battle.state.outcome ? `ironfield verify ${path}` : `ironfield play --load ${path}`;
    this.say(`Saved. ${this.battle.state.outcome ? 'Check it' : 'Go on'} with: ${next}\n`);
  }

  private say(text: string): void {
    this.terminal.out.write(text);
  }
}

const DEFAULT_FILE = 'ironfield-game.json';
