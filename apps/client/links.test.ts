import { expect, test } from 'vitest';
import { invitationLink, parseLink, seatLink, watchLink } from './links.ts';

const GAME = 'abcdefghijklmnopqrstuv';
const SECRET = 'S'.repeat(43);

test('links carry their secret in the fragment, which is never sent to a server', () => {
  const link = invitationLink('https://play.example.org/', GAME, SECRET);
  expect(link).toBe(`https://play.example.org/join/${GAME}#${SECRET}`);
  expect(new URL(link).pathname).not.toContain(SECRET);
  expect(parseLink(link)).toEqual({
    server: 'https://play.example.org',
    kind: 'join',
    game: GAME,
    secret: SECRET,
  });
  expect(parseLink(seatLink('http://localhost:3000', GAME, SECRET))).toMatchObject({ kind: 'play' });
});

test('a link to watch has no secret, and leads to no seat', () => {
  const link = watchLink('https://play.example.org/', GAME);
  expect(link).toBe(`https://play.example.org/watch/${GAME}`);
  expect(parseLink(link)).toBeNull();
});

test('a server below a path keeps its path', () => {
  expect(parseLink(`https://example.org/games/play/${GAME}#${SECRET}`)?.server).toBe(
    'https://example.org/games',
  );
});

test.each([
  ['', 'nothing'],
  ['hello', 'no address'],
  [`https://example.org/join/${GAME}`, 'no secret'],
  [`https://example.org/join/${GAME}#short`, 'a broken secret'],
  [`https://example.org/join/short#${SECRET}`, 'a broken game'],
  [`https://example.org/watch/${GAME}#${SECRET}`, 'another page'],
  [`ftp://example.org/join/${GAME}#${SECRET}`, 'another protocol'],
])('%s is no link: %s', (text) => expect(parseLink(text)).toBeNull());
