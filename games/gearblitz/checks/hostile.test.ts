// Files from outside: whatever is wrong with them is refused with a path and a sentence.

import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { readSceneFile } from '@ironfield/table/scenes/scene-file.ts';
import { describe, expect, test } from 'vitest';
import { groupFile } from '../army/files/group-file.ts';
import { readCards } from '../card-files/card-file.ts';
import { cardOf } from '../data/cards.ts';
import { PIECE_KINDS } from '../data/terrain.ts';
import { gearblitz } from '../game.ts';
import { meeting } from '../scenarios/meeting.ts';
import { mustering } from '../scenarios/mustering.ts';

const GOOD = JSON.parse(JSON.stringify(meeting.setup({}, { a: 0, b: 0, c: 0, d: 0 })));

/** The setup with something else at a path. */
function spoilt(path: readonly (string | number)[], value: unknown): unknown {
  const setup = JSON.parse(JSON.stringify(GOOD));
  let at = setup;
  for (const key of path.slice(0, -1)) at = at[key];
  at[path[path.length - 1]] = value;
  return setup;
}

const UNIT = ['armies', 0, 'groups', 0, 'units', 0] as const;
const million = (value: unknown) => new Array(1_000_000).fill(value);
const circle: Record<string, unknown> = { ...GOOD };
Object.assign(circle, { scene: circle });

describe('a setup is refused', () => {
  test.each<readonly [string, unknown]>([
    ['setup', null],
    ['setup', 'x'.repeat(1_000_000)],
    ['setup', circle],
    ['setup.armies', spoilt(['armies'], [])],
    ['setup.armies.0.groups', spoilt(['armies', 0, 'groups'], million(GOOD.armies[0].groups[0]))],
    ['setup.armies.0.groups.0.units', spoilt(UNIT.slice(0, -1), million(GOOD.armies[0].groups[0].units[0]))],
    ['setup.armies.0.groups.0.units.0.skills.att', spoilt([...UNIT, 'skills', 'att'], 1e308)],
    ['setup.armies.0.groups.0.units.0.skills.def', spoilt([...UNIT, 'skills', 'def'], Number.NaN)],
    ['setup.armies.0.groups.0.units.0.master', spoilt([...UNIT, 'master'], -1)],
    ['setup.armies.0.groups.0.units.0.master', spoilt([...UNIT, 'master'], 11)],
    ['setup.armies.0.groups.0.units.0.master', spoilt([...UNIT, 'master'], 0)],
    ['setup.armies.0.groups.0.units.0', spoilt([...UNIT, 'card', 'weapons'], [{ weapon: 'BFG', arc: 'F' }])],
    ['setup.armies.0.groups.0.units.0.card.armor', spoilt([...UNIT, 'card', 'armor'], -5)],
    ['setup.armies.0.commander', spoilt(['armies', 0, 'commander'], [7, 7])],
    ['setup.weather', spoilt(['weather'], 'hail')],
    ['setup.missions', spoilt(['missions', 0], 'holiday')],
    ['setup.deployment', spoilt(['deployment'], 'anywhere')],
    ['setup.scene.width', spoilt(['scene', 'width'], Number.MAX_SAFE_INTEGER)],
    ['setup.scene.pieces', spoilt(['scene', 'pieces'], million(GOOD.scene.pieces[0]))],
    ['setup.scene.pieces.0.kind', spoilt(['scene', 'pieces', 0, 'kind'], 'lava')],
    ['setup.zones', spoilt(['zones', 0, 0, 'x'], Number.POSITIVE_INFINITY)],
    ['option', { ...GOOD, options: { 'no-such-rule': true } }],
  ])('at %s', (path, setup) => {
    const result = newSetup(gearblitz, setup);
    if (result.ok) throw new Error('It is accepted');
    const [{ message }] = result.error;
    expect(message.toLowerCase()).toContain(path.replace('setup', '').split('.').at(-1)!.toLowerCase());
    expect(message.length).toBeLessThan(400);
  });

  test('but not without a reason', () => {
    expect(newSetup(gearblitz, GOOD).ok).toBe(true);
  });
});

