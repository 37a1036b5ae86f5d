import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import {
  contestedWorlds,
  type Holding,
  moveShips,
  productionOf,
  type Sector,
  type Ship,
  STRATEGIC_TURN,
  strategicEnd,
  whyNotMove,
  winnerOf,
} from './sector.ts';
import { isInReach, jumpsBetween, type Spot, starMap, stopBetween, systemsInReach } from './star-map.ts';

const map = starMap('book', 24);
const at = (name: string) => map.systems.find((system) => system.name === name)!;
const spot = ({ x, y }: Spot): Spot => ({ x, y });
const ship = (name: string, side: number, where: Spot, more: Partial<Ship> = {}): Ship => ({
  name,
  side,
  kind: 'jumpship',
  at: spot(where),
  cargo: 0,
  damagedIn: null,
  isCharged: false,
  ...more,
});
const sector = (more: Partial<Sector> = {}): Sector => ({
  map,
  turn: 1,
  ships: [],
  holdings: [],
  control: {},
  began: [4, 6],
  goal: 3,
  ...more,
});
const holding = (system: string, side: number, units: number, supply = 0): Holding => ({
  system,
  side,
  units,
  supply,
});
const throws = (...dice: (readonly [number, number])[]) => {
  const left = [...dice];
  return () => left.shift()!;
};
const none = throws();
/** Between Caripare and Asgard. */
const stop = stopBetween(at('Caripare'), at('Asgard'))!;

describe('the map of stars', () => {
  rule(
    'BF2-CAMP-23',
    'Example: Caripare reaches four of its neighbours in one jump, and Asgard in two',
    () => {
      const near = systemsInReach(map, at('Caripare')).map(({ name }) => name);
      expect(near).toEqual(expect.arrayContaining(['Itabaiana', 'Outer Volta', 'Juazeiro', 'Cyrenaica']));
      expect(near).not.toContain('Asgard');
      expect(jumpsBetween(at('Caripare'), at('Asgard'))).toBe(2);
      // There is no marked system on the way.
      expect(
        map.systems.filter((system) => isInReach(system, at('Asgard')) && near.includes(system.name)),
      ).toEqual([]);
    },
  );

  rule('BF2-CAMP-24', 'Each side begins with as many planets, whatever the seed', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { systems } = starMap(seed, 21);
      expect(systems).toHaveLength(20);
      expect(systems.filter(({ owner }) => owner === 0)).toHaveLength(10);
      expect(new Set(systems.map(({ name }) => name)).size).toBe(20);
      for (const side of [0, 1])
        expect(systems.filter(({ owner, rank }) => owner === side && rank === 'capital')).toHaveLength(1);
    }
  });

  test('The same seed is the same map', () => {
    expect(starMap('book', 24)).toEqual(map);
    expect(starMap('other', 24)).not.toEqual(map);
  });
});

describe('jumps', () => {
  const from = at('Caripare');

  rule('BF2-CAMP-22', 'A JumpShip makes one jump of 30 light-years at most', () => {
    const here = sector({ ships: [ship('Star', 0, from)] });
    const why = (...path: Spot[]) => whyNotMove(here, { ship: 'Star', path, load: 0 });
    expect(why(at('Itabaiana'))).toBeNull();
    expect(why(at('Asgard'))?.message).toMatch(/30 light-years/);
    expect(why(stop, at('Asgard'))?.message).toMatch(/one jump in a turn/);
    expect(isInReach({ x: 0, y: 0 }, { x: 300, y: 0 })).toBe(true);
    expect(isInReach({ x: 0, y: 0 }, { x: 301, y: 0 })).toBe(false);
  });

  rule(
    'BF2-CAMP-22',
    'With a battery, as WarShips have, two; or the second one is kept for later in the turn',
    () => {
      const here = sector({ ships: [ship('War', 0, from, { kind: 'warship' })] });
      const path = [spot(stop), spot(at('Asgard'))];
      expect(whyNotMove(here, { ship: 'War', path, load: 0 })).toBeNull();
      const far = moveShips(here, [{ ship: 'War', path, load: 0 }], throws([3, 4]));
      expect(far.sector.ships[0]).toMatchObject({ at: spot(at('Asgard')), isCharged: false });
      const near = moveShips(here, [{ ship: 'War', path: [at('Juazeiro')], load: 0 }], none);
      expect(near.sector.ships[0]!.isCharged).toBe(true);
      const fitted = sector({ ships: [ship('Star', 0, from, { hasBattery: true })] });
      expect(whyNotMove(fitted, { ship: 'Star', path, load: 0 })).toBeNull();
    },
  );

  rule(
    'BF2-CAMP-23',
    'A 2 in a system that is not marked damages the drive for a turn; two of them are the end',
    () => {
      const here = sector({ ships: [ship('Star', 0, from, { cargo: 5 })] });
      const move = { ship: 'Star', path: [stop], load: 0 };
      const fine = moveShips(here, [move], throws([1, 2]));
      expect(fine.sector.ships[0]).toMatchObject({ at: stop, damagedIn: null, cargo: 5 });
      const damaged = moveShips(here, [move], throws([1, 1], [1, 2])).sector;
      expect(damaged.ships[0]).toMatchObject({ at: stop, damagedIn: 2, cargo: 0 });
      const next = { ship: 'Star', path: [from], load: 0 };
      expect(whyNotMove({ ...damaged, turn: 2 }, next)?.rule).toBe('BF2-CAMP-23');
      expect(whyNotMove({ ...damaged, turn: 3 }, next)).toBeNull();
      const lost = moveShips(here, [move], throws([1, 1], [1, 1]));
      expect(lost.sector.ships).toEqual([]);
      expect(lost.events.at(-1)).toMatchObject({ type: 'misjump', isLost: true });
    },
  );
});

