import type { Options, Values } from '../line/command.ts';

export const serveOptions = {
  port: { kind: 'whole', value: 'N', summary: 'the port to listen on', otherwise: '3000' },
  host: {
    kind: 'text',
    value: 'ADDRESS',
    summary: 'the address to listen at; 0.0.0.0 lets others in',
    otherwise: '127.0.0.1, this machine only',
  },
  data: {
    kind: 'text',
    value: 'FOLDER',
    summary: 'where games are kept',
    otherwise: './ironfield-data',
    complete: 'directory',
  },
  'database-url': {
    kind: 'text',
    value: 'URL',
    summary: 'keep games in a PostgreSQL server instead; better given as DATABASE_URL, where nobody sees it',
  },
  log: {
    kind: 'text',
    value: 'LEVEL',
    summary: 'how much to log, as JSON lines on stderr',
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    otherwise: 'warn on a terminal, info elsewhere',
  },
  'forget-after': {
    kind: 'whole',
    value: 'DAYS',
    summary: 'delete games so many days after they have ended',
    otherwise: 'never',
  },
  'forget-abandoned-after': {
    kind: 'whole',
    value: 'DAYS',
    summary: 'also delete games that are not over, when nobody has moved for so many days',
    otherwise: 'never',
  },
  origin: {
    kind: 'many',
    value: 'ORIGIN',
    summary: 'lets pages of this origin use the server, instead of its own only',
  },
  'trust-proxy': {
    kind: 'text',
    value: 'WHO',
    summary: 'believe the X-Forwarded headers of these proxies: true, or addresses',
  },
} as const satisfies Options;
export type ServeValues = Values<typeof serveOptions>;
