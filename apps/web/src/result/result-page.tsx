import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { figure } from '@ironfield/kernel/figures.ts';
import type { Outcome, Viewer } from '@ironfield/kernel/state.ts';
import type { ReactNode } from 'react';
import { ExplanationLines } from '../rules/explained.tsx';
import type { Rulebook } from '../rules/rule-address.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { RulebookContext } from '../rules/rulebook-context.ts';
import { ChartFigure } from './chart-figure.tsx';
import { headlineOf } from './headline.ts';
import styles from './result.module.css';
import type { Column, GameStatistics, StatisticsTable } from './statistics.ts';

interface Props {
  readonly game: Rulebook;
  /** `null` while the game goes on. */
  readonly outcome: Outcome | null;
  readonly statistics: GameStatistics;
  /** The points of each side with their reasons, if a game tells. */
  readonly scores?: readonly Explanation[] | undefined;
  readonly viewer: Viewer;
  /** The origin of the dice. */
  readonly dice?: ReactNode;
  /** Why what was asked for last is not possible. */
  readonly problem?: string | null;
  /** Buttons without a callback are left out. */
  readonly onRematch?: (() => void) | undefined;
  /** Another battle with what is left. */
  readonly onNext?: (() => void) | undefined;
  /** Back to a game that goes on. */
  readonly onTable?: (() => void) | undefined;
  readonly onNew?: (() => void) | undefined;
  /** Opens the story of the battle. */
  readonly onStory?: (() => void) | undefined;
  /** Opens the replay, at a moment if one is named. */
  readonly onReplay?: ((moment?: number) => void) | undefined;
  readonly onSave?: (() => void) | undefined;
}

/** The winner with the reason, and the game in numbers. */
export function ResultPage({ game, outcome, statistics, viewer, problem = null, ...rest }: Props) {
  const { scores, dice, ...does } = rest;
  const { onRematch, onNext, onTable, onNew, onReplay, onSave, onStory } = does;
  const { sides, figures, charts, tables } = statistics;
  const { title, winner, reason } = headlineOf(outcome, statistics, viewer);
  return (
    <main className={styles.resultPage} data-part="result-page">
      <header className={`${styles.resultHead} ${winner === null ? 'side-none' : `side-${winner % 2}`}`}>
        <p className="overline">{game.title}</p>
        <h1>{title}</h1>
        <p className={styles.resultReason}>
          {reason} {outcome?.rule && <RuleLink game={game} rule={outcome.rule} withTitle />}
        </p>
        {outcome?.points && (
          <p className={styles.resultPoints}>
            {sides.map((side, seat) => (
              <span key={side} className={`side-${seat % 2}`}>
                {side} <b>{figure(outcome.points?.[seat] ?? 0)}</b> points
              </span>
            ))}
          </p>
        )}
        <div className={styles.resultButtons}>
          {onTable && (
            <button type="button" className="button primary" onClick={onTable}>
              To the table
            </button>
          )}
          {onRematch && (
            <button type="button" className="button primary" onClick={onRematch}>
              Rematch
            </button>
          )}
          {onNext && (
            <button type="button" className="button" onClick={onNext}>
              Next battle
            </button>
          )}
          {onStory && (
            <button type="button" className="button" onClick={onStory}>
              The story
            </button>
          )}
          {onReplay && (
            <button type="button" className="button" onClick={() => onReplay()}>
              Watch the replay
            </button>
          )}
          {onSave && (
            <button type="button" className="button" onClick={onSave}>
              Save the game file
            </button>
          )}
          {onNew && (
            <button type="button" className="button" onClick={onNew}>
              New game
            </button>
          )}
          {dice}
        </div>
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </header>

      {outcome?.points && scores && (
        <section className={styles.resultScores} aria-labelledby="result-scores">
          <h2 id="result-scores">Victory points, line by line</h2>
          <div>
            {scores.map((score, seat) => (
              <div key={sides[seat]} className={`${styles.resultScore} side-${seat % 2}`}>
                <h3>{sides[seat]}</h3>
                <RulebookContext value={game}>
                  <ExplanationLines explanation={score} isFromZero />
                </RulebookContext>
              </div>
            ))}
          </div>
        </section>
      )}

      {figures.length > 0 && (
        <section className={styles.resultFigures} aria-labelledby="result-figures">
          <h2 id="result-figures" className="visually-hidden">
            In numbers
          </h2>
          <table>
            <thead>
              <tr>
                <td />
                {sides.map((side, seat) => (
                  <th key={side} scope="col" className={`${styles.number} side-${seat % 2}`}>
                    {side}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.map(({ id, label, values, note }) => (
                <tr key={id}>
                  <th scope="row">
                    {label}
                    {note && <small>{note}</small>}
                  </th>
                  {values.map((value, seat) => (
                    <td key={sides[seat]} className={styles.number}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}

      <section className={styles.resultCharts} aria-label="Charts">
        {charts.map((chart) => (
          <ChartFigure key={chart.id} chart={chart} />
        ))}
      </section>

      {tables.map((table) => (
        <Table key={table.id} table={table} sides={sides} onReplay={onReplay} />
      ))}
    </main>
  );
}

interface TableProps {
  readonly table: StatisticsTable;
  readonly sides: readonly string[];
  readonly onReplay: Props['onReplay'];
}

function Table({ table: { id, title, note, columns, rows }, sides, onReplay }: TableProps) {
  if (rows.length === 0) return null;
  const canShow = onReplay && rows.some(({ moment }) => moment !== undefined);
  return (
    <section className={styles.resultTable} aria-labelledby={`result-${id}`}>
      <h2 id={`result-${id}`}>{title}</h2>
      {note && <p className="quiet">{note}</p>}
      <div className={styles.scrolls}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={cellClass(column)}>
                  {column.label}
                </th>
              ))}
              {canShow && (
                <th>
                  <span className="visually-hidden">Replay</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, seat, moment }) => (
              <tr
                key={`${seat} ${moment} ${cells.join(' ')}`}
                className={seat === undefined ? undefined : `side-${seat % 2}`}
              >
                {cells.map((cell, i) => (
                  <td key={columns[i].label} className={cellClass(columns[i])}>
                    {i === firstText(columns) && seat !== undefined && (
                      <i className={styles.resultDot} role="img" aria-label={`${sides[seat]}:`} />
                    )}
                    {cell}
                  </td>
                ))}
                {canShow && (
                  <td className={styles.number}>
                    {moment !== undefined && (
                      <button type="button" className="button bare" onClick={() => onReplay(moment)}>
                        Show
                      </button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function cellClass({ isNumber, isExtra }: Column): string {
  return [isNumber && styles.number, isExtra && styles.extra].filter(Boolean).join(' ');
}

const firstText = (columns: StatisticsTable['columns']) => columns.findIndex(({ isNumber }) => !isNumber);
