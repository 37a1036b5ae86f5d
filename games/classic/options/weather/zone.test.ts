import { rule } from '@ironfield/conformance/rule.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { draw } from '../../drawing.ts';
import type { Hit } from '../../points/weapon-attacks.ts';
import type { RuleId } from '../../rule-index.ts';
import { heatAfter } from '../../rules/heat/heat.ts';
import { phaseNumber, pilotingNumber } from '../../rules/piloting/piloting.ts';
import { looksAt } from '../../rules/sight/eyes.ts';
import { isDark, meetsWeather } from '../../rules/weather/weather.ts';
import { type Duel, duel } from '../../testing/duel.ts';
import { march } from '../../testing/march.ts';
import { melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { falls, location, piloting, toHit } from '../../testing/table.ts';
import { jumper } from '../../testing/terrain.ts';
import { table } from '../../view.ts';

/** Gun in 0201 looks at Mark in 0205, with weather in these hexes. */
const inZone = (options: OptionValues, ...weatherHexes: string[]): Duel =>
  duel({ options, range: 4, setup: { weatherHexes } });

/** What is added to attacks with a laser and with missiles. */
function added(options: OptionValues, ...weatherHexes: string[]): number[] {
  const lines = (label: string) =>
    inZone(options, ...weatherHexes)
      .toHit(label)
      .lines.filter(({ rule: id }) => id.startsWith('MT-WX'));
  return ['Medium Laser', 'SRM 4'].map((label) => lines(label).reduce((sum, { value }) => sum + value, 0));
}

const ASIDE = '0101';
const KINDS: readonly (readonly [string, OptionValues, readonly number[]])[] = [
  ['a blizzard', { 'weather-blizzard': true }, [1, 2]],
  ['blowing sand', { 'weather-blowing-sand': true }, [2, 1]],
  ['dusk', { 'weather-dusk-dawn': true }, [1, 1]],
  ['fog', { 'weather-fog': true, 'careful-movement': true }, [1, 0]],
  ['heavy snowfall', { 'weather-heavy-snowfall': true }, [1, 1]],
  ['rain', { 'weather-rainfall': 'light' }, [1, 1]],
  ['a high wind', { 'weather-winds': 'high' }, [0, 2]],
];

describe.each(KINDS)('Where %s is in listed hexes', (_, options, harder) => {
  rule('MT-WX-01', 'Attacks are harder from there, to there and through there, and else they are not', () => {
    for (const hexes of [['0201'], ['0205'], ['0203'], ['0201', '0203', '0205']])
      expect(added(options, ...hexes)).toEqual(harder);
    expect(added(options, ASIDE, '0305')).toEqual([0, 0]);
  });
});

rule('MT-WX-01', 'Of two hexes beside the line either counts; one at its corner does not', () => {
  const { field } = scene({
    units: { Wolf: { at: '0505 N' }, Bear: { at: '0707 N' } },
    options: { 'weather-rainfall': 'light' },
    setup: { weatherHexes: ['0505'] },
  });
  const meets = (from: string, to: string, hex: string): boolean => {
    const there = { ...field, setup: { ...field.setup, weatherHexes: [hex] } };
    return meetsWeather(there, cellOf(field.board, from), cellOf(field.board, to));
  };
  // The line runs between 0604 and 0605; that to 0102 touches 0403 and 0203 in a corner.
  expect(['0605', '0604', '0606', '0504'].map((hex) => meets('0505', '0705', hex))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['0404', '0403', '0202', '0203'].map((hex) => meets('0505', '0102', hex))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

const WILD = { 'weather-heavy-snowfall': true, 'weather-winds': 'high' };

/** Numbers of Ram in 0505, with weather in one hex. */
function ram(options: OptionValues, hex: string) {
  return scene({
    units: { Ram: { at: '0505 N', state: { heat: 15 } }, Ewe: { at: '1010 N' } },
    options,
    setup: { weatherHexes: [hex] },
  });
}

rule('MT-WX-01', 'Only who stands in it is shaken and cooled', () => {
  const shaken = (options: OptionValues, hex: string) => {
    const { field, state } = ram(options, hex);
    const spot = totalOf<RuleId>((tally) =>
      pilotingNumber(tally, field, state, 0, { reason: 'stand', modifier: 0 }),
    );
    return [spot - 5, totalOf<RuleId>((tally) => phaseNumber(tally, field, state, 0)) - 5];
  };
  const cooled = (options: OptionValues, hex: string) => {
    const { field, state } = ram(options, hex);
    return totalOf<RuleId>((tally) => heatAfter(tally, field, state, 0)) - 5;
  };
  const of = (options: OptionValues, hex: string) => [...shaken(options, hex), cooled(options, hex)];
  const rain = { 'weather-rainfall': 'heavy' };
  expect([of(WILD, '0505'), of(WILD, '0504')]).toEqual([
    [3, 3, -1],
    [0, 0, 0],
  ]);
  expect([of(rain, '0505'), of(rain, '0504')]).toEqual([
    [1, 1, -2],
    [0, 0, 0],
  ]);
  const blizzard = { 'weather-blizzard': true };
  expect([of(blizzard, '0505'), of(blizzard, '0504')]).toEqual([
    [1, 1, -2],
    [0, 0, 0],
  ]);
});

rule(['MT-WX-01', 'MT-WX-10'], 'Only missiles that fly through it are carried away', () => {
  const missiles = (options: OptionValues, hex: string, hits: number) => {
    const made = inZone(options, hex);
    const locations = Array.from({ length: hits }, () => location(3, 4));
    made.fire('SRM 4', toHit(6, 6), ['cluster hits', 2, 3], ...locations);
    return made.scene.happened('cluster')[0].missiles;
  };
  for (const options of [{ 'weather-winds': 'high' }, { 'weather-blizzard': true }])
    expect([missiles(options, '0203', 0), missiles(options, ASIDE, 2)]).toEqual([0, 2]);
});

rule(
  ['MT-WX-01', 'MT-WX-11'],
  'Care is paid for in its hexes alone, and at full speed risked there alone',
  () => {
    const made = () =>
      march({
        map: ['. . .', '. . .', '. . .', '. . .'].join('\n'),
        units: { Wolf: { mech: jumper, at: '0204 N' }, Bear: { at: '0301 N' } },
        options: { 'weather-fog': true, 'careful-movement': true },
        setup: { weatherHexes: ['0202'] },
      });
    expect(['0203', '0202'].map((hex) => made().mpTo('Wolf', 'walk', hex).total)).toEqual([1, 4]);
    const hasty = made();
    hasty.order({ type: 'full-speed', unit: 'Wolf', mode: 'walk' });
    hasty.move('Wolf', 'walk', '0203 N');
    expect(hasty.scene.happened('piloting-roll')).toEqual([]);
  },
);

rule(['MT-WX-01', 'MT-WX-02'], 'Only who jumps into woods in the weather does not see the trees', () => {
  const jump = (hex: string) => {
    const made = march({
      map: ['. . .', '. l .', '. . .'].join('\n'),
      units: { Wolf: { mech: jumper, at: '0203 N' }, Bear: { at: '0301 N' } },
      options: { 'weather-blizzard': true },
      setup: { weatherHexes: [hex] },
    });
    const rolls = hex === '0202' ? [piloting(6, 6)] : [];
    made.order({ type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' }, ...rolls);
    return made.scene.happened('piloting-roll').length;
  };
  expect([jump('0202'), jump('0203')]).toEqual([1, 0]);
});

rule(['MT-WX-01', 'MT-BLIND-06'], 'It shortens the sight of those who look into it or through it', () => {
  const { field, state } = scene({
    units: { Wolf: { at: '0516 N' }, Bear: { at: '1010 N' } },
    options: { 'weather-rainfall': 'light' },
    setup: { weatherHexes: ['0503', '0505'] },
  });
  const sees = (hex: string) => looksAt(field, state.units[0], cellOf(field.board, hex));
  // Ten hexes in rain.
  expect([sees('0506'), sees('0505'), sees('0504'), sees('0503')]).toEqual([true, false, false, false]);
  expect([sees('0704'), sees('0303')]).toEqual([true, true]);
});

rule(['MT-WX-01', 'MT-WX-05'], 'The ground shakes in its hexes alone, and who fires there aims worse', () => {
  const shake = (hex: string) => {
    const made = melee({
      map: '. . .\n. . .',
      units: { Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0101 N' }, Bear: { at: '0302 N' } },
      options: { 'weather-earthquake': 2 },
      setup: { weatherHexes: [hex] },
    });
    made.scene.state.turn = 3;
    const rolls = hex === '0201' ? [] : [piloting(1, 2), ...falls(1, [3, 4])];
    made.beginAt('movement', 0, ...rolls);
    return ['Wolf', 'Bear'].map((name) => made.scene.unit(name).prone);
  };
  expect([shake('0101'), shake('0302'), shake('0201')]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  const harder = (hex: string) => {
    const made = inZone({ 'weather-earthquake': 2 }, hex);
    made.scene.state.turn = 3;
    return made.toHit('Medium Laser').lines.filter(({ rule: id }) => id === 'MT-WX-05').length;
  };
  expect([harder('0203'), harder(ASIDE)]).toEqual([1, 0]);
});

rule(['MT-WX-01', 'MT-SMOKE-03'], 'The wind that smoke drifts with blows on outside of a blizzard', () => {
  const blown = (hex: string) => {
    const options = { 'smoke-l3': true, 'smoke-wind-drift': true, fire: true, 'weather-blizzard': true };
    const made = inZone(options, hex);
    const { field, state } = made.scene;
    state.marks = { wind: { direction: 0, strength: 3 } };
    const of = (lines: readonly { readonly rule: string; readonly value: number }[]) =>
      lines.filter(({ rule: id }) => id.startsWith('MT-')).map(({ rule: id, value }) => `${id} ${value}`);
    const hit = { attack: { attacker: 0, weapon: 0, target: 1 } } as Hit;
    return [
      of(made.toHit('SRM 4').lines),
      field.plugged.leastMissiles!(1, field, state, hit),
      totalOf<RuleId>((tally) => field.plugged.cluster!(tally, field, state, hit)),
      totalOf<RuleId>((tally) => field.plugged.piloting!(tally, field, state, 0, 'stand')),
    ];
  };
  expect(blown('0201')).toEqual([['MT-WX-02 2'], 0, -4, 1]);
  expect(blown(ASIDE)).toEqual([['MT-SMOKE-03 2'], 0, -4, 2]);
});

rule(['MT-WX-01', 'MT-REPAIR-07'], 'It is dark where dusk is, and at night everywhere', () => {
  const dark = (options: OptionValues, hex: string) => {
    const { field, state } = inZone(options, hex).scene;
    return isDark(field, state, { attacker: 0, weapon: 0, target: 1 });
  };
  const dusk = { 'weather-dusk-dawn': true };
  expect([dark(dusk, '0203'), dark(dusk, ASIDE), dark({ night: true }, ASIDE)]).toEqual([true, false, true]);
});

rule('MT-WX-01', 'The drawn map shows its hexes and names them', () => {
  const drawn = (weatherHexes?: string[]) => {
    const { state } = scene({
      map: '. . .-1\n. . .',
      units: { Wolf: { at: '0101 N' }, Bear: { at: '0302 N' } },
      options: { 'weather-rainfall': 'heavy', night: true },
      ...(weatherHexes && { setup: { weatherHexes } }),
    });
    return draw(table(state));
  };
  const map = drawn(['0201', '0301', '0101']);
  expect(map).toMatch(/ °\.$/m);
  expect(map).toContain('±.1');
  expect(map).toContain('° heavy rain (± below level 0)');
  expect(map).toContain('in 0101, in the weather');
  expect(drawn()).not.toMatch(/[°±]|weather/);
});
