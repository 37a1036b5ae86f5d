import { rule } from '@ironfield/conformance/rule.ts';
import { optionProblems } from '@ironfield/kernel/options/options.ts';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { packagesOf } from './packages.ts';

rule(
  'MT-OPT-04',
  'Packages hold what belongs to them, with what it needs and nothing that excludes each other',
  () => {
    const packages = packagesOf(options);
    for (const { options: values } of packages) expect(optionProblems(options, values)).toEqual([]);
    const winter = packages.find(({ id }) => id === 'winter-war')!.options;
    expect(winter).toMatchObject({
      landscape: 'winter',
      'condition-deep-snow': true,
      'expanded-terrain-table': true,
      'expanded-heat-points': -40,
    });
    const duel = packages.find(({ id }) => id === 'advanced-duel')!.options;
    expect([duel['dead-zones'], duel['los-diagram']]).toEqual([true, undefined]);
    expect(duel).not.toHaveProperty('expanded-heat-points');
  },
);

rule(
  'MT-ARTY-01',
  'Level 3 artillery is ranges, damage and ordnance, on the base of Level 2, and nothing else',
  () => {
    const { options: values } = packagesOf(options).find(({ id }) => id === 'artillery-l3')!;
    expect(values).toEqual({
      artillery: 'long tom',
      'artillery-l3-ranges': true,
      'artillery-l3-damage': true,
      'artillery-l3-ordnance': true,
    });
  },
);

test('a package whose options are gone is gone, too', () => {
  expect(packagesOf([])).toEqual([]);
  const mild = packagesOf(options.filter(({ id }) => id !== 'expanded-heat-points'));
  expect(mild.find(({ id }) => id === 'winter-war')!.options).not.toHaveProperty('expanded-heat-points');
  expect(packagesOf(options.filter(({ group }) => group !== 'Movement')).map(({ id }) => id)).not.toContain(
    'advanced-movement',
  );
});

test('no set of ground and weather makes all shots harder by more than one', () => {
  const blinding = [
    'night',
    'fog',
    'weather-fog',
    'weather-dusk-dawn',
    'weather-rainfall',
    'weather-heavy-snowfall',
    'weather-blizzard',
    'weather-blowing-sand',
    'weather-winds',
  ];
  for (const { id, options: values } of packagesOf(options))
    expect(blinding.filter((each) => Object.hasOwn(values, each)).length, id).toBeLessThan(2);
});
