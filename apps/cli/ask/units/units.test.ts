import { blkText, mtfText } from '@ironfield/mechbay/unit-files/files.fixture.ts';
import { describe, expect, test } from 'vitest';
import { ironfield } from '../../testing.ts';

async function ask(question: string, ...lines: readonly object[]): Promise<Record<string, unknown>[]> {
  const input = lines.map((line) => JSON.stringify(line)).join('\n');
  const { code, out, err } = await ironfield(['ask', question], `${input}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const mtf = mtfText({
  tons: 20,
  walk: 8,
  armor: 64,
  items: { RA: ['Machine Gun'], LA: ['Machine Gun'], CT: ['Medium Laser', 'IS Ammo MG - Full'] },
});
const TANK = {
  motion_type: 'Tracked',
  tonnage: 50,
  cruiseMP: 5,
  engine_type: 1,
  armor: [24, 20, 20, 16, 16],
};

describe('battle-value', () => {
  test('is told with its lines', async () => {
    const [mech, skilled, tank] = await ask(
      'battle-value',
      { id: 'a', mtf },
      { id: 'b', mtf, gunnery: 3, piloting: 4 },
      { id: 3, blk: blkText(TANK) },
    );
    expect(mech).toMatchObject({ id: 'a', bv: 356 });
    expect(mech!.lines).toContainEqual({ value: 20, reason: 'Tonnage', rule: 'MT-BV-50', kind: 'add' });
    expect(skilled).toMatchObject({ id: 'b', bv: 445 });
    expect(tank).toMatchObject({ id: 3, bv: 113 });
  });

  test('a unit that cannot be read is answered with its faults, and the others all the same', async () => {
    const blk = blkText({ UnitType: 'Aero', SafeThrust: 5, tonnage: 50, armor: [1, 1, 1, 1] });
    const [none, broken, fighter, good] = await ask(
      'battle-value',
      { id: 1 },
      { id: 2, mtf: mtf.replace('Medium Laser', 'Mangler Ray') },
      { id: 3, blk },
      { id: 4, mtf },
    );
    expect(none!.error).toMatch(/the unit is missing/);
    expect(broken!.error).toMatch(/Line \d+: nothing is called "Mangler Ray"/);
    expect(fighter!.error).toMatch(/no Battle Value/);
    expect(good).toMatchObject({ id: 4, bv: 356 });
  });
});

test('battleforce2 turns a unit into an element, priced by the value that is given or computed', async () => {
  const [given, computed] = await ask('battleforce2', { id: 1, mtf, bv: 149 }, { id: 2, mtf, bv: null });
  expect(given).toEqual({
    id: 1,
    mp: 8,
    mode: '',
    pb: 1,
    m: 1,
    l: 0,
    ov: 0,
    class: 'L',
    armor: 2,
    structure: 2,
    specials: [],
    pv: 1,
  });
  expect(computed).toMatchObject({ id: 2, pv: 4 });
});
