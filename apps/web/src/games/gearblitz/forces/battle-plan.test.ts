import { buildArmy } from '@ironfield/gearblitz/army/army.ts';
import { ARMIES } from '@ironfield/gearblitz/data/armies.ts';
import { cardOf } from '@ironfield/gearblitz/data/cards.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { meeting } from '@ironfield/gearblitz/scenarios/meeting.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { expect, test } from 'vitest';
import { type BattlePlan, cardsUsedBy, drawnArmy, setupFor, withoutGroup } from './battle-plan.ts';

const { scene } = meeting.setup({}, { a: 0, b: 0, c: 0, d: 0 });

const plan: BattlePlan = {
  limit: 500,
  weather: 'clear',
  light: 'day',
  choices: [drawnArmy(ARMIES[0], 500, 'first'), drawnArmy(ARMIES[2], 500, 'second')],
};

test('two armies that are allowed make a battle that the game accepts', () => {
  expect(checkSetup(gearblitz, setupFor(plan, scene, []))).toMatchObject({ ok: true });
});

test('an army with something wrong makes none', () => {
  const [first, second] = plan.choices;
  const tooMuch = { ...first, groups: [...first.groups, ...first.groups, ...first.groups] };
  expect(buildArmy(tooMuch).problems).not.toEqual([]);
  expect(setupFor({ ...plan, choices: [tooMuch, second] }, scene, [])).toBeNull();
});

test('a card of one’s own is in the army, and goes with it', () => {
  const own = { ...cardOf('hunter'), armor: 17, standIn: false, threatValue: 35 };
  const squad = { squad: 'general purpose', options: [] } as const;
  const choice = { ...plan.choices[0], type: 'Gear', groups: [squad], airStrikes: [], artillery: [] };
  const made = setupFor({ ...plan, choices: [choice, plan.choices[1]] }, scene, [own])!;
  const cards = made.armies[0].groups[0].units.map(({ card }) => card);
  expect(cards.filter(({ id }) => id === 'hunter')).toEqual([own, own, own, own]);
  expect(cardsUsedBy(choice, [own, { ...own, id: 'grizzly' }])).toEqual([own]);
});

test('when a group goes its Chaplain goes with it, and another one stays where it is', () => {
  const groups = [0, 1, 2].map(() => ({ squad: 'general purpose', options: [] }) as const);
  const choice = { ...plan.choices[0], groups, chaplain: { group: 1, member: 2 } };
  expect(withoutGroup(choice, 0).chaplain).toEqual({ group: 0, member: 2 });
  expect(withoutGroup(choice, 1).chaplain).toBeUndefined();
  expect(withoutGroup(choice, 2).chaplain).toEqual({ group: 1, member: 2 });
});
