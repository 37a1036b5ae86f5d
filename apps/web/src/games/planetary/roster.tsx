import { rosterSheet } from '@ironfield/planetary/text/roster-sheet.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import styles from './roster.module.css';

/** BF2-REF-06: the counters of both sides, line by line. */
export function Roster({ table }: { readonly table: Table }) {
  return table.setup.sides.map(({ name }, side) => (
    <table key={name} className={styles.roster}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title="Destroyed">X</abbr>
          </th>
          <th scope="col">Counter</th>
          <th scope="col">Type</th>
          <th scope="col">Experience</th>
        </tr>
      </thead>
      <tbody>
        {rosterSheet(table, side).map(({ isDestroyed, code, name: type, experience }) => (
          <tr key={code}>
            <td>{isDestroyed && 'X'}</td>
            <th scope="row">{code}</th>
            <td>{type}</td>
            <td>{experience}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
