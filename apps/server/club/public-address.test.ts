import { expect, test } from 'vitest';
import { isHookUrl, isPublicAddress } from './public-address.ts';

test.each([
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
  '8.8.8',
])('%s is not of the open internet', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is of the open internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'http://example.org/',
  'https://localhost/',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://example.org:8443/',
  'https://somebody@example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'example.org',
  `https://example.org/${'x'.repeat(500)}`,
])('%s is not asked', (url) => expect(isHookUrl(url)).toBe(false));

test.each(['https://example.org/hook?x=1', 'https://8.8.8.8/', 'https://example.org:443/'])(
  '%s may be asked',
  (url) => expect(isHookUrl(url)).toBe(true),
);
