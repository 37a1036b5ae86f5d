import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { STOCK_PLATOONS } from '../../platoons/platoons.ts';
import { flyAt } from '../../rules/ground/altitude.ts';
import { march } from '../../testing/march.ts';
import { mech, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const OPTIONS = { ...COMBINED, fire: true };
const flames = (a: number, b: number): Roll => ['flames', a, b];
const onFoot = Object.values(STOCK_PLATOONS).find(({ motion }) => motion === 'foot')!;

/** The fate of one that comes into a burning hex, or through it. */
function fate(file: UnitFile, goal: string, rolls: readonly Roll[], level?: number) {
  const s = march({
    options: OPTIONS,
    map: '.\n.+fire\n.\n.',
    units: { One: { mech: file, at: '0103 N' }, Wolf: { at: '0104 N' } },
  });
  if (level !== undefined) flyAt(s.scene.state.units[0], level);
  s.move('One', 'walk', goal, ...rolls);
  return s.scene.unit('One').loss;
}

/** The fate of one that stands in a fire at the end of the Movement Phase. */
function endures(file: UnitFile, rolls: readonly Roll[], level?: number) {
  const s = scene({
    options: OPTIONS,
    map: '.\n.+fire\n.\n.',
    units: { One: { mech: file, at: '0102 N' }, Wolf: { at: '0104 N' } },
  });
  if (level !== undefined) flyAt(s.state.units[0], level);
  s.rolling(rolls, () => phaseEnd(s.play, { phase: 'movement' }));
  return [s.unit('One').loss, s.said('in-flames')] as const;
}

rule('MT-PRE-06', 'A vehicle that comes into a burning hex is destroyed but for 8 and more', () => {
  expect(fate(vehicle('One'), '0102 N', [flames(3, 4)])).toBe('burnt');
  expect(fate(vehicle('One'), '0102 N', [flames(4, 4)])).toBeNull();
  expect(fate(vehicle('One'), '0101 N', [flames(4, 4)])).toBeNull();
  expect(fate(vehicle('One'), '0101 N', [flames(1, 4)])).toBe('burnt');
});

rule('MT-PRE-06', "So is infantry; a 'Mech is not, it only gets hot", () => {
  expect(fate(onFoot, '0102 N', [flames(3, 4)])).toBe('burnt');
  expect(fate(mech('One'), '0102 N', [])).toBeNull();
});

rule('MT-PRE-06', 'Whoever stands in one when all have moved rolls, too', () => {
  expect(endures(vehicle('One'), [flames(2, 5)])).toEqual([
    'burnt',
    ['One is in the flames: needs 8, rolls 2 + 5, and burns.'],
  ]);
  expect(endures(onFoot, [flames(6, 2)])[0]).toBeNull();
  expect(endures(mech('One'), [])).toEqual([null, []]);
});

rule(['MT-PRE-06', 'MT-PRE-12'], 'A VTOL above elevation 1 is safe', () => {
  expect(fate(vtol('One'), '0102 N', [flames(1, 1)], 1)).toBe('burnt');
  expect(fate(vtol('One'), '0102 N', [], 2)).toBeNull();
  expect(endures(vtol('One'), [flames(1, 1)], 1)[0]).toBe('burnt');
  expect(endures(vtol('One'), [], 2)[0]).toBeNull();
});
