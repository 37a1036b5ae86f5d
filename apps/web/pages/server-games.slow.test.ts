import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { ServerFrame, TableView } from '@ironfield/client/api.ts';
import { withChanges } from '@ironfield/client/changes.ts';
import { unpacked } from '@ironfield/client/connection/packing.ts';
import { ironfieldApi } from '@ironfield/client/http-api.ts';
import { demo } from '@ironfield/demo/game.ts';
import { parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildClient, checkBothThemes, problems, serve, setUp } from '../testing/browser.fixture.ts';
import { type GameServer, startGameServer } from '../testing/game-server.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import {
  decide,
  join,
  newPerson,
  type Person,
  playOnTogether,
  promptOn,
  shareGame,
  watchPage,
  whoIsAsked,
} from '../testing/together.fixture.ts';

describeInBrowser('Games on a server', () => {
  const data = mkdtempSync(joinPath(tmpdir(), 'ironfield-together-'));
  let client: string;
  let server: GameServer;
  let ann: Person;
  let ben: Person;
  let cyd: Person;

  beforeAll(async () => {
    client = await buildClient();
    server = await startGameServer({ client, data, port: 0 });
    [ann, ben, cyd] = await Promise.all([
      newPerson({ size: 'desktop', theme: 'light' }),
      newPerson({ size: 'phone', theme: 'dark' }),
      newPerson({ size: 'desktop', theme: 'dark' }),
    ]);
  });
  afterAll(async () => {
    await server?.kill();
    await Promise.all([ann, ben, cyd].map((person) => person?.browser.close()));
    rmSync(data, { recursive: true, force: true });
  });
  beforeEach(() => {
    problems.length = 0;
  });

  /** In both themes, whatever the person has chosen. */
  test('two people play to the end, a third watches; they talk, reload, and take back by agreement', async () => {
    const invitation = await shareGame(ann.page, server.url, 'The ravine', 'Ann');
    await checkBothThemes(ann.page, 'the host who waits');
    await expect
      .poll(() => ann.page.getByRole('main').innerText())
      .toContain('begins as soon as somebody plays Wardens');

    await ben.page.goto(invitation);
    await ben.page.getByRole('heading', { name: 'Ann invites you to a game' }).waitFor();
    expect(ben.page.url()).not.toContain(new URL(invitation).hash.slice(1));
    await checkBothThemes(ben.page, 'the invitation');
    await join(ben.page, invitation, 'Ben');
    await ann.page.locator('[data-part="table-frame"]').waitFor();
    await checkBothThemes(ann.page, 'the host’s table');

    const told = tablesTold(cyd.page);
    await cyd.page.goto(invitation.replace(/\/join\/(.*)#.*/, '/watch/$1'));
    await cyd.page.locator('[data-part="table-frame"]').waitFor();
    await checkBothThemes(cyd.page, 'the spectator’s table');

    const pages = [ann.page, ben.page];
    await playOnTogether(pages, (orders) => orders === 5);
    const asked = pages[await whoIsAsked(pages)];
    const prompt = await promptOn(asked);
    await asked.reload();
    expect(await whoIsAsked([asked])).toBe(0);
    await expect.poll(() => promptOn(asked)).toBe(prompt);

    await ann.page.getByRole('button', { name: 'People', exact: true }).click();
    await ann.page.getByPlaceholder('Say something').fill('Well played!');
    await ann.page.keyboard.press('Enter');
    await ben.page.locator('[data-part="sheet-tabs"] [data-part="unread"]').waitFor();
    // New messages lie over the map; Esc leads from the answer back to the table, and its text is kept.
    const bubble = ben.page.locator('[data-part="chat-bubble"]');
    await expect.poll(() => bubble.textContent()).toMatch(/^Ann.*Well played!/);
    await checkBothThemes(ben.page, 'what was just said');
    await bubble.getByRole('button', { name: 'Reply' }).click();
    const say = ben.page.getByPlaceholder('Say something');
    await expect.poll(() => say.evaluate((field) => field === document.activeElement)).toBe(true);
    await bubble.waitFor({ state: 'detached' });
    await ben.page.keyboard.type('Thank you');
    await ben.page.keyboard.press('Escape');
    await expect.poll(() => say.evaluate((field) => field === document.activeElement)).toBe(false);
    await ben.page.locator('[data-part="people-panel"][data-raised]').waitFor({ state: 'detached' });
    await expect.poll(() => say.inputValue()).toBe('Thank you');
    await ben.page.getByRole('button', { name: /^People/ }).click();
    await ben.page.locator('[data-part="chat"]', { hasText: 'Well played!' }).waitFor();
    await checkBothThemes(ben.page, 'the people');
    await ben.page.getByRole('button', { name: /^People/ }).click();

    for (const answer of ['Decline', 'Agree']) {
      await ann.page.getByRole('button', { name: 'Game menu' }).click();
      await ann.page.getByRole('button', { name: 'Ask to take back' }).click();
      await ann.page.getByText('You ask to take back').waitFor();
      await ben.page.getByText('Ann (Hunters) would like to take back').waitFor();
      if (answer === 'Agree') await checkBothThemes(ben.page, 'a question to take back');
      await ben.page.getByRole('button', { name: answer }).click();
      await ann.page.getByText('You ask to take back').waitFor({ state: 'detached' });
      await expect.poll(async () => (await logOn(ann.page))?.includes('Taken back')).toBe(answer === 'Agree');
    }

    expect(await playOnTogether(pages)).toBeGreaterThan(5);
    await Promise.all([...pages, cyd.page].map((page) => page.locator('[data-part="end-banner"]').waitFor()));
    await expect.poll(() => logOn(ann.page)).toContain('is their decoy');
    const watched = await logOn(cyd.page);
    expect(watched).toContain('have mustered');
    expect(watched).not.toContain('is their decoy');
    expect(told.length).toBeGreaterThan(5);
    for (const { view } of told) expect(view).toMatchObject({ viewer: 'spectator' });

    await ann.page.getByRole('link', { name: 'Result' }).click();
    await ann.page.locator('[data-part="result-page"] h1').waitFor();
    await checkFairDice(ann.page);
    await ben.page.getByRole('link', { name: 'Result' }).click();
    await checkFairDice(ben.page);
    expect(problems).toEqual([]);
  });

  /** The mark says who had a part in the dice, and the file proves it. */
  async function checkFairDice(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Fair dice' }).click();
    await page.getByText('The server, Ann (Hunters) and Ben (Wardens) each add a secret').waitFor();
    await checkBothThemes(page, 'fair dice');
    const shown = await page.locator('[data-part="commitments"] dd').allInnerTexts();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game file' }).click();
    const record = parseRecord(JSON.parse(readFileSync(await (await download).path(), 'utf8')));
    if (!record.ok) throw new Error(record.error[0].message);
    expect(verifyRecord(demo, record.value).ok).toBe(true);
    const { commitment, dice } = record.value;
    expect([commitment, ...dice!.shares.map((share) => share?.commitment)]).toEqual(shown);
  }

  test('a game waits for everybody, also for a host who has gone away meanwhile', async () => {
    const invitation = await shareGame(ann.page, server.url, 'The ravine', 'Ann');
    await ann.page.reload();
    await ann.page.getByText('begins as soon as somebody plays Wardens').waitFor();
    const table = ann.page.url();
    await ann.page.goto(server.url);
    await ann.page.getByText('Waiting for someone to join').first().waitFor();
    await ben.page.goto(invitation);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Join as Wardens' }).click();
    await ben.page.getByText('when the browser of Ann (Hunters) is open again').waitFor();
    await checkBothThemes(ben.page, 'a guest who waits');
    await ben.page.reload();
    await ben.page.getByText('when the browser of Ann (Hunters) is open again').waitFor();
    await ann.page.goto(table);
    await playOnTogether([ann.page, ben.page], (orders) => orders === 2);
    await expect.poll(() => ann.page.getByRole('button', { name: 'Fair dice' }).count()).toBe(1);
    await ann.page.getByRole('button', { name: 'Game menu' }).click();
    await ann.page.getByText('You can save it as a file when the game is over').waitFor();
    await expect.poll(() => ann.page.getByRole('button', { name: 'Save as file' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a plan outlives a server that is killed, and goes to the one that comes back', async () => {
    const invitation = await shareGame(ann.page, server.url, 'Green training scenario', 'Ann');
    await join(ben.page, invitation, 'Ben');
    const pages = [ann.page, ben.page];
    await playOnTogether(pages, (orders) => orders === 4);
    const mover = pages[await whoIsAsked(pages)];
    await mover.getByRole('button', { name: 'Suggest' }).click();
    await mover.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').waitFor();
    const { port } = new URL(server.url);
    await server.kill();
    for (const page of pages) await page.getByText('Connection lost, reconnecting…').waitFor();
    await checkBothThemes(ann.page, 'a lost connection');
    await mover.locator('[data-part="bar-panel"] [data-part="primary"]:enabled').click();
    await mover.getByText('Sending your order…').waitFor();
    server = await startGameServer({ client, data, port: Number(port) });
    for (const page of pages) await page.getByText('Connection lost').waitFor({ state: 'detached' });
    await playOnTogether(pages, (orders) => orders === 2);

    await ben.page.getByRole('button', { name: 'Game menu' }).click();
    await ben.page.getByRole('button', { name: 'Give up…' }).click();
    await ben.page.getByRole('button', { name: 'Really give up' }).click();
    await expect.poll(() => ann.page.locator('[data-part="end-banner"] h2').innerText()).toBe('Victory');
    await expect.poll(() => ben.page.locator('[data-part="end-banner"] h2').innerText()).toBe('Defeat');

    // The same battle again: one asks, the other agrees, and it goes on with other dice on the same sides.
    const over = ann.page.url();
    const log = await logOn(ann.page);
    await ann.page.getByRole('button', { name: 'Rematch' }).click();
    await ann.page.getByText('The rematch begins as soon as Ben (').waitFor();
    await checkBothThemes(ann.page, 'who waits for a rematch');
    await ben.page.getByText(/^Ann \(.*\) would like a rematch\.$/).waitFor();
    await checkBothThemes(ben.page, 'a question for a rematch');
    await ben.page.goto(`${server.url}/#/`);
    await ben.page
      .locator('[data-part="my-games"]')
      .getByText(/Lost · Ann \(.*\) would like a rematch/)
      .waitFor();
    await ben.page.goBack();
    await ben.page.getByRole('button', { name: 'Accept' }).click();
    await playOnTogether(pages, (orders) => orders === 2);
    expect(ann.page.url()).not.toBe(over);
    await expect.poll(() => logOn(ann.page)).not.toBe(log);
    await expect.poll(() => ann.page.getByRole('button', { name: 'Fair dice' }).count()).toBe(1);
    await ann.page.goto(over);
    await ann.page.getByRole('link', { name: 'To the rematch' }).click();
    await whoIsAsked(pages);
    expect(problems).toEqual([]);
  });

  test('two tabs on one seat show the same, and of two orders the later one is told kindly', async () => {
    await ann.page.goto(server.url);
    await setUp(ann.page, 'Ambush (demonstration)', 'The ravine');
    await ann.page.getByRole('radio', { name: 'Share a link' }).click();
    await ann.page.getByLabel('Wardens').selectOption('Recruit bot');
    await ann.page.getByRole('button', { name: 'Set up the table' }).click();
    await whoIsAsked([ann.page]);
    const other = await ann.context.newPage();
    watchPage(other);
    const { ordered, release } = await holdNews(other);
    await other.goto(ann.page.url());
    await whoIsAsked([other]);
    await expect.poll(() => promptOn(other)).toBe(await promptOn(ann.page));

    // Both answer the same question; the other tab does not know yet that it has been answered.
    await decide(ann.page);
    await whoIsAsked([ann.page]);
    await decide(other);
    await ordered;
    release();
    await other.getByText('The game had moved on before your order arrived').waitFor();
    await expect.poll(() => promptOn(other)).toBe(await promptOn(ann.page));

    await decide(ann.page);
    await whoIsAsked([ann.page]);
    const log = await logOn(ann.page);
    await expect.poll(() => logOn(other)).toBe(log);
    await other.close();
    expect(problems).toEqual([]);
  });

  /** Sets up a table that anybody may join. */
  async function list(page: Page): Promise<void> {
    await page.goto(server.url);
    await setUp(page, 'BattleForce Quick-Start');
    await page.getByRole('radio', { name: 'Share a link' }).click();
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('Anybody on this server may join').check();
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await page.locator('[data-part="join-seats"]').waitFor();
    await page.getByText('anyone on this server may join').waitFor();
  }

  test('strangers meet in the lobby, see each other come and go, and are told when it is their turn', async () => {
    const [one, two] = await Promise.all([
      newPerson({ size: 'desktop', theme: 'light' }),
      newPerson({ size: 'phone', theme: 'dark' }),
    ]);
    await list(one.page);

    // Somebody takes the seat and never adds to the dice. The host sends them away, and takes the table off the list.
    const api = ironfieldApi(server.url);
    const table = /seat\/([\w-]+)\./.exec(one.page.url())![1]!;
    const link = () =>
      one.page.locator('[data-part="join-seats"] [data-part="share-link"] input').inputValue();
    const first = await link();
    const absent = { seat: 1, name: 'Zoe', commitment: commitmentToShare(1, newSeed()) };
    expect(await api.join(table, absent)).toMatchObject({ ok: true });
    await one.page.getByText('when the browser of Zoe').waitFor();
    await checkBothThemes(one.page, 'a guest who does not come');
    await one.page.getByRole('button', { name: 'Remove' }).click();
    await one.page.getByText('anyone on this server may join').waitFor();
    expect(await link()).not.toBe(first);
    await checkBothThemes(one.page, 'a listed table');
    await one.page.getByRole('button', { name: 'Take it off the list' }).click();
    await one.page.getByText('anyone on this server may join').waitFor({ state: 'detached' });
    await two.page.goto(`${server.url}/#/lobby`);
    await two.page.getByRole('main').waitFor();
    expect(await two.page.getByText('Ann waits').count()).toBe(0);
    await list(one.page);

    await two.page.reload();
    await two.page.getByText('Ann waits').waitFor();
    await checkBothThemes(two.page, 'the lobby');
    await two.page.getByLabel('Your name').fill('Ben');
    // The host is away, so the dice cannot be made; whoever does not want to wait leaves.
    const away = one.page.url();
    await one.page.goto(server.url);
    await two.page.getByRole('button', { name: /^Play / }).click();
    await two.page.getByText('when the browser of Ann').waitFor();
    await checkBothThemes(two.page, 'a guest who waits');
    await two.page.getByRole('button', { name: 'Leave this table' }).click();
    await two.page.getByRole('heading', { name: 'Choose a battle' }).waitFor();
    expect(await two.page.locator('[data-part="my-games"] li').count()).toBe(0);
    await two.page.getByRole('link', { name: 'Open invitations' }).click();
    await two.page.getByText('Ann waits').waitFor();
    await one.page.goto(away);
    await one.page.getByText('anyone on this server may join').waitFor();
    await two.page.getByRole('button', { name: /^Play / }).click();
    for (const { page } of [one, two]) await page.locator('[data-part="table-frame"]').waitFor();
    await one.page.getByRole('button', { name: 'People', exact: true }).click();
    await one.page.locator('[data-part="people-seat"]', { hasText: 'Ben' }).getByText('is here').waitFor();

    // A long message moves neither the map nor the field it was written in.
    const map = await one.page.locator('[data-part="map-panel"]').boundingBox();
    const field = one.page.getByLabel('Say something to everyone in the game');
    await field.fill('unstoppable '.repeat(41).trim());
    await one.page.getByRole('button', { name: 'Say', exact: true }).click();
    await two.page.getByRole('button', { name: /^People/ }).click();
    await two.page.getByText(/unstoppable unstoppable/).waitFor();
    await two.page.getByRole('button', { name: /^People/ }).click();
    expect(await one.page.locator('[data-part="map-panel"]').boundingBox()).toEqual(map);
    const box = (await field.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(900);

    await one.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      const noticed: string[] = [];
      class Notice {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title: string) {
          noticed.push(title);
        }
      }
      Object.assign(window, { Notification: Notice, noticed });
    });
    await one.page.getByRole('button', { name: 'Game menu' }).click();
    await one.page.getByLabel('System notification').check();
    await one.page.getByRole('button', { name: 'Game menu' }).click();
    // Whose turn comes when is up to the dice.
    const noticed = () => one.page.evaluate(() => (window as unknown as { noticed: string[] }).noticed);
    await playOnTogether([one.page, two.page], async () => (await noticed()).length > 0);
    await expect.poll(() => noticed()).toContain('Your turn');

    const seat = two.page.url();
    await two.page.goto(`${server.url}/#/`);
    await one.page.getByText(/Ben .*has left the table/).waitFor();
    await two.page.goto(seat);
    await one.page.getByText(/has left the table/).waitFor({ state: 'detached' });
    await Promise.all([one, two].map(({ browser }) => browser.close()));
    expect(problems).toEqual([]);
  });

  test('a game of this device takes back by itself, and goes on on the server', async () => {
    const { page } = ann;
    await page.goto(server.url);
    await setUp(page, 'BattleForce Quick-Start');
    await page.getByRole('radio', { name: 'Hot seat' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await playOnTogether([page], (orders) => orders === 2);
    const prompt = await promptOn(page);
    await decide(page);
    await whoIsAsked([page]);
    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('[data-part="event-log"]', { hasText: 'Taken back' }).waitFor();
    await expect.poll(() => promptOn(page)).toBe(prompt);

    await page.getByRole('button', { name: 'Game menu' }).click();
    await page.getByRole('button', { name: 'To the server…' }).click();
    await page.getByRole('button', { name: 'Copy it to the server' }).click();
    await page.waitForURL(/#\/table\/seat\//);
    const seat = await page.getByLabel(/^To play .*, for a friend$/).inputValue();
    await expect.poll(() => logOn(page)).toContain('Taken back');
    await ben.page.goto(seat);
    await ben.page.locator('[data-part="table-frame"]').waitFor();
    expect(ben.page.url()).not.toContain(new URL(seat).hash.slice(1));
    await ben.page.getByText('The dice of this game came from a file').waitFor();
    await checkBothThemes(ben.page, 'dice that somebody may know');
    await ben.page.getByRole('button', { name: 'Known dice' }).click();
    await ben.page.getByRole('button', { name: 'Close' }).click();
    await playOnTogether([page, ben.page], (orders) => orders === 2);

    // A draw is offered, declined, and after the next order accepted.
    for (const answer of ['Play on', 'Accept']) {
      await page.getByRole('button', { name: 'Game menu' }).click();
      await page.getByRole('button', { name: 'Offer a draw…' }).click();
      await page.getByRole('button', { name: 'Really offer a draw' }).click();
      await page.getByText('You offer a draw. Waiting for').waitFor();
      await ben.page.getByText(/ offers a draw\.$/).waitFor();
      await checkBothThemes(ben.page, 'an offer of a draw');
      await ben.page.getByRole('button', { name: answer, exact: true }).click();
      if (answer === 'Accept') break;
      await page.getByText(/ prefers to play on\.$/).waitFor();
      await playOnTogether([page, ben.page], (orders) => orders === 1);
      await page.getByText(/ prefers to play on\.$/).waitFor({ state: 'detached' });
    }
    for (const each of [page, ben.page]) {
      await each.locator('[data-part="end-banner"]').waitFor();
      await expect
        .poll(() => each.locator('[data-part="end-banner"]').innerText())
        .toMatch(/A draw\s+The players agree on a draw\./);
    }
    expect(problems).toEqual([]);
  });

  test('links that lead nowhere say so, and so does a page without a server or of another version', async () => {
    const { page } = cyd;
    const game = 'x'.repeat(22);
    await page.goto(`${server.url}/join/${game}#short`);
    await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
    await checkBothThemes(page, 'a broken link');
    await page.goto(`${server.url}/play/${game}#${'y'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await page.goto(`${server.url}/join/${game}#${'y'.repeat(43)}`);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await page.goto(`${server.url}/#/table/seat/${game}.0`);
    await page.getByText('This browser does not have that seat').waitFor();
    await page.getByRole('link', { name: 'Watch instead' }).click();
    await page.getByText('There is no such game, or it may not be watched').waitFor();

    await page.route('**/api/health', (route) =>
      route.fulfill({ json: { status: 'ok', server: 'ironfield 9', protocol: 9 } }),
    );
    await page.routeWebSocket('**/api/socket', (socket) => {
      const problem = { code: 'version', message: 'Another version' };
      socket.onMessage(() => socket.send(JSON.stringify({ type: 'goodbye', problem })));
    });
    await page.goto(`${server.url}/watch/${game}`);
    await page.getByText('The server is newer than this page').waitFor();
    await page.getByRole('button', { name: 'Reload' }).waitFor();

    const files = await serve();
    const { port } = files.address() as { port: number };
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.unrouteAll();
    await setUp(page, 'BattleForce Quick-Start');
    await page.getByRole('radio', { name: 'Share a link' }).click();
    await page.getByText('This page has no game server').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Set up the table' }).isDisabled()).toBe(true);
    await checkBothThemes(page, 'a page without a server');
    files.close();
    expect(problems).toEqual([]);
  });
});

const logOn = (page: Page) => page.locator('[data-part="event-log"]').textContent();

/** Everything of the table that the server tells a page. */
function tablesTold(page: Page): TableView[] {
  const told: TableView[] = [];
  let setup: object | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as ServerFrame;
      if (frame.type === 'packed') {
        setup = (frame.setup?.value as object | undefined) ?? setup;
        told.push(unpacked(frame.table, frame.setup && setup));
      } else if (frame.type === 'changes' || frame.type === 'changed') {
        told.push(withChanges(told.at(-1), frame.changes) as TableView);
      }
    }),
  );
  return told;
}

/** Keeps news from a page until they are released, and tells when it has given an order. */
async function holdNews(page: Page): Promise<{ readonly ordered: Promise<void>; release(): void }> {
  let held: (() => void)[] | null = [];
  const order = Promise.withResolvers<void>();
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      if ((JSON.parse(String(message)) as { type: string }).type === 'order') order.resolve();
    });
    server.onMessage((message) => {
      const send = () => socket.send(message);
      if (held && String(message).startsWith('{"type":"changes"')) held.push(send);
      else send();
    });
  });
  const release = () => {
    for (const send of held ?? []) send();
    held = null;
  };
  return { ordered: order.promise, release };
}
