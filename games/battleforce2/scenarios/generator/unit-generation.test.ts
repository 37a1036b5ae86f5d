import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import {
  type AssignedType,
  assigned,
  assignmentTable,
  FORCE_FACTIONS,
  organizationOf,
} from '../../data/assignment.ts';
import {
  BINARIES,
  COMPANIES,
  EXPERIENCES,
  experienceFor,
  inSixes,
  LANCES,
  lanceClass,
  ROLLED_SKILL,
  STARS,
  starClass,
  USUAL_SKILL,
  unitTypeFor,
} from '../../data/force-tables.ts';
import { WEIGHTS } from '../../data/tables.ts';
import { mech } from '../../testing/scene.ts';
import {
  chainOfCommand,
  clanUnits,
  crewOf,
  type Die,
  drawForce,
  drawSingle,
  elementClasses,
  formationClasses,
} from './unit-generation.ts';

/** Shows these numbers, one after the other, and no more. */
function dice(...numbers: number[]): Die {
  return () => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('one die more than expected');
    return next;
  };
}
const SIX = [1, 2, 3, 4, 5, 6];
const by2d6 = <T>(of: (roll: number) => T): T[] => Array.from({ length: 11 }, (_, i) => of(i + 2));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('weight classes', () => {
  rule('BF2-GEN-04', "Of six, four are vehicles and two are 'Mechs", () => {
    expect(SIX.map(unitTypeFor)).toEqual(['vehicle', 'vehicle', 'vehicle', 'vehicle', 'mech', 'mech']);
    const [[lance]] = drawForce(dice(4, 3, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3), {
      faction: 'Davion',
      units: 1,
      types: 'rolled',
    });
    expect(lance.type).toBe('vehicle');
    const [[star]] = drawForce(dice(3, 4, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3), {
      faction: 'Wolf',
      units: 1,
      types: 'rolled',
    });
    expect(star.type).toBe('mech');
  });

  rule('BF2-GEN-05', 'Lances and Stars by two dice', () => {
    expect(by2d6(lanceClass).join('')).toBe('LLLLLMMHHAA');
    expect(by2d6(starClass)).toEqual(['Elemental', ...'LLLLMMHHA', 'Nova']);
  });

  rule(
    'BF2-GEN-05',
    "A Nova is a Star of 'Mechs, whose class is rolled again, and a Star of five Elementals",
    () => {
      // 12, then 2 and 12, which do not count, then 7.
      const nova = drawSingle(dice(6, 6, 1, 1, 6, 6, 3, 4, 1, ...Array(10).fill(3)), 'Wolf', 'mechs');
      expect(nova.map(({ type, elements }) => [type, elements.length])).toEqual([
        ['mech', 5],
        ['battleArmor', 5],
      ]);
      expect(nova[0].elements.map(({ sheet }) => sheet.class).join('')).toBe('LMMMM');
      const [elementals] = drawSingle(dice(1, 1), 'Wolf', 'mechs');
      expect(new Set(elementals.elements.map(({ sheet }) => sheet.chassis))).toEqual(new Set(['Elemental']));
    },
  );

  rule(['BF2-GEN-06', 'BF2-GEN-07'], 'Companies, Binaries and Trinaries by one die', () => {
    const lines = (table: readonly (readonly string[])[]) => table.map((line) => line.join(''));
    expect(lines(COMPANIES)).toEqual(['LLL', 'LLH', 'LMH', 'LHA', 'MHA', 'HHA']);
    expect(lines(BINARIES)).toEqual(['LL', 'LM', 'MM', 'MH', 'HH', 'HA']);
    expect(formationClasses(dice(4), 'Wolf', 2).join('')).toBe('MH');
    expect(formationClasses(dice(4), 'Wolf').join('')).toBe('LHA');
  });

  rule('BF2-GEN-03', 'ComStar adds one of the heaviest and one of the lightest', () => {
    expect(formationClasses(dice(3), 'ComStar').toSorted().join('')).toBe('HHLLM');
    expect(inSixes(['L', 'L', 'L']).join('')).toBe('LLLLL');
    expect(elementClasses(dice(6), 'ComStar', 'L').toSorted().join('')).toBe('HHLLLM');
    expect(elementClasses(dice(6), 'Davion', 'L').join('')).toBe('LLMH');
  });

  rule('BF2-GEN-09', 'Every lance has four elements and every Star five, of its class on the average', () => {
    for (const weight of WEIGHTS) {
      for (const line of LANCES[weight]) expect(line).toHaveLength(4);
      for (const line of STARS[weight]) expect(line).toHaveLength(5);
    }
    expect(LANCES.M.map((line) => line.join(''))).toEqual(['LMMM', 'LMMH', 'LMMH', 'MMMM', 'MMMM', 'MMMH']);
    expect(STARS.A.map((line) => line.join(''))).toEqual([
      'MHHAA',
      'HHHHA',
      'HHHHA',
      'HHHAA',
      'HHHAA',
      'HHAAA',
    ]);
  });
});

