import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { forgetLastTurn } from '../../phases/turn/turn.ts';
import { explainMp, mpFor } from '../../rules/movement/movement-points.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const OPTIONS = { ...COMBINED, 'vehicle-acceleration': true };

const game = (isEntering = false): March =>
  march({
    options: OPTIONS,
    units: {
      Tank: isEntering
        ? { mech: vehicle('Tank'), enters: { edge: 'south', turn: 1 } }
        : { mech: vehicle('Tank'), at: '0512 N' },
      Wolf: { mech: mech('Wolf'), at: '0112 N', side: 1 },
    },
  });

const flank = ({ scene: { field, state } }: March, unit = 0): number => mpFor(field, state, unit, 'run');

rule('MT-VMOV-03', 'A vehicle that has stood still has no Flank MP, and the menu says why', () => {
  const { scene } = game();
  expect([flank(game()), mpFor(scene.field, scene.state, 0, 'walk')]).toEqual([0, 4]);
  expect(explainMp(scene.field, scene.state, 0, 'run')).toTotal(0);
  expect(explainMp(scene.field, scene.state, 0, 'run').lines.at(-1)).toMatchObject({ rule: 'MT-VMOV-03' });
  expect(game().choices('move', 'Tank')).toEqual(['walk']);
});

rule('MT-VMOV-03', "A 'Mech runs from where it stands", () => {
  expect(flank(game(), 1)).toBe(6);
});

rule(
  'MT-VMOV-03',
  'Stood still on turn 1: at most Cruising on turn 2, and Flank on turn 3 (the example)',
  () => {
    const made = game();
    made.still('Tank');
    forgetLastTurn(made.scene.state);
    expect(flank(made)).toBe(0);
    const next = game();
    next.move('Tank', 'walk', '0512 NE');
    forgetLastTurn(next.scene.state);
    // A turn on the spot costs MP, and is Cruising.
    expect(flank(next)).toBe(6);
    forgetLastTurn(next.scene.state);
    expect(flank(next)).toBe(0);
  },
);

rule('MT-VMOV-03', 'It comes onto the map at any speed', () => {
  expect(game(true).choices('move', 'Tank')).toEqual(['walk', 'run']);
});
