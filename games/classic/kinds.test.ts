import { globSync, readFileSync } from 'node:fs';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect, test } from 'vitest';
import { mech } from './kinds/mech/mech.ts';
import { kindOf } from './kinds.ts';
import { STOCK_MECHS } from './mechs/mechs.ts';
import type { RuleId } from './rule-index.ts';
import { heatAfter, workingSinks } from './rules/heat/heat.ts';
import { canHoldClub, canStandUp, freeHands, legsOf, propsOf, whyNotWith } from './rules/unit/limbs.ts';
import { scene } from './testing/scene.ts';

test("a unit file that names no kind is a 'Mech", () => {
  expect(kindOf(STOCK_MECHS['AS7-D'])).toBe(mech);
  expect(kindOf({ kind: 'mech' })).toBe(mech);
});

test('of an unknown kind is told which are known', () => {
  expect(() => kindOf({ kind: 'tank' })).toThrow('"tank" is no kind of unit; known: mech');
});

test('every part of a body has a code and a name of its own', () => {
  expect(new Set(mech.codes).size).toBe(mech.codes.length);
  expect(new Set(mech.names).size).toBe(mech.codes.length);
});

test('whoever has no limbs and no heat is asked all the same, and has nothing to show', () => {
  const { field, state } = scene({ units: { Wolf: { at: '0505 N' }, Bear: { at: '0504 S' } } });
  const { limbs: _limbs, heat: _heat, ...without } = mech;
  const bare = { ...field, kinds: [without, mech] };
  const blow = { kind: 'kick', attacker: 0, target: 1, limb: mech.codes.indexOf('LL') } as const;
  const heat = (on: typeof field) => totalOf<RuleId>((tally) => heatAfter(tally, on, state, 0));
  Object.assign(state.units[0], { heat: 20, prone: true });
  const answers = (on: typeof field) => [
    canStandUp(on, state, 0),
    canHoldClub(on, state, 0),
    freeHands(on, state, 0).length,
    propsOf(on, 0).length,
    legsOf(on, 0).length,
    workingSinks(on, state, 0),
    heat(on),
  ];
  expect(answers(field)).toEqual([true, true, 2, 2, 2, 10, 10]);
  expect(answers(bare)).toEqual([false, false, 0, 0, 0, 0, 0]);
  state.units[0].prone = false;
  expect(whyNotWith(field, state, blow)).toBeNull();
  expect(whyNotWith(bare, state, blow)?.message).toBe('It has neither arms nor legs to strike with');
});

test('no rule names a kind: only the register, and the option that brings one along', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.startsWith('kinds/') && !/testing|\.test\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) =>
    /kinds\/(mech|vehicle|infantry|battle-armor|emplacement|field-artillery)\/|(kind|\bid) === '(mech|vehicle|infantry|battle-armor|emplacement|field-artillery)'/.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  );
  expect(naming.sort()).toEqual([
    'kinds.ts',
    'options/artillery/onboard/field-artillery.ts',
    'options/buildings/structure-armament.ts',
    'options/combined-arms/combined-arms.ts',
    'options/edition/quads.ts',
  ]);
});
