import { buildArmy } from '@ironfield/gearblitz/army/army.ts';
import { ARMIES } from '@ironfield/gearblitz/data/armies.ts';
import { cardOf } from '@ironfield/gearblitz/data/cards.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { meeting } from '@ironfield/gearblitz/scenarios/meeting.ts';
import { checkSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import { type BattlePlan, drawnArmy, setupFor, withOwnCards } from './battle-plan.ts';

const { scene, armies } = meeting.setup({}, { a: 0, b: 0, c: 0, d: 0 });

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

test('a card of one’s own takes the place of its stand-in, but not of one that an option has changed', () => {
  const [north] = armies;
  const own = { ...cardOf('hunter'), armor: 17, standIn: false, threatValue: 35 };
  const cardsIn = (army: typeof north) => army.groups[0].units.map(({ card }) => card);
  expect(cardsIn(withOwnCards(north, [own]))).toEqual([cardOf('headhunter'), own, own, own, own]);
  const [squad] = north.groups;
  const [leader, changed, ...others] = squad.units;
  const armed = { ...changed, card: { ...changed.card, armor: 16 } };
  const rearmed = { ...north, groups: [{ ...squad, units: [leader, armed, ...others] }] };
  expect(cardsIn(withOwnCards(rearmed, [own]))[1]).toBe(armed.card);
});
