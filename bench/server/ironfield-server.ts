// An Ironfield server in a process of its own, with its usual doors and no limits for the one address that asks.
import { startServer } from '@ironfield/server/server.ts';
import { serve } from './served.ts';

const place = JSON.parse(process.argv[2]) as { data: string } | { databaseUrl: string };
const many = 1_000_000_000;
const all = { perSecond: many, atOnce: many };
const server = await startServer({
  port: 0,
  log: 'warn',
  ...place,
  limits: {
    requestsPerMinute: many,
    healthPerMinute: many,
    connectionsPerAddress: many,
    costs: { asker: all, table: all, longestWait: many },
    gamesPerHour: many,
    socketsPerAddress: many,
    framesPerSecond: many,
    frameBurst: many,
  },
});
serve(server.url, () => server.close());
