import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type Duel, duel } from '../../testing/duel.ts';
import { location, toHit } from '../../testing/table.ts';

const options = { 'woods-cover': true };
const HIT = location(3, 4);
const NO_FIRE = ['woods catch fire', 4, 4] as const;
const STANDS = ['woods cleared', 1, 1] as const;

const among = (woods: string, more: object = {}, between = '.'): Duel =>
  duel({ options, hexes: ['.', between, woods], ...more });
const terrain = ({ scene }: Duel) => {
  const { board } = scene.field;
  return ['clear', 'rough', 'light woods', 'heavy woods'][board.terrain[scene.unit('Mark').hex]];
};

rule('MT-DMG-02', 'Woods around the target do not modify the shot, those between do', () => {
  expect(among('H').toHit('Medium Laser')).toTotal(4);
  expect(among('.', {}, 'l').toHit('Medium Laser')).toTotal(5);
  expect(among('l', { options: {} }).toHit('Medium Laser')).toTotal(5);
});

rule(
  ['MT-DMG-02', 'MT-SMOKE-01'],
  'Smoke and steam around the target still count, and the trees in them do not',
  () => {
    const base = { 'woods-cover': true, fire: true };
    const number = (hex: string, more: object) =>
      among(hex, { options: { ...base, ...more } }).toHit('Medium Laser').total - 4;
    expect([number('H+smoke', {}), number('.+smoke', {})]).toEqual([2, 2]);
    const dense = { 'smoke-l3': true };
    expect([number('H+smoke', dense), number('l+heavy-smoke', dense), number('H', dense)]).toEqual([1, 2, 0]);
    const geyser = { 'condition-geyser': true, 'expanded-terrain-table': true };
    expect(number('H+erupting-geyser', geyser)).toBe(2);
  },
);

rule('MT-DMG-02', 'Light woods take 2 points of each attack, heavy ones 4', () => {
  expect(among('l').fire('Medium Laser', toHit(6, 6), NO_FIRE, STANDS, HIT)).toBe(3);
  expect(among('H').fire('Medium Laser', toHit(6, 6), NO_FIRE, STANDS, HIT)).toBe(1);
  expect(among('.').fire('Medium Laser', toHit(6, 6), HIT)).toBe(5);
});

rule('MT-DMG-02', 'Of missiles they take it from the whole volley, before it is put in groups', () => {
  const made = among('l');
  expect(made.fire('LRM 10', toHit(6, 6), ['cluster hits', 6, 6], NO_FIRE, STANDS, HIT, HIT)).toBe(8);
  expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 3]);
});

rule('MT-DMG-02', 'What is all taken strikes the trees alone', () => {
  const made = among('H');
  expect(made.fire('SRM 4', toHit(6, 6), ['cluster hits', 1, 1], NO_FIRE, STANDS)).toBe(0);
  expect(made.scene.happened('clearing')[0]).toMatchObject({ points: 2, number: 12 });
});

rule('MT-DMG-02', 'What its range adds and half of a glancing blow come first', () => {
  const more = { options: { ...options, 'glancing-blows': true, 'altered-energy-damage': true } };
  const made = duel({ ...more, hexes: ['.', 'l'] });
  expect(made.fire('Medium Laser', toHit(2, 2), NO_FIRE, STANDS, HIT)).toBe(1);
});

rule('MT-PRE-05', 'Trees fall on 14 less what they took: heavy to light, light to rough', () => {
  const cleared = (woods: string, a: number, b: number) => {
    const made = among(woods);
    made.fire('Medium Laser', toHit(6, 6), NO_FIRE, ['woods cleared', a, b], HIT);
    return terrain(made);
  };
  expect(cleared('H', 5, 5)).toBe('light woods');
  expect(cleared('H', 4, 5)).toBe('heavy woods');
  expect(cleared('l', 6, 6)).toBe('rough');
  expect(cleared('l', 5, 6)).toBe('light woods');
});

rule('MT-PRE-05', 'On 9 they catch fire, and are not cleared', () => {
  const made = among('H');
  made.fire('Medium Laser', toHit(6, 6), ['woods catch fire', 4, 5], HIT);
  expect(terrain(made)).toBe('heavy woods');
  expect(made.scene.state.ground).toEqual({ '0203': { terrain: 'heavy woods', features: ['fire'] } });
  expect(made.nextTurn().toHit('Medium Laser')).toTotal(6);
});

rule('MT-DMG-02', 'Who hangs in the air over woods has none before it, and none are cleared', () => {
  const made = among('H');
  made.onslaught('Mark', 'dfa', 'Gun');
  const { plugged } = made.scene.field;
  const attack = { attacker: 0, weapon: 0, target: 1, number: 4, bin: -1, aim: -1 };
  made.scene.rolling([], () =>
    expect(plugged.absorbed!(5, made.scene.play, made.scene.field, attack)).toBe(5),
  );
});
