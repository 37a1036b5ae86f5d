import type { ClockSettings, GameSummary } from '@ironfield/client/api.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** The name of the player of a seat. */
export function playerName({ seats }: GameSummary, seat: Seat): string {
  const info = seats[seat];
  if (!info) return 'Somebody';
  return info.name === null ? info.side : `${isolated(info.name)} (${info.side})`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name as a part of a sentence: one that is written from right to left must not turn the rest of it round. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The holder of a seat, in a list of seats. Open ones with a name are kept for somebody. */
export function sitterText({ kind, name, strength }: GameSummary['seats'][number]): string {
  if (kind === 'bot') return `a ${strength} bot`;
  if (kind === 'human') return name ?? 'taken';
  return name === null ? 'free' : `${name} is asked`;
}

export function playerNames(summary: GameSummary, seats: readonly Seat[]): string {
  return seats.map((seat) => playerName(summary, seat)).join(' and ');
}

/** The seats of others that everybody waits for. */
export const awaited = ({ waiting }: GameSummary, own: readonly Seat[]): readonly Seat[] =>
  waiting.filter((seat) => !own.includes(seat));

/** `4:05`, `1:02:05`, or for games by letter `2 d 3 h`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit));
  if (days! > 0) return `${days} d ${hours! % 24} h`;
  const two = (number: number) => String(number).padStart(2, '0');
  if (hours! > 0) return `${hours}:${two(minutes! % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

const UNITS: readonly (readonly [string, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** `10 minutes each, 10 seconds more for every order`, or `3 days for every order` */
export function clockText({ initial, increment, perMove }: ClockSettings): string {
  if (perMove) return `${durationText(initial)} for every order`;
  const each = `${durationText(initial)} each`;
  return increment === 0 ? each : `${each}, ${durationText(increment)} more for every order`;
}

function durationText(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds % size === 0)!;
  const count = seconds / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The people whose time runs: all who are waited for, once all seats are taken. */
export function isClockRunning({ clock, outcome, seats, waiting }: GameSummary, seat: Seat): boolean {
  return (
    clock !== null &&
    outcome === null &&
    waiting.includes(seat) &&
    seats[seat]?.kind === 'human' &&
    seats.every(({ kind }) => kind !== 'open')
  );
}
