import { useEffect, useState } from 'react';
import { titleOfGame, titleOfScenario } from '../catalogue.ts';
import { goTo, linkTo, type PageProps } from '../router.ts';
import { StoryPage } from '../story/story-page.tsx';
import { useStory } from '../story/use-story.ts';
import { unsqueezed } from '../ui/keep/squeeze.ts';
import { MessagePage } from '../ui/mishaps/message-page.tsx';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { BOT, PERSON, playFrom } from './play-from.ts';
import { useKeptGame } from './use-kept-game.ts';
import { useStatistics } from './use-statistics.ts';

/** More than the longest game that anybody has played, and no flood. */
const MOST_BYTES = 8_000_000;

/** The story of a kept game: `#/story/<transport>/<id>`; or of one that a link holds: `#/story/link/<word>`. */
export function StoryRoute({ path: [transport = '', id = ''] }: PageProps) {
  return transport === 'link' ? <LinkedStory word={id} /> : <KeptStory transport={transport} id={id} />;
}

function KeptStory({ transport, id }: { readonly transport: string; readonly id: string }) {
  const kept = useKeptGame(transport, id);
  if (typeof kept === 'string') return <Untold why={kept} />;
  if (!kept) return <main className="message-page quiet">Fetching the game…</main>;
  return <Told opened={kept} text={kept.text} transport={transport} id={id} />;
}

interface Linked {
  readonly opened: OpenedRecord;
  readonly text: string;
}

function LinkedStory({ word }: { readonly word: string }) {
  const [linked, setLinked] = useState<Linked | string | null>(null);
  useEffect(() => {
    let isGone = false;
    void read(word).then((found) => {
      if (!isGone) setLinked(found);
    });
    return () => {
      isGone = true;
    };
  }, [word]);
  if (typeof linked === 'string') return <Untold why={linked} />;
  if (!linked) return <main className="message-page quiet">Reading the game…</main>;
  return <Told {...linked} transport="link" id={word} />;
}

async function read(word: string): Promise<Linked | string> {
  const text = await unsqueezed(word, MOST_BYTES);
  if (!text.ok) return text.error;
  const opened = await openRecord(text.value);
  return opened.ok
    ? { opened: opened.value, text: text.value }
    : opened.error.map(({ message }) => message).join('. ');
}

const Untold = ({ why }: { readonly why: string }) => (
  <MessagePage title="This story cannot be told">{why}</MessagePage>
);

interface ToldProps extends Linked {
  readonly transport: string;
  readonly id: string;
}

function Told({ opened, text, transport, id }: ToldProps) {
  const { timeline, views } = opened;
  const { game, setup, outcome, sides } = timeline;
  const story = useStory(timeline);
  const statistics = useStatistics(opened);
  if (!outcome) return <Untold why="The battle goes on. Its story is told when it is over." />;
  if (typeof story === 'string') return <Untold why={story} />;
  if (!story) return <main className="message-page quiet">Bots play the battle out…</main>;
  const isLink = transport === 'link';
  const { scenario } = setup as { scenario?: string };
  const title = scenario === undefined ? null : titleOfScenario(game.id, scenario);
  return (
    <StoryPage
      timeline={timeline}
      views={views}
      outcome={outcome}
      story={story}
      statistics={typeof statistics === 'string' ? null : statistics}
      about={[title, titleOfGame(game.id)].filter(Boolean).join(' · ')}
      text={text}
      nav={isLink ? <LinkNav word={id} /> : <StoryNav transport={transport} id={id} />}
      onTry={(moment, seat) =>
        void playFrom(
          game,
          timeline.playFrom(moment),
          sides.map((_, each) => (each === seat ? PERSON : BOT)),
        )
      }
      onShow={(moment) => (isLink ? goTo('analysis', id) : goTo('replay', transport, id, String(moment)))}
    />
  );
}

function StoryNav({ transport, id }: { readonly transport: string; readonly id: string }) {
  return (
    <nav aria-label="This game">
      <a className="button bare" href={linkTo('table', transport, id)}>
        To the table
      </a>
      <a className="button bare" href={linkTo('replay', transport, id)}>
        Replay
      </a>
      <a className="button bare" href={linkTo('result', transport, id)}>
        Result
      </a>
    </nav>
  );
}

function LinkNav({ word }: { readonly word: string }) {
  return (
    <nav aria-label="This game">
      <a className="button bare" href={linkTo('analysis', word)}>
        Replay
      </a>
      <a className="button bare" href={linkTo()}>
        To the start
      </a>
    </nav>
  );
}