describe('machines', () => {
  const kinds: readonly [AssignedType, string][] = [
    ['mech', 'LMHA'],
    ['vehicle', 'LMHA'],
    ['aerospaceFighter', 'LMH'],
  ];
  rule(
    ['BF2-GEN-11', 'BF2-GEN-12', 'BF2-GEN-13', 'BF2-GEN-14', 'BF2-GEN-15'],
    'All 550 entries are lines of the roster of that kind and weight class',
    () => {
      const seen = new Set<readonly unknown[]>();
      for (const faction of FORCE_FACTIONS)
        for (const [type, classes] of kinds)
          for (const weight of WEIGHTS.filter((each) => classes.includes(each))) {
            const table = assignmentTable(type, faction, weight);
            expect(table).toHaveLength(11);
            for (const { sheet } of table)
              expect([sheet.type, sheet.class], `${faction} ${sheet.name}`).toEqual([type, weight]);
            seen.add(table);
          }
      expect([...seen].flat()).toHaveLength(550);
    },
  );

  rule(
    ['BF2-GEN-10', 'BF2-GEN-11', 'BF2-GEN-12', 'BF2-GEN-13', 'BF2-GEN-14', 'BF2-GEN-15'],
    'Two dice on the table of kind, faction and class; fighters have no assault class, Clans no vehicles',
    () => {
      expect(assigned('mech', 'Kurita', 'H', 2).sheet.name).toBe('Dragon Fire DGR-3F');
      expect(assigned('mech', 'ComStar', 'A', 12).sheet.name).toBe('Spartan SPT-N2');
      expect(assigned('mech', 'Wolf', 'H', 7).sheet.name).toBe('Mad Cat Prime');
      expect(assigned('vehicle', 'Liao', 'L', 12).sheet.name).toBe('Cavalry Attack Helicopter');
      expect(assigned('vehicle', 'Wolf', 'A', 2)).toBe(assigned('vehicle', 'Liao', 'A', 2));
      expect(assigned('aerospaceFighter', 'Davion', 'M', 3).sheet.name).toBe('Lucifer LCF-R15');
      expect(assigned('aerospaceFighter', 'Wolf', 'L', 2).sheet.name).toBe('Avar Prime');
      expect(assigned('aerospaceFighter', 'Wolf', 'A', 7)).toBe(assigned('aerospaceFighter', 'Wolf', 'H', 7));
    },
  );

  rule(['BF2-GEN-08', 'BF2-GEN-06'], 'A company is rolled as a whole, lances beyond it one by one', () => {
    const sevens = Array(8).fill([3, 4]).flat();
    const lance = (composition: number) => [composition, ...sevens.slice(0, 8)];
    const die = dice(3, ...lance(1), ...lance(1), ...lance(1), 5, 6, ...lance(6));
    const formations = drawForce(die, { faction: 'Davion', units: 4, types: 'mechs' });
    expect(formations.map((units) => units.length)).toEqual([3, 1]);
    const classes = formations
      .flat()
      .map(({ elements }) => elements.map(({ sheet }) => sheet.class).join(''));
    expect(classes).toEqual(['LLLL', 'LMMM', 'MMHH', 'HAAA']);
    expect(formations[0][0].elements[0].sheet.name).toBe('Javelin JVN-10P');
    expect(() => die()).toThrow();
  });

  rule('BF2-GEN-02', "Against Houses a Clan has half as many 'Mechs", () => {
    expect([3, 6, 9].map(clanUnits)).toEqual([1, 2, 4]);
    for (const units of [3, 6, 9])
      expect(Math.abs(5 * clanUnits(units) - (4 * units) / 2)).toBeLessThanOrEqual(2.5);
    expect(organizationOf('ComStar')).toBe('Com Guards');
  });
});

describe('crews', () => {
  rule('BF2-GEN-16', 'Experience by two dice; infantry is Regular', () => {
    const letters = by2d6(experienceFor).map((level) => level[0]);
    expect(letters.join('')).toBe('GGGGRRRRVVE');
    const rolled = { experience: 'rolled', isSkillRolled: false } as const;
    expect(crewOf(dice(6, 6), 'mech', rolled)).toBe(-2);
    expect(crewOf(dice(1, 1), 'vehicle', rolled)).toBe(1);
    expect(crewOf(dice(), 'infantry', { experience: 'Elite', isSkillRolled: true })).toBe(0);
  });

  rule('BF2-GEN-17', 'Rolled skill comes to the usual modifier of the level on the average', () => {
    for (const level of EXPERIENCES) expect(mean(ROLLED_SKILL[level])).toBeCloseTo(USUAL_SKILL[level]);
    expect(ROLLED_SKILL.Green).toEqual([2, 1, 1, 1, 1, 0]);
    expect(crewOf(dice(5), 'mech', { experience: 'Elite', isSkillRolled: true })).toBe(-3);
    expect(crewOf(dice(), 'mech', { experience: 'Elite', isSkillRolled: false })).toBe(-2);
  });
});

describe('finishing touches', () => {
  const lance = (skill: number, weight: 'L' | 'A') =>
    ({ type: 'mech', elements: [mech('Ram', { skill, class: weight }), mech('Ewe')] }) as const;

  rule('BF2-GEN-18', 'The best skill leads its company; of equals the heaviest', () => {
    expect(chainOfCommand([[lance(0, 'A'), lance(-1, 'L'), lance(0, 'L')]])).toEqual([
      undefined,
      [0, 2],
      undefined,
    ]);
    expect(chainOfCommand([[lance(0, 'L'), lance(0, 'L'), lance(0, 'A')]])).toEqual([
      undefined,
      undefined,
      [0, 1],
    ]);
  });

  rule('BF2-GEN-18', 'The best of the company commanders leads the others, too', () => {
    const chain = chainOfCommand([
      [lance(-1, 'L'), lance(0, 'L')],
      [lance(0, 'L'), lance(-2, 'L')],
    ]);
    expect(chain).toEqual([[1], undefined, undefined, [2, 0]]);
    expect(chainOfCommand([[lance(0, 'A')]])).toEqual([undefined]);
  });
});

test('a force without units has no chain of command', () => {
  expect(chainOfCommand([])).toEqual([]);
});
