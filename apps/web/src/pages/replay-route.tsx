import { linkTo, type PageProps } from '../router.ts';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { ReplayPage } from './replay-page.tsx';
import { useKeptGame } from './use-kept-game.ts';

/**
 * A kept game played again: `#/replay/<transport>/<id>`, or from one of its moments: `…/<moment>`,
 * `…/last` where it stands now.
 */
export function ReplayRoute({ path: [transport = '', id = '', moment = '0'] }: PageProps) {
  const kept = useKeptGame(transport, id);
  if (typeof kept === 'string') return <MessagePage title="This game cannot be shown">{kept}</MessagePage>;
  if (!kept)
    return (
      <main className="message-page quiet" data-part="message-page">
        Fetching the game…
      </main>
    );
  return (
    <ReplayPage
      opened={kept}
      initial={moment === 'last' ? kept.timeline.last : Number(moment) || 0}
      back={
        <>
          <a className="button bare" href={linkTo('table', transport, id)}>
            To the table
          </a>
          {kept.timeline.outcome && (
            <a className="button bare" href={linkTo('story', transport, id)}>
              Story
            </a>
          )}
          <a className="button bare" href={linkTo('result', transport, id)}>
            Result
          </a>
        </>
      }
    />
  );
}
