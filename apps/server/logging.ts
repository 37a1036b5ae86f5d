import { type DestinationStream, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * The log of the server, one JSON object a line. Requests are logged without addresses, headers and bodies; should
 * a secret ever come near the log by another way, it is blacked out by its name.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const names = ['authorization', 'secret', 'secrets', 'invitation', 'password', 'seed', 'connectionString'];
  const options = {
    level,
    base: null,
    redact: {
      paths: names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
      censor: '[secret]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
