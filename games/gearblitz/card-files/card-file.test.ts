import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { groupFile, readGroup } from '../army/files/group-file.ts';
import { CARDS, cardOf } from '../data/cards.ts';
import { readCards } from './card-file.ts';

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

const OLD = {
  id: 'hunter',
  name: 'Hunter',
  faction: 'Northern Guard',
  kind: 'gear',
  actions: 1,
  size: 6,
  armor: 15,
  sensors: 0,
  comm: 0,
  threatValue: 383,
  sensorRange: 2,
  commRange: 10,
  maneuver: 0,
  fireControl: 0,
  movement: [{ mode: 'W', combat: 4, top: 7 }],
  traits: ['Reinforced Crew', 'Weak Point'],
  weapons: [
    { weapon: 'LAC', shots: 60, isHandheld: true },
    { weapon: 'HG', shots: 3, arc: 'T' },
    { weapon: 'LRP', shots: 24, rof: 2 },
  ],
  perks: { manipulatorArms: true },
} as const;

rule(
  ['HGB-LEG-01', 'HGB-LEG-02', 'HGB-LEG-03'],
  'A unit of the older edition becomes the card of its chassis',
  () => {
    const read = readCards({ format: 'ironfield-gearblitz-cards', version: 1, legacy: [OLD] });
    expect(read).toMatchObject({
      ok: true,
      value: [
        {
          id: 'hunter',
          detection: 2,
          autoComm: 3,
          attack: [2, 0, -3],
          movement: [{ mode: 'W', combat: 4, top: 7, defense: [-3, -1, 1] }],
          sturdy: 1,
          fragile: true,
          threatValue: 50,
          weapons: [
            { weapon: 'LAC', arc: 'F', reloads: true },
            { weapon: 'HG', arc: 'T', ammo: 3 },
            { weapon: 'LRP', arc: 'F', rof: 2 },
          ],
          perks: { manipulatorArms: true },
          flaws: {},
        },
      ],
    });
    if (!read.ok) throw new Error();
    // HGB-LEG-01: in squads it takes the place of that chassis, and has their skills.
    const group = {
      ...groupFile('northern-guard', { squad: 'general purpose', options: [] }),
      cards: read.value,
    };
    const built = readGroup(JSON.parse(JSON.stringify(group)));
    if (!built.ok) throw new Error(built.error[0].message);
    expect(built.value.groups[0].units.find(({ sheet }) => sheet.card.id === 'hunter')!.sheet).toMatchObject({
      card: { fragile: true },
      skills: { att: 2, def: 2 },
    });
  },
);

rule('HGB-LEG-03', 'What is wrong with it is said at its place', () => {
  const wrong = (change: object) => {
    const read = readCards({
      format: 'ironfield-gearblitz-cards',
      version: 1,
      legacy: [{ ...OLD, ...change }],
    });
    return read.ok ? [] : read.error.map(({ message }) => message);
  };
  expect(wrong({ commRange: -1 })[0]).toMatch(/^legacy\.0\.commRange: /);
  expect(wrong({ weapons: [{ weapon: 'BFG', shots: 1 }] })).toEqual([
    'legacy.0.weapons.0.weapon: there is no such weapon',
  ]);
  expect(wrong({ weapons: [{ weapon: 'LRP', shots: 9 }] })[0]).toMatch(
    /^legacy\.0\.weapons\.0: say its Rate of Fire/,
  );
  expect(wrong({ movement: [{ mode: 'W', combat: 4, top: 3 }] })[0]).toMatch(
    /^legacy\.0\.movement\.0: Top Speed/,
  );
  expect(problems()).toEqual(['file: there is no card in it']);
});
