import { describe, expect, test } from 'vitest';
import { ironfield } from './testing.ts';

describe('the options of a game', () => {
  test('are listed by group, with what may be typed for them', async () => {
    const { code, out } = await ironfield('options --game classic');
    expect(code).toBe(0);
    expect(out).toMatch(/^Conditions\n {2}night +Weapon attacks are at \+2\. \[CBT-SCN-24\]$/m);
    expect(out).toContain('halve-fall-in-depth-0=off');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('consciousness-timing=WHAT Rolled at the end');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('(phase, activation) [CBT-PIL-07]');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('(100; 1 to 200)');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      '--set introductory The rulebook as it stands. [nothing changed]',
    );
  });

  test('can be searched', async () => {
    const { out } = await ironfield('options --game classic long range');
    expect(out).toMatch(/^Conditions\n {2}fog /m);
    expect(out).not.toContain('night');
    expect((await ironfield('options --game classic no such thing')).out).toBe(
      'No option has all of these words.\n',
    );
  });

  test('can be read by programs', async () => {
    const { options, sets } = JSON.parse((await ironfield('options --game demo --json')).out);
    expect(options[0]).toEqual({
      id: 'night',
      title: 'Night',
      summary: 'Distant shots are much harder.',
      group: 'Conditions',
      rule: 'DEMO-NIGHT-01',
      base: false,
    });
    expect(sets).toMatchObject([{ id: 'night-march', options: { night: true, march: 2 } }]);
  });
});

test('A set sets its options; what is said of a single one goes before it', async () => {
  const played = async (...words: string[]) => {
    const call = [
      'sim',
      '--game',
      'demo',
      '--players',
      'random,random',
      '--games',
      '1',
      '--workers',
      '1',
      '--json',
    ];
    return JSON.parse((await ironfield([...call, ...words].join(' '))).out).options;
  };
  expect(await played('--set', 'night-march')).toEqual({ night: true, march: 2 });
  expect(await played('--option', 'march=3', '--set', 'night-march')).toEqual({ night: true, march: 3 });
  expect(await played('--set', 'night-march', '--option', 'night=off')).toEqual({ march: 2 });
});
