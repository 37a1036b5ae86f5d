import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battleNumber, battleOptions, choicesIn } from './battle-choices.ts';

rule('BF2-GEN-01', 'What of a battle can be chosen, within which limits', () => {
  const numbers = battleOptions.flatMap(({ id, base, allowed }) =>
    typeof base === 'number' ? [`${id} ${base}, from ${allowed![0]} to ${allowed![1]}`] : [],
  );
  expect(numbers).toEqual([
    'battle-number 1, from 1 to 1000000',
    'companies 1, from 1 to 3',
    'unit-points 40, from 15 to 80',
    'building-dice 0, from 0 to 3',
  ]);
});

rule('BF2-SCEN-01', 'What is not chosen is as usual', () => {
  expect([battleNumber({}), battleNumber({ 'battle-number': 7 })]).toEqual([1, 7]);
  expect(choicesIn({})).toEqual({
    attackers: 'any',
    defenders: 'any',
    mercenaries: 'nobody',
    companies: 1,
    forces: 'points',
    unitPoints: 40,
    bid: null,
    unitTypes: 'mechs',
    experience: 'Regular',
    isSkillRolled: false,
    land: 'mapsheets',
    buildingDice: 0,
    hasBuildings: false,
    war: 'none',
  });
  expect(choicesIn({ buildings: true, war: 'marik-liao' })).toMatchObject({
    hasBuildings: true,
    war: 'marik-liao',
  });
});
