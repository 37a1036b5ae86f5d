import type { Event } from '@ironfield/battleforce-qs/events.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { View } from '@ironfield/kernel/game.ts';
import { commitmentTo } from '@ironfield/kernel/seed.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { firstGame } from '../../coach/first-game.ts';
import type { Highlight } from '../../coach/highlight.ts';
import { LessonPanel } from '../../coach/lesson-panel.tsx';
import { useLesson } from '../../coach/use-lesson.ts';
import { startFirstGame, startSecondGame } from '../../start/start-first-game.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { PlayProps } from '../views.ts';

const COMMITMENT = commitmentTo(firstGame.seed);

/** The first game is known by its dice, which are always the same. */
export function isFirstGame({ snapshot }: TableModel): boolean {
  return snapshot.summary.commitment === COMMITMENT;
}

interface Props extends PlayProps {
  onShow(order: BattleforceQs['Order']): void;
  /** What the page of the lesson points at; null when there is none. */
  onHighlight(highlight: Highlight | null): void;
  /** What stands in the place of the lesson when it is over. */
  readonly children: ReactNode;
}

/** The lesson beside the first game. */
export function FirstGamePanel({ game, model, onShow, onHighlight, children }: Props) {
  const { snapshot, menu, log } = model;
  const past = useMemo(() => log.map(({ event }) => event as Event), [log]);
  const view = snapshot.view as unknown as View<BattleforceQs>;
  const lesson = useLesson(firstGame, view, menu, past, snapshot.summary.id);
  const highlight = lesson.page?.highlight ?? null;
  useEffect(() => onHighlight(highlight), [highlight, onHighlight]);
  if (!lesson.page) return children;
  const show = () => {
    const order = lesson.suggest();
    if (order) onShow(order);
  };
  return (
    <LessonPanel
      page={lesson.page}
      game={game}
      title={firstGame.title}
      onNext={lesson.next}
      onSkip={lesson.skip}
      onRestart={() => {
        lesson.restart();
        void startFirstGame();
      }}
      onShow={menu ? show : undefined}
      sequel={{ title: 'Play the Green scenario', play: () => void startSecondGame() }}
    />
  );
}
