import { type AnyGame, type GameTypes, STRENGTHS, type Strength } from '../play/game.ts';
import { type Player, randomPlayer } from '../play/player.ts';
import { suggestion } from '../suggest.ts';
import { type Foresight, farsighted, type ThinkingBudget } from './farsighted.ts';

/** All players by name, from the weakest on. `veteran` and `ace` may have a budget: `veteran@200ms`, `ace@5s`, `ace@64`. */
export const PLAYER_NAMES: readonly string[] = ['random', ...STRENGTHS, 'ace'];

/** Turns that bots with a budget look ahead. */
const TURNS: Readonly<Record<string, number>> = { veteran: 0, ace: 1 };
const USUAL: ThinkingBudget = { milliseconds: 1000 };
const MOST_MS = 600_000;

/** A budget in words: `200ms`, `5s`, or a number of play-outs; null if it is none. */
export function budgetOf(text: string): ThinkingBudget | null {
  const [, digits, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  if (unit === undefined) return Number.isInteger(number) && number > 0 ? { playouts: number } : null;
  const milliseconds = unit === 's' ? 1000 * number : number;
  return milliseconds > 0 && milliseconds <= MOST_MS ? { milliseconds } : null;
}

/** Why there is no such player; null if there is one. */
export function whyNoPlayer(name: string): string | null {
  const [bot, budget] = split(name);
  if (!PLAYER_NAMES.includes(bot)) return `there is no player "${bot}"; ${suggestion(bot, PLAYER_NAMES)}`;
  if (budget === null) return null;
  if (!(bot in TURNS)) return `only ${Object.keys(TURNS).join(' and ')} can have a budget, not ${bot}`;
  return budgetOf(budget) ? null : `"${budget}" is no budget: write 200ms, 5s, or a number of play-outs`;
}

/** The same player with this budget, if it can have one and names none itself. */
export function withBudget(name: string, budget: string | undefined): string {
  return budget !== undefined && name in TURNS ? `${name}@${budget}` : name;
}

/** The player of this name. */
export function playerNamed(game: AnyGame, name: string): Player<GameTypes> {
  const reason = whyNoPlayer(name);
  if (reason !== null) throw new Error(reason);
  const [bot, budget] = split(name);
  if (bot === 'random') return randomPlayer;
  const thinks = budget !== null || bot === 'ace';
  if (!thinks) return game.bot(bot as Strength);
  const foresight: Foresight = {
    budget: budget === null ? USUAL : budgetOf(budget)!,
    turns: TURNS[bot],
  };
  return farsighted(game, foresight);
}

function split(name: string): readonly [string, string | null] {
  const at = name.indexOf('@');
  return at < 0 ? [name, null] : [name.slice(0, at), name.slice(at + 1)];
}
