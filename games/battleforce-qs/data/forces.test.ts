import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { ElementSheet, UnitSheet } from '../state.ts';
import {
  DIVINE_FIRE,
  FIRE_SUPPORT_STAR,
  GHOST_BEAR,
  PEACEFUL_CLEANSING,
  RECON_STAR,
  RYOKEN_B,
  WORD_OF_BLAKE,
} from './forces.ts';

/** A sheet in one line: MV, damage, weight, base to-hit, Overheat Value, armour/structure, ability, points. */
function line({
  name,
  mv,
  jump,
  damage,
  size,
  baseToHit,
  overheat,
  armor,
  structure,
  special,
  points,
}: ElementSheet) {
  return `${name}: ${mv}${jump ? 'j' : ''} ${damage.join('/')} wt ${size} hit ${baseToHit} ov ${overheat} ${armor}/${structure} ${special ?? '-'} ${points}`;
}
const lines = ({ elements }: UnitSheet) => elements.map(line);
const total = ({ elements }: UnitSheet) => elements.reduce((sum, { points }) => sum + points, 0);
const slowest = ({ elements }: UnitSheet) => Math.min(...elements.map(({ mv }) => mv));

rule('BFQ-REC-02', 'Level II Divine Fire', () => {
  expect(lines(DIVINE_FIRE)).toEqual([
    'Malak Infernus: 7 2/2/0 wt 1 hit 4 ov 0 3/2 ENE 10',
    'Malak Luminos: 7 3/3/1 wt 1 hit 4 ov 0 3/2 ENE 11',
    'Cicada 3P: 7 3/3/1 wt 2 hit 4 ov 1 4/2 - 11',
    'Cicada 3F: 8j 2/2/1 wt 2 hit 4 ov 0 4/2 - 13',
    'Clint 6S: 7 3/3/2 wt 2 hit 4 ov 0 4/2 - 13',
    'Hermes 4M: 11 3/3/0 wt 1 hit 4 ov 0 4/1 - 12',
  ]);
});

rule('BFQ-REC-02', 'Level II Peaceful Cleansing', () => {
  expect(lines(PEACEFUL_CLEANSING)).toEqual([
    'Deva Invictus: 4 3/3/3 wt 3 hit 4 ov 0 7/4 CASE 16',
    'Deva Infernus: 4 4/4/2 wt 3 hit 4 ov 0 7/4 ENE 17',
    'Grigori Dominus: 4j 3/3/1 wt 3 hit 4 ov 1 6/3 CASE 15',
    'Awesome 9M: 4 4/4/3 wt 4 hit 4 ov 1 8/4 - 18',
    'Zeus 10WB: 4 3/3/2 wt 4 hit 4 ov 0 8/4 ENE 15',
    'Banshee 8S: 4 3/3/1 wt 4 hit 4 ov 2 10/4 CASE 23',
  ]);
});

rule('BFQ-REC-02', 'Alpha Trinary Fire Support Star', () => {
  expect(lines(FIRE_SUPPORT_STAR)).toEqual([
    'Mad Dog (Vulture) F: 5 6/6/3 wt 3 hit 4 ov 0 5/3 - 14',
    'Timber Wolf (Mad Cat) E: 5 5/5/4 wt 3 hit 4 ov 0 8/4 CASE 24',
    "Gargoyle (Man O' War) D: 5 6/6/3 wt 4 hit 4 ov 0 7/4 ENE 25",
    'Mad Dog (Vulture) C: 5 6/6/3 wt 3 hit 4 ov 0 5/3 CASE 19',
    'Stormcrow (Ryoken) E: 6 6/6/2 wt 2 hit 4 ov 1 6/3 CASE 21',
  ]);
});

rule('BFQ-REC-03', 'The lost Recon Star is replaced by five marked light stand-ins worth 67 points', () => {
  expect(lines(RECON_STAR)).toEqual([
    'Fire Moth (Dasher) stand-in: 10 3/2/0 wt 1 hit 4 ov 0 1/1 CASE 12',
    'Mist Lynx (Koshi) stand-in: 6j 2/2/1 wt 1 hit 4 ov 0 2/1 CASE 12',
    'Kit Fox (Uller) stand-in A: 6 3/3/1 wt 1 hit 4 ov 0 3/2 CASE 13',
    'Kit Fox (Uller) stand-in B: 6 3/2/2 wt 1 hit 4 ov 0 3/2 CASE 13',
    'Adder (Puma) stand-in: 6 3/3/3 wt 1 hit 4 ov 1 4/2 ENE 17',
  ]);
  expect(RECON_STAR.elements.every(({ standIn }) => standIn)).toBe(true);
  expect([total(RECON_STAR), slowest(RECON_STAR), RECON_STAR.size]).toEqual([67, 6, 1]);
});

rule('BFQ-REC-02', 'No printed Element is a stand-in', () => {
  const printed = [DIVINE_FIRE, PEACEFUL_CLEANSING, FIRE_SUPPORT_STAR].flatMap(({ elements }) => elements);
  expect(printed.some(({ standIn }) => standIn)).toBe(false);
});

rule('BFQ-REC-01', 'A Unit’s Point Value is the sum of its Elements, its MV the lowest', () => {
  const figures = [DIVINE_FIRE, PEACEFUL_CLEANSING, FIRE_SUPPORT_STAR].map((sheet) => [
    total(sheet),
    slowest(sheet),
    sheet.size,
  ]);
  expect(figures).toEqual([
    [70, 7, 2],
    [104, 4, 4],
    [103, 5, 3],
  ]);
});

rule('BFQ-REC-04', 'The Ryoken B of the overheating example', () => {
  expect(line(RYOKEN_B)).toBe('Stormcrow (Ryoken) B: 6 5/5/0 wt 2 hit 4 ov 3 6/3 - 23');
});

rule('BFQ-SEQ-01', 'A Level II has six Elements and a Star five; both players field two Units', () => {
  const sizes = [WORD_OF_BLAKE, GHOST_BEAR].map(({ units }) => units.map(({ elements }) => elements.length));
  expect(sizes).toEqual([
    [6, 6],
    [5, 5],
  ]);
});
