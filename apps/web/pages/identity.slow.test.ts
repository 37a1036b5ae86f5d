import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildClient, checkAccess, problems } from '../testing/browser.fixture.ts';
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

  const openPage = async (page: Page) => {
    await page.goto(`${server.url}/#/me`);
    await page.locator('[data-part="club"] section').first().waitFor();
  };
  const make = async (page: Page, name: string): Promise<string> => {
    await openPage(page);
    await page.getByLabel('Your name for others').fill(name);
    await page.getByRole('button', { name: 'Make it' }).click();
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
