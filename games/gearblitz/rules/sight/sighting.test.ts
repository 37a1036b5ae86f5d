import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { DEGREE } from '@ironfield/table/heading.ts';
import { describe, expect } from 'vitest';
import { readings } from '../../past/readings.ts';
import type { RuleId } from '../../rule-index.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import { cover, hidingWords } from './obscurement.ts';
import {
  areInContact,
  coverFrom,
  distanceBetween,
  footOf,
  found,
  hasLock,
  heightOf,
  isAtCover,
  isSheltered,
  obscurementOf,
  obscurementToPlace,
  seesPlace,
  sightBetween,
} from './sighting.ts';

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

describe('what was seen is looked at anew', () => {
  const WALL = 'hill 18,15 to 22,17 height 9 ground';
  const FLIES = { altitude: 40_000 };
  const watched = () => {
    const { table } = look(WALL);
    const [eye, target] = [table.id('Eye'), table.id('Target')];
    return {
      table,
      eye: table.unit('Eye'),
      target: table.unit('Target'),
      isHidden: () => found(table.state, eye, target).sight.isHiddenBySolid,
      seesThere: () => seesPlace(table.state, eye, { x: 20_000, y: 35_000 }),
    };
  };

  rule(['HGB-LOS-01', 'HGB-LOS-04'], 'when either of the two goes sideways, to or fro, up or down', () => {
    for (const who of ['eye', 'target'] as const) {
      const { isHidden, ...both } = watched();
      const { at, body } = both[who];
      const changes = [
        { at: { ...at!, x: at!.x + 10_000 } },
        { at: { ...at!, y: who === 'eye' ? 20_000 : 10_000 } },
        { body: { ...body, ...FLIES } },
      ];
      for (const change of changes) {
        expect(isHidden()).toBe(true);
        Object.assign(both[who], change);
        expect(isHidden()).toBe(false);
        Object.assign(both[who], { at, body });
      }
      expect(isHidden()).toBe(true);
    }
  });

  rule('HGB-LOS-01', 'a place too', () => {
    const { eye, isHidden: _, seesThere } = watched();
    const { at, body } = eye;
    const changes = [
      { at: { ...at!, x: 30_000 } },
      { at: { ...at!, y: 20_000 } },
      { body: { ...body, ...FLIES } },
    ];
    for (const change of changes) {
      expect(seesThere()).toBe(false);
      Object.assign(eye, change);
      expect(seesThere()).toBe(true);
      Object.assign(eye, { at, body });
    }
    expect(seesThere()).toBe(false);
  });

  rule(['HGB-LOS-01', 'HGB-BLDG-04'], 'when the wall is gone', () => {
    const { table, isHidden, seesThere } = watched();
    expect([isHidden(), seesThere()]).toEqual([true, false]);
    table.state.scene = { ...table.state.scene, pieces: [] };
    expect([isHidden(), seesThere()]).toEqual([false, true]);
  });

  rule(['HGB-LOS-02', 'HGB-LOS-04'], 'when another game on the same table has a taller model there', () => {
    const on = (kind: 'tank' | 'strider') =>
      look('hill 10,33.6 to 30,33.9 height 1.5 ground', { card: { kind } });
    const [tank, strider] = [on('tank'), on('strider')];
    expect(tank.sight.isHiddenBySolid).toBe(true);
    strider.table.state.scene = tank.table.state.scene;
    const [eye, target] = [tank.table.id('Eye'), tank.table.id('Target')];
    expect(sightBetween(tank.table.state, eye, target).isHiddenBySolid).toBe(true);
    expect(sightBetween(strider.table.state, eye, target).isHiddenBySolid).toBe(false);
  });

  rule(
    ['HGB-AUX-09', 'HGB-SCEN-05', 'HGB-SCALE-01', 'HGB-ACT-07'],
    'when smoke or fog comes, or when one of the two turns or is sheltered on another side',
    () => {
      const dim = { at: '20,5', facing: 180, card: { detection: 1 } };
      const { table } = look('', { body: { hullDown: 2 } }, { north: { Eye: dim } });
      const { state } = table;
      const [eye, target] = [table.id('Eye'), table.id('Target')];
      const seen = () => found(state, eye, target).sight.around;
      const sees = () => seesPlace(state, eye, { x: 20_000, y: 35_000 });
      // From front to front.
      expect(seen()).toMatchObject({ distance: 29_000, throughSmoke: false, isHullDownHere: true });
      expect(sees()).toBe(true);
      table.unit('Target').shelter = 180 * DEGREE;
      expect(seen().isHullDownHere).toBe(false);
      table.unit('Target').heading = 180 * DEGREE;
      expect(seen().distance).toBe(30_000);
      table.unit('Eye').heading = 0;
      expect(seen().distance).toBe(31_000);
      const { effects, battle } = state;
      state.effects = { ...effects, smoke: [{ at: { x: 20_000, y: 20_000 }, until: 6 }] };
      expect([seen().throughSmoke, sees()]).toEqual([true, false]);
      state.effects = effects;
      expect([seen().throughSmoke, sees()]).toEqual([false, true]);
      state.battle = { ...battle, weather: 'fog or smoke' };
      expect([seen().weather, sees()]).toEqual(['fog or smoke', false]);
      // With its front forward again it is less than 30" away: 1 point of fog, not 2.
      table.unit('Eye').heading = 180 * DEGREE;
      expect(sees()).toBe(true);
    },
  );
});

