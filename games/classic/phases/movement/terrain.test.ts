// Ground of the Master Rules: what maps have that introductory ones have not.

import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { isIce, isPaved } from '../../rules/ground/steps.ts';
import { march } from '../../testing/march.ts';
import { mech, scene } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';
import { enter } from '../landing/physical-places.ts';

const row = (...hexes: string[]) => [...hexes, '.'].map((hex) => `. ${hex} .`).join('\n');
const wolf = (at: string, plan: object = {}) => ({ Wolf: { at, ...plan }, Bear: { at: '0301 N' } });
const jumper = mech('Jumper', { slots: { CT: ['Jump Jet'], LT: ['3 x Jump Jet'] } });

rule('MT-COND-01', 'Along pavement and roads a hex costs 1 MP, whatever grows beside them', () => {
  const mp = (...hexes: string[]) =>
    march({ map: row(...hexes), units: wolf('0202 N') }).mpTo('Wolf', 'walk', '0201');
  expect(mp('H', 'p')).toTotal(3);
  expect(mp('H+road', 'p')).toTotal(1);
  expect(mp('H+road', '.')).toTotal(3);
  expect(mp('r+road', 'l+road').lines).toEqual([
    { value: 1, reason: 'Along the road into 0201', rule: 'MT-COND-01', kind: 'add' },
  ]);
  expect(mp('p2', 'p')).toTotal(1 + 2);
  expect(mp('.+rubble', 'p').lines.map(({ value, reason, rule }) => [value, reason, rule])).toEqual([
    [1, 'Enter 0201, clear', 'CBT-MOV-02'],
    [1, 'Rubble', 'MT-COND-01'],
  ]);
});

rule('MT-COND-01', 'A bridge carries its road over the water: no roll, no swimming, and one may run', () => {
  const made = march({ map: row('.+road', '~2+bridge', '.+road'), units: wolf('0203 N') });
  made.move('Wolf', 'run', '0201 N');
  expect(made.scene.unit('Wolf').hexesMoved).toBe(2);
  expect(made.scene.field.depth[made.scene.cell('0202')]).toBe(-1);
  expect(made.scene.field.bed[made.scene.cell('0202')]).toBe(0);
  expect(isPaved(made.scene.field, made.scene.cell('0202'))).toBe(true);
  expect(isPaved(made.scene.field, made.scene.cell('0204'))).toBe(false);
});

rule('MT-PRE-03', 'Swamp is 1 MP more, and who fails the roll is stuck there: its move is over', () => {
  const plan = { map: row('.', '.+swamp', '.'), units: wolf('0203 N') };
  const made = march(plan);
  expect(made.mpTo('Wolf', 'walk', '0202')).toTotal(2);
  made.move('Wolf', 'walk', '0201 N', piloting(1, 3));
  const { scene } = made;
  expect(scene.unit('Wolf').hex).toBe(scene.cell('0202'));
  expect(scene.unit('Wolf').prone).toBe(false);
  expect(made.asked).toBe('1 movement/move');
  expect(scene.happened('piloting-roll')[0].number.lines.map(({ value }) => value)).toEqual([5]);
  const lucky = march(plan).move('Wolf', 'walk', '0201 N', piloting(1, 4));
  expect(lucky.scene.unit('Wolf').hex).toBe(lucky.scene.cell('0201'));
});

rule(
  'MT-PRE-03',
  'A stuck unit neither moves nor turns until a roll at the start of a Movement Phase frees it',
  () => {
    const stuck = (...dice: [number, number]) => {
      const map = row('.', '.+swamp', '.');
      const made = scene({ map, units: wolf('0202 N', { mech: jumper }) });
      made.unit('Wolf').marks = { stuckIn: made.cell('0202') };
      return march(
        { map, units: wolf('0202 N', { mech: jumper, state: { marks: made.unit('Wolf').marks } }) },
        0,
        piloting(...dice),
      );
    };
    const still = stuck(2, 2);
    expect(still.orders).toEqual(['still']);
    expect(still.refusedMove('Wolf', 'walk', '0201 N')).toBe('MT-PRE-03');
    const free = stuck(2, 3);
    expect(free.orders).toContain('move');
    expect(free.scene.unit('Wolf').marks).toBeNull();
    free.move('Wolf', 'walk', '0201 N');
  },
);

