import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup, newSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { expect, test } from 'vitest';
import { rosterNamed } from './data/roster.ts';
import { battleforce2 } from './game.ts';
import { mech, setupOf, unit } from './testing/scene.ts';

const plain = () =>
  setupOf({ south: [unit('Flock', 'off', mech('Ram'))], north: [unit('Pack', 'off', mech('Wolf'))] });
const problems = (setup: unknown, check: typeof checkSetup = checkSetup) => {
  const checked = check(battleforce2, setup);
  return checked.ok ? [] : checked.error.map(({ message }) => message);
};

test('every scenario is accepted as a setup from outside', () => {
  for (const { id } of battleforce2.scenarios) {
    const setup = scenarioSetup(battleforce2, id);
    expect(setup.ok && problems(JSON.parse(JSON.stringify(setup.value)), newSetup)).toEqual([]);
  }
  expect(problems(plain())).toEqual([]);
});

rule('BF2-SEQ-07', 'A limit of turns is one to a hundred', () => {
  const limited = (turns: number) => problems({ ...plain(), options: { 'turn-limit': turns } }).length;
  expect([0, 1, 100, 101].map(limited)).toEqual([1, 0, 0, 1]);
});

rule(
  'BF2-WAR-01',
  'A war is refused where the forces are fixed, and brings its parties where they are not',
  () => {
    const fixed = [
      'border-raid',
      'militia',
      'combined-arms',
      'fire-support',
      'garrison',
      'conventional-wisdom',
    ];
    for (const { id } of battleforce2.scenarios) {
      const setup = scenarioSetup(battleforce2, id, { war: 'refusal' });
      if (fixed.includes(id)) {
        const [{ message, rule: why }] = setup.ok ? ([] as never) : setup.error;
        expect([message, why]).toEqual([
          expect.stringMatching(
            new RegExp(
              `^Option "war" cannot be changed in scenario "${id}": its forces are fixed.*a stand-up fight`,
            ),
          ),
          'BF2-WAR-02',
        ]);
      } else {
        const names = setup.ok ? setup.value.sides.map(({ name }) => name.split(',')[0]) : setup.error;
        expect(names).toEqual(['Clan Wolf', 'Clan Jade Falcon']);
      }
      expect(scenarioSetup(battleforce2, id, { war: 'none' }).ok).toBe(true);
    }
  },
);

test('hostile setups are refused with a path and a sentence', () => {
  const setup = plain();
  const [flock] = setup.sides[0].units;
  const crowd = { ...setup.sides[0], units: Array.from({ length: 100_000 }, () => flock) };
  expect(problems({ ...setup, sides: [crowd, setup.sides[1]] })[0]).toMatch(
    /^setup.sides.0.units: should have at most/,
  );
  expect(problems({ ...setup, secrets: [null, setup.secrets[1]] })[0]).toMatch(/^setup.secrets.0/);
  const sheet = { ...mech('Ram').sheet, mode: 't' };
  const wrong = { units: [{ elements: [{ sheet, skill: 0 }] }] };
  expect(problems({ ...setup, secrets: [wrong, setup.secrets[1]] })).toEqual([
    "setup.secrets.0.units.0.elements.0.sheet: the mode of a 'Mech is one of none, J (BF2-REC-02)",
  ]);
  const genius = { units: [{ elements: [{ sheet: mech('Ram').sheet, skill: -9 }] }] };
  expect(problems({ ...setup, secrets: [genius, setup.secrets[1]] })[0]).toMatch(/elements.0.skill/);
});

rule('BF2-TRO-01', 'Who is not in the roster is one’s own, and listed where everybody can read it', () => {
  const forces = (sheet: object) => {
    const record = { sheet: { ...mech('Ram').sheet, ...sheet }, skill: 0 };
    return setupOf({ south: [unit('Flock', 'off', record)], north: [unit('Pack', 'off', atlas)] });
  };
  const line = rosterNamed('AS7-D Atlas', 'mech')!.sheet;
  const atlas = { sheet: line, skill: 0 };
  const at = 'setup.secrets.0.units.0.elements.0.sheet';
  expect(problems(forces(line), newSetup)).toEqual([]);
  expect(problems(forces({}), newSetup)).toEqual([
    `${at}: there is no Ram in the roster; an element of one’s own is listed in setup.own, for everybody to read (BF2-TRO-01)`,
  ]);
  const own = [mech('Ram').sheet];
  expect(problems({ ...forces({}), own }, newSetup)).toEqual([]);
  expect(problems({ ...forces({ armor: 9 }), own }, newSetup)[0]).toMatch(at);
  const forged = { ...line, armor: 99 };
  const why =
    'the roster has other figures for Atlas AS7-D; an element of one’s own has a name of its own (BF2-TRO-01)';
  expect(problems(forces(forged), newSetup)).toEqual([`${at}: ${why}`]);
  expect(problems({ ...forces(forged), own: [forged] }, newSetup)).toEqual([`setup.own.0: ${why}`]);
  expect(problems({ ...forces(line), own: Array.from({ length: 101 }, () => own[0]) })[0]).toMatch(
    /^setup.own/,
  );
  // Games that have begun keep the figures that they began with.
  expect(problems(forces(forged))).toEqual([]);
});

