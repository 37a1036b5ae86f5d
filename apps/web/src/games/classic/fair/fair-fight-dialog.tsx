import { randomFrom } from '@ironfield/kernel/random.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';
import { useEffect, useState } from 'react';
import { battleUnits } from '../../../bay/battle-units.ts';
import { keptEntries } from '../../../bay/units/unit-store.ts';
import type { FairFightProps } from '../../../table/fairness.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { refusing } from '../../../ui/mishaps/refusing.ts';
import { BATTLE_VALUE } from './battle-values.ts';
import styles from './fair-fight.module.css';
import { fairFight, housesOf, serving } from './fair-fight.ts';
import { libraryUnits } from './library-units.ts';

type Source = 'stock' | 'own' | 'library';

const ANY = '';
const TECHS = [
  [ANY, 'Any technology'],
  ['IS', 'Inner Sphere'],
  ['Clan', 'Clans'],
  ['mixed', 'Mixed'],
] as const;

const numberIn = (text: string): number | null => {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? null : number;
};

/** What is chosen before both sides are drawn. */
interface Chosen {
  readonly source: Source;
  readonly size: number;
  /** As it is typed. */
  readonly most: string;
  readonly year: string;
  readonly training: string;
  /** By side. */
  readonly houses: readonly string[];
  readonly tech: (typeof TECHS)[number][0];
  readonly isLevelled: boolean;
}

type Game = Pick<FairFightProps, 'muster' | 'options'>;

const stockOf = ({ muster, options }: Game): readonly object[] => muster.unitsWith?.(options) ?? muster.units;

/** Those kept for battles that can be fielded under the agreed options. */
const ownOf = ({ muster, options }: Game): readonly object[] =>
  battleUnits().filter((unit) => {
    const needed = muster.facts(unit).ok ? (muster.needs?.(unit) ?? null) : null;
    return needed?.every((id) => (options[id] ?? false) !== false) ?? false;
  });

/** The units of each side to draw from; or why there are none. */
async function poolsFor(
  game: Game,
  { source, houses, tech, year, most }: Chosen,
  entries: readonly UnitEntry[],
): Promise<readonly (readonly object[])[] | string> {
  const { muster, options } = game;
  const here = source === 'own' ? ownOf(game) : stockOf(game);
  if (source === 'stock') return houses.map((house) => serving(here, house));
  if (source === 'own') return muster.sides.map(() => here);
  const latest = numberIn(year);
  const wish = {
    ...(tech !== ANY && { tech }),
    ...(latest !== null && { year: { max: latest } }),
    options,
    most: numberIn(most),
  };
  const { units, lacking } = await libraryUnits(muster, entries, wish, randomFrom(newSeed()));
  if (units.length > 0) return muster.sides.map(() => units);
  return lacking > 0
    ? `${lacking} of the unit files would do, but they need options that are off.`
    : 'None of the unit files fits this.';
}

function useEntries(): readonly UnitEntry[] {
  const [entries, setEntries] = useState<readonly UnitEntry[]>([]);
  useEffect(() => {
    keptEntries().then(setEntries, () => setEntries([]));
  }, []);
  return entries;
}

