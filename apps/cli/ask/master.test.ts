// Questions about the edition that Maximum Tech extends, with 'Mechs out of a file of records.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-master-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hexes = Array.from({ length: 9 }, (_, col) =>
  Array.from({ length: 9 }, (_, row) => {
    const number = `0${col + 1}0${row + 1}`;
    const terrain = number === '0305' ? 'water:1' : number === '0403' ? 'woods:1' : '';
    return `hex ${number} ${number === '0705' ? 1 : 0} "${terrain}" ""`;
  }),
).flat();
writeFileSync(join(folder, 'Meadow.board'), `size 9 9\n${hexes.join('\n')}\nend\n`);

const record = {
  unit: 'Wolf WLF-1',
  kind: 'mech',
  motion: 'biped',
  tons: 55,
  clan: 0,
  walk: 5,
  heatSinks: 12,
  armor: { HD: 9, CT: 20, CTR: 5, LT: 15, LTR: 5, RT: 15, RTR: 5, LA: 10, RA: 10, LL: 15, RL: 15 },
  structure: { HD: 3, CT: 18, LT: 13, RT: 13, LA: 9, RA: 9, LL: 13, RL: 13 },
  missingActuators: ['LA:hand'],
  jumpJets: { LL: 2, RL: 2, CT: 1 },
  weapons: [
    ['Medium Pulse Laser', 'RA', 0, 48, 4],
    ['LB 10-X AC', 'LA', 0, 148, 2],
    ['Particle Cannon', 'RT', 0, 176, 10],
    ['LRM 10', 'LT', 0, 90, 4],
    ['RL 15', 'LT', 0, 23, 4],
    ['Small Laser', 'CT', 1, 9, 1],
  ],
  ammo: [
    ['LB 10-X Cluster Ammo', 'LT', 10, 19],
    ['LB 10-X AC Ammo', 'LT', 10, 19],
    ['Artemis-capable LRM 10 Ammo', 'LT', 12, 11],
    ['RL 15 Ammo', '-', 1, 0],
  ],
  misc: [
    ['Targeting Computer', 'RT', 0],
    ['Beagle Active Probe', 'RT', 10],
  ],
};
const units = join(folder, 'units.jsonl');
const clan = { ...record, unit: 'Clan Wolf', clan: 1, misc: [] };
const quad = {
  ...record,
  unit: 'Spider',
  motion: 'quad',
  armor: { HD: 9, CT: 20, CTR: 5, LT: 15, LTR: 5, RT: 15, RTR: 5, FLL: 10, FRL: 10, RLL: 15, RRL: 15 },
  structure: { HD: 3, CT: 18, LT: 13, RT: 13, FLL: 13, FRL: 13, RLL: 13, RRL: 13 },
  missingActuators: [],
  jumpJets: {},
  weapons: [
    ['LRM 10', 'LT', 0, 90, 4],
    ['Small Laser', 'FLL', 0, 9, 1],
  ],
  misc: [['MASC', 'LT', 0]],
};
const tank = { unit: 'Tank', kind: 'vehicle' };
writeFileSync(units, `${[record, clan, quad, tank].map((unit) => JSON.stringify(unit)).join('\n')}\n`);

async function ask(question: string, ...lines: object[]): Promise<Record<string, unknown>[]> {
  const places = ['--boards', folder, '--units', units, '--edition', 'master'];
  const input = lines.map((line, id) => JSON.stringify({ id, board: 'Meadow', ...line })).join('\n');
  const { code, out, err } = await ironfield(['ask', question, ...places], `${input}\n`);
  expect([code, err]).toEqual([0, '']);
  const answers = out.trimEnd().split('\n');
  return answers.map((line) => JSON.parse(line));
}

const ATT = { unit: 'Wolf WLF-1', kind: 'mech', hex: '0501', facing: 3, torso: 3, damage: [], depth: 0 };
const TGT = { unit: 'Clan Wolf', kind: 'mech', hex: '0505', facing: 0, immobile: '' };
const shot = (weapon: string, loc: string, change: object = {}) => ({
  att: ATT,
  tgt: TGT,
  weapon,
  loc,
  ...change,
});
const values = (answers: readonly Record<string, unknown>[]) =>
  answers.map(({ value, error }) => value ?? error);

