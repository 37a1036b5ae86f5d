import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { startGame, submit, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect } from 'vitest';
import { COMSTAR, INVASION_FLEET, OPERATION_RESULTS, SETTLEMENTS } from '../data/fall-of-terra.ts';
import { planetary } from '../game.ts';
import type { Order } from '../orders.ts';
import { placeName, placeOf, ZONE_PLACES } from '../rules/places.ts';
import { basesToBuild, hexesForConvoy, razeable } from '../rules/war/end-phase.ts';
import { fallOutcome, operationsLeft, placesInArea, shotDestroys, shotToHit } from '../rules/war/fall.ts';
import { type InWar, warIn } from '../rules/war/stacks.ts';
import { isSuppliedAt } from '../rules/war/supply-lines.ts';
import { DESTROYED, type Fall, type State, UNPLACED } from '../state.ts';
import { type Campaign, post, skyWar, type Theatre } from '../testing/campaign.ts';
import { dateOf } from '../text.ts';

const scenario = () => {
  const setup = scenarioSetup(planetary, 'fall-of-terra', {}, randomFrom('fall'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
};

const opening = (): State => startGame(planetary, scenario(), 'fall');

/** The counters of a type and side that have yet to be placed, or are at a place. */
const having = (state: State, side: number, holds: (type: string, at: number) => boolean): number[] =>
  state.counters.flatMap(({ id, type, side: own, place }) =>
    own === side && holds(type, place) ? [id] : [],
  );

const fallWar = (theatre: Omit<Theatre, 'system' | 'fall'>): Campaign =>
  skyWar({ world: 'major', turns: 20, fall: true, ...theatre });

const note = (war: Campaign, change: Partial<Fall>): void => {
  war.state.war = { ...war.war.war, fall: { ...war.war.war.fall!, ...change } };
};

const fallIn = (war: Campaign): Fall => war.war.war.fall!;
const stepOf = (war: Campaign) => war.state.agenda.at(-1) as { step: string; seat: number };

const zone = (number: number): number => ZONE_PLACES[number - 1];

/** A sky with one ship of the Word of Blake in a zone, which is about to move. */
const overhead = (ship = 'dropship-large-transports', more: Partial<Theatre> = {}) =>
  fallWar({
    attacker: [post('ship', ship, 'orbit 3'), post('foot', 'infantry', 'D11')],
    defender: [post('Moscow', 'city', 'D19'), post('guard', 'infantry', 'D19')],
    ...more,
  });

describe('The frame', () => {
  rule('PA-FOT-01', 'Turn 1 is 28 February 3058, and a turn is two days', () => {
    expect([1, 2, 3, 20].map(dateOf)).toEqual([
      '28 February 3058',
      '2 March 3058',
      '4 March 3058',
      '7 April 3058',
    ]);
  });

  rule('PA-FOT-01', 'It is fought at large scale over Terra, a major world in hex 0803', () => {
    const { war, sheets, sides } = scenario();
    expect(war).toMatchObject({ world: 'major', turns: 20, system: { planet: '0803' } });
    expect(sheets['heavy-mech-iu'].name).toContain('Battalion');
    expect(sheets.infantry.name).toContain('Regiment');
    expect(sides.map(({ name }) => name)).toEqual(['Word of Blake', 'ComStar']);
  });

  rule('PA-FOT-01', 'Convoys build no bases, but new ones are still created', () => {
    const war = fallWar({
      attacker: [post('one', 'supply-convoy', 'D11'), post('two', 'supply-convoy', 'D11')],
      defender: [post('Moscow', 'city', 'D19'), post('guard', 'infantry', 'D19')],
    });
    expect(basesToBuild(war.war, 0)).toEqual([]);
    expect(hexesForConvoy(war.war, 1, []).map(placeName)).toEqual(['D19']);
  });
});

describe('Forces', () => {
  rule('PA-FOT-02', 'Five cities and four fortresses, each in its hex with its garrison', () => {
    const { sides, war, sheets } = scenario();
    const listed = sides[1].counters.flatMap((entry, index) =>
      entry && !entry.type.includes('convoy')
        ? [`${sheets[entry.type].kind} ${sheets[entry.type].name} ${war!.places[1][index]} ${entry.quality}`]
        : [],
    );
    expect(listed).toEqual([
      'city Moscow D19 regular',
      'city Tokyo E01 regular',
      'city Sydney L01 regular',
      'city Delhi F21 regular',
      'city São Paulo K12 regular',
      'fortress Cairo Castle Brian F18 veteran',
      'fortress Sandhurst Castle Brian D16 veteran',
      'fortress Mars War Academy Mars veteran',
      'fortress Hilton Head Castle Brian F11 elite',
    ]);
    expect(SETTLEMENTS).toHaveLength(9);
  });

  rule('PA-FOT-03', 'ComStar has 23 units; those of one place are there, the others are to be placed', () => {
    const state = opening();
    expect(COMSTAR).toHaveLength(23);
    const units = state.counters.filter(
      ({ side, id }) =>
        side === 1 && id >= 0 && !SETTLEMENTS.some((each) => each.id === state.counters[id].type),
    );
    expect(units).toHaveLength(23);
    const at = (place: string) =>
      units
        .filter((unit) => unit.place === placeOf(place))
        .map(({ type, quality }) => `${type} ${quality}`)
        .sort();
    expect(at('D16')).toEqual(['heavy-mech-iu green', 'medium-mech-iu green', 'medium-mech-iu green']);
    expect(at('F18')).toEqual(['medium-mech-iu elite']);
    expect(at('L01')).toEqual(['medium-mech-iu regular']);
    expect(at('Mars')).toEqual(['medium-mech-iu green']);
    expect(at('Venus')).toEqual(['light-mech-iu regular']);
    expect(at('1505')).toEqual(['heavy-fighter-iu veteran', 'space-station veteran']);
    expect(at('0105')).toEqual(['medium-fighter-iu elite', 'space-station veteran']);
    expect(units.filter(({ place }) => place === UNPLACED)).toHaveLength(10);
    expect(units.every(({ faceUp, type }) => faceUp === (type === 'supply-convoy'))).toBe(true);
  });

  rule(
    'PA-FOT-03',
    'Who is to be placed has an area: hexes around one, its mainland, the orbit, its division',
    () => {
      const state = opening();
      expect(stepIn(state)).toEqual({ step: 'war/post', seat: 1 });
      const areaOf = (type: string, quality: string) => {
        const id = state.counters.find(
          (each) =>
            each.side === 1 && each.type === type && each.quality === quality && each.place === UNPLACED,
        )!.id;
        return placesInArea(warIn(state), id).map(placeName);
      };
      expect(areaOf('medium-mech-is', 'veteran')).toContain('E11');
      expect(areaOf('medium-mech-is', 'veteran')).not.toContain('D19');
      // Two hexes around Shanghai, but neither Japan nor other islands.
      const shanghai = areaOf('heavy-mech-is', 'veteran');
      expect(shanghai).toContain('F24');
      expect(shanghai).toContain('F22');
      expect(shanghai).not.toContain('E01');
      expect(areaOf('light-fighter-iu', 'veteran')).toHaveLength(10);
      // Of its division only those in Sydney stand somewhere yet.
      expect(areaOf('supply-convoy', 'regular')).toEqual(['L01']);
    },
  );

  rule('PA-FOT-04', 'The Shadow Lancers are placed second, near the Great Lakes, also among enemies', () => {
    const state = opening();
    const give = (seat: number, order: Order) => {
      const result = submit(planetary, state, seat, order);
      if (!result.ok) throw new Error(result.error.message);
    };
    for (const id of having(state, 1, (_, place) => place === UNPLACED)) {
      const places = placesInArea(warIn(state), id).map(placeName);
      give(1, { type: 'post', unit: id, to: places.includes('D11') ? 'D11' : places[0] });
    }
    expect(stepIn(state)).toEqual({ step: 'war/post', seat: 0 });
    const lancers = having(state, 0, (_, place) => place === UNPLACED);
    expect(lancers).toHaveLength(8);
    const isCrowded = state.counters.some(({ side, place }) => side === 1 && place === placeOf('D11'));
    for (const unit of lancers) {
      expect(placesInArea(warIn(state), unit)).toContain(placeOf('D11'));
      give(0, { type: 'post', unit, to: 'D11' });
    }
    expect(isCrowded).toBe(true);
    expect(isSuppliedAt(warIn(state), 0, placeOf('D11'))).toBe(false);
    expect(state.war!.turn).toBe(1);
    expect(
      lancers.every((id) => state.counters[id].faceUp === (state.counters[id].type === 'supply-convoy')),
    ).toBe(true);
  });

  rule('PA-FOT-05', 'Five DropShip fleets with 27 places carry 25 units on three JumpShips', () => {
    const { sheets } = scenario();
    const lift = INVASION_FLEET.reduce((sum, { ship }) => sum + sheets[ship].transport, 0);
    const cargo = INVASION_FLEET.reduce((sum, each) => sum + each.cargo.length, 0);
    expect([INVASION_FLEET.length, lift, cargo]).toEqual([5, 27, 25]);
    const state = opening();
    expect(having(state, 0, (type) => type === 'jumpship')).toHaveLength(3);
  });
});

const stepIn = (state: State) => {
  const { step, seat } = state.agenda.at(-1) as { step: string; seat: number };
  return { step, seat };
};

/** Two JumpShips with a DropShip each, of which one has somebody aboard. */
const fleet = () =>
  fallWar({
    attacker: [
      post('J1', 'jumpship', 'jump 1'),
      post('J2', 'jumpship', 'jump 1'),
      post('A', 'dropship-medium-transports', 'J1'),
      post('B', 'dropship-medium-transports', 'J2'),
      post('foot', 'infantry', 'A'),
    ],
    defender: [post('Moscow', 'city', 'D19'), post('guard', 'infantry', 'D19')],
  });

describe('Reinforcements', () => {
  rule(
    'PA-FOT-05',
    'They come in the End Phase of turn 1, after their loads were changed, each JumpShip by its roll',
    () => {
      const war = fleet();
      while (stepOf(war).step !== 'fall/load') war.done(waitingFor(war.state)[0]);
      war.give(0, { type: 'board', unit: war.id('foot'), carrier: war.id('B') });
      expect(war.war.war.carriers[war.id('foot')]).toBe(war.id('B'));
      war.done(0);
      // Zenith needs 3, and with exact maps 1; the nearest pirate points need 9 in place of 11.
      war.give(0, { type: 'arrive', at: '0703' }, ['jump', 4, 4]);
      expect(war.counter('J1').place).toBeLessThan(0);
      war.give(0, { type: 'arrive', at: '0903' }, ['jump', 5, 4]);
      expect(war.at('J2')).toBe('0903');
      expect(war.war.war.turn).toBe(2);
      // From turn 2 on they move.
      war.give(0, { type: 'unload', unit: war.id('B') });
      war.march(0, 'B', '0803');
      // Off target: in the next End Phase at zenith or nadir, without a roll.
      while (stepOf(war).step !== 'war/arrive') war.done(waitingFor(war.state)[0]);
      expect(war.war.war.turn).toBe(2);
      war.give(0, { type: 'arrive', at: '0105' });
      expect(war.at('J1')).toBe('0105');
    },
  );
});

/** The war as it stands at the end of a turn, with so many settlements held by ComStar. */
function standing(
  turn: number,
  held: number,
  change: Partial<Fall> = {},
  more: (state: InWar) => InWar = (s) => s,
) {
  const state = warIn(opening());
  const taken = state.war.settlements.slice(held).map(({ counter }) => counter);
  return fallOutcome(
    more({
      ...state,
      counters: state.counters.map((each) => (taken.includes(each.id) ? { ...each, side: 0 } : each)),
      war: { ...state.war, turn, fall: { ...state.war.fall!, ...change } },
    }),
  );
}

const without =
  (side: number, but: (type: string) => boolean) =>
  (state: InWar): InWar => ({
    ...state,
    counters: state.counters.map((each) =>
      each.side === side && !but(each.type) ? { ...each, place: DESTROYED } : each,
    ),
  });

describe('Victory', () => {
  rule(
    'PA-FOT-06',
    'Example: with 6 settlements in turn 20 ComStar wins decisively, with 5 or 3 substantially, with 2 marginally',
    () => {
      const results = [6, 5, 3, 2, 0].map((held) => standing(20, held));
      expect(results.map((each) => each!.reason.split(':')[0])).toEqual([
        'Decisive',
        'Substantial',
        'Substantial',
        'Marginal',
        'Draw',
      ]);
      expect(results.map((each) => each!.winners)).toEqual([[1], [1], [1], [1], []]);
      expect(standing(19, 6)).toBeNull();
    },
  );

  rule(
    'PA-FOT-06',
    'Example: all nine taken in End Phase 9 are a marginal victory of the Word of Blake',
    () => {
      expect(standing(9, 0, { seized: 9 })).toMatchObject({
        winners: [0],
        reason: expect.stringContaining('Marginal'),
      });
      expect(standing(12, 0, { seized: 12 })).toMatchObject({
        winners: [],
        reason: expect.stringContaining('Draw'),
      });
    },
  );

  rule('PA-FOT-06', 'All nine taken in End Phase 4 count when the war can end, after turn 5', () => {
    expect(standing(4, 0, { seized: 4 })).toBeNull();
    expect(standing(5, 0, { seized: 4 })).toBeNull();
    expect(standing(6, 0, { seized: 4 })).toMatchObject({
      winners: [0],
      reason: expect.stringContaining('Substantial'),
    });
  });

  rule(
    'PA-FOT-06',
    'The Com Guards are gone with their last unit but for convoys: decisive by turn 5, later as if all were seized',
    () => {
      const gone = without(
        1,
        (type) => type === 'supply-convoy' || SETTLEMENTS.some(({ id }) => id === type),
      );
      expect(standing(5, 9, {}, gone)).toMatchObject({
        winners: [0],
        reason: expect.stringContaining('Decisive'),
      });
      expect(standing(6, 9, {}, gone)).toMatchObject({
        winners: [0],
        reason: expect.stringContaining('Marginal'),
      });
      expect(standing(12, 9, {}, gone)).toMatchObject({ winners: [] });
    },
  );

  rule('PA-FOT-06', 'Without anybody of the Word of Blake ComStar has won decisively', () => {
    expect(
      standing(
        2,
        9,
        {},
        without(0, () => false),
      ),
    ).toMatchObject({
      winners: [1],
      reason: expect.stringContaining('Decisive'),
    });
  });

  rule('PA-FOT-06', 'If ComStar holds everything in End Phase 6 it has won, but for an option', () => {
    expect(standing(5, 9)).toBeNull();
    expect(standing(6, 9)).toMatchObject({ winners: [1], reason: expect.stringContaining('Decisive') });
    expect(standing(6, 8)).toBeNull();
    const plays = (state: InWar): InWar => ({
      ...state,
      setup: { ...state.setup, options: { 'comstar-early-end': false } },
    });
    expect(standing(6, 9, {}, plays)).toBeNull();
  });

  rule('PA-FOT-06', 'It is noted since when the Word of Blake has all settlements', () => {
    const war = fallWar({
      attacker: [post('foot', 'infantry', 'D19')],
      defender: [post('Moscow', 'city', 'D19'), post('far', 'infantry', 'L01')],
    });
    war.endTurn();
    expect(fallIn(war).seized).toBe(0);
    war.endTurn();
    expect(fallIn(war).seized).toBe(2);
  });

  rule('PA-FOT-06', 'Nobody removes a fortress that was taken', () => {
    const war = fallWar({
      attacker: [post('foot', 'infantry', 'F18'), post('Cairo', 'fortress', 'F18')],
      defender: [post('guard', 'infantry', 'L01')],
    });
    war.state.war = {
      ...war.war.war,
      settlements: war.war.war.settlements.map((each) => ({ ...each, native: 1, captured: true })),
    };
    expect(razeable(war.war, 0)).toEqual([]);
  });
});

describe('The space defenses', () => {
  rule('PA-FOT-07', 'Example: large transports are hit on 4, and a total of 24 destroys them', () => {
    const war = overhead();
    expect(explain(shotToHit(war.war, war.id('ship')))).toTotal(4);
    expect(shotDestroys(war.war, war.id('ship'), [6, 5], 12)).toBe(false);
    expect(shotDestroys(war.war, war.id('ship'), [6, 5], 13)).toBe(true);
  });

  rule('PA-FOT-07', 'Before it moves a zone shoots once at a ship in it; damage alone does nothing', () => {
    const war = overhead();
    expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 1 });
    const shot: Order = { type: 'defend', target: war.id('ship'), at: 'orbit 3' };
    const events = war.give(1, shot, ['to-hit', 2, 2], ['damage', 5, 6]);
    expect(events.find(({ type }) => type === 'defended')).toMatchObject({ hits: true, isDestroyed: false });
    expect(fallIn(war).shots).toEqual([zone(3)]);
    // Nothing more to shoot with: the ship moves.
    expect(stepOf(war)).toMatchObject({ step: 'war/move', seat: 0 });
  });

  rule('PA-FOT-07', 'A damage roll of 12 destroys, by a rule of ours that can be left out', () => {
    const shot = (war: Campaign) => {
      const order: Order = { type: 'defend', target: war.id('ship'), at: 'orbit 3' };
      war.give(1, order, ['to-hit', 6, 6], ['damage', 6, 6]);
      return war.counter('ship').place;
    };
    expect(shot(overhead())).toBe(DESTROYED);
    expect(shot(overhead(undefined, { options: { 'sds-twelve': false } }))).toBe(zone(3));
    // With a higher Attack Value the printed rule is enough: 11 + 13 is twice 12.
    const strong = overhead(undefined, { options: { 'sds-attack-value': 13 } });
    const order: Order = { type: 'defend', target: strong.id('ship'), at: 'orbit 3' };
    strong.give(1, order, ['to-hit', 2, 2], ['damage', 5, 6]);
    expect(strong.counter('ship').place).toBe(DESTROYED);
  });

  rule(
    'PA-FOT-07',
    'A ship that passes several zones is shot at in each, and what is destroyed goes no farther',
    () => {
      const war = overhead();
      war.done(1);
      war.march(0, 'ship', 'orbit 5');
      expect([stepOf(war).step, war.at('ship')]).toEqual(['fall/window', 'orbit 4']);
      war.give(1, { type: 'defend', target: war.id('ship'), at: 'orbit 4' }, ['to-hit', 1, 2]);
      expect([stepOf(war).step, war.at('ship')]).toEqual(['fall/window', 'orbit 5']);
      const last: Order = { type: 'defend', target: war.id('ship'), at: 'orbit 5' };
      war.give(1, last, ['to-hit', 4, 4], ['damage', 6, 6]);
      expect(war.counter('ship').place).toBe(DESTROYED);

      const other = overhead();
      other.done(1);
      other.march(0, 'ship', 'orbit 5');
      const first: Order = { type: 'defend', target: other.id('ship'), at: 'orbit 4' };
      other.give(1, first, ['to-hit', 4, 4], ['damage', 6, 6]);
      expect(stepOf(other)).toMatchObject({ step: 'war/move', seat: 0 });
    },
  );

  rule(
    'PA-FOT-07',
    'A DropShip that is known is shot at while it flies over the surface, from the zones over its hex',
    () => {
      const war = overhead();
      war.done(1);
      war.give(0, { type: 'land', unit: war.id('ship'), to: 'F08' }, ['landing', 6, 6]);
      expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 1, mover: war.id('ship') });
      expect(war.refusal(1, { type: 'defend', target: war.id('ship'), at: 'orbit 9' })).not.toBeNull();
      war.give(1, { type: 'defend', target: war.id('ship'), at: 'orbit 3' }, ['to-hit', 1, 2]);
      // Who stands on the ground is no target.
      war.done(0);
      war.done(0);
      expect(stepOf(war)).toMatchObject({ step: 'war/move', seat: 1 });
      expect(war.refusal(1, { type: 'defend', target: war.id('ship'), at: 'orbit 4' })).not.toBeNull();
    },
  );

  rule('PA-FOT-07', 'A counter that turns out to be no DropShip is turned up, and the shot is spent', () => {
    const war = fallWar({
      attacker: [
        post('wing', 'medium-fighter-iu', 'orbit 3', { faceDown: true }),
        post('foot', 'infantry', 'D11'),
      ],
      defender: [post('Moscow', 'city', 'D19'), post('guard', 'infantry', 'D19')],
    });
    war.give(1, { type: 'defend', target: war.id('wing'), at: 'orbit 3' });
    expect(war.counter('wing')).toMatchObject({ faceUp: true, place: zone(3) });
    expect(fallIn(war).shots).toEqual([zone(3)]);
  });

  rule('PA-FOT-07', 'Shots that were not used are gone with the turn, and used ones come back', () => {
    const war = overhead();
    war.give(1, { type: 'defend', target: war.id('ship'), at: 'orbit 3' }, ['to-hit', 1, 1]);
    while (war.war.war.turn === 1) war.done(waitingFor(war.state)[0]);
    expect(fallIn(war).shots).toEqual([]);
    expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 1 });
  });
});

