// Every stock design, written as a file and changed in every way that people change files: what stays legal, and what
// becomes illegal by which rule.

import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { writeMtf } from '@ironfield/classic/units/mtf/mtf-writer.ts';
import { describe, expect, test } from 'vitest';
import { inspectText } from './unit-text.ts';

/** A changed file, or null for a design that cannot be changed so. */
type Change = (text: string) => string | null;

const FILES = Object.values(STOCK_MECHS).map((mech) => [mech.model, writeMtf(mech)] as const);

/** Lines of a location, after its heading. */
function slotsIn(text: string, location: string): string[] {
  const lines = text.split('\n');
  const heading = lines.indexOf(`${location}:`);
  return lines.slice(heading + 1, heading + 13);
}

function withSlots(text: string, location: string, slots: readonly string[]): string {
  const lines = text.split('\n');
  lines.splice(lines.indexOf(`${location}:`) + 1, 12, ...slots);
  return lines.join('\n');
}

/** The first slot of the location that holds `from`, refilled. */
function refilled(text: string, location: string, from: string | RegExp, to: string): string | null {
  const slots = slotsIn(text, location);
  const open = slots.slice(0, /Leg|Head/.test(location) ? 6 : 12);
  const at = open.findIndex((item) => (typeof from === 'string' ? item === from : from.test(item)));
  return at < 0 ? null : withSlots(text, location, slots.with(at, to));
}

const OPEN = '-Empty-';
const LONG = ['Left Arm', 'Right Arm', 'Left Torso', 'Right Torso', 'Center Torso'];

/** The change made in the first location where it can be. */
const anywhere =
  (from: string | RegExp, to: string, locations: readonly string[] = LONG): Change =>
  (text) => {
    for (const location of locations) {
      const changed = refilled(text, location, from, to);
      if (changed !== null) return changed;
    }
    return null;
  };

const figure =
  (key: string, change: (value: number) => number): Change =>
  (text) =>
    text.replace(new RegExp(`^${key}:(\\d+)`, 'm'), (_, value: string) => `${key}:${change(Number(value))}`);

const both =
  (first: Change, second: Change): Change =>
  (text) => {
    const half = first(text);
    return half === null ? null : second(half);
  };

const LASER = /^(Small|Medium|Large) Laser$/;

const ILLEGAL: readonly (readonly [what: string, rule: RuleId, change: Change])[] = [
  ['a ton more', 'CBT-CON-03', figure('Mass', (tons) => tons + 1)],
  ['five tons less for the same engine', 'CBT-CON-08', figure('Mass', (tons) => tons - 5)],
  ['five tons less than the parts weigh', 'CBT-CON-01', figure('Mass', (tons) => tons - 5)],
  ['too large an engine', 'CBT-CON-08', figure('Engine', (rating) => rating + 5)],
  ['more Walking MP than the engine gives', 'CBT-CON-08', figure('Walk MP', (walk) => walk + 1)],
  ['an engine beyond the table', 'CBT-CON-08', figure('Engine', () => 405)],
  ['too much on an arm', 'CBT-CON-15', figure('LA Armor', () => 63)],
  ['ten on the head', 'CBT-CON-15', figure('HD Armor', () => 10)],
  ['too much behind', 'CBT-CON-15', figure('RTC Armor', (points) => points + 60)],
  ['more armour than tons', 'CBT-CON-01', figure('LL Armor', (points) => points + 8)],
  ['nine heat sinks', 'CBT-CON-12', figure('Heat Sinks', () => 9)],
  ['a heat sink without a slot', 'CBT-CON-13', figure('Heat Sinks', (sinks) => sinks + 13)],
  [
    'a heat sink taken out of its slot',
    'CBT-CON-13',
    anywhere('Heat Sink', OPEN, [...LONG, 'Head', 'Left Leg']),
  ],
  ['jump MP without jets', 'CBT-CON-11', figure('Jump MP', (jump) => jump + 1)],
  [
    'a jet in an arm',
    'CBT-CON-11',
    both(
      anywhere(OPEN, 'Jump Jet', ['Left Arm']),
      figure('Jump MP', (jump) => jump + 1),
    ),
  ],
  ['a jet in the head', 'CBT-CON-11', anywhere(OPEN, 'Jump Jet', ['Head'])],
  [
    'an arm weapon that fires to the rear',
    'CBT-CON-21',
    anywhere(LASER, 'Medium Laser (R)', ['Left Arm', 'Right Arm']),
  ],
  ['no shoulder', 'CBT-CON-04', anywhere('Shoulder', OPEN)],
  ['no hip', 'CBT-CON-04', anywhere('Hip', OPEN, ['Left Leg'])],
  [
    'a hand on nothing',
    'CBT-CON-05',
    (text) =>
      slotsIn(text, 'Left Arm').includes('Hand Actuator')
        ? refilled(text, 'Left Arm', 'Lower Arm Actuator', OPEN)
        : null,
  ],
  ['a laser in the gyro', 'CBT-CON-10', anywhere('Gyro', 'Medium Laser')],
  ['a laser in the engine', 'CBT-CON-08', anywhere('Fusion Engine', 'Medium Laser')],
  ['a laser in the cockpit', 'CBT-CON-07', anywhere('Cockpit', 'Small Laser', ['Head'])],
  ['a laser for sensors', 'CBT-CON-04', anywhere('Sensors', 'Small Laser', ['Head'])],
  [
    'more in a leg than it holds',
    'CBT-CON-04',
    (text) => withSlots(text, 'Left Leg', slotsIn(text, 'Left Leg').with(6, 'Small Laser')),
  ],
  ['a laser too many', 'CBT-CON-01', anywhere(OPEN, 'Medium Laser')],
  ['a weapon of later days', 'CBT-EQP-01', anywhere(LASER, 'ISERMediumLaser')],
  ['two slots of a PPC', 'CBT-CON-19', anywhere('PPC', OPEN)],
  [
    'a PPC in two locations',
    'CBT-CON-20',
    both(anywhere('PPC', OPEN, ['Right Arm']), anywhere(OPEN, 'PPC', ['Left Torso'])),
  ],
  ['a gun without ammunition', 'CBT-CON-18', (text) => changedIf(text, /^IS .*Ammo.*$/gm, OPEN)],
  [
    'ammunition of another kind',
    'CBT-CON-18',
    (text) => (text.includes('Autocannon/2\n') ? null : changedIf(text, /^IS .*Ammo.*$/gm, 'IS Ammo AC/2')),
  ],
  ['half a ton of missiles', 'CBT-CON-22', (text) => changedIf(text, /^(IS Ammo [LS]RM-\d+)$/m, '$1 - Half')],
  ['a hatchet in a torso', 'CBT-EQP-05', anywhere(OPEN, 'Hatchet', ['Left Torso'])],
];

