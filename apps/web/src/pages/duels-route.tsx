import { duelistAt } from '../bay/duels/duelists.ts';
import { DuelsPage } from '../bay/duels/duels-page.tsx';
import type { PageProps } from '../router.ts';
import { useLoaded } from '../ui/use-loaded.ts';

/** Two words of an address for each unit. */
async function unitsAt(address: string) {
  const words = JSON.parse(address) as string[];
  const pairs = words.flatMap((kind, index) => (index % 2 === 0 ? [[kind, words[index + 1] ?? '']] : []));
  const found = await Promise.all(pairs.map(([kind, id]) => duelistAt(kind, id)));
  return found.filter((unit) => unit !== null);
}

/** The page behind `#/bay/duels/<kind>/<id>/…`: the units to begin with. */
export function DuelsRoute({ path }: PageProps) {
  const address = JSON.stringify(path.slice(0, 8));
  const units = useLoaded(address, unitsAt);
  return units && <DuelsPage key={address} first={units} />;
}
