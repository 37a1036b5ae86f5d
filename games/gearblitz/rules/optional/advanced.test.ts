import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { cardSchema } from '../../cards/card.ts';
import { survivors } from '../../cards/crew.ts';
import { deployed } from '../../cards/unit.ts';
import { card, squad, unit } from '../../testing/scene.ts';
import { countedMargin } from '../damage/damage.ts';
import { movementPoints } from '../unit/movement.ts';
import {
  ejectionDice,
  ejects,
  knockdownThreshold,
  LONGEST_DELAY,
  MARGIN_CAP,
  mayBeFelled,
  standingUp,
} from './advanced.ts';

rule(
  ['HGB-OPT-01', 'HGB-PERK-07'],
  'A crew gets out above 6, with an Ejection System from 4 on; more hands are more dice',
  () => {
    expect([ejects(card(), 6), ejects(card(), 7)]).toEqual([false, true]);
    const safe = card({ perks: { ejectionSystem: true } });
    expect([ejects(safe, 3), ejects(safe, 4)]).toEqual([false, true]);
    expect([ejectionDice(card()), ejectionDice(card({ crew: 3 }))]).toEqual([0, 2]);
  },
);

rule('HGB-OPT-03', 'Twice its Size may fell a walker, which tests against the margin and 1', () => {
  expect([mayBeFelled(unit({ size: 6 }), 11), mayBeFelled(unit({ size: 6 }), 12)]).toEqual([false, true]);
  expect([mayBeFelled(unit({ size: 6 }, { mode: 'G' }), 12), mayBeFelled(squad(), 99)]).toEqual([
    false,
    false,
  ]);
  expect(knockdownThreshold(3)).toBe(4);
  expect([standingUp(false), standingUp(true)]).toEqual([
    { mp: 1, actions: 0 },
    { mp: 1, actions: 1 },
  ]);
});

rule('HGB-OPT-04', 'No margin counts above 7', () => {
  expect(countedMargin(12, { traits: {}, atInfantry: false, cap: MARGIN_CAP })).toBe(7);
});

rule('HGB-OPT-06', 'Grenades wait six rounds at most', () => {
  expect(LONGEST_DELAY).toBe(6);
});

rule('HGB-OPT-02', 'Survivors are one unarmed base with 2 MP and the Defense that they had', () => {
  const crew = survivors(unit({ weapons: [{ weapon: 'LAC', arc: 'F' }] }, {}, { def: 3 }).sheet);
  expect(cardSchema.safeParse(crew.card).error).toBeUndefined();
  expect(crew.card).toMatchObject({ bases: 1, weapons: [], actions: 0 });
  expect(crew.skills).toEqual({ att: 0, def: 3, ew: 0, ld: 0 });
  expect(movementPoints({ ...deployed(crew), speed: 'combat' })).toBe(2000);
});
