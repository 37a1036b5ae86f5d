import { about } from '@ironfield/battleforce2/about.ts';
import { referenceTables } from '@ironfield/battleforce2/text/reference.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import styles from './reference.module.css';

/** The tables that lie beside the map (BF2-REF-09). */
export function Reference() {
  return (
    <div className={styles.reference}>
      {referenceTables().map(({ title, rule, head, rows }) => (
        <table key={title}>
          <caption>
            {title} <RuleLink game={about} rule={rule} />
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
