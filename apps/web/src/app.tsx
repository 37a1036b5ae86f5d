import { type ComponentType, lazy, Suspense } from 'react';
import { useRoute } from './router.ts';
import { MessagePage } from './ui/message-page.tsx';
import { Mishap } from './ui/mishap.tsx';

/** What a page is told: the parts of the address after its name. */
export interface PageProps {
  readonly path: readonly string[];
}

/** The pages by the first part of their address, each loaded when it is opened. */
const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  '': lazy(async () => ({ default: (await import('./start/start-page.tsx')).StartPage })),
  replay: lazy(async () => ({ default: (await import('./replay/replay-route.tsx')).ReplayRoute })),
  result: lazy(async () => ({ default: (await import('./result/result-route.tsx')).ResultRoute })),
  rules: lazy(async () => ({ default: (await import('./rules/rules-route.tsx')).RulesRoute })),
  table: lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage })),
};

export function App() {
  const [name = '', ...path] = useRoute();
  if (/^\/(join|play)\//.test(window.location.pathname)) return <ServerLink />;
  const Page = Object.hasOwn(PAGES, name) ? PAGES[name]! : NotFound;
  return (
    <Suspense fallback={null}>
      <Mishap key={[name, ...path].join('/')}>
        <Page path={path} />
      </Mishap>
    </Suspense>
  );
}

/** Games on a server are played from the terminal so far; whoever is sent a link should know how. */
function ServerLink() {
  return (
    <main className="message-page">
      <h1>A game on this server</h1>
      <p className="quiet">
        Somebody has sent you a seat. Play it from a terminal, with the whole address of this page:
      </p>
      <p>
        <code>npm run -s ironfield -- play --join '{window.location.href}'</code>
      </p>
      <a className="button" href="/">
        Play here against a bot instead
      </a>
    </main>
  );
}

function NotFound() {
  return <MessagePage title="There is nothing here" />;
}
