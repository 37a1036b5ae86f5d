import { expect, test } from 'vitest';
import type { Command } from '../data/commands.ts';
import { announcedBy } from '../rules/movement/movement-points.ts';
import { ABOARD, type Condition, DESTROYED, RETREATED } from '../state.ts';
import { battle, dropship, fighter, mapWith, mech, platoon, suits, tank, unit } from '../testing/scene.ts';
import type { Battle } from '../testing/table.ts';
import { invariants } from './invariants.ts';

const LIST: readonly Command[] = Array<Command>(10).fill('Ambush');

/** The faults found after a change of an orderly table. */
function wrong(change: (table: Battle) => void): string[] {
  const table = battle({
    map: mapWith({ '0808': '~' }),
    bridges: ['0808'],
    south: [
      unit('Lance', '0810 N', mech('Ram', { armor: 3, structure: 3 }), mech('Ewe')),
      unit('Column', '0512 N', tank('Drum')),
      unit('Suits', '0514', suits('Toad')),
    ],
    north: [unit('Pack', '0803 S', mech('Wolf'))],
    options: { commands: true },
    commands: [LIST, LIST],
  });
  expect(invariants(table.state)).toEqual([]);
  change(table);
  return invariants(table.state).map((sentence) => sentence.replace(/^.*?: /, ''));
}
const condition = (name: string, change: Partial<Condition>) =>
  wrong((table) => {
    const element = table.element(name);
    element.condition = { ...element.condition, ...change };
    Object.assign(element, announcedBy(table.field, table.state, table.elementIndex(name)));
  });
const is = (name: string, change: object) => wrong((table) => Object.assign(table.unit(name), change));
const has = (name: string, change: object) => wrong((table) => Object.assign(table.element(name), change));

test('Boxes, heat and engines stay on their sheets', () => {
  expect(condition('Ram', { armor: -1 })).toEqual(['armor is off its sheet']);
  expect(condition('Ram', { armor: 4 })).toEqual(['armor is off its sheet']);
  expect(condition('Ram', { armor: 0 })).toEqual([]);
  expect(condition('Ram', { structure: 4 })).toEqual(['structure is off its sheet']);
  expect(condition('Ram', { structure: -1 })).toContain('structure is off its sheet');
  expect(condition('Ram', { structure: 0 })).toEqual(['has no boxes left, but is not destroyed']);
  expect(condition('Ram', { heat: -1 })).toEqual(['heat is off the scale']);
  expect(condition('Ram', { heat: 5, downSince: 1 })).toContain('heat is off the scale');
  expect(condition('Ram', { heat: 4, downSince: 1 })).toEqual([]);
  expect(condition('Drum', { heat: 1 })).toEqual(['is hot, but cannot heat up']);
  expect(condition('Ram', { engine: 3 })).toEqual(['survived a third engine hit']);
  expect(condition('Ram', { engine: 2 })).toEqual([]);
});

test('Who is shut down has been since some turn, and announces what it must', () => {
  const shut = ['is shut down without a turn in which it was, or the other way round'];
  expect(condition('Ram', { heat: 4 })).toEqual(shut);
  expect(condition('Ram', { downSince: 1 })).toEqual(shut);
  expect(has('Ram', { base: 9 })).toEqual(['announces the wrong number']);
  expect(has('Ram', { jumps: true })).toEqual(['announces the wrong number']);
});

test('Cooling, riding and being carried take two', () => {
  expect(has('Ram', { cools: 1 })).toEqual(['cools nobody']);
  expect(has('Toad', { mount: 0 })).toEqual(['rides nobody']);
  const aboard = (table: Battle) => {
    Object.assign(table.unit('Suits'), { hex: ABOARD, carrier: 0 });
    table.element('Toad').mount = 0;
  };
  expect(wrong(aboard)).toEqual([]);
  expect(
    wrong((table) => {
      aboard(table);
      table.element('Ram').destroyed = true;
    }),
  ).toEqual(['rides nobody']);
  expect(is('Suits', { hex: ABOARD })).toEqual(['is carried by nobody, or carried about']);
  expect(is('Suits', { carrier: 0 })).toEqual(['is carried by nobody, or carried about']);
  expect(
    wrong((table) => {
      Object.assign(table.unit('Suits'), { hex: ABOARD, carrier: 1 });
      table.unit('Column').hex = DESTROYED;
      table.element('Drum').destroyed = true;
    }),
  ).toEqual(['is aboard somebody who is not there']);
});

test('A unit is somewhere as long as an element is left, and where it can be', () => {
  const gone = ['is there without elements, or gone with some left'];
  expect(is('Pack', { hex: DESTROYED })).toEqual(gone);
  expect(has('Wolf', { destroyed: true })).toEqual(gone);
  expect(is('Pack', { hex: 15 * 17 })).toContain('is off the board');
  expect(is('Pack', { submerged: true })).toEqual(['is under water, and no submarine']);
  expect(is('Pack', { flyingHigh: true })).toEqual(['flies high, and is no VTOL']);
  expect(is('Pack', { onBridge: true })).toEqual(['is on a bridge that is not there']);
  expect(
    wrong((table) => {
      table.put(3, '0808 N');
      table.unit('Pack').onBridge = true;
    }),
  ).toEqual([]);
});

