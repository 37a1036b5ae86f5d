import type { Options, Values } from '../line/command.ts';

export const workerOptions = {
  database: {
    kind: 'text',
    value: 'URL',
    summary: 'the PostgreSQL server where the tasks are',
    otherwise: 'DATABASE_URL, where nobody sees it',
  },
  workers: { kind: 'whole', value: 'N', summary: 'how many threads', min: 1, otherwise: 'one per core' },
  name: {
    kind: 'text',
    value: 'NAME',
    summary: 'what the laboratory calls this worker',
    otherwise: 'the name of the machine',
  },
  idle: { kind: 'whole', value: 'SECONDS', summary: 'end after so long without work', otherwise: 'never' },
} as const satisfies Options;
export type WorkerValues = Values<typeof workerOptions>;
