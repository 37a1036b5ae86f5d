import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import { latestReading } from '@ironfield/kernel/readings.ts';
import { describe, expect } from 'vitest';
import { readings } from '../readings.ts';
import type { RuleId } from '../rule-index.ts';
import { Battle, gun, type Model, type Scenery } from '../testing-table.ts';
import { cover, hidingWords } from './obscurement.ts';
import { found, hasLock, obscurementOf, seesPlace, sightBetween } from './sighting.ts';

/** An observer at 20", 5" that looks down at a target at 20", 35". */
function look(scene: string, target: Partial<Model> = {}, more: Partial<Scenery> = {}) {
  const table = new Battle({
    scene: `48 x 48\n${scene}`,
    north: { Eye: { at: '20,5', facing: 180, card: { weapons: [gun('HRG')] } } },
    south: { Target: { at: '20,35', ...target, card: { actions: 0, ...target.card } } },
    ...more,
  });
  const seen = found(table.state, table.id('Eye'), table.id('Target'));
  return { table, ...seen };
}

const across = (kind: string, from: number, to: number, height = 3) =>
  `${kind} 10,${from} to 30,${to} height ${height}`;

rule('HGB-LOS-03', 'what is crossed of one kind of cover is nothing of any other', () => {
  const kinds = [
    ['swamp', 'light'],
    ['jungle', 'heavy'],
    ['rocks', 'hard'],
  ] as const;
  for (const [piece, kind] of kinds) {
    const { light, heavy, hard, solid } = look(across(piece, 10, 14)).sight.crossed;
    expect({ light, heavy, hard, solid }).toEqual({ light: 0, heavy: 0, hard: 0, solid: 0, [kind]: 4000 });
  }
});

describe('the examples of the cover table', () => {
  rule('HGB-LOS-03', 'a: 3" woods, 5" swamp and 4" rocks that hide the model are 3', () => {
    const scene = [across('woodland', 10, 13, 1), across('swamp', 14, 19, 1), across('rocks', 25, 29, 2)];
    expect(look(scene.join('\n')).obscured).toBe(3);
  });

  rule('HGB-LOS-03', 'b: 1" woods, 2" houses and 6" rocks that do not hide it are 2', () => {
    const scene = [
      'woodland 19.9,10 to 22,11 height 3',
      'building 19.9,12 to 22,14 height 3',
      'rocks 19.9,20 to 22,26 height 3',
    ];
    const { obscured, sight } = look(
      scene.join('\n'),
      { at: '19.95,35' },
      { north: { Eye: { at: '19.95,5' } } },
    );
    expect(sight.crossed.isHiddenOrTouching).toBe(false);
    expect(obscured).toBe(2);
  });

  rule('HGB-LOS-03', 'd: 14" jungle that hides it is 3', () => {
    expect(look(across('jungle', 15, 29)).obscured).toBe(3);
  });

  rule('HGB-LOS-03', 'e: 9" of buildings, one of them touched, are 4', () => {
    const houses = [
      'building 19.9,10 to 20.4,12 height 3',
      'building 19.9,15 to 20.4,18 height 3',
      'building 19.9,30.45 to 20.4,34.45 height 3',
    ];
    expect(look(houses.join('\n')).obscured).toBe(4);
  });
});

rule('HGB-LOS-03', 'says which piece gives cover, how far the line runs over it, and what is touched', () => {
  const scene = ['woodland 15,10 to 25,13 height 3', 'building 19.9,30.45 to 20.4,34.45 height 3'];
  const { sight } = look(scene.join('\n'));
  expect(hidingWords(sight.crossed)).toBe('3" of woodland · 4" of building, touching');
  const { lines } = explain<RuleId>((tally) => cover(tally, sight.crossed));
  expect(lines.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
    '1 Touching building',
    '1 Light cover: 3" of woodland',
    '1 Hard cover: 4" of building',
  ]);
  const hidden = look(across('jungle', 15, 29)).sight;
  expect(explain<RuleId>((tally) => cover(tally, hidden.crossed)).lines[0].reason).toBe(
    'Wholly hidden by jungle',
  );
});

rule('HGB-LOS-02', 'what is less than half as tall as the model gives no cover', () => {
  expect(look('rocks 10,34.45 to 30,34.48 height 0.5').obscured).toBe(0);
  expect(look('rocks 10,34.3 to 30,34.48 height 0.6').obscured).toBe(2);
});

rule('HGB-LOS-02', 'from a hill one looks over what is low and far from the target', () => {
  expect(look(across('rocks', 10, 11, 1)).obscured).toBe(1);
  expect(look(`hill 10,2 to 30,8 height 2 ground\n${across('rocks', 10, 11, 1)}`).obscured).toBe(0);
});

rule(['HGB-LOS-01', 'HGB-LOS-04'], 'a hill that hides the whole model bars direct attacks', () => {
  const { table, sight } = look('hill 5,15 to 35,25 height 5 ground');
  expect(sight.isHiddenBySolid).toBe(true);
  table.activate('Eye');
  expect(table.choices).not.toContain('attack');
  expect(seesPlace(table.state, table.id('Eye'), { x: 20000, y: 35000 })).toBe(false);
});

