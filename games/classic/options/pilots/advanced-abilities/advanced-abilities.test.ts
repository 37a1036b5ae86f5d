import { rule } from '@ironfield/conformance/rule.ts';
import { startGame } from '@ironfield/kernel/play/advance.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { Event } from '../../../events.ts';
import { mustering } from '../../../forces/mustering.ts';
import { classic } from '../../../game.ts';
import { STOCK_MECHS } from '../../../mechs/mechs.ts';
import { abilityKinds, abilityWords } from '../../../rules/crew/abilities.ts';
import type { Pilot } from '../../../state.ts';
import { scene } from '../../../testing/scene.ts';
import { table } from '../../../view.ts';

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

const POOL = { 'advanced-abilities': true, 'ability-points': 2 };

rule(
  'MT-ABIL-01',
  'Where sides have equal pools of points, each ability costs one, as often as it is taken',
  () => {
    expect(problems([able('edge', { rank: 2 }), able('edge', { rank: 2 })], POOL)).toEqual([]);
    expect(problems([able('edge', { rank: 2 }), {}, able('pain-resistance')], POOL)).toEqual([
      'setup.units: The abilities of side 1 cost 3 points, and it has 2 (MT-ABIL-01)',
    ]);
    expect(problems([{}, able('edge', { rank: 3 })], POOL)[0]).toContain('side 2 cost 3 points');
    expect(problems([able('edge', { rank: 3 })])).toEqual([]);
  },
);

rule('MT-ABIL-01', 'Points are counted while forces are chosen', () => {
  const member = (...traits: string[]) => ({
    unit: STOCK_MECHS['HBK-4G'],
    name: 'A',
    skills: { gunnery: 4, piloting: 5 },
    traits,
  });
  const force = [member('edge', 'edge', 'clan', 'luck'), member('weapon-specialist/AC/20')];
  expect(mustering.pool!(force, POOL)).toEqual({ title: 'ability points', spent: 3, most: 2 });
  expect(mustering.pool!(force, { 'advanced-abilities': true })).toBeNull();
});

rule(
  'MT-ABIL-01',
  'Where experience pays, a pilot has one ability at most and is a level worse for it',
  () => {
    const options = { 'advanced-abilities': true, 'ability-price': true };
    expect(problems([able('edge'), able('sixth-sense')], options)).toEqual([]);
    expect(problems([able('edge', { rank: 2 })], options)[0]).toContain('has 2 abilities and may have 1');
    const { setup } = scene({ units: { A: {}, B: { side: 1 }, C: {} } }).state;
    const pilots = [able('edge'), {}, { ...able('edge'), gunnery: 8, piloting: 8 }];
    const units = setup.units.map(({ pilot, ...unit }, index) => ({
      ...unit,
      begins: { at: `050${index + 1}` },
      pilot: { ...pilot, gunnery: 4, piloting: 5, ...pilots[index] },
    }));
    const events: Event[] = [];
    const state = startGame(classic, { ...setup, units, options }, 'x', events);
    const skills = state.units.map(({ crew }) => [crew.gunnery, crew.piloting]);
    expect(skills).toEqual([
      [5, 6],
      [4, 5],
      [8, 8],
    ]);
    expect(classic.describe(events.find(({ type }) => type === 'lessened')!, table(state))).toBe(
      'A has an ability, and so only Gunnery 5, Piloting 6.',
    );
  },
);

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

rule(
  ['MT-ABIL-01', 'MT-PHYS-02'],
  'Players choose them for their own forces, as far as options allow',
  () => {
    const unit = STOCK_MECHS['HBK-4G'];
    const ids = (options: OptionValues) => mustering.traits!(unit, options).map(({ id }) => id);
    expect(ids({})).toEqual([]);
    expect(ids({ 'clan-physical-penalty': true })).toEqual(['clan']);
    expect(ids({ 'advanced-abilities': true })).toContain('weapon-specialist/AC/20');
    const traits = ['edge', 'clan', 'edge', 'weapon-specialist/AC/20', 'luck'];
    const member = { unit, name: 'A', skills: { gunnery: 4, piloting: 5 }, traits };
    const pilot = (options: OptionValues) =>
      mustering.setup({ forces: [[member], [member]], map: mustering.maps.ready[0].map, options }).units[0]
        .pilot;
    expect(pilot({ 'advanced-abilities': true })).toMatchObject({
      isClan: true,
      abilities: [
        { name: 'edge', rank: 2 },
        { name: 'weapon-specialist', weapon: 'AC/20' },
      ],
    });
    // Nothing is left of it when the option is switched off again.
    expect(pilot({})).toEqual({ name: 'A', gunnery: 4, piloting: 5 });
  },
);

rule(['MT-ABIL-04', 'MT-ABIL-08'], 'What can be used up says how much is left', () => {
  const { plugged } = scene({ units: { A: {}, B: {} }, options: { 'advanced-abilities': true } }).field;
  const edge = { name: 'edge', rank: 3 };
  expect(abilityWords(plugged, edge)).toBe('Edge 3');
  expect(abilityWords(plugged, edge, { marks: { edge: { used: 1, asks: 'bad' } } })).toBe('Edge 3, 2 left');
  expect(abilityWords(plugged, { name: 'sixth-sense' }, { marks: { sensed: 1 } })).toBe(
    'Sixth Sense, 0 left',
  );
});
