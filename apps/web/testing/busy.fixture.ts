// Starts the server, PostgreSQL and browser of tests, if there is one. Says so, and never ends by itself.

import { postgresUrl } from '@ironfield/server/storage/testing.ts';
import { browserHere, launch } from './browser.fixture.ts';
import { startGameServer } from './game-server.fixture.ts';

const [client, data] = process.argv.slice(2);
await startGameServer({ client: client!, data: data!, port: 0 });
await postgresUrl();
if ((await browserHere()).path !== undefined) await (await launch()).newPage();
console.log('all are here');
setInterval(() => {}, 1000);
