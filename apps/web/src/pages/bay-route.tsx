import { lazy, type ReactNode, Suspense, useState } from 'react';
import { linkTo, type PageProps } from '../router.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import '../ui/fields/fields.css';
import { BuilderPage } from '../bay/builder/builder-page.tsx';
import { ComparePage } from '../bay/compare/compare-page.tsx';
import { LibraryPage } from '../bay/library/library-page.tsx';
import { openDesign } from '../bay/library/open-design.ts';
import { ShelfPage } from '../bay/library/shelf-page.tsx';
import { addressOf } from '../bay/origin.ts';

const UnitsPage = lazy(async () => ({ default: (await import('../bay/units/units-page.tsx')).UnitsPage }));

const BenchRoute = lazy(async () => ({ default: (await import('./bench-route.tsx')).BenchRoute }));

const SoldiersPage = lazy(async () => ({
  default: (await import('../bay/soldiers/soldiers-page.tsx')).SoldiersPage,
}));

const DuelsRoute = lazy(async () => ({ default: (await import('./duels-route.tsx')).DuelsRoute }));

/** The pages behind `#/bay`: the library, a design on the bench, two side by side, designs by link, public unit files. */
export function BayRoute({ path }: PageProps) {
  const [kind, ...rest] = path;
  if (kind === undefined) return <LibraryPage />;
  if (kind === 'shelf') return <ShelfPage brought={rest[0]} />;
  if (kind === 'units')
    return (
      <Suspense fallback={null}>
        <UnitsPage />
      </Suspense>
    );
  if (kind === 'soldiers')
    return (
      <Suspense fallback={null}>
        <SoldiersPage />
      </Suspense>
    );
  if (kind === 'duels')
    return (
      <Suspense fallback={null}>
        <DuelsRoute path={rest} />
      </Suspense>
    );
  if (kind === 'vehicle' || kind === 'mech')
    return (
      <Suspense fallback={null}>
        <BenchRoute key={kind} kind={kind} file={rest[0]} />
      </Suspense>
    );
  if (kind === 'compare') return <CompareRoute path={rest} />;
  return <DesignRoute path={path} />;
}

const load = async (key: string) => {
  const [kind = '', id = ''] = JSON.parse(key) as string[];
  return openDesign(kind, id).catch((error: unknown) => ({
    ok: false as const,
    error: `The designs of this browser cannot be read: ${(error as Error).message}`,
  }));
};

/** The design at an address; read anew when the turn changes. */
const useDesign = (path: readonly string[], turn = 0) =>
  useLoaded(JSON.stringify([path[0] ?? '', path[1] ?? '', turn]), load);

function DesignRoute({ path }: PageProps) {
  const [turn, setTurn] = useState(0);
  const opened = useDesign(path, turn);
  if (!opened) return null;
  if (!opened.ok) return <NoDesign>{opened.error}</NoDesign>;
  return <BuilderPage key={turn} opened={opened.value} reopen={() => setTurn(turn + 1)} />;
}

function CompareRoute({ path }: PageProps) {
  const first = useDesign(path.slice(0, 2));
  const second = useDesign(path.slice(2, 4));
  if (!first || !second) return null;
  if (!first.ok) return <NoDesign>{first.error}</NoDesign>;
  if (!second.ok) return <NoDesign>{second.error}</NoDesign>;
  const both = [first.value, second.value] as const;
  return (
    <ComparePage
      designs={[both[0].unit, both[1].unit]}
      addresses={[addressOf(both[0].origin), addressOf(both[1].origin)]}
      duels={linkTo('bay', 'duels', ...path.slice(0, 4))}
    />
  );
}

function NoDesign({ children }: { readonly children: ReactNode }) {
  return (
    <main className="message-page" data-part="message-page">
      <h1>This design cannot be opened</h1>
      <p className="quiet">{children}</p>
      <a className="button primary" href={linkTo('bay')}>
        To the 'Mech bay
      </a>
    </main>
  );
}
