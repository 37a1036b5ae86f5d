import { Writable } from 'node:stream';
import { DEFAULTS, type ServerOptions } from './config.ts';
import { games } from './games.ts';
import { Metrics } from './http/metrics.ts';
import { listen, type RunningServer } from './listening.ts';
import { createLogger } from './logging.ts';
import type { Service } from './service.ts';
import { MemoryService } from './testing/memory-service.fixture.ts';

export interface TestServer<S extends Service = MemoryService> extends RunningServer {
  readonly service: S;
  readonly metrics: Metrics;
  /** Everything that was logged. */
  log(): string;
}

/** A server on a free port, around a service in memory unless another is given. */
export async function testServer<S extends Service = MemoryService>(
  options: Partial<ServerOptions> = {},
  service = new MemoryService() as unknown as S,
): Promise<TestServer<S>> {
  let logged = '';
  const logger = createLogger(
    'debug',
    new Writable({
      write(chunk, _encoding, done) {
        logged += chunk;
        done();
      },
    }),
  );
  const metrics = new Metrics();
  const server = await listen(
    { service, games, version: 'ironfield test', logger, metrics },
    { ...DEFAULTS, port: 0, ...options },
  );
  return { ...server, service, metrics, log: () => logged };
}
