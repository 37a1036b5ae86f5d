import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { BUILDINGS, TERRAINS } from '../data/terrain.ts';
import { pieces } from '../pieces.ts';
import { setupSchema } from '../setup.ts';
import {
  battle,
  initiative,
  mapWith,
  mech,
  platoon,
  type Scene,
  setupOf,
  toHit,
  unit,
} from '../testing/scene.ts';
import { backOf, fitsUnderEcm, frontOf, letterOn } from './counter-faces.ts';

const SIDES = {
  south: [unit('Lance', '0509 N', mech('Ram', { damage: [9, 9, 9] }))],
  north: [unit('Foot', '0503 S', platoon('Rifles'))],
} satisfies Partial<Scene>;

rule(
  'BF2-UNIT-06',
  'The front has the exact type, the back the general one, and neither says how many there were',
  () => {
    const front = { id: 'MH3', name: 'Fire Lance' };
    const elements = [mech('Ram', { class: 'H' }), mech('Ewe', { class: 'H' })];
    expect(frontOf({ elements, counter: front })).toEqual({
      ...front,
      elements: [
        { type: 'mech', chassis: 'Ram' },
        { type: 'mech', chassis: 'Ewe' },
      ],
    });
    expect(frontOf({ elements })).toBeNull();
    expect(backOf('M', 2, 2, 'type').id).toBe('M3');
    expect(backOf('M', 0, 2, 'nothing').id).toBe('U1');
    expect(letterOn(backOf('G', 0, 1, 'type'))).toBe('G');
  },
);

rule('BF2-UNIT-06', 'Infantry has no arrow for its facing', () => {
  const table = battle({ south: SIDES.south, north: SIDES.north });
  const [lance, foot] = pieces(table.table(0));
  expect(lance).toMatchObject({ facing: 0 });
  expect(foot).not.toHaveProperty('facing');
});

rule('BF2-UNIT-06', 'A building that falls turns into rubble', () => {
  const table = battle({ ...SIDES, options: { buildings: true }, map: mapWith({ '0508': 'b' }) });
  table.phase('combat', 'south');
  expect(BUILDINGS).toContain(table.field.board.terrain[table.cell('0508')]);
  table.give(
    { type: 'attack-hex', unit: 0, aim: 'collapse', to: '0508', attacks: [{ attacker: 0 }] },
    toHit(6, 6),
    ['building', 6, 6],
  );
  expect(TERRAINS[table.field.board.terrain[table.cell('0508')]]).toBe('rubble');
});

rule('BF2-UNIT-06', 'Objectives lie face-down until somebody occupies them', () => {
  const table = battle(SIDES);
  const objective = table.objective('objective', 'south', '0509');
  expect(objective.faceUpSince).toBe(0);
  table.phase('end', 'south', ...initiative('south'));
  expect(objective.faceUpSince).toBe(1);
});

rule('BF2-UNIT-07', 'Each side has ten command counters, and convoys are never units', () => {
  const table = battle({ ...SIDES, options: { commands: true } });
  expect(table.state.commands!.cups.map(({ inside }) => inside.length)).toEqual([10, 10]);
  const setup = setupOf(SIDES);
  const [south, north] = setup.sides;
  const convoy = { ...south, units: [{ ...south.units[0], id: 'GC1' }] };
  expect(setupSchema.safeParse({ ...setup, sides: [convoy, north] }).error?.issues[0].message).toMatch(
    /BF2-UNIT-05/,
  );
});

rule('BF2-UNIT-07', 'Each side has two objectives and a headquarters', () => {
  const table = battle({ ...SIDES, objectives: 'objectives and headquarters' });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  const counters = table.state.agenda.flatMap((frame) =>
    frame.step === 'setup/objective' ? [`${frame.kind} ${frame.seat}`] : [],
  );
  expect(counters.sort()).toEqual([
    'headquarters 0',
    'headquarters 1',
    'objective 0',
    'objective 0',
    'objective 1',
    'objective 1',
  ]);
});

rule('BF2-UNIT-07', 'ECM counters lie on units that go along the ground', () => {
  expect([...'MGA'].map(fitsUnderEcm)).toEqual([true, true, true]);
  expect([...'VNIFD'].map(fitsUnderEcm)).toEqual([false, false, false, false, false]);
});

rule('BF2-UNIT-07', 'Fire, smoke and who stands on top of a building are marked', () => {
  const table = battle({ ...SIDES, options: { fire: true, buildings: true }, map: mapWith({ '0508': 'l' }) });
  table.state.ground = { '0508': { terrain: 'light woods', features: ['fire 0'] } };
  expect(table.field.fires[table.cell('0508')]).toBe(1);
  expect(table.field.smoke[table.cell('0507')]).toBe(1);
  table.unit('Lance').marks = { isOnTop: true };
  expect(pieces(table.table(0))[0].note).toMatch(/on top/);
});
