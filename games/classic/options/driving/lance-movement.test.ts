import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech } from '../../testing/scene.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const OPTIONS = { ...COMBINED, 'vehicle-lance-movement': true };

interface Plan {
  readonly south: readonly UnitFile[];
  readonly north: readonly UnitFile[];
  readonly isClan?: boolean;
  readonly options?: OptionValues;
  /** Of the south, so many are lost before. */
  readonly lost?: number;
}

/** Who is asked in turn, and how many units it may choose from, if everybody stays. */
function order({ south, north, isClan = false, options = OPTIONS, lost = 0 }: Plan): string[] {
  const place = (row: number) => (_: UnitFile, i: number) => `${String(1 + i).padStart(2, '0')}${row}`;
  const plan = (files: readonly UnitFile[], side: 0 | 1, row: number) =>
    files.map((file, i) => [
      `${side}-${i}`,
      { mech: file, at: `${place(row)(file, i)} N`, side, ...(side === 0 && { isClan }) } as const,
    ]);
  const made = melee({
    options,
    units: Object.fromEntries([...plan(south, 0, 15), ...plan(north, 1, 12)]),
  });
  for (let unit = 0; unit < lost; unit++)
    Object.assign(made.scene.state.units[unit], { loss: 'broken', hex: -2 });
  made.beginAt('movement', 0);
  const asked: string[] = [];
  while (made.asked.endsWith('movement/move')) {
    const units = made.choices('still');
    asked.push(`${made.seat}:${units.length}`);
    made.order({ type: 'still', unit: units[0] as number });
  }
  return asked;
}

const tanks = (count: number): UnitFile[] => Array.from({ length: count }, (_, i) => vehicle(`Tank ${i}`));
const mechs = (count: number): UnitFile[] => Array.from({ length: count }, (_, i) => mech(`Wolf ${i}`));

rule('MT-VMOV-01', 'Four vehicles move one after the other, and count as one move', () => {
  expect(order({ south: tanks(4), north: mechs(2) })).toEqual(['0:4', '0:3', '0:2', '0:1', '1:2', '1:1']);
  expect(order({ south: tanks(4), north: mechs(2), options: COMBINED })).toEqual([
    '0:4',
    '0:3',
    '1:2',
    '0:2',
    '0:1',
    '1:1',
  ]);
});

rule('MT-VMOV-01', 'A lance counts one where the sides are unequal', () => {
  // Two lances and a single vehicle against two: one move of either side at a time.
  expect(
    order({ south: tanks(9), north: mechs(3) })
      .map((each) => each[0])
      .join(''),
  ).toBe('000010000101');
});

rule('MT-VMOV-01', 'Example: three of four lost: moving the survivor is moving the lance', () => {
  expect(order({ south: tanks(5), north: mechs(2), lost: 3 })).toEqual(['0:2', '1:2', '0:1', '1:1']);
});

rule('MT-VMOV-01', "VTOLs belong to lances; infantry and 'Mechs never do", () => {
  const south = [vehicle('A'), platoon('B'), vtol('C'), mech('D')];
  // The vehicle and the VTOL, then the platoon, then the 'Mech.
  expect(
    order({ south, north: mechs(3) })
      .map((each) => each[0])
      .join(''),
  ).toBe('0010101');
});

rule('MT-VMOV-02', 'Examples: 9 vehicles make 4, 4 and 1; 9 of the Clans 5 and 4', () => {
  const own = (isClan: boolean) =>
    order({ south: tanks(9), north: mechs(9), isClan })
      .map((each) => each[0])
      .join('')
      .split(/1+/)
      .filter((run) => run !== '')
      .map((run) => run.length);
  expect([own(false), own(true)]).toEqual([
    [4, 4, 1],
    [5, 4],
  ]);
});
