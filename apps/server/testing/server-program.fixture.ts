// A whole server in its own process, for tests that kill it. It prints its address and ends with the process that
// started it.
import { flushCompileCache } from 'node:module';
import '../../../scripts/end-with-starter.mjs';
import { startServer } from '../server.ts';
import { UNHURRIED } from '../socket/two-players.fixture.ts';
import { MIGRATIONS } from '../storage/migrations.ts';

const { isLimited, isNext, ...options } = JSON.parse(process.argv[2]) as {
  port: number;
  isLimited: boolean;
  isNext: boolean;
  data?: string;
  databaseUrl?: string;
};
const limits = {
  ...UNHURRIED,
  gamesPerHour: 1_000_000,
  passkeysPerHour: 1_000_000,
  socketsPerAddress: 1_000_000,
};
if (isNext)
  (MIGRATIONS as string[]).push(`
    alter table ironfield.games add column next_version text not null default 'next';
    alter table ironfield.seats add column next_version text;
    create table ironfield.next_version (game text primary key references ironfield.games (id));
  `);
const { url, close } = await startServer({ log: 'error', ...options, ...(!isLimited && { limits }) });
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`${url}\n`);
// It is killed, and would take along what it has compiled, which the next one needs, too.
flushCompileCache();