/** Two enemies side by side, the Word of Blake about to move. */
const beside = (more: Partial<Theatre> = {}) =>
  fallWar({
    attacker: [post('foot', 'infantry', 'E16')],
    defender: [
      post('Moscow', 'city', 'D19'),
      post('tanks', 'light-vehicle', 'D19'),
      post('mech', 'heavy-mech-iu', 'D18', { faceDown: true }),
      post('Cairo', 'fortress', 'F18'),
    ],
    ...more,
  });

describe('Special forces', () => {
  rule(
    'PA-FOT-08',
    'Example: of eight operations the first rolls 1: seven are allowed, and six are left',
    () => {
      const war = beside();
      expect(operationsLeft(fallIn(war))).toBe(8);
      war.give(0, { type: 'silence', at: 'orbit 1' }, ['special forces', 1]);
      expect(fallIn(war)).toMatchObject({ allowance: 7, tried: 1, silenced: [] });
      expect(operationsLeft(fallIn(war))).toBe(6);
      war.endTurn();
      expect(operationsLeft(fallIn(war))).toBe(7);
    },
  );

  rule(
    'PA-FOT-08',
    'One die says what comes of each operation, and which results are paid for with one of them',
    () => {
      const lines = Object.entries(OPERATION_RESULTS).map(
        ([name, results]) =>
          `${name}: ${results.map(({ is, lowers }) => `${is[0]}${lowers ? '-' : ''}`).join(' ')}`,
      );
      expect(lines).toEqual([
        'silence: d- d- f s s s',
        'sabotage: d- d- d- s- s- s',
        'headhunt: d- d- f s- s- s',
      ]);
    },
  );

  rule('PA-FOT-08', 'With no operations left there are none', () => {
    const war = beside();
    note(war, { allowance: 1 });
    war.give(0, { type: 'sabotage', target: war.id('tanks') }, ['special forces', 3]);
    expect(fallIn(war).allowance).toBe(0);
    expect(war.refusal(0, { type: 'sabotage', target: war.id('tanks') })).not.toBeNull();
    war.done(0);
    // Nor is it asked in the turn of ComStar.
    expect(stepOf(war)).toMatchObject({ step: 'war/move', seat: 1 });
  });

  rule(
    'PA-FOT-08',
    'They are asked in the phases of ComStar, and if they want to before each of its orders and steps',
    () => {
      const war = beside();
      war.done(0);
      expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 0 });
      war.give(0, { type: 'watch', until: 'step' });
      war.done(0);
      expect(fallIn(war).watches[0]).toBe('step');
      // Of two steps of a unit that is known special forces come in between, and hold it up.
      war.march(1, 'tanks', 'E18');
      expect([stepOf(war).step, stepOf(war).seat]).toEqual(['fall/window', 0]);
      const between = war.at('tanks');
      expect(between).not.toBe('D19');
      expect(between).not.toBe('E18');
      war.give(0, { type: 'headhunt', target: war.id('tanks') }, ['special forces', 6]);
      war.done(0);
      while (stepOf(war).step === 'fall/window') war.done(0);
      expect(stepOf(war)).toMatchObject({ step: 'war/move', seat: 1 });
      expect(war.at('tanks')).toBe(between);
    },
  );

  rule('PA-FOT-08', 'Once in a turn is enough for whoever wants to be left alone', () => {
    const war = beside();
    war.done(0);
    war.give(0, { type: 'watch', until: 'turn' });
    war.done(0);
    const asked: string[] = [];
    while (war.war.war.turn === 1) {
      asked.push(stepOf(war).step);
      war.done(waitingFor(war.state)[0]);
    }
    expect(asked).not.toContain('fall/window');
    war.done(0);
    expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 0 });
  });

  rule('PA-FOT-08', 'At one moment the opponent of the side whose phase it is comes first', () => {
    const war = overhead();
    while (!(stepOf(war).step === 'fall/window' && war.war.war.phase === 'end'))
      war.done(waitingFor(war.state)[0]);
    expect(stepOf(war).seat).toBe(1);
    war.done(1);
    expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 0 });
  });

  rule(
    'PA-FOT-09',
    'An attack on the defenses silences a zone for good, over the surface below it, too',
    () => {
      const war = overhead();
      war.done(1);
      war.give(0, { type: 'silence', at: 'orbit 3' }, ['special forces', 4]);
      expect(fallIn(war)).toMatchObject({ silenced: [zone(3)], allowance: 8 });
      expect(war.refusal(0, { type: 'silence', at: 'orbit 3' })).not.toBeNull();
      // F08 lies below zone 3 alone.
      war.give(0, { type: 'land', unit: war.id('ship'), to: 'F08' }, ['landing', 6, 6]);
      expect(stepOf(war)).toMatchObject({ step: 'war/move', seat: 0 });
    },
  );

  rule('PA-FOT-09', 'A hex on the border of a silenced zone is still below its other zones', () => {
    const war = overhead();
    war.done(1);
    war.give(0, { type: 'silence', at: 'orbit 3' }, ['special forces', 6]);
    war.give(0, { type: 'land', unit: war.id('ship'), to: 'E11' }, ['landing', 6, 6]);
    expect(stepOf(war)).toMatchObject({ step: 'fall/window', seat: 1 });
    expect(war.refusal(1, { type: 'defend', target: war.id('ship'), at: 'orbit 3' })).not.toBeNull();
    war.give(1, { type: 'defend', target: war.id('ship'), at: 'orbit 5' }, ['to-hit', 1, 1]);
  });
});
