import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { mech, scene } from '../../testing/scene.ts';

/** The number of a Large Laser three hexes away over these hexes, by how far the probe of its carrier reaches. */
function numbers(...hexes: string[]): number[] {
  const options = { 'probe-targeting-aid': true };
  const row = `01${String(hexes.length).padStart(2, '0')}`;
  const made = scene({
    map: hexes.join('\n'),
    units: {
      Gun: { at: '0101 S', mech: mech('Gun', { slots: { LA: ['Large Laser', 'Large Laser'] } }) },
      Mark: { at: row },
    },
    options,
  });
  const [own, other] = made.field.designs;
  const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
  return [0, 2, 3].map((probe) =>
    weaponNumber({ ...made.field, designs: [{ ...own, probe }, other] }, made.state, shot),
  );
}

rule('MT-ELEC-02', 'Woods before or around a target within reach of the probe count 1 less in all', () => {
  const [open] = numbers('.', '.', '.', '.');
  expect(numbers('.', '.', '.', '.')).toEqual([open, open, open]);
  expect(numbers('.', 'l', '.', '.')).toEqual([open + 1, open + 1, open]);
  expect(numbers('.', '.', '.', 'H')).toEqual([open + 2, open + 2, open + 1]);
  expect(numbers('.', 'l', '.', 'l')).toEqual([open + 2, open + 2, open + 1]);
  expect(numbers('.', 'H', '.', '.')).toEqual([open + 2, open + 2, open + 1]);
});

rule(['MT-ELEC-02', 'MT-ELEC-17'], 'Not through the field of an enemy ECM suite, be it at the target', () => {
  const number = (jammer: string) => {
    const made = scene({
      map: `. . . .\n. l . .\n. l . .\n${'. . . .\n'.repeat(12)}`,
      units: {
        Gun: {
          at: '0201 S',
          mech: mech('Gun', { slots: { LA: ['2 x Large Laser'], LT: ['2 x Beagle Active Probe'] } }),
        },
        Mark: { at: '0204 N' },
        Jammer: { at: jammer, mech: mech('Jammer', { slots: { LT: ['2 x Guardian ECM Suite'] } }) },
      },
      options: { 'probe-targeting-aid': true, 'active-probes': true, 'ecm-suites': true },
    });
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    return weaponNumber(made.field, made.state, shot);
  };
  // The suite reaches the target and not the probe; or neither.
  expect(number('0210 N')).toBe(number('0211 N') + 1);
});