describe('who sees a ship', () => {
  const seen = (here: Sector, ...moves: readonly [ship: string, to: string][]) =>
    moveShips(
      here,
      moves.map(([name, to]) => ({ ship: name, path: [at(to)], load: 0 })),
      none,
    ).events.flatMap((event) => (event.type === 'detected' ? [`${event.ship} by ${event.by}`] : []));

  rule('BF2-CAMP-21', 'Whoever has units in the system, on the ground or in space, when it arrives', () => {
    const star = ship('Star', 0, at('Caripare'));
    const guarded = sector({ ships: [star], holdings: [holding('Juazeiro', 1, 2)] });
    expect(seen(guarded, ['Star', 'Juazeiro'])).toEqual(['Star by 1']);
    expect(seen(guarded, ['Star', 'Itabaiana'])).toEqual([]);
    const watched = sector({ ships: [star, ship('Watch', 1, at('Juazeiro'))] });
    // The one that arrives sees the other one, too.
    expect(seen(watched, ['Star', 'Juazeiro'])).toEqual(['Star by 1', 'Watch by 0']);
  });

  rule(
    'BF2-CAMP-21',
    'A ship at a jump point sees no units on the ground, and nobody is seen who was there before',
    () => {
      const here = sector({
        ships: [ship('Star', 0, at('Caripare')), ship('Watch', 1, at('Asgard'))],
        holdings: [holding('Caripare', 1, 3)],
      });
      expect(seen(here)).toEqual([]);
    },
  );

  rule('BF2-CAMP-20', 'Moves are carried out together: ships that change places do not meet', () => {
    const here = sector({ ships: [ship('Star', 0, at('Caripare')), ship('Sun', 1, at('Juazeiro'))] });
    expect(seen(here, ['Star', 'Juazeiro'], ['Sun', 'Caripare'])).toEqual([]);
    expect(seen(here, ['Star', 'Itabaiana'], ['Sun', 'Caripare'])).toEqual([]);
  });
});

describe('the strategic turn', () => {
  rule('BF2-CAMP-20', 'A week has ship movement, three turns on the planets, and an End Phase', () => {
    expect(STRATEGIC_TURN).toHaveLength(5);
    expect(STRATEGIC_TURN.filter((phase) => phase.startsWith('Planetary'))).toHaveLength(3);
    const here = sector({
      holdings: [
        holding('Juazeiro', 0, 1),
        holding('Juazeiro', 1, 2),
        holding('Caripare', 1, 1),
        holding('Asgard', 0, 1),
        holding('Asgard', 1, 0, 30),
        holding('Caripare', 0, 3),
      ],
    });
    expect(contestedWorlds(here)).toEqual(['Caripare', 'Juazeiro']);
  });

  rule(
    'BF2-CAMP-24',
    'A planet produces 10 for each unit its side began with, capitals two and three times as much',
    () => {
      const of = (rank: string, owner: number) =>
        map.systems.find((each) => each.rank === rank && each.owner === owner)!;
      const here = sector();
      expect(productionOf(here, of('world', 0).name)).toBe(40);
      expect(productionOf(here, of('district', 1).name)).toBe(120);
      expect(productionOf(here, of('capital', 0).name)).toBe(120);
      const taken = sector({ control: { [of('world', 0).name]: 1 } });
      expect(productionOf(taken, of('world', 0).name)).toBe(60);
      const after = strategicEnd(taken);
      expect(after.turn).toBe(2);
      expect(after.holdings).toContainEqual(holding(of('world', 0).name, 1, 0, 60));
      expect(strategicEnd(after).holdings).toContainEqual(holding(of('world', 0).name, 1, 0, 120));
    },
  );

  rule('BF2-CAMP-24', 'Ships take points along and add them where they arrive', () => {
    const here = sector({
      ships: [ship('Star', 0, at('Caripare'))],
      holdings: [holding('Caripare', 0, 2, 50), holding('Juazeiro', 0, 0, 5)],
    });
    const move = { ship: 'Star', path: [at('Juazeiro')], load: 30 };
    expect(whyNotMove(here, { ...move, load: 51 })?.message).toMatch(/50 Supply Points/);
    const after = moveShips(here, [move], none).sector;
    expect(after.holdings).toContainEqual(holding('Caripare', 0, 2, 20));
    expect(after.holdings).toContainEqual(holding('Juazeiro', 0, 0, 35));
    expect(after.ships[0]!.cargo).toBe(0);
  });

  rule('BF2-CAMP-24', 'Whoever controls as many enemy planets as was agreed has won', () => {
    const theirs = map.systems.filter(({ owner }) => owner === 1).slice(0, 3);
    const with2 = Object.fromEntries(theirs.slice(0, 2).map(({ name }) => [name, 0]));
    expect(winnerOf(sector({ control: with2 }))).toBeNull();
    expect(winnerOf(sector({ control: { ...with2, [theirs[2]!.name]: 0 } }))).toBe(0);
  });
});
