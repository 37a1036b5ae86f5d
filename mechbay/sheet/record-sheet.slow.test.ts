import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { designOf } from '@ironfield/classic/units/design.ts';
import { FACING_CODES, LOCATION_CODES } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { describe, expect, test } from 'vitest';
import { spreadArmorOver } from '../design/design-operations.ts';
import { fourLegged } from '../design/four-legs.fixture.ts';
import { armorCoverage } from '../figures.ts';
import { textWidth } from './helvetica.ts';
import type { Box, Page, Primitive } from './primitives.ts';
import { recordSheet } from './record-sheet.ts';
import {
  contains,
  extent,
  HOSTILE_NAMES,
  inPlay,
  isText,
  leaning,
  numbered,
  overlaps,
  sheetOf,
  stockMech,
  textAt,
} from './testing.ts';

const mechs = Object.values(STOCK_MECHS);
const papers = ['a4', 'letter'] as const;

function pipRoom(part: Primitive): Box | null {
  if (part.kind === 'rect' && part.id?.startsWith('structure.')) return part;
  if (part.kind !== 'circle') return null;
  const { x, y, radius } = part;
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function boundsOf(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [0, 1].map((at) => points.map((point) => point[at]));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** No text leaves its room or the margins, in no font does one lie on another or on a pip; pips keep to their blocks. */
function expectNeat(page: Page): void {
  const paper: Box = { x: 8, y: 8, width: page.width - 16, height: page.height - 16 };
  const texts = page.primitives.filter(isText);
  const rooms = texts.map(extent);
  const wide = texts.map(leaning);
  const pips = page.primitives.flatMap((part) => {
    const room = pipRoom(part);
    return room ? [{ id: part.id ?? '', room }] : [];
  });
  const problems: string[] = [];
  for (const [i, { text, size, width, bold, box }] of texts.entries()) {
    if (Math.abs(width - textWidth(text, bold) * size) > 1e-9) problems.push(`"${text}" is not measured`);
    if (!contains(box, rooms[i], 0.001)) problems.push(`"${text}" leaves its box`);
    if (!contains(paper, rooms[i], 0.001)) problems.push(`"${text}" leaves the page`);
    for (let j = i + 1; j < texts.length; j++) {
      if (overlaps(wide[i], wide[j], 0.02)) problems.push(`"${text}" lies on "${texts[j].text}"`);
    }
    if (pips.some((pip) => overlaps(wide[i], pip.room, 0.02))) problems.push(`"${text}" lies on a pip`);
  }
  const blocks = new Map(
    page.primitives.flatMap((part) => (part.kind === 'path' ? [[part.id, part.points]] : [])),
  );
  for (const { id, room } of pips) {
    const [, code] = /^(?:armor|structure)\.(..)/.exec(id) ?? [];
    const outer = code ? boundsOf(blocks.get(`block.${code}`)!) : paper;
    if (!contains(outer, room, 0.001)) problems.push(`${id} leaves its place`);
  }
  expect(problems).toEqual([]);
}

describe.each(papers)('on %s', (paper) => {
  test.each(mechs.map((mech) => [mech.model, mech] as const))('%s has as many pips as points', (_, mech) => {
    const design = designOf(mech);
    if (!design.ok) throw new Error('unplayable');
    const page = sheetOf(mech, { paper });
    for (const [at, code] of FACING_CODES.entries()) {
      expect(numbered(page, `armor.${code}`), code).toHaveLength(design.value.armor[at]);
    }
    for (const [at, code] of LOCATION_CODES.entries()) {
      expect(numbered(page, `structure.${code}`), code).toHaveLength(design.value.structure[at]);
    }
    for (const [i, bin] of design.value.bins.entries()) {
      expect(numbered(page, `bin.${i + 1}`)).toHaveLength(bin.shots);
    }
    expect(numbered(page, 'sink')).toHaveLength(mech.heatSinks);
    expect(page.primitives.filter(({ hit }) => hit)).toEqual([]);
    const ids = page.primitives.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(mechs.map((mech) => [mech.model, mech] as const))(
    '%s is neat and large enough to read',
    (_, mech) => {
      const page = sheetOf(mech, {
        paper,
        warrior: { name: 'Anastasia Kerensky-Ward', gunnery: 3, piloting: 10 },
      });
      expectNeat(page);
      // 4.5 points for the smallest text, pips that a pencil can hit.
      const tooSmall = page.primitives.filter(
        (part) =>
          (isText(part) && part.size <= 1.58) ||
          (part.kind === 'circle' && part.id?.startsWith('armor.') && part.radius <= 1),
      );
      expect(tooSmall).toEqual([]);
    },
  );

  test.each(HOSTILE_NAMES.map((name) => [name]))('the name %j does no harm', (name) => {
    const mech: MechFile = { ...stockMech('AS7-D'), name, model: name, houses: [name, name, name] };
    expectNeat(sheetOf(mech, { paper, warrior: { name } }));
  });

  test('the longest names of everything at once', () => {
    const name = 'M'.repeat(2000);
    const page = sheetOf({ ...stockMech('CP-10-Z'), name, model: name }, { paper, warrior: { name } });
    expectNeat(page);
    expect(page.primitives.filter(isText).filter(({ text }) => text.endsWith('…')).length).toBe(3);
  });
});

describe.each(papers)('four legs on %s', (paper) => {
  const quad = fourLegged();
  const page = sheetOf(quad, { paper, warrior: { name: 'Ana', gunnery: 3, piloting: 4 } });

  test('as many pips as points, in front legs as in hind legs', () => {
    const { facings, locations } = armorCoverage(quad);
    for (const { facing, points } of facings) {
      expect(numbered(page, `armor.${facing}`), facing).toHaveLength(points);
    }
    for (const { location, structure } of locations) {
      expect(numbered(page, `structure.${location}`), location).toHaveLength(structure);
    }
    expect(numbered(page, 'structure.LA')).toHaveLength(13);
    expectNeat(page);
  });

  test('legs have their names and six slots, also in the tables of hits, and nothing is said of arms', () => {
    const texts = page.primitives.filter(isText).map(({ text }) => text);
    expect(texts).toEqual(
      expect.arrayContaining([
        'FRONT LEFT',
        'REAR RIGHT',
        'Front left leg',
        'Rear right leg',
        'FLL',
        'RRL (R)',
      ]),
    );
    expect(texts.filter((text) => /\barms?\b|shoulder|^LA$|^RA$/i.test(text))).toEqual([]);
    expect(texts.filter((text) => ['Hit location', 'Punch', 'Kick'].includes(text))).toHaveLength(3);
    expect(numbered(page, 'slot.LA')).toHaveLength(6);
    expect(textAt(page, 'slot.LA.5')).toBe('Medium Laser');
    expect(texts.filter((text) => text === 'Notes')).toHaveLength(2);
  });

  test('fully armoured, at every tonnage', () => {
    for (let tons = 20; tons <= 100; tons += 5) {
      const armored = spreadArmorOver({ ...quad, tons, walk: 1 }, 50);
      if (!armored.ok) throw new Error(armored.error.message);
      expectNeat(sheetOf(armored.value, { paper }));
    }
  });
});

describe('extremes', () => {
  const atlas = stockMech('AS7-D');

  test.each([0, 1, 100, 200])('%d points of armour everywhere', (points) => {
    const both: [number, number] = [points, points];
    const armor = {
      HD: points,
      CT: both,
      LT: both,
      RT: both,
      LA: points,
      RA: points,
      LL: points,
      RL: points,
    };
    const page = sheetOf({ ...atlas, armor });
    for (const code of FACING_CODES) expect(numbered(page, `armor.${code}`)).toHaveLength(points);
    expectNeat(page);
  });

  test('as many kinds of weapons and ammunition as there is room for', () => {
    const weapons = [
      'Machine Gun',
      'Flamer',
      'Small Laser',
      'Medium Laser',
      'LRM 5',
      'SRM 2',
      'SRM 4',
      'AC/2',
    ];
    const ammunition = ['LRM 5', 'LRM 10', 'LRM 15', 'SRM 2', 'SRM 4', 'AC/2', 'AC/5', 'Flamer (Vehicle)'];
    const slots = structuredClone(atlas.slots);
    slots.LT = [...weapons, 'LRM 5 (OS)', 'Flamer (R)', 'Ammo LRM 5', 'Ammo Machine Gun (half)'];
    slots.RT = [...slots.LT];
    slots.LA.splice(4, 8, ...weapons);
    slots.RA.splice(4, 8, ...ammunition.map((name) => `Ammo ${name}`));
    const page = sheetOf({ ...atlas, slots });
    expectNeat(page);
    const lines = page.primitives.filter(({ id }) => /^weapon\.\d+\.Type$/.test(id ?? ''));
    const bins = page.primitives.filter(({ id }) => id?.startsWith('ammunition.'));
    expect([lines.length, bins.length]).toEqual([10 + 10 + 8 + 1, 2 + 2 + 8 + 1]);
  });

  test('a hundred heat sinks, a hundred and twenty points of heat', () => {
    const file = { ...atlas, heatSinks: 100 };
    const page = sheetOf(file, { mech: { ...inPlay(file), heat: 120 } });
    expect(numbered(page, 'sink')).toHaveLength(100);
    expectNeat(page);
  });
});

test('what cannot be played has no sheet, and the reasons are given', () => {
  const mech = structuredClone(stockMech('AS7-D'));
  mech.slots.LT[11] = 'Plasma Rifle';
  expect(recordSheet(mech)).toEqual({
    ok: false,
    error: ['"Plasma Rifle" in LT: not in the introductory rules'],
  });
});