describe('weapon attacks', () => {
  test('weapons of records have their own modifiers, ranges and minimum ranges', async () => {
    const answers = await ask(
      'tohit',
      shot('Medium Pulse Laser', 'RA'),
      shot('LB 10-X AC', 'LA'),
      shot('Particle Cannon', 'RT', { tgt: { ...TGT, hex: '0503' } }),
      shot('LRM 10', 'LT'),
      shot('RL 15', 'LT'),
      { ...shot('Medium Pulse Laser', 'RA'), att: { ...ATT, unit: 'Clan Wolf' } },
      { ...shot('LRM 10', 'LT'), att: { ...ATT, unit: 'Clan Wolf' } },
    );
    // Gunnery 4; medium range, pulse and computer; clusters; minimum range and computer; …
    expect(values(answers)).toEqual([4 + 2 - 2 - 1, 4 - 1, 4 + 2 - 1, 4 + 3, 4 + 1, 4 - 2, 4]);
  });

  test('partial cover is +3 and water −1, with hits on the punch table', async () => {
    const [inWater, behindHill] = await ask(
      'tohit',
      shot('LRM 10', 'LT', { att: { ...ATT, hex: '0301' }, tgt: { ...TGT, hex: '0305' } }),
      shot('LRM 10', 'LT', { att: { ...ATT, hex: '0701' }, tgt: { ...TGT, hex: '0706' } }),
    );
    expect(inWater).toMatchObject({ value: 4 + 3 + 3 - 1, table: 'punch' });
    expect(behindHill).toMatchObject({ value: 4 + 2 + 3, table: 'punch' });
  });

  test('an earlier target makes the next one secondary', async () => {
    const at = (earlierTarget: string, hex = '0505') =>
      shot('Medium Pulse Laser', 'RA', { earlierTarget, tgt: { ...TGT, hex } });
    // Ahead after one ahead, ahead after one behind, at the side.
    const answers = await ask('tohit', at('0504'), at('0902'), at('0505', '0301'));
    expect(values(answers)).toEqual([3 + 1, 3, 4 + 0 + 2 - 2 - 1]);
  });

  test('options go by their own names or those of another program', async () => {
    const fast = { ...TGT, mode: 'run', moved: 19 };
    const answers = await ask(
      'tohit',
      shot('LRM 10', 'LT', { tgt: fast }),
      shot('LRM 10', 'LT', { tgt: fast, options: ['expanded-tmm'] }),
      shot('LRM 10', 'LT', { tgt: fast, options: ['maxtech_target_modifiers'] }),
      shot('LRM 10', 'LT', { options: ['night_battle', 'dusk'] }),
      shot('LRM 10', 'LT', { options: ['night_battle'] }),
      shot('LRM 10', 'LT', { options: ['nonsense'] }),
    );
    expect(values(answers)).toEqual([11, 13, 13, 8, 9, 'there is no option "nonsense" yet']);
  });

  test('an actuator that was never built is not hit, and a prone Mech turns as a whole', async () => {
    const [stump, lying] = await ask(
      'tohit',
      shot('LB 10-X AC', 'LA', { att: { ...ATT, damage: ['LA:hand'] } }),
      shot('LRM 10', 'LT', { att: { ...ATT, facing: 0, prone: 1 } }),
    );
    expect(stump).toMatchObject({ value: 3 });
    expect(lying).toMatchObject({ value: 4 + 3 + 2 });
  });
});

test('physical attacks have fixed numbers, and limbs a side', async () => {
  const next = { ...TGT, hex: '0502' };
  const blow = (type: string, limb: string, change: object = {}) => ({
    type,
    limb,
    att: ATT,
    tgt: next,
    ...change,
  });
  const answers = await ask(
    'physical',
    blow('punch', 'right'),
    blow('punch', 'left'),
    blow('kick', 'left'),
    blow('push', ''),
    blow('kick', 'right', { att: { ...ATT, piloting: 2 }, options: ['maxtech_physical_BTH'] }),
  );
  expect(values(answers)).toEqual([4, 5, 3, 4, 0]);
});

test('reach goes by the record', async () => {
  const [answer] = await ask('reach', { unit: 'Wolf WLF-1', start: '0501', facing: 3 });
  expect(answer).toMatchObject({ walkMP: 5, runMP: 8, jumpMP: 5 });
  expect((answer.walk as Record<string, number>)['0505']).toBe(4);
});

test('a quad lies easy on four legs, steps sideways, and fires ahead from its front legs', async () => {
  const lying = { ...ATT, unit: 'Spider', prone: 1 };
  const answers = await ask(
    'tohit',
    shot('LRM 10', 'LT', { att: lying }),
    shot('LRM 10', 'LT', { att: { ...lying, lostLoc: 'FLL' } }),
    shot('LRM 10', 'LT', { att: { ...lying, lostLoc: 'RLL' } }),
    shot('Small Laser', 'FLL', { att: lying, tgt: { ...TGT, hex: '0503' } }),
    shot('Small Laser', 'FLL', { att: { ...ATT, unit: 'Spider' }, tgt: { ...TGT, hex: '0701' } }),
    shot('LRM 10', 'LT', {
      att: { ...ATT, hex: '0701' },
      tgt: { ...TGT, hex: '0706', hullDown: 1 },
      options: ['hull_down'],
    }),
  );
  expect(values(answers).slice(0, 4)).toEqual([7, 9, 9, 6]);
  expect(answers[4].result).toBe('impossible');
  expect(answers[5].value).toBe(4 + 2 + 3 + 2);
  const [reached] = await ask('reach', { unit: 'Spider', start: '0505', facing: 0 });
  expect(reached).toMatchObject({ walkMP: 5, runMP: 10 });
  expect((reached.walkF as Record<string, string>)['0604']).toMatch(/^2/);
});

test('strange records and names are named', async () => {
  const answers = await ask(
    'tohit',
    shot('LRM 10', 'LT', { tgt: { ...TGT, unit: 'Nobody' } }),
    shot('LRM 10', 'LT', { tgt: { ...TGT, unit: 'Tank' } }),
    shot('Gauss Rifle', 'LT'),
  );
  expect(values(answers)).toEqual([
    expect.stringContaining('no "Nobody"'),
    expect.stringContaining('record of Tank: motion'),
    expect.stringContaining('no Gauss Rifle LT'),
  ]);
});