test('Friends share no hex, but for one that passes', () => {
  const shares = 'shares its hex with a friend';
  expect(wrong((table) => table.put(1, '0810 N'))).toEqual([shares, shares]);
  expect(wrong((table) => table.put(1, '0101 N'))).toEqual([]);
  const passing = (index: number) =>
    wrong((table) => {
      table.put(1, '0810 N');
      const march = {
        step: 'movement/march',
        unit: index,
        way: 'ground',
        facing: 0,
        path: [],
        at: 0,
        from: 'ground',
      } as const;
      table.state.agenda = [march];
    });
  expect([passing(0), passing(1), passing(3)]).toEqual([[], [], [shares, shares]]);
  const fleeing = wrong((table) => {
    table.put(1, '0810 N');
    table.state.agenda = [
      { step: 'movement/off', unit: 1, edge: 'south', path: [], from: 'ground', isForGood: true },
    ];
  });
  expect(fleeing).toEqual([]);
});

test('Nobody fires but in the phases of fire', () => {
  const fires = (phase: 'movement' | 'combat' | 'end') =>
    wrong((table) => {
      table.state.phase = phase;
      table.state.volley = { unit: 0, target: 3, spotter: null, withholds: false, attacks: [] } as never;
    });
  expect([fires('movement'), fires('combat'), fires('end')]).toEqual([
    [],
    [],
    ['somebody fires outside a Combat Phase'],
  ]);
});

test('No counter is lost or there twice', () => {
  const cup = (inside: readonly number[], drawn: number | null = null) =>
    wrong((table) => {
      table.state.commands!.cups[0] = { ...table.state.commands!.cups[0], inside, drawn };
    }).length;
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect([cup([...nine, 9]), cup(nine), cup([...nine, 8]), cup([...nine, 9, 9]), cup(nine, 9)]).toEqual([
    0, 1, 1, 1, 0,
  ]);
});

/** The faults of a table with aircraft, a DropShip and a town. */
function found(change: (table: Battle) => void): string[] {
  const table = battle({
    map: mapWith({ '0808': 'c' }),
    south: [
      unit('Air', '0303 N', fighter('Corsair')),
      unit('Wing', '0505 N', fighter('Sabre')),
      unit('Lance', '0810 N', mech('Ram'), mech('Ewe')),
      unit('Foot', '0808', platoon('Rifles')),
    ],
    north: [unit('Ship', '1203 S grounded', dropship('Union')), unit('Pack', '0803 S', mech('Wolf'))],
    options: { offboard: true, aerospace: true, buildings: true, morale: true, mines: 1 },
  });
  table.unit('Foot').marks = { isOnTop: true };
  table.phase('movement', 'south');
  expect(invariants(table.state)).toEqual([]);
  change(table);
  return invariants(table.state).map((sentence) => sentence.replace(/^.*?: /, ''));
}

test('Friends share neither the ground nor the air over it, and may be below each other', () => {
  const shares = 'shares its hex with a friend';
  expect(found((table) => table.put(0, '0505 N'))).toEqual([shares, shares]);
  expect(found((table) => table.put(0, '0810 N'))).toEqual([]);
});

test('Nobody is beside a DropShip on the ground, friend or enemy', () => {
  const beside = 'shares its hex with a DropShip on the ground';
  expect(found((table) => table.put(2, '1203 N'))).toEqual([beside]);
  expect(found((table) => table.put(5, '1203 N'))).toContain(beside);
  expect(found((table) => table.put(0, '1203 N'))).toEqual([]);
});

test('Nobody is on top of what is not there', () => {
  const top = ['is on top of buildings that are not there'];
  expect(found((table) => table.put(3, '0908'))).toEqual(top);
  expect(
    found((table) => {
      table.unit('Foot').marks = null;
      table.unit('Lance').marks = { isOnTop: true };
    }),
  ).toEqual(top);
});

test('Nobody fires who is gone or may not', () => {
  const attack = { attacker: 2, target: 6, overheat: 0, withhold: 0, charges: false };
  const fires = (change: (table: Battle) => void) =>
    found((table) => {
      table.state.phase = 'combat';
      table.state.agenda.push({ step: 'combat/volley' });
      table.state.volley = { unit: 2, target: 5, spotter: null, withholds: false, attacks: [attack] };
      change(table);
    });
  expect(fires(() => {})).toEqual([]);
  expect(fires((table) => Object.assign(table.unit('Lance'), { mayNotAttack: true }))).toEqual([
    'fires, and may not attack',
  ]);
  expect(
    fires((table) => {
      table.element('Ram').destroyed = true;
    }),
  ).toEqual(['fires with an element that is destroyed or shut down']);
  expect(fires((table) => table.suffered('Ram', { heat: 4, downSince: 1 }))).toEqual([
    'fires with an element that is destroyed or shut down',
  ]);
  const routed = { morale: { nerve: 'routed', since: 1, strength: 2 } } as const;
  expect(fires((table) => Object.assign(table.unit('Lance'), { marks: routed }))).toEqual([
    'fires, and is routed',
  ]);
  expect(fires((table) => Object.assign(table.unit('Lance'), { hex: RETREATED }))).toEqual([
    'fires, and is gone',
  ]);
});

test('Nobody marches who may not, and nobody is asked who is gone', () => {
  const march = { step: 'movement/march', unit: 2, way: 'ground', facing: 0, from: 'ground' } as const;
  const marches = (change: object) =>
    found((table) => {
      table.state.agenda.push({ ...march, path: [], at: 1 });
      Object.assign(table.unit('Lance'), change);
    });
  expect([marches({}), marches({ mayNotMove: true })]).toEqual([[], ['moves, and may not']]);
  expect(marches({ hex: ABOARD, carrier: 1 })).toEqual(['moves, and is carried']);
  const asked = (hex: number) =>
    found((table) => {
      table.state.agenda.push({ step: 'combat/ambush', seat: 0, unit: 2 });
      table.unit('Lance').hex = hex;
    });
  expect([asked(5), asked(RETREATED)]).toEqual([[], ['is asked, and is gone']]);
});
