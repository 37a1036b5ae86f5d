import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Interval } from '@ironfield/kernel/players/wilson.ts';
import type { Pair } from '@ironfield/mechbay/duels/arena.ts';
import { type DuelTally, killedBy, shareWon, usualTurns } from '@ironfield/mechbay/duels/results.ts';
import { useState } from 'react';
import { Segments } from '../../ui/fields/segments.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { nameOf } from './duelists.ts';
import styles from './duels.module.css';
import { LineChart } from './line-chart.tsx';
import { useDuels } from './use-duels.ts';

const COUNTS = [100, 200, 400] as const;
const TURNS = 20;

type Against = 'target' | 'each';

interface Props {
  readonly units: readonly UnitFile[];
  readonly target: UnitFile;
}

const asDuelist = (unit: UnitFile) => ({ unit, gunnery: 4, piloting: 5 });

/** Every unit against the target, or all against each other. */
const pairsOf = ({ units, target }: Props, against: Against): readonly Pair[] =>
  against === 'target'
    ? units.map((unit): Pair => [asDuelist(unit), asDuelist(target)])
    : units.flatMap((unit, index) =>
        units.slice(index + 1).map((other): Pair => [asDuelist(unit), asDuelist(other)]),
      );

/** Duels fought by bots: who wins, and how soon. */
export function DuelsPanel({ units, target }: Props) {
  const [against, setAgainst] = useState<Against>(units.length > 1 ? 'each' : 'target');
  const [count, setCount] = useState<number>(COUNTS[0]);
  const { duels, isRunning, trouble, fight, stop, clear } = useDuels();
  const pairs = pairsOf({ units, target }, against);
  return (
    <section className={styles.panel} aria-labelledby="duels">
      <h2 id="duels">Duels</h2>
      <p className="quiet">
        Regular bots fight on hills of 15 by 17 hexes, with Gunnery 4 and Piloting 5. Every ground is fought
        over twice, with the ends exchanged.
      </p>
      <div className={styles.fields}>
        <Segments
          label="Against"
          value={against}
          choices={[
            { value: 'each', label: 'Each other' },
            { value: 'target', label: 'The target' },
          ]}
          onChange={(value) => {
            clear();
            setAgainst(value);
          }}
        />
        <Select
          label="Duels of each pair"
          value={count}
          choices={COUNTS.map((each) => [each, `${each} duels`] as const)}
          onChange={setCount}
        />
        {isRunning ? (
          <button type="button" className="button" onClick={stop}>
            Cancel
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            {...refusing(pairs.length === 0 ? 'Add a second unit, or choose the target' : null)}
            onClick={() => fight(pairs, count)}
          >
            Fight
          </button>
        )}
      </div>
      {trouble !== null && (
        <p className="problem" role="alert">
          {trouble}
        </p>
      )}
      {duels && (
        <>
          <div className={styles.running} role="status">
            <progress value={duels.done} max={duels.all} aria-label="Duels fought" />
            <span>
              {duels.done} of {duels.all}
            </span>
          </div>
          {duels.done > 0 && <Results pairs={pairs} tallies={duels.tallies} />}
        </>
      )}
    </section>
  );
}

interface ResultsProps {
  readonly pairs: readonly Pair[];
  readonly tallies: readonly DuelTally[];
}

const turnsInWords = (turns: number | null): string => (turns === null ? '–' : `turn ${turns}`);

const percent = (share: number): number => Math.round(100 * share);

/** `62 % (57–67)` */
const oddsInShort = ({ rate, low, high }: Interval): string =>
  `${percent(rate)} % (${percent(low)}–${percent(high)})`;

function killWords(tally: DuelTally, other: string): string {
  const turns = usualTurns(tally, 0);
  if (turns === null) return `never kills ${other}`;
  return `kills ${other} in ${percent(shareWon(tally, 0).rate)} % of the duels, half of these by turn ${turns}`;
}

function Results({ pairs, tallies }: ResultsProps) {
  const lines = pairs.slice(0, 4).map(([own, other], index) => {
    const tally = tallies[index];
    return {
      name: nameOf(own.unit),
      values: killedBy(tally, 0, TURNS).map((share) => 100 * share),
      words: killWords(tally, nameOf(other.unit)),
    };
  });
  return (
    <>
      {pairs.length === 1 && <p className={styles.verdict}>{verdictOn(pairs[0], tallies[0])}</p>}
      <div className={styles.scrolls}>
        <table data-part="duel-table">
          <thead>
            <tr>
              <th scope="col">Duel</th>
              <th scope="col">The first wins</th>
              <th scope="col">Usually by</th>
              <th scope="col">The second wins</th>
              <th scope="col">Usually by</th>
              <th scope="col">Neither</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(([own, other], index) => {
              const tally = tallies[index];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: pairs by their place
                <tr key={index}>
                  <th scope="row">
                    {nameOf(own.unit)} and {nameOf(other.unit)}
                  </th>
                  <td>{oddsInShort(shareWon(tally, 0))}</td>
                  <td>{turnsInWords(usualTurns(tally, 0))}</td>
                  <td>{oddsInShort(shareWon(tally, 1))}</td>
                  <td>{turnsInWords(usualTurns(tally, 1))}</td>
                  <td>{tally.draws}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.charts}>
        <LineChart
          title="Time to kill"
          axes="share of all duels, by turns"
          lines={lines}
          least={100}
          unit=" %"
        />
      </div>
    </>
  );
}

function verdictOn([own, other]: Pair, tally: DuelTally): string {
  const [a, b] = [shareWon(tally, 0), shareWon(tally, 1)];
  if (a.low > b.high) return `${nameOf(own.unit)} wins.`;
  if (b.low > a.high) return `${nameOf(other.unit)} wins.`;
  return tally.fought < 20 ? 'Too early to say.' : 'Neither is clearly better.';
}
