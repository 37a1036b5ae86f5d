import { expect, test } from 'vitest';
import { STRUCTURE } from '../data/structure.ts';
import { mech } from '../testing/scene.ts';
import {
  armBuildsOf,
  bareSlots,
  COMPLETE_ARMS,
  FRAME_ITEMS,
  mount,
  openSlots,
  slotCount,
  structureOf,
} from './frame.ts';
import { LOCATION_CODES } from './locations.ts';

const open = (slots: ReturnType<typeof bareSlots>) => LOCATION_CODES.map((code) => openSlots(slots, code));

test('a bare frame leaves 47 slots, and more where arms are shorter (CBT-CON-04, CBT-CON-05)', () => {
  expect(open(bareSlots())).toEqual([1, 2, 12, 12, 8, 8, 2, 2]);
  expect(open(bareSlots({ LA: 'no hand', RA: 'no lower arm' }))).toEqual([1, 2, 12, 12, 9, 10, 2, 2]);
  expect(LOCATION_CODES.map((code) => bareSlots()[code].length)).toEqual([6, 12, 12, 12, 12, 12, 6, 6]);
  expect(bareSlots().LA.slice(0, 5)).toEqual([
    'Shoulder',
    'Upper Arm Actuator',
    'Lower Arm Actuator',
    'Hand Actuator',
    null,
  ]);
  expect(FRAME_ITEMS).toContain('Gyro');
  expect(FRAME_ITEMS.size).toBe(3 + 2 + 4 + 4);
});

test('a four-legged frame has legs of six slots for arms', () => {
  const quad = bareSlots(COMPLETE_ARMS, 'quad');
  expect(quad.LA.slice(0, 4)).toEqual(quad.LL.slice(0, 4));
  expect(LOCATION_CODES.map((code) => slotCount('quad', code))).toEqual([6, 12, 12, 12, 6, 6, 6, 6]);
  expect(LOCATION_CODES.map((code) => slotCount('biped', code))).toEqual([6, 12, 12, 12, 12, 12, 6, 6]);
  expect(openSlots(quad, 'LA', 'quad')).toBe(2);
  const [head, centre, left, right, , , leg] = STRUCTURE[50];
  expect(structureOf(50, 'quad')).toEqual([head, centre, left, right, leg, leg, leg, leg]);
  expect(structureOf(50, 'biped')).toBe(STRUCTURE[50]);
  expect(structureOf(51, 'quad')).toBeUndefined();
});

test('arms are read off their slots', () => {
  expect(armBuildsOf(mech('Whole'))).toEqual(COMPLETE_ARMS);
  expect(armBuildsOf(mech('Stump', { armsWithout: 'hand' })).LA).toBe('no hand');
  expect(armBuildsOf(mech('Gun', { armsWithout: 'hand and lower arm' })).RA).toBe('no lower arm');
});

test('an item is mounted in the first open slots, or not at all', () => {
  const slots = bareSlots();
  expect(mount(slots, 'CT', 'PPC', 3)).toBe(false);
  expect(slots).toEqual(bareSlots());
  expect(mount(slots, 'CT', 'Medium Laser', 2)).toBe(true);
  expect(slots.CT.slice(10)).toEqual(['Medium Laser', 'Medium Laser']);
  expect(mount(slots, 'CT', 'Small Laser', 1)).toBe(false);
});