/** Both sides drawn anew, equal in Battle Value: from the stock, from units kept for battles, or from the unit files. */
export function FairFightDialog({ muster, plan, options, onChange, onClose }: FairFightProps) {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    source: 'stock',
    size: Math.max(1, plan.forces[0]?.length ?? 1),
    most: '',
    year: '',
    training: muster.trainings[0].id,
    houses: muster.sides.map(() => ANY),
    tech: ANY,
    isLevelled: true,
  }));
  const change = (part: Partial<Chosen>) => setChosen((now) => ({ ...now, ...part }));
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const entries = useEntries();
  const game = { muster, options };
  const own = ownOf(game);
  const { source, size, isLevelled } = chosen;

  const draw = async (): Promise<string | null> => {
    const pools = await poolsFor(game, chosen, entries);
    if (typeof pools === 'string') return pools;
    const { skills } = muster.trainings.find(({ id }) => id === chosen.training) ?? muster.trainings[0];
    const most = numberIn(chosen.most);
    const wish = { pools, size, most, skills, isLevelled, options };
    const forces = fairFight(muster, wish, randomFrom(newSeed()));
    if (!forces) return 'There is no unit to draw from for one of the sides.';
    onChange({ ...plan, forces, measure: BATTLE_VALUE, most });
    onClose();
    return null;
  };

  const sources: readonly { value: Source; label: string }[] = [
    { value: 'stock', label: 'Stock' },
    { value: 'own', label: `Kept for battles (${own.length})` },
    { value: 'library', label: `Unit files (${entries.length})` },
  ];
  const isEmpty = (source === 'own' && own.length === 0) || (source === 'library' && entries.length === 0);
  const whyNot = isDrawing
    ? 'Units are being drawn'
    : isEmpty
      ? "There are no such units yet: unit files are read and kept in the 'Mech bay"
      : null;
  return (
    <Dialog title="Fair fight" onClose={onClose}>
      <div className={styles.fairFight}>
        <Segments
          label="Units from"
          value={source}
          choices={sources}
          onChange={(value) => change({ source: value })}
        />
        <FairFields game={game} chosen={chosen} onChange={change} />
        <label className="check">
          <input
            type="checkbox"
            checked={isLevelled}
            onChange={({ target }) => change({ isLevelled: target.checked })}
          />
          Change skills where it makes the sides more even
        </label>
        {source === 'stock' && (
          <p className="quiet">Units of which nobody knows whom they serve fight for every house.</p>
        )}
        <div className={styles.fairFoot}>
          <p className="problem" role="alert">
            {problem}
          </p>
          <button
            type="button"
            className="button primary"
            aria-busy={isDrawing}
            {...refusing(whyNot)}
            onClick={() => {
              setDrawing(true);
              void draw()
                .then(setProblem)
                .finally(() => setDrawing(false));
            }}
          >
            Draw both sides
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface FairFieldsProps {
  readonly game: Game;
  readonly chosen: Chosen;
  onChange(part: Partial<Chosen>): void;
}

function FairFields({ game, chosen, onChange }: FairFieldsProps) {
  const { muster } = game;
  const { source, size, most, year, training, houses, tech } = chosen;
  const known = [
    [ANY, 'Any house'] as const,
    ...housesOf(stockOf(game)).map((house) => [house, house] as const),
  ];
  return (
    <div className={styles.fairFields}>
      <label>
        <span>Units a side</span>
        <Select
          value={size}
          choices={Array.from({ length: muster.size.most }, (_, index) => index + 1)}
          onChange={(value) => onChange({ size: value })}
        />
      </label>
      <NumberField label="Battle Value a side" value={most} onChange={(value) => onChange({ most: value })} />
      <label>
        <span>Training</span>
        <Select
          value={training}
          choices={muster.trainings.map(({ id, title }) => [id, title] as const)}
          onChange={(value) => onChange({ training: value })}
        />
      </label>
      {source === 'stock' &&
        muster.sides.map((name, side) => (
          <label key={name}>
            <span>{name} serves</span>
            <Select
              value={houses[side]}
              choices={known}
              onChange={(house) => onChange({ houses: houses.with(side, house) })}
            />
          </label>
        ))}
      {source === 'library' && (
        <>
          <label>
            <span>Technology</span>
            <Select value={tech} choices={TECHS} onChange={(value) => onChange({ tech: value })} />
          </label>
          <NumberField
            label="Known by the year"
            value={year}
            onChange={(value) => onChange({ year: value })}
          />
        </>
      )}
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <label>
    <span>{label}</span>
    <input
      className="text-field"
      inputMode="numeric"
      placeholder="any"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