function changedIf(text: string, from: RegExp, to: string): string | null {
  const changed = text.replace(from, to);
  return changed === text ? null : changed;
}

/** Puts the first thing in a torso last. */
const turned: Change = (text) => {
  const slots = slotsIn(text, 'Left Torso');
  return slots.every((item) => item === OPEN) ? null : withSlots(text, 'Left Torso', slots.toReversed());
};

const LEGAL: readonly (readonly [what: string, change: Change])[] = [
  ['as it is', (text) => text],
  ['line ends of other systems', (text) => text.replaceAll('\n', '\r\n')],
  ['line ends of old systems', (text) => text.replaceAll('\n', '\r')],
  ['a mark at the beginning', (text) => `\uFEFF${text}`],
  ['all capitals', (text) => text.toUpperCase()],
  ['no empty lines', (text) => text.replace(/\n\n+/g, '\n')],
  ['blanks around everything', (text) => text.replace(/^(.*)$/gm, ' $1\t')],
  ['short lists', (text) => text.replace(/(-Empty-\n)+(?=\n)/g, '')],
  ['remarks', (text) => text.replace('\n\n', '\n# a remark\n\n')],
  ['a decimal point', (text) => text.replace(/^Mass:(\d+)/m, 'Mass:$1.0')],
  ['the slots of a torso the other way round', turned],
  ['no hand', anywhere('Hand Actuator', OPEN, ['Left Arm'])],
  [
    'no lower arm',
    both(anywhere('Hand Actuator', OPEN, ['Left Arm']), anywhere('Lower Arm Actuator', OPEN, ['Left Arm'])),
  ],
  [
    'a torso weapon that fires to the rear',
    anywhere('Medium Laser', 'Medium Laser (R)', ['Left Torso', 'Right Torso', 'Center Torso']),
  ],
  [
    'a heat sink elsewhere',
    both(anywhere('Heat Sink', OPEN, ['Left Leg']), anywhere(OPEN, 'Heat Sink', ['Right Arm', 'Left Arm'])),
  ],
  [
    'armour from front to rear',
    both(
      figure('CT Armor', (points) => points - 1),
      figure('RTC Armor', (points) => points + 1),
    ),
  ],
  ['a weapon marked as split', (text) => changedIf(text, /^Autocannon\/20$/gm, 'Autocannon/20 (Split)')],
  ['old names', (text) => changedIf(text, /^PPC$/gm, 'Particle Cannon')],
];

describe('variants of stock designs', () => {
  test.each(ILLEGAL)('%s is refused by %s', (_, rule, change) => {
    let tried = 0;
    for (const [model, text] of FILES) {
      const changed = change(text);
      if (changed === null) continue;
      tried++;
      expect(changed, model).not.toBe(text);
      const { isLegal, faults } = inspectText(changed, 'mtf');
      expect(isLegal, model).toBe(false);
      expect(
        faults.map((fault) => fault.rule),
        model,
      ).toContain(rule);
    }
    expect(tried).toBeGreaterThan(0);
  });

  test.each(LEGAL)('%s is legal', (_, change) => {
    let tried = 0;
    for (const [model, text] of FILES) {
      const changed = change(text);
      if (changed === null) continue;
      tried++;
      expect(inspectText(changed, 'mtf'), model).toMatchObject({ isLegal: true, faults: [] });
    }
    expect(tried).toBeGreaterThan(0);
  });
});