rule(['HGB-DET-01', 'HGB-ATT-01'], 'no more Obscurement than the rating is seen through', () => {
  expect(look(across('woodland', 10, 19)).isDetected).toBe(true);
  expect(look(across('jungle', 15, 29)).isDetected).toBe(false);
  expect(
    look(across('jungle', 15, 29), {}, { north: { Eye: { at: '20,5', card: { detection: 3 } } } }).isDetected,
  ).toBe(true);
  const sharp = { north: { Eye: { at: '20,5', skills: { ew: 3 } } } };
  expect(look(across('jungle', 15, 29), {}, sharp).isDetected).toBe(true);
});

rule(['HGB-DET-02', 'HGB-DET-03'], 'within its Size in inches a target is found whatever hides it', () => {
  const near = (at: string, more: Partial<Model> = {}) =>
    look(
      across('jungle', 6, 47),
      { at, ...more },
      { north: { Eye: { at: '20,5', facing: 180, card: { detection: 0 } } } },
    );
  // From front to front: 7" less half a base on each side.
  expect(near('20,12').isDetected).toBe(true);
  expect(near('20,12.1').isDetected).toBe(false);
  expect(near('20,12', { body: { hullDown: 1 } }).isDetected).toBe(false);
});

rule(
  ['HGB-DET-04', 'HGB-DET-05', 'HGB-ACT-03'],
  'Active Detection goes with an attack: against the Obscurement, less what gives it away',
  () => {
    const { table } = look(across('jungle', 15, 29));
    table.activate('Eye');
    // 3 less 2 for Combat Speed: more than 1.
    table.attack('Target', ['active detection', 2], ['attack', 6], ['defense', 2]);
    expect(table.events('sought')).toMatchObject([{ total: 2, threshold: { total: 1 }, isFound: true }]);
    expect(table.unit('Eye')).toMatchObject({
      locks: [{ margin: 1 }],
      body: { emissions: 1, weaponsUsed: 1 },
    });
    // The attack is obscured all the same.
    expect(table.events('fired')[0].modifiers.lines).toContainEqual(
      expect.objectContaining({ value: -3, rule: 'HGB-ATT-03' }),
    );
  },
);

rule(
  'HGB-DET-05',
  'a lock is good for all that the unit does this round, wherever they go, and for nobody else',
  () => {
    const { table } = look(across('jungle', 15, 29), { card: { actions: 0 } });
    table.unit('Eye').actions = 3;
    table.activate('Eye');
    table.attack('Target', ['active detection', 2], ['attack', 2], ['defense', 6]);
    table.unit('Target').at = { x: 20_500, y: 35_000 };
    table.attack('Target', ['attack', 2], ['defense', 6]);
    expect(table.events('sought')).toEqual([]);
    expect(hasLock(table.state, table.id('Target'), table.id('Eye'))).toBe(false);
    table.state.agenda = [{ step: 'events' }];
    table.run(['initiative', 6, 6], ['initiative', 5, 5]);
    expect(hasLock(table.state, table.id('Eye'), table.id('Target'))).toBe(false);
  },
);

rule(['HGB-DET-05', 'HGB-DMG-06'], 'it ends with the sensors, but not as it was read before', () => {
  for (const [reading, isLocked] of [
    [latestReading({ readings }), false],
    [2, true],
  ] as const) {
    const { table } = look(across('jungle', 15, 29), {}, { reading });
    table.unit('Eye').actions = 2;
    table.activate('Eye');
    table.attack('Target', ['active detection', 2], ['attack', 2], ['defense', 6]);
    const { body } = table.unit('Eye');
    table.unit('Eye').body = { ...body, damage: 3, auxHits: 1 };
    expect(table.choices.includes('attack')).toBe(isLocked);
  }
});

rule(
  'HGB-DET-06',
  'if it fails, another target that needs none may be attacked with the same action, or nobody',
  () => {
    const { table } = look(
      across('jungle', 15, 29),
      {},
      {
        south: {
          Target: { at: '20,35', card: { actions: 0 } },
          Open: { at: '44,20', card: { actions: 0 } },
          Hidden: { at: '24,35', card: { actions: 0 } },
        },
      },
    );
    table.activate('Eye');
    table.attack('Target', ['active detection', 1]);
    expect(table.asked).toBe('North: retarget');
    expect(table.refusal(table.attackOrder('Hidden'))).toMatch(/./);
    table.attack('Open', ['attack', 3], ['defense', 6]);
    expect(table.unit('Eye')).toMatchObject({ actions: 0, locks: [] });
  },
);

rule(['HGB-LOS-05', 'HGB-STL-01'], 'Stealth conceals in cover, and at night everywhere', () => {
  const sneaky = { card: { aux: { stealth: 2 } } };
  expect(look('', sneaky).obscured).toBe(0);
  expect(look(across('woodland', 10, 19), sneaky).obscured).toBe(4);
  expect(look('', sneaky, { light: 'night' }).obscured).toBe(2);
});

