// The first hex of the map, 0101, and the first of all units are like any other: no rule takes them for none.

import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { ejectionNumber } from '../../rules/crew/ejection.ts';
import { blast } from '../../rules/damage/engine-blast.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { edgeOver } from '../../rules/movement/map-edge.ts';
import { whyNotStep } from '../../rules/physical/displacement.ts';
import { pilotingNumber } from '../../rules/piloting/piloting.ts';
import { coveringSides } from '../../rules/sight/cover.ts';
import { isNear, isPlaced } from '../../rules/unit/condition.ts';
import { isTaken } from '../../rules/unit/stacking.ts';
import { meetsWeather } from '../../rules/weather/weather.ts';
import { type March, march } from '../../testing/march.ts';
import { mech, scene } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';
import { HD } from '../../units/locations.ts';

const ICE = { 'condition-ice': true, 'careful-movement': true };
const jets = mech('Wolf', { walk: 6, armor: 40, slots: { CT: ['2 x Jump Jet'], LT: ['2 x Jump Jet'] } });

/** Wolf stands in 0102 and looks at the first hex of the map; Bear is far away. */
const corner = (first = '.', own = '.', options: OptionValues = {}): March =>
  march({
    map: `${first} . .\n${own} . .\n. . .\n. . .\n. . .`,
    units: { Wolf: { mech: jets, at: '0102 N' }, Bear: { at: '0305 N' } },
    options,
  });
const isThere = (game: March) => game.hexOf('Wolf') === '0101';

rule(['CBT-MOV-02', 'CBT-MOV-14'], 'One walks, runs, goes back and jumps into the first hex', () => {
  expect(isThere(corner().move('Wolf', 'walk', '0101 N'))).toBe(true);
  expect(isThere(corner().move('Wolf', 'run', '0101 N'))).toBe(true);
  const back = corner();
  back.scene.put('Wolf', '0102 S');
  expect(isThere(back.move('Wolf', 'walk', '0101 S'))).toBe(true);
  expect(isThere(corner().order({ type: 'jump', unit: 'Wolf', to: '0101', facing: 'N' }))).toBe(true);
  const away = corner();
  away.scene.put('Wolf', '0101 S');
  expect(away.move('Wolf', 'walk', '0102 S').hexOf('Wolf')).toBe('0102');
});

rule('CBT-MOV-10', 'The minimum move leads there, too', () => {
  const snail = march({
    map: 'H . .\n. . .\n. . .\n. . .',
    units: { Snail: { mech: mech('Snail', { walk: 1 }), at: '0102 N' }, Bear: { at: '0304 N' } },
  });
  expect(snail.choices('minimum')).toEqual([0]);
  expect(snail.order({ type: 'minimum', unit: 'Snail' }).hexOf('Snail')).toBe('0101');
});

rule(
  ['MT-MOV-09', 'MT-PHYS-13', 'MT-MOV-06', 'MT-MOV-10'],
  'One leaps, plunges, dangles and climbs there',
  () => {
    const leap = { type: 'leap', unit: 'Wolf', mode: 'walk', more: false } as const;
    expect(isThere(corner('.', '.3', { leaping: true }).order(leap, piloting(6, 6), piloting(6, 6)))).toBe(
      true,
    );
    const plunge = { type: 'plunge', unit: 'Wolf', mode: 'walk' } as const;
    const dares = ['to throw oneself down', 6, 6] as const;
    const fall = falls(1, [3, 4], [3, 4], [3, 4], [3, 4]);
    expect(isThere(corner('.', '.3', { 'intentional-fall': true }).order(plunge, [...dares], ...fall))).toBe(
      true,
    );
    const climber = { climbing: true, leaping: true, 'dangle-and-drop': true };
    expect(isThere(corner('.', '.5', climber).order({ type: 'dangle', unit: 'Wolf' }))).toBe(true);
    const climb = { type: 'climb', unit: 'Wolf', more: false } as const;
    const three = [piloting(6, 6), piloting(6, 6), piloting(6, 6)];
    const strong = corner('.3', '.', climber);
    strong.scene.unit('Wolf').thisTurn.mpLeft = 9;
    expect(strong.choices('climb', 'Wolf')).toContain(3);
    const down = march({
      map: '. . .\n.3 . .\n. . .\n. . .',
      units: { Wolf: { mech: mech('Wolf', { walk: 8 }), at: '0102 N' }, Bear: { at: '0304 N' } },
      options: climber,
    });
    expect(isThere(down.order({ ...climb, height: 'ground' }, ...three))).toBe(true);
  },
);

rule(['CBT-MOV-02', 'CBT-MOV-18'], 'It is taken where the first of all units stands in it', () => {
  const { state, field } = scene({ units: { Wolf: { at: '0101 N' }, Bear: { at: '0102 N' } } });
  expect([isTaken(state, 0), isTaken(state, 0, 0), isTaken(state, 2)]).toEqual([true, false, false]);
  expect([isPlaced({ hex: 0 }), isPlaced({ hex: -1 })]).toEqual([true, false]);
  const [wolf, bear] = state.units;
  expect([isNear(field, bear.hex, wolf, 1), isNear(field, bear.hex, wolf, 0)]).toEqual([true, false]);
  expect(isNear(field, bear.hex, { ...wolf, hex: -1 }, 99)).toBe(false);
});

