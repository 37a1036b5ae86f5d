import { expect, test } from 'vitest';
import type { Company, TableListener } from '../service.ts';
import { Audience } from './audience.ts';

function follower() {
  const told: Company[] = [];
  const listener: TableListener = {
    news: () => {},
    changed: () => {},
    chat: () => {},
    lost: () => {},
    present: (company) => told.push(company),
  };
  return { listener, told };
}

const soon = () => new Promise(setImmediate);

test('Everybody hears who has come and who has left; who comes later hears it, too', async () => {
  const audience = new Audience(() => {});
  const [ann, ben, cyd] = [follower(), follower(), follower()];
  audience.add(0, ann.listener);
  const leave = audience.add(1, ben.listener);
  await soon();
  expect(ann.told.at(-1)).toEqual({ here: [0, 1], left: [] });
  expect(ben.told.at(-1)).toEqual({ here: [0, 1], left: [] });
  leave();
  expect(ann.told.at(-1)).toEqual({ here: [0], left: [1] });
  audience.add('spectator', cyd.listener);
  await soon();
  expect(cyd.told).toEqual([{ here: [0], left: [1] }]);
  audience.add(1, ben.listener);
  await soon();
  expect(cyd.told.at(-1)).toEqual({ here: [0, 1], left: [] });
});

test('A second tab of a seat, and whoever only watches, are no news to the others', async () => {
  const audience = new Audience(() => {});
  const ann = follower();
  audience.add(0, ann.listener);
  await soon();
  const before = ann.told.length;
  const second = audience.add(0, follower().listener);
  const watcher = audience.add('spectator', follower().listener);
  await soon();
  second();
  watcher();
  expect(ann.told).toHaveLength(before);
  expect(ann.told.at(-1)).toEqual({ here: [0], left: [] });
});
