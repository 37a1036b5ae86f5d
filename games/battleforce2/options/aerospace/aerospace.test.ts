import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { battleforce2 } from '../../game.ts';
import type { Bombs } from '../../places.ts';
import {
  battle,
  dropship,
  fighter,
  mapWith,
  mech,
  type PlacedUnit,
  type Scene,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { runwayFacings } from './flying.ts';
import { AERO_WHY_NOT } from './words.ts';

const options = { offboard: true, aerospace: true };
const bombing = (a: number, b: number): Roll => ['bombing', a, b];

/** An aircraft of the south, with a lance far away. */
function scene(air: PlacedUnit, phase: 'movement' | 'combat', more: Partial<Scene> = {}) {
  const table = battle({
    south: [air, unit('Lance', '0117 N', mech('Ram'))],
    north: [unit('Enemy', '1501 S', mech('Wolf'))],
    options,
    ...more,
  });
  table.phase(phase, 'south');
  return table;
}
const corsair = (place: string, figures = {}) => unit('Air', place, fighter('Corsair', figures));
const union = (place: string) => unit('Air', place, dropship('Union', { specials: ['sph'] }));

function load(table: Battle, bombs: Partial<Bombs>): void {
  const all = table.state.marks!.bombs!.slice();
  all[0] = { explosive: 0, cluster: 0, inferno: 0, mines: 0, ...bombs };
  table.state.marks = { ...table.state.marks, bombs: all };
  table.suffered('Corsair', {});
}

const forms = (table: Battle) => menuFor(battleforce2, table.state, 0)!.orders.map(({ type }) => type);

rule('BF2-AERO-11', 'Strafing and bombing are for aircraft in the air', () => {
  expect(forms(scene(corsair('0810 N'), 'combat'))).toEqual(expect.arrayContaining(['strafe', 'bomb']));
  const grounded = scene(corsair('0810 N grounded'), 'combat', {
    north: [unit('Enemy', '0807 S', mech('Wolf'))],
  });
  expect(forms(grounded)).not.toContain('strafe');
});

rule('BF2-AERO-14', 'Where nothing is said, one bomb of what is left falls on a hex', () => {
  const table = scene(corsair('0810 N', { class: 'H' }), 'combat');
  load(table, { explosive: 1, cluster: 1 });
  const drops = [{ hex: 1, explosive: 1, cluster: 0 }];
  table.give({ type: 'bomb', unit: 0, hexes: 2, drops }, bombing(6, 6), bombing(6, 6));
  expect(table.events('exploded').map(({ bomb }) => bomb)).toEqual(['explosive', 'cluster']);
  expect(table.state.marks!.bombs![0]).toMatchObject({ explosive: 0, cluster: 0 });
});

rule('BF2-AERO-15', 'A cluster bomb reaches hex 0101 from beside it', () => {
  const table = scene(corsair('0102 N', { class: 'H' }), 'combat', {
    north: [unit('Enemy', '0101 S', mech('Wolf'))],
  });
  load(table, { cluster: 1 });
  table.give({ type: 'bomb', unit: 0, hexes: 1, drops: [] }, bombing(6, 6));
  expect(table.boxes('Wolf')).toBe('2/3');
});

rule('BF2-AERO-15', 'Cluster bombs set no fires', () => {
  const table = scene(corsair('0810 N', { class: 'H' }), 'combat', { options: { ...options, fire: true } });
  load(table, { cluster: 1 });
  table.give({ type: 'bomb', unit: 0, hexes: 1, drops: [] }, bombing(6, 6));
  expect(table.events('ignited')).toEqual([]);
});

rule(['BF2-AERO-15', 'BF2-VIC-01'], 'Who loses its last unit to a bomb has lost at once', () => {
  const table = scene(corsair('0810 N', { class: 'H' }), 'combat', {
    north: [unit('Enemy', '0810 S', mech('Wolf', { armor: 1, structure: 1 }))],
  });
  load(table, { explosive: 1 });
  table.give({ type: 'bomb', unit: 0, hexes: 1, drops: [] }, bombing(6, 6));
  expect(table.state.outcome).toMatchObject({ winners: [0], rule: 'BF2-VIC-01' });
});

/** The hexes where an aircraft may come down. */
const landings = (table: Battle) => {
  const units = table.firstField('land');
  return Array.from(units.values).includes(0) ? Array.from((units.follow!(0)[0] as Pick).values) : [];
};

rule('BF2-AERO-07', 'Spheroids do not use runways, and nobody uses one that is not there', () => {
  expect(landings(scene(union('0810 N'), 'movement'))).toEqual(['here']);
  expect(landings(scene(corsair('0810 N', { class: 'L' }), 'movement'))).toEqual(['runway']);
  const rough = Array.from({ length: 17 }, () => Array.from({ length: 15 }, () => 'r').join(' ')).join('\n');
  expect(landings(scene(corsair('0810 N', { class: 'L' }), 'movement', { map: rough }))).toEqual([]);
});

rule('BF2-AERO-06', 'A runway that begins on a seam is of both its sheets', () => {
  const table = scene(corsair('box 1', { class: 'L', mp: 1 }), 'movement', { map: mapWith({}, 31, 17) });
  table.state.homes = ['west', 'east'];
  const from = (table.firstField('land').follow!(0)[0] as Pick).follow!('runway')[0] as Pick;
  const hexes = Array.from(from.values) as string[];
  expect([hexes.includes('1608'), hexes.includes('1708')]).toEqual([true, false]);
});

rule('BF2-AERO-06', 'Woods below a spheroid are gone, in hex 0101, too', () => {
  const table = scene(union('0101 N'), 'movement', { map: mapWith({ '0101': 'l' }) });
  table.give({ type: 'land', unit: 0, where: 'here' });
  expect(table.state.ground).toMatchObject({ '0101': { terrain: 'rough' } });
});

rule('BF2-AERO-08', 'In the air its engines are not revved up any more', () => {
  const table = scene(corsair('0810 N grounded', { class: 'L' }), 'movement');
  table.give({ type: 'rev', unit: 0 });
  table.unit('Air').moved = false;
  table.phase('movement', 'south');
  table.give({ type: 'launch', unit: 0 });
  expect(table.unit('Air').marks!.flight).toMatchObject({ airborne: true, revving: false });
});

rule('BF2-AERO-02', 'Why an aircraft does not fly there', () => {
  const why = (place: string, mp: number, index = 0) =>
    scene(corsair(place, { mp }), 'movement').refusal({ type: 'fly', unit: index, to: 'enemy box 8' })
      .message;
  expect(why('box 1', 0)).toBe(AERO_WHY_NOT.tooFar(0).message);
  expect(why('box 1', 2)).toBe(AERO_WHY_NOT.tooFar(2).message);
  expect(why('box 1', 2, 1)).toBe(AERO_WHY_NOT.notFlying.message);
});

rule('BF2-AERO-13', 'At the edge of the map it strafes the one hex below it', () => {
  const table = scene(corsair('0801 N', { damage: [3, 3, 1] }), 'combat', {
    north: [unit('Enemy', '0801 S', mech('Wolf'))],
  });
  const hexes = table.firstField('strafe').follow!(0)[0] as Pick;
  expect(Array.from(hexes.values)).toEqual([1]);
});

rule('BF2-AERO-06', 'A runway is as long in every direction', () => {
  const table = scene(corsair('box 1', { class: 'L' }), 'movement');
  const facings = (hex: string) => runwayFacings(table.field, table.state, 0, table.cell(hex));
  expect([facings('0101'), facings('0808'), facings('1517')]).toEqual([
    [2, 3],
    [0, 1, 2, 3, 4, 5],
    [0, 5],
  ]);
});

rule('BF2-AERO-04', 'It is said of a unit whether it flies', () => {
  const note = (place: string) => {
    const table = scene(corsair(place), 'movement');
    return [0, 1].map((index) => table.field.plugged.note!('Unit', table.table(0), index));
  };
  expect(note('0810 N')).toEqual(['Unit, in the air', 'Unit']);
  expect(note('0810 N grounded')).toEqual(['Unit, on the ground', 'Unit']);
  const table = scene(corsair('0810 N grounded'), 'movement');
  table.give({ type: 'rev', unit: 0 });
  expect(table.field.plugged.note!('Unit', table.table(0), 0)).toBe('Unit, revving up');
});
