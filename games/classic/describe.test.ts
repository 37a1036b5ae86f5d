import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { expect, test } from 'vitest';
import type { CancelReason, Event } from './events.ts';
import { classic } from './game.ts';
import type { PhysicalAttack } from './state.ts';
import { scene } from './testing/scene.ts';
import { LL } from './units/locations.ts';
import { table } from './view.ts';

const { state } = scene({ units: { Wolf: { at: '0305 N' }, Bear: { at: '0304 N' } } });
const told = (event: Event) => classic.describe(event, table(state));
const attack = (kind: PhysicalAttack['kind']): PhysicalAttack => ({
  kind,
  attacker: 0,
  target: 1,
  limb: -1,
  number: 7,
  damage: 0,
  from: state.units[0].hex,
  to: state.units[1].hex,
});

test('an attack that is not made says why', () => {
  const cancelled = (kind: PhysicalAttack['kind'], why: CancelReason) =>
    told({ type: 'physical-cancelled', attack: attack(kind), why });
  expect(cancelled('charge', 'target-down')).toBe('Wolf does not charge Bear: its target has fallen.');
  expect(cancelled('push', 'parted')).toBe('Wolf does not push Bear: the two have been parted.');
  expect(cancelled('dfa', 'target-gone')).toBe('Wolf does not come down on Bear: nobody is there any more.');
  expect(cancelled('trip', 'parted')).toBe(
    'Wolf does not carry out its attack on Bear: the two have been parted.',
  );
});

test('who is moved is told how', () => {
  const [from, to] = [state.units[1].hex, state.units[0].hex];
  const displaced = (cause: Extract<Event, { type: 'displaced' }>['cause']) =>
    told({ type: 'displaced', unit: 1, from, to, cause });
  expect(displaced('push')).toBe('Bear is pushed from 0304 to 0305.');
  expect(displaced('step-aside')).toBe('Bear steps aside from 0304 to 0305.');
  expect(displaced('advance')).toBe('Bear follows from 0304 to 0305.');
});

test('missiles that hit are counted in words', () => {
  const hits = (missiles: number) => told({ type: 'cluster', unit: 0, dice: [1, 2], missiles });
  expect(hits(1)).toBe('Cluster roll 3 (1 + 2): 1 missile hits.');
  expect(hits(2)).toBe('Cluster roll 3 (1 + 2): 2 missiles hit.');
});

test('a twist of the torso is told', () => {
  expect(told({ type: 'held', unit: 0, twist: 0 })).toBe('Wolf holds its fire.');
  expect(told({ type: 'held', unit: 0, twist: -1 })).toBe('Wolf turns its torso left and holds its fire.');
});

test('a leap at a neighbour is not told as a turn on the spot', () => {
  const mp: Explanation = { total: 1, lines: [] };
  const moved = {
    type: 'moved',
    unit: 0,
    path: [state.units[0].hex],
    facing: 0,
    hexesMoved: 1,
    heading: 1,
    mp,
  } as const;
  expect(told({ ...moved, mode: 'jump' })).toBeNull();
  expect(told({ ...moved, mode: 'walk' })).toBe('Wolf turns to face north.');
});

test('an aimed shot at a leg behind cover leaves no gap in the log', () => {
  const event = { type: 'location', unit: 1, table: 'mech', side: 'front', location: LL } as const;
  expect(told({ ...event, dice: [], struck: false })).toBe('Location: left leg, which is behind cover.');
  expect(told({ ...event, dice: [4, 5], struck: true })).toBe('Location 9 (4 + 5): left leg.');
});

test('a roll that was not allowed names no dice', () => {
  const number: Explanation = { total: 8, lines: [] };
  const roll = { type: 'piloting-roll', unit: 0, reason: 'stand', number, success: false } as const;
  expect(told({ ...roll, dice: [] })).toBe('Wolf fails automatically to stand up.');
  expect(told({ ...roll, dice: [1, 2] })).toBe('Wolf rolls to stand up: needs 8, rolls 3 (1 + 2), fails.');
});

test('a limb that comes off is not told as no critical hit', () => {
  const rolled = (dice: readonly number[], count: number, off = false) =>
    told({ type: 'critical-roll', unit: 0, location: LL, dice, count, off });
  expect(rolled([6, 6], 0, true)).toBe('Critical hits, left leg, 12 (6 + 6): blown off.');
  expect(rolled([3, 4], 0)).toBe('Critical hits, left leg, 7 (3 + 4): none.');
  expect(rolled([6, 5], 2)).toBe('Critical hits, left leg, 11 (6 + 5): 2.');
});

test('every phase has a heading, the End Phase as well', () => {
  expect(told({ type: 'phase', phase: 'heat' })).toBe('Heat Phase.');
  expect(told({ type: 'phase', phase: 'end' })).toBe('End Phase.');
});
