import type { GameTypes } from '@ironfield/kernel/game.ts';
import { useEffect, useState } from 'react';
import type { PageProps } from '../app.tsx';
import type { Timeline } from '../replay/timeline.ts';
import { useKeptGame } from '../replay/use-timeline.ts';
import { goTo } from '../router.ts';
import { playAgain } from '../table/play-again.ts';
import { download } from '../ui/download.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { statisticsOf } from './extractors.ts';
import { ResultPage } from './result-page.tsx';
import type { GameStatistics } from './statistics.ts';

/** How a kept game ended, in numbers: `#/result/<transport>/<id>`. */
export function ResultRoute({ path: [transport = '', id = ''] }: PageProps) {
  const kept = useKeptGame(transport, id);
  const timeline = kept !== null && typeof kept !== 'string' ? kept.timeline : null;
  const statistics = useStatistics(timeline);
  if (typeof kept === 'string') return <MessagePage title="This game cannot be shown">{kept}</MessagePage>;
  if (!kept || !timeline || !statistics) return <main className="message-page quiet">Counting…</main>;
  return (
    <ResultPage
      game={timeline.game}
      outcome={timeline.at(timeline.last).view.outcome}
      statistics={statistics}
      viewer={timeline.viewer}
      onRematch={transport === 'local' ? () => void playAgain(id) : undefined}
      onNew={() => goTo()}
      onReplay={(moment) => goTo('replay', transport, id, ...(moment === undefined ? [] : [String(moment)]))}
      onSave={() => download(`ironfield-${id}.json`, kept.text)}
    />
  );
}

function useStatistics(timeline: Timeline<GameTypes> | null): GameStatistics | null {
  const [statistics, setStatistics] = useState<GameStatistics | null>(null);
  useEffect(() => {
    if (timeline) void statisticsOf(timeline).then(setStatistics);
  }, [timeline]);
  return statistics;
}
