import { mishapReport } from '@ironfield/client/mishap.ts';
import { expect, test } from 'vitest';
import { mishapOf } from './tell-of-mishap.ts';

const broken = (message: string, stack: string) => Object.assign(new Error(message), { stack });

test('what a broken page tells is what the server takes, however long it is', () => {
  const long = mishapOf(
    broken('x'.repeat(5000), `${'y'.repeat(1999)}😀`),
    { page: 'table', game: 'gearblitz', question: 'support/order' },
    'https://play.example',
  );
  expect(mishapReport.parse(long)).toEqual(long);
  expect(mishapReport.parse(mishapOf(broken('', ''), { page: 'Nowhere At All' }, ''))).toMatchObject({
    page: '',
    game: null,
  });
});

test('it tells no address: neither of the server, nor of a seat', () => {
  const stack =
    'at usual (https://play.example/assets/table-1a.js?v=3:10:7)\nat https://play.example/#/table/seat/g1.0.secret';
  const { stack: told, message } = mishapOf(
    broken('no #/table/seat/g1.0.secret here', stack),
    { page: 'table' },
    'https://play.example',
  );
  expect(told).toBe('at usual (/assets/table-1a.js:10:7)\nat /');
  expect(message).toBe('no  here');
});
