import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { ReactNode } from 'react';
import { Explained } from '../../rules/explained.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { percent } from '../../ui/words/odds.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';
import { isPlanned } from '../strikes.ts';
import styles from './fire-table.module.css';

interface StrikeTableProps<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

const needs = (chance: number, total: number): string =>
  chance === 0 ? '–' : chance === 1 ? 'sure' : `${total}+`;

/** One below the other: of two arms each has a line of its own. */
const inLines = (all: readonly ReactNode[]): ReactNode =>
  all.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an arm has no other name than its place
    <span key={index} className={styles.strikeLine}>
      {each}
    </span>
  ));

/** Every blow that the unit in hand could strike; one of them is chosen. */
export function StrikeTable<G extends GameTypes>({ hex, desk }: StrikeTableProps<G>) {
  const { table, units, ordering, strikes } = desk;
  return (
    <table className={`${styles.fireTable} ${styles.strikeTable}`} data-part="strike-table">
      <thead>
        <tr>
          <th scope="col">Attack</th>
          <th scope="col">Target</th>
          <th scope="col">needs</th>
          <th scope="col">odds</th>
          <th scope="col" title="Damage">
            dmg
          </th>
        </tr>
      </thead>
      <tbody>
        {strikes.map((strike) => {
          const { type, entry, label, targets } = strike;
          const harm = hex.harmOf?.(table, { ...entry, type } as CoreOrder);
          const numbers = targets.map(({ explanation }) => explanation!);
          const isVain = numbers.every(({ total }) => hex.chanceOf(total) === 0);
          const whom = [...new Set(targets.map(({ piece }) => units[piece as number]?.name ?? ''))];
          const name = `${label}: ${whom.join(', ')}`;
          return (
            <tr
              key={JSON.stringify(entry) + type}
              className={styles.fireRow}
              data-part="fire-row"
              data-vain={isVain || undefined}
            >
              <th scope="row">
                <label>
                  <input
                    type="radio"
                    name="strike"
                    aria-label={name}
                    {...refusing(isVain ? 'It cannot hit' : null)}
                    checked={isPlanned(strike, ordering)}
                    onChange={() => ordering.turnTo(type, entry)}
                  />
                  <span>{label}</span>
                </label>
              </th>
              <td>{inLines(whom)}</td>
              <td>
                {inLines(
                  numbers.map((number) => (
                    <Explained
                      key={number.total}
                      className="explained to-hit"
                      part="to-hit"
                      explanation={number}
                      measure="to hit"
                      title={name}
                    >
                      {needs(hex.chanceOf(number.total), number.total)}
                    </Explained>
                  )),
                )}
              </td>
              <td>{inLines(numbers.map(({ total }) => percent(hex.chanceOf(total))))}</td>
              <td>{inLines(numbers.map(() => (harm ? harm : '–')))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
