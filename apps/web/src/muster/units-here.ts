import type { UnitFacts } from '@ironfield/kernel/options/mustering.ts';
import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Muster } from './plan.ts';

/** A unit that can be fielded, and whose it is. */
export interface Fieldable {
  readonly unit: object;
  readonly facts: UnitFacts;
  readonly isOwn: boolean;
  /** Options that are off and would have to be on for it, by their titles. */
  readonly lacks: readonly string[];
}

type Game = { readonly options: readonly Pick<OptionModule, 'id' | 'title' | 'base'>[] };

/** Those of the game, and those of this device: designed here, or kept from unit files. */
export async function unitsHere(muster: Muster, game: Game, options: OptionValues): Promise<Fieldable[]> {
  const own = await ownUnits().catch(() => []);
  return [
    ...fieldable(muster, own, true, (unit) => lacking(muster, game, options, unit)),
    ...fieldable(muster, muster.unitsWith?.(options) ?? muster.units, false, () => []),
  ];
}

/** Null for what no option of the game allows. */
function lacking(muster: Muster, game: Game, options: OptionValues, unit: object): readonly string[] | null {
  const needed = muster.needs?.(unit);
  if (needed === null) return null;
  const isOff = ({ id, base }: Game['options'][number]) => (options[id] ?? base) === base;
  return game.options
    .filter((option) => needed?.includes(option.id) && isOff(option))
    .map(({ title }) => title);
}

const fieldable = (
  muster: Muster,
  units: readonly object[],
  isOwn: boolean,
  lacksOf: (unit: object) => readonly string[] | null,
): Fieldable[] =>
  units.flatMap((unit) => {
    const facts = muster.facts(unit);
    const lacks = facts.ok ? lacksOf(unit) : null;
    return facts.ok && lacks ? [{ unit, facts: facts.value, isOwn, lacks }] : [];
  });

async function ownUnits(): Promise<object[]> {
  const [{ Library }, { IndexedDbStore }, { battleUnits }] = await Promise.all([
    import('@ironfield/mechbay/library.ts'),
    import('../bay/library/indexed-db-store.ts'),
    import('../bay/battle-units.ts'),
  ]);
  const designs = (await new Library(new IndexedDbStore()).list()).entries.map(({ unit }) => unit);
  return [...designs, ...battleUnits()];
}
