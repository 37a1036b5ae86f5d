import type { Description, Menu } from '@ironfield/kernel/menu/menu.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { Terminal } from '../line/terminal.ts';
import { matching, readAnswer, reasonText, whyNot } from './answer.ts';
import type { Battle } from './battle.ts';
import { COMMAND_WORDS, helpText, ruleText } from './commands-text.ts';
import type { Keyboard } from './keyboard.ts';
import { type Answer, afterAnswers, type Choice, type Question } from './order-form.ts';
import { explainedParts, orderText } from './order-text.ts';
import { explanationText, promptText, questionText } from './question-text.ts';

export interface Table {
  readonly terminal: Terminal;
  readonly keyboard: Keyboard;
  readonly battle: Pick<Battle, 'game' | 'menu' | 'drawing' | 'log'>;
  /** The named pieces that a question has offered so far, by the label of the question. */
  readonly seen: Map<string, Choice[]>;
  /** The bot's choice here. */
  hint(seat: Seat, menu: Menu): CoreOrder;
  save(path: string): void | Promise<void>;
  /** Ends the questions, because they have become pointless. */
  readonly stop?: AbortSignal;
  /** Further things that can be typed at this table; false when the line is none of them. */
  command?(word: string, rest: string): Promise<boolean>;
}

/**
 * Asks a seat until it has put together an order and committed to it; `null` when it leaves the game, or is no
 * longer asked.
 */
export async function askOrder(at: Table, seat: Seat): Promise<CoreOrder | null> {
  return new Dialogue(at, seat).run();
}

/** The effect of a typed line: nothing new to ask, a new question, an order, or the end. */
type Effect = 'same' | 'changed' | 'leave' | { readonly commit: CoreOrder };

class Dialogue {
  private readonly at: Table;
  private readonly seat: Seat;
  private readonly menu: Menu;
  private answers: Answer[] = [];
  private hinted: CoreOrder | null = null;

  constructor(at: Table, seat: Seat) {
    this.at = at;
    this.seat = seat;
    this.menu = at.battle.menu(seat);
  }

  async run(): Promise<CoreOrder | null> {
    for (;;) {
      const step = afterAnswers(this.menu, this.answers);
      const effect =
        'question' in step ? await this.askQuestion(step.question) : await this.askCommit(step.order);
      if (effect === 'leave') return null;
      if (typeof effect === 'object') return effect.commit;
    }
  }

  private async askQuestion(question: Question): Promise<Effect> {
    const { terminal, keyboard } = this.at;
    this.say(questionText(question, terminal.out));
    const choices = 'choices' in question ? question.choices : [];
    this.remember(question.label, choices);
    keyboard.words = [...choices.map(({ description }) => description.label), ...COMMAND_WORDS];
    for (;;) {
      const line = await keyboard.ask(promptText(question, terminal.out.style), this.at.stop);
      if (line === null) return 'leave';
      const effect = await this.command(line, question);
      if (effect === 'same') continue;
      if (effect !== null) return effect;
      const reading = readAnswer(question, line);
      if ('answer' in reading) {
        this.answers.push(reading.answer);
        return 'changed';
      }
      this.complain(reading.problem);
    }
  }

  private remember(label: string, choices: readonly Choice[]): void {
    const seen = this.at.seen.get(label) ?? [];
    for (const choice of choices) {
      const { piece } = choice.description;
      const isNew = !seen.some(({ value }) => value === choice.value);
      if (piece !== undefined && isNew) seen.push({ ...choice, key: '' });
    }
    this.at.seen.set(label, seen);
  }

  private async askCommit(order: CoreOrder): Promise<Effect> {
    const { terminal, keyboard } = this.at;
    const { bold, dim } = terminal.out.style;
    const [first, ...rest] = orderText(this.menu, order);
    this.say(`${bold('Your order')}  ${first}\n${rest.map((line) => `  · ${line}\n`).join('')}`);
    keyboard.words = COMMAND_WORDS;
    for (;;) {
      const line = await keyboard.ask(
        `Give this order? ${dim('[Enter: yes; back changes it]')} > `,
        this.at.stop,
      );
      if (line === null) return 'leave';
      if (/^\s*(y|yes|ok)?\s*$/i.test(line)) return { commit: order };
      const effect = await this.command(/^\s*(n|no)\s*$/i.test(line) ? 'back' : line, null);
      if (effect === 'same') continue;
      if (effect !== null) return effect;
      this.complain('Press Enter to give the order, or type back to change it.');
    }
  }

