import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { physicalNumber } from '../../rules/physical/physical-to-hit.ts';
import { setupSchema } from '../../setup.ts';
import { scene } from '../../testing/scene.ts';
import { LA, LL } from '../../units/locations.ts';

/** Numbers of a punch, a kick, a push, a charge and a death from above. */
function numbers(isClan: boolean, options: Record<string, boolean>): number[] {
  const made = scene({ units: { Ram: { at: '0505 S' }, Ewe: { at: '0506 N' } }, options });
  const [ram, ewe] = made.state.setup.units;
  const setup = { ...made.state.setup, units: [{ ...ram, pilot: { ...ram.pilot, isClan } }, ewe] };
  const state = { ...made.state, setup };
  const field = { ...made.field, setup };
  const blow = { attacker: 0, target: 1 };
  return [
    physicalNumber(field, state, { ...blow, kind: 'punch', limb: LA }),
    physicalNumber(field, state, { ...blow, kind: 'kick', limb: LL }),
    physicalNumber(field, state, { ...blow, kind: 'push', limb: -1 }),
    physicalNumber(field, state, { ...blow, kind: 'charge', limb: -1 }),
    physicalNumber(field, state, { ...blow, kind: 'dfa', limb: -1 }),
  ];
}

rule('MT-PHYS-02', 'All physical attacks by Clan pilots are at +1, and by nobody else', () => {
  const on = { 'clan-physical-penalty': true };
  expect(numbers(true, on)).toEqual([6, 4, 5, 6, 6]);
  expect(numbers(false, on)).toEqual([5, 3, 4, 5, 5]);
  expect(numbers(true, {})).toEqual([5, 3, 4, 5, 5]);
});

rule('MT-PHYS-02', 'A setup says who is of the Clans', () => {
  const { setup } = scene({ units: { Ram: { at: '0505 S' }, Ewe: { at: '0506 N' } } }).state;
  const [ram, ewe] = setup.units;
  const deployment = [0, 1].map((side) => ({ side, count: 1, zones: [{ name: 'x', hexes: ['0101'] }] }));
  const clan = { ...setup, deployment, units: [{ ...ram, pilot: { ...ram.pilot, isClan: true } }, ewe] };
  expect(setupSchema.safeParse(clan).error?.issues ?? []).toEqual([]);
});

rule('MT-PHYS-02', 'Only with the option a setup need say who is of the Clans', () => {
  const { plugged } = scene({ units: { A: {}, B: {} }, options: { 'clan-physical-penalty': true } }).field;
  expect(plugged.clansMatter!(false)).toBe(true);
});