rule(
  ['HGB-SCALE-01', 'HGB-INF-01'],
  'a squad is measured from its nearest base, others from the front',
  () => {
    const table = new Battle({
      north: {
        Squad: { at: '20,5', bases: ['20,8'], card: { kind: 'infantry', bases: 2 } },
        Others: { at: '40,12', bases: ['20,12'], card: { kind: 'infantry', bases: 2 } },
      },
      south: { Gear: { at: '20,20' }, Tank: { at: '20,30', facing: 180, card: { kind: 'tank' } } },
    });
    const far = (one: string, other: string) => distanceBetween(table.state, table.id(one), table.id(other));
    expect([far('Squad', 'Gear'), far('Gear', 'Squad')]).toEqual([11_500, 11_500]);
    expect([far('Squad', 'Others'), far('Others', 'Squad')]).toEqual([4000, 4000]);
    // From the front of the one to the front of the other, which looks the other way.
    expect(far('Gear', 'Tank')).toBe(11_500);
  },
);

rule('HGB-SCALE-01', 'bases touch that are 0.05" apart, beside or above each other, and no further', () => {
  const touch = (apart: number, altitudes: readonly [number, number]): boolean => {
    const table = new Battle({
      north: { One: { at: '20,20', body: { altitude: altitudes[0] } } },
      south: { Other: { at: `${21 + apart},20`, body: { altitude: altitudes[1] } } },
    });
    return areInContact(table.state, table.id('One'), table.id('Other'));
  };
  expect([touch(0.05, [0, 0]), touch(0.051, [0, 0])]).toEqual([true, false]);
  expect([touch(0, [1150, 0]), touch(0, [1151, 0])]).toEqual([true, false]);
  expect([touch(0, [0, 1150]), touch(0, [0, 1151])]).toEqual([true, false]);
});

rule('HGB-MOVE-10', 'a Hopper is as high above the ground as it flies above the hill below it', () => {
  const table = new Battle({
    scene: '48 x 48\nhill 10,10 to 20,20 height 2 ground',
    north: {
      Above: { at: '15,15', body: { altitude: 5000 } },
      Below: { at: '12,12', body: { altitude: 1500 } },
      Ashore: { at: '30,30', body: { altitude: 5000 } },
    },
    south: { Standing: { at: '18,18' } },
  });
  const high = (name: string) => [heightOf(table.state, table.id(name)), footOf(table.state, table.id(name))];
  expect(high('Above')).toEqual([3000, 5000]);
  expect(high('Below')).toEqual([0, 1500]);
  expect(high('Ashore')).toEqual([5000, 5000]);
  expect(high('Standing')).toEqual([0, 2000]);
});

