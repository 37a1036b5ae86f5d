import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { legSinks, workingSinks } from '../../kinds/mech/heat.ts';
import type { RuleId } from '../../rule-index.ts';
import { cooling, heatAfter } from '../../rules/heat/heat.ts';
import { refusals } from '../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { Location, type LocationCode } from '../../units/locations.ts';
import type { MechFile } from '../../units/unit-file.ts';

const ON = { 'double-heat-sinks': true } as const;

type Slots = Partial<Record<LocationCode, readonly string[]>>;
const cool = (heatSinks: number, slots: Slots): MechFile => ({
  ...mech('Wolf', { walk: 4, heatSinks, slots }),
  doubleSinks: true,
});

/** Of a rating of 200: 8 in the engine, 4 in slots. */
const FOUR: Slots = { LT: ['6 x Double Heat Sink'], RT: ['6 x Double Heat Sink'] };

const field = (file: MechFile, ground = '.', state: object = {}): Scene =>
  scene({
    options: ON,
    map: `${ground} .\n. .`,
    units: { Wolf: { mech: file, at: '0101 N', state: { heat: 60, ...state } }, Bear: { at: '0202 N' } },
  });

const lines = ({ field: on, state }: Scene) =>
  explain<RuleId>((tally) => heatAfter(tally, on, state, 0)).lines.map(({ value }) => value);

rule('MT-MCON-09', 'Example: rating 200, 12 double sinks: 8 in the engine, 4 placed, capacity 24', () => {
  const s = field(cool(12, FOUR));
  expect(s.design('Wolf').engineSinks).toBe(8);
  expect([workingSinks(s.field, s.state, 0), cooling(s.field, s.state, 0)]).toEqual([12, 24]);
  expect(lines(s)).toEqual([60, -24]);
  expect(refusals(ON, cool(12, FOUR))).toEqual([]);
});

rule('MT-MCON-09', 'A hit on any of its slots puts all of it out, and a second there no more', () => {
  const s = field(cool(12, FOUR));
  for (const [bits, heat] of [
    [0b000001, 22],
    [0b000011, 22],
    [0b000100, 22],
    [0b001000, 22],
    [0b001100, 20],
  ] as const) {
    s.unit('Wolf').hits[Location.LT] = bits;
    expect([bits, cooling(s.field, s.state, 0)]).toEqual([bits, heat]);
  }
  s.unit('Wolf').lost = 1 << Location.RT;
  expect(cooling(s.field, s.state, 0)).toBe(16);
});

rule('MT-MCON-09', 'One that is switched off takes nothing away', () => {
  expect(lines(field(cool(12, FOUR), '.', { sinksOff: 3 }))).toEqual([60, -18]);
});

rule('MT-MCON-09', 'Under water each gives 2 more, and all together 6 at most', () => {
  const leg = (count: number): Slots => ({
    LL: [`${2 * count} x Clan Double Heat Sink`],
  });
  const one = cool(9, leg(1));
  const s = field(one, '~1');
  expect(legSinks(s.field, s.state, 0)).toBe(1);
  expect(lines(s)).toEqual([60, -18, -2]);
  expect(lines(field(one))).toEqual([60, -18]);
  expect(lines(field(one, '~2'))).toEqual([60, -18, -6]);
  expect(lines(field(one, '~2', { sinksOff: 7 }))).toEqual([60, -4, -4]);
});

rule('MT-MCON-09', "Three slots each, two of the Clans, and one kind of sink in a 'Mech", () => {
  expect(refusals(ON, cool(10, { LT: ['2 x Double Heat Sink'] }))).toEqual([
    '"Double Heat Sink" needs 3 slots and has 2',
  ]);
  expect(refusals(ON, cool(10, { LT: ['4 x Clan Double Heat Sink'] }))).toEqual([]);
  const mixed = "a 'Mech has one kind of heat sink (MT-MCON-09)";
  expect(refusals(ON, cool(10, { LT: ['Heat Sink'] }))).toEqual([mixed]);
  expect(refusals(ON, mech('Wolf', { slots: { LT: ['3 x Double Heat Sink'] } }))).toEqual([mixed]);
  expect(refusals({}, cool(10, {}))).toEqual([
    'Wolf has double heat sinks, and the option that it needs is off (MT-MCON-09)',
  ]);
});
