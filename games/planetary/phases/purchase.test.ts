import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import {
  eventsFor,
  menuFor,
  startGame,
  submit,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues, Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { describe, expect, test } from 'vitest';
import { PRINTED_COUNTERS } from '../data/tables.ts';
import type { Event } from '../events.ts';
import { planetary } from '../game.ts';
import type { Order } from '../orders.ts';
import { GLOBE, placeName, placeOf } from '../rules/places.ts';
import { victoryPoints } from '../rules/war/points.ts';
import type { Wanted } from '../rules/war/purchase.ts';
import { warIn } from '../rules/war/stacks.ts';
import { worldIn } from '../rules/world.ts';
import { ABOARD, type Setup, type State, UNPLACED } from '../state.ts';

function assaultWith(options: OptionValues = {}): Setup {
  const setup = scenarioSetup(planetary, 'assault', options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

/** A war in which orders are given in turn. */
class Preparation {
  readonly state: State;

  constructor(options: OptionValues = {}) {
    this.state = startGame(planetary, assaultWith(options), 'assault');
  }

  give(seat: Seat, order: Order): readonly Event[] {
    const result = submit(planetary, this.state, seat, order);
    if (!result.ok) throw new Error(result.error.message);
    return result.value.events;
  }

  refusal(seat: Seat, order: unknown): string | null {
    const result = submit(planetary, this.state, seat, order);
    return result.ok ? null : result.error.message;
  }

  buys(seat: Seat, ...list: readonly string[]): readonly Event[] {
    return this.give(seat, { type: 'buy', units: asList(list) });
  }

  whyNotBuy(seat: Seat, ...list: readonly string[]): string | null {
    return this.refusal(seat, { type: 'buy', units: asList(list) });
  }

  /** The counters of a type, in their order. */
  of(type: string): number[] {
    return this.state.counters.flatMap((counter) => (counter.type === type ? [counter.id] : []));
  }

  found(index: number, to: string): void {
    this.give(1, { type: 'found', unit: this.of('city')[index], to });
  }

  post(type: string, to: string, index = 0): void {
    this.give(1, { type: 'post', unit: this.of(type)[index], to });
  }
}

/** Lines such as `2 heavy-mech-iu`, with another quality than Regular behind. */
const asList = (lines: readonly string[]): Wanted[] =>
  lines.map((line) => {
    const [count, type, quality = 'regular'] = line.split(' ');
    return { unit: `${type} ${quality}`, count: Number(count) };
  });

/** EXAMPLE PA-SCN-01 */
const TWO_HUNDRED = [
  '2 dropship-large-transports',
  '4 heavy-mech-iu',
  '4 medium-mech-iu',
  '2 light-mech-iu',
  '2 medium-fighter-iu',
  '2 medium-vehicle',
  '2 supply-convoy',
  '1 artillery',
  '1 infantry',
];
const DEFENCE = ['1 city', '1 fortress', '4 heavy-vehicle', '10 infantry', '4 medium-vehicle'];
const INNER_SPHERE = { attackers: 'inner-sphere' };

describe('Purchase', () => {
  rule(
    ['PA-SEQ-04', 'PA-UNIT-07'],
    'Both sides buy in secret, and neither is told what the other has bought',
    () => {
      const war = new Preparation(INNER_SPHERE);
      expect(waitingFor(war.state)).toEqual([0, 1]);
      const first = war.buys(0, ...TWO_HUNDRED);
      expect(eventsFor(planetary, first, 1)).toEqual([]);
      expect(viewFor(planetary, war.state, 1).table.counters).toEqual([]);
      expect(waitingFor(war.state)).toEqual([1]);
      const both = war.buys(1, ...DEFENCE);
      const told = eventsFor(planetary, both, 1).flatMap((event) => (event.type === 'bought' ? [event] : []));
      expect(told[0].counters).toHaveLength(20);
      expect(told[0].counters.every(({ type, quality }) => type === null && quality === null)).toBe(true);
      const seen = viewFor(planetary, war.state, 1).table;
      expect(seen.counters.filter(({ side }) => side === 0).every(({ type }) => type === null)).toBe(true);
      // Cities and convoys are never face-down.
      const theirs = viewFor(planetary, war.state, 0).table.counters.filter(({ side }) => side === 1);
      expect(theirs.filter(({ type }) => type !== null).map(({ type }) => type)).toEqual([
        'city',
        'city',
        'city',
        'fortress',
      ]);
    },
  );

  rule('PA-UNIT-07', 'Nobody spends more than the points agreed on, and what is not spent is lost', () => {
    const war = new Preparation({ ...INNER_SPHERE, points: 60 });
    expect(war.whyNotBuy(0, '1 dropship-large-transports', '4 heavy-mech-iu')).toBe(
      'That costs 68 points, and there are 60',
    );
    // Of the 60 points of a defender 20 are spent on two cities.
    expect(war.whyNotBuy(1, '3 heavy-vehicle', '1 light-vehicle')).toBe(
      'That costs 41 points, and there are 40',
    );
    expect(war.whyNotBuy(1, '3 heavy-vehicle')).toBeNull();
    expect(war.whyNotBuy(0, '1 dropship-large-transports', '3 heavy-mech-iu')).toBeNull();
  });

  rule('PA-UNIT-07', 'Quality is paid for, and what is not named is Regular', () => {
    const war = new Preparation({ ...INNER_SPHERE, points: 60 });
    expect(war.whyNotBuy(1, '1 heavy-vehicle elite', '1 heavy-vehicle', '1 heavy-vehicle veteran')).toBe(
      'That costs 41 points, and there are 40',
    );
    expect(war.refusal(1, { type: 'buy', units: [{ unit: 'city elite', count: 1 }] })).toMatch(
      /"city elite" is not possible/,
    );
  });

  rule('PA-SCN-01', 'The attacker of the example buys for 200 points, and all of it is aboard', () => {
    const war = new Preparation(INNER_SPHERE);
    war.buys(0, ...TWO_HUNDRED);
    war.buys(1, ...DEFENCE);
    const own = war.state.counters.filter(({ side }) => side === 0);
    expect(own).toHaveLength(20);
    expect(own.filter(({ place }) => place === ABOARD)).toHaveLength(18);
    expect(own.filter(({ place }) => place === placeOf('0803')).map(({ type }) => type)).toEqual([
      'dropship-large-transports',
      'dropship-large-transports',
    ]);
    // PA-SCN-05: with a defender of 200 points each of four strongholds counts 100.
    expect(war.state.war!.settlements).toHaveLength(4);
  });

  rule(
    'PA-SCN-01',
    'An attacker needs room for everybody, fighters too; cargo in transports takes none',
    () => {
      const war = new Preparation(INNER_SPHERE);
      expect(war.whyNotBuy(0, '1 dropship-small-transports', '4 infantry')).toBe(
        'There is no room for Infantry Battalion aboard your DropShips',
      );
      expect(war.whyNotBuy(0, '1 dropship-small-transports', '3 infantry', '1 light-fighter-is')).toBe(
        'There is no room for Light Fighter Squadron (IS) aboard your DropShips',
      );
      expect(war.whyNotBuy(0, '4 infantry')).not.toBeNull();
      // Two of four battalions ride in the transport company, which takes one place.
      expect(war.whyNotBuy(0, '1 dropship-small-transports', '1 ground-transport', '4 infantry')).toBeNull();
    },
  );

  rule(['PA-SCN-01', 'PA-UNIT-05'], 'A Trinary takes two places', () => {
    const war = new Preparation();
    expect(
      war.whyNotBuy(0, '1 clan-dropship-small-transports', '2 clan-heavy-mech-trinary-c1'),
    ).not.toBeNull();
    const list = [
      '1 clan-dropship-small-transports',
      '1 clan-heavy-mech-trinary-c1',
      '1 clan-infantry-binary',
    ];
    expect(war.whyNotBuy(0, ...list)).toBeNull();
  });

  rule(
    'PA-SCN-01',
    'An attacker buys neither settlements nor ships; a defender has at least two cities',
    () => {
      const war = new Preparation(INNER_SPHERE);
      for (const type of ['city', 'base', 'fortress', 'naval-transport', 'submarine'])
        expect(war.whyNotBuy(0, `1 ${type}`)).toMatch(/is not possible/);
      war.buys(0);
      war.buys(1);
      expect(war.of('city')).toHaveLength(2);
    },
  );

  rule('PA-SCN-01', 'WarShips, JumpShips and stations of an attacker are in the hex of the planet', () => {
    const war = new Preparation(INNER_SPHERE);
    war.buys(0, '1 small-warship', '1 jumpship', '1 space-station', '1 dropship-assault');
    war.buys(1, '1 infantry');
    const own = war.state.counters.filter(({ side }) => side === 0);
    expect(own.map(({ place }) => placeName(place))).toEqual(['0803', '0803', '0803', '0803']);
    // PA-DEEP-06: they are charged. The enemy is not told which of them has a drive at all.
    expect(war.state.war!.sky!.drives).toEqual([
      { counter: 0, drive: 'charged', battery: 'charged' },
      { counter: 1, drive: 'charged', battery: null },
    ]);
    expect(viewFor(planetary, war.state, 1).table.war!.sky!.drives).toEqual([]);
  });

  rule('PA-SEQ-06', 'A printed sheet has 157 counters, and an option sells no more than it has', () => {
    const units = Object.values(PRINTED_COUNTERS).reduce((sum, count) => sum + count, 0);
    // Two objectives and a headquarters are on it as well.
    expect(units + 3).toBe(157);
    const war = new Preparation({ ...INNER_SPHERE, 'counter-limits': true, points: 400 });
    const large = '2 dropship-large-transports';
    expect(war.whyNotBuy(0, large, '3 assault-mech-iu', '1 assault-mech-is')).toBe(
      'There are only 3 printed MA counters',
    );
    expect(war.whyNotBuy(0, large, '2 large-warship')).toBe('There is only 1 printed WH counter');
    expect(war.whyNotBuy(0, large, '2 assault-mech-iu', '1 assault-mech-is')).toBeNull();
  });

  test('A shopping list that is nonsense is refused', () => {
    const war = new Preparation();
    expect(war.refusal(0, { type: 'buy', units: [{ unit: 'tank regular', count: 1 }] })).toMatch(
      /is not possible/,
    );
    expect(
      war.refusal(0, { type: 'buy', units: [{ unit: 'clan-light-mech-binary-c1 regular', count: 0 }] }),
    ).not.toBeNull();
    expect(war.whyNotBuy(0, '1 clan-dropship-assault', '1 clan-dropship-assault')).toMatch(/named twice/);
    expect(war.state.counters).toEqual([]);
  });

  test('A setup that sells forces has none yet, and a system to come from', () => {
    const setup = assaultWith();
    const problem = (change: object) => {
      const checked = checkSetup(planetary, { ...setup, ...change });
      return checked.ok ? null : checked.error[0].message;
    };
    expect(problem({})).toBeNull();
    const { system: _, ...ground } = setup.war!;
    expect(problem({ war: ground })).toBe(
      'setup.war.planet: who buys forces comes from space, so that it takes a system',
    );
    const { purchase: __, ...given } = setup.war!;
    expect(problem({ war: given })).toBe('setup.sides.0.counters: a side has at least one counter');
    const city = { type: 'city', quality: 'regular' };
    expect(problem({ sides: [setup.sides[0], { ...setup.sides[1], counters: [city] }] })).toBe(
      'setup.sides.1.counters: a side has no counters before they are bought',
    );
  });
});

/** A defender with two cities and these units; the attacker has one assault DropShip. */
function bought(options: OptionValues, ...list: readonly string[]): Preparation {
  const war = new Preparation(options);
  war.buys(0, '1 clan-dropship-assault');
  war.buys(1, ...list);
  return war;
}

describe('Free deployment', () => {
  rule('PA-SCN-02', 'Settlements come first, on land, at least six hexes from each other', () => {
    const war = bought({}, '1 city', '1 infantry');
    expect(waitingFor(war.state)).toEqual([1]);
    expect(war.refusal(1, { type: 'post', unit: war.of('infantry')[0], to: 'D19' })).not.toBeNull();
    // An ocean.
    expect(war.refusal(1, { type: 'found', unit: war.of('city')[0], to: 'G10' })).not.toBeNull();
    war.found(0, 'D19');
    const why = (to: string) => war.refusal(1, { type: 'found', unit: war.of('city')[1], to });
    expect(why('G10')).toBe('A settlement needs land, and G10 has none');
    for (const hex of ['D19', 'E21', 'F18'])
      expect(why(hex)).toBe(`${hex} is too close to another settlement`);
    war.found(1, 'K12');
    const world = worldIn(war.state.setup);
    const menu = menuFor(planetary, war.state, 1)!;
    const [units] = menu.orders[0].fields as never as [
      { follow(unit: number): readonly { values: readonly string[] }[] },
    ];
    const offered = units.follow(war.of('city')[2])[0].values.map((name) => placeOf(name));
    const isFar = (hex: number) =>
      ['D19', 'K12'].every((city) => distance(GLOBE, placeOf(city), hex) >= 6) && world[hex].land !== null;
    expect(offered).toEqual(world.flatMap((_, hex) => (isFar(hex) ? [hex] : [])));
  });

  rule('PA-SCN-02', 'Where the map has no room, settlements lie as far apart as they can', () => {
    const war = bought({ points: 400 }, '18 city');
    const far: number[] = [];
    const gap = (hex: number) => Math.min(...far.map((each) => distance(GLOBE, each, hex)));
    for (const unit of war.of('city')) {
      const menu = menuFor(planetary, war.state, 1)!;
      const [field] = menu.orders[0].fields as never as [
        { follow(unit: number): readonly { values: readonly string[] }[] },
      ];
      const [to] = field.follow(unit)[0].values;
      const world = worldIn(war.state.setup);
      const best = Math.max(...world.flatMap(({ land }, hex) => (land === null ? [] : [gap(hex)])));
      if (far.length > 0) expect(gap(placeOf(to))).toBeGreaterThanOrEqual(Math.min(6, best));
      far.push(placeOf(to));
      war.give(1, { type: 'found', unit, to });
    }
    expect(war.state.war!.turn).toBe(1);
  });

  rule('PA-SCN-02', 'An option lets settlements lie anywhere, one to a hex', () => {
    const war = bought({ 'far-apart': false }, '1 infantry');
    war.found(0, 'D19');
    expect(war.refusal(1, { type: 'found', unit: war.of('city')[1], to: 'D19' })).not.toBeNull();
    war.found(1, 'D18');
    expect(war.state.counters[war.of('city')[1]].place).toBe(placeOf('D18'));
  });

  rule('PA-SCN-02', 'Units begin face-down in any hex that they can be in, convoys openly', () => {
    const war = bought({}, '1 infantry', '1 supply-convoy', '1 submarine', '1 medium-fighter-is');
    war.found(0, 'D19');
    war.found(1, 'K12');
    expect(war.refusal(1, { type: 'post', unit: war.of('infantry')[0], to: 'G10' })).not.toBeNull();
    expect(war.refusal(1, { type: 'post', unit: war.of('infantry')[0], to: 'orbit 1' })).not.toBeNull();
    war.post('infantry', 'L01');
    war.post('supply-convoy', 'D19');
    expect(war.refusal(1, { type: 'post', unit: war.of('submarine')[0], to: 'D19' })).not.toBeNull();
    war.post('submarine', 'G10');
    war.post('medium-fighter-is', 'orbit 4');
    const seen = viewFor(planetary, war.state, 0).table.counters.filter(({ side }) => side === 1);
    expect(seen.map(({ type }) => type)).toEqual(['city', 'city', null, 'supply-convoy', null, null]);
    // Everything stands: the war begins with the attacker's movement.
    expect(war.state.war).toMatchObject({ turn: 1, phase: 'movement', active: 0 });
  });

  rule(
    'PA-SCN-02',
    'Stations are in orbit, JumpShips at zenith or nadir, WarShips in orbit or deep space',
    () => {
      const war = bought({}, '1 space-station', '1 jumpship', '1 small-warship', '1 dropship-assault');
      war.found(0, 'D19');
      war.found(1, 'K12');
      const refuses = (type: string, to: string) =>
        war.refusal(1, { type: 'post', unit: war.of(type)[0], to }) !== null;
      expect(['D19', '0803'].filter((to) => refuses('space-station', to))).toEqual(['D19', '0803']);
      expect(['orbit 1', '0803', '0503'].filter((to) => refuses('jumpship', to))).toHaveLength(3);
      expect(['D19'].filter((to) => refuses('small-warship', to))).toHaveLength(1);
      expect(refuses('dropship-assault', '0803')).toBe(true);
      war.post('space-station', 'orbit 2');
      war.post('jumpship', '1505');
      war.post('small-warship', '0204');
      war.post('dropship-assault', 'D19');
      expect(war.state.war!.turn).toBe(1);
    },
  );

  rule('PA-SCN-02', 'A unit may begin aboard a friendly transport', () => {
    const war = bought({}, '1 ground-transport', '3 infantry');
    war.found(0, 'D19');
    war.found(1, 'K12');
    const [carrier] = war.of('ground-transport');
    const foot = war.of('infantry');
    expect(war.refusal(1, { type: 'board', unit: foot[0], carrier })).not.toBeNull();
    war.post('ground-transport', 'D19');
    war.give(1, { type: 'board', unit: foot[0], carrier });
    war.give(1, { type: 'board', unit: foot[1], carrier });
    expect(war.refusal(1, { type: 'board', unit: foot[2], carrier })).not.toBeNull();
    expect(war.state.war!.carriers.filter((each) => each === carrier)).toHaveLength(2);
    war.post('infantry', 'K12', 2);
    expect(war.state.counters.every(({ place }) => place !== UNPLACED)).toBe(true);
  });

  rule(
    ['PA-SCN-03', 'PA-DEEP-04'],
    'The attacker comes last, in the hex of the planet: in turn 1 it enters orbit',
    () => {
      const war = new Preparation(INNER_SPHERE);
      war.buys(0, '1 dropship-small-transports', '1 light-fighter-is', '2 light-mech-iu');
      war.buys(1, '1 infantry');
      war.found(0, 'D19');
      war.found(1, 'K12');
      war.post('infantry', 'D19');
      expect(waitingFor(war.state)).toEqual([0]);
      const [ship] = war.of('dropship-small-transports');
      expect(placeName(war.state.counters[ship].place)).toBe('0803');
      war.give(0, { type: 'march', unit: ship, to: 'orbit 8' });
      // Its fighters may be launched in this turn, too.
      war.give(0, { type: 'unload', unit: war.of('light-fighter-is')[0] });
      expect(placeName(war.state.counters[war.of('light-fighter-is')[0]].place)).toBe('orbit 8');
      // What lies beneath it is hidden with it.
      const { war: seen } = viewFor(planetary, war.state, 1).table;
      expect(seen!.carriers.filter((each) => each === ship)).toEqual([]);
    },
  );

  rule('PA-SCN-05', 'The points of a defender are what it has bought', () => {
    const war = new Preparation(INNER_SPHERE);
    war.buys(0, ...TWO_HUNDRED);
    // 20 for two cities, 10 for a third, 17 for the fortress, 153 for units.
    war.buys(1, '1 city', '1 fortress', '12 heavy-vehicle', '1 medium-vehicle');
    for (const [index, hex] of ['D19', 'K12', 'L01'].entries()) war.found(index, hex);
    war.give(1, { type: 'found', unit: war.of('fortress')[0], to: 'E11' });
    expect(totalOf(victoryPoints(warIn(war.state), 1))).toBe(400);
  });
});
