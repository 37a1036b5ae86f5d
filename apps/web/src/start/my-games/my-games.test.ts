import type { GameSummary } from '@ironfield/client/api.ts';
import { expect, test, vi } from 'vitest';
import type { LocalGameInfo } from '../../sessions/local-messages.ts';

vi.stubGlobal('window', { location: new URL('http://127.0.0.1/') });
const { inOrder, localGame, serverGame } = await import('./my-games.ts');

const here = (change: Partial<LocalGameInfo> = {}) =>
  localGame({
    id: 'a',
    game: 'classic',
    scenario: 'final-exam',
    players: [{ kind: 'human' }, { kind: 'bot', strength: 'veteran' }],
    created: '2026-01-01T00:00:00Z',
    updated: '2026-01-02T00:00:00Z',
    standing: 'Turn 3',
    asks: 'Move a unit',
    isOver: false,
    ...change,
  });

const SEAT = { kind: 'human', name: null, strength: null, timeLeft: null } as const;
const there = (change: Partial<GameSummary> = {}, seat = 0) =>
  serverGame(
    {
      id: 'x'.repeat(22),
      game: 'classic',
      scenario: 'skirmish',
      title: null,
      seats: [
        { ...SEAT, seat: 0, side: 'Defender' },
        { ...SEAT, seat: 1, side: 'Attacker', name: 'Ben' },
      ],
      begun: true,
      waiting: [1],
      takeback: null,
      outcome: null,
      updated: '2026-01-01T00:00:00Z',
      dice: { kind: 'house' },
      ...change,
    } as GameSummary,
    { game: 'x'.repeat(22), seat },
  );

test('A game of this device says against whom it is, how far it has come, and what is asked', () => {
  expect(here()).toMatchObject({
    title: 'Final Exam',
    company: 'against a veteran bot',
    standing: 'Turn 3',
    asks: 'Move a unit',
  });
  expect(here({ isOver: true, standing: 'Won' }).asks).toBeUndefined();
});

test('A game on the server says whose turn it is, and with whom', () => {
  expect(there()).toMatchObject({
    standing: 'Waiting for Ben (Attacker)',
    isTurn: false,
    company: 'with Ben',
  });
  expect(there({}, 1)).toMatchObject({ standing: 'Your turn', isTurn: true, company: 'with Defender' });
});

test('Whoever is asked to agree to a takeback is waited for', () => {
  const takeback = { by: 1, to: 0, agreed: [1] };
  expect(there({ takeback }).isTurn).toBe(true);
  expect(there({ takeback, waiting: [] }, 1).isTurn).toBe(false);
  const draw = { by: 1, agreed: [1], declined: null };
  expect(there({ draw, waiting: [1] }).isTurn).toBe(true);
  expect(there({ draw: { ...draw, declined: 0 }, waiting: [1] }).isTurn).toBe(false);
});

test('Where somebody waits for me comes first, what is over last', () => {
  const games = [here({ id: 'over', isOver: true }), here({ id: 'on' }), there({}, 1)];
  expect(inOrder(games).map(({ key }) => key)).toEqual([`${'x'.repeat(22)} 1`, 'on', 'over']);
});
