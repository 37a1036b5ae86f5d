import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { AnyWrittenGame } from '@ironfield/kernel/play/game.ts';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type ServerOptions, StartError } from './config.ts';
import { Metrics } from './http/metrics.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Service } from './service.ts';

export interface RunningServer {
  /** Its URL on this machine. */
  readonly url: string;
  /** Says goodbye to everybody, finishes current work and releases the port. */
  close(): Promise<void>;
}

interface Behind {
  readonly service: Service;
  readonly games: readonly AnyWrittenGame[];
  readonly version: string;
  readonly logger: Logger;
  readonly metrics?: Metrics;
}

/** Opens the doors of a service. */
export async function listen(
  behind: Behind,
  options: Omit<ServerOptions, 'data' | 'databaseUrl' | 'log' | 'forgetAfter' | 'forgetAbandonedAfter'>,
): Promise<RunningServer> {
  const { host, port } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const app = await buildApp({
    ...behind,
    limits,
    metrics: behind.metrics ?? new Metrics(),
    metricsAccess: options.metrics,
    origins: options.origins,
    trustProxy: options.trustProxy,
    browserClient: options.browserClient,
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw cannotListen(error, host, port);
  }
  const address = app.server.address() as AddressInfo;
  const drain = async () => {
    // Cuts off clients that do not finish, such as one that never completes its request.
    const cut = setTimeout(() => app.server.closeAllConnections(), limits.drainTimeout);
    await app.close();
    clearTimeout(cut);
  };
  let closing: Promise<void> | null = null;
  return {
    url: `http://${reachable(host)}:${address.port}`,
    close: () => {
      closing ??= drain();
      return closing;
    },
  };
}

/** Whether the port can be had, asked before anything that takes long. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen(error, host, port);
  }
  probe.close();
  await once(probe, 'close');
}

function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function cannotListen(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`port ${port} is already in use; choose another one, such as --port ${port + 1}`);
    case 'EACCES':
      return new StartError(`port ${port} needs special rights; choose one above 1023, such as --port 3000`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`"${host}" is no address of this machine; choose another one with --host`);
    default:
      return error;
  }
}
