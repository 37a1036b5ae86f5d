// What sheets list of a unit, and what the log says, where options have something to show.

import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { Event } from '../events.ts';
import { classic } from '../game.ts';
import { ejectionSeen } from '../rules/crew/ejection.ts';
import { windward } from '../rules/weather/wind.ts';
import type { UnitState } from '../state.ts';
import { mech, scene } from '../testing/scene.ts';
import { COMBINED, vehicle } from '../testing/vehicles.ts';
import { LA } from '../units/locations.ts';
import { table } from '../view.ts';

const wolf = mech('Wolf', { slots: { CT: ['Medium Laser'] } });
const shown = (options: OptionValues = {}) =>
  scene({ units: { Wolf: { at: '0505 S', mech: wolf }, Bear: { at: '0507 N' } }, options });

/** What the sheet of Wolf lists besides what it listed before, and that of Bear, of whom nothing is noted. */
function ordersOf(options: OptionValues, note: (wolf: UnitState) => void): readonly (readonly string[])[] {
  const { field, state } = shown(options);
  note(state.units[0]);
  return [0, 1].map((unit) => field.plugged.orders!(['first'], state, unit));
}

rule(['MT-ADVF-03', 'MT-BASE-13', 'MT-ADVF-04', 'MT-COV-04'], 'A sheet lists what its unit is set on', () => {
  const aiming = (hex: number) =>
    ordersOf({ 'careful-aim': true }, (unit) => {
      unit.marks = { aim: { target: 1, hex, phases: 1 } as never };
    });
  const { hex } = shown().state.units[0];
  expect(aiming(hex)).toEqual([['first', 'taking aim'], ['first']]);
  // It has been moved since.
  expect(aiming(hex + 1)).toEqual([['first'], ['first']]);
  expect(
    ordersOf({ 'indirect-fire': true }, ({ thisTurn }) => {
      thisTurn.marks = { spotting: true } as never;
    }),
  ).toEqual([['first', 'spotting'], ['first']]);
  expect(
    ordersOf({ 'taking-cover': true }, ({ thisTurn }) => {
      thisTurn.marks = { cover: 0 } as never;
    }),
  ).toEqual([['first', 'behind cover'], ['first']]);
  expect(
    ordersOf({ 'taking-cover': true, bracing: true }, (unit) => {
      unit.marks = { brace: { arm: LA, hex, facing: unit.facing, turn: 1 } } as never;
    }),
  ).toEqual([['first', 'braced'], ['first']]);
});

const told = (event: Event) => classic.describe(event, table(shown().state));

rule('MT-PRE-19', 'The log says where a pilot lands, how, and what was rolled', () => {
  const ejected = (hex: number, success = true, dice: readonly number[] = [3, 4]) =>
    told({
      type: 'ejected',
      unit: 0,
      hex,
      dice,
      number: { total: 6, lines: [] },
      success,
      reveals: [0],
    });
  expect(ejected(0)).toBe('The pilot of Wolf ejects and lands in hex 0101 (7 against 6).');
  expect(ejected(-1)).toBe('The pilot of Wolf ejects and lands beyond the edge of the map (7 against 6).');
  expect(ejected(1, false, [])).toBe('The pilot of Wolf ejects and lands badly in hex 0201.');
});

rule(['MT-PRE-19', 'MT-INFO-01'], 'Who does not know the pilot sees how he lands, and no number', () => {
  const event = {
    type: 'ejected',
    unit: 0,
    hex: 0,
    dice: [3, 4],
    number: { total: 6, lines: [{ value: 6, reason: 'Piloting', rule: 'MT-PRE-19', kind: 'add' }] },
    success: true,
    reveals: [0],
  } as const;
  expect(ejectionSeen(event)).toEqual({ ...event, dice: [], number: { total: 0, lines: [] } });
  const other = { type: 'phase', phase: 'heat' } as const;
  expect([ejectionSeen(other), ejectionSeen(null)]).toEqual([other, null]);
});

rule(
  ['MT-BASE-07', 'MT-SMOKE-04'],
  'The log and the table tell which way the wind blows, and how strongly',
  () => {
    expect(told({ type: 'wind', direction: 4, strength: 2 })).toBe('A moderate wind blows southwest.');
    expect(told({ type: 'wind', direction: 0, strength: 1 })).toBe('A light wind blows north.');
    expect(told({ type: 'wind', direction: 0, strength: 0 })).toBe('The wind is calm.');
    expect(windward({ marks: { wind: { direction: 1, strength: 3 } } })).toBe('high wind to the northeast');
    expect(windward({ marks: { wind: { direction: 1, strength: 0 } } })).toBeNull();
    expect(windward({ marks: null })).toBeNull();
  },
);

rule(['MT-ADVF-06', 'MT-ADVF-07'], 'The log tells who watches and who fires first', () => {
  const watch = (what: 'on' | 'spent' | null) =>
    told({ type: 'watch', unit: 0, watch: what, watching: what === 'on' });
  expect([watch('on'), watch('spent'), watch(null)]).toEqual([
    'Wolf watches for a target.',
    'Wolf takes opportunity fire.',
    'Wolf watches no more.',
  ]);
  expect(told({ type: 'who-fires-first', units: [1, 0], dice: [5] })).toBe('Bear fires first (5).');
});

rule('MT-PRE-05', 'The log tells what is fired at woods, where that is known', () => {
  const targeted = (weapons: readonly number[]) =>
    told({ type: 'woods-targeted', unit: 0, hex: 0, weapons, bins: [] });
  expect(targeted([0])).toBe('Wolf fires at the woods in hex 0101: Medium Laser CT.');
  expect(targeted([])).toBe('Wolf fires at the woods in hex 0101.');
});

rule('MT-PRE-23', 'The log says what a critical hit does to a vehicle, and which weapon jams', () => {
  const { state } = scene({
    units: { Otter: { mech: vehicle('Otter'), at: '0505 S' }, Bear: { at: '0507 N' } },
    options: COMBINED,
  });
  const hit = (result: 'jammed' | 'fuel', weapon: number) =>
    classic.describe(
      { type: 'vehicle-critical', unit: 0, dice: [4, 4], result, weapon } as Event,
      table(state),
    );
  expect([hit('jammed', 0), hit('jammed', -1), hit('fuel', -1)]).toEqual([
    'Its main weapon jams: Medium Laser TU.',
    'There is no weapon to jam.',
    'Its fuel tank is hit.',
  ]);
});
