import { rule } from '@ironfield/conformance/rule.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { expect } from 'vitest';
import { options as register } from '../../options.ts';
import { attackerCover, isBlocked, sightBetween, targetCover } from '../../rules/sight/line-of-sight.ts';
import { duel } from '../../testing/duel.ts';
import { scene } from '../../testing/scene.ts';

/** Does one in the first hex of a column see one in the last? */
function sees(options: Record<string, boolean>, ...hexes: string[]): boolean {
  const { field, cell } = columnOf(options, hexes);
  return !isBlocked(sightBetween(field, cell(0), false, cell(hexes.length - 1), false));
}

function columnOf(options: Record<string, boolean>, hexes: readonly string[]) {
  const made = scene({
    map: hexes.map((hex) => `. ${hex} .`).join('\n'),
    units: { Gun: { at: '0101' }, Mark: { at: '0301' } },
    options,
  });
  return { field: made.field, cell: (row: number) => row * 3 + 1 };
}

const both = (options: Record<string, boolean>, ...hexes: string[]) => {
  const there = sees(options, ...hexes);
  expect(sees(options, ...hexes.toReversed())).toBe(there);
  return there;
};

const zones = { 'dead-zones': true };
const diagram = { 'los-diagram': true };

rule(
  'MT-LOS-01',
  'A hill as high as the one above hides who is as far behind it, not who is farther off',
  () => {
    expect(both(zones, '.3', '.', '.3', '.', '.')).toBe(false);
    expect(both(zones, '.3', '.', '.3', '.', '.', '.', '.', '.')).toBe(true);
    expect(both({}, '.3', '.', '.3', '.', '.')).toBe(true);
  },
);

rule('MT-LOS-01', 'A total of 0 does not hide, 1 does', () => {
  expect(both({}, '.3', '.', '.', '.2', '.')).toBe(false);
  expect(both(zones, '.3', '.', '.', '.2', '.')).toBe(true);
  expect(both(zones, '.3', '.', '.', '.', '.2', '.')).toBe(false);
});

rule('MT-LOS-01', 'What is no higher than the lower of the two casts no shadow', () => {
  expect(both(zones, '.1', '.', '.', '.', '.', '.', '.1', '.')).toBe(true);
});

rule('MT-LOS-01', 'Of several highest hexes the one nearest to the lower unit counts', () => {
  // Alone the first hill would hide nobody at this distance.
  expect(both(zones, '.3', '.2', '.', '.', '.', '.', '.')).toBe(true);
  expect(both(zones, '.3', '.2', '.', '.', '.', '.2', '.')).toBe(false);
});

rule('MT-LOS-01', 'What is higher than both still blocks', () => {
  expect(both(zones, '.', '.', '.2', '.', '.')).toBe(false);
  expect(both(zones, '.1', '.', '.3', '.', '.')).toBe(false);
  // However far it stands from the other.
  expect(both(zones, '.', '.2', '.', '.', '.', '.', '.', '.')).toBe(false);
});

rule('MT-LOS-01', 'Woods in the shadow intervene and do not block', () => {
  const lines = (options: Record<string, boolean>, ...hexes: string[]) =>
    duel({ options, hexes })
      .toHit('PPC')
      .lines.filter(({ reason }) => reason.startsWith('Light woods'));
  expect(lines({}, '.3', '.', '.', 'l', '.')).toHaveLength(1);
  expect(lines(zones, '.3', '.', '.', 'l', '.')).toHaveLength(0);
  expect(lines(zones, '.3', '.', '.', '.', 'l', '.')).toHaveLength(1);
});

rule(
  ['MT-LOS-02', 'MT-L3TB-08'],
  'Ground above the straight line blocks, what just reaches it does not',
  () => {
    expect(both(diagram, '.5', '.', '.', '.', '.', '.2', '.')).toBe(false);
    expect(both(diagram, '.6', '.', '.', '.', '.', '.2', '.')).toBe(true);
    expect(both({}, '.6', '.', '.', '.', '.', '.2', '.')).toBe(false);
    expect(both(diagram, '.4', '.4', '.', '.')).toBe(false);
    expect(both({}, '.4', '.4', '.', '.')).toBe(true);
    expect(both(diagram, '.', '.1', '.')).toBe(true);
  },
);

rule('MT-LOS-02', 'Woods above it intervene', () => {
  const lines = (options: Record<string, boolean>, first: string) =>
    duel({ options, hexes: [first, '.', '.', '.', '.', 'l', '.'] })
      .toHit('PPC')
      .lines.filter(({ reason }) => reason.startsWith('Light woods'));
  expect(lines(diagram, '.5')).toHaveLength(1);
  expect(lines(diagram, '.6')).toHaveLength(0);
  expect(lines({}, '.6')).toHaveLength(1);
});

rule(['MT-LOS-01', 'MT-LOS-02'], 'One of the two at most', () => {
  expect(resolveOptions(register, { ...zones, ...diagram })).toMatchObject({ ok: false });
});

rule(
  ['MT-LOS-01', 'CBT-LOS-08'],
  'A low hill covers whoever is right behind it, however lines are read',
  () => {
    for (const options of [zones, diagram, {}]) {
      const covered = (...hexes: string[]) => {
        const { field, cell } = columnOf(options, hexes);
        const sight = sightBetween(field, cell(0), false, cell(hexes.length - 1), false);
        return [attackerCover(sight), targetCover(sight)];
      };
      expect(covered('.', '.1', '.', '.', '.')).toEqual([true, false]);
      expect(covered('.', '.', '.1', '.', '.')).toEqual([false, false]);
      expect(covered('.', '.', '.', '.1', '.')).toEqual([false, true]);
    }
  },
);

rule(['MT-LOS-01', 'CBT-LOS-02'], 'Of two hexes that a line divides the higher one blocks', () => {
  const past = (...hills: string[]) => {
    const row = (r: number) =>
      Array.from({ length: 9 }, (_, c) => (hills.includes(`0${c + 1}0${r}`) ? '.2' : '.')).join(' ');
    const made = scene({
      map: [1, 2, 3, 4, 5].map(row).join('\n'),
      units: { Gun: { at: '0101' }, Mark: { at: '0105' } },
      options: zones,
    });
    return !isBlocked(sightBetween(made.field, made.cell('0503'), false, made.cell('0903'), false));
  };
  expect([past(), past('0602'), past('0603'), past('0602', '0603')]).toEqual([true, false, false, false]);
});
