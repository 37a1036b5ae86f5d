import { randomFrom } from '@ironfield/kernel/random.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SERVICE_LIMITS } from '../limits/service-limits.ts';
import type { Attendee, Service } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { STORAGES } from '../storage/testing.ts';
import type { Task, Work } from '../tables/workshop/work.ts';
import {
  LostThreadError,
  type Run,
  type Threads,
  WorkshopThreads,
} from '../tables/workshop/workshop-threads.ts';
import {
  attendees,
  codeOf,
  createGame,
  playOn,
  randomOrder,
  recorder,
  testService,
  until,
  value,
} from '../testing/service-testing.ts';
import type { ServiceSettings } from './service-of.ts';

/** Threads that hold up work of some kinds until they are told to go on, or lose it. */
class MoodyThreads implements Threads {
  private readonly real = new WorkshopThreads(SERVICE_LIMITS.workshop.memory);
  private gate: PromiseWithResolvers<void> | null = null;
  held: Work[] = [];
  /** Kinds of work whose threads end in the middle. */
  lost: readonly Work[] = [];

  run(task: Task): Run {
    if (this.lost.includes(task.kind)) {
      const answer = Promise.reject(new LostThreadError());
      answer.catch(() => {});
      return { answer, stop: () => {} };
    }
    const { gate } = this;
    if (!gate || (task.kind !== 'replay' && task.kind !== 'draw')) return this.real.run(task);
    this.held.push(task.kind);
    const answer = gate.promise.then(() => this.real.run(task).answer);
    answer.catch(() => {});
    return { answer, stop: () => {} };
  }

  hold(): void {
    this.gate = Promise.withResolvers();
  }

  go(): void {
    this.gate?.resolve();
    this.gate = null;
  }

  /** Loses the work that was held up, and every further attempt. */
  lose(): void {
    this.lost = this.held;
    this.gate?.reject(new LostThreadError());
    this.gate = null;
  }

  close(): Promise<void> {
    return this.real.close();
  }
}

const CLOCK = { initial: 60, increment: 5 };

