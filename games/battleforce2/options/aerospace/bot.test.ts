import { describe, expect, test } from 'vitest';
import type { Bombs } from '../../places.ts';
import { DESTROYED } from '../../state.ts';
import {
  battle,
  dropship,
  fighter,
  mapWith,
  mech,
  type PlacedUnit,
  type Scene,
  unit,
} from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

const options = { offboard: true, aerospace: true };
const scene = (south: readonly PlacedUnit[], north: readonly PlacedUnit[], more: Partial<Scene> = {}) =>
  battle({ south, north, options, ...more }).showAll();
const corsair = (place: string, figures = {}) =>
  unit('Air', place, fighter('Corsair', { class: 'H', ...figures }));
const weak = unit('Weak', '0503 S', mech('Mouse', { armor: 9, structure: 9, points: 1 }));
const rich = unit('Rich', '1203 S', mech('Bear', { points: 90 }));

const loaded = (table: Battle, bombs: Partial<Bombs>) => {
  table.state.marks = {
    ...table.state.marks,
    bombs: table.state.elements.map((_, i) =>
      i === 0 ? { explosive: 0, cluster: 0, inferno: 0, mines: 0, ...bombs } : null,
    ),
  };
  table.suffered('Corsair', {});
  return table;
};

test('A bot loads heavy fighters with bombs, and no others', () => {
  const table = scene(
    [
      unit('Heavy', 'off', fighter('Corsair', { class: 'H' })),
      unit('Light', 'off', fighter('Sparrow', { class: 'L' })),
    ],
    [weak],
  );
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' });
  const { loads } = table.advice() as { loads: { element: number; explosive: number }[] };
  expect(loads.map(({ element }) => element)).toEqual([0]);
  expect(loads[0].explosive).toBeGreaterThan(0);
  table.give(table.advice(), ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  expect(table.advice()).toEqual({ type: 'deploy-off-board', unit: 0, box: 1 });
});

describe('flying', () => {
  test('Over the enemy that it can do most harm to', () => {
    const table = scene([corsair('box 1')], [weak, rich]);
    table.phase('movement', 'south');
    expect(table.advice()).toMatchObject({ type: 'fly', unit: 0, to: 'mapsheet 1', hex: '1203' });
  });

  test('Back to a box if nobody is there to attack', () => {
    const table = scene([corsair('0810 N')], [unit('Gone', 'off', mech('Mouse'))]);
    table.phase('movement', 'south');
    expect(table.advice()).toEqual({ type: 'fly', unit: 0, to: 'box 1' });
  });

  test('Looking along other enemies', () => {
    const table = scene(
      [corsair('box 1', { damage: [4, 4, 4] })],
      [rich, unit('Next', '1204 S', mech('Cub')), unit('Last', '1205 S', mech('Kit'))],
    );
    table.phase('movement', 'south');
    expect(table.advice()).toMatchObject({ type: 'fly', hex: '1203', facing: 3 });
  });
});

describe('on the ground', () => {
  test('Fighters rev up, and launch when they have', () => {
    const table = scene([corsair('0810 N grounded')], [weak]);
    table.phase('movement', 'south');
    expect(table.advice()).toEqual({ type: 'rev', unit: 0 });
    const { flight } = table.unit('Air').marks!;
    table.unit('Air').marks = { flight: { ...flight!, revving: true } };
    table.phase('movement', 'south');
    expect(table.advice()).toEqual({ type: 'launch', unit: 0 });
  });

  test('Spheroids come down not far from home, and stay there', () => {
    const ship = (place: string) => [unit('Ship', place, dropship('Union', { specials: ['sph'] }))];
    const coming = scene(ship('box 1'), [weak]);
    coming.phase('movement', 'south');
    expect(coming.advice()).toMatchObject({ type: 'fly', unit: 0, hex: '0813' });
    const over = scene(ship('0813 N'), [weak]);
    over.phase('movement', 'south');
    expect(over.advice()).toMatchObject({ type: 'land', unit: 0, where: 'here' });
    const down = scene(ship('0813 N grounded'), [weak]);
    down.phase('movement', 'south');
    expect(down.advice().type).not.toMatch(/launch|rev/);
  });

  test('Spheroids keep away from guns that would destroy them before they fire', () => {
    const ship = (place: string) => [unit('Ship', place, dropship('Union', { specials: ['sph'] }))];
    const guns = unit('Guns', '0806 S', mech('Bear', { damage: [99, 99, 99] }));
    const waiting = scene(ship('box 1'), [guns]);
    waiting.phase('movement', 'south');
    expect(waiting.advice().type).toBe('done');
    const over = scene(ship('0813 N'), [guns]);
    over.phase('movement', 'south');
    expect(over.advice()).toEqual({ type: 'fly', unit: 0, to: 'box 1' });
  });
});

describe('attacks', () => {
  test('Everything on the enemy below', () => {
    const table = loaded(scene([corsair('1203 N')], [weak, rich]), { explosive: 2, cluster: 1 });
    table.phase('combat', 'south');
    expect(table.advice()).toEqual({
      type: 'bomb',
      unit: 0,
      hexes: 1,
      drops: [{ hex: 1, explosive: 2, cluster: 1 }],
    });
  });

  test('Not on a friend', () => {
    const friend = unit('Lance', '1203 S', mech('Ram', { points: 90 }));
    const table = loaded(scene([corsair('1203 N'), friend], [weak]), { explosive: 2 });
    table.phase('combat', 'south');
    expect(table.advice().type).not.toBe('bomb');
  });

  test('Along a row of enemies it strafes, at a single one it shoots', () => {
    const row = ['1203', '1202', '1201'].map((hex) =>
      unit(hex, `${hex} S`, mech(`M${hex}`), mech(`N${hex}`)),
    );
    const table = scene([corsair('1203 N', { damage: [3, 3, 1] })], row);
    table.phase('combat', 'south');
    expect(table.advice()).toEqual({ type: 'strafe', unit: 0, hexes: 3 });
    const single = scene([corsair('1205 N', { damage: [9, 9, 9] })], [rich]);
    single.phase('combat', 'south');
    expect(single.advice()).toMatchObject({ type: 'fire', unit: 0, target: 1 });
  });
});

describe('Where a bot flies', () => {
  const union = (place: string, figures = {}) =>
    unit('Ship', place, dropship('Union', { specials: ['sph'], ...figures }));
  const flight = (table: Battle) => {
    table.phase('movement', 'south');
    return table.advice();
  };

  test('Only over mapsheets that it reaches, and not over a hex where a friend is', () => {
    const far = scene([corsair('box 1', { mp: 1 })], [weak, unit('Near', '0830 S', mech('Cub'))], {
      map: mapWith({}, 15, 34),
    });
    expect(flight(far)).toMatchObject({ type: 'fly', to: 'mapsheet 2', hex: '0830' });
    // Over the one where its target is, though it reaches both.
    const both = scene([corsair('box 1')], [unit('Near', '0830 S', mech('Cub'))], {
      map: mapWith({}, 15, 34),
    });
    expect(flight(both)).toMatchObject({ type: 'fly', to: 'mapsheet 2', hex: '0830' });
    const taken = scene([corsair('box 1'), unit('Wing', '1203 N', fighter('Lucifer'))], [weak, rich]);
    expect(flight(taken)).toMatchObject({ type: 'fly', unit: 0, hex: '0503' });
  });

  test('A spheroid over water goes to where it can land', () => {
    const table = scene([union('0810 N')], [weak], { map: mapWith({ '0810': '~' }) });
    expect(flight(table)).toMatchObject({ type: 'fly', to: 'mapsheet 1', hex: '0813' });
  });

  test('A spheroid lands where half of it survives', () => {
    const lands = (structure: number) => {
      const guns = unit('Guns', '0806 S', mech('Bear', { damage: [9, 9, 9] }));
      return flight(scene([union('0813 N', { structure })], [guns])).type === 'land';
    };
    expect([lands(8), lands(9)]).toEqual([false, true]);
  });

  test('It looks along enemies as far as it can strafe', () => {
    const facing = (medium: number) =>
      flight(
        scene(
          [corsair('box 1', { damage: [4, medium, 4] })],
          [rich, unit('Next', '1204 S', mech('Mouse')), unit('Last', '1206 S', mech('Cub', { points: 50 }))],
        ),
      );
    expect(facing(4)).toMatchObject({ hex: '1203', facing: 3 });
  });
});

describe('What is worth most', () => {
  const attacks = (table: Battle) => {
    table.phase('combat', 'south');
    return table.advice();
  };
  const blind = { damage: [null, null, null] } as const;
  const lance = (points: number) => unit('Lance', '1203 S', mech('Ram', { points }));
  const bears = (points: number, place = '1203 S') => unit('Bears', place, mech('Bear', { points }));

  test('Bombs on a hex where more is to be won than lost', () => {
    const bombs = (own: number, theirs: number) =>
      attacks(loaded(scene([corsair('1203 N', blind), lance(own)], [bears(theirs)]), { explosive: 1 }))
        .type === 'bomb';
    expect([bombs(50, 80), bombs(80, 50), bombs(90, 95)]).toEqual([true, false, true]);
  });

  test('No bombs that do no damage, and none by a pilot who hardly ever hits', () => {
    const inferno = scene([corsair('1203 N', blind)], [bears(50)], { options: { ...options, fire: true } });
    expect(attacks(loaded(inferno, { inferno: 2 })).type).toBe('done');
    const pilot = (skill: number) =>
      attacks(
        loaded(scene([corsair('1203 N', { skill, damage: [3, null, null] })], [bears(50)]), { explosive: 4 }),
      ).type;
    expect([pilot(0), pilot(4)]).toEqual(['bomb', 'fire']);
  });

  test('Strafing, even for little, where nothing else can be done, but not over nobody', () => {
    const mice = (place: string) => unit('Mice', place, mech('Mouse', { armor: 9, structure: 9, points: 1 }));
    const strafes = (place: string) =>
      attacks(scene([corsair('1203 N', { damage: [null, 2, null] })], [mice(place)]));
    expect(strafes('1203 S')).toEqual({ type: 'strafe', unit: 0, hexes: 1 });
    expect(strafes('0103 S').type).toBe('done');
  });

  test('A bad pilot strafes as well as a good one', () => {
    const pair = unit('Pair', '1203 S', mech('Bear'), mech('Cub'));
    const pilot = (skill: number) =>
      attacks(scene([corsair('1203 N', { skill, damage: [3, 3, 3] })], [pair])).type;
    expect([pilot(0), pilot(4)]).toEqual(['fire', 'strafe']);
  });

  test('Not along a friend', () => {
    const four = (name: string, place: string) =>
      unit(name, place, ...['A', 'B', 'C', 'D'].map((each) => mech(`${name} ${each}`, { points: 50 })));
    const row = [four('Bears', '1203 S'), four('Wolves', '1202 S')];
    const along = (friends: readonly PlacedUnit[]) =>
      attacks(scene([corsair('1203 N', { damage: [null, 3, null] }), ...friends], row));
    expect(along([])).toMatchObject({ type: 'strafe', hexes: 2 });
    expect(along([unit('Lance', '1202 S', mech('Ram', { points: 300 }))])).toMatchObject({ hexes: 1 });
  });

  test('A valuable target rather than many that are worth nothing', () => {
    const mouse = { armor: 9, structure: 9, points: 1 };
    const mice = unit(
      'Mice',
      '1203 S',
      mech('A', mouse),
      mech('B', mouse),
      mech('C', mouse),
      mech('D', mouse),
    );
    const table = scene([corsair('1203 N', { damage: [2, 2, 2] })], [mice, bears(20, '1201 S')]);
    expect(attacks(table)).toMatchObject({ type: 'fire', target: 2 });
  });
});

describe('Whom a bot flies to', () => {
  const goes = (table: Battle) => {
    table.phase('movement', 'south');
    return table.advice();
  };
  const swift = { mp: 14, points: 10 };
  const many = (place: string) =>
    unit('Many', place, mech('A', swift), mech('B', swift), mech('C', swift), mech('D', swift));

  test('With bombs to where most elements are, without them to whom it can hit', () => {
    const table = () => scene([corsair('box 1')], [many('0503 S'), unit('One', '1203 S', mech('Bear'))]);
    expect(goes(table())).toMatchObject({ hex: '1203' });
    expect(goes(loaded(table(), { explosive: 4 }))).toMatchObject({ hex: '0503' });
  });

  test('Of two that are worth the same to the first, in hex 0101, too, looking north', () => {
    const twins = [unit('A', '0101 S', mech('Bear')), unit('B', '1203 S', mech('Cub'))];
    expect(goes(scene([corsair('box 1')], twins))).toMatchObject({ hex: '0101', facing: 0 });
  });

  test('It looks no farther than it can strafe', () => {
    const looks = (medium: number) =>
      goes(
        scene(
          [corsair('box 1', { damage: [9, medium, 1] })],
          [
            unit('Here', '0808 S', mech('Bear', { points: 90 })),
            unit('Near', '0807 S', mech('Mouse', { points: 1 })),
            unit('Far', '0810 S', mech('Cub', { points: 50 })),
          ],
        ),
      );
    expect([looks(3), looks(2)]).toMatchObject([{ facing: 3 }, { facing: 0 }]);
  });

  test('Where it reaches no box it flies over another mapsheet', () => {
    const table = scene([corsair('2426 N', { mp: 1 })], [unit('Gone', 'off', mech('Mouse'))], {
      map: mapWith({}, 47, 51),
    });
    const order = goes(table);
    expect(order).toMatchObject({ type: 'fly', to: 'mapsheet 2', facing: 0 });
    table.give(order);
    expect(table.unit('Air').moved).toBe(true);
  });
});

describe('Where a spheroid comes down', () => {
  const lands = (enemy: PlacedUnit) => {
    const table = scene([unit('Ship', '0813 N', dropship('Union', { specials: ['sph'] }))], [enemy]);
    table.phase('movement', 'south');
    return table.advice().type === 'land';
  };
  const bear = (place: string, mp: number, damage: readonly (number | null)[] = [10, 10, 10]) =>
    unit('Guns', place, mech('Bear', { mp, damage: damage as [number, number, number] }));

  test('Out of reach of guns that would destroy it, after their move', () => {
    expect([lands(bear('0801 S', 3)), lands(bear('0801 S', 4)), lands(bear('0101 S', 9))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(lands(bear('off', 6))).toBe(true);
  });

  test('Guns of those who are gone do not count', () => {
    const ship = unit('Ship', '0813 N', dropship('Union', { specials: ['sph'] }));
    const table = scene([ship], [bear('0806 S', 4), unit('Far', '0101 S', mech('Fox'))]);
    table.unit('Guns').hex = DESTROYED;
    table.element('Bear').destroyed = true;
    table.phase('movement', 'south');
    expect(table.advice().type).toBe('land');
  });

  test('Guns that reach no farther than pointblank do not count', () => {
    expect(lands(bear('0806 S', 4, [99, null, null]))).toBe(true);
  });
});
