import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { arriveIn } from '../../../phases/landing/arrival.ts';
import { befalls, doneBy } from '../../../rules/crew/about-rolls.ts';
import { answerOf } from '../../../testing/bot.ts';
import { Duel } from '../../../testing/duel.ts';
import { mech, type Scene, type Sheet, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { Location } from '../../../units/locations.ts';
import { table } from '../../../view.ts';

const { CT } = Location;

const AGAIN = { type: 'edge' } as const;
const STANDS = { type: 'no-edge', asks: 'bad' } as const;
const slots = { RT: ['Medium Laser'], LT: ['2 x LRM 10', 'Ammo LRM 10'] };

interface Plan {
  readonly gun?: number;
  readonly mark?: number;
  readonly state?: Partial<Sheet>;
  readonly options?: object;
}

/** Gun, which needs 6 with its laser, and Mark; each with so much Edge. */
function duel({ gun = 0, mark = 0, state = {}, options = {} }: Plan): Duel {
  const edge = (rank: number) => (rank > 0 ? { abilities: [{ name: 'edge', rank }] } : {});
  const made = scene({
    units: {
      Gun: { mech: mech('Gun', { slots }), at: '0505 S', ...edge(gun) },
      Mark: { mech: mech('Mark', { armor: 40 }), at: '0509 N', state, ...edge(mark) },
    },
    options: { 'advanced-abilities': true, ...options },
  });
  return new Duel(made).beginAt('weapon', 0);
}

const lost = (game: Duel) => game.damage('Mark');
const miss = toHit(1, 2);
const hit = toHit(5, 5);
const leg: Roll = location(3, 6);
const LEFT_LEG = 6;

rule('MT-ABIL-04', 'Edge throws all dice of an own roll again, and the second result stands', () => {
  const game = duel({ gun: 1 });
  game.fire('Medium Laser', miss);
  expect(game.asked).toBe('0 edge');
  expect(game.scene.happened('weapon-attack')).toEqual([]);
  const menu = menuFor(classic, game.scene.state, 0)!;
  expect(menu.prompt).toBe('Gun: to-hit, 1 + 2 = 3, 6 needed. Use Edge?');
  expect(menu.orders.map(({ type, isPass }) => [type, isPass])).toEqual([
    ['edge', undefined],
    ['no-edge', true],
  ]);
  game.order(AGAIN, hit, leg);
  expect(lost(game)).toBe(5);
  expect(classic.describe(game.scene.happened('edge')[0], table(game.scene.state))).toBe(
    'Gun uses Edge: to-hit 1 + 2 is rolled again.',
  );
  // It is used up: a second miss stands.
  const twice = duel({ gun: 1 });
  twice.fire('Medium Laser', miss);
  twice.order(AGAIN, miss);
  expect([twice.asked, lost(twice)]).toEqual(['over', 0]);
  const kept = duel({ gun: 1 });
  kept.fire('Medium Laser', miss);
  kept.order(STANDS);
  expect(kept.scene.happened('weapon-attack')).toMatchObject([{ hit: false, dice: [1, 2] }]);
});

rule('MT-ABIL-04', 'Or makes an opponent throw again what affects the unit, such as a hit location', () => {
  const game = duel({ mark: 2 });
  game.fire('Medium Laser', hit);
  expect(game.asked).toBe('1 edge');
  game.order(STANDS, leg);
  // Nothing can be taken back once what follows from it is rolled: now it is about the location.
  expect(menuFor(classic, game.scene.state, 1)!.prompt).toBe(
    'Gun at Mark: hit location, 3 + 6 = 9. Use Edge?',
  );
  game.order(AGAIN, location(1, 4));
  expect(game.asked).toBe('1 edge');
  game.order(STANDS);
  expect(game.scene.happened('damaged').map(({ location }) => location)).not.toEqual([LEFT_LEG]);
  // An enemy who misses is let be.
  const missed = duel({ mark: 1 });
  missed.fire('Medium Laser', miss);
  expect(missed.asked).toBe('over');
});

rule('MT-ABIL-04', 'First whoever rolled, then whoever is affected, and each answers the other', () => {
  const game = duel({ gun: 2, mark: 1 });
  game.fire('Medium Laser', miss);
  expect(game.asked).toBe('0 edge');
  game.order(AGAIN, hit);
  expect(game.asked).toBe('1 edge');
  game.order(AGAIN, miss);
  expect(game.asked).toBe('0 edge');
  game.order(AGAIN, hit, leg);
  expect([lost(game), game.asked]).toEqual([5, 'over']);
  // Asked about everything, both are asked about one and the same roll.
  const all = duel({ gun: 1, mark: 1 });
  all.fire('Medium Laser', miss);
  all.order({ type: 'no-edge', asks: 'all' });
  all.nextTurn();
  all.fire('Medium Laser', hit);
  expect(all.asked).toBe('0 edge');
  all.order({ type: 'no-edge', asks: 'bad' });
  expect(all.asked).toBe('1 edge');
});

rule('MT-ABIL-04', 'Edge bought three times is three rerolls, all of which may go into the same roll', () => {
  const game = duel({ gun: 3 });
  game.fire('Medium Laser', miss);
  game.order(AGAIN, miss);
  game.order(AGAIN, miss);
  expect(game.asked).toBe('0 edge');
  game.order(AGAIN, miss);
  expect(game.asked).toBe('over');
  expect(game.scene.unit('Gun').marks).toMatchObject({ edge: { used: 3 } });
});

rule('MT-ABIL-04', 'What glances follows from the last dice', () => {
  const game = duel({ gun: 1, options: { 'glancing-blows': true } });
  game.fire('Medium Laser', miss);
  game.order(AGAIN, toHit(3, 3), leg);
  expect(lost(game)).toBe(2);
});

rule('MT-ABIL-04', 'Missiles that hit, critical hits and own falls are rolls as well', () => {
  const cluster = duel({ mark: 1 });
  cluster.fire('LRM 10', hit);
  cluster.order(STANDS, ['cluster hits', 6, 6]);
  expect(menuFor(classic, cluster.scene.state, 1)!.prompt).toContain('cluster hits, 6 + 6 = 12');
  const critical = duel({ mark: 1, state: { armor: Array(11).fill(0) } });
  critical.fire('Medium Laser', hit);
  critical.order(STANDS, leg);
  critical.order(STANDS, ['critical hit', 4, 5]);
  expect(menuFor(classic, critical.scene.state, 1)!.prompt).toContain('critical hit, 4 + 5 = 9, 8 needed');
  critical.order(AGAIN, ['critical hit', 1, 1]);
  expect(critical.scene.happened('critical-roll')).toMatchObject([{ count: 0 }]);
});

rule('MT-ABIL-04', 'Consciousness is a roll of its own, and nobody else has a say in it', () => {
  const game = duel({ gun: 1, mark: 1 });
  Object.assign(game.scene.unit('Mark'), { pilotHits: 4, pilotDamage: 1 });
  game.order({ type: 'hold', unit: 'Gun', twist: 0 }, ['consciousness', 2, 2]);
  expect(game.asked).toBe('1 edge');
  game.order(AGAIN, ['consciousness', 6, 6]);
  expect(game.scene.happened('consciousness')).toMatchObject([{ awake: true }]);
});

rule('MT-ABIL-04', 'Who wants to is not asked again in that turn', () => {
  const game = duel({ mark: 1 });
  game.fire('Medium Laser', hit);
  game.order({ type: 'no-edge', asks: 'rest' }, leg);
  expect([lost(game), game.asked]).toEqual([5, 'over']);
});

rule('MT-ABIL-04', 'Where rolls are hidden they offer no window', () => {
  const game = duel({ gun: 1, mark: 1, options: { 'concealed-information': true } });
  game.fire('Medium Laser');
  game.order({ type: 'hold', unit: 'Mark', twist: 0 }, hit);
  // The shot itself everybody sees; where it lands is not asked about.
  expect(game.asked).toBe('1 edge');
  game.order(STANDS, leg);
  expect(lost(game)).toBe(5);
});

rule(
  'MT-ABIL-04',
  'The question says how often it may be used still, and adds up what is more than one die',
  () => {
    const labels = (gun: number) => {
      const game = duel({ gun });
      game.fire('Medium Laser', miss);
      return menuFor(classic, game.scene.state, 0)!.orders[0].label;
    };
    expect([labels(1), labels(2)]).toEqual(['Roll again (the last use)', 'Roll again (2 uses left)']);
    const game = duel({ gun: 1 });
    const frame = {
      step: 'edge',
      seat: 0,
      unit: 0,
      isOwn: true,
      purpose: 'hit location',
      dice: [3],
      needed: null,
    };
    game.scene.state.agenda = [frame as never];
    expect(menuFor(classic, game.scene.state, 0)!.prompt).toBe('Gun: hit location, 3. Use Edge?');
  },
);

rule('MT-ABIL-04', 'Who was destroyed has none; who lets the dice lie is asked as before', () => {
  const gone = duel({ gun: 1 });
  const { field, state } = gone.scene;
  expect(field.plugged.interrupts!(false, field, state, {} as never)).toBe(true);
  state.units[0].loss = 'engine';
  expect(field.plugged.interrupts!(false, field, state, {} as never)).toBe(false);
  const lets = duel({ gun: 2 });
  lets.fire('Medium Laser', miss);
  lets.order(STANDS);
  expect(lets.scene.happened('edge-wish')).toEqual([]);
});

rule('MT-ABIL-04', 'A bot mends what is likely to come out better, and spares its head', () => {
  const game = duel({ gun: 1, mark: 1 });
  const uses = (isOwn: boolean, purpose: string, dice: readonly number[], needed: number | null) => {
    const frame = { step: 'edge', seat: 0, unit: 0, isOwn, purpose, dice, needed };
    game.scene.state.agenda = [frame as never];
    return answerOf(game.scene).type;
  };
  // To hit with an even chance; everything else with one in four.
  expect([7, 8].map((needed) => uses(true, 'to-hit', [1, 1], needed))).toEqual(['edge', 'no-edge']);
  expect([9, 10].map((needed) => uses(true, 'piloting', [1, 1], needed))).toEqual(['edge', 'no-edge']);
  expect([7, 8].map((needed) => uses(false, 'to-hit', [6, 6], needed))).toEqual(['no-edge', 'edge']);
  const places = (isOwn: boolean, ...dice: number[]) => uses(isOwn, 'hit location', dice, null);
  expect([places(false, 1, 1), places(false, 6, 6), places(false, 3, 4)]).toEqual([
    'edge',
    'edge',
    'no-edge',
  ]);
  expect([places(true, 1, 1), places(false, 2), uses(false, 'cluster hits', [1, 1], null)]).toEqual([
    'no-edge',
    'no-edge',
    'no-edge',
  ]);
  // Everything else is answered as ever.
  expect(answerOf(duel({ gun: 1 }).scene).type).toBe('fire');
});

rule(
  'MT-ABIL-04',
  'What befalls a unit is a roll as well: ice, crust, magma, fissures, engines, faults, bypasses',
  () => {
    const asked = (
      terrain: string,
      options: OptionValues,
      body: (made: Scene) => void,
      reading?: number,
    ): string[] => {
      const made = scene({
        map: `. . .\n. ${terrain} .\n. . .`,
        units: {
          Gun: {
            mech: mech('Gun', { armor: 30, slots: { LA: ['2 x Large Laser'], RA: ['3 x PPC'] } }),
            at: '0202 S',
            abilities: [{ name: 'edge', rank: 1 }],
          },
          Mark: { at: '0103 N' },
        },
        options: { 'advanced-abilities': true, ...options },
        ...(reading !== undefined && { setup: { reading } }),
      });
      const found: string[] = [];
      const { play, state } = made;
      // Dice that do harm, whatever they are for.
      play.roll = (purpose, count, about) => {
        const low = ['fissure'].includes(purpose);
        const dice = Array(count).fill(low ? 1 : 6);
        if (about?.concerns?.(dice).includes(0)) found.push(purpose);
        return purpose === 'piloting' ? [1, 1] : dice;
      };
      state.turn = 3;
      body(made);
      return [...new Set(found)];
    };
    const arrives = ({ play }: Scene) => void arriveIn(play, 0, { how: 'foot', from: -1, byRoad: false });
    const magma = { 'terrain-magma': true, 'expanded-terrain-table': true, 'bog-down': true };
    expect(asked('~1+ice', {}, arrives)).toContain('breaking ice');
    expect(asked('~1+ice', {}, arrives, 4)).not.toContain('breaking ice');
    expect(asked('c', magma, arrives)).toEqual(expect.arrayContaining(['magma crust', 'magma']));
    expect(asked('c', magma, arrives, 4)).not.toContain('magma crust');
    expect(asked('m', magma, arrives, 4)).not.toContain('magma');
    const boldly = ({ play, field }: Scene) =>
      field.plugged.fired!(play, field, { attacker: 0, weapon: 1, target: 1, uninhibited: true } as never);
    const bold = { 'ppc-inhibitor-override': true };
    expect([asked('.', bold, boldly).length, asked('.', bold, boldly, 4)]).toEqual([1, []]);
    const tremor = ({ play, field }: Scene) => field.plugged.movementBegins!(play, field);
    expect(asked('.', { 'weather-earthquake': 1 }, tremor)).toContain('fissure');
    expect(asked('.', { 'weather-earthquake': 1 }, tremor, 4)).not.toContain('fissure');
    const engine = ({ play, field, state }: Scene) => {
      state.units[0].body.hits[CT] |= 0b11;
      field.plugged.phaseEnds!(play, field, 'weapon');
    };
    expect(asked('.', { 'engine-explosions': true }, engine)).toContain('engine explosion');
    expect(asked('.', { 'engine-explosions': true }, engine, 4)).not.toContain('engine explosion');
    const fault = ({ play, field, state }: Scene) => {
      const [{ parts }] = field.designs[0].weapons;
      const slot = parts[0].mask & -parts[0].mask;
      state.units[0].body.hits[parts[0].location] |= slot;
      field.plugged.phaseEnds!(play, field, 'weapon');
    };
    const crits = { 'expanded-critical-damage': true };
    expect(asked('.', crits, fault)).toEqual(['critical damage']);
    expect(asked('.', crits, fault, 4)).toEqual([]);
    expect(asked('.', { ...crits, 'secret-critical-effects': true }, fault)).toEqual([]);
  },
);

rule('MT-ABIL-04', 'What does no harm asks nobody', () => {
  const field = { past: {} };
  const asks = (total: number) => befalls(field, 0, (sum) => sum >= 7)!.concerns!([total]);
  expect([asks(6), asks(7)]).toEqual([[], [0]]);
  expect(doneBy(field, 0, 7)).toMatchObject({ needed: 7 });
});