describe.each(STORAGES)('While the workshop works, kept by $name', ({ open }) => {
  let database: Database;
  let threads: MoodyThreads;
  let service: Service;
  let time: number;
  const services: Service[] = [];

  async function another(settings: Partial<ServiceSettings> = {}): Promise<Service> {
    const made = await testService(database, { steady: () => time, workshopThreads: threads, ...settings });
    services.push(made);
    return made;
  }

  beforeEach(async () => {
    time = 1_800_000_000_000;
    database = await open();
    threads = new MoodyThreads();
    service = await another();
  });
  afterEach(async () => {
    threads.go();
    for (const each of services.splice(0)) await each.close();
  });

  async function played(entries: number, clock?: typeof CLOCK) {
    const seats = attendees(await createGame(service, clock ? { clock } : {})) as [Attendee, Attendee];
    const { summary } = await playOn(service, seats, { entries });
    return { seats, summary };
  }

  test('a table that goes back has orders wait in order, and others do not wait for it', async () => {
    const { seats } = await played(5);
    const [first, second] = seats;
    const other = await played(2);
    const listener = recorder();
    value(await service.attend({ game: first.game }, null, listener));
    value(await service.proposeTakeback(first, 2));
    threads.hold();
    const answers: string[] = [];
    const note = (name: string, answer: Promise<{ readonly ok: boolean }>) =>
      answer.then(({ ok }) => void answers.push(`${name} ${ok}`));
    const agreed = note('takeback', service.answerTakeback(second, true));
    await until(() => threads.held.length > 0, 'the workshop');
    const late = note(
      'order',
      service.order(first, { request: 'too-late-1', number: 5, order: { type: 'x' } }),
    );
    const chat = note('chat', service.chat(second, 'Well played', 'well-played'));
    await playOn(service, other.seats, { entries: 6, seed: 'meanwhile' });
    expect(answers).toEqual([]);
    threads.go();
    await Promise.all([agreed, late, chat]);
    expect(answers).toEqual(['takeback true', 'order false', 'chat true']);
    expect(listener.heard.map(({ number, kind }) => [number, kind])).toEqual([[6, 'takeback']]);
    await playOn(service, seats, { entries: 8 });
    expect(listener.heard.map(({ number }) => number)).toEqual([6, 7, 8]);
  });

  test('what is cut off has not happened, and works when it is asked for again', async () => {
    const { seats } = await played(5);
    const [first, second] = seats;
    const listener = recorder();
    value(await service.attend({ game: first.game }, null, listener));
    value(await service.proposeTakeback(first, 2));
    threads.lost = ['replay', 'draw', 'begin', 'check'];
    expect(codeOf(await service.answerTakeback(second, true))).toBe('busy');
    const { takeback, number } = value(await service.look(first)).summary;
    expect({ takeback, number }).toEqual({ takeback: { by: 0, to: 2, agreed: [0] }, number: 5 });
    const wish = { game: 'demo', scenario: 'ravine', seats: [{ kind: 'own' }, { kind: 'own' }] } as const;
    expect(codeOf(await service.create({ ...wish, seats: [...wish.seats] }))).toBe('busy');
    threads.lost = [];
    value(await service.answerTakeback(second, true));
    expect(listener.heard.map(({ number, kind }) => [number, kind])).toEqual([[6, 'takeback']]);
    await playOn(service, seats, { entries: 8 });

    const bot = { kind: 'bot', strength: 'recruit' } as const;
    const [alone] = attendees(await createGame(service, { seats: [{ kind: 'own' }, bot] }));
    await until(async () => value(await service.look(alone!)).summary.waiting.includes(0), 'the turn');
    threads.lost = ['draw'];
    expect(codeOf(await service.offerDraw(alone!))).toBe('busy');
    expect(value(await service.look(alone!)).summary.draw).toBeUndefined();
  });

  test('another process that cannot catch up with a takeback now does so later, entry by entry', async () => {
    const { seats } = await played(5);
    const [first, second] = seats;
    const moody = new MoodyThreads();
    const away = await another({ workshopThreads: moody });
    const listener = recorder();
    value(await away.attend({ game: first.game }, null, listener));
    moody.lost = ['replay'];
    value(await service.proposeTakeback(first, 2));
    value(await service.answerTakeback(second, true));
    await playOn(service, seats, { entries: 9, seed: 'after' });
    expect(codeOf(await away.look(first))).toBe('busy');
    expect([listener.heard, listener.losses]).toEqual([[], []]);
    moody.lost = [];
    await until(() => listener.heard.length === 4, 'the news');
    expect(listener.heard.map(({ number }) => number)).toEqual([6, 7, 8, 9]);
    const looks = await Promise.all([service, away].map(async (each) => value(await each.look(first)).view));
    expect(looks[1]).toEqual(looks[0]);
    expect(value(await away.history(first, 0)).read()).toEqual(value(await service.history(first, 0)).read());
  });

  test('clocks are charged by when an order came, and nobody runs out of time who ordered in time', async () => {
    const { seats, summary } = await played(4, CLOCK);
    const control = await played(4, CLOCK);
    const seat = summary.waiting[0]!;
    const table = value(await service.look(seats[seat]!));
    const order = randomOrder(table, randomFrom('in time'));
    const before = table.summary.seats[seat]!.timeLeft!;
    value(await service.proposeTakeback(seats[0], 1));
    threads.hold();
    const agreed = service.answerTakeback(seats[1], true);
    await until(() => threads.held.length > 0, 'the workshop');
    time += 3000;
    const ordered = service.order(seats[seat]!, { request: 'in-time-1', number: 4, order });
    await until(async () => {
      time += 1000;
      return value(await service.look(control.seats[0])).summary.outcome !== null;
    }, 'the clock of another game');
    threads.lose();
    expect(codeOf(await agreed)).toBe('busy');
    expect(value(await ordered).number).toBe(5);
    const after = value(await service.look(seats[0])).summary;
    expect(after.outcome).toBeNull();
    expect(after.seats[seat]!.timeLeft).toBe(before - 3000 + CLOCK.increment * 1000);
  });
});
