import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { planetary } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { ABOARD, DEPARTED, DESTROYED } from '../../state.ts';
import { type Campaign, post, skyWar } from '../../testing/campaign.ts';
import { GLOBE, hexesBelow, placeName, placeOf, zonesOver } from '../places.ts';
import { bombardmentDamage, destroys, strikeDamage, strikeToHit } from './strikes.ts';
import { isSuppliedAt } from './supply-lines.ts';

const HOME = post('home', 'city', 'J13');
/** Far away, so that neither side has lost. */
const GUARD = post('guard', 'infantry', 'D16');
const TROOPS = Array.from({ length: 4 }, (_, index) => post(`foot ${index}`, 'infantry', 'L01'));

const order = (campaign: Campaign, type: Order['type'], unit: string, more: object = {}) =>
  ({ type, unit: campaign.id(unit), ...more }) as Order;

/** Gives all chances away until a side moves in the next turn. */
const until = (campaign: Campaign, turn: number, seat = 0) => campaign.passUntil(turn, seat);

describe('Who flies where', () => {
  const war = () =>
    skyWar({
      attacker: [
        post('fighter', 'light-fighter-is', 'orbit 3'),
        post('ship', 'dropship-assault', 'orbit 3'),
        post('war', 'small-warship', 'orbit 3'),
        post('station', 'space-station', 'orbit 3'),
        post('jumper', 'jumpship', '0105'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD],
    });

  rule(
    ['PA-AERO-01', 'PA-ORBIT-02'],
    'In orbit ships go around the ring, up to their MP; a station stays',
    () => {
      const campaign = war();
      expect(campaign.whyNotMarch(0, 'station', 'orbit 4')).toBe('That counter never moves');
      // 3 MP either way around: 10 and 1 touch.
      expect(campaign.whyNotMarch(0, 'war', 'orbit 7')).toBe(
        'orbit 7 cannot be reached in one move with 3 MP',
      );
      campaign.march(0, 'war', 'orbit 10');
      expect(campaign.at('war')).toBe('orbit 10');
    },
  );

  rule('PA-AERO-01', 'JumpShips do not move, and no WarShip comes down', () => {
    const campaign = war();
    expect(campaign.whyNotMarch(0, 'jumper', '0204')).toBe('That counter never moves');
    expect(campaign.whyNotMarch(0, 'war', 'K11')).not.toBeNull();
    expect(campaign.refusal(0, order(campaign, 'land', 'war', { to: 'K11' }))).toBe(
      'Only fighters and DropShips land, and only out of orbit',
    );
  });

  rule('PA-AERO-02', 'Over the planet every hex costs 1 MP, and nobody stops an aircraft', () => {
    const campaign = skyWar({
      attacker: [post('ship', 'dropship-large-transports', 'K12'), ...TROOPS],
      // K11 and everything around lies in the way.
      defender: [HOME, GUARD, post('X', 'infantry', 'K11'), post('Y', 'infantry', 'J11')],
    });
    expect(campaign.whyNotMarch(0, 'ship', 'K07')).toBe('K07 cannot be reached in one move with 4 MP');
    const [event] = campaign.march(0, 'ship', 'K08');
    expect(event).toMatchObject({ type: 'marched', spent: 4, cost: { total: 4 } });
  });

  rule('PA-ORBIT-01', 'A hex on a border lies below all zones that meet there', () => {
    const zones = GLOBE.zonesOver.map((over) => over.length);
    expect([1, 2, 3, 5].map((count) => zones.filter((each) => each === count).length)).toEqual([
      160, 80, 10, 2,
    ]);
    expect(zonesOver(placeOf('F18')).map(placeName)).toEqual(['orbit 7']);
    expect(hexesBelow(placeOf('orbit 7')).includes(placeOf('F18'))).toBe(true);
    expect(hexesBelow(placeOf('orbit 6')).includes(placeOf('F18'))).toBe(false);
  });
});

describe('Orbit', () => {
  rule('PA-ORBIT-04', 'From the surface a unit goes to a zone above it, and that is its whole move', () => {
    const campaign = skyWar({
      attacker: [post('ship', 'dropship-assault', 'F21'), ...TROOPS],
      defender: [HOME, GUARD],
    });
    expect(campaign.whyNotMarch(0, 'ship', 'orbit 1')).toBe(
      'From the surface a unit goes to a zone above it, not to orbit 1',
    );
    campaign.march(0, 'ship', 'orbit 9');
    expect(campaign.whyNotMarch(0, 'ship', 'orbit 10')).toBe('That unit has moved in this turn');
  });

  rule(
    ['PA-ORBIT-04', 'PA-DEEP-04'],
    'From the hex of the planet to any zone, and out of orbit to that hex',
    () => {
      const campaign = skyWar({
        attacker: [
          post('ship', 'dropship-assault', '0803'),
          post('other', 'dropship-assault', 'orbit 5'),
          ...TROOPS,
        ],
        defender: [HOME, GUARD],
      });
      campaign.march(0, 'ship', 'orbit 6');
      expect(campaign.whyNotMarch(0, 'other', '0703')).not.toBeNull();
      campaign.march(0, 'other', '0803');
      expect(campaign.at('other')).toBe('0803');
      expect(campaign.whyNotMarch(0, 'other', '0703')).toBe('That unit has moved in this turn');
      until(campaign, 2);
      campaign.march(0, 'other', '0602');
    },
  );

  rule(
    'PA-DEEP-04',
    'A DropShip that comes to the planet in this turn does not enter orbit, nor do its fighters',
    () => {
      const campaign = skyWar({
        attacker: [
          post('ship', 'dropship-small-transports', '0702'),
          post('fighter', 'light-fighter-is', 'ship'),
          ...TROOPS,
        ],
        defender: [HOME, GUARD],
      });
      campaign.march(0, 'ship', '0803');
      campaign.give(0, order(campaign, 'unload', 'fighter'));
      expect(campaign.whyNotMarch(0, 'fighter', 'orbit 1')).toBe(
        'Only who begins the turn in the hex of the planet enters its orbit',
      );
      until(campaign, 2);
      campaign.march(0, 'fighter', 'orbit 1');
    },
  );

  rule('PA-DEEP-04', 'First turn: orbit, fighters launched; second turn: the first landing', () => {
    const campaign = skyWar({
      attacker: [
        post('ship', 'dropship-small-transports', '0803'),
        post('fighter', 'light-fighter-is', 'ship'),
        post('mech', 'assault-mech-is', 'ship'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD],
    });
    campaign.march(0, 'ship', 'orbit 6');
    expect(campaign.refusal(0, order(campaign, 'land', 'ship', { to: 'K11' }))).not.toBeNull();
    campaign.give(0, order(campaign, 'unload', 'fighter'));
    campaign.march(0, 'fighter', 'orbit 7');
    until(campaign, 2);
    const hex = campaign.landBelow('ship');
    campaign.give(0, order(campaign, 'land', 'ship', { to: hex }), ['landing', 2, 2]);
    expect(campaign.at('ship')).toBe(hex);
    campaign.give(0, order(campaign, 'unload', 'mech'));
    expect(campaign.whyNotMarch(0, 'ship', 'orbit 6')).not.toBeNull();
    expect(campaign.destinations('mech').length).toBeGreaterThan(0);
  });
});

describe('Landing', () => {
  /** Moscow is under zone 8 in the north of a city, with enemies of all kinds. */
  const war = (quality: 'regular' | 'elite', fighters: number) =>
    skyWar({
      attacker: [
        post('ship', 'dropship-assault', 'orbit 7', { quality, faceDown: true }),
        post('friend', 'infantry', 'L01'),
        ...TROOPS,
      ],
      defender: [
        post('fort', 'fortress', 'G17'),
        post('town', 'city', 'H17'),
        post('base', 'base', 'F18'),
        ...Array.from({ length: fighters }, (_, index) =>
          post(`fighter ${index}`, 'light-fighter-is', 'G17'),
        ),
      ],
    });
  const land = (campaign: Campaign, ...dice: [number, number][]) =>
    campaign.give(
      0,
      order(campaign, 'land', 'ship', { to: 'G17' }),
      ...dice.map(([a, b], index) => [index === 0 ? 'landing' : 'failed landing', a, b] as const),
    );

  rule(
    'PA-ORBIT-05',
    'Fortress +2, two fighter units +4, adjacent city +2: 12 for a Regular crew, 10 for an Elite',
    () => {
      expect(land(war('regular', 2), [6, 6])[0]).toMatchObject({ number: { total: 12 }, succeeds: true });
      expect(land(war('elite', 2), [5, 5])[0]).toMatchObject({ number: { total: 10 }, succeeds: true });
      expect(land(war('elite', 2), [4, 5], [1, 2])[0]).toMatchObject({ succeeds: false, second: [1, 2] });
    },
  );

  rule('PA-ORBIT-05', 'With a third fighter unit a Regular crew needs 14: only a natural 12 lands', () => {
    expect(land(war('regular', 3), [6, 6])[0]).toMatchObject({ number: { total: 14 }, succeeds: true });
    expect(land(war('regular', 3), [6, 5], [3, 3])[0]).toMatchObject({ succeeds: false });
  });

  rule('PA-ORBIT-05', 'Who fails stays in its zone, and is lost with everybody aboard on another 2', () => {
    const campaign = war('regular', 1);
    land(campaign, [1, 1], [1, 2]);
    expect(campaign.at('ship')).toBe('orbit 7');
    expect(campaign.refusal(0, order(campaign, 'land', 'ship', { to: 'G17' }))).not.toBeNull();
    const other = skyWar({
      attacker: [
        post('ship', 'dropship-small-transports', 'orbit 7'),
        post('mech', 'assault-mech-is', 'ship'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD],
    });
    other.give(0, order(other, 'land', 'ship', { to: 'G17' }), ['landing', 1, 1], ['failed landing', 1, 1]);
    expect([other.counter('ship').place, other.counter('mech').place]).toEqual([DESTROYED, DESTROYED]);
    expect(other.counter('mech').faceUp).toBe(true);
  });

  rule('PA-ORBIT-05', 'A natural 2 never lands, whatever the number', () => {
    const campaign = skyWar({
      attacker: [post('ship', 'dropship-assault', 'orbit 7', { quality: 'elite' }), ...TROOPS],
      defender: [HOME, GUARD],
    });
    const [event] = campaign.give(
      0,
      order(campaign, 'land', 'ship', { to: 'G17' }),
      ['landing', 1, 1],
      ['failed landing', 3, 3],
    );
    expect(event).toMatchObject({ number: { total: 2 }, succeeds: false });
  });

  rule('PA-ORBIT-05', 'Nobody lands on an ocean, nor in a hex below another zone', () => {
    const campaign = war('regular', 0);
    for (const to of ['H20', 'K12'])
      expect(campaign.refusal(0, order(campaign, 'land', 'ship', { to }))).not.toBeNull();
  });

  rule('PA-SEQ-05', 'The enemy sees whether a landing succeeds, and not what it needed', () => {
    const [event] = land(war('regular', 2), [6, 6]);
    expect(planetary.redact(event, 1)).toMatchObject({ number: null, succeeds: true });
    expect(planetary.redact(event, 0)).toMatchObject({ number: { total: 12 } });
  });
});

describe('Combat drops', () => {
  const war = (defender: readonly ReturnType<typeof post>[] = []) =>
    skyWar({
      attacker: [
        post('ship', 'dropship-large-transports', 'orbit 7', { faceDown: true }),
        post('light', 'light-mech-iu', 'ship'),
        post('heavy', 'heavy-mech-is', 'ship'),
        post('armor', 'battle-armor-is', 'ship'),
        post('tank', 'medium-vehicle', 'ship'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD, ...defender],
    });
  const drop = (campaign: Campaign, at: string, first: string, ...names: string[]) =>
    order(campaign, 'drop', 'ship', {
      at,
      counter: campaign.id(first),
      more: names.map((name) => ({ counter: campaign.id(name) })),
    });

  rule(
    'PA-DROP-01',
    "Only 'Mechs and battle armor are dropped, once a turn, and they do not move then",
    () => {
      const campaign = war();
      expect(campaign.refusal(0, drop(campaign, 'G17', 'tank'))).not.toBeNull();
      campaign.give(0, drop(campaign, 'G17', 'heavy'), ['combat drop', 1, 1]);
      expect(campaign.at('heavy')).toBe('G17');
      expect(campaign.whyNotMarch(0, 'heavy', 'G16')).toBe('That unit has moved in this turn');
      expect(campaign.refusal(0, drop(campaign, 'G17', 'armor'))).not.toBeNull();
      // The ship goes on, as it likes.
      campaign.march(0, 'ship', 'orbit 8');
    },
  );

  rule('PA-ORBIT-03', 'From orbit 2 is added to each roll, and the ship stays in orbit', () => {
    const campaign = war();
    // Toughness 5: 3 + 2 and 3 + 2 destroy; 4 + 2 is damage that does not last; Toughness 10 holds against 7 + 2.
    campaign.give(
      0,
      drop(campaign, 'G17', 'light', 'heavy', 'armor'),
      ['combat drop', 1, 2],
      ['combat drop', 2, 1],
      ['combat drop', 3, 4],
      ['combat drop', 4, 2],
      ['combat drop', 1, 2],
    );
    expect(campaign.counter('light').place).toBe(DESTROYED);
    expect([campaign.at('heavy'), campaign.at('armor'), campaign.at('ship')]).toEqual([
      'G17',
      'G17',
      'orbit 7',
    ]);
  });

  rule('PA-DROP-02', 'Over the hex itself nothing is added', () => {
    const campaign = skyWar({
      attacker: [
        post('ship', 'dropship-large-transports', 'G17'),
        post('light', 'light-mech-iu', 'ship'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD],
    });
    campaign.march(0, 'ship', 'H16');
    campaign.give(0, drop(campaign, 'G17', 'light'), ['combat drop', 2, 2]);
    expect(campaign.at('light')).toBe('G17');
  });

  rule(
    'PA-DROP-02',
    'Among enemies the rolls are made when combat begins; who fails one begins damaged',
    () => {
      const campaign = war([post('foe', 'infantry', 'G17'), post('den', 'base', 'G17')]);
      campaign.give(0, drop(campaign, 'G17', 'heavy', 'armor'));
      expect(campaign.counter('heavy').place).toBe(placeOf('G17'));
      campaign.give(0, { type: 'done' }, ['combat drop', 4, 4], ['combat drop', 3, 4], ['combat drop', 1, 2]);
      campaign.give(0, { type: 'fight', at: 'G17', kind: 'land' });
      const { battle } = campaign.state;
      expect(battle?.fighters.map(({ counter, damaged }) => [counter, damaged])).toEqual([
        [campaign.id('heavy'), true],
        [campaign.id('armor'), false],
        [campaign.id('foe'), false],
        [campaign.id('den'), false],
      ]);
    },
  );

  rule('PA-DROP-03', 'Dropped units come last, together into one box without enemies', () => {
    const campaign = war([post('foe', 'infantry', 'G17')]);
    campaign.give(0, drop(campaign, 'G17', 'heavy', 'armor'));
    campaign.give(0, { type: 'done' }, ['combat drop', 1, 2], ['combat drop', 1, 2]);
    campaign.give(0, { type: 'fight', at: 'G17', kind: 'land' });
    const place = (name: string, to: string) =>
      ({ type: 'deploy', unit: campaign.id(name), to, facing: 'N' }) as Order;
    // Nobody but the dropped units: the defender is set up alone.
    campaign.give(1, { type: 'deploy', unit: campaign.id('foe'), to: 'C4' });
    expect(campaign.refusal(0, place('heavy', 'C4'))).not.toBeNull();
    campaign.give(0, place('heavy', 'C5'));
    expect(campaign.refusal(0, place('armor', 'B3'))).not.toBeNull();
    campaign.give(0, place('armor', 'C5'));
    expect(campaign.state.battle?.turn).toBe(1);
  });

  rule('PA-DROP-03', 'A DropShip that stays goes to its reserve after them; the rolls are made then', () => {
    const campaign = skyWar({
      attacker: [
        post('ship', 'dropship-large-transports', 'G17'),
        post('light', 'light-mech-iu', 'ship'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD, post('foe', 'infantry', 'G17')],
    });
    campaign.give(0, drop(campaign, 'G17', 'light'));
    campaign.done(0);
    campaign.give(1, { type: 'deploy', unit: campaign.id('foe'), to: 'C4' });
    const place = (name: string, to: string) =>
      ({ type: 'deploy', unit: campaign.id(name), to, facing: 'N' }) as Order;
    expect(campaign.refusal(0, place('ship', 'C1'))).not.toBeNull();
    campaign.give(0, place('light', 'C3'), ['combat drop', 3, 3], ['combat drop', 1, 1]);
    expect(
      campaign.state.battle?.fighters.find(({ counter }) => counter === campaign.id('light'))?.damaged,
    ).toBe(true);
    expect(campaign.refusal(0, place('ship', 'C2'))).not.toBeNull();
    campaign.give(0, place('ship', 'C1'));
    expect(campaign.state.battle?.turn).toBe(1);
  });
});

describe('Attacks on the move', () => {
  const war = (target = post('tank', 'medium-vehicle', 'K11'), type = 'medium-fighter-iu') =>
    skyWar({
      attacker: [post('base', 'base', 'K12'), post('fighter', type, 'K12'), ...TROOPS],
      defender: [HOME, GUARD, target, post('depot', 'base', 'J11')],
    });
  const strafe = (campaign: Campaign, to: string) =>
    order(campaign, 'strafe', 'fighter', { target: campaign.id('tank'), to });

  rule(
    'PA-ACBT-01',
    'A medium squadron needs 6 and 2D6 + 5 of 10; what survives needs 9 and 2D6 + 4 of 12',
    () => {
      const campaign = war();
      const hex = placeOf('K11');
      const [attacker, target] = [campaign.id('fighter'), campaign.id('tank')];
      expect(explain(strikeToHit(campaign.war, { attacker, target, hex }))).toTotal(6);
      expect(explain(strikeDamage(campaign.war, { attacker, target, hex }))).toTotal(5);
      expect(destroys([2, 2], 5, 5)).toBe(false);
      expect(destroys([2, 3], 5, 5)).toBe(true);
      campaign.give(0, strafe(campaign, 'K13'), ['to-hit', 3, 3], ['damage', 2, 2]);
      expect(explain(strikeToHit(campaign.war, { attacker: target, target: attacker, hex }))).toTotal(9);
      campaign.give(1, { type: 'answer' }, ['to-hit', 4, 5], ['damage', 4, 3]);
      // 11 is less than 12: unharmed, and on it goes.
      expect(campaign.at('fighter')).toBe('K13');
      expect([campaign.counter('fighter').faceUp, campaign.counter('tank').faceUp]).toEqual([true, true]);
    },
  );

  rule('PA-ACBT-01', 'Twice the Toughness destroys, less does nothing; two dice of 2 never harm', () => {
    const campaign = war();
    campaign.give(0, strafe(campaign, 'K12'), ['to-hit', 3, 3], ['damage', 2, 3]);
    expect(campaign.counter('tank').place).toBe(DESTROYED);
    expect(campaign.at('fighter')).toBe('K12');
    expect(destroys([1, 1], 99, 3)).toBe(false);
    // Nor does a 12 by itself.
    expect(destroys([6, 6], 1, 12)).toBe(false);
  });

  rule('PA-ACBT-01', 'A fighter shot down on the way does not fly on', () => {
    const campaign = war();
    campaign.give(0, strafe(campaign, 'K13'), ['to-hit', 1, 2]);
    campaign.give(1, { type: 'answer' }, ['to-hit', 6, 6], ['damage', 6, 6]);
    expect(campaign.counter('fighter').place).toBe(DESTROYED);
  });

  rule(
    'PA-ACBT-01',
    'The target lies neither where the move begins nor where it ends, and is no city',
    () => {
      const campaign = war();
      expect(campaign.refusal(0, strafe(campaign, 'K11'))).not.toBeNull();
      expect(
        campaign.refusal(0, order(campaign, 'strafe', 'fighter', { target: campaign.id('home'), to: 'K12' })),
      ).not.toBeNull();
      const near = war(post('tank', 'medium-vehicle', 'K12'));
      expect(near.refusal(0, strafe(near, 'K13'))).not.toBeNull();
    },
  );

  rule('PA-ACBT-01', 'A base is destroyed to rubble, and cargo falls with its ship', () => {
    const campaign = war(undefined, 'heavy-fighter-iu');
    const target = campaign.id('depot');
    campaign.give(
      0,
      order(campaign, 'strafe', 'fighter', { target, to: 'K12' }),
      ['to-hit', 6, 6],
      ['damage', 6, 6],
    );
    expect(campaign.settlement('depot')).toMatchObject({ rubble: true });
    expect(campaign.at('depot')).toBe('J11');
  });
});

describe('Deep space', () => {
  rule('PA-DEEP-01', 'DropShips and WarShips go two hexes a turn, fighters one', () => {
    const campaign = skyWar({
      attacker: [
        post('ship', 'dropship-assault', '0703'),
        post('war', 'large-warship', '0703'),
        post('fighter', 'light-fighter-is', '0703'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD],
    });
    expect(campaign.whyNotMarch(0, 'ship', '0403')).not.toBeNull();
    campaign.march(0, 'ship', '0503');
    campaign.march(0, 'war', '0503');
    expect(campaign.whyNotMarch(0, 'fighter', '0503')).not.toBeNull();
    campaign.march(0, 'fighter', '0603');
  });

  rule('PA-DEEP-02', 'A JumpShip carries two DropShip units, which leave it and move', () => {
    const campaign = skyWar({
      attacker: [
        post('jumper', 'jumpship', '0105'),
        post('one', 'dropship-assault', 'jumper'),
        post('two', 'dropship-small-transports', 'jumper'),
        post('three', 'dropship-assault', '0105'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD],
    });
    const board = { type: 'board', unit: campaign.id('three'), carrier: campaign.id('jumper') } as const;
    expect(campaign.refusal(0, board)).toBe('No transport with room for it is here');
    campaign.give(0, order(campaign, 'unload', 'one'));
    campaign.march(0, 'one', '0304');
    expect(campaign.counter('two').place).toBe(ABOARD);
  });

  const arrival = () =>
    skyWar({
      attacker: [
        post('jumper', 'jumpship', 'jump 1', { faceDown: true }),
        post('ship', 'dropship-assault', 'jumper'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD],
    });

  rule(
    'PA-DEEP-03',
    'A ship arrives at the end of movement if its roll reaches the number of the point',
    () => {
      const campaign = arrival();
      campaign.done(0);
      campaign.give(0, { type: 'arrive', at: '0703' }, ['jump', 5, 6]);
      expect([campaign.at('jumper'), campaign.counter('ship').place]).toEqual(['0703', ABOARD]);
    },
  );

  rule('PA-DEEP-03', 'Off target it arrives a turn later at the nearer common point, without a roll', () => {
    const campaign = arrival();
    campaign.done(0);
    campaign.give(0, { type: 'arrive', at: '0703' }, ['jump', 5, 5]);
    expect(campaign.counter('jumper').place).toBeLessThan(0);
    until(campaign, 2);
    campaign.done(0);
    expect(campaign.refusal(0, { type: 'arrive', at: '1505' })).not.toBeNull();
    campaign.give(0, { type: 'arrive', at: '0105' });
    expect(campaign.at('jumper')).toBe('0105');
  });

  rule(
    ['PA-DEEP-05', 'PA-DEEP-06'],
    'Arrived in turn 1, charging from turn 2 for four turns, away in turn 6',
    () => {
      const campaign = arrival();
      campaign.done(0);
      campaign.give(0, { type: 'arrive', at: '0105' }, ['jump', 1, 2]);
      until(campaign, 2);
      const depart = order(campaign, 'depart', 'jumper');
      expect(campaign.refusal(0, depart)).not.toBeNull();
      campaign.give(0, order(campaign, 'charge', 'jumper'), ['recharge', 3]);
      for (const turn of [3, 4, 5]) {
        until(campaign, turn);
        expect(campaign.refusal(0, depart)).not.toBeNull();
      }
      until(campaign, 6);
      campaign.give(0, depart);
      expect(campaign.counter('jumper').place).toBe(DEPARTED);
    },
  );

  rule('PA-DEEP-05', 'A charged ship leaves from zenith or nadir alone', () => {
    const campaign = skyWar({
      attacker: [post('war', 'small-warship', '0503'), post('jumper', 'jumpship', '1505'), ...TROOPS],
      defender: [HOME, GUARD],
    });
    expect(campaign.refusal(0, order(campaign, 'depart', 'war'))).not.toBeNull();
    expect(campaign.refusal(0, order(campaign, 'depart', 'jumper'))).toBeNull();
  });

  rule(
    'PA-DEEP-06',
    'A WarShip has a battery, so that it can leave again at once; moving ends its charging',
    () => {
      const campaign = skyWar({
        attacker: [post('war', 'small-warship', 'jump 1'), ...TROOPS],
        defender: [HOME, GUARD],
      });
      campaign.done(0);
      campaign.give(0, { type: 'arrive', at: '0105' }, ['jump', 1, 2]);
      until(campaign, 2);
      campaign.give(0, order(campaign, 'charge', 'war'), ['recharge', 6]);
      expect(campaign.drive('war')).toMatchObject({ drive: 7, battery: 'charged' });
      until(campaign, 3);
      campaign.march(0, 'war', '0205');
      expect(campaign.drive('war')).toMatchObject({ drive: 'empty' });
      until(campaign, 4);
      campaign.march(0, 'war', '0105');
      until(campaign, 5);
      expect(campaign.refusal(0, order(campaign, 'depart', 'war'))).toBeNull();
    },
  );
});

describe('Battles in space', () => {
  const war = () =>
    skyWar({
      attacker: [
        post('war', 'small-warship', 'orbit 7', { faceDown: true }),
        post('fighter', 'light-fighter-is', 'orbit 7', { faceDown: true }),
        post('jumper', 'jumpship', '0105'),
        ...TROOPS,
      ],
      defender: [
        HOME,
        GUARD,
        post('station', 'space-station', 'orbit 7'),
        post('wing', 'light-fighter-is', 'orbit 7'),
        post('tank', 'light-vehicle', 'G17'),
      ],
    });
  const engage = (campaign: Campaign) =>
    order(campaign, 'engage', 'war', { target: campaign.id('station'), more: [] });

  rule(
    'PA-ACBT-03',
    'Nobody has to fight in space; who does names one target, and the enemy who joins',
    () => {
      const campaign = war();
      campaign.done(0);
      campaign.give(0, engage(campaign));
      campaign.give(1, { type: 'join', more: [] });
      expect(campaign.state.battle).toMatchObject({ kind: 'space' });
      expect(campaign.state.battle?.fighters.map(({ counter }) => counter)).toEqual([
        campaign.id('war'),
        campaign.id('station'),
      ]);
      const peaceful = war();
      peaceful.done(0);
      peaceful.done(0);
      expect(peaceful.state.battle).toBeNull();
    },
  );

  rule('PA-ACBT-04', 'A WarShip bombards once in a turn what is below it, instead of fighting', () => {
    const campaign = war();
    campaign.done(0);
    const bombard = order(campaign, 'bombard', 'war', { target: campaign.id('tank') });
    campaign.give(0, bombard, ['to-hit', 5, 4]);
    expect(campaign.counter('war').faceUp).toBe(true);
    expect(campaign.refusal(0, bombard)).not.toBeNull();
    expect(campaign.refusal(0, engage(campaign))).not.toBeNull();
  });

  rule(
    ['PA-ACBT-05', 'PA-ACBT-06'],
    'It hits on 10; on the map twice the Toughness destroys, and a 2 never does',
    () => {
      const campaign = war();
      campaign.done(0);
      const tank = campaign.id('tank');
      const [, shot] = campaign.give(
        0,
        order(campaign, 'bombard', 'war', { target: tank }),
        ['to-hit', 5, 5],
        ['damage', 1, 2],
      );
      expect(shot).toMatchObject({ type: 'fired', toHit: { total: 10 }, isDestroyed: true });
      // AV 12 against Toughness 3, out of supply or not: all but a 2.
      expect(destroys([1, 2], 12, 3)).toBe(true);
      expect(destroys([1, 1], 12, 3)).toBe(false);
      expect(explain(bombardmentDamage(campaign.war, campaign.id('war'), campaign.id('guard')))).toTotal(11);
      expect(isSuppliedAt(campaign.war, 1, placeOf('D16'))).toBe(false);
    },
  );

  rule('PA-SUP-07', 'Fighters in orbit are in supply only beside a ship of their side', () => {
    const campaign = war();
    campaign.done(0);
    campaign.give(0, order(campaign, 'engage', 'fighter', { target: campaign.id('wing'), more: [] }));
    campaign.give(1, { type: 'join', more: [] });
    // Both have one in the zone, though it does not fight.
    campaign.deployAll();
    expect(campaign.state.battle?.fighters.map(({ supplied }) => supplied)).toEqual([true, true]);
  });

  rule('PA-SEQ-05', 'Whether a side is asked does not tell that it has a WarShip', () => {
    const other = skyWar({
      attacker: [
        post('ship', 'dropship-assault', 'orbit 7', { faceDown: true }),
        post('friend', 'infantry', 'L01'),
      ],
      defender: [HOME, GUARD, post('tank', 'light-vehicle', 'G17')],
    });
    other.done(0);
    expect(viewFor(planetary, other.state, 1).question).toMatchObject({ step: 'war/choose', seat: 0 });
  });
});

describe('Bombardment in a battle', () => {
  const war = () =>
    skyWar({
      attacker: [
        post('war', 'large-warship', 'orbit 7', { quality: 'elite' }),
        post('A', 'infantry', 'G17'),
        ...TROOPS,
      ],
      defender: [HOME, GUARD, post('X', 'light-vehicle', 'G17'), post('Y', 'infantry', 'G17')],
    });
  const begun = () => {
    const campaign = war();
    campaign.done(0);
    campaign.give(0, order(campaign, 'support', 'war', { at: 'G17' }));
    campaign.give(0, { type: 'deploy', unit: campaign.id('A'), to: 'C2' });
    campaign.give(1, { type: 'deploy', unit: campaign.id('X'), to: 'C4', facing: 'S' });
    campaign.give(1, { type: 'deploy', unit: campaign.id('Y'), to: 'C5' });
    return campaign;
  };
  const bombard = (campaign: Campaign) => order(campaign, 'bombard', 'war', { target: campaign.id('X') });

  rule(['PA-ACBT-04', 'PA-ACBT-05'], 'A hit is an action of its side, with 8 for an Elite crew', () => {
    const campaign = begun();
    const [shot, harm] = campaign.give(0, bombard(campaign), ['bombardment', 4, 4], ['damage', 1, 2]);
    expect(shot).toMatchObject({ toHit: { total: 8 }, hits: true });
    // 3 + 12 + 1 for a target out of supply.
    expect(harm).toMatchObject({ type: 'damage', modifiers: { total: 13 }, result: 'destroyed' });
    expect(campaign.state.battle?.actionsLeft).toBe(1);
    expect(campaign.refusal(0, bombard(campaign))).not.toBeNull();
  });

  rule('PA-ACBT-05', 'A miss scatters: 6, 5 and 2 are three boxes to the right, off the board', () => {
    const campaign = begun();
    const [shot] = campaign.give(
      0,
      bombard(campaign),
      ['bombardment', 3, 4],
      ['scatter', 6],
      ['scatter', 5],
      ['scatter', 2],
    );
    expect(shot).toMatchObject({ hits: false, box: -1, victim: null });
  });

  rule('PA-ACBT-05', 'A miss towards the enemy hits whoever stands there, one box on', () => {
    const campaign = begun();
    const [shot] = campaign.give(
      0,
      bombard(campaign),
      ['bombardment', 3, 4],
      ['scatter', 1],
      ['damage', 1, 1],
    );
    expect(shot).toMatchObject({ hits: false, victim: campaign.id('Y') });
  });
});
