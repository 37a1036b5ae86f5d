import type { Options, Values } from '../line/command.ts';

export const ADMIN_ACTIONS = [
  'list',
  'look',
  'ban',
  'unban',
  'delete',
  'restore',
  'settle',
  'backup',
] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

export const adminOptions = {
  data: {
    kind: 'text',
    value: 'FOLDER',
    summary: 'where the server keeps its games',
    otherwise: './ironfield-data',
    complete: 'directory',
  },
  'database-url': {
    kind: 'text',
    value: 'URL',
    summary: 'the PostgreSQL server instead; better given as DATABASE_URL, where nobody sees it',
  },
  search: { kind: 'text', value: 'TEXT', summary: 'list: only those with this in a name, a title or an id' },
  why: { kind: 'text', value: 'TEXT', summary: 'ban, delete: the reason; whoever is banned is told it' },
  days: { kind: 'whole', value: 'DAYS', min: 1, summary: 'ban: for so long', otherwise: 'for good' },
  json: { kind: 'flag', summary: 'print JSON' },
} as const satisfies Options;
export type AdminValues = Values<typeof adminOptions>;
