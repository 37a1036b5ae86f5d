import { isIP } from 'node:net';
import { type MailServer, mailServer } from './club/notices/smtp.ts';
import type { MetricsAccess } from './http/metrics.ts';
import type { Limits } from './limits.ts';
import { LOG_LEVELS, type LogLevel } from './logging.ts';

export interface ServerOptions {
  /** Address to listen at; 0.0.0.0 or :: for everybody who can reach this machine. */
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** Folder of the games, unless there is a PostgreSQL server. */
  readonly data: string;
  readonly databaseUrl?: string | undefined;
  readonly log: LogLevel;
  /** Days after which finished and abandoned games are deleted; absent: never. */
  readonly forgetAfter?: number | undefined;
  readonly forgetAbandonedAfter?: number | undefined;
  /** Whether to believe X-Forwarded-*: `true`, or the addresses of the proxies, separated by commas. */
  readonly trustProxy: boolean | string;
  /** Origins of pages that may use the server, such as https://play.example.org; none: its own pages only. */
  readonly origins: readonly string[];
  readonly metrics: MetricsAccess;
  /** The operator's mail server, and the address that mail comes from; its links lead to the first of the origins. */
  readonly mail?: MailServer | undefined;
  readonly limits?: Partial<Limits>;
  /** Folder of the built browser client. */
  readonly browserClient?: string | undefined;
}

export const DEFAULTS = {
  host: '127.0.0.1',
  port: 3000,
  data: './ironfield-data',
  log: 'info',
  trustProxy: false,
  origins: [],
  metrics: 'local',
} as const satisfies ServerOptions;

/** The server was started wrongly, or in the wrong place; the message is for the person who started it. */
export class StartError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Options from the environment, as containers and process managers set them; the command line overrides them. */
export function optionsFromEnvironment(env: Environment): Partial<ServerOptions> {
  const found: { -readonly [Name in keyof ServerOptions]?: ServerOptions[Name] } = {};
  const read = (name: string, take: (value: string) => void) => {
    const value = env[name];
    if (value !== undefined && value !== '') take(value);
  };
  read('HOST', (value) => {
    found.host = value;
  });
  read('PORT', (value) => {
    found.port = portNumber(value, 'PORT');
  });
  read('DATABASE_URL', (value) => {
    found.databaseUrl = databaseAddress(value, 'DATABASE_URL');
  });
  read('IRONFIELD_DATA', (value) => {
    found.data = value;
  });
  read('IRONFIELD_LOG', (value) => {
    found.log = logLevel(value, 'IRONFIELD_LOG');
  });
  read('IRONFIELD_FORGET_AFTER', (value) => {
    found.forgetAfter = days(value, 'IRONFIELD_FORGET_AFTER');
  });
  read('IRONFIELD_FORGET_ABANDONED_AFTER', (value) => {
    found.forgetAbandonedAfter = days(value, 'IRONFIELD_FORGET_ABANDONED_AFTER');
  });
  read('IRONFIELD_TRUST_PROXY', (value) => {
    found.trustProxy = trustedProxies(value);
  });
  read('IRONFIELD_ORIGINS', (value) => {
    found.origins = value.split(',').map((one) => origin(one.trim(), 'IRONFIELD_ORIGINS'));
  });
  read('IRONFIELD_METRICS', (value) => {
    found.metrics = metricsAccess(value);
  });
  read('IRONFIELD_METRICS_TOKEN', (token) => {
    found.metrics = { token };
  });
  read('IRONFIELD_SMTP', (value) => {
    found.mail = mailFrom(value, env.IRONFIELD_MAIL_FROM ?? '');
  });
  return found;
}

/** Never repeats the address in a message: there is usually a password in it. */
function mailFrom(url: string, from: string): MailServer {
  const server = mailServer(url, from);
  if (server) return server;
  throw new StartError(
    'IRONFIELD_SMTP must look like smtp://USER:PASSWORD@mail.example.org:587, with the sender in IRONFIELD_MAIL_FROM',
  );
}

function metricsAccess(text: string): 'local' | 'off' {
  if (text === 'local' || text === 'off') return text;
  throw new StartError(`IRONFIELD_METRICS cannot be "${text}"; it must be local or off`);
}

export function portNumber(text: string, name: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError(`${name} cannot be "${text}"; it must be a number from 0 to 65535`);
}

export function days(text: string, name: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number > 0) return number;
  throw new StartError(`${name} cannot be "${text}"; it must be a number of days from 1 to 99999`);
}

/** Never repeats the address in a message: there is usually a password in it. */
export function databaseAddress(text: string, name: string): string {
  if (URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)) return text;
  throw new StartError(`${name} must be the address of a PostgreSQL server: postgres://USER@HOST/DATABASE`);
}

export function logLevel(text: string, name: string): LogLevel {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level) return level;
  throw new StartError(`${name} cannot be "${text}"; it must be one of ${LOG_LEVELS.join(', ')}`);
}

export function origin(text: string, name: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (isWeb && new URL(text).origin === text.replace(/\/$/, '').toLowerCase()) return new URL(text).origin;
  throw new StartError(`${name} cannot be "${text}"; it must look like https://play.example.org`);
}

/** All, none, or some proxies: addresses, networks, or names of kinds of networks, separated by commas. */
export function trustedProxies(text: string): boolean | string {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  const strange = text.split(',').find((one) => !isNetwork(one.trim()));
  if (strange === undefined) return text;
  throw new StartError(
    `a trusted proxy cannot be "${strange.trim()}"; it must be an address or network such as 127.0.0.1 or 10.0.0.0/8`,
  );
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return (
    most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
}