rule('HGB-IF-06', 'whoever is in or touches cover half as high as the model is at cover', () => {
  const table = new Battle({
    scene: '48 x 48\nrocks 10,10 to 20,20 height 0.55\nrocks 30,10 to 40,20 height 0.54\nsand 10,30 to 20,40',
    north: {
      Inside: { at: '15,15' },
      Touching: { at: '15,20.55' },
      Apart: { at: '15,9.449' },
      Low: { at: '35,15' },
      Sand: { at: '15,35' },
      Squad: { at: '25,15', bases: ['20.5,15'], card: { kind: 'infantry', bases: 2 } },
    },
    south: { Hill: { at: '5,5', body: { altitude: 300 } } },
  });
  const names = ['Inside', 'Touching', 'Apart', 'Low', 'Sand', 'Squad'];
  expect(names.filter((name) => isAtCover(table.state, table.id(name)))).toEqual([
    'Inside',
    'Touching',
    'Squad',
  ]);
  // A foot higher the rocks are less than half of it.
  const inside = table.unit('Inside');
  inside.body = { ...inside.body, altitude: 300 };
  expect(isAtCover(table.state, table.id('Inside'))).toBe(false);
});

rule(['HGB-ACT-06', 'HGB-ACT-07'], 'Hull-Down shelters on the side of the cover, or all around', () => {
  const { table } = look('', { body: { hullDown: 2 } });
  const target = table.unit('Target');
  const from = (x: number, y: number) =>
    isSheltered(table.state, table.id('Target'), { x: x * 1000, y: y * 1000 });
  expect([from(20, 5), from(20, 45)]).toEqual([true, true]);
  target.shelter = 0;
  expect([from(20, 5), from(5, 35), from(35, 35), from(20, 45)]).toEqual([true, true, true, false]);
  target.body = { ...target.body, hullDown: null };
  expect(from(20, 5)).toBe(false);
});

rule(
  ['HGB-AE-02', 'HGB-LOS-03'],
  'cover counts from where a blast bursts, but not the wall that it strikes',
  () => {
    const { table } = look(
      ['rocks 10,30 to 30,32 height 3', 'hill 34,20 to 36,40 height 4 ground'].join('\n'),
    );
    const from = (x: number, y: number) =>
      coverFrom(table.state, { x: x * 1000, y: y * 1000 }, table.id('Target'));
    expect(from(20, 25)).toEqual({ points: 2, isShielded: false });
    expect(from(20, 40)).toEqual({ points: 0, isShielded: false });
    expect(from(45, 35)).toMatchObject({ isShielded: true });
    expect(from(20, 31.95)).toEqual({ points: 0, isShielded: false });
    expect(from(20, 31.9)).toEqual({ points: 2, isShielded: false });
  },
);

rule(['HGB-LOS-01', 'HGB-BLDG-03'], 'a wall that is aimed at does not hide itself', () => {
  const { table } = look('building 17,15 to 23,21 height 3');
  const to = (x: number, y: number) =>
    obscurementToPlace(table.state, table.id('Eye'), { x: x * 1000, y: y * 1000 });
  expect(to(20, 15.05)).toMatchObject({ obscured: 0, isHiddenBySolid: false });
  expect(to(20, 15.2).obscured).toBe(2);
  expect(to(20, 35)).toMatchObject({ obscured: 3, crossed: { hard: 6000, isHiddenOrTouching: true } });
});

rule('HGB-LOS-01', 'a place at the lower edge of the table is not taken for one at the upper edge', () => {
  const { table } = look('hill 5,30 to 43,32 height 9 ground', {}, { north: { Eye: { at: '20,20' } } });
  const sees = (x: number, y: number) => seesPlace(table.state, table.id('Eye'), { x, y });
  expect([sees(20_000, 48_000), sees(20_001, 1), sees(20_001, 0)]).toEqual([false, true, true]);
  // Nor for one at the side.
  expect(sees(48_000, 20_000)).toBe(true);
});
