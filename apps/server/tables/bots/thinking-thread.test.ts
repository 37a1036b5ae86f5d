import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { games } from '../../games.ts';
import { questionAt, started } from './thinking.fixture.ts';
import { type ThinkingTask, ThinkingThread, TooLongError } from './thinking-thread.ts';

const open: ThinkingThread[] = [];
afterEach(async () => {
  for (const thread of open.splice(0)) await thread.close();
});

/** With a worker of one's own: what it does with a `task`. */
function threadOf(body?: string): ThinkingThread {
  const text = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (task) => { ${body} });`;
  const file = body === undefined ? undefined : new URL(`data:text/javascript,${encodeURIComponent(text)}`);
  open.push(new ThinkingThread(pino({ level: 'silent' }), file));
  return open.at(-1)!;
}

/** Answers with what it was sent. */
const ECHO = 'parentPort.postMessage({ order: task, milliseconds: 0 });';

const demo = games.find(({ id }) => id === 'demo')!;

function askDemo(thread: ThinkingThread, { strength = 'recruit' as Strength } = {}) {
  const state = started(demo);
  return thread.ask(questionAt(demo, state, strength), { hash: 'demo', setup: state.setup });
}

const hasSecrets = (game: (typeof games)[number]) => started(game).setup.secrets !== undefined;
const named = (some: typeof games) => some.map((game) => [game.id, game] as const);

test.each(named(games.filter((game) => !hasSecrets(game))))(
  'The setup of %s is left out of the view and sent once',
  async (hash, game) => {
    const thread = threadOf(ECHO);
    const state = started(game);
    const { setup } = state;
    const question = questionAt(game, state, 'recruit');
    const sent = async () => (await thread.ask(question, { hash, setup }))?.order as CoreOrder & ThinkingTask;
    const [first, second] = [await sent(), await sent()];
    expect(first.setup).toEqual({ hash, value: setup, forget: null });
    expect(second.setup).toEqual({ hash, value: null, forget: null });
    expect(second.question.view.table).not.toHaveProperty('setup');
    expect({ ...second.question.view.table, setup }).toEqual(question.view.table);
  },
);

test.each(named(games.filter(hasSecrets)))(
  'The setup of %s has secrets: the view keeps what its seat may know',
  async (hash, game) => {
    const state = started(game);
    const question = questionAt(game, state, 'recruit');
    const thought = await threadOf(ECHO).ask(question, { hash, setup: state.setup });
    const sent = thought?.order as CoreOrder & ThinkingTask;
    expect(sent.setup).toBeNull();
    expect(sent.question.view).toEqual(question.view);
  },
);

test('Setups that the thread keeps no longer are sent again', async () => {
  const thread = threadOf();
  const state = started(demo);
  const question = questionAt(demo, state, 'regular');
  const ask = (hash: number) => thread.ask(question, { hash: String(hash), setup: state.setup });
  const hashes = Array.from({ length: 50 }, (_, index) => index);
  const thoughts = await Promise.all([...hashes, ...hashes].map(ask));
  expect(new Set(thoughts.map((thought) => JSON.stringify(thought?.order))).size).toBe(1);
});

test('A bot that fails is an error, after which the thread goes on', async () => {
  const thread = threadOf();
  const state = started(demo);
  const unknown = { ...questionAt(demo, state, 'recruit'), game: 'chess' };
  const failing = thread.ask(unknown, { hash: 'demo', setup: state.setup });
  await expect(failing).rejects.toThrow('does not know the game chess');
  expect(await askDemo(thread)).toMatchObject({ order: { type: expect.any(String) } });
});

test('A thread that dies takes one question with it; those that wait go to a new one', async () => {
  const thread = threadOf(`if (task.question.strength === 'veteran') process.exit(1); else ${ECHO}`);
  const answers = await Promise.allSettled([
    askDemo(thread),
    askDemo(thread, { strength: 'veteran' }),
    askDemo(thread),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  // The new one has nothing of what the old one had.
  expect(answers[2]).toMatchObject({ value: { order: { setup: { value: { scenario: 'ravine' } } } } });
});

test('What takes too long is given up, and the thread goes on', async () => {
  const thread = threadOf(`if (task.question.strength === 'veteran') for (;;); else ${ECHO}`);
  const endless = askDemo(thread, { strength: 'veteran' });
  thread.giveUp();
  await expect(endless).rejects.toThrow(TooLongError);
  expect(await askDemo(thread)).toMatchObject({ order: { question: { strength: 'recruit' } } });
});

test('Closing gives up what is being thought about, and takes nothing more', async () => {
  const thread = threadOf('for (;;);');
  const thoughts = [askDemo(thread), askDemo(thread)];
  await thread.close();
  expect(await Promise.all([...thoughts, askDemo(thread)])).toEqual([null, null, null]);
});
