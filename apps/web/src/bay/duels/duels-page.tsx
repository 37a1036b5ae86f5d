import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { type Duelist, optionsFor, type Pair } from '@ironfield/mechbay/duels/arena.ts';
import { damageAgainst, type Exchange, heatCurve } from '@ironfield/mechbay/duels/expected.ts';
import { useMemo, useState } from 'react';
import { linkTo } from '../../router.ts';
import { Select } from '../../ui/fields/select.tsx';
import { Icon } from '../../ui/icons.tsx';
import { duelists, nameOf } from './duelists.ts';
import styles from './duels.module.css';
import { DuelsPanel } from './duels-panel.tsx';
import { LINE_STYLES, type Line, LineChart } from './line-chart.tsx';
import { ValueTable } from './value-table.tsx';

/** More lines than that nobody tells apart. */
const MOST = 4;
const USUAL = { gunnery: 4, piloting: 5 };
/** CBT-THM-05: by hexes moved. */
const HEXES = [0, 3, 5, 7, 10] as const;
const MODES = [
  ['still', 'stands still'],
  ['walk', 'walks'],
  ['run', 'runs'],
  ['jump', 'jumps'],
] as const;
/** Everything that reaches so far is fired for the curve of heat. */
const HEAT_RANGE = 3;

const asDuelist = (unit: UnitFile): Duelist => ({ unit, ...USUAL });

interface Props {
  readonly first: readonly UnitFile[];
}

/** Units against a target and against each other: damage by range, heat, Battle Value, and duels that bots fight. */
export function DuelsPage({ first }: Props) {
  const known = useMemo(() => duelists(), []);
  const [units, setUnits] = useState<readonly UnitFile[]>(() =>
    first.length > 0 ? first : known.slice(0, 2),
  );
  const [target, setTarget] = useState<UnitFile>(
    () => known.find(({ name }) => name === 'Hunchback') ?? known[0],
  );
  const [exchange, setExchange] = useState<Exchange>({ mode: 'walk', targetHexes: 3 });
  return (
    <main className={styles.duelsPage} data-part="duels-page">
      <header className={styles.head}>
        <a className="button" href={linkTo('bay')}>
          ← 'Mech bay
        </a>
        <h1>Duels and odds</h1>
      </header>
      <section className={styles.panel} aria-label="Units">
        <UnitChips units={units} known={known} onChange={setUnits} />
        <div className={styles.fields}>
          <UnitSelect label="Target" known={known} value={target} onChange={setTarget} />
          <label>
            <span>The shooter</span>
            <Select
              value={exchange.mode}
              choices={MODES}
              onChange={(mode) => setExchange({ ...exchange, mode })}
            />
          </label>
          <label>
            <span>The target has moved</span>
            <Select
              value={exchange.targetHexes}
              choices={HEXES.map((hexes) => [hexes, `${hexes} hexes`] as const)}
              onChange={(targetHexes) => setExchange({ ...exchange, targetHexes })}
            />
          </label>
        </div>
      </section>
      <Figures units={units} target={target} exchange={exchange} />
      <DuelsPanel key={[...units, target].map(nameOf).join()} units={units} target={target} />
    </main>
  );
}

interface UnitChipsProps {
  readonly units: readonly UnitFile[];
  readonly known: readonly UnitFile[];
  onChange(units: readonly UnitFile[]): void;
}

function UnitChips({ units, known, onChange }: UnitChipsProps) {
  return (
    <>
      <ul className={styles.units}>
        {units.map((unit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may stand there twice
          <li key={index} className={LINE_STYLES[index]}>
            <svg className={styles.swatch} viewBox="0 0 20 4" aria-hidden="true">
              <path className={styles.line} d="M0 2H20" />
            </svg>
            {nameOf(unit)}
            {units.length > 1 && (
              <button
                type="button"
                className="button bare"
                aria-label={`Remove ${nameOf(unit)}`}
                onClick={() => onChange(units.toSpliced(index, 1))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {units.length < MOST && (
        <div className={styles.fields}>
          <UnitSelect
            label="Add a unit"
            known={known}
            value={null}
            onChange={(unit) => onChange([...units, unit])}
          />
        </div>
      )}
    </>
  );
}

interface UnitSelectProps {
  readonly label: string;
  readonly known: readonly UnitFile[];
  readonly value: UnitFile | null;
  onChange(unit: UnitFile): void;
}

const UnitSelect = ({ label, known, value, onChange }: UnitSelectProps) => (
  <label>
    <span>{label}</span>
    <Select
      value={value === null ? -1 : known.indexOf(value)}
      choices={[
        ...(value === null ? [[-1, '…'] as const] : []),
        ...known.map((unit, index) => [index, nameOf(unit)] as const),
      ]}
      onChange={(index) => index >= 0 && onChange(known[index])}
    />
  </label>
);

interface FiguresProps {
  readonly units: readonly UnitFile[];
  readonly target: UnitFile;
  readonly exchange: Exchange;
}

const tenth = (value: number): string => value.toFixed(1);

function Figures({ units, target, exchange }: FiguresProps) {
  const figures = useMemo(
    () =>
      units.map((unit) => {
        const pair: Pair = [asDuelist(unit), asDuelist(target)];
        const options = optionsFor([unit, target]) ?? {};
        return {
          byRange: damageAgainst(pair, options, exchange),
          heat: heatCurve(pair, options, { mode: exchange.mode, range: HEAT_RANGE }),
        };
      }),
    [units, target, exchange],
  );
  const damage = units.map((unit, index): Line => {
    const { byRange } = figures[index];
    const best = byRange.toSorted((a, b) => b.damage - a.damage)[0];
    const reach = byRange.findLast((figure) => figure.damage > 0)?.range ?? 0;
    const words =
      reach === 0
        ? 'hits nothing so'
        : `does ${tenth(best.damage)} points a turn at range ${best.range}, on ${best.bestToHit}+ at best; reaches ${reach} hexes`;
    return { name: nameOf(unit), values: byRange.map((figure) => figure.damage), words };
  });
  const heat = units.map((unit, index): Line => {
    const values = figures[index].heat;
    const words =
      values === null ? 'counts no heat' : `is at ${values[0]} after one turn, ${values.at(-1)} after ten`;
    return { name: nameOf(unit), values, words };
  });
  return (
    <section className={styles.panel} aria-labelledby="figures">
      <h2 id="figures">Damage and heat</h2>
      <div className={styles.charts}>
        <LineChart title="Damage on average" axes="points a turn, by hexes" lines={damage} least={4} />
        <LineChart title="Heat, firing all at range 3" axes="points, by turns" lines={heat} least={10} />
      </div>
      <ValueTable units={units} damage={figures.map(({ byRange }) => byRange)} />
    </section>
  );
}
