import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { ammunitionNamed } from '../../../data/arsenal.ts';
import { answerOf } from '../../../testing/bot.ts';
import { refusals } from '../../../testing/equipment.ts';
import { platoon } from '../../../testing/platoons.ts';
import { Rounds } from '../../../testing/rounds.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';

type Units = Parameters<typeof scene>[0]['units'];

const ON = { ...COMBINED, 'ammo-swarm': true };
const choice = (die: number): Roll => ['random choice', die];
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const places = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));
const armed = (sort: string) =>
  mech('Gun', { heatSinks: 40, slots: { RT: ['5 x LRM 20'], LT: [`Ammo LRM 20 ${sort}`] } });
const big = (name: string) => mech(name, { armor: 60 });
const GUN = { mech: armed('Swarm'), at: '0201 S', side: 0 } as const;

/** Gun at 0201, twelve hexes to the south; whoever is asked before it holds its fire. */
function table(units: Units, options: OptionValues = ON, map = '. . . .\n'.repeat(12)): Rounds {
  const made = new Rounds(scene({ map, units, options }));
  made.scene.state.initiativeWinner = 0;
  (made as unknown as { run(steps: object[], rolls: readonly []): Rounds }).run([{ step: 'weapon' }], []);
  while (waitingFor(made.scene.state)[0] === 1)
    made.order({ type: 'hold', unit: made.choices('hold')[0], twist: 0 });
  return made;
}

const attacks = ({ scene: { events } }: Rounds) =>
  events.flatMap((event) =>
    event.type === 'weapon-attack'
      ? [[event.attack.target, event.attack.number, event.hit ? 'hit' : 'miss']]
      : [],
  );
const missiles = (made: Rounds) => made.scene.happened('cluster').map((event) => event.missiles);

