import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { useState } from 'react';
import { ResultPage } from '../result/result-page.tsx';
import { goTo, type PageProps } from '../router.ts';
import { DiceMark } from '../table/people/dice-mark.tsx';
import { playAgain, playOn } from '../table/play-again.ts';
import { download } from '../ui/keep/download.ts';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { useKeptGame } from './use-kept-game.ts';
import { useStatistics } from './use-statistics.ts';

/** The result of a kept game, in numbers: `#/result/<transport>/<id>`. */
export function ResultRoute({ path: [transport = '', id = ''] }: PageProps) {
  const kept = useKeptGame(transport, id);
  const statistics = useStatistics(typeof kept === 'string' ? null : kept);
  const [problem, setProblem] = useState<string | null>(null);
  const again = async () => {
    const refused = await playAgain(transport, id);
    setProblem(refused && `${refused.message}.`);
  };
  if (typeof kept === 'string') return <Unshown why={kept} />;
  if (typeof statistics === 'string') return <Unshown why={statistics} />;
  if (!kept || !statistics)
    return (
      <main className="message-page quiet" data-part="message-page">
        Counting hits, damage and luck…
      </main>
    );
  const { timeline } = kept;
  const { view } = timeline.at(timeline.last);
  const { outcome, table } = view;
  const next = transport === 'local' && outcome ? timeline.game.nextBattle?.(table) : null;
  const goOn = async (setup: CoreSetup) => {
    const refused = await playOn(id, setup);
    setProblem(refused && `${refused.message}.`);
  };
  return (
    <ResultPage
      game={timeline.game}
      outcome={outcome}
      statistics={statistics}
      scores={outcome ? kept.views.scores?.(view) : undefined}
      viewer={timeline.viewer}
      onRematch={transport === 'watch' || !outcome ? undefined : () => void again()}
      onNext={next ? () => void goOn(next as CoreSetup) : undefined}
      onTable={outcome ? undefined : () => goTo('table', transport, id)}
      problem={problem}
      onNew={() => goTo()}
      onStory={outcome ? () => goTo('story', transport, id) : undefined}
      onReplay={(moment) => goTo('replay', transport, id, ...(moment === undefined ? [] : [String(moment)]))}
      dice={<DiceMark summary={kept.summary} isLocal={transport === 'local'} />}
      onSave={() => download(`ironfield-${id}.json`, kept.text)}
    />
  );
}

const Unshown = ({ why }: { readonly why: string }) => (
  <MessagePage title="This game cannot be shown">{why}</MessagePage>
);
