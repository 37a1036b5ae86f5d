import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import {
  eventsFor,
  menuFor,
  startGame,
  submit,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues, Seat } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { planetary } from '../game.ts';
import type { Order } from '../orders.ts';
import { toHit } from '../rules/attack.ts';
import { battleIn } from '../rules/fighters.ts';
import { placeName, placeOf } from '../rules/places.ts';
import { landingNumber } from '../rules/war/landing.ts';
import { fightingQuality, mpOn, trapDamage, trapToHit } from '../rules/war/mission.ts';
import { pointsFor, spentBy, victoryPoints } from '../rules/war/points.ts';
import { firstCities, itemsFor, type Wanted, whyNotBuy } from '../rules/war/purchase.ts';
import { destroys } from '../rules/war/strikes.ts';
import { warOutcome } from '../rules/war/winning.ts';
import { scenarioBy } from '../scenarios/missions.ts';
import { DESTROYED, type Find, NOT_CARRIED, SPENT, type State } from '../state.ts';
import { type Campaign, post, skyWar } from '../testing/campaign.ts';

const INNER_SPHERE = { attackers: 'inner-sphere' };

function setupOf(scenario: string, options: OptionValues = INNER_SPHERE) {
  const setup = scenarioSetup(planetary, scenario, options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

const asList = (...lines: readonly string[]): Wanted[] =>
  lines.map((line) => {
    const [count, type, quality = 'regular'] = line.split(' ');
    return { unit: `${type} ${quality}`, count: Number(count) };
  });

/** A war before its first turn, order by order. */
class Opening {
  readonly state: State;

  constructor(scenario: string, options?: OptionValues) {
    this.state = startGame(planetary, setupOf(scenario, options), 'opening');
  }

  give(seat: Seat, order: Order) {
    const result = submit(planetary, this.state, seat, order);
    if (!result.ok) throw new Error(result.error.message);
    return result.value.events;
  }

  of(type: string): number[] {
    return this.state.counters.flatMap((counter) => (counter.type === type ? [counter.id] : []));
  }

  get step(): string {
    return (this.state.agenda.at(-1) as { step: string }).step;
  }
}

describe('Which scenario', () => {
  rule(
    'PA-SCN-06',
    'A die of 1 or 2 is an Assault, 3 or 4 a Raid, 5 an Extraction and 6 a Last Stand',
    () => {
      expect([1, 2, 3, 4, 5, 6].map(scenarioBy)).toEqual([
        'assault',
        'assault',
        'raid',
        'raid',
        'extraction',
        'last-stand',
      ]);
      const drawn = Array.from({ length: 24 }, (_, seed) => {
        const setup = scenarioSetup(planetary, 'drawn', {}, randomFrom(`seed ${seed}`));
        return setup.ok ? (setup.value.war!.mission?.kind ?? 'assault') : null;
      });
      expect(new Set(drawn)).toEqual(new Set(['assault', 'raid', 'extraction', 'last-stand']));
    },
  );
});

const RAIDERS = asList('1 dropship-medium-transports', '2 heavy-mech-iu', '2 medium-mech-iu');

/** A raid up to the choice of its target: bases in D19, K12 and L01. */
function raidersIn(): Opening {
  const war = new Opening('raid');
  war.give(0, { type: 'buy', units: RAIDERS });
  war.give(1, { type: 'buy', units: asList('2 infantry', '1 medium-fighter-is', '1 dropship-assault') });
  for (const [index, to] of ['D19', 'K12', 'L01'].entries())
    war.give(1, { type: 'found', unit: war.of('base')[index], to });
  return war;
}

describe('Raid: forces', () => {
  rule(
    'PA-SCN-10',
    'Against 200 points a defender has 300, three bases at least and one unit of DropShips at most',
    () => {
      const setup = setupOf('raid');
      expect(setup.war!.purchase!.points).toEqual([200, 300]);
      expect(firstCities(setup, 1).map(({ type }) => type)).toEqual(['base', 'base', 'base']);
      expect(whyNotBuy(setup, 1, asList('1 dropship-assault'))).toBeNull();
      expect(whyNotBuy(setup, 1, asList('2 dropship-assault'))?.message).toBe(
        'In a raid this defender has at most 1 unit of DropShips',
      );
      const smaller = setupOf('raid', { ...INNER_SPHERE, points: 180 });
      expect(smaller.war!.purchase!.points).toEqual([180, 270]);
      expect(firstCities(smaller, 1)).toHaveLength(3);
      expect(whyNotBuy(smaller, 1, asList('2 dropship-assault'))).not.toBeNull();
      const few = setupOf('raid', { ...INNER_SPHERE, points: 130 });
      expect(firstCities(few, 1)).toHaveLength(2);
      expect(whyNotBuy(few, 1, asList('1 dropship-assault'))?.message).toBe(
        'In a raid a defender has DropShips for every 200 points alone',
      );
    },
  );

  rule('PA-SCN-10', 'A defender of a raid buys no ship that jumps, no WarShip, city or fortress', () => {
    const items = itemsFor(setupOf('raid'), 1).join(' ');
    for (const type of ['jumpship', 'small-warship', 'city', 'fortress'])
      expect(items).not.toContain(`${type} `);
    expect(items).toContain('base regular');
  });

  rule(
    'PA-SCN-10',
    'Raiders jump in in turn 1, their DropShips aboard JumpShips that cost and count nothing',
    () => {
      const war = raidersIn();
      const [ship] = war.of('jumpship');
      expect(war.of('jumpship')).toHaveLength(1);
      expect(war.state.war!.carriers[war.of('dropship-medium-transports')[0]]).toBe(ship);
      expect(war.state.counters[ship]).toMatchObject({ faceUp: true, side: 0 });
      expect(pointsFor(war.state as never, ship)).toBe(0);
      expect(itemsFor(war.state.setup, 0).join(' ')).not.toContain('jumpship');
      for (const unit of war.of('infantry')) war.give(1, { type: 'post', unit, to: 'D19' });
      const [fighter] = war.of('medium-fighter-is');
      // Nobody of theirs waits in orbit.
      expect(submit(planetary, war.state, 1, { type: 'post', unit: fighter, to: 'orbit 1' }).ok).toBe(false);
      war.give(1, { type: 'post', unit: fighter, to: 'K12' });
      war.give(1, { type: 'post', unit: war.of('dropship-assault')[0], to: 'L01' });
      war.give(0, { type: 'target', unit: war.of('base')[1] });
      war.give(0, { type: 'done' });
      expect(war.step).toBe('war/arrive');
      // Pirate points are open to them.
      expect(
        JSON.stringify(
          [...menuFor(planetary, war.state, 0)!.orders[0].fields].map(
            (field) => 'values' in field && Array.from(field.values),
          ),
        ),
      ).toContain('0503');
    },
  );

  rule('PA-SCN-10', 'Before turn 1 the raiders note a base, and nobody else knows which', () => {
    const worlds = [0, 1].map((index) => {
      const war = raidersIn();
      for (const unit of war.of('infantry')) war.give(1, { type: 'post', unit, to: 'D19' });
      war.give(1, { type: 'post', unit: war.of('medium-fighter-is')[0], to: 'K12' });
      war.give(1, { type: 'post', unit: war.of('dropship-assault')[0], to: 'L01' });
      expect(war.step).toBe('war/target');
      const target = war.of('base')[index];
      const events = war.give(0, { type: 'target', unit: target });
      expect(war.state.war!.mission!.target).toBe(target);
      expect(viewFor(planetary, war.state, 0).table.war!.mission!.target).toBe(target);
      return { war, target, events };
    });
    // Worlds that differ in the target alone look alike to the defender, and to onlookers.
    for (const viewer of [1, 'spectator'] as const) {
      const [one, other] = worlds.map(({ war, events }) => [
        viewFor(planetary, war.state, viewer),
        eventsFor(planetary, events, viewer),
      ]);
      expect(one).toEqual(other);
      expect(
        (one[0] as ReturnType<typeof viewFor<never>> & { table: { war: { mission: { target: null } } } })
          .table.war.mission.target,
      ).toBeNull();
    }
  });
});

/** Raiders in J24 before a base in K23, with a DropShip; the defenders have not seen them. */
const raided = (defeatCounts?: true): Campaign => {
  const campaign = skyWar({
    mission: { kind: 'raid', ...(defeatCounts && { defeatCounts }) },
    attacker: [
      post('A', 'assault-mech-iu', 'J24', { quality: 'elite' }),
      post('ship', 'dropship-assault', 'orbit 4'),
    ],
    defender: [
      post('base', 'base', 'K23'),
      post('other', 'base', 'D19'),
      post('foot', 'infantry', 'K23', { quality: 'green' }),
      post('tank', 'medium-vehicle', 'D19'),
    ],
  });
  campaign.note({ target: campaign.id('base') });
  return campaign;
};

describe('Raid: detection', () => {
  rule('PA-SCN-11', 'No defender moves before the raid is detected', () => {
    const campaign = raided();
    campaign.done(0);
    expect(campaign.whyNotMarch(1, 'tank', 'D18')).toBe(
      'The raid is not detected yet, and that unit was not attacked',
    );
    expect(
      JSON.stringify(
        menuFor(planetary, campaign.state, 1)!.orders.map(({ fields }) =>
          fields.map((field) => ('values' in field ? Array.from(field.values) : [])),
        ),
      ),
    ).toBe(
      JSON.stringify(menuFor(planetary, campaign.state, 1)!.orders.map(({ fields }) => fields.map(() => []))),
    );
  });

  rule('PA-SCN-11', 'In an End Phase a die no higher than the turn detects it', () => {
    const campaign = raided();
    campaign.endTurn(['detection', 2]);
    expect(campaign.mission.isDetected).toBe(false);
    campaign.endTurn(['detection', 2]);
    expect(campaign.mission.isDetected).toBe(true);
    campaign.done(0);
    expect(campaign.whyNotMarch(1, 'tank', 'D18')).toBeNull();
    // No die is rolled again.
    campaign.endTurn();
  });

  rule('PA-SCN-11', 'A raid is detected in turn 6 at the latest', () => {
    const campaign = raided();
    for (const die of [6, 6, 6, 6, 6]) campaign.endTurn(['detection', die]);
    expect(campaign.mission.isDetected).toBe(false);
    campaign.endTurn(['detection', 6]);
    expect(campaign.mission.isDetected).toBe(true);
  });

  rule('PA-SCN-11', 'Who is attacked moves from then on, and nobody else', () => {
    const campaign = raided();
    campaign.march(0, 'A', 'K23');
    campaign.done(0);
    expect(campaign.state.battle).not.toBeNull();
    expect(campaign.mission.roused).toContain(campaign.id('foot'));
    expect(campaign.mission.roused).not.toContain(campaign.id('tank'));
    campaign.deployAll();
    // On the board they act as they like.
    expect(campaign.state.battle!.turn).toBe(1);
  });
});

describe('Raid: victory', () => {
  rule('PA-SCN-12', 'Points: what is destroyed, who has escaped, and the target', () => {
    const campaign = raided();
    const place = (name: string, to: number) => {
      campaign.state.counters = campaign.state.counters.with(campaign.id(name), {
        ...campaign.counter(name),
        place: to,
      });
    };
    const points = () => [0, 1].map((side) => totalOf(victoryPoints(campaign.war, side)));
    const price = (name: string) => pointsFor(campaign.war, campaign.id(name));
    const [attackers, defenders] = [spentBy(campaign.war, 0), spentBy(campaign.war, 1)];
    expect(points()).toEqual([0, attackers]);
    place('foot', DESTROYED);
    expect(points()).toEqual([price('foot'), attackers - price('foot')]);
    place('A', DESTROYED);
    expect(points()).toEqual([price('foot') - price('A'), attackers - price('foot') + 3 * price('A')]);
    // Another base is neither the target nor a unit.
    place('other', DESTROYED);
    expect(points()).toEqual([price('foot') - price('A'), attackers - price('foot') + 3 * price('A')]);
    place('base', DESTROYED);
    expect(points()).toEqual([price('foot') - price('A') + defenders, 3 * price('A') - price('foot')]);
    expect(explain(victoryPoints(campaign.war, 0)).lines.map(({ rule: id }) => id)).toContain('PA-SCN-12');
  });

  rule('PA-SCN-12', 'A target that was only captured stands, unless an option says otherwise', () => {
    for (const defeatCounts of [undefined, true] as const) {
      const campaign = raided(defeatCounts);
      const { settlements } = campaign.war.war;
      const at = settlements.findIndex(({ counter }) => counter === campaign.id('base'));
      const change = (fate: object) => {
        campaign.state.war = {
          ...campaign.war.war,
          settlements: settlements.with(at, { ...settlements[at], ...fate }),
        };
      };
      const isHit = () => totalOf(victoryPoints(campaign.war, 0)) > 0;
      for (const fate of [{ rubble: true }, { rubble: false, captured: true }]) {
        change(fate);
        expect(isHit()).toBe(defeatCounts === true);
      }
    }
  });

  rule(
    'PA-SCN-12',
    'A ship escapes at zenith or nadir with everybody aboard, once it has been elsewhere',
    () => {
      const campaign = skyWar({
        mission: { kind: 'raid' },
        attacker: [
          post('ship', 'dropship-medium-transports', '0105'),
          post('A', 'heavy-mech-iu', 'ship'),
          post('rear', 'dropship-assault', '0105'),
          post('ground', 'infantry', 'J24'),
        ],
        defender: [post('base', 'base', 'K23'), post('foot', 'infantry', 'K23')],
      });
      campaign.endTurn(['detection', 1]);
      // It arrived there, and has not left yet: nobody is asked.
      expect(campaign.war.war.turn).toBe(2);
      campaign.march(0, 'ship', '0205');
      campaign.endTurn();
      campaign.march(0, 'ship', '0105');
      for (const seat of [0, 1, 1] as const) campaign.done(seat);
      expect((campaign.state.agenda.at(-1) as { step: string }).step).toBe('war/escape');
      expect(campaign.refusal(0, { type: 'escape', unit: campaign.id('rear') })).not.toBeNull();
      campaign.give(0, { type: 'escape', unit: campaign.id('ship') });
      expect(totalOf(victoryPoints(campaign.war, 0))).toBe(
        pointsFor(campaign.war, campaign.id('ship')) + pointsFor(campaign.war, campaign.id('A')),
      );
      // Others are still there, so that the raid goes on.
      expect(campaign.state.outcome).toBeNull();
    },
  );

  const lastOf = (fates: Readonly<Record<string, number>>): Campaign => {
    const campaign = raided();
    for (const [name, place] of Object.entries(fates))
      campaign.state.counters = campaign.state.counters.with(campaign.id(name), {
        ...campaign.counter(name),
        place,
      });
    campaign.endTurn(['detection', 1]);
    return campaign;
  };

  rule('PA-SCN-12', 'It ends when no defender is left, or no raider', () => {
    const won = lastOf({ foot: DESTROYED, tank: DESTROYED, base: DESTROYED });
    expect(won.state.outcome).toMatchObject({ winners: [0], rule: 'PA-SCN-12' });
    expect(won.state.outcome!.reason).toMatch(/^All defenders are destroyed/);
    const lost = lastOf({ A: DESTROYED, ship: DESTROYED });
    expect(lost.state.outcome).toMatchObject({ winners: [1], rule: 'PA-SCN-12' });
    // Three times what they have lost is more than the winner has paid: decisive.
    expect(lost.state.outcome!.reason).toBe('All raiders are away or destroyed, and the points are decisive');
  });

  rule('PA-SCN-12', 'When the time is up the points decide', () => {
    const campaign = raided();
    campaign.state.war = { ...campaign.war.war, turn: 30 };
    const outcome = warOutcome(campaign.war)!;
    expect(outcome).toMatchObject({ winners: [1], rule: 'PA-SCN-12' });
    expect(outcome.reason).toBe('The time is up, and the points are decisive');
    // As far apart as what the winner has paid, and no further: marginal.
    const close = raided();
    close.state.war = { ...close.war.war, turn: 30 };
    const price = pointsFor(close.war, close.id('tank'));
    expect(spentBy(close.war, 0) - 2 * price).toBeLessThanOrEqual(spentBy(close.war, 1));
    close.state.counters = close.state.counters.with(close.id('tank'), {
      ...close.counter('tank'),
      place: DESTROYED,
    });
    expect(warOutcome(close.war)!.reason).toBe('The time is up, and the points decide');
  });
});

const find = (kind: Find['kind'], hex: string, more: Partial<Find> = {}): Find => ({
  kind,
  place: placeOf(hex),
  since: 0,
  carrier: NOT_CARRIED,
  moved: 0,
  ...more,
});

describe('Extraction', () => {
  rule('PA-SCN-20', 'Both sides buy for as many points on a Major World; the defender has two cities', () => {
    const setup = setupOf('extraction');
    expect(setup.war).toMatchObject({ world: 'major', purchase: { points: [200, 200] } });
    expect(firstCities(setup, 1)).toHaveLength(2);
  });

  rule(
    ['PA-SCN-20', 'PA-SCN-30'],
    'Which of three counters is the headquarters is known to its side alone',
    () => {
      for (const scenario of ['extraction', 'last-stand']) {
        const worlds = [
          ['D19', 'E11', 'K12'],
          ['K12', 'D19', 'E11'],
        ].map(([headquarters, first, second]) => {
          const war = new Opening(scenario);
          war.give(0, { type: 'buy', units: RAIDERS });
          war.give(1, {
            type: 'buy',
            units: asList('2 infantry'),
            ...(scenario === 'last-stand' && { relief: [] }),
          });
          for (const [index, to] of ['F21', 'L01'].entries())
            war.give(1, { type: 'found', unit: war.of('city')[index], to });
          expect(war.step).toBe('war/hide');
          const same = submit(planetary, war.state, 1, {
            type: 'hide',
            headquarters: 'D19',
            first: 'D19',
            second: 'E11',
          });
          expect(same.ok).toBe(false);
          const ocean = submit(planetary, war.state, 1, {
            type: 'hide',
            headquarters: 'G10',
            first: 'D19',
            second: 'E11',
          });
          expect(ocean.ok).toBe(false);
          const events = war.give(1, { type: 'hide', headquarters, first, second });
          return { war, events };
        });
        for (const viewer of [0, 'spectator'] as const) {
          const [one, other] = worlds.map(({ war, events }) => [
            viewFor(planetary, war.state, viewer),
            eventsFor(planetary, events, viewer),
          ]);
          expect(one).toEqual(other);
        }
        const own = viewFor(planetary, worlds[0].war.state, 1).table.war!.mission!.finds;
        expect(own.map(({ place, kind }) => [placeName(place), kind])).toEqual([
          ['D19', 'headquarters'],
          ['E11', 'objective'],
          ['K12', 'objective'],
        ]);
      }
    },
  );

  /** Attackers on two of three counters, with a DropShip above one. */
  const sought = () => {
    const campaign = skyWar({
      mission: { kind: 'extraction' },
      attacker: [
        post('A', 'medium-mech-iu', 'J24'),
        post('B', 'light-mech-iu', 'J25'),
        post('air', 'light-fighter-is', 'K25'),
        post('ship', 'dropship-medium-transports', 'D19'),
      ],
      defender: [post('city', 'city', 'L01'), post('foot', 'infantry', 'L01')],
    });
    campaign.note({
      finds: [find('objective', 'J25'), find('headquarters', 'J24'), find('objective', 'K25')],
    });
    return campaign;
  };

  rule('PA-SCN-21', 'In an End Phase attackers of any kind turn up the counter in their hex', () => {
    const campaign = sought();
    campaign.march(0, 'B', 'K25');
    campaign.march(0, 'air', 'J25');
    campaign.endTurn();
    // B has left J25, but a fighter has come; B is in K25.
    expect(campaign.mission.finds.map(({ place, since }) => [place === SPENT, since])).toEqual([
      [true, 1],
      [false, 1],
      [true, 1],
    ]);
  });

  rule('PA-SCN-21', 'A counter without an attacker stays face-down, and defenders do not turn it up', () => {
    const campaign = sought();
    campaign.note({ finds: [find('headquarters', 'L01')] });
    campaign.endTurn();
    expect(campaign.mission.finds[0].since).toBe(0);
    expect(viewFor(planetary, campaign.state, 0).table.war!.mission!.finds[0].kind).toBeNull();
  });

  rule('PA-SCN-21', 'A turn later a ground unit takes it along, once in a turn; a fighter cannot', () => {
    const campaign = sought();
    expect(campaign.refusal(0, { type: 'take', unit: campaign.id('A') })).not.toBeNull();
    campaign.endTurn();
    campaign.give(0, { type: 'take', unit: campaign.id('A') });
    campaign.march(0, 'A', 'J25');
    expect(placeName(campaign.mission.finds[1].place)).toBe('J25');
    // It has been moved in this turn.
    expect(campaign.refusal(0, { type: 'take', unit: campaign.id('B') })).not.toBeNull();
    campaign.endTurn();
    campaign.give(0, { type: 'take', unit: campaign.id('B') });
    // It was handed over, which is its move: B goes without it.
    campaign.march(0, 'B', 'K25');
    expect(placeName(campaign.mission.finds[1].place)).toBe('J25');
    campaign.endTurn();
    campaign.march(0, 'air', 'J25');
    expect(campaign.refusal(0, { type: 'take', unit: campaign.id('air') })).not.toBeNull();
    // The defender is not offered anything of the kind.
    campaign.done(0);
    expect(menuFor(planetary, campaign.state, 1)!.orders.map(({ type }) => type)).not.toContain('take');
  });

  rule('PA-SCN-21', 'It lies where its carrier was destroyed', () => {
    const campaign = sought();
    campaign.endTurn();
    campaign.give(0, { type: 'take', unit: campaign.id('A') });
    campaign.march(0, 'A', 'J25');
    campaign.state.counters = campaign.state.counters.with(campaign.id('A'), {
      ...campaign.counter('A'),
      place: DESTROYED,
    });
    campaign.endTurn();
    expect(placeName(campaign.mission.finds[1].place)).toBe('J25');
    campaign.give(0, { type: 'take', unit: campaign.id('B') });
    campaign.march(0, 'B', 'K25');
    expect(placeName(campaign.mission.finds[1].place)).toBe('K25');
  });

  rule(
    ['PA-SCN-21', 'PA-SCN-22'],
    'With a DropShip in its hex in a later End Phase the attacker has won',
    () => {
      const campaign = sought();
      campaign.note({ finds: [find('headquarters', 'D19')] });
      campaign.endTurn();
      // Found in this turn by the DropShip itself: it is not aboard yet.
      expect(campaign.state.outcome).toBeNull();
      campaign.endTurn();
      expect(campaign.state.outcome).toMatchObject({ winners: [0], rule: 'PA-SCN-22' });
      expect(campaign.state.outcome!.reason).toMatch(/^The headquarters is aboard a DropShip/);
      expect(campaign.state.outcome!.points).toEqual([2 * spentBy(campaign.war, 1), 0]);
    },
  );

  rule('PA-SCN-22', 'Points: own losses, enemies for the defender alone, and the headquarters', () => {
    const campaign = sought();
    const price = (name: string) => pointsFor(campaign.war, campaign.id(name));
    const lose = (name: string) => {
      campaign.state.counters = campaign.state.counters.with(campaign.id(name), {
        ...campaign.counter(name),
        place: DESTROYED,
      });
    };
    const points = () => [0, 1].map((side) => totalOf(victoryPoints(campaign.war, side)));
    const attackers = spentBy(campaign.war, 0);
    expect(points()).toEqual([0, attackers]);
    lose('B');
    expect(points()).toEqual([-price('B'), attackers + price('B')]);
    lose('foot');
    expect(points()).toEqual([-price('B'), attackers + price('B') - price('foot')]);
  });

  rule('PA-SCN-22', 'It ends when a side has no units, or the time is up', () => {
    const campaign = sought();
    campaign.state.counters = campaign.state.counters.with(campaign.id('foot'), {
      ...campaign.counter('foot'),
      place: DESTROYED,
    });
    expect(warOutcome(campaign.war)).toMatchObject({ winners: [1], rule: 'PA-SCN-22' });
    const late = sought();
    expect(warOutcome(late.war)).toBeNull();
    late.state.war = { ...late.war.war, turn: 30 };
    expect(warOutcome(late.war)).toMatchObject({
      winners: [1],
      reason: 'The time is up, and the points are decisive',
    });
  });
});

const DEFENDERS = asList('3 infantry', '2 medium-vehicle');
const RELIEF = asList('1 dropship-medium-transports', '2 heavy-mech-iu', '1 medium-fighter-is');

const besieged = (relief = RELIEF): Opening => {
  const war = new Opening('last-stand', { ...INNER_SPHERE, points: 150 });
  war.give(0, { type: 'buy', units: RAIDERS });
  war.give(1, { type: 'buy', units: DEFENDERS, relief });
  return war;
};

describe('Last Stand', () => {
  rule('PA-SCN-30', 'A defender of 150 points has a relief force of 150, against 300', () => {
    const setup = setupOf('last-stand', { ...INNER_SPHERE, points: 150 });
    expect(setup.war!.purchase!.points).toEqual([300, 150]);
    expect(
      whyNotBuy(setup, 'relief', asList('1 dropship-large-transports', '9 assault-mech-iu'))?.message,
    ).toMatch(/and there are 150$/);
    // It needs room for everybody, and no cities.
    expect(whyNotBuy(setup, 'relief', asList('1 infantry'))?.message).toMatch(/There is no room/);
    expect(firstCities(setup, 'relief')).toEqual([]);
    const items = itemsFor(setup, 1).join(' ');
    for (const type of ['dropship', 'jumpship', 'warship', 'fortress']) expect(items).not.toContain(type);
    const war = besieged();
    const { relief, gifts } = war.state.war!.mission!;
    expect(relief).toHaveLength(5);
    expect(gifts).toHaveLength(2);
    expect(spentBy(war.state as never, 1)).toBeGreaterThan(
      20 + DEFENDERS.reduce((sum, { count }) => sum + count, 0),
    );
  });

  rule('PA-SCN-30', 'A relief force fights one level better, Elite at most, and lands as it is', () => {
    const campaign = skyWar({
      mission: { kind: 'last-stand' },
      attacker: [post('A', 'medium-mech-iu', 'J24')],
      defender: [
        post('city', 'city', 'L01'),
        post('R', 'heavy-mech-iu', 'J25'),
        post('E', 'heavy-mech-iu', 'J25', { quality: 'elite' }),
        post('ship', 'dropship-assault', 'orbit 3'),
      ],
    });
    campaign.note({ relief: ['R', 'E', 'ship'].map((name) => campaign.id(name)) });
    const quality = (name: string) => fightingQuality(campaign.war, campaign.id(name));
    expect([quality('R'), quality('E'), quality('A')]).toEqual(['veteran', 'elite', 'regular']);
    const landing = explain(landingNumber(campaign.war, campaign.id('ship'), placeOf('J24'), 'all'));
    expect(landing.lines.some(({ reason }) => /crew/.test(reason))).toBe(false);
    campaign.march(0, 'A', 'J25');
    campaign.done(0);
    campaign.deployAll();
    const state = battleIn(campaign.state);
    const fighter = (name: string) =>
      state.battle.fighters.find(({ counter }) => counter === campaign.id(name))!;
    const lines = explain(toHit(state, { attacker: fighter('R'), target: fighter('A') })).lines;
    expect(lines.find(({ reason }) => reason === 'Veteran attacker')?.value).toBe(-1);
  });

  rule(
    'PA-SCN-31',
    'A die no higher than the turn brings it, by jump, at the end of the next movement of its side',
    () => {
      const war = besieged();
      for (const [index, to] of ['F21', 'L01'].entries())
        war.give(1, { type: 'found', unit: war.of('city')[index], to });
      war.give(1, { type: 'hide', headquarters: 'D19', first: 'E11', second: 'K12' });
      for (const type of ['infantry', 'medium-vehicle'])
        for (const unit of war.of(type)) war.give(1, { type: 'post', unit, to: 'F21' });
      const { relief } = war.state.war!.mission!;
      const dueIn = () =>
        war.state
          .war!.sky!.arrivals.filter(({ counter }) => relief.includes(counter))
          .map(({ turn }) => turn);
      expect(dueIn()).toEqual([999]);
      let orders = 0;
      while (!war.state.war!.mission!.isReliefComing && orders++ < 400) {
        const [seat] = waitingFor(war.state);
        const menu = menuFor(planetary, war.state, seat)!;
        if (menu.orders.some(({ type }) => type === 'arrive')) war.give(seat, { type: 'arrive', at: '0105' });
        else war.give(seat, { type: 'done' });
      }
      const { turn } = war.state.war!;
      expect(turn).toBeLessThanOrEqual(7);
      expect(dueIn()).toEqual([turn]);
      war.give(0, { type: 'done' });
      war.give(1, { type: 'done' });
      expect(war.step).toBe('war/arrive');
      expect(waitingFor(war.state)).toEqual([1]);
    },
  );

  const bunker = (more: Partial<Find> = {}) => {
    const campaign = skyWar({
      mission: { kind: 'last-stand' },
      attacker: [
        post('A', 'medium-vehicle', 'J24'),
        post('air', 'light-fighter-is', 'J25'),
        post('scout', 'light-mech-iu', 'K23'),
        post('B', 'infantry', 'E11'),
      ],
      defender: [
        post('city', 'city', 'L01'),
        post('foot', 'infantry', 'L01'),
        post('hidden', 'infantry', 'K24', { faceDown: true }),
        post('guard', 'medium-vehicle', 'J01'),
        post('gun', 'space-station', 'orbit 1'),
      ],
    });
    campaign.note({ finds: [find('headquarters', 'J24', more)] });
    return campaign;
  };

  rule('PA-SCN-32', 'Who has the bunker moves a hex further on the planet', () => {
    const campaign = bunker();
    const mp = (name: string) => mpOn(campaign.war, campaign.id(name));
    const plain = (name: string) => campaign.state.setup.sheets[campaign.counter(name).type].mp;
    expect(mp('foot')).toBe(plain('foot') + 1);
    expect(mp('A')).toBe(plain('A'));
    // Who never moves does not begin to, and orbit is not the planet.
    expect([mp('city'), mp('gun')]).toEqual([0, plain('gun')]);
    campaign.note({ bunker: 0 });
    expect([mp('A') - plain('A'), mp('foot') - plain('foot')]).toEqual([1, 0]);
  });

  rule('PA-SCN-32', 'Scouts against that side add 2 to their dice', () => {
    // A light 'Mech reconnoitres with 9 or less, and now with 7.
    const defense = bunker().state.setup.sheets['light-mech-iu'].defense;
    for (const [sum, succeeds] of [
      [defense - 2, true],
      [defense - 1, false],
    ] as const) {
      const campaign = bunker();
      const order: Order = {
        type: 'scout',
        unit: campaign.id('scout'),
        at: 'K24',
        counter: campaign.id('hidden'),
        more: [],
      };
      const [event] = campaign.give(0, order, ['recon', 1, sum - 1]);
      expect(event).toMatchObject({ type: 'scouted', succeeds });
    }
  });

  rule(
    'PA-SCN-32',
    'At the end of their movement ground units turn up what is in their hex; from the air nobody can',
    () => {
      const campaign = bunker();
      campaign.done(0);
      expect(campaign.mission.finds[0].since).toBe(1);
      const aloft = bunker();
      aloft.note({ finds: [find('headquarters', 'J25')] });
      aloft.endTurn(...([] as never[]));
      expect(aloft.mission.finds[0].since).toBe(0);
    },
  );

  rule(
    'PA-SCN-32',
    'It is captured by ground units alone with it in the End Phase, helps from then on, and can be retaken',
    () => {
      const campaign = bunker();
      campaign.endTurn();
      expect(campaign.mission.bunker).toBe(0);
      // Empty, it stays with whoever had it last.
      campaign.march(0, 'A', 'J25');
      campaign.endTurn();
      expect(campaign.mission.bunker).toBe(0);
      campaign.state.counters = campaign.state.counters.with(campaign.id('guard'), {
        ...campaign.counter('guard'),
        place: placeOf('J24'),
      });
      campaign.endTurn();
      expect(campaign.mission.bunker).toBe(1);
    },
  );

  rule('PA-SCN-33', 'A trap hits on DR + 1 and destroys with 2D6 + 4 of twice the Toughness', () => {
    const campaign = bunker();
    expect(totalOf(trapToHit(campaign.war, campaign.id('A')))).toBe(7);
    expect(destroys([3, 3], trapDamage, 5)).toBe(true);
    expect(destroys([3, 2], trapDamage, 5)).toBe(false);
    // A heavy 'Mech needs 14 of two dice.
    const heavy = campaign.state.setup.sheets['heavy-mech-iu'];
    expect([heavy.defense, heavy.toughness]).toEqual([6, 9]);
    expect(destroys([6, 6], trapDamage, heavy.toughness)).toBe(false);
  });

  rule(
    'PA-SCN-33',
    'An objective goes off before the battles under every attacking ground unit, and is gone',
    () => {
      const trapped = () => {
        const campaign = bunker();
        campaign.note({ finds: [find('objective', 'J24')] });
        return campaign;
      };
      const missed = trapped();
      missed.give(0, { type: 'done' }, ['to-hit', 3, 3]);
      expect(missed.counter('A').place).toBe(placeOf('J24'));
      expect(missed.mission.finds[0].place).toBe(SPENT);
      const hit = trapped();
      hit.give(0, { type: 'done' }, ['to-hit', 4, 3], ['damage', 3, 3]);
      expect(hit.counter('A').place).toBe(DESTROYED);
      expect(hit.counter('air').place).toBe(placeOf('J25'));
    },
  );

  rule(
    'PA-SCN-34',
    'A defender without anybody or any city before its relief is down has lost decisively',
    () => {
      const overrun = (more: object) => {
        const campaign = bunker();
        for (const name of ['foot', 'hidden', 'guard', 'gun'])
          campaign.state.counters = campaign.state.counters.with(campaign.id(name), {
            ...campaign.counter(name),
            place: DESTROYED,
          });
        campaign.state.counters = campaign.state.counters.with(campaign.id('city'), {
          ...campaign.counter('city'),
          side: 0,
        });
        campaign.note({ ...more });
        return warOutcome(campaign.war)!;
      };
      expect(overrun({})).toMatchObject({ winners: [0], rule: 'PA-SCN-34' });
      // Later the basic conditions hold.
      expect(overrun({ isReliefDown: true })).toMatchObject({ winners: [0], rule: 'PA-SCN-04' });
    },
  );

  rule(
    'PA-SCN-34',
    'Otherwise the war ends like an Assault, and cities count their share of what was paid',
    () => {
      const campaign = bunker();
      const points = (side: Seat) => totalOf(victoryPoints(campaign.war, side));
      expect(points(1)).toBe(2 * spentBy(campaign.war, 1));
      expect(points(0)).toBe(0);
      const price = pointsFor(campaign.war, campaign.id('A'));
      campaign.state.counters = campaign.state.counters.with(campaign.id('A'), {
        ...campaign.counter('A'),
        place: DESTROYED,
      });
      expect(points(1)).toBe(2 * spentBy(campaign.war, 1) + 2 * price);
      expect(points(0)).toBe(-price);
      campaign.state.war = { ...campaign.war.war, turn: 30 };
      expect(warOutcome(campaign.war)).toMatchObject({ winners: [1], rule: 'PA-SCN-34' });
      for (const name of ['scout', 'B'])
        campaign.state.counters = campaign.state.counters.with(campaign.id(name), {
          ...campaign.counter(name),
          place: DESTROYED,
        });
      expect(warOutcome(campaign.war)).toMatchObject({ winners: [1], rule: 'PA-SCN-04' });
    },
  );
});
