import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildClient, checkAccess, launch, problems, SIZES } from '../testing/browser.fixture.ts';
import { type GameServer, startGameServer } from '../testing/game-server.fixture.ts';
import { describeInBrowser } from '../testing/in-browser.fixture.ts';
import { newPerson, type Person, shareGame } from '../testing/together.fixture.ts';

describeInBrowser('An identity on a server', () => {
  const data = mkdtempSync(join(tmpdir(), 'ironfield-identity-'));
  let server: GameServer;
  let desk: Person;
  let phone: Person;

  beforeAll(async () => {
    const client = await buildClient();
    server = await startGameServer({ client, data, port: 0 });
    [desk, phone] = await Promise.all([
      newPerson({ size: 'desktop', theme: 'light' }),
      newPerson({ size: 'phone', theme: 'dark' }),
    ]);
  });
  beforeEach(() => {
    problems.length = 0;
  });
  afterAll(async () => {
    await server?.kill();
    await Promise.all([desk, phone].map((person) => person?.browser.close()));
    rmSync(data, { recursive: true, force: true });
  });

  const openPage = async (page: Page, origin = server.url) => {
    await page.goto(`${origin}/#/me`);
    await page.locator('[data-part="club"] section').first().waitFor();
  };
  const make = async (page: Page, name: string, origin = server.url): Promise<string> => {
    await openPage(page, origin);
    await page.getByLabel('Your name for others').fill(name);
    await page.getByRole('button', { name: 'Make it', exact: true }).click();
    await page.locator('[data-part="phrase"] li').first().waitFor();
    const words = await page.locator('[data-part="phrase"] li').allInnerTexts();
    expect(words).toHaveLength(15);
    return words.join(' ');
  };
  const openWith = async (page: Page, phrase: string) => {
    await openPage(page);
    await page.getByLabel('Recovery phrase').fill(phrase);
    await page.getByRole('button', { name: 'Open it here' }).click();
  };

  test('a guest’s games and designs move along to another device, which plays on', async () => {
    await shareGame(desk.page, server.url, 'The ravine', 'Ann');
    await desk.page.goto(`${server.url}/#/bay/stock/HBK-4G`);
    await desk.page.getByRole('button', { name: 'Save as my own' }).click();
    await desk.page.waitForURL(/#\/bay\/own\//);
    const phrase = await make(desk.page, 'Ann');
    await checkAccess(desk.page, 'a new recovery phrase');
    await desk.page.getByRole('button', { name: 'I have written them down' }).click();
    await desk.page.getByText('1 game · your designs · signed in on 1 device').waitFor();
    await checkAccess(desk.page, 'an identity');

    await openWith(phone.page, phrase.split(' ').slice(1).join(' '));
    await phone.page.getByText('A recovery phrase has 15 words, and this has 14.').waitFor();
    await checkAccess(phone.page, 'a guest before a wrong phrase');
    await openWith(phone.page, phrase);
    await phone.page.getByText('signed in on 2 devices').waitFor();
    await phone.page.goto(server.url);
    await phone.page.locator('[data-part="my-games"] a', { hasText: 'Waiting for someone to join' }).click();
    await phone.page.locator('[data-part="join-seats"]').waitFor();
    await phone.page.goto(`${server.url}/#/bay`);
    await phone.page
      .locator('section[aria-labelledby="own-designs"] [data-part="design"]', { hasText: 'Hunchback' })
      .waitFor();

    // A game that is set up later moves along, too.
    await shareGame(phone.page, server.url, 'The ravine', 'Ann');
    await expect
      .poll(async () => {
        await desk.page.goto(`${server.url}/#/me`);
        await desk.page.reload();
        await desk.page.getByText(/ · signed in on/).waitFor();
        return desk.page.locator('[data-part="belongings"]').innerText();
      })
      .toContain('2 games');
    await desk.page.goto(server.url);
    await expect.poll(() => desk.page.locator('[data-part="my-games"] li').count()).toBe(2);
    expect(problems).toEqual([]);
  });

  /** An authenticator in software, as a phone has one: it keeps passkeys and knows its owner. */
  const authenticator = async ({ context, page }: Person) => {
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { session, authenticatorId };
  };

  test('a passkey makes an identity, opens it on another device, and goes', async () => {
    const [one, other] = await Promise.all([
      newPerson({ size: 'desktop', theme: 'light' }),
      newPerson({ size: 'phone', theme: 'dark' }),
    ]);
    try {
      const [first, second] = [await authenticator(one), await authenticator(other)];
      const address = `${server.url.replace('127.0.0.1', 'localhost')}/#/me`;
      for (const { page } of [one, other]) await page.goto(address);
      await one.page.getByLabel('Your name for others').fill('Kay');
      await checkAccess(one.page, 'a guest who may use a passkey');
      await one.page.getByRole('button', { name: 'Make it with a passkey' }).click();
      await one.page.getByText('signed in on 1 device').waitFor();
      const rows = one.page.locator('[data-part="passkeys"] li');
      expect(await rows.count()).toBe(1);
      // The only way in stays.
      await rows.getByRole('button', { name: 'Remove' }).click();
      await rows.getByRole('button', { name: 'Remove it?' }).click();
      await one.page.getByText('have a recovery phrase made first').waitFor();
      await checkAccess(one.page, 'an identity with a passkey');
      // This device has one already.
      await one.page.getByRole('button', { name: 'Add a passkey' }).click();
      await one.page.getByText('This device has a passkey for you already.').waitFor();

      // Without its passkey the other device opens nothing; with it, as its owner's account would bring it there, it does.
      await other.page.getByRole('button', { name: 'Open it with a passkey' }).click();
      await other.page.getByText('No passkey was given.').waitFor();
      const { credentials } = await first.session.send('WebAuthn.getCredentials', {
        authenticatorId: first.authenticatorId,
      });
      const [credential] = credentials;
      await second.session.send('WebAuthn.addCredential', {
        authenticatorId: second.authenticatorId,
        credential: credential!,
      });
      await other.page.getByRole('button', { name: 'Open it with a passkey' }).click();
      await other.page.getByText('signed in on 2 devices').waitFor();
      await other.page.getByRole('heading', { name: 'Kay' }).waitFor();

      await other.page.getByRole('button', { name: 'New recovery phrase' }).click();
      await other.page.getByRole('button', { name: 'Replace the old words?' }).click();
      await other.page.getByRole('button', { name: 'I have written them down' }).click();
      const kept = other.page.locator('[data-part="passkeys"] li');
      await kept.getByRole('button', { name: 'Remove' }).click();
      await kept.getByRole('button', { name: 'Remove it?' }).click();
      await kept.waitFor({ state: 'detached' });
      await other.page.getByRole('button', { name: 'Sign out here' }).click();
      await other.page.getByRole('button', { name: 'Can you open it again?' }).click();
      await other.page.getByRole('button', { name: 'Open it with a passkey' }).click();
      await other.page.getByText('Nobody here has this passkey.').waitFor();
      expect(problems).toEqual([]);
    } finally {
      await Promise.all([one, other].map(({ browser }) => browser.close()));
    }
  });

  test('a device asks to be told when a game waits, and an address takes a code', async () => {
    const browser = await launch();
    try {
      const context = await browser.newContext({ ...SIZES.phone, permissions: ['notifications'] });
      // The push service of a real browser is somewhere else; its answer is such as this one.
      await context.addInitScript(() => {
        if (!('PushManager' in window)) return;
        PushManager.prototype.subscribe = async () =>
          ({
            toJSON: () => ({
              endpoint: 'https://push.example.net/phone',
              keys: {
                p256dh:
                  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                auth: 'BTBZMqHH6r4Tts7J_aSIgg',
              },
            }),
          }) as unknown as PushSubscription;
      });
      const page = await context.newPage();
      const origin = server.url.replace('127.0.0.1', 'localhost');
      await page.goto(`${origin}/#/me`);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await make(page, 'Pia', origin);
      await page.getByRole('button', { name: 'I have written them down' }).click();
      await page.getByRole('button', { name: 'Tell this device' }).click();
      await page.getByRole('button', { name: 'Stop telling this device' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Stop telling this device' }).waitFor();

      await page.getByRole('button', { name: 'Stop telling this device' }).click();
      await page.getByRole('button', { name: 'Tell this device' }).waitFor();

      // This server sends no mail; the page of one that does.
      let mail: { address: string | null; isConfirmed: boolean } = { address: null, isConfirmed: false };
      await page.route(/\/api\/identity\/(notices|mail|mail\/code)$/, (route) => {
        const sent = route.request().postDataJSON() as { address?: string | null; code?: string } | null;
        if (sent && 'address' in sent) mail = { address: sent.address ?? null, isConfirmed: false };
        if (sent?.code) mail = { ...mail, isConfirmed: sent.code === '123456' };
        return route.fulfill({ json: { pushKey: 'A', hasPush: false, mail } });
      });
      await page.reload();
      await page.getByLabel('Your mail address').fill('pia@example.org');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await page.getByLabel('The code from the mail').fill('123456');
      await checkAccess(page, 'an address that waits for its code');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('Mail goes to pia@example.org.').waitFor();
      await page.getByRole('button', { name: 'Forget this address' }).click();
      await page.getByRole('button', { name: 'Send me a code' }).waitFor();
      await page.goto(`${origin}/#/no-mail/${'A'.repeat(22)}.${'B'.repeat(43)}`);
      await page.getByRole('button', { name: 'Stop the mail' }).click();
      await page.getByText('No more mail comes to this address.').waitFor();
      await checkAccess(page, 'the end of mail');
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('a device is signed out, and an identity is deleted by its name', async () => {
    const { page } = desk;
    await openPage(page);
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.getByRole('button', { name: 'Can you open it again?' }).click();
    await page.getByText('You play as a guest.').waitFor();
    await openPage(phone.page);
    await phone.page.getByRole('button', { name: '7 days' }).click();
    await phone.page.getByText('23 days left this year.').waitFor();
    await phone.page.getByRole('button', { name: 'I am back' }).click();
    await phone.page.getByText('Games with days for every order wait for you').waitFor();
    await phone.page.getByText('Delete my identity').click();
    await phone.page.getByLabel('Your name, to show that you mean it').fill('Anna');
    await phone.page.getByRole('button', { name: 'Delete for good' }).click();
    await phone.page.getByText('Say the name of the identity').waitFor();
    await checkAccess(phone.page, 'the end of an identity');
    await phone.page.getByLabel('Your name, to show that you mean it').fill('Ann');
    await phone.page.getByRole('button', { name: 'Delete for good' }).click();
    await phone.page.getByText('You play as a guest.').waitFor();
    expect(problems).toEqual([]);
  });
});
