import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { battleValueOf } from '@ironfield/mechbay/battle-units/as-built.ts';
import type { RangeFigure } from '@ironfield/mechbay/duels/expected.ts';
import { nameOf } from './duelists.ts';
import styles from './duels.module.css';

interface Props {
  readonly units: readonly UnitFile[];
  /** By unit and range. */
  readonly damage: readonly (readonly RangeFigure[])[];
}

const BANDS = [
  [1, 3],
  [4, 9],
  [10, 18],
] as const;

const meanOf = (figures: readonly RangeFigure[], [from, to]: (typeof BANDS)[number]): number => {
  const within = figures.filter(({ range }) => range >= from && range <= to);
  return within.reduce((sum, { damage }) => sum + damage, 0) / within.length;
};

/** Battle Value, and what it buys in damage near, far and further. */
export function ValueTable({ units, damage }: Props) {
  const rows = units.map((unit, index) => ({
    name: nameOf(unit),
    value: battleValueOf(unit, 4, 5),
    means: BANDS.map((band) => meanOf(damage[index], band)),
  }));
  return (
    <div className={styles.scrolls}>
      <table data-part="value-table">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Battle Value</th>
            {BANDS.map(([from, to]) => (
              <th key={from} scope="col">
                Damage at {from}–{to}
              </th>
            ))}
            <th scope="col">Damage at 4–9 for 1,000 BV</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, means }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may stand there twice
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{value ?? '–'}</td>
              {means.map((mean, band) => (
                <td key={BANDS[band][0]}>{mean.toFixed(1)}</td>
              ))}
              <td>{value ? ((1000 * means[1]) / value).toFixed(1) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
