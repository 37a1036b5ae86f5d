// A whole server in its own process, for tests that kill it. It prints its address and ends with the process that
// started it.
import { flushCompileCache } from 'node:module';
import '../../../scripts/end-with-starter.mjs';
import { startServer } from '../server.ts';
import { UNHURRIED } from '../socket/two-players.fixture.ts';

const { isLimited, ...options } = JSON.parse(process.argv[2]) as {
  port: number;
  isLimited: boolean;
  data?: string;
  databaseUrl?: string;
};
const limits = {
  ...UNHURRIED,
  gamesPerHour: 1_000_000,
  passkeysPerHour: 1_000_000,
  socketsPerAddress: 1_000_000,
};
const { url } = await startServer({ log: 'error', ...options, ...(!isLimited && { limits }) });
process.stdout.write(`${url}\n`);
// It is killed, and would take along what it has compiled, which the next one needs, too.
flushCompileCache();