rule(['HGB-LOS-05', 'HGB-SCEN-05'], 'fog is a point for every 15 inches', () => {
  expect(look('', {}, { weather: 'fog or smoke' }).obscured).toBe(2 - 1);
  expect(look('', {}, { weather: 'storm' }).obscured).toBe(4);
});

rule('HGB-LOS-01', 'what obscures a target explains itself', () => {
  const { table } = look(across('jungle', 15, 29));
  const [eye, target] = [table.id('Eye'), table.id('Target')];
  const sight = sightBetween(table.state, eye, target);
  const explained = explain<RuleId>((tally) => obscurementOf(tally, table.state, target, sight));
  expect(explained.lines.map(({ value, rule: id }) => [value, id])).toEqual([
    [1, 'HGB-LOS-03'],
    [2, 'HGB-LOS-03'],
  ]);
});

describe('a Sensor Boom', () => {
  const scout = (scene: string, perks: Scout, target: Partial<Model> = {}) =>
    look(scene, target, {
      north: { Eye: { at: '20,5', facing: 180, card: { weapons: [gun('HRG')], perks } } },
    });
  type Scout = { readonly sensorBoom?: true };
  const BOOM = { sensorBoom: true } as const;

  rule('HGB-PERK-15', 'looks around a corner that is no more than an inch beside the base', () => {
    // The wall ends 1.4" to the right of the middle, and hides all that is behind it.
    const wall = 'hill 5,8 to 21.4,10 height 9 ground';
    expect(scout(wall, {}).sight.isHiddenBySolid).toBe(true);
    const seen = scout(wall, BOOM, { at: '26,35' });
    expect(seen).toMatchObject({ obscured: 0, isDetected: true });
    expect(scout('hill 5,8 to 22,10 height 9 ground', BOOM).sight.isHiddenBySolid).toBe(true);
  });

  rule('HGB-PERK-15', 'takes a view through cover before one that is no worse and hidden by a wall', () => {
    const wall = 'hill 5,8 to 21.4,10 height 9 ground';
    const behind = scout(wall, {}, { at: '26,35' });
    const seen = scout(`${wall}\nrocks 21.5,5.3 to 24,9.9 height 9`, BOOM, { at: '26,35' });
    expect(behind.sight.isHiddenBySolid).toBe(true);
    expect(seen.sight.isHiddenBySolid).toBe(false);
    expect(seen.obscured).toBe(behind.obscured);
  });

  rule('HGB-PERK-15', 'and over what is no more than an inch higher than the model', () => {
    const wall = (height: number) => `hill 0,5.6 to 48,5.9 height ${height} ground`;
    // The model is 1.1" high.
    expect(scout(wall(1.9), {}).sight.isHiddenBySolid).toBe(true);
    expect(scout(wall(1.9), BOOM)).toMatchObject({ obscured: 0, isDetected: true });
    expect(scout('hill 0,5.6 to 48,9 height 3.5 ground', BOOM).sight.isHiddenBySolid).toBe(true);
  });

  rule(['HGB-PERK-15', 'HGB-IF-02'], 'finds places as well, and fires at what it sees', () => {
    const { table } = scout('hill 0,5.6 to 48,5.9 height 1.9 ground', BOOM);
    expect(seesPlace(table.state, table.id('Eye'), { x: 20000, y: 35000 })).toBe(true);
    table.activate('Eye');
    table.attack('Target', ['attack', 4], ['defense', 6]);
    const { table: open } = scout('', {});
    open.activate('Eye');
    open.attack('Target', ['attack', 4], ['defense', 6]);
    expect(table.events('fired')[0].modifiers).toEqual(open.events('fired')[0].modifiers);
    const { table: blind } = scout('hill 0,5.6 to 48,5.9 height 1.9 ground', {});
    expect(seesPlace(blind.state, blind.id('Eye'), { x: 20000, y: 35000 })).toBe(false);
  });
});

rule(
  ['HGB-INF-01', 'HGB-DET-02'],
  'two squads are looked at anew when other bases of both have moved',
  () => {
    const pair = { kind: 'infantry', bases: 2 } as const;
    const { table, sight } = look(
      'hill 5,15 to 22,17 height 9 ground',
      { at: '20,20', bases: ['20,21.2'], card: pair },
      { north: { Eye: { at: '20,12', facing: 180, bases: ['20,10.8'], card: pair } } },
    );
    expect(sight.isHiddenBySolid).toBe(true);
    const hides = () => found(table.state, table.id('Eye'), table.id('Target')).sight.isHiddenBySolid;
    const stand = (eye: Place, target: Place): void => {
      table.unit('Eye').others = [eye];
      table.unit('Target').others = [target];
    };
    stand({ x: 25_000, y: 14_000 }, { x: 25_000, y: 18_000 });
    expect(hides()).toBe(false);
    stand({ x: 20_000, y: 10_800 }, { x: 20_000, y: 21_200 });
    expect(hides()).toBe(true);
  },
);
