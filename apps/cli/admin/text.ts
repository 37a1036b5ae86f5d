import type { AdminAnswer } from '@ironfield/server/admin/admin.ts';
import type { Row } from '@ironfield/server/admin/admin-store.ts';
import { printable } from '../remote/printable.ts';

type Value = Extract<AdminAnswer, { ok: true }>['value'];

/** The answer in lines: a row a block, with the facts that there are. */
export function adminText(value: Value): string {
  const parts = Object.entries(value).map(([name, part]) => {
    if (typeof part === 'string') return `${name} ${part}\n`;
    if (!Array.isArray(part)) return `${rowText(part as Row)}\n`;
    if (part.length === 0) return `${name}: none\n`;
    return `${name}:\n${part.map((row: Row) => `  ${rowText(row)}\n`).join('')}`;
  });
  return parts.join('\n');
}

/** Times are milliseconds since 1970. */
const MOMENTS = new Set([
  'at',
  'created',
  'updated',
  'until',
  'settled',
  'bannedAt',
  'bannedUntil',
  'vacationUntil',
]);

function rowText(row: Row): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => `${name} ${MOMENTS.has(name) ? moment(Number(value)) : printable(`${value}`)}`)
    .join(' · ');
}

const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
