import type { About } from '@ironfield/kernel/play/game.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import styles from './reference-tables.module.css';

interface ReferenceTable {
  readonly title: string;
  readonly rule: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The tables that lie beside the map (BF2-REF-09). */
export function ReferenceTables({
  game,
  tables,
}: {
  readonly game: About;
  readonly tables: readonly ReferenceTable[];
}) {
  return (
    <div className={styles.reference}>
      {tables.map(({ title, rule, head, rows }) => (
        <table key={title}>
          <caption>
            {title} <RuleLink game={game} rule={rule} />
          </caption>
          <thead>
            <tr>
              {head.map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={`${first} ${rest.join()}`}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
