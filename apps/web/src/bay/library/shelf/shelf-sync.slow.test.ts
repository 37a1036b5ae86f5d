import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { Problem } from '@ironfield/client/api.ts';
import { accepted, refused } from '@ironfield/kernel/refusal.ts';
import { MemoryStore } from '@ironfield/mechbay/library/store.ts';
import { Library } from '@ironfield/mechbay/library.ts';
import { SERVICE_LIMITS } from '@ironfield/server/limits/service-limits.ts';
import { MemoryShelfStore } from '@ironfield/server/shelves/memory-shelf-store.fixture.ts';
import { Shelves } from '@ironfield/server/shelves/shelves.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShelfServer } from './shelf-exchange.ts';
import type { Remembered, ShelfMemory } from './shelf-memory.ts';
import { placeOf } from './shelf-state.ts';
import { ShelfSync } from './shelf-sync.ts';
import { ON_TOP, UNREADABLE } from './shelf-text.ts';

const atlas = STOCK_MECHS['AS7-D'];
const jenner = STOCK_MECHS['JR7-D'];

/** A server, and the line to it. */
class Line implements ShelfServer {
  readonly shelves = new Shelves({
    store: new MemoryShelfStore(),
    limits: { ...SERVICE_LIMITS.shelf, designs: 5 },
    now: Date.now,
  });
  /** The answer in place of the real one. */
  trouble: Problem | null = null;
  /** Saves that arrive, but whose answers do not. */
  lost = 0;
  calls = 0;

  private async through<T>(body: () => Promise<T>): Promise<T | ReturnType<typeof refused<Problem>>> {
    this.calls++;
    return this.trouble ? refused(this.trouble) : body();
  }

  openShelf = (body: { secret?: string | undefined }) => this.through(() => this.shelves.open(body.secret));
  shelf = (secret: string) => this.through(() => this.shelves.look(secret));
  designVersions = (secret: string, design: string, since: number) =>
    this.through(async () => {
      const answer = await this.shelves.versions(secret, design, since);
      return answer.ok ? { ok: true as const, value: { versions: [...answer.value] } } : answer;
    });
  saveDesign: ShelfServer['saveDesign'] = (secret, design, body) =>
    this.through(async () => {
      const answer = await this.shelves.save(secret, design, body);
      if (this.lost <= 0) return answer;
      this.lost--;
      return refused(AWAY);
    });
}

const AWAY: Problem = { code: 'unavailable', message: 'The line is cut' };

/** Nobody saves twice in a millisecond. */
let moment = Date.now();

/** A browser with designs of its own. */
function device(line: ShelfServer, secret?: string) {
  const store = new MemoryStore();
  let remembered: Remembered | null = secret === undefined ? null : { secret, kept: {} };
  const memory: ShelfMemory = {
    read: () => remembered,
    write: (shelf) => {
      remembered = shelf;
    },
  };
  const library = new Library(store, { now: () => new Date(moment++), newId: () => `design-${moment}` });
  const sync = new ShelfSync({ store, server: line, memory });
  return {
    store,
    library,
    sync,
    secret: () => remembered?.secret ?? '',
    /** As after a reload. */
    again: () => new ShelfSync({ store, server: line, memory }),
    async save(unit = atlas, document?: string) {
      const last = document ? (await library.revisions(document)).at(-1)!.number : 0;
      const result = document ? await library.save(document, last, unit) : await library.add(unit);
      if (!result.ok) throw new Error(result.error.message);
      return result.value;
    },
    async titles(document: string) {
      return (await library.revisions(document)).map(({ unit }) => unit?.model ?? null);
    },
  };
}

