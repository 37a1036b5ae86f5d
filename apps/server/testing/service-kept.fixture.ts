import { afterEach, beforeEach, describe } from 'vitest';
import type { ServiceSettings } from '../reception/service-of.ts';
import type { Service } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { STORAGES } from '../storage/testing.ts';
import { testService } from './service-testing.ts';

interface Here {
  readonly database: Database;
  /** As it was last started. */
  readonly service: Service;
  /** Another service with these settings, in place of the one that is there. */
  restart(settings?: Partial<ServiceSettings>): Promise<void>;
}

/** Tests that have an empty database each, and a service on it. */
export function describeService(what: string, body: (here: Here) => void): void {
  describeOn(STORAGES, what, body);
}

/** The same where the kind of database does not matter: those that ask it nothing of their own. */
export function describeServiceAlone(what: string, body: (here: Here) => void): void {
  describeOn(STORAGES.slice(0, 1), what, body);
}

function describeOn(storages: typeof STORAGES, what: string, body: (here: Here) => void): void {
  describe.each(storages)(`${what}, kept by $name`, ({ open }) => {
    let database: Database;
    let service: Service;
    beforeEach(async () => {
      database = await open();
      service = await testService(database);
    });
    afterEach(() => service.close());
    body({
      get database() {
        return database;
      },
      get service() {
        return service;
      },
      async restart(settings) {
        await service.close();
        service = await testService(database, settings);
      },
    });
  });
}
