import { accepted } from '@ironfield/kernel/refusal.ts';
import { expect, test } from 'vitest';
import { SERVICE_LIMITS } from '../limits/service-limits.ts';
import { hashOfAsker } from '../tables/secrets.ts';
import { LobbyQuota } from './service-lobby-quota.ts';

const DAY = 24 * 3600 * 1000;

/** A lobby where an address has so many games and seats; who asks can be changed. */
function lobby({ listed = 0, joined = 0 }) {
  const kept = { listed: Array.from({ length: listed }, (_, index) => index * DAY), joined };
  const asking = { address: '192.0.2.1' };
  const own = hashOfAsker('192.0.2.1');
  const quota = new LobbyQuota({
    store: {
      listingsOf: async (host) => (host === own ? kept.listed : []),
      joinsOf: async (asker) => (asker === own ? kept.joined : 0),
    },
    limits: { lobby: { ...SERVICE_LIMITS.lobby, listings: 2, joins: 2 } },
    now: () => ({ date: 2 * DAY }),
    asker: () => asking.address,
    openFor: 7 * DAY,
  });
  return { quota, asking, kept };
}

const done = async () => accepted('done');

test('An address lists as many games as there may be, and then it is told what it can do instead', async () => {
  const { quota, asking, kept } = lobby({ listed: 1 });
  expect(await quota.listing(done)).toEqual(accepted('done'));
  kept.listed.push(DAY);
  const refused = await quota.listing(() => Promise.reject(new Error('nobody lists anything')));
  expect(refused).toMatchObject({ ok: false, error: { code: 'full' } });
  expect(refused.ok || refused.error.message).toMatch(/^2 listed games .* Send an invitation .* 1970-01-08$/);
  asking.address = '192.0.2.2';
  expect(await quota.listing(done)).toEqual(accepted('done'));
});

test('An address takes as many listed seats as there may be', async () => {
  const { quota, asking, kept } = lobby({ joined: 1 });
  expect(await quota.join(done)).toEqual(accepted('done'));
  kept.joined = 2;
  const refused = await quota.join(() => Promise.reject(new Error('nobody sits down')));
  expect(refused).toMatchObject({ ok: false, error: { code: 'full' } });
  asking.address = '192.0.2.2';
  expect(await quota.join(done)).toEqual(accepted('done'));
});

test('Whoever asks for many at once gets no more than one after the other', async () => {
  const { quota, kept } = lobby({ listed: 0 });
  const list = async () => {
    await Promise.resolve();
    kept.listed.push(DAY);
    return accepted('done');
  };
  const answers = await Promise.all(Array.from({ length: 6 }, () => quota.listing(list)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  kept.listed.length = 0;
  expect((await quota.listing(list)).ok, 'nothing is under way any more').toBe(true);
});

test('What the server does by itself is not counted', async () => {
  const { quota, asking } = lobby({ listed: 9, joined: 9 });
  asking.address = '';
  expect(quota.asker).toBeNull();
  expect((await quota.listing(done)).ok).toBe(true);
});