  /** Commands other than answers; `null` when the line is not a command. */
  private async command(line: string, question: Question | null): Promise<Effect | null> {
    const { battle, terminal } = this.at;
    const [word = '', ...words] = line.trim().split(/\s+/);
    const rest = words.join(' ');
    if (word.startsWith('?')) return this.explain(question, [word.slice(1), rest].join(' ').trim());
    switch (word.toLowerCase()) {
      case 'help':
        return this.tell(helpText(terminal.out));
      case 'map':
        return this.tell(`${battle.drawing(this.seat)}\n`);
      case 'log':
        return this.tell(
          battle
            .log(this.seat)
            .slice(-LOG_LINES)
            .map((sentence) => `  ${sentence}\n`)
            .join(''),
        );
      case 'list':
        return question ? this.tell(questionText(question, terminal.out, true)) : 'same';
      case 'rule':
      case 'rules':
        return this.tell(ruleText(battle.game, rest, terminal.out));
      case 'why':
        return this.explainWhyNot(question, rest);
      case 'back':
        return this.back();
      case 'hint':
        return this.hint();
      case 'take':
        if (this.hinted) return { commit: this.hinted };
        return this.tell('Ask for a hint first; then take gives that order.\n');
      case 'save':
        if (rest === '') return this.tell('Name the file: save battle.json\n');
        await this.at.save(rest);
        return 'same';
      case 'quit':
      case 'exit':
        return 'leave';
      default:
        return (await this.at.command?.(word.toLowerCase(), rest)) ? 'same' : null;
    }
  }

  private back(): Effect {
    if (this.answers.length === 0) return this.tell('There is no answer to take back.\n');
    this.answers = this.answers.slice(0, -1);
    return 'changed';
  }

  private hint(): Effect {
    this.hinted = this.at.hint(this.seat, this.menu);
    const [first, ...rest] = orderText(this.menu, this.hinted);
    const { dim } = this.at.terminal.out.style;
    const lines = rest.map((line) => `  · ${line}\n`).join('');
    return this.tell(`The bot would do this: ${first}\n${lines}${dim('Type take to do the same.')}\n`);
  }

  private explain(question: Question | null, what: string): Effect {
    const descriptions = question ? explainable(question, what) : this.explainableOrder();
    if (descriptions.length === 0) return this.tell(`${NOTHING_TO_EXPLAIN}\n`);
    const { style } = this.at.terminal.out;
    return this.tell(descriptions.map((description) => explanationText(description, style)).join(''));
  }

  private explainableOrder(): readonly Description[] {
    const step = afterAnswers(this.menu, this.answers);
    return 'order' in step ? explainedParts(this.menu, step.order) : [];
  }

  private explainWhyNot(question: Question | null, what: string): Effect {
    if (what === '') return this.tell('Type why and a value that is not offered, for example: why 0101\n');
    const choices = question && 'choices' in question ? question.choices : [];
    if (matching(choices, what).length > 0) return this.tell(`"${what}" is possible.\n`);
    const reason = question && whyNot(question, what, this.at.seen.get(question.label));
    if (reason) return this.tell(`${reasonText(reason)}\n`);
    return this.tell(`The rules have nothing to say about "${what}" here.\n`);
  }

  private tell(text: string): 'same' {
    this.say(text);
    return 'same';
  }

  private say(text: string): void {
    this.at.terminal.out.write(text);
  }

  private complain(problem: string): void {
    this.say(`${this.at.terminal.out.style.yellow(problem)}\n`);
  }
}

const LOG_LINES = 40;
const NOTHING_TO_EXPLAIN = 'There is nothing to explain here; where there is, a number stands after the →.';
const MAX_EXPLAINED = 6;

/** The choices that `? what` asks about; all of them for `?` alone, where they are few. */
function explainable(question: Question, what: string): readonly Description[] {
  if (question.kind === 'whole') {
    const value = Number(what || question.field.min);
    const isInside = value >= question.field.min && value <= question.field.max;
    const description = isInside ? question.field.describe?.(value) : undefined;
    return description ? [description] : [];
  }
  const choices: readonly Choice[] = 'choices' in question ? question.choices : [];
  if (what !== '')
    return matching(choices, what)
      .slice(0, MAX_EXPLAINED)
      .map(({ description }) => description);
  const all = choices.map(({ description }) => description);
  const about = question.item ? [question.item.description] : [];
  return [...about, ...all].filter(({ explanation }) => explanation).slice(0, MAX_EXPLAINED);
}
