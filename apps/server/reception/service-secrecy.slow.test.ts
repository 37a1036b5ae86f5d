import type { News, TableView } from '@ironfield/client/api.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { sharedSeed } from '@ironfield/kernel/seed.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Attendee, Service } from '../service.ts';
import { describeServiceAlone } from '../testing/service-kept.fixture.ts';
import { attendees, createGame, playOn, recorder, value } from '../testing/service-testing.ts';

interface DemoTable {
  readonly setup: { readonly secrets?: readonly unknown[] };
  readonly hands: readonly (readonly string[] | number)[];
  readonly markers: readonly { seat: number; isDecoy: boolean | null; isRevealed: boolean }[];
  readonly sealed: unknown;
}

interface ClassicSetup {
  readonly map: {
    readonly legend: Readonly<Record<string, { readonly terrain: string }>>;
    readonly rows: readonly string[];
  };
  readonly deployment: readonly { readonly zones: readonly { readonly hexes: readonly string[] }[] }[];
}

const tableIn = ({ view }: TableView) => (view as { table: DemoTable }).table;

/** Facts that a viewer was told and may not know. */
function leaks(viewer: number | 'spectator', told: TableView): string[] {
  const { view, summary } = told;
  const { setup, hands, markers, sealed } = tableIn(told);
  const found: string[] = [];
  for (const [seat, hand] of hands.entries())
    if (seat !== viewer && typeof hand !== 'number') found.push('hand');
  for (const { seat, isDecoy, isRevealed } of markers) {
    if (seat !== viewer && !isRevealed && isDecoy !== null) found.push('decoy');
  }
  for (const [seat, secret] of setup.secrets?.entries() ?? [])
    if (seat !== viewer && secret !== null) found.push('secret setup');
  if (viewer === 'spectator' && sealed !== null) found.push('sealed');
  if (!summary.outcome && summary.seed !== null) found.push('seed');
  if ('dice' in (view as object) || 'dice' in tableIn(told)) found.push('dice');
  return found;
}

/** Both players and a spectator, all attending. */
async function attended(service: Service, seats: readonly Attendee[]) {
  const viewers: [number | 'spectator', Attendee][] = [
    [0, seats[0]],
    [1, seats[1]],
    ['spectator', { game: seats[0].game }],
  ];
  const listeners = viewers.map(() => recorder());
  for (const [index, [, attendee]] of viewers.entries())
    value(await service.attend(attendee, null, listeners[index]));
  return { viewers, listeners };
}

