import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { checkUnit } from '@ironfield/mechbay/design/construction.ts';
import { type CSSProperties, useMemo } from 'react';
import { linkTo } from '../../router.ts';
import builderStyles from '../builder/builder.module.css';
import { DesignCharts } from '../charts/design-charts.tsx';
import { titleOf } from '../text.ts';
import styles from './compare.module.css';
import { comparedRows } from './compared-rows.ts';

interface Props {
  readonly designs: readonly [MechFile, MechFile];
  /** The address of each design. */
  readonly addresses: readonly [string, string];
  /** The page on which they fight it out. */
  readonly duels: string;
}

/** Two designs side by side; what differs stands out. */
export function ComparePage({ designs, addresses, duels }: Props) {
  const rows = useMemo(() => comparedRows(designs), [designs]);
  return (
    <main className={styles.comparePage} data-part="compare-page">
      <header className={styles.compareHead}>
        <a className="button" href={linkTo('bay')}>
          ← 'Mech bay
        </a>
        <h1>
          {titleOf(designs[0])} <span className="quiet">and</span> {titleOf(designs[1])}
        </h1>
        <a className="button" href={duels}>
          Duels and odds
        </a>
      </header>
      <div className={styles.compareMain}>
        <div className={styles.compareTable} data-part="compare-table">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Figure</span>
                </th>
                {designs.map((design, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second, which may be the same
                  <th key={index} scope="col" className={`side-${index}`}>
                    <a href={addresses[index]}>{titleOf(design)}</a>
                    <small>{checkUnit(design).isLegal ? 'legal' : 'not legal'}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values, shares, isSame }) => (
                <tr key={label} data-same={isSame || undefined}>
                  <th scope="row">{label}</th>
                  {values.map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second design
                    <td key={index} className={`side-${index}`}>
                      {value}
                      {shares && (
                        <i
                          className={styles.share}
                          aria-hidden="true"
                          style={{ '--share': shares[index] } as CSSProperties}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <section
          className={`${builderStyles.bayPanel} ${styles.compareCharts}`}
          aria-labelledby="compare-charts"
        >
          <h2 id="compare-charts" className="visually-hidden">
            Charts
          </h2>
          <DesignCharts designs={designs} />
        </section>
      </div>
    </main>
  );
}
