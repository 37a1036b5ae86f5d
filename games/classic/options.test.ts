import { rule } from '@ironfield/conformance/rule.ts';
import { optionProblems, optionsMatching } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { optionGroups, options } from './options.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { fork } from './state/fork.ts';
import { melee } from './testing/melee.ts';
import { ADDED, alone } from './testing/options.ts';
import { added, shaken } from './testing/weather.ts';

rule(
  'MT-OPT-02',
  'Every option is off at first, and can be switched on with nothing but what it needs',
  () => {
    const { options: usual } = scenarios[0].setup({}, null as never);
    for (const option of ADDED) {
      expect(Object.hasOwn(usual ?? {}, option.id), option.id).toBe(false);
      expect(optionProblems(options, alone(option)), option.id).toEqual([]);
    }
  },
);

rule('MT-OPT-02', 'A value that an option does not know is refused, and asked of nobody', () => {
  for (const { id, base } of options) {
    const wrong = typeof base === 'string' ? 'purple' : typeof base === 'number' ? -1.5 : 'yes';
    const problems = optionProblems(options, { [id]: wrong });
    expect(problems, id).toContainEqual({ kind: 'value', option: id });
  }
});

rule('MT-OPT-05', 'Who looks for Maximum Tech finds its options, and no others', () => {
  const found = optionsMatching(options, 'maximum tech');
  const ofTheBook = options.filter(({ rule: id }) => id.startsWith('MT-'));
  expect(found.map(({ id }) => id).sort()).toEqual(ofTheBook.map(({ id }) => id).sort());
  expect(found.length).toBeGreaterThan(60);
});