describe('cards, groups and scenes', () => {
  const card = cardOf('hunter');
  const format = { format: 'ironfield-gearblitz-cards', version: 1 };

  const spoiltCard = (change: object) => ({ ...format, cards: [{ ...card, ...change }] });

  test.each<readonly [string, unknown]>([
    ['', null],
    ['', million(0)],
    ['cards', { ...format, cards: million(card) }],
    ['cards.0.armor', spoiltCard({ armor: Number.NaN })],
    ['cards.0.movement', spoiltCard({ movement: [] })],
    ['cards.0.movement.0.combat', spoiltCard({ movement: [{ ...card.movement[0], combat: 1e9 }] })],
    ['cards.0.id', spoiltCard({ id: '__proto__' })],
    ['cards.0.size', spoiltCard({ size: 1e9 })],
    ['cards.0.weapons', spoiltCard({ weapons: new Array(5000).fill({ weapon: 'LAC', arc: 'F' }) })],
    ['cards.0.name', spoiltCard({ name: 'x'.repeat(100_000) })],
    ['cards.0.perks', spoiltCard({ perks: { flies: true } })],
    ['cards.1.id', { ...format, cards: [card, card] }],
  ])('cards that are wrong at "%s" are refused with a sentence', (path, file) => {
    const read = readCards(file);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error[0].message).toMatch(new RegExp(`${path}.*\\w+ \\w+`));
  });

  test('as they are they are read', () => {
    expect(readCards({ ...format, cards: [card] }).ok).toBe(true);
  });

  test.each([
    [groupFile('northern-guard', { squad: 'strike', options: million({ option: 'wings' }) as never })],
    [groupFile('northern-guard', { squad: 'no such squad' as never, options: [] })],
    [{ ...groupFile('northern-guard', { squad: 'strike', options: [] }), cards: million(card) }],
    [million(null)],
  ])('a group that is wrong is refused with a sentence', (file) => {
    const facts = mustering.facts(file);
    expect(facts.ok).toBe(false);
    if (!facts.ok) expect(facts.error[0].message).toMatch(/\w+ \w+/);
  });

  const ground = {
    format: 'ironfield-scene',
    version: 1,
    name: 'x',
    width: 48_000,
    height: 48_000,
    pieces: [],
  };
  const wood = {
    id: 'wood',
    kind: 'woodland',
    label: 'Wood',
    corners: [
      [0, 0],
      [4000, 0],
      [4000, 4000],
    ],
    height: 2000,
  };
  const spoiltPiece = (change: object) => ({ ...ground, pieces: [{ ...wood, ...change }] });

  test.each<readonly [string, unknown]>([
    ['file', null],
    ['file', million({})],
    ['width', { ...ground, width: 1e12 }],
    ['pieces', { ...ground, pieces: million({}) }],
    [
      'pieces.0.corners',
      spoiltPiece({
        corners: [
          [0, 0],
          [4000, 4000],
          [4000, 0],
          [0, 4000],
        ],
      }),
    ],
    [
      'pieces.0.corners',
      spoiltPiece({
        corners: [
          [0, 0],
          [2000, 0],
          [4000, 0],
        ],
      }),
    ],
    [
      'pieces.0.corners.0',
      spoiltPiece({
        corners: [
          [-9e9, 0],
          [4000, 0],
          [4000, 4000],
        ],
      }),
    ],
    [
      'pieces.0.corners.0',
      spoiltPiece({
        corners: [
          [0.5, 0],
          [4000, 0],
          [4000, 4000],
        ],
      }),
    ],
    ['pieces.0.kind', spoiltPiece({ kind: 'lava' })],
    ['pieces.0.height', spoiltPiece({ height: 1e15 })],
    ['pieces.1', { ...ground, pieces: [wood, wood] }],
  ])('a scene that is wrong at "%s" is refused with the path', (path, file) => {
    const read = readSceneFile(file, PIECE_KINDS);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.errors[0].path.startsWith(path)).toBe(true);
    expect(read.errors[0].message).toMatch(/\w+ \w+/);
  });

  test('as it is it is read', () => {
    expect(readSceneFile(spoiltPiece({}), PIECE_KINDS).ok).toBe(true);
  });
});
