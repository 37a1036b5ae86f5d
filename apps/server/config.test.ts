import { describe, expect, test } from 'vitest';
import { optionsFromEnvironment, StartError } from './config.ts';

test('an empty environment changes nothing', () => {
  expect(optionsFromEnvironment({})).toEqual({});
  expect(optionsFromEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual({});
});

test('metrics can be turned off', () => {
  expect(optionsFromEnvironment({ IRONFIELD_METRICS: 'off' })).toEqual({ metrics: 'off' });
});

test('everything can come from the environment', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL: 'postgres://me:secret@db/games',
    IRONFIELD_DATA: '/data',
    IRONFIELD_LOG: 'warn',
    IRONFIELD_TRUST_PROXY: '10.0.0.0/8',
    IRONFIELD_ORIGINS: 'https://a.example, https://b.example:8443',
    IRONFIELD_METRICS_TOKEN: 'token',
  };
  expect(optionsFromEnvironment(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    databaseUrl: 'postgres://me:secret@db/games',
    data: '/data',
    log: 'warn',
    trustProxy: '10.0.0.0/8',
    origins: ['https://a.example', 'https://b.example:8443'],
    metrics: { token: 'token' },
  });
});

test.each([
  ['true', true],
  ['0', false],
  ['loopback, 10.0.0.0/8,fd00::/8', 'loopback, 10.0.0.0/8,fd00::/8'],
])('proxies: %s', (text, trustProxy) => {
  expect(optionsFromEnvironment({ IRONFIELD_TRUST_PROXY: text })).toEqual({ trustProxy });
});

describe('what makes no sense is named', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT cannot be "http"'],
    [{ PORT: '70000' }, 'from 0 to 65535'],
    [{ IRONFIELD_LOG: 'loud' }, 'one of silent, error'],
    [{ IRONFIELD_ORIGINS: 'a.example' }, 'https://play.example.org'],
    [{ IRONFIELD_ORIGINS: 'https://a.example/path' }, 'https://play.example.org'],
    [{ DATABASE_URL: 'mysql://x' }, 'PostgreSQL'],
    [{ IRONFIELD_METRICS: 'everybody' }, 'local or off'],
    [{ IRONFIELD_TRUST_PROXY: 'nginx' }, 'cannot be "nginx"'],
    [{ IRONFIELD_TRUST_PROXY: '127.0.0.1,10.0.0.0/33' }, 'cannot be "10.0.0.0/33"'],
    [{ IRONFIELD_FORGET_AFTER: '0' }, 'a number of days'],
    [{ IRONFIELD_FORGET_ABANDONED_AFTER: 'soon' }, 'IRONFIELD_FORGET_ABANDONED_AFTER cannot be "soon"'],
  ])('%j', (env, message) => {
    expect(() => optionsFromEnvironment(env)).toThrow(StartError);
    expect(() => optionsFromEnvironment(env)).toThrow(message);
  });

  test('but never with the password in it', () => {
    expect(() => optionsFromEnvironment({ DATABASE_URL: 'mysql://me:swordfish@db' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('swordfish') }),
    );
  });
});
