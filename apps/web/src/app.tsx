import { type ComponentType, lazy, Suspense } from 'react';
import { type PageProps, useRoute } from './router.ts';
import { arriveByLink } from './sessions/arrival.ts';
import { StartPage } from './start/start-page.tsx';
import { Awaited, BusyBar } from './ui/busy-bar.tsx';
import { MessagePage } from './ui/mishaps/message-page.tsx';
import { Mishap } from './ui/mishaps/mishap.tsx';
import { WhyBubble } from './ui/why-bubble.tsx';

/** The pages by the first part of their address: the first at once, the others when they are opened. */
const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  '': StartPage,
  analysis: lazy(async () => ({ default: (await import('./pages/analysis-route.tsx')).AnalysisRoute })),
  bay: lazy(async () => ({ default: (await import('./pages/bay-route.tsx')).BayRoute })),
  campaign: lazy(async () => ({
    default: (await import('./games/campaign/start/campaign-page.tsx')).CampaignPage,
  })),
  challenges: lazy(async () => ({
    default: (await import('./start/challenges/challenges-page.tsx')).ChallengesPage,
  })),
  cards: lazy(async () => ({ default: (await import('./games/gearblitz/cards/cards-page.tsx')).CardsPage })),
  join: lazy(async () => ({ default: (await import('./start/join-page.tsx')).JoinPage })),
  league: lazy(async () => ({
    default: (await import('./games/gearblitz/league/leagues-page.tsx')).LeaguesPage,
  })),
  ladder: lazy(async () => ({ default: (await import('./club/ladder-page.tsx')).LadderPage })),
  lobby: lazy(async () => ({ default: (await import('./start/lobby-page.tsx')).LobbyPage })),
  me: lazy(async () => ({ default: (await import('./club/identity-page.tsx')).IdentityPage })),
  'no-mail': lazy(async () => ({ default: (await import('./club/no-mail-page.tsx')).NoMailPage })),
  new: lazy(async () => ({ default: (await import('./start/new-game/new-game-page.tsx')).NewGamePage })),
  learn: lazy(async () => ({ default: (await import('./pages/learn-route.tsx')).LearnRoute })),
  people: lazy(async () => ({ default: (await import('./club/people/people-page.tsx')).PeoplePage })),
  play: lazy(async () => ({ default: (await import('./start/seat-page.tsx')).SeatPage })),
  puzzle: lazy(async () => ({ default: (await import('./pages/puzzle-route.tsx')).PuzzleRoute })),
  rater: lazy(async () => ({ default: (await import('./club/rater-page.tsx')).RaterPage })),
  replay: lazy(async () => ({ default: (await import('./pages/replay-route.tsx')).ReplayRoute })),
  result: lazy(async () => ({ default: (await import('./pages/result-route.tsx')).ResultRoute })),
  rules: lazy(async () => ({ default: (await import('./pages/rules-route.tsx')).RulesRoute })),
  scenes: lazy(async () => ({ default: (await import('./scenes/scenes-page.tsx')).ScenesPage })),
  story: lazy(async () => ({ default: (await import('./pages/story-route.tsx')).StoryRoute })),
  tournaments: lazy(async () => ({
    default: (await import('./start/tournaments/tournaments-page.tsx')).TournamentsPage,
  })),
  table: lazy(async () => ({ default: (await import('./pages/table-page.tsx')).TablePage })),
};

arriveByLink();

export function App() {
  const [name = '', ...path] = useRoute();
  const Page = Object.hasOwn(PAGES, name) ? PAGES[name] : NotFound;
  return (
    <>
      <BusyBar />
      <WhyBubble />
      <Suspense fallback={<Awaited />}>
        <Mishap key={[name, ...path].join('/')} page={name}>
          <Page path={path} />
        </Mishap>
      </Suspense>
    </>
  );
}

function NotFound() {
  return <MessagePage title="There is nothing here" />;
}
