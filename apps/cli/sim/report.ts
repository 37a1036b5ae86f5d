import { wilson } from '@ironfield/kernel/players/wilson.ts';
import { perSecond } from '../line/progress.ts';
import type { Output } from '../line/terminal.ts';
import { counted, table } from '../line/text-layout.ts';
import type { Summary } from './summary.ts';

/** The result of a simulation for people. */
export function report(summary: Summary, titles: { game: string; scenario: string }, out: Output): string {
  const { bold, dim } = out.style;
  const { players, seats, wins, winsBySeat, finished, draws, orders } = summary;
  const lines = [
    `${bold(`${titles.game}: ${titles.scenario}`)}`,
    dim(`${counted(summary.played, 'game')}, seed "${summary.seed}"`),
    '',
    ...table(
      [
        ['Player', 'Wins', 'Win rate', '95% interval'].map(dim),
        ...players.map((player, i) => resultRow(playerLabel(players, player, i), wins[i], finished)),
        ['Side', 'Wins', 'Win rate', '95% interval'].map(dim),
        ...seats.map((seat, i) => resultRow(seat, winsBySeat[i], finished)),
      ],
      [1, 2, 3],
    ).map((line) => `  ${line}`),
  ];
  lines.splice(4 + players.length, 0, '');
  const facts: [string, string][] = [['Draws', `${draws}`]];
  if (finished < summary.played) {
    facts.push(['Not finished', `${summary.played - finished}: no outcome within the limit of orders`]);
  }
  facts.push(
    [
      'Length',
      `${orders.median} orders in the middle, ${orders.mean} on average, ${orders.min} to ${orders.max}`,
    ],
    [
      'Speed',
      `${perSecond(summary.gamesPerSecond)} games/s, ${perSecond(summary.ordersPerSecond)} orders/s ` +
        `(${summary.seconds.toFixed(1)} s, ${counted(summary.workers, 'worker')})`,
    ],
  );
  if (summary.digest !== null) facts.push(['Digest', summary.digest]);
  lines.push('', ...table(facts.map(([term, fact]) => [dim(term), fact])).map((line) => `  ${line}`), '');
  return lines.join('\n');
}

function resultRow(name: string, wins: number, games: number): string[] {
  const { rate, low, high } = wilson(wins, games);
  return [name, `${wins}`, percent(rate), `${percent(low)} to ${percent(high)}`];
}

/** Two players of the same kind are told apart by their number. */
function playerLabel(players: readonly string[], player: string, index: number): string {
  const isAlone = players.filter((other) => other === player).length === 1;
  return isAlone ? player : `${player} (${index + 1})`;
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`;
}
