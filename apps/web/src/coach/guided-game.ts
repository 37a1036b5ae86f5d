import { menuFor } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes, Strength } from '@ironfield/kernel/play/game.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Lesson, LessonMoment } from './lesson.ts';

/** The seat of whoever is taught. */
export const PUPIL = 0;

/** A game's part of a lesson. */
interface GuidedGame<G extends GameTypes>
  extends Pick<Lesson<G>, 'title' | 'setup' | 'seed' | 'steps' | 'sequel' | 'isOwnAct'> {
  /** Absent: it is the first game of those who play it. */
  readonly id?: string;
  readonly game: Game<G>;
  /** The bot whose orders are suggested where neither the step nor `suggest` has one. */
  readonly adviser: Strength;
  suggest?(moment: LessonMoment<G>): G['Order'] | null;
  /** Advice while a step waits, by the question that the pupil has: the first that is on the menu. */
  readonly meanwhile: Readonly<Partial<Record<G['Order']['type'], string>>>;
  /** The same when the pupil is asked for anything else, and for nothing. */
  readonly otherwise: string;
  readonly watching: string;
}

/** A game that teaches, such as the first one somebody plays: from deployment to victory against a recruit. */
export function guidedGame<G extends GameTypes>(guided: GuidedGame<G>): Lesson<G> {
  const { game, adviser, suggest, meanwhile, otherwise, watching, ...lesson } = guided;
  const advise = ({ view, past }: LessonMoment<G>) => {
    const menu = menuFor(game, imagined(game, view, ''), PUPIL);
    const random = randomFrom(`${lesson.seed} suggestion ${past.length}`);
    return menu && orderFrom(game.bot(adviser), () => view, menu, random);
  };
  const words = Object.entries<string | undefined>(meanwhile);
  return {
    id: 'first-game',
    ...lesson,
    seat: PUPIL,
    opponent: 'recruit',
    suggest: (moment) => suggest?.(moment) ?? advise(moment),
    meanwhile: ({ asked }) =>
      asked.length === 0 ? watching : (words.find(([type]) => asked.includes(type))?.[1] ?? otherwise),
  };
}
