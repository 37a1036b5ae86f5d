import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Unit } from '../../cards/unit.ts';
import { ATV } from '../../data/cards/infantry.ts';
import { cardOf } from '../../data/cards.ts';
import type { RuleId } from '../../rule-index.ts';
import { squad, unit } from '../../testing/scene.ts';
import { armorAgainst } from '../damage/armor.ts';
import { damageLevel, softened, sturdySpending } from '../damage/damage.ts';
import { defenseModifiers, defenseSkill, rearPenalty } from './defense-modifiers.ts';
import type { DefenseFacts } from './facts.ts';

const modifier = (defender: Unit, change: Partial<DefenseFacts> = {}) =>
  totalOf<RuleId>((tally) =>
    defenseModifiers(tally, defender, {
      band: 'M',
      angle: 'front',
      attacksBefore: 0,
      evades: false,
      ...change,
    }),
  );
const still = unit({ movement: [{ mode: 'W', combat: 4, top: 7, defense: [0, 0, 0] }] });

rule(['HGB-ATT-04', 'HGB-CARD-01'], 'Defense is that of the current mode and speed', () => {
  const at = (change: Partial<Unit>) => modifier(unit({}, change));
  expect([at({ speed: 'stationary' }), at({}), at({ speed: 'top' })]).toEqual([-3, -1, 1]);
  expect([at({ mode: 'G' }), at({ mode: 'G', speed: 'top' })]).toEqual([0, 2]);
});

rule('HGB-ATT-05', 'Attacks of one group count 0, -1, -2, and -3 from then on', () => {
  expect([0, 1, 2, 3, 4].map((attacksBefore) => modifier(still, { attacksBefore }))).toEqual([
    0, -1, -2, -3, -3,
  ]);
});

rule(
  ['HGB-ATT-06', 'HGB-APERK-06', 'HGB-ATT-04'],
  'The rear costs 1, 2 from the unseen, and 1 less with Improved Rear Defense',
  () => {
    expect([modifier(still, { angle: 'rear' }), modifier(still, { angle: 'rear unseen' })]).toEqual([-1, -2]);
    const { movement } = still.sheet.card;
    const wary = unit({ movement, armorPerks: { improvedRearDefense: true } });
    expect([modifier(wary, { angle: 'rear' }), modifier(wary, { angle: 'rear unseen' })]).toEqual([0, -1]);
    expect(modifier(squad(), { angle: 'rear unseen' })).toBe(0);
    const told = (['rear', 'rear unseen'] as const).map(
      (angle) => explain<RuleId>((tally) => rearPenalty(tally, still, angle)).lines[0].reason,
    );
    expect(told).toEqual(['From the rear', 'From the rear, by an attacker not auto-detected']);
  },
);

rule(
  'HGB-DMG-07',
  'Example a: a Kodiak hit from behind defends 5 - 2 = 3 against 4, and its box absorbs the Light',
  () => {
    const { armorPerks, armor, sturdy, movement } = cardOf('kodiak');
    const kodiak = unit({ armorPerks, armor, sturdy, movement });
    const defense = 5 + modifier(kodiak, { angle: 'rear' });
    expect(defense).toBe(3);
    const damage = 25 * (4 - defense);
    const against = totalOf<RuleId>((tally) => armorAgainst(tally, kodiak, { from: ['RR'], traits: {} }));
    expect(against).toBe(20);
    const level = damageLevel(damage, against);
    expect(level).toBe(1);
    expect(softened(level, sturdySpending(level, kodiak.sturdy).least)).toBe(0);
  },
);

rule(
  ['HGB-ACT-05', 'HGB-FLAW-08', 'HGB-PERK-01', 'HGB-DMG-04'],
  'Evasion, instability, acrobatics and damage count',
  () => {
    expect(modifier(still, { evades: true })).toBe(1);
    expect(modifier({ ...still, evasions: 3 })).toBe(0);
    const { movement } = still.sheet.card;
    expect(modifier(unit({ movement, flaws: { unstable: true } }, { speed: 'top' }))).toBe(-1);
    expect(modifier(unit({ movement, flaws: { unstable: true } }))).toBe(0);
    expect(modifier(unit({ movement, perks: { acrobatic: 1 } }), { band: 'PB' })).toBe(1);
    expect(modifier({ ...still, damage: 2 })).toBe(-1);
  },
);

rule('HGB-INF-03', 'ATVs are harder to hit the faster they go', () => {
  const riders = (speed: Unit['speed']) => squad({ mode: 'G', speed }, { movement: [ATV] });
  expect([modifier(riders('stationary')), modifier(riders('combat')), modifier(riders('top'))]).toEqual([
    0, 1, 2,
  ]);
});

rule(['HGB-AUX-03', 'HGB-FLAW-06'], 'An autopilot defends with skill 1, the blind are unskilled', () => {
  expect([defenseSkill(unit()), defenseSkill({ ...unit(), isOnAutopilot: true })]).toEqual([2, 1]);
  expect(defenseSkill(unit({ flaws: { sensorDependent: true } }, { auxHits: 1 }))).toBe(0);
});

rule('HGB-ATT-04', 'Of a whole Unit attacked from the front only its movement is told', () => {
  const { lines } = explain<RuleId>((tally) =>
    defenseModifiers(tally, unit(), { band: 'M', angle: 'front', attacksBefore: 0, evades: false }),
  );
  expect(lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    '-1 Defense in Walker mode at Combat Speed',
  ]);
});

rule(
  ['HGB-ATT-05', 'HGB-ATT-06', 'HGB-APERK-06', 'HGB-DMG-04', 'HGB-ACT-05', 'HGB-PERK-01', 'HGB-FLAW-08'],
  'All that counts is told with its rule',
  () => {
    const told = (defender: Unit, change: Partial<DefenseFacts> = {}) =>
      explain<RuleId>((tally) =>
        defenseModifiers(tally, defender, {
          band: 'PB',
          angle: 'rear unseen',
          attacksBefore: 2,
          evades: true,
          ...change,
        }),
      ).lines.map(({ value, rule: id }) => `${value} ${id}`);
    const { movement } = still.sheet.card;
    const agile = unit(
      { movement, perks: { acrobatic: 2 }, flaws: { unstable: true } },
      { speed: 'top', damage: 2 },
    );
    expect(told(agile)).toEqual([
      '0 HGB-ATT-04',
      '-1 HGB-FLAW-08',
      '-2 HGB-ATT-05',
      '-2 HGB-ATT-06',
      '-1 HGB-DMG-04',
      '1 HGB-ACT-05',
      '2 HGB-PERK-01',
    ]);
    const wary = unit({ movement, armorPerks: { improvedRearDefense: true } });
    expect(told(wary, { attacksBefore: 0, evades: false })).toEqual(['0 HGB-ATT-04', '-1 HGB-APERK-06']);
    // Modifiers of 0 are not listed.
    expect(told(wary, { attacksBefore: 0, evades: false, angle: 'rear' })).toEqual(['0 HGB-ATT-04']);
  },
);