/** What needs what, of the register. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  'terrain-jungle': ['expanded-terrain-table'],
  'terrain-magma': ['expanded-terrain-table', 'bog-down'],
  'terrain-ultra-heavy-woods': ['expanded-terrain-table'],
  'terrain-tundra': ['expanded-terrain-table', 'bog-down'],
  'terrain-sand': ['expanded-terrain-table'],
  'condition-deep-snow': ['expanded-terrain-table', 'bog-down'],
  'condition-geyser': ['expanded-terrain-table'],
  'condition-ice': ['careful-movement'],
  'weather-fog': ['careful-movement'],
  'skilled-evading': ['evading'],
  'dangle-and-drop': ['climbing', 'leaping'],
  bracing: ['taking-cover'],
  'dueling-wide-twist': ['dueling'],
  'self-destruct': ['engine-explosions'],
  'secret-critical-effects': ['expanded-critical-damage'],
  searchlights: ['night'],
  'smoke-wind-drift': ['smoke-l3'],
};

rule('MT-OPT-05', 'Options need what the register says, and two pairs exclude each other', () => {
  for (const { id, requires = [] } of ADDED)
    if (id in NEEDS) expect([...requires].sort(), id).toEqual([...NEEDS[id]].sort());
  // How abilities are paid for is no option of the book, and calibration matters only where gravity is not standard.
  // All that is about other arms needs them, and all that is about structures needs buildings.
  const others = ADDED.filter(
    ({ id, requires }) =>
      requires &&
      !(id in NEEDS) &&
      !requires.some((need) => ['combined-arms', 'engineers', 'buildings', 'structures-l3'].includes(need)),
  ).map(({ id }) => id);
  expect(others).toEqual([
    'ability-points',
    'ability-price',
    'heavy-flamer',
    'improved-narc',
    'narc-bola',
    'weapon-calibration',
    'artillery-l3-ranges',
    'artillery-l3-damage',
    'artillery-l3-ordnance',
    'counter-battery',
    'arrow-iv-infernos',
    'onboard-artillery',
    'core-sighting',
    'pointblank-artillery',
    'grenade-launchers',
    'laser-ams',
    'ams-as-weapon',
    'angel-ecm',
    'eccm',
    'stealth-armor',
    'c3i-computers',
    'probe-moving-detection',
    'semi-guided-lrm',
    'ammo-inferno',
    'inferno-fuel',
    'thunder-munitions',
    'flare-lrm',
    'ammo-smoke-missile',
    'torpedoes',
  ]);
  expect(optionProblems(options, { bracing: true })).toMatchObject([
    { kind: 'needs', other: 'taking-cover' },
  ]);
  const rivals = ADDED.flatMap(({ id, excludes = [] }) =>
    excludes.map((other) => [id, other].sort().join('/')),
  );
  expect([...new Set(rivals)].sort()).toEqual(['dead-zones/los-diagram', 'double-blind/dueling']);
  for (const pair of new Set(rivals)) {
    const both = Object.fromEntries(pair.split('/').map((id) => [id, true]));
    expect(optionProblems(options, both).map(({ kind }) => kind)).toContain('excludes');
  }
});

const RAIN = { 'weather-rainfall': 'heavy' };
const SAND = { 'weather-blowing-sand': true };
const DUSK = { 'weather-dusk-dawn': true };

rule(['MT-WX-01', 'MT-OPT-03'], 'Kinds of weather add up for weapons, but for dusk at night', () => {
  const sum = (...kinds: readonly OptionValues[]) =>
    kinds.map(added).reduce((all, each) => all.map((value, i) => value + each[i]));
  expect(added({ ...RAIN, ...SAND, ...DUSK })).toEqual(sum(RAIN, SAND, DUSK));
  expect(added({ ...RAIN, ...SAND, ...DUSK })).toEqual([1 + 2 + 1, 1 + 1 + 1, 1 + 1 + 1]);
  expect(added({ night: true, ...DUSK })).toEqual(added({ night: true }));
  expect(shaken({ ...RAIN, 'weather-winds': 'high' })).toEqual([3, 3]);
});

rule('MT-WX-01', 'Physical attacks do not mind the weather', () => {
  const kick = (values: OptionValues) =>
    melee({ units: { Ram: { at: '0505 S' }, Ewe: { at: '0506 N' } }, options: values })
      .begin(0)
      .number('kick', 'Ram', 'RL', 'Ewe').total;
  expect(kick({ ...RAIN, ...SAND, ...DUSK, 'weather-winds': 'high' })).toBe(kick({}));
});

/** Of the second register, what is about 'Mechs of the book. */
const SECOND = [
  'advanced-abilities',
  'dueling',
  'dueling-wide-twist',
  'smoke-l3',
  'smoke-wind-drift',
  'concealed-information',
  'double-blind',
  'jury-rigging',
  'probe-targeting-aid',
  'ppc-inhibitor-override',
];

rule('MT-REG-01', 'What the second register has for Mechs of the book is an option, and off', () => {
  const found = ADDED.filter(({ id }) => SECOND.includes(id));
  expect(found.map(({ id }) => id).sort()).toEqual([...SECOND].sort());
  for (const { id, base } of found) expect([false, 'none'], id).toContain(base);
});

rule('MT-OPT-06', 'What options keep is plain data, and absent while they are off', () => {
  const on = { 'double-blind': true, bracing: true, 'taking-cover': true, 'careful-aim': true };
  const made = (values: OptionValues) =>
    melee({ units: { Ram: { at: '0505 S' }, Ewe: { at: '0509 N' } }, options: values }).beginAt('movement', 0)
      .scene.state;
  const plain = made({});
  expect(plain.marks).toBeNull();
  expect(plain.units.flatMap(({ marks, thisTurn }) => [marks, thisTurn.marks])).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const marked = made(on);
  expect(marked.units[0].marks).not.toBeNull();
  expect(JSON.parse(JSON.stringify(marked.units))).toEqual(marked.units);
  expect(JSON.parse(JSON.stringify(fork(marked).units))).toEqual(marked.units);
});

rule('MT-OPT-04', 'Options stand under the chapters of the book, and every chapter has some', () => {
  expect([...new Set(options.map(({ group }) => group))].sort()).toEqual([...optionGroups].sort());
});
