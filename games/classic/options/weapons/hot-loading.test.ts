import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { failInside } from '../../kinds/mech/damage/damage.ts';
import { isHotLoaded } from '../../rules/fire/hot-loading.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { answerOf } from '../../testing/bot.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, Table, THE_END, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { MechFile } from '../../units/unit-file.ts';

const ON = { 'hot-loading': 'LRMs and ATMs' } as const;
const gunner = mech('Gun', { heatSinks: 40, slots: { RT: ['2 x LRM 10', 'Ammo LRM 10'] } });
const thrower = mech('Gun', { slots: { RT: ['2 x Thunderbolt 10', 'Ammo Thunderbolt 10'] } });

interface Plan {
  readonly options?: object;
  readonly file?: MechFile;
  readonly range?: number;
  readonly weapon?: string;
  readonly gun?: object;
}

/** With its launcher hot-loaded before the game, unless it has to stay as it is. */
function made(
  { options = ON, file = gunner, range = 3, weapon = 'LRM 10', gun = {} }: Plan = {},
  hot = true,
): Duel {
  const table = duel({ options: options as typeof ON, range, gunner: file, gun });
  if (!hot) return table;
  table.scene.state.agenda.push({ step: 'launchers/heat', seat: 0, settled: [], isOpening: true });
  const index = table.scene.weapon('Gun', weapon);
  table.order({ type: 'hot-load', unit: 'Gun', launchers: [{ weapon: index }] } as never);
  return table.order({ type: 'launchers-set' } as never);
}
const cluster = (...dice: number[]): Roll => ['cluster hits', ...dice];
const numberOf = ({ scene: { field, state } }: Duel) =>
  weaponNumber(field, state, { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 });

rule('MT-WPN-31', "A 'Mech sets its launchers before the game, each by itself", () => {
  const two = mech('Gun', {
    slots: { RT: ['2 x LRM 10'], LT: ['2 x LRM 10', 'Ammo LRM 10'], RA: ['Medium Laser'] },
  });
  const table = made({ file: two, weapon: 'LRM 10 RT' });
  const { state } = table.scene;
  const hot = state.units[0].marks?.inside?.hotLaunchers;
  expect(Object.keys(hot ?? {})).toEqual([String(table.scene.weapon('Gun', 'LRM 10 RT'))]);
  expect(table.scene.said('hot-loaded')).toEqual(['Gun changes the loading of LRM 10 RT.']);
  state.agenda.push({ step: 'launchers/heat', seat: 0, settled: [], isOpening: false });
  expect(table.orders).toEqual(['launchers-set']);
});

rule(
  'MT-WPN-31',
  'A vehicle announces it in an End Phase, and has it after the next one; and back again',
  () => {
    const tank = vehicle('Tank', { items: { FR: ['LRM 10'], BD: ['Ammo LRM 10'] } });
    const s = scene({
      units: { Tank: { mech: tank, at: '0505 S' }, Bear: { at: '0101' } },
      options: { ...COMBINED, ...ON },
    });
    s.state.agenda = [THE_END];
    const table = new Table(s);
    const change = (turn: number) => {
      s.state.turn = turn;
      s.state.agenda.push({ step: 'launchers/heat', seat: 0, settled: [], isOpening: false });
      table.order({ type: 'hot-load', unit: 'Tank', launchers: [{ weapon: 0 }] } as never);
      if (table.orders.includes('launchers-set')) table.order({ type: 'launchers-set' } as never);
    };
    const hot = (turn: number) => isHotLoaded(s.state.units[0], 0, { turn });
    change(3);
    expect([3, 4, 5, 6].map(hot)).toEqual([false, false, true, true]);
    s.state.turn = 4;
    s.state.agenda.push({ step: 'launchers/heat', seat: 0, settled: [], isOpening: false });
    expect(table.orders).toEqual(['launchers-set']);
    table.order({ type: 'launchers-set' } as never);
    change(6);
    expect([6, 7, 8].map(hot)).toEqual([true, true, false]);
  },
);

rule('MT-WPN-31', 'Thunderbolts only where that is agreed, and then at full strength from near', () => {
  const fire = (value: string, hot: boolean) =>
    made(
      {
        options: { 'hot-loading': value, thunderbolt: true },
        file: thrower,
        weapon: 'Thunderbolt 10',
      },
      hot,
    ).fire('Thunderbolt 10', toHit(6, 6), location(3, 4));
  expect([fire('Thunderbolts as well', false), fire('Thunderbolts as well', true)]).toEqual([5, 10]);
  expect(() => fire('LRMs and ATMs', true)).toThrow('refused');
});

rule('MT-WPN-32', 'Minimum range does not count', () => {
  for (const range of [1, 3, 6, 7]) {
    const [usual, hot] = [made({ range }, false), made({ range })].map(numberOf);
    expect(usual - hot, String(range)).toBe(Math.max(0, 7 - range));
  }
});

rule('MT-WPN-32', 'Three dice for the missiles, of which the two lowest count', () => {
  const table = made({ range: 8 });
  // 1 and 4 come to 5: 6 of 10.
  expect(table.fire('LRM 10', toHit(6, 6), cluster(6, 1, 4), location(3, 4), location(3, 4))).toBe(6);
  expect(table.scene.said('cluster')[0]).toContain('of which the two lowest count');
  const usual = made({ range: 8 }, false);
  expect(usual.fire('LRM 10', toHit(6, 6), cluster(6, 4), location(3, 4), location(3, 4))).toBe(8);
});

/** A critical hit on the first slot of the launcher, which is the first one of its part. */
function struck(table: Duel, ...rolls: readonly Roll[]) {
  const { scene: s } = table;
  s.rolling([['critical slot', 1, 1], ['critical hit', 1, 1], ...rolls] as Roll[], () =>
    failInside(s.play, s.field, 0, s.design('Gun').weapons[0].location),
  );
  return s;
}

rule('MT-WPN-32', 'The example: a hot-loaded LRM 10 explodes for 10, all of its slots are gone', () => {
  const spread = (a: number, b: number): Roll => ['spread of the explosion', a, b];
  const s = struck(made(), spread(3, 3));
  expect(s.happened('burst')).toMatchObject([{ damage: 10 }]);
  expect(s.happened('launcher-burst')).toMatchObject([{ spreads: false }]);
  expect(s.happened('explosion')).toEqual([]);
  expect(s.unit('Gun').hits[s.design('Gun').weapons[0].location] & 0b11).toBe(0b11);
});

rule('MT-WPN-32', 'On 2 to 5 the ammunition in that place goes up as well', () => {
  const s = struck(
    made({ gun: { shots: [1] } }),
    ['spread of the explosion', 2, 3],
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
  );
  expect(s.happened('launcher-burst')).toMatchObject([{ spreads: true }]);
  expect(s.happened('explosion')).toMatchObject([{ shots: 1, damage: 10 }]);
});

rule('MT-WPN-32', 'A launcher that is cool, or has nothing left to fire, does not burst', () => {
  for (const table of [made({}, false), made({ gun: { shots: [0] } })]) {
    const { scene: s } = table;
    s.rolling([['critical slot', 1, 1]] as Roll[], () =>
      failInside(s.play, s.field, 0, s.design('Gun').weapons[0].location),
    );
    expect(s.happened('burst')).toEqual([]);
  }
});

test('bots leave their launchers as they are', () => {
  const { scene: s } = made({}, false);
  s.state.agenda.push({ step: 'launchers/heat', seat: 0, settled: [], isOpening: true });
  expect(answerOf(s)).toEqual({ type: 'launchers-set' });
});