test('an element may begin with boxes crossed off, but not as a wreck', () => {
  const setup = plain();
  const { sheet } = setup.secrets[0]!.units[0]!.elements[0]!;
  const none = { armor: 0, structure: 0, arm: 0, leg: 0, weapon: 0, engine: 0 };
  const begun = (marked: object) => {
    const changed = structuredClone(setup);
    Object.assign(changed.secrets[0]!.units[0]!.elements[0]!, { marked: { ...none, ...marked } });
    return changed;
  };
  const last = { armor: sheet.armor, structure: sheet.structure - 1, leg: 1 };
  expect(problems(begun(last))).toEqual([]);
  const { elements } = battleforce2.begin(begun(last)) as { elements: { condition: object }[] };
  expect(elements[0]!.condition).toMatchObject({ armor: 0, structure: 1, leg: 1, heat: 0 });
  for (const marked of [{ structure: sheet.structure }, { armor: sheet.armor + 1 }]) {
    expect(problems(begun(marked))).toEqual([
      'setup.sides.0.units.0.elements: more boxes are crossed off than an element can lose and fight on (BF2-DMG-04)',
    ]);
  }
});

test('maps must be large enough and have terrain that the game knows', () => {
  const setup = plain();
  const small = { ...setup.map, width: 5, height: 5, rows: Array.from({ length: 5 }, () => '. . . . .') };
  expect(problems({ ...setup, map: small })).toEqual([
    'setup.map: the map must be at least 11 hexes wide and high',
  ]);
  const strange = { ...setup.map, legend: { '.': { terrain: 'lava' } } };
  expect(problems({ ...setup, map: strange })[0]).toMatch(/unknown terrain "lava"/);
});

test('aerospace units need their option', () => {
  const fighter = { ...mech('Ram').sheet, type: 'aerospaceFighter' as const, structure: 0 };
  const setup = plain();
  const units = [{ ...setup.sides[0].units[0], elements: [{ type: 'aerospaceFighter', chassis: 'Ram' }] }];
  const secrets = [{ units: [{ elements: [{ sheet: fighter, skill: 0 }] }] }, setup.secrets[1]];
  expect(problems({ ...setup, sides: [{ ...setup.sides[0], units }, setup.sides[1]], secrets })).toEqual([
    'setup.sides.0.units.0.elements: aerospace units need the option "aerospace" (BF2-AERO-01)',
  ]);
});

test('hostile battles are refused with a path or an option and a sentence', () => {
  const setup = plain();
  const withLeads = (...leads: readonly (readonly number[])[]) => {
    const pair = setupOf({
      south: leads.map((_, index) => unit(`Flock ${index}`, 'off', mech(`Ram ${index}`))),
      north: [unit('Pack', 'off', mech('Wolf'))],
    });
    const [own, other] = pair.secrets;
    const units = own!.units.map((each, index) => ({ ...each, leads: leads[index] }));
    return problems({ ...pair, secrets: [{ units }, other] });
  };
  expect(withLeads([1], [0])).toEqual([
    'setup.sides.0.units: the chain of command above unit 0 is a circle (BF2-CMD-02)',
  ]);
  expect(withLeads([5])).toEqual(['setup.sides.0.units: there is no unit 5 to lead (BF2-CMD-02)']);
  const list = Array.from({ length: 1000 }, () => 'Ambush');
  expect(problems({ ...setup, sides: [{ ...setup.sides[0], commands: list }, setup.sides[1]] })[0]).toMatch(
    /^setup.sides.0.commands/,
  );
  const million = {
    ...setup.sides[0],
    units: Array.from({ length: 1_000_000 }, () => setup.sides[0].units[0]),
  };
  expect(problems({ ...setup, sides: [million, setup.sides[1]] })[0]).toMatch(/^setup.sides.0.units/);
  const agreed = (options: object) => problems({ ...setup, options })[0];
  expect(agreed({ mission: 'dance' })).toMatch(/Option "mission" cannot be "dance": one of "none"/);
  expect(agreed({ 'battle-number': 1e9 })).toMatch(/a whole number from 1 to 1000000/);
  expect(agreed({ 'building-dice': 2 })).toBe('Option "building-dice" needs option "buildings"');
  expect(agreed({ war: ['refusal'] })).toMatch(/war/);
});