rule('MT-PRE-03', 'Attacks on a stuck unit are at −2', () => {
  const units = {
    Gun: { at: '0505 S', mech: mech('Gun', { slots: { CT: ['Medium Laser'] } }) },
    Target: { at: '0506' },
  };
  const shot = { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
  const made = scene({ units });
  expect(weaponNumber(made.field, made.state, shot)).toBe(4);
  made.unit('Target').marks = { stuckIn: made.cell('0506') };
  expect(weaponNumber(made.field, made.state, shot)).toBe(2);
  made.unit('Target').marks = { stuckIn: made.cell('0507') };
  expect(weaponNumber(made.field, made.state, shot)).toBe(4);
});

rule('MT-PRE-03', 'Who lands in swamp is stuck without a roll; along a road nobody gets stuck', () => {
  const map = row('.', '.+swamp', '.');
  const made = march({ map, units: wolf('0203 N', { mech: jumper }) });
  made.order({ type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' });
  expect(made.scene.happened('stuck')).toEqual([{ type: 'stuck', unit: 0, hex: made.scene.cell('0202') }]);
  const road = row('.+road', '.+swamp+road', '.+road');
  const driven = march({ map: road, units: wolf('0203 N') }).move('Wolf', 'walk', '0201 N');
  expect(driven.scene.unit('Wolf').hexesMoved).toBe(2);
});

rule(
  'MT-PRE-04',
  'Ice over water carries, unless the die shows 6: then it breaks and the unit falls in',
  () => {
    const plan = { map: row('.', '~2+ice', '.'), units: wolf('0203 N') };
    const safe = march(plan).move('Wolf', 'walk', '0201 N', ['breaking ice', 5]);
    expect(safe.scene.unit('Wolf').hexesMoved).toBe(2);
    expect(isIce(safe.scene.field, safe.scene.cell('0202'))).toBe(true);
    const made = march(plan);
    made.order(
      { ...made.leg('Wolf', 'walk', '0201 N'), more: false },
      ['breaking ice', 6],
      ...falls(1, [3, 4]),
    );
    const { scene } = made;
    expect(scene.unit('Wolf').hex).toBe(scene.cell('0202'));
    expect(scene.unit('Wolf').prone).toBe(true);
    expect(scene.field.depth[scene.cell('0202')]).toBe(2);
    expect(isIce(scene.field, scene.cell('0202'))).toBe(false);
    // Half of 5, rounded up: it is a fall in water.
    expect(scene.happened('fell')[0].damage).toTotal(3);
  },
);

rule('MT-PRE-04', 'Under one who lands from a jump it breaks on 4 and more; ice on land never breaks', () => {
  const units = wolf('0203 N', { mech: jumper });
  const lands = (die: number, setup: object = {}) => {
    const made = march({ map: row('.', '~1+ice', '.'), units, setup });
    const breaks = die >= ('reading' in setup ? 6 : 4);
    made.order(
      { type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' },
      ['breaking ice', die],
      ...(breaks ? falls(1, [3, 4]) : []),
    );
    return made.scene.state.ground;
  };
  const broken = { '0202': { terrain: 'water 1', features: [] } };
  expect([3, 4, 6].map((die) => lands(die))).toEqual([null, broken, broken]);
  // In games from before it took a 6.
  expect([5, 6].map((die) => lands(die, { reading: 6 }))).toEqual([null, broken]);
  march({ map: row('.', '.+ice', '.'), units: wolf('0203 N') }).move('Wolf', 'walk', '0201 N');
});

rule('MT-PRE-04', 'A death from above lands from a jump; who advances or steps aside walks', () => {
  const comes = (cause: Parameters<typeof enter>[4]) => {
    const made = scene({ map: row('.', '~1+ice', '.'), units: wolf('0203 N') });
    const breaks = cause === 'landing';
    made.rolling([['breaking ice', 4], ...(breaks ? falls(1, [3, 4]) : [])], () =>
      enter(made.play, made.field, 0, made.cell('0202'), cause),
    );
    return made.state.ground !== null;
  };
  expect([comes('landing'), comes('advance'), comes('sidestep')]).toEqual([true, false, false]);
});

rule(
  'MT-COND-01',
  'Maps may have roads in any game; what only an option knows is refused with its rule',
  () => {
    const { setup } = scene({ map: row('.', '.+road'), units: wolf('0202 N') }).state;
    const deployment = setup.units.map(({ side }) => ({
      side,
      count: 1,
      zones: [{ name: 'x', hexes: ['0101'] }],
    }));
    const withLegend = (legend: object) =>
      checkSetup(classic, { ...setup, deployment, map: { ...setup.map, legend } });
    const legend = setup.map.legend;
    expect(withLegend(legend).ok).toBe(true);
    const jungle = withLegend({ ...legend, '.': { terrain: 'light jungle' } });
    expect(jungle.ok ? [] : jungle.error.map(({ message }) => message)).toEqual([
      expect.stringContaining('the map has light jungle, and the option that it needs is off (MT-TER-03)'),
    ]);
    const strange = withLegend({ ...legend, '.': { terrain: 'clear', features: ['lava'] } });
    expect(strange.ok ? '' : strange.error[0].message).toContain(
      'unknown feature "lava"; known: road, bridge',
    );
  },
);
