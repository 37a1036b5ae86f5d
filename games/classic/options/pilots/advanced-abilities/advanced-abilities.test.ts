import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup } from '@ironfield/kernel/setup.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { abilityKinds, abilityWords } from '../../../rules/abilities.ts';
import type { Pilot } from '../../../state.ts';
import { scene } from '../../../testing.ts';

/** What is wrong with a setup in which these pilots, of both sides in turn, are as told. */
function problems(
  pilots: readonly Partial<Pilot>[],
  options: object = { 'advanced-abilities': true },
): string[] {
  const { setup } = scene({ units: { A: { side: 0 }, B: { side: 1 }, C: { side: 0 } } }).state;
  const units = setup.units.map(({ pilot, ...unit }, index) => ({
    ...unit,
    begins: { at: `050${index + 1}` },
    pilot: { ...pilot, ...pilots[index] },
  }));
  const checked = checkSetup(classic, { ...setup, units, options });
  return checked.ok ? [] : checked.error.map(({ message }) => message);
}

const able = (name: string, more: object = {}): Partial<Pilot> => ({ abilities: [{ name, ...more }] });

rule('MT-ABIL-01', 'Pilots have abilities in a setup, and none without the option', () => {
  expect(problems([able('pain-resistance')])).toEqual([]);
  expect(problems([{}, able('pain-resistance')], {})).toEqual([
    'setup.units.1.pilot.abilities.0: B cannot have pain-resistance: the option for abilities is off (MT-ABIL-01)',
  ]);
  expect(problems([able('luck')])[0]).toContain('there is no such ability');
});

rule('MT-ABIL-01', 'Abilities that count once are taken once', () => {
  const twice = { abilities: [{ name: 'pain-resistance' }, { name: 'pain-resistance' }] };
  expect(problems([twice])[0]).toContain('abilities.1: A cannot have pain-resistance: nobody has it twice');
  expect(problems([able('pain-resistance', { rank: 2 })])[0]).toContain('nobody has it twice');
  expect(problems([able('pain-resistance', { rank: 1 })])).toEqual([]);
});

rule(['MT-ABIL-06', 'MT-ABIL-11'], 'Each is for those it is for, and about what it is about', () => {
  expect(problems([{ ...able('melee-specialist'), isClan: true }])[0]).toContain('no pilot of the Clans');
  expect(problems([able('melee-specialist')])).toEqual([]);
  expect(problems([able('weapon-specialist')])[0]).toContain('it takes a weapon');
  expect(problems([able('weapon-specialist', { weapon: 'Bow' })])[0]).toContain('there is no weapon "Bow"');
  expect(problems([able('weapon-specialist', { weapon: 'Medium Laser' })])).toEqual([]);
  expect(problems([able('pain-resistance', { weapon: 'Medium Laser' })])[0]).toContain(
    'not about any weapon',
  );
});

rule('MT-ABIL-01', 'Every ability has a name in words', () => {
  const { plugged } = scene({ units: { A: {}, B: {} }, options: { 'advanced-abilities': true } }).field;
  expect(abilityKinds(plugged).map((kind) => abilityWords(plugged, kind))).toContain('Pain Resistance');
  expect(abilityWords(plugged, { name: 'weapon-specialist', weapon: 'PPC' })).toBe('Weapon Specialist: PPC');
});
