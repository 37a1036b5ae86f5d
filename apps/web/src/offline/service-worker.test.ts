import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serviceWorker } from './service-worker.ts';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async () => {});
let windows: { focus: () => Promise<void>; navigate: (place: string) => Promise<void> }[] = [];

beforeEach(() => {
  windows = [];
  showNotification.mockClear();
  openWindow.mockClear();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listen: Listener) => listeners.set(type, listen),
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
  });
  serviceWorker('1', 'take over', {});
});
afterEach(() => vi.unstubAllGlobals());

async function happen(type: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)!({
    ...event,
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  await work;
}

const pushed = (said: unknown) => happen('push', { data: { json: () => said } });
const shown = () => showNotification.mock.lastCall as unknown as [string, NotificationOptions];

test('a message of the server is shown, once for each game, and leads to the seat', async () => {
  await pushed({ type: 'your-turn', game: 'GAME', seat: 1, rules: 'demo', title: 'Friday' });
  expect(shown()).toEqual([
    'Your turn',
    { body: 'Friday', tag: 'GAME', icon: '/icon-192.png', data: '/#/table/seat/GAME.1' },
  ]);
  await pushed({ type: 'your-turn', game: 'GAME', seat: 0, rules: 'demo', title: null, tournament: 'CUP' });
  expect(shown()[1]).toMatchObject({ body: 'A game waits for you.', data: '/#/tournaments/CUP' });
});

test('a message that nobody understands leads to the start', async () => {
  for (const said of [null, 'x', {}, { game: 7 }]) {
    await pushed(said);
    expect(shown()[1]).toMatchObject({ body: 'A game waits for you.', data: '/' });
  }
  await happen('push', { data: null });
  expect(shown()[1]).toMatchObject({ data: '/' });
});

test('a press on it goes to the open window, or to a new one', async () => {
  const close = vi.fn();
  const notification = { close, data: '/#/table/seat/GAME.1' };
  await happen('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledWith('/#/table/seat/GAME.1');
  const window = { focus: vi.fn(async () => {}), navigate: vi.fn(async () => {}) };
  windows = [window];
  await happen('notificationclick', { notification });
  expect(window.focus).toHaveBeenCalled();
  expect(window.navigate).toHaveBeenCalledWith('/#/table/seat/GAME.1');
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(2);
});
