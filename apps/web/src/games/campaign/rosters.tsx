import { repairsLeft } from '@ironfield/campaigns/linked/repair/damage.ts';
import { NONE, targetFor } from '@ironfield/campaigns/linked/repair/jobs.ts';
import { SEATS, type Table } from '@ironfield/campaigns/linked/state.ts';
import { registerOf, sheetOf } from '@ironfield/campaigns/linked/units.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { Explained } from '../../rules/explained.tsx';
import { percent } from '../../ui/words/odds.ts';
import { plural } from '../../ui/words/plural.ts';
import { sideClass } from '../../ui/words/sides.ts';
import styles from './campaign.module.css';

interface RostersProps {
  readonly table: Table;
  /** Elements on which an attempt can be made now. */
  readonly ready?: readonly number[];
  /** The one that is planned. */
  readonly inHand?: number | null;
  onChoose?(element: number): void;
}

/** BF2-REF-06: both forces, line by line. */
export function Rosters({ table, ready = [], inHand = null, onChoose }: RostersProps) {
  const { setup, supply, wrecks } = table;
  return (
    <div className={styles.rosters} data-part="rosters">
      {SEATS.map((seat) => {
        const salvage = wrecks.filter(({ holder }) => holder === seat).length;
        return (
          <section key={seat} className={sideClass(seat)} aria-label={setup.sides[seat]!.name}>
            <h2>
              <i className="side-dot" /> {setup.sides[seat]!.name}
              <small className="quiet">
                {[supply && plural(supply[seat]!, 'Supply Point'), salvage > 0 && plural(salvage, 'wreck')]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </h2>
            <table>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">Element</th>
                  <th scope="col">Crew</th>
                  <th scope="col">Damage</th>
                  <th scope="col">Repair</th>
                </tr>
              </thead>
              {registerOf(setup)
                .units.filter((unit) => unit.seat === seat)
                .map(({ unit, elements }) => (
                  <tbody key={unit.name}>
                    <tr>
                      <th colSpan={4} scope="rowgroup">
                        {unit.name}
                      </th>
                    </tr>
                    {elements.map((element) => (
                      <Row
                        key={element}
                        table={table}
                        element={element}
                        isReady={ready.includes(element)}
                        isInHand={inHand === element}
                        onChoose={onChoose}
                      />
                    ))}
                  </tbody>
                ))}
            </table>
          </section>
        );
      })}
    </div>
  );
}

interface RowProps {
  readonly table: Table;
  readonly element: number;
  readonly isReady: boolean;
  readonly isInHand: boolean;
  readonly onChoose?: ((element: number) => void) | undefined;
}

function Row({ table, element, isReady, isInHand, onChoose }: RowProps) {
  const { setup, elements } = table;
  const state = elements[element]!;
  const { pilot, experience } = registerOf(setup).elements[element]!.element;
  const { name } = sheetOf(table, element);
  return (
    <tr data-fate={state.fate} data-in-hand={isInHand || undefined} data-part="element">
      <td>
        {isReady && onChoose ? (
          <button
            type="button"
            className={styles.choose}
            aria-pressed={isInHand}
            onClick={() => onChoose(element)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </td>
      <td className="quiet">
        {pilot}, {experience}
        {state.battles > 0 && `, ${plural(state.battles, 'battle')}`}
      </td>
      <td>{conditionWords(table, element)}</td>
      <td>{isReady && <RepairNumber table={table} element={element} />}</td>
    </tr>
  );
}

/** What is left, and what is hit. */
function conditionWords(table: Table, element: number): string {
  const { marked, fate } = table.elements[element]!;
  if (fate === 'lost') return 'lost';
  const { armor, structure } = sheetOf(table, element);
  const boxes = [
    armor > 0 && `armor ${armor - marked.armor}/${armor}`,
    structure > 0 && `structure ${structure - marked.structure}/${structure}`,
    ...(['engine', 'arm', 'leg', 'weapon'] as const).map(
      (each) => marked[each] > 0 && plural(marked[each], `${each} hit`),
    ),
  ].filter(Boolean);
  if (fate === 'wreck') return `destroyed: ${boxes.join(', ')}`;
  return repairsLeft(table.elements[element]!) > 0 ? boxes.join(', ') : 'ready';
}

/** What an attempt needs without any help, with its reasons. */
function RepairNumber({ table, element }: Pick<RowProps, 'table' | 'element'>) {
  const needed = targetFor(table, element, NONE, NONE);
  return (
    <Explained
      explanation={needed}
      title="To repair"
      note={`${percent(chanceOfTwoDice(needed.total))} on two dice`}
    >
      {needed.total}+
    </Explained>
  );
}
