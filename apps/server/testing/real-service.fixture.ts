import { pino } from 'pino';
import { games } from '../games.ts';
import { createService } from '../reception/service-of.ts';
import type { Service } from '../service.ts';
import { openDatabase } from '../storage/open.ts';
import { FREE, UNHURRIED_WORKSHOP } from './free.fixture.ts';

/** The service as it is, on a database in memory. Closing it closes the database. */
export async function realService(): Promise<Service> {
  const database = await openDatabase({ memory: true });
  const service = await createService({
    database,
    games,
    version: 'ironfield test',
    logger: pino({ level: 'silent' }),
    limits: { costs: FREE, workshop: UNHURRIED_WORKSHOP },
  });
  const close = service.close.bind(service);
  service.close = async () => {
    await close();
    await database.close();
  };
  return service;
}
