// How long it takes over a slow line from the first click to the first decision: npm run slow-line
// A proxy before a real server lets 50 kB a second through, and nothing sooner than 400 ms after it was asked for.

import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildClient, launch } from './testing/browser.fixture.ts';
import { startGameServer } from './testing/game-server.fixture.ts';

const RATE = 50_000;
const LATENCY = 400;
const PIECE = 1024;

/** When the line is free again. */
let free = 0;
let bytes = 0;

/** Everything goes through one line, piece by piece; when a piece that is ready at some time has come through. */
async function through(piece: number, ready: number): Promise<number> {
  const due = Math.max(free, ready) + (1000 * piece) / RATE;
  free = due;
  bytes += piece;
  await wait(Math.max(0, due - performance.now()));
  // Not the time it is: a clock that rings late makes no line slower.
  return due;
}

function slowLine(target: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async (incoming, outgoing) => {
    await wait(LATENCY);
    const { method, headers, url } = incoming;
    const onwards: ClientRequest = request(
      new URL(url ?? '/', target),
      { method, headers },
      async (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        let sent = performance.now();
        for await (const chunk of answer as AsyncIterable<Buffer>) {
          for (let at = 0; at < chunk.length; at += PIECE) {
            const piece = chunk.subarray(at, at + PIECE);
            sent = await through(piece.length, sent);
            outgoing.write(piece);
          }
        }
        outgoing.end();
      },
    );
    onwards.on('error', () => outgoing.destroy());
    incoming.pipe(onwards);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    }),
  );
}

const data = mkdtempSync(join(tmpdir(), 'ironfield-slow-line-'));
const server = await startGameServer({ client: await buildClient('production'), data, port: 0 });
const line = await slowLine(server.url);
const browser = await launch();
for (const button of [
  'Start the guided game',
  'Play BattleTech, introductory rules',
  'Play BattleForce Quick-Start',
  'Play BattleForce 2',
  'Play Heavy Gear Blitz',
]) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  bytes = 0;
  const begun = performance.now();
  const seconds = (now = performance.now()) => ((now - begun) / 1000).toFixed(1);
  await page.goto(line.url, { waitUntil: 'commit' });
  await page.getByText('Ironfield').first().waitFor();
  const seen = seconds();
  await page.getByRole('button', { name: button }).click();
  const clicked = seconds();
  await page.locator('[data-part="bar-panel"] [data-part="action-buttons"] button').first().waitFor();
  console.log(
    `${button}: something to see after ${seen} s, a button after ${clicked} s, the last of ${Math.round(bytes / 1000)} kB after ${seconds(free)} s, a decision after ${seconds()} s`,
  );
  await page.context().close();
}
await browser.close();
line.close();
await server.kill();
rmSync(data, { recursive: true, force: true });
process.exit(0);