/** A player hides a unit: only its own side is sent its place. */
async function hidesOnesOwn(service: Service): Promise<void> {
  const options = { 'hidden-units': true };
  const seats = attendees(await createGame(service, { game: 'classic', scenario: 'skirmish', options }));
  const { listeners } = await attended(service, seats);
  const { view, summary } = value(await service.look(seats[0]));
  const { map, deployment } = (view as { table: { setup: ClassicSetup } }).table.setup;
  const woods = Object.keys(map.legend).filter((letter) => map.legend[letter].terrain.endsWith('woods'));
  const to = deployment[0].zones[0].hexes.find((hex) => {
    const [col, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return woods.includes(map.rows[row - 1].split(/ +/)[col - 1]);
  })!;
  const order = { type: 'hide', unit: 0, zone: 0, to, facing: 0 };
  value(await service.order(seats[0], { request: 'hides-in-woods', number: summary.number, order }));
  await new Promise((resolve) => setImmediate(resolve));
  const told = listeners.map(({ heard }) => heard.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(told).toEqual([['hid'], ['hides'], ['hides']]);
  const hexes = await Promise.all(
    [seats[0], seats[1], { game: seats[0].game }].map(async (attendee) => {
      const { view: seen } = value(await service.look(attendee));
      return (seen as { table: { units: readonly { hex: number }[] } }).table.units[0].hex;
    }),
  );
  expect(hexes).toEqual([expect.any(Number), -1, -1]);
  expect(hexes[0]).toBeGreaterThanOrEqual(0);
  // No one else is sent its place, in any form.
  expect(JSON.stringify(listeners[1].heard)).not.toContain(`"hex":${hexes[0]}`);
}

describeServiceAlone('Hidden information', (here) => {
  test.each(['ravine', 'picket'])(
    'Nothing of another’s hand, decoy, sealed bid or secret setup is in anything that is delivered: %s',
    async (scenario) => {
      const seats = attendees(await createGame(here.service, { scenario }));
      const { viewers, listeners } = await attended(here.service, seats);
      await playOn(here.service, seats);
      for (const [index, [viewer, attendee]] of viewers.entries()) {
        const { tables, heard } = listeners[index];
        const inPlay = tables.filter(({ summary }) => !summary.outcome);
        expect(inPlay.flatMap((table) => leaks(viewer, table))).toEqual([]);
        // A finished game is open to all.
        expect(tables.at(-1)!.summary.outcome).not.toBeNull();
        expect(tableIn(tables.at(-1)!)).toEqual(tableIn(listeners[0].tables.at(-1)!));
        expect(mustered(heard, viewer)).toEqual([]);
        expect(mustered(value(await here.service.history(attendee, 0)).read(), viewer)).toEqual([]);
      }
      const [own, watched] = [0, 2].map((index) => JSON.stringify(listeners[index].tables));
      expect(own).not.toEqual(watched);
    },
  );

  test('Of BattleTech in the dark nobody is sent the models, the moves and the hiding places of others', async () => {
    const options = { 'double-blind': true, 'concealed-information': true };
    const setup = scenarioSetup(games.find(({ id }) => id === 'classic')!, 'trial-by-fire', options);
    if (!setup.ok) throw new Error(setup.error[0].message);
    const { units } = setup.value as unknown as {
      readonly units: readonly { readonly seat: number; readonly unit: { readonly model: string } }[];
    };
    const begun = async () => {
      const seats = attendees(
        await createGame(here.service, { game: 'classic', scenario: 'trial-by-fire', options }),
      );
      const company = await attended(here.service, seats);
      await playOn(here.service, seats, { entries: 40 });
      return company;
    };
    const isOver = ({ listeners }: Awaited<ReturnType<typeof begun>>) =>
      listeners[0].tables.at(-1)!.summary.outcome !== null;
    // A finished game is open to all, and the dice may end one early.
    let game = await begun();
    while (isOver(game)) game = await begun();
    const { viewers, listeners } = game;
    for (const [index, [viewer, attendee]] of viewers.entries()) {
      const { tables, heard } = listeners[index];
      const news = [...heard, ...value(await here.service.history(attendee, 0)).read()];
      const all = JSON.stringify([tables, news]);
      const isOthers = (unit: number) => units[unit].seat !== viewer;
      for (const [index, { unit }] of units.entries())
        expect(all.includes(unit.model)).toBe(!isOthers(index));
      const moves = news.flatMap(({ events }) =>
        events.flatMap(({ type, unit }) => (type === 'moved' ? [unit as number] : [])),
      );
      expect(moves.filter(isOthers)).toEqual([]);
      expect(moves.length > 0).toBe(viewer !== 'spectator');
    }
    await hidesOnesOwn(here.service);
  });

  test('A sealed bid tells the others that it was made, and no more', async () => {
    const game = await createGame(here.service);
    const seats = attendees(game);
    const { waiting } = (await playOn(here.service, seats, { entries: 2 })).summary;
    expect(waiting).toEqual([0, 1]);
    const heardBy = async (supply: number) => {
      const listener = recorder();
      const { stop } = value(await here.service.attend(seats[1], null, listener));
      const { number } = value(await here.service.look(seats[0])).summary;
      const order = { type: 'bid', supply };
      value(await here.service.order(seats[0], { request: `bid-of-${supply}-${number}`, number, order }));
      await new Promise((resolve) => setImmediate(resolve));
      stop();
      const { view } = listener.tables[0];
      const menu = value(await here.service.menu(seats[1]));
      return JSON.stringify([listener.heard.map(({ events, seat }) => ({ events, seat })), view, menu]);
    };
    const low = await heardBy(0);
    value(await here.service.proposeTakeback(seats[0], 2));
    value(await here.service.answerTakeback(seats[1], true));
    expect(await heardBy(1)).toBe(low);
  });

  test('The kept log is what really happened, and leads to the shown state', async () => {
    const { summary, ...game } = await createGame(here.service);
    const { view } = await playOn(here.service, attendees({ summary, ...game }), { entries: 10 });
    const rows = await here.database.query<{ entry: string }>(
      'select entry from ironfield.entries order by number',
    );
    const [kept] = await here.database.query<{ house: string; setup: string }>(
      'select g.house, s.setup from ironfield.games g join ironfield.setups s on s.hash = g.setup',
    );
    const demo = games.find(({ id }) => id === 'demo')!;
    const seed = sharedSeed({ house: kept!.house, shares: [null, null] });
    const history = new History(demo, JSON.parse(kept!.setup), seed);
    for (const { entry } of rows) expect(history.add(JSON.parse(entry) as LogEntry)).toBeNull();
    expect(demo.table(history.state, 0)).toEqual((view as { table: object }).table);
  });
});

/** Secrets in the events of mustering. */
function mustered(news: readonly News[], viewer: number | 'spectator'): unknown[] {
  return news
    .flatMap(({ events }) => events)
    .filter((event) => event.type === 'mustered' && event.seat !== viewer)
    .filter((event) => 'decoy' in event || 'cards' in event);
}
