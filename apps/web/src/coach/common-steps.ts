import { sum } from '@ironfield/kernel/dice.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreEvent, CoreOrder } from '@ironfield/kernel/state.ts';
import { PUPIL } from './guided-game.ts';
import type { LessonMoment, LessonStep } from './lesson.ts';
import { numberWords } from './number-words.ts';

// Steps and questions that the lessons of several games share.

/** Is one of these orders on the pupil's menu? */
export const asks =
  <Order extends CoreOrder>(...types: readonly Order['type'][]) =>
  ({ asked }: { readonly asked: readonly string[] }): boolean =>
    types.some((type) => asked.includes(type));

/** The last event of a type so far. */
export function lastOf<Event extends CoreEvent, Type extends Event['type']>(
  { past }: { readonly past: readonly Event[] },
  type: Type,
) {
  return past.findLast((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** Both rolls for the Initiative; `foe` as in "the drones". */
export const rollWords = (dice: readonly (readonly number[])[], foe: string): string =>
  `You rolled ${sum(dice[PUPIL])}, ${foe} ${sum(dice[1 - PUPIL])}.`;

/** The results of the pupil's first shots. */
export const luckWords = (shots: number, hits: number): string =>
  hits === 0 ? 'No hit this time.' : `${hits} of ${shots} hit.`;

/** An attack that could be made now, with the reasons for its number. */
export interface Example {
  readonly attacker: string;
  readonly target: string;
  readonly units: readonly number[];
  readonly explanation: Explanation;
}

type WithRule<G extends GameTypes, Rule> = LessonStep<G> & { readonly rule: Rule };

/** A number and its reasons, as soon as there is one to show. */
export const numberStep = <G extends GameTypes, Rule extends string>(
  rule: Rule,
  isTime: (moment: LessonMoment<G>) => boolean,
  exampleIn: (moment: LessonMoment<G>) => Example | null,
): WithRule<G, Rule> => ({
  id: 'number',
  title: 'Every number explains itself',
  rule,
  text: (moment) => numberWords(exampleIn(moment)!),
  highlight: (moment) => ({ units: exampleIn(moment)?.units ?? [], controls: ['explanation'] }),
  during: (moment) => isTime(moment) && exampleIn(moment) !== null,
  until: 'read',
});

interface Farewell<Rule> {
  readonly rule: Rule;
  /** A summary of the lesson so far, and the rest of the task. */
  readonly goOn: string;
  readonly won: string;
  readonly lost: string;
  /** The next battle to play, in a sentence. */
  readonly next: string;
}

/** The pupil plays on alone until the game is over, and hears how it went. */
export const lastSteps = <G extends GameTypes, Rule extends string>({
  rule,
  goOn,
  won,
  lost,
  next,
}: Farewell<Rule>): readonly WithRule<G, Rule>[] => [
  {
    id: 'finish',
    title: 'On your own',
    rule,
    text: `${goOn} “Show me” still helps if you get stuck, and the coach has tips now and then.`,
    allowsCoach: true,
    until: ({ view }) => view.outcome !== null,
  },
  {
    id: 'end',
    title: 'The end',
    rule,
    text({ view: { outcome } }) {
      if (outcome?.winners.includes(PUPIL)) return `${won} ${next}`;
      const result = outcome?.winners.length
        ? `${lost} this time; that is how the dice fall.`
        : 'Nobody has won.';
      return `${result} Try again, or go on. ${next}`;
    },
    until: 'read',
  },
];
