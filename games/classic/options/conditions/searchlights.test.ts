import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { Duel } from '../../testing/duel.ts';
import { mech, scene } from '../../testing/scene.ts';
import { searchlights } from './searchlights.ts';

const options = { night: true, searchlights: true };
const laser = { armor: 40, slots: { CT: ['Medium Laser'] } };
const light = (unit: number, enemy: number) => ({ type: 'light', lights: [{ unit, enemy }] }) as const;
const DARK = { type: 'light', lights: [] } as const;

/** Gun of seat 0 looks south at Mark of seat 1, which looks back unless told. */
function dark(mark = '0505 N', extra: object = {}): Duel {
  const units = {
    Gun: { mech: mech('Gun', laser), at: '0501 S' },
    Mark: { mech: mech('Mark', laser), at: mark },
  };
  return new Duel(scene({ units, options: { ...options, ...extra } })).beginAt('weapon', 1);
}

/** Gun's number at Mark after both have done this with their lights. */
function number(mark: object, gun: object, extra: object = {}): number {
  const made = dark('0505 N', extra)
    .order(mark as typeof DARK)
    .order(gun as typeof DARK);
  made.order({ type: 'hold', unit: 'Mark', twist: 0 });
  return made.toHit('Medium Laser').total;
}

rule('MT-PRE-06', 'At night the +2 does not hold against who is lit by a searchlight or uses one', () => {
  // Gunnery 4, medium range.
  expect(number(DARK, DARK)).toBe(8);
  expect(number(DARK, light(0, 1))).toBe(6);
  expect(number(light(1, 0), DARK)).toBe(6);
  // MT-WX-04: at dusk lights do not help, but night has the better of it.
  expect(number(DARK, light(0, 1), { 'weather-dusk-dawn': true })).toBe(6);
});

rule('MT-PRE-06', 'A light is turned on enemies ahead, in line of sight, by who can act', () => {
  expect(dark('0505 N').asked).toBe('1 lights/turn');
  // Mark looks away.
  const away = dark('0505 S');
  expect(away.asked).toBe('0 lights/turn');
  expect(away.refusal(light(0, 0))).toMatchObject({ rule: 'MT-PRE-06' });
  const made = away.order(light(0, 1));
  const { field, state } = made.scene;
  expect([0, 1].map((unit) => field.plugged.states!([], field, state, unit))).toEqual([['lit'], ['lit']]);
  state.units[0].thisTurn.marks = null;
  state.units[0].shutDown = 1;
  expect(field.plugged.beforeFire!([], field, state)).toEqual([]);
});

rule(
  ['MT-PRE-06', 'MT-BLIND-05'],
  'Whose light is on is seen by all players, where places are hidden',
  () => {
    const units = {
      Gun: { mech: mech('Gun', laser), at: '0501 S' },
      Mark: { mech: mech('Mark', laser), at: '0505 N' },
    };
    const { state, field, play } = scene({ units, options: { ...options, 'double-blind': true } });
    state.units[0].marks = {
      blind: {
        spotted: false,
        ghost: null,
        lifted: null,
        sensor: 'mech',
        trail: [],
        rival: null,
        due: [],
        below: null,
      },
    };
    const sees = () => viewFor(classic, state, 1).table.units[0].hex >= 0;
    expect(sees()).toBe(false);
    const { apply } = searchlights.steps!['lights/turn'] as unknown as { apply(...args: unknown[]): void };
    apply(play, { seat: 0 }, light(0, 1));
    expect(sees()).toBe(true);
    expect(field.plugged.isLit!(state, 0)).toBe(true);
  },
);

rule('MT-PRE-06', 'A bot lights whom several of its side see, if fewer see the one that does', () => {
  const lance = Object.fromEntries(
    ['A', 'B', 'C'].map((name, i) => [
      name,
      { mech: mech(name, laser), at: `0${i + 4}01 S`, side: 0, seat: 0 },
    ]),
  );
  const answer = (names: readonly string[], enemies: readonly string[] = ['Mark']) => {
    const units = {
      ...Object.fromEntries(names.map((name) => [name, lance[name]])),
      ...Object.fromEntries(
        enemies.map((name, i) => [name, { mech: mech(name, laser), at: `0${i + 5}07 N`, side: 1, seat: 1 }]),
      ),
    };
    const { field, state } = scene({ units: units as never, options });
    return field.plugged.answer!(null, field, state, { step: 'lights/turn', seat: 0 });
  };
  expect(answer(['A', 'B', 'C'])).toMatchObject({ type: 'light', lights: [{ enemy: 3 }] });
  expect(answer(['A', 'B'])).toEqual({ type: 'light', lights: [] });
  // As many see the one that lights as those for whom it does.
  expect(answer(['A', 'B', 'C'], ['Mark', 'Next', 'Last'])).toEqual({ type: 'light', lights: [] });
});

rule(
  ['MT-PRE-06', 'MT-DUEL-04'],
  'Where units act one by one only who acts is asked, if it has somebody to light',
  () => {
    const { field, state } = dark('0505 S').scene;
    const asked = (unit: number) => field.plugged.beforeFire!([], field, state, unit);
    expect([asked(0), asked(1)]).toEqual([[{ step: 'lights/turn', seat: 0, unit: 0 }], []]);
    expect([0, 1].map((unit) => field.plugged.states!([], field, state, unit))).toEqual([[], []]);
  },
);
