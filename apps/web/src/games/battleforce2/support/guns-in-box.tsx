import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { ARTILLERY, SPACES_PER_BOX, turnsInFlight } from '@ironfield/battleforce2/data/support-tables.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { mapsheetsOf, sheetsDeep } from '@ironfield/battleforce2/rules/map/mapsheets.ts';
import type { Desk } from '../../../hex-table/hex-game.ts';
import { plural } from '../../../ui/words/plural.ts';
import styles from '../battleforce2.module.css';
import { gunsOf } from './guns.ts';

/** The reach of a unit's guns from its planned box. */
export function GunsInBox({ desk }: { readonly desk: Desk<Battleforce2> }) {
  const { table, inHand, own, ordering } = desk;
  const { box: named, space } = ordering.full;
  const box = ordering.isComplete ? Number(named ?? Math.floor(Number(space) / SPACES_PER_BOX)) : -1;
  const guns = inHand === null || box < 0 ? [] : gunsOf(table, inHand);
  if (guns.length === 0) return <p className="quiet">Choose a box of the support map.</p>;
  const deep = sheetsDeep(mapsheetsOf(openFieldOf(table).board), table.homes[own]!);
  return (
    <ul className={styles.designations}>
      {guns.map(({ name, type }, index) => {
        const { range } = ARTILLERY[type];
        const reached = Math.min(deep, range - box + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: guns of a name are told apart by their place
          <li key={index}>
            <span>
              {name}
              <br />
              <span className="quiet">reaches {plural(range, 'mapsheet')}</span>
            </span>
            <b>{reached < 1 ? 'no part of the map' : timesTo(box, box + reached - 1)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** `lands 1 to 2 turns later` */
function timesTo(near: number, far: number): string {
  const [first, last] = [turnsInFlight(near), turnsInFlight(far)];
  if (last === 0) return 'lands at once';
  return first === last ? `lands ${plural(first, 'turn')} later` : `lands ${first} to ${last} turns later`;
}
