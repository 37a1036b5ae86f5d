import type { UnitFacts } from '@ironfield/kernel/options/mustering.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Muster } from './plan.ts';

/** A unit that can be fielded, and whose it is. */
export interface Fieldable {
  readonly unit: object;
  readonly facts: UnitFacts;
  readonly isOwn: boolean;
}

/** Those of the game, and those designed on this device that the game can field. */
export async function unitsHere(muster: Muster, options: OptionValues): Promise<Fieldable[]> {
  const own = await ownUnits().catch(() => []);
  return [
    ...fieldable(muster, own, true),
    ...fieldable(muster, muster.unitsWith?.(options) ?? muster.units, false),
  ];
}

const fieldable = (muster: Muster, units: readonly object[], isOwn: boolean): Fieldable[] =>
  units.flatMap((unit) => {
    const facts = muster.facts(unit);
    return facts.ok ? [{ unit, facts: facts.value, isOwn }] : [];
  });

async function ownUnits(): Promise<object[]> {
  const [{ Library }, { IndexedDbStore }] = await Promise.all([
    import('@ironfield/mechbay/library.ts'),
    import('../bay/library/indexed-db-store.ts'),
  ]);
  return (await new Library(new IndexedDbStore()).list()).entries.map(({ unit }) => unit);
}
