import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useState } from 'react';
import { CoachBubble } from '../../coach/coach-bubble.tsx';
import type { Highlight } from '../../coach/highlight.ts';
import type { LessonDoor } from '../../coach/lesson.ts';
import type { CoachModel } from '../../coach/use-coach.ts';
import { useLookAt } from '../../coach/use-look-at.ts';
import type { TableModel } from '../table-model.ts';
import { type GameCoach, useGameCoach } from './game-coach.ts';
import { LessonGuide } from './lesson-guide.tsx';

const NO_HIGHLIGHT: Highlight = {};

interface GuideNeeds<G extends GameTypes> {
  readonly game: AnyGame;
  readonly model: Pick<TableModel, 'snapshot' | 'menu'>;
  readonly ordering: { readonly form: { readonly type: string } | undefined; readonly full: object };
  readonly load: (() => Promise<GameCoach<G>>) | undefined;
}

export interface GuideUse {
  readonly coach: CoachModel;
  /** Things that the lesson points at, or else the coach. */
  readonly highlight: Highlight;
  pointAt(highlight: Highlight | null): void;
}

/** The advisers at a table: the coach, and in its game the lesson. */
export function useGuide<G extends GameTypes>({ game, model, ordering, load }: GuideNeeds<G>): GuideUse {
  const [lessonPoints, pointAt] = useState<Highlight | null>(null);
  const coach = useGameCoach(game, load, ordering, model);
  const highlight = lessonPoints ?? coach.advice?.highlight ?? NO_HIGHLIGHT;
  useLookAt(highlight);
  return { coach, highlight, pointAt };
}

interface GuideProps<G extends GameTypes> {
  readonly guide: GuideUse;
  readonly game: AnyGame;
  readonly model: TableModel;
  readonly lessons: readonly LessonDoor<G>[] | undefined;
  /** Is there a coach at all? */
  readonly isCoached: boolean;
  onShow(order: CoreOrder): void;
}

export function Guide<G extends GameTypes>({
  guide,
  game,
  model,
  lessons,
  isCoached,
  onShow,
}: GuideProps<G>) {
  const bubble = isCoached && <CoachBubble coach={guide.coach} game={game} />;
  if (!lessons) return bubble;
  return (
    <LessonGuide game={game} model={model} lessons={lessons} onShow={onShow} onHighlight={guide.pointAt}>
      {bubble}
    </LessonGuide>
  );
}
