import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import type { Motion, VehicleFile } from '../../units/vehicle-file.ts';

const motive = (a: number, b: number): Roll => ['motive damage', a, b];
const SAFE = motive(1, 1);

interface Plan {
  readonly motion?: Motion;
  /** The hexes 0305, 0304 and 0303, into which it slides. */
  readonly ahead?: readonly [string, string, string];
  readonly other?: UnitFile;
  readonly file?: Partial<VehicleFile>;
  readonly isOn?: boolean;
}

/** A road north over 0308 to 0306, on which a vehicle turns after 6 hexes and goes on: it slides 3 from 0306. */
function slides(
  { motion = 'tracked', ahead = ['.', '.', '.'], other, file = {}, isOn = true }: Plan,
  ...rolls: Roll[]
) {
  const rows = Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: 9 }, (_, col) => {
      if (col === 2 && row <= 4 && row >= 2) return ahead[4 - row];
      return row >= 4 ? '.+road' : '.';
    }).join(' '),
  );
  const tank = { ...vehicle('Tank', { motion, cruise: 8 }), ...file };
  const made = march({
    options: { ...COMBINED, 'vehicle-motive-damage': true, 'vehicle-skidding': isOn },
    map: rows.join('\n'),
    units: {
      Tank: { mech: tank, at: '0312 N', side: 0 },
      Wolf: other ? { mech: other, at: '0304 S', side: 1 } : { mech: mech('Wolf'), at: '0901 S', side: 1 },
    },
  });
  made.order(made.leg('Tank', 'run', '0306 N'));
  const { board } = made.scene.field;
  const to = board.number[board.neighbours[made.scene.cell('0306') * 6 + 1]];
  return made.order({ ...made.leg('Tank', 'run', `${to} NE`), more: false }, piloting(1, 1), ...rolls);
}

const strains = (made: March) => made.scene.happened('motive-roll').map(({ total }) => total.total);

rule('MT-SKID-09', 'Example: 6 hexes, a slide of 3: three motive rolls of wheels at +2', () => {
  const made = slides({ motion: 'wheeled' }, SAFE, motive(1, 2), motive(2, 2));
  expect([strains(made), made.hexOf('Tank')]).toEqual([[4, 5, 6], '0303']);
});

rule('MT-SKID-09', 'Over rough ground tracks roll at +1', () => {
  const made = slides({ ahead: ['.', 'r', '.'] }, SAFE, SAFE, SAFE);
  expect(strains(made)).toEqual([2, 3, 2]);
});

rule('MT-SKID-09', 'Without the option it only slides', () => {
  const made = slides({ isOn: false });
  expect([strains(made), made.hexOf('Tank')]).toEqual([[], '0303']);
});

rule('MT-SKID-09', 'It slides to the end though it is immobilized on the way', () => {
  const made = slides({}, motive(6, 6), SAFE, SAFE);
  expect([strains(made), made.hexOf('Tank')]).toEqual([[12, 2, 2], '0303']);
});

rule('MT-SKID-09', 'Closed ground and a higher hex stop it in the hex before', () => {
  expect(slides({ ahead: ['.', 'H', '.'] }, SAFE).hexOf('Tank')).toBe('0305');
  expect(slides({ ahead: ['.', '.1', '.'] }, SAFE).hexOf('Tank')).toBe('0305');
  expect(slides({ motion: 'wheeled', ahead: ['.', 'r', '.'] }, SAFE).hexOf('Tank')).toBe('0305');
  expect(slides({ motion: 'hover', ahead: ['.', '~1', '.'] }, SAFE, SAFE, SAFE).hexOf('Tank')).toBe('0303');
  expect(slides({ ahead: ['.', '~1', '.'] }, SAFE).hexOf('Tank')).toBe('0305');
  // Stopped at once it rolls for nothing.
  expect(strains(slides({ ahead: ['H', '.', '.'] }))).toEqual([]);
});

rule(
  'MT-SKID-09',
  'Two levels down: a tenth of its tons for each on the front, and no farther; one level does nothing',
  () => {
    const deep = slides({ ahead: ['.', '.-2', '.-2'] }, SAFE, SAFE, location(3, 4), location(3, 4));
    expect([deep.hexOf('Tank'), deep.scene.unit('Tank').armor[0]]).toEqual(['0304', 0]);
    const shallow = slides({ ahead: ['.', '.-1', '.-1'] }, SAFE, SAFE, SAFE);
    expect([shallow.hexOf('Tank'), shallow.scene.unit('Tank').armor[0]]).toEqual(['0303', 10]);
  },
);

rule(
  'MT-SKID-09',
  "A 'Mech in the way is charged, with the hexes before the skid; it survives, and the slide ends",
  () => {
    const made = slides(
      { other: mech('Wolf', { armor: 40, tons: 50 }) },
      SAFE,
      toHit(6, 6),
      ...Array(6).fill(location(3)),
      location(3, 4),
      // For 20 points or more, and for being charged.
      piloting(6, 6),
      piloting(6, 6),
    );
    const [{ attack }] = made.scene.happened('physical-attack');
    // 50 tons and 6 hexes.
    expect([attack.kind, attack.damage, made.hexOf('Tank')]).toEqual(['charge', 30, '0305']);
    expect(made.scene.unit('Tank').armor[0]).toBe(5);
  },
);

rule('MT-SKID-09', 'Where it is missed the slide ends before it as well', () => {
  const made = slides({ other: mech('Wolf', { armor: 40 }) }, SAFE, toHit(1, 1));
  expect([made.hexOf('Tank'), made.hexOf('Wolf')]).toEqual(['0305', '0304']);
});

rule('MT-SKID-09', 'A vehicle that breaks is out of the way', () => {
  const made = slides(
    { other: vehicle('Car', { tons: 20, armor: 1 }) },
    SAFE,
    toHit(6, 6),
    location(3, 4),
    ['critical hit', 1, 1],
    ...Array(6).fill(location(3, 4)),
    SAFE,
    SAFE,
  );
  expect([made.scene.unit('Wolf').loss, made.hexOf('Tank')]).toEqual(['broken', '0303']);
});

rule('MT-SKID-09', 'People in the way take a fifth of its tons, and do not stop it', () => {
  const made = slides({ other: platoon('Troop') }, SAFE, SAFE, SAFE);
  // 10 points, doubled in the open.
  expect([made.scene.unit('Wolf').structure[0], made.hexOf('Tank')]).toEqual([8, '0303']);
});

rule('MT-SKID-09', 'A turn that slides nowhere asks for one roll', () => {
  const made = march({
    options: { ...COMBINED, 'vehicle-motive-damage': true, 'vehicle-skidding': true },
    map: `${'.+road '.repeat(9)}\n`.repeat(12),
    units: { Tank: { mech: vehicle('Tank', { cruise: 8 }), at: '0312 N' }, Wolf: { at: '0901 S' } },
  });
  made.move('Tank', 'run', '0411 NE', piloting(1, 1), SAFE);
  expect([strains(made), made.hexOf('Tank')]).toEqual([[2], '0312']);
});
