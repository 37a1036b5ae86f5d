import { afterEach, beforeEach, expect, test } from 'vitest';
import { Mailbox } from './mailbox.fixture.ts';
import { isMailAddress, mailServer, sendMail } from './smtp.ts';

let mailbox: Mailbox;
let url: string;
beforeEach(async () => {
  mailbox = new Mailbox();
  url = await mailbox.open();
});
afterEach(() => mailbox.close());

const FROM = 'club@example.org';

test('a mail arrives as it was written, with a login where there is one', async () => {
  const server = mailServer(url.replace('//', '//ann:s%40fe@'), FROM)!;
  const text = `Grüße\n.\n${'A long line. '.repeat(30)}\n`;
  const stop = 'https://play.example.org/#/no-mail/x';
  await sendMail(server, { to: 'ben@example.net', subject: 'Zug: »7«', text, stop });
  expect(mailbox.received).toHaveLength(1);
  const [{ from, to, heads, text: read }] = mailbox.received as [(typeof mailbox.received)[0]];
  expect([from, to, read]).toEqual([FROM, 'ben@example.net', text.replaceAll('\n', '\r\n')]);
  expect(heads).toContain(`List-Unsubscribe: <${stop}>`);
  expect(heads).toContain(Buffer.from('Zug: »7«').toString('base64'));
  expect(mailbox.heard).toContain(`AUTH PLAIN ${Buffer.from('\0ann\0s@fe').toString('base64')}`);
  await sendMail(mailServer(url, FROM)!, { to: 'ben@example.net', subject: 'x', text: 'x' });
  expect(mailbox.heard.filter((line) => line.startsWith('AUTH'))).toHaveLength(1);
});

test.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])('a mail server that refuses %s gets no mail', async (what) => {
  mailbox.refuses = what;
  const sent = sendMail(mailServer(url, FROM)!, { to: 'ben@example.net', subject: 'x', text: 'x' });
  await expect(sent).rejects.toThrow('550 no such mailbox');
  expect(mailbox.received).toEqual([]);
});

test('a password goes to another machine only in secret, and nobody there is an error', async () => {
  const server = { ...mailServer(url, FROM)!, user: 'ann' };
  await expect(
    sendMail({ ...server, host: '0.0.0.0' }, { to: 'ben@example.net', subject: 'x', text: 'x' }),
  ).rejects.toThrow('no encryption');
  expect(mailbox.heard.join()).not.toContain('AUTH');
  await expect(
    sendMail({ ...server, port: 1 }, { to: 'ben@example.net', subject: 'x', text: 'x' }),
  ).rejects.toThrow();
});

test('addresses are such as stand in a sentence of the protocol, and the operator names a mail server', () => {
  for (const good of ['ann@example.org', 'a.b+c@mail.example.org']) expect(isMailAddress(good)).toBe(true);
  for (const bad of [
    '',
    'ann',
    'ann@localhost',
    'ann@example.org>',
    'ann@example.org\r\nDATA',
    '"a b"@example.org',
    'a@b@example.org',
    `${'a'.repeat(300)}@example.org`,
  ])
    expect(isMailAddress(bad)).toBe(false);
  expect(mailServer('smtps://mail.example.org', FROM)).toMatchObject({ port: 465, isSafe: true, user: null });
  expect(mailServer('smtp://mail.example.org', FROM)).toMatchObject({ port: 587, isSafe: false });
  expect(mailServer('https://mail.example.org', FROM)).toBeNull();
  expect(mailServer('smtp://mail.example.org', 'nobody')).toBeNull();
});
