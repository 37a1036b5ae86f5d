import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { areKeys, encrypted, publicKeyOf, pushMessage } from './push-message.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The example of RFC 8291, appendix A. */
const BROWSER = {
  browserKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('the example of RFC 8291 is encrypted to the last byte', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const text = Buffer.from('When I grow up, I want to be a watermelon');
  expect(encrypted(text, BROWSER, own, bytes('DGv6ra1nlYgDCS1FRnbzlw')).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
      'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('two messages of the same words have nothing in common', () => {
  const [one, other] = [1, 2].map(() => encrypted(Buffer.from('the same'), BROWSER));
  expect(one!.subarray(0, 16)).not.toEqual(other!.subarray(0, 16));
  expect(one!.subarray(86)).not.toEqual(other!.subarray(86));
});

test('only keys are taken for which something can be encrypted', () => {
  expect(areKeys(BROWSER)).toBe(true);
  expect(areKeys({ ...BROWSER, auth: 'AAAA' })).toBe(false);
  expect(areKeys({ ...BROWSER, browserKey: BROWSER.browserKey.slice(0, 40) })).toBe(false);
  // Not a point of the curve.
  expect(areKeys({ ...BROWSER, browserKey: `BB${'A'.repeat(85)}` })).toBe(false);
});

test('a push service can check who sends, and for whom', () => {
  const secret = randomBytes(32).toString('base64url');
  const to = { ...BROWSER, endpoint: 'https://push.example.net/some/where' };
  const now = Date.UTC(3025, 0, 1);
  const { headers } = pushMessage('x', to, { secret, contact: 'https://play.example.org', now });
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!;
  expect(key).toBe(publicKeyOf(secret));
  const [head, claims, signature] = token!.split('.');
  expect(JSON.parse(String(bytes(head!)))).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(JSON.parse(String(bytes(claims!)))).toEqual({
    aud: 'https://push.example.net',
    exp: now / 1000 + 12 * 3600,
    sub: 'https://play.example.org',
  });
  const point = bytes(key!);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const said = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', said, { key: known, dsaEncoding: 'ieee-p1363' }, bytes(signature!))).toBe(true);
});

test('what was encrypted for a browser is read by it alone', () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const body = encrypted(Buffer.from('Ann'), {
    browserKey: browser.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  });
  const theirs = body.subarray(21, 86);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const from = (key: Buffer, salt: Buffer, words: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, words, length));
  const shared = from(browser.computeSecret(theirs), auth, info, 32);
  const salt = body.subarray(0, 16);
  const key = from(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = from(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(body.subarray(-16));
  expect(String(Buffer.concat([open.update(body.subarray(86, -16)), open.final()]))).toBe('Ann\u0002');
});