let line: Line;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  line = new Line();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the shelf of a browser', () => {
  test('is made with the first save, and then everything is on it', async () => {
    const own = device(line);
    own.sync.refresh();
    expect([own.sync.state.secret, line.calls], 'nobody is asked before').toEqual([null, 0]);
    const { document, number } = await own.save();
    expect(placeOf(own.sync.state, document, number)).toBe('here');
    own.sync.begin();
    await own.sync.sync();
    expect(placeOf(own.sync.state, document, number)).toBe('server');
    const second = await own.save(jenner);
    expect(placeOf(own.sync.state, second.document, 1)).toBe('waiting');
    await own.sync.sync();
    await own.library.remove(second.document, 1);
    await own.sync.sync();
    expect(await line.shelves.look(own.secret())).toMatchObject({
      value: {
        designs: [
          { removed: false, versions: { length: 1 } },
          { removed: true, versions: { length: 2 } },
        ],
      },
    });
    expect(placeOf(own.again().state, document, 1), 'known after a reload').toBe('server');
  });

  test('waits while there is no line, and catches up by itself', async () => {
    const own = device(line);
    line.trouble = AWAY;
    const { document } = await own.save();
    own.sync.begin();
    await own.sync.sync();
    expect(placeOf(own.sync.state, document, 1)).toBe('waiting');
    line.trouble = null;
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(placeOf(own.sync.state, document, 1)).toBe('server'));
  });

  test.each([
    ['a server from before there were shelves', 'unknown-route'],
    ['a server of files', 'internal'],
  ] as const)('%s means saved here, and is not asked again', async (_, code) => {
    const own = device(line);
    line.trouble = { code, message: '' };
    const { document } = await own.save();
    own.sync.begin();
    await own.sync.sync();
    expect(placeOf(own.sync.state, document, 1)).toBe('here');
    const { calls } = line;
    own.sync.begin();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(line.calls).toBe(calls);
  });

  test('is the same on a second device; what both have changed is kept by both, and told', async () => {
    const phone = device(line);
    const { document } = await phone.save({ ...atlas, model: 'A' });
    phone.sync.begin();
    await phone.sync.sync();
    const desk = device(line, phone.secret());
    const own = await desk.save(jenner);
    await desk.sync.sync();
    await phone.sync.sync();
    expect(await desk.titles(document)).toEqual(['A']);
    expect(await phone.titles(own.document)).toEqual(['JR7-D']);

    await phone.save({ ...atlas, model: 'B' }, document);
    await desk.save({ ...atlas, model: 'C' }, document);
    for (const { sync } of [phone, desk, phone]) await sync.sync();
    expect(await phone.titles(document)).toEqual(['A', 'B', 'C', 'C']);
    expect(await desk.titles(document)).toEqual(['A', 'C', 'B', 'C']);
    expect(desk.sync.state.conflicts).toEqual([document]);
    expect((await phone.library.revisions(document)).at(-1)!.note).toBe(ON_TOP);
    desk.sync.forgetConflicts();
    await desk.sync.sync();
    expect(desk.sync.state.conflicts).toEqual([]);
  });

  test('looks again at once when somebody saves in between', async () => {
    const phone = device(line);
    const { document } = await phone.save({ ...atlas, model: 'A' });
    phone.sync.begin();
    await phone.sync.sync();
    const desk = device(line, phone.secret());
    await desk.sync.sync();
    await phone.save({ ...atlas, model: 'B' }, document);
    await desk.save({ ...atlas, model: 'C' }, document);
    const save = line.saveDesign;
    line.saveDesign = async (...asked) => {
      line.saveDesign = save;
      await phone.sync.sync();
      return save(...asked);
    };
    await desk.sync.sync();
    expect(await desk.titles(document)).toEqual(['A', 'C', 'B', 'C']);
    expect(placeOf(desk.sync.state, document, 4)).toBe('server');
  });

  test('takes what lay here along when a link opens another one', async () => {
    const [phone, desk] = [device(line), device(line)];
    for (const [one, unit] of [
      [phone, atlas],
      [desk, jenner],
    ] as const) {
      await one.save(unit);
      one.sync.begin();
      await one.sync.sync();
    }
    expect(await desk.sync.join('N'.repeat(43))).toMatchObject({ code: 'unknown-shelf' });
    line.trouble = AWAY;
    expect(await desk.sync.join(phone.secret())).toMatchObject({ code: 'unavailable' });
    expect(desk.secret()).not.toBe(phone.secret());
    line.trouble = null;
    expect(await desk.sync.join(phone.secret())).toBeNull();
    await desk.sync.sync();
    await phone.sync.sync();
    for (const { library } of [phone, desk])
      expect((await library.list()).entries.map(({ unit }) => unit.name)).toEqual(['Atlas', 'Jenner']);
  });

  test('is made again where the server has lost it', async () => {
    const own = device(line);
    const { document } = await own.save();
    own.sync.begin();
    await own.sync.sync();
    const other = new Line();
    Object.assign(line, {
      openShelf: other.openShelf,
      shelf: other.shelf,
      designVersions: other.designVersions,
      saveDesign: other.saveDesign,
    });
    await own.sync.sync();
    expect(await other.designVersions(own.secret(), document, 0)).toMatchObject({
      value: { versions: { length: 1 } },
    });
  });

  test('that is full says so of what it does not take, and takes the rest', async () => {
    const own = device(line);
    for (let i = 0; i < 6; i++) await own.save({ ...atlas, model: `M-${i}` });
    own.sync.begin();
    await own.sync.sync();
    const { entries } = await own.library.list();
    const places = entries.map(({ document, revision }) => placeOf(own.sync.state, document, revision));
    expect(places.sort()).toEqual(['refused', 'server', 'server', 'server', 'server', 'server']);
    expect(Object.values(own.sync.state.refusals)).toEqual([expect.stringMatching(/5 designs/)]);
    await own.save({ ...atlas, model: 'M-0b' }, entries[0].document);
    await own.sync.sync();
    expect(placeOf(own.sync.state, entries[0].document, 2)).toMatch(/server|refused/);
  });

  test('with something that this page cannot read leaves it there, and takes the rest', async () => {
    const newer = device(line);
    const strange = await newer.save({ ...atlas, model: 'STRANGE' });
    await newer.save(jenner);
    newer.sync.begin();
    await newer.sync.sync();
    const { designVersions } = line;
    line.designVersions = async (...asked) => {
      const answer = await designVersions(...asked);
      const later = (unit: unknown) => ({ ...(unit as object), version: 2 });
      if (!answer.ok || asked[1] !== strange.document) return answer;
      return accepted({ versions: answer.value.versions.map((one) => ({ ...one, unit: later(one.unit) })) });
    };
    const own = device(line, newer.secret());
    await own.sync.sync();
    expect((await own.library.list()).entries.map(({ unit }) => unit.name)).toEqual(['Jenner']);
    expect(own.sync.state.refusals).toEqual({ [strange.document]: UNREADABLE });
    line.designVersions = designVersions;
    await own.sync.sync();
    expect((await own.library.list()).entries).toHaveLength(2);
    expect(own.sync.state.refusals).toEqual({});
  });

  test('is not asked too much at once', async () => {
    const own = device(line);
    const { document } = await own.save({ ...atlas, model: 'M-0' });
    for (let i = 1; i < 150; i++) await own.save({ ...atlas, model: `M-${i}` }, document);
    own.sync.begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(line.calls).toBeLessThan(115);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(placeOf(own.sync.state, document, 150)).toBe('server');
  });

  test('comes to an end where this browser cannot add, and tries again another time', async () => {
    const other = device(line);
    const { document } = await other.save();
    other.sync.begin();
    await other.sync.sync();
    const own = device(line, other.secret());
    const adding = vi.spyOn(own.store, 'append').mockResolvedValue(false);
    await own.sync.sync();
    expect(await own.titles(document)).toEqual([]);
    adding.mockRestore();
    await own.sync.sync();
    expect(await own.titles(document)).toEqual(['AS7-D']);
  });

  test('whatever three devices do on a bad line, in the end all have everything and agree', async () => {
    const act = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('save', 'save', 'remove', 'restore', 'sync', 'windows', 'all', 'cut', 'lose'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        line = new Line();
        const first = device(line);
        const { document } = await first.save();
        first.sync.begin();
        await first.sync.sync();
        const devices = [first, device(line, first.secret()), device(line, first.secret())];
        for (const { sync } of devices) await sync.sync();
        const saved = new Set<string>();
        let count = 0;
        for (const { who, what } of acts) {
          const { library, sync, again } = devices[who];
          const { number } = (await library.revisions(document)).at(-1)!;
          line.trouble = what === 'cut' ? AWAY : null;
          line.lost = what === 'lose' ? 1 : 0;
          if (what === 'save') {
            const model = `M-${count++}`;
            saved.add(model);
            await library.save(document, number, { ...atlas, model });
          } else if (what === 'remove') await library.remove(document, number);
          else if (what === 'restore') await library.restore(document, 1);
          else if (what === 'windows') await Promise.all([sync.sync(), again().sync()]);
          else if (what === 'all') await Promise.all(devices.map((each) => each.sync.sync()));
          else await sync.sync();
        }
        line.trouble = null;
        line.lost = 0;
        for (const { sync } of [...devices, ...devices]) await sync.sync();
        const histories = await Promise.all(devices.map(({ library }) => library.revisions(document)));
        const contents = histories.map((history) =>
          history.map(({ savedAt, unit, note }) => JSON.stringify([savedAt, unit, note])).sort(),
        );
        expect(contents[1]).toEqual(contents[0]);
        expect(contents[2]).toEqual(contents[0]);
        expect(new Set(contents[0]).size, 'nothing twice').toBe(contents[0].length);
        for (const model of saved) expect(contents[0].join()).toContain(`"${model}"`);
        const newest = histories.map((history) => history.at(-1)!.unit);
        expect(newest[1]).toEqual(newest[0]);
        expect(newest[2]).toEqual(newest[0]);
        for (const [i, { sync }] of devices.entries())
          expect(placeOf(sync.state, document, histories[i].at(-1)!.number)).toBe('server');
      }),
      { numRuns: 100 },
    );
  });
});