describe('Swarm missiles', () => {
  rule('MT-WPN-55', 'The example: 12 hit, 8 go on to a tank, and 2 of those to a third unit', () => {
    const made = table({
      Gun: GUN,
      Mark: { mech: big('Mark'), at: '0210 N', side: 1, state: { mode: 'walk', hexesMoved: 3 } },
      Tank: {
        mech: vehicle('Tank', { armor: 40 }),
        at: '0211 N',
        side: 1,
        state: { mode: 'walk', hexesMoved: 5 },
      },
      Third: { mech: big('Third'), at: '0212 N', side: 1 },
    });
    const number = 4 + 2 + 1;
    made.fire(
      'Gun',
      'Mark',
      ['LRM 20'],
      toHit(6, 6),
      cluster(3, 4),
      ...places(3),
      toHit(6, 6),
      cluster(3, 4),
      ...places(2),
      toHit(6, 6),
      cluster(4, 5),
      ...places(1),
    );
    expect(attacks(made)).toEqual([
      [1, number, 'hit'],
      [2, number + 1, 'hit'],
      [3, number - 1, 'hit'],
    ]);
    expect(missiles(made)).toEqual([12, 6, 4]);
    expect(['Mark', 'Tank', 'Third'].map((name) => made.damage(name))).toEqual([12, 6, 2]);
  });

  const pair = (more: Units = {}): Units => ({
    Gun: GUN,
    Mark: { mech: big('Mark'), at: '0209 N', side: 1 },
    ...more,
  });

  rule('MT-WPN-55', 'After a miss all of them go on; with nobody left the rest is lost', () => {
    const made = table(pair({ Bear: { mech: big('Bear'), at: '0208 N', side: 1 } }));
    made.fire('Gun', 'Mark', ['LRM 20'], toHit(1, 1), toHit(6, 6), cluster(1, 1), ...places(2));
    expect(attacks(made).map(([target, , how]) => [target, how])).toEqual([
      [1, 'miss'],
      [2, 'hit'],
    ]);
    expect([made.damage('Mark'), made.damage('Bear')]).toEqual([0, 6]);
    expect(made.scene.unit('Gun').shots[0]).toBe(5);
  });

  rule('MT-WPN-55', 'First in the same hex, then beside it; among several the dice decide', () => {
    const made = table(
      pair({
        People: { mech: platoon('People'), at: '0209 N', side: 1 },
        Tank: { mech: vehicle('Tank', { armor: 60 }), at: '0309 N', side: 1 },
        Bear: { mech: big('Bear'), at: '0208 N', side: 1 },
        Far: { mech: big('Far'), at: '0206 N', side: 1 },
      }),
    );
    made.fire('Gun', 'Mark', ['LRM 20'], toHit(1, 1), toHit(1, 1), choice(4), toHit(1, 1), toHit(1, 1));
    expect(attacks(made).map(([target]) => target)).toEqual([1, 2, 4, 3]);
  });

  rule('MT-WPN-55', 'Friend and foe, each once, and the firer, too', () => {
    const made = table({
      Gun: GUN,
      Mark: { mech: big('Mark'), at: '0203 N', side: 1 },
      Friend: { mech: big('Friend'), at: '0202 N', side: 0 },
    });
    while (made.asked === '0 weapon/declare' && !made.scene.unit('Friend').acted) made.hold('Friend');
    made.fire('Gun', 'Mark', ['LRM 20'], toHit(1, 1), toHit(1, 1), toHit(6, 6), cluster(1, 1), ...places(2));
    expect(attacks(made).map(([target]) => target)).toEqual([1, 2, 0]);
    expect(made.damage('Gun')).toBe(6);
  });

  rule('MT-WPN-55', 'Its own movement, ground and lying count, and no secondary target does', () => {
    const numbers = (bear: object, hex = '.') => {
      const units: Units = {
        Gun: { ...GUN, gunnery: 6 },
        Mark: { mech: big('Mark'), at: '0209 N', side: 1, state: { mode: 'jump', hexesMoved: 5 } },
        Bear: { mech: big('Bear'), at: '0210 N', side: 1, state: bear },
        Prime: { mech: big('Prime'), at: '0205 N', side: 1 },
      };
      const map = [...Array.from({ length: 9 }, () => '. . . .'), `. ${hex} . .`, '. . . .'].join('\n');
      const made = table(units, ON, map);
      const weapon = made.scene.weapon('Gun', 'LRM 20');
      const fire = { type: 'fire', unit: 'Gun', twist: 0, target: 'Prime' } as const;
      made.order({ ...fire, attacks: [{ weapon, target: 1 }] }, toHit(1, 1), toHit(1, 1));
      return attacks(made).map(([, number]) => number);
    };
    const usual = 6 + 2;
    expect(numbers({})).toEqual([usual + 2 + 1, usual]);
    expect(numbers({ prone: true })[1]).toBe(usual + 1);
    expect(numbers({ shutDown: 1 })[1]).toBe(usual - 4);
    expect(numbers({ mode: 'walk', hexesMoved: 3 }, 'l')[1]).toBe(usual + 1 + 1);
  });

  rule(
    'MT-WPN-55',
    'Nobody beyond the reach of the launcher, nor under water, nor in a hex of no map',
    () => {
      const made = table(
        {
          Gun: GUN,
          Mark: { mech: big('Mark'), at: '0202 N', side: 1 },
          Diver: { mech: big('Diver'), at: '0203 N', side: 1 },
          Gone: { mech: big('Gone'), side: 1 },
        },
        ON,
        ['. . .', '. . .', '. ~2 .', '. . .'].join('\n'),
      );
      made.fire('Gun', 'Mark', ['LRM 20'], toHit(1, 1), toHit(1, 1));
      expect(attacks(made).map(([target]) => target)).toEqual([1, 0]);
    },
  );

  rule('MT-WPN-55', 'Swarm-I is at +2 against its own side, unless ECM or hit sensors blind it', () => {
    const number = (sort: string, friend: object, ecm = false) => {
      const made = table(
        {
          Gun: { ...GUN, mech: armed(sort) },
          Mark: {
            mech: mech('Mark', { armor: 60, slots: ecm ? { LT: ['2 x Guardian ECM Suite'] } : {} }),
            at: '0209 N',
            side: 1,
          },
          Friend: { mech: big('Friend'), at: '0208 N', side: 0, state: friend },
        },
        { ...ON, 'ecm-suites': true },
      );
      while (made.asked === '0 weapon/declare' && !made.scene.unit('Friend').acted) made.hold('Friend');
      made.fire('Gun', 'Mark', ['LRM 20'], toHit(1, 1), toHit(1, 1));
      return attacks(made)[1][1];
    };
    const sensors = { hits: [0b10, 0, 0, 0, 0, 0, 0, 0] };
    expect([number('Swarm', {}), number('Swarm-I', {})]).toEqual([6, 8]);
    expect([number('Swarm-I', sensors), number('Swarm-I', {}, true)]).toEqual([6, 6]);
  });

  rule('MT-WPN-55', 'AMS of each target takes its share, and what it shoots down goes nowhere', () => {
    const ams = (name: string) => mech(name, { armor: 60, slots: { LT: ['AMS', 'Ammo AMS'] } });
    const made = table(
      {
        Gun: GUN,
        Mark: { mech: ams('Mark'), at: '0209 N', side: 1 },
        Bear: { mech: ams('Bear'), at: '0210 N', side: 1 },
      },
      { ...ON, 'anti-missile': true },
    );
    const shot = (die: number): Roll => ['missiles shot down', die];
    made.fire(
      'Gun',
      'Mark',
      ['LRM 20'],
      toHit(1, 1),
      shot(6),
      toHit(6, 6),
      cluster(3, 4),
      shot(4),
      ...places(1),
    );
    // 14 are left: 9 of 15 find Bear, and 4 of those are shot down.
    expect(missiles(made)).toEqual([9]);
    expect(made.damage('Bear')).toBe(5);
  });

  test('Beyond long range none of them arrive', () => {
    const made = table(
      {
        Gun: GUN,
        Mark: { mech: big('Mark'), at: '0223 N', side: 1 },
        Bear: { mech: big('Bear'), at: '0222 N', side: 1 },
      },
      ON,
      '. . .\n'.repeat(24),
    );
    made.fire('Gun', 'Mark', ['LRM 20']);
    if (made.asked.includes('impossible')) made.order({ type: 'call-off', stop: false } as never);
    expect(attacks(made)).toHaveLength(1);
  });

  test('They are those of LRMs, and need their option', () => {
    for (const name of ['LRM 5 Swarm', 'Clan LRM 20 Swarm-I']) expect(ammunitionNamed(name)).toBeDefined();
    for (const name of ['SRM 4 Swarm', 'MRM 10 Swarm-I']) expect(ammunitionNamed(name)).toBeUndefined();
    expect(refusals({}, armed('Swarm')).join()).toContain('swarm missiles');
    expect(refusals({ 'ammo-swarm': true }, armed('Swarm'))).toEqual([]);
  });

  test('Bots fire them into a crowd of enemies, and not where a friend is near', () => {
    const both = mech('Gun', {
      heatSinks: 40,
      slots: { RT: ['5 x LRM 20'], LT: ['Ammo LRM 20', 'Ammo LRM 20 Swarm'] },
    });
    const fired = (side: 0 | 1) => {
      const made = table({
        Gun: { ...GUN, mech: both },
        Mark: { mech: big('Mark'), at: '0209 N', side: 1 },
        Other: { mech: big('Other'), at: '0210 N', side },
      });
      while (made.asked === '0 weapon/declare' && side === 0 && !made.scene.unit('Other').acted)
        made.hold('Other');
      return answerOf(made.scene);
    };
    expect(fired(1)).toMatchObject({ attacks: [{ bin: 1, target: 1 }] });
    expect(fired(0)).toMatchObject({ attacks: [{ bin: 0, target: 1 }] });
  });
});
