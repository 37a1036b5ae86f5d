import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { readCards } from './card-file.ts';
import { CARDS, cardOf } from './data/cards.ts';

const file = (...cards: unknown[]) => ({ format: 'ironfield-gearblitz-cards', version: 1, cards });
const problems = (...cards: unknown[]) => {
  const read = readCards(file(...cards));
  return read.ok ? [] : read.error.map(({ message }) => message);
};
const hunter = cardOf('hunter');

rule(['HGB-CARDS-03', 'HGB-CARD-01'], 'Every card that comes with the game can be written and read', () => {
  const read = readCards(JSON.parse(JSON.stringify(file(...CARDS.values()))));
  expect(read).toEqual({ ok: true, value: [...CARDS.values()] });
});

rule('HGB-CARDS-03', 'What is no file of cards is refused with a sentence', () => {
  const wrong = (json: unknown) => {
    const read = readCards(json);
    return read.ok ? [] : read.error.map(({ message }) => message);
  };
  expect(wrong(null)).toEqual(['file: should be a group of named parts, and is empty']);
  expect(wrong({ format: 'x', version: 2, cards: [hunter] })).toEqual([
    'format: these are no cards of Heavy Gear Blitz',
    'version: this version of the format is not known; a newer Ironfield may read it',
  ]);
});

rule('HGB-CARD-01', 'Fields that are missing, of the wrong kind or unknown are named', () => {
  const { armor: _, ...noArmor } = hunter;
  expect(problems(noArmor)).toEqual(['cards.0.armor: is missing']);
  expect(problems({ ...hunter, size: 'big' })).toEqual(['cards.0.size: should be a number, and is a text']);
  expect(problems({ ...hunter, perks: { flying: true } })[0]).toMatch(/^cards\.0\.perks: .*flying/);
});

rule(
  ['HGB-CARD-01', 'HGB-MOVE-05'],
  'A card has one row for each mode, and Top Speed is the faster one',
  () => {
    const [walking] = hunter.movement;
    expect(problems({ ...hunter, movement: [walking, walking] })).toEqual([
      'cards.0.movement.1: there is a row for mode W already',
    ]);
    expect(problems({ ...hunter, movement: [{ ...walking, top: 1 }] })).toEqual([
      'cards.0.movement.0: Top Speed is no slower than Combat Speed',
    ]);
  },
);

rule(['HGB-WPN-02', 'HGB-AMMO-05', 'HGB-WSR-15'], 'Mounts fit their weapons', () => {
  const mounted = (mount: object) => problems({ ...hunter, weapons: [{ arc: 'F', ...mount }] });
  expect(mounted({ weapon: 'LAC', reloads: true })).toEqual([]);
  expect(mounted({ weapon: 'BFG' })).toEqual(['cards.0.weapons.0: there is no weapon "BFG"']);
  expect(mounted({ weapon: 'LRP', rof: 5 })).toEqual(['cards.0.weapons.0: its Rate of Fire is from 1 to 4']);
  expect(mounted({ weapon: 'LRP' })).toEqual(['cards.0.weapons.0: say its Rate of Fire, from 1 to 4']);
  expect(mounted({ weapon: 'ATM', ammo: 2, reloads: true })).toEqual([
    'cards.0.weapons.0: Limited Ammo cannot be reloaded',
  ]);
});

rule(['HGB-INF-01', 'HGB-CARD-01'], 'Infantry has bases; no two cards have the same id', () => {
  expect(problems({ ...hunter, bases: 3 })).toEqual(['cards.0.bases: infantry has bases, and nobody else']);
  expect(problems(hunter, hunter)).toEqual(['cards.1.id: there is a card "hunter" already']);
});