rule('CBT-DSP-06', 'One steps aside into it', () => {
  const { field, state } = scene({
    units: {
      Wolf: { at: '0102 N', state: { mode: 'walk', mpLeft: 3, acted: true } },
      Bear: { at: '0505 N' },
    },
  });
  expect(whyNotStep(field, state, 0, 'forward')).toBeNull();
  state.units[0].hex = 0;
  expect(whyNotStep(field, state, 0, 'forward')?.message).toMatch(/hex/);
});

rule('CBT-SCN-16', 'Behind it lies no edge, and beyond it two', () => {
  const { board } = scene({ units: { Wolf: { at: '0101 N' }, Bear: { at: '0505 N' } } }).field;
  const over = (hex: string) =>
    ([0, 1, 2, 3, 4, 5] as const).map((side) => edgeOver(board, board.cells.get(hex)!, side));
  expect(over('0102')).toEqual([null, null, null, null, 'west', 'west']);
  expect(over('0101')).toEqual(['north', 'north', null, null, 'west', 'west']);
  expect(over('0301')).toEqual(['north', 'north', null, null, null, 'north']);
  expect(over('1501')).toEqual(['north', 'east', 'east', null, null, 'north']);
  expect(over('0317')).toEqual([null, null, null, 'south', null, null]);
});

rule('CBT-LOS-08', 'It covers those below it', () => {
  const { field } = scene({
    map: '.1 . .\n. . .\n. . .',
    units: { Wolf: { at: '0102 N' }, Bear: { at: '0303 N' } },
  });
  expect(coveringSides(field, field.board.cells.get('0102')!)).toEqual([0]);
});

rule('MT-WX-01', 'Weather in it is met, and nobody off the map is in any', () => {
  const { field } = scene({
    units: { Wolf: { at: '0301 N' }, Bear: { at: '0505 N' } },
    options: { 'weather-rainfall': 'light' },
    setup: { weatherHexes: ['0101'] },
  });
  const cell = (hex: string) => field.board.cells.get(hex)!;
  expect([meetsWeather(field, 0, cell('0301')), meetsWeather(field, cell('0301'), 0)]).toEqual([true, true]);
  expect([meetsWeather(field, -1, cell('0301')), meetsWeather(field, cell('0301'), -1)]).toEqual([
    false,
    false,
  ]);
});

rule(['MT-PRE-19', 'MT-EXPL-02'], 'A pilot lands in it as in any other, and a blast reaches it', () => {
  const number = (first: string) => {
    const { field, state } = scene({
      map: `${first} . .\n. . .\n. . .`,
      units: { Wolf: { at: '0102 S' }, Bear: { at: '0303 N' } },
    });
    return explain<RuleId>((tally) => ejectionNumber(tally, field, state, 0, false)).lines.map(
      ({ value, reason }) => `${value} ${reason}`,
    );
  };
  expect(number('H').join()).toMatch(/heavy woods/);
  expect(number('~0').join()).toMatch(/water/);
  const made = scene({
    units: {
      Wolf: { mech: mech('Wolf', { armor: 60 }), at: '0101 N' },
      Bomb: { mech: mech('Bomb', { walk: 6 }), at: '0103 N' },
    },
    options: { 'engine-explosions': true },
  });
  made.state.units[1].thisTurn.marks = { ejected: 0 };
  made.rolling([location(3, 4), location(3, 4), location(3, 4)], () => blast(made.play, made.field, 1, 0));
  // 300 by 20 at two hexes, for the pilot as well, who has landed there.
  expect(made.happened('damaged').reduce((sum, { damage }) => sum + damage, 0)).toBe(15);
  expect(made.happened('pilot-hurt')).toMatchObject([{ unit: 1, hits: 6 }]);
});

rule(['MT-TER-02', 'MT-COND-05'], 'Its ground counts underfoot', () => {
  const total = (hex: string, options: OptionValues) => {
    const { field, state } = scene({
      map: `${hex} . .\n. . .`,
      units: { Wolf: { at: '0101 N' }, Bear: { at: '0302 N' } },
      options,
    });
    return explain<RuleId>((tally) =>
      pilotingNumber(tally, field, state, 0, { reason: 'stand', modifier: 0 }),
    ).total;
  };
  const sand = { 'expanded-terrain-table': true, 'terrain-sand': true };
  expect(total('s', sand) - total('.', sand)).toBe(1);
  expect(total('.+ice', ICE) - total('.', ICE)).toBe(4);
});

rule(['CBT-WPN-08', 'CBT-THM-09'], 'The head is the first of all parts, and may be aimed at', () => {
  const { field, state } = scene({
    units: {
      Wolf: { at: '0101 S', mech: mech('Wolf', { slots: { CT: ['Medium Laser'] } }) },
      Bear: { at: '0102 N', state: { shutDown: 1 } },
    },
  });
  const at = (aim: number) =>
    weaponNumber(field, state, { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim });
  // At an immobile target −4, at its head +3 instead.
  expect([at(-1), at(HD)]).toEqual([0, 7]);
});
