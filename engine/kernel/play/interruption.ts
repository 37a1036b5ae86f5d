import { rollDice } from '../dice.ts';
import type { Json } from '../json.ts';
import type { AskingFrame, Suspended } from '../state.ts';
import type { AskingFrameOf, Game, GameTypes, Roll } from './game.ts';
import type { About, Play } from './play.ts';

type Settled = Suspended['settled'][number];

/** Thrown through a step that must wait. Rules neither see nor catch it. */
export class Waiting {
  readonly question: AskingFrame;

  constructor(question: AskingFrame) {
    this.question = question;
  }
}

/**
 * Replays an interruptible step up to where it waits. Rules stay straight-line code: a rule that must wait runs again
 * later with the dice and answers settled by then.
 */
export class Interruption<G extends GameTypes> {
  /** Rolls and answers so far, in order. */
  readonly settled: Settled[];
  private readonly game: Game<G>;
  private next = 0;

  constructor(game: Game<G>, settled: readonly Settled[]) {
    this.game = game;
    this.settled = settled.slice();
  }

  /** Still replaying: everything that happens here has been told before. */
  get isRepeating(): boolean {
    return this.next < this.settled.length;
  }

  roll(play: Play<G>, purpose: string, count: number, about?: About): number[] {
    const { game } = this;
    let dice: readonly number[] = this.thrown(play, purpose, count);
    if (!game.mayReact) return dice.slice();
    for (const question of this.questions(play, { ...about, purpose, dice })) {
      const answer = this.ask(question);
      dice = game.react!(play, { ...about, purpose, dice }, question, answer);
    }
    return dice.slice();
  }

  private questions(play: Play<G>, roll: Roll): readonly AskingFrameOf<G>[] {
    const ask = () => this.game.mayReact!(play.state, roll);
    return this.asksOnWish ? (this.note(ask as () => Json) as readonly AskingFrameOf<G>[]) : ask();
  }

  /** Whether a secret wish decides if a step is interrupted. */
  private get asksOnWish(): boolean {
    const { askedOnWish = [], steps } = this.game;
    return askedOnWish.some((step) => 'question' in steps[step as keyof typeof steps]);
  }

  /**
   * Notes a result that follows from a secret wish, so that others, who do not know the wish, reach the same result.
   */
  note<T extends Json>(work: () => T): T {
    if (!this.isRepeating) this.settled.push({ noted: work() });
    const settled = this.settled[this.next++];
    if ('noted' in settled) return settled.noted as T;
    throw new Error('A replayed step went another way: nothing is noted');
  }

  private thrown(play: Play<G>, purpose: string, count: number): readonly number[] {
    if (this.isRepeating) {
      const dice = this.settled[this.next++];
      if (Array.isArray(dice) && dice.length === count) return dice;
      throw new Error(`A replayed step went another way: ${count}D6 for "${purpose}"`);
    }
    const dice = rollDice(play.state.dice, purpose, count);
    this.settled.push(dice.slice());
    this.next++;
    return dice;
  }

  ask(question: AskingFrameOf<G>): G['Order'] {
    if (!this.isRepeating) throw new Waiting(question);
    const answer = this.settled[this.next++];
    if ('order' in answer) return answer.order as G['Order'];
    throw new Error(`A replayed step went another way: ${question.step}`);
  }
}
