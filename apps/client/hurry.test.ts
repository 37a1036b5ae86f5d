import { expect, test } from 'vitest';
import { connect } from './connection/connection.ts';

test('whoever hurries does not wait for the next attempt, and does not disturb one that is under way', () => {
  const made: EventTarget[] = [];
  const connection = connect('http://localhost', {
    firstDelay: 60_000,
    lastDelay: 60_000,
    socket: () => {
      const socket = Object.assign(new EventTarget(), { readyState: 0, send() {}, close() {} });
      made.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  connection.hurry();
  expect(made).toHaveLength(1);
  made[0].dispatchEvent(new Event('close'));
  expect(connection.status).toBe('reconnecting');
  connection.hurry();
  connection.hurry();
  expect(made).toHaveLength(2);
  connection.close();
  connection.hurry();
  expect(made).toHaveLength(2);
});
