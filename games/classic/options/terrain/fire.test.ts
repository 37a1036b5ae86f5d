import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Each, Pick } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import { opening } from '../../phases/setup/deployment.ts';
import type { Hit } from '../../points/weapon-attacks.ts';
import type { RuleId } from '../../rule-index.ts';
import { pilotingNumber } from '../../rules/piloting/piloting.ts';
import { duel } from '../../testing/duel.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { toHit } from '../../testing/table.ts';
import { before, heatIn } from '../../testing/terrain.ts';
import { added, shaken } from '../../testing/weather.ts';

const burning = { fire: true };
const spread = (a: number, b: number): Roll => ['spread of fire', a, b];

/** The wind blows south over these rows. */
function blaze(map: string, options: object = burning, strength = 1, reading?: number): Scene {
  const made = scene({
    map,
    ...(reading !== undefined && { setup: { reading } }),
    units: { Wolf: { at: '0101 N' }, Bear: { at: '0301 N' } },
    options: options as Record<string, boolean>,
  });
  made.state.marks = { wind: { direction: 3, strength } };
  return made;
}

function endPhase(made: Scene, ...rolls: Roll[]): Record<string, readonly string[] | undefined> {
  made.rolling(rolls, () => made.field.plugged.turnEnds!(made.play, made.field));
  return Object.fromEntries(
    Object.entries(made.state.ground ?? {}).map(([hex, { features }]) => [hex, features]),
  );
}

rule(['MT-PRE-06', 'MT-HEAT-01'], 'A burning hex heats by 5, and by 2 when it is left', () => {
  expect([heatIn(burning, 'l'), heatIn(burning, 'l+fire')]).toEqual([5, 10]);
  const made = before(burning, 'l+fire').move('Wolf', 'walk', '0201 N');
  expect(made.scene.unit('Wolf').heatBuilt).toBe(2);
});

rule(
  'MT-PRE-06',
  'Smoke and fire are +2 in or through the hex instead of its woods; two hexes of it block',
  () => {
    const number = (...hexes: string[]) => duel({ options: burning, hexes }).toHit('Medium Laser').total;
    expect([number('.', 'l'), number('.', 'l+smoke'), number('.', 'H+smoke'), number('.', '.+fire')]).toEqual(
      [5, 6, 6, 6],
    );
    expect(number('.', '.+smoke', '.')).toBe(6);
    expect(() => number('.', '.+smoke', '.+smoke', '.')).toThrow();
  },
);

rule('MT-PRE-06', 'The smoke of a fire fills the hex downwind and the two beside that', () => {
  expect(endPhase(blaze('. .+fire .\n. . .\n. . .'))).toEqual({
    '0202': ['smoke'],
    '0102': ['smoke'],
    '0302': ['smoke'],
  });
});

rule('MT-BASE-07', 'Where the wind blows 1D6 says, once', () => {
  const made = scene({ units: { Wolf: { at: '0505' }, Bear: { at: '1010' } }, options: burning });
  made.rolling([['wind direction', 4]], () => opening(made.play));
  expect(made.state.marks).toEqual({ wind: { direction: 3, strength: 1 } });
});

rule(
  'MT-BASE-07',
  'Fire spreads to woods downwind on 9, beside that on 11, two hexes on over a gap on 12',
  () => {
    const downwind = '. l+fire .\n. l .\n. . .\n. . .';
    expect(endPhase(blaze(downwind), spread(4, 4))['0202']).toEqual(['smoke']);
    expect(endPhase(blaze(downwind), spread(4, 5))['0202']).toEqual(['fire', 'smoke']);
    const beside = '. l+fire .\nl . .\n. . .\n. . .';
    expect(endPhase(blaze(beside), spread(5, 5))['0102']).toEqual(['smoke']);
    expect(endPhase(blaze(beside), spread(5, 6))['0102']).toEqual(['fire', 'smoke']);
    const leap = '. l+fire .\n. . .\n. l .\n. . .';
    expect(endPhase(blaze(leap), spread(5, 6))['0203']).toBeUndefined();
    expect(endPhase(blaze(leap), spread(6, 6))['0203']).toEqual(['fire']);
    expect(endPhase(blaze(downwind, burning, 0))['0202']).toEqual(['smoke']);
  },
);

rule('MT-BASE-07', 'It goes to both sides of the wind, and neither across it nor against it', () => {
  const beside = '. l+fire .\n. . l\n. . .';
  expect(endPhase(blaze(beside), spread(5, 5))['0302']).toEqual(['smoke']);
  expect(endPhase(blaze(beside), spread(5, 6))['0302']).toEqual(['fire', 'smoke']);
  const behind = endPhase(blaze('. l .\nl l+fire l\n. . .\n. . .'));
  expect(Object.values(behind)).toEqual([['smoke'], ['smoke'], ['smoke']]);
});

rule('MT-BASE-07', 'It leaps over a hex that does not burn, and does not leave the map', () => {
  // The first of the two fires does not leap over the second, which has one roll for the hex beyond it.
  const two = endPhase(blaze('. l .\n. l+fire .\n. l+fire .\n. l .\n. . .'), spread(4, 4));
  expect(two['0204']).toEqual(['smoke']);
  expect(endPhase(blaze('. . .\n. l .\n. l+fire .'))).toEqual({});
});

rule(
  ['MT-BASE-07', 'MT-PRE-06'],
  'The first hex of the map burns, catches fire and smokes like any other',
  () => {
    const corner = endPhase(blaze('l+fire . .\nl . .\n. . .'), spread(4, 5));
    expect(corner).toMatchObject({ '0102': ['fire', 'smoke'], '0103': ['smoke'] });
    const north = blaze('l . .\nl+fire . .\n. . .');
    north.state.marks = { wind: { direction: 0, strength: 1 } };
    expect(endPhase(north, spread(4, 5))['0101']).toEqual(['fire', 'smoke']);
  },
);

rule('MT-PRE-06', 'What has just caught fire smokes at once', () => {
  const ground = endPhase(blaze('. l+fire .\n. l .\n. . .\n. . .'), spread(6, 6));
  expect(Object.keys(ground).sort()).toEqual(['0102', '0103', '0202', '0203', '0302', '0303']);
});

rule('MT-PRE-06', 'Smoke stays while its fire burns, and is gone with it', () => {
  expect(endPhase(blaze('. .+fire .\n.+smoke .+smoke .+smoke\n. .+smoke .'))).toEqual({ '0203': [] });
});

const l3 = { 'smoke-l3': true };

rule(
  ['MT-SMOKE-01', 'MT-SMOKE-02'],
  'Light smoke counts 1 and heavy 2, and both add to woods: heavy woods with light smoke +3',
  () => {
    const number = (...hexes: string[]) => duel({ options: l3, hexes }).toHit('Medium Laser').total;
    expect([number('.', '.+smoke'), number('.', '.+heavy-smoke'), number('.', 'H+smoke')]).toEqual([5, 6, 7]);
    expect(number('.', '.+smoke', '.+smoke', '.')).toBe(6);
    expect(() => number('.', '.+smoke', '.+heavy-smoke', '.')).toThrow();
    expect(() => number('.', 'l+heavy-smoke', '.')).toThrow();
  },
);

const adrift = { ...l3, fire: true, 'smoke-wind-drift': true };
const wind = (strength: number, direction: number): Roll[] => [
  ['wind strength', strength],
  ['wind direction', direction],
];
const fades = (a: number, b: number): Roll => ['dissipation', a, b];

rule(
  'MT-SMOKE-03',
  '1D6 for the strength of the wind; a moderate or high one acts on fire and piloting',
  () => {
    const made = scene({ units: { Wolf: { at: '0505' }, Bear: { at: '1010' } }, options: adrift });
    const strengths = [1, 2, 3, 4, 5, 6].map((die) => {
      made.state.marks = null;
      made.rolling(
        [
          ['wind direction', 1],
          ['wind strength', die],
        ],
        () => opening(made.play),
      );
      return made.state.marks!.wind!.strength;
    });
    expect(strengths).toEqual([0, 1, 1, 2, 2, 3]);
    expect([added(adrift), shaken(adrift)]).toEqual([
      [0, 0, 0],
      [0, 0],
    ]);
    const high = duel({ options: adrift, range: 1 });
    high.scene.state.marks = { wind: { direction: 0, strength: 3 } };
    expect([high.toHit('Medium Laser').total, high.toHit('SRM 4').total]).toEqual([4, 6]);
  },
);

rule('MT-SMOKE-04', 'In the End Phase the wind weakens on 1 and grows on 6, and turns on 1 and 6', () => {
  const after = (strength: number, ...rolls: Roll[]) => {
    const made = blaze('. . .\n. . .', adrift, strength);
    endPhase(made, ...rolls);
    return made.state.marks!.wind;
  };
  expect(after(1, ...wind(1, 1))).toEqual({ direction: 4, strength: 0 });
  expect(after(1, ...wind(6, 6))).toEqual({ direction: 2, strength: 2 });
  expect(after(1, ...wind(2, 5))).toEqual({ direction: 3, strength: 1 });
  expect([after(0, ...wind(1, 3))!.strength, after(3, ...wind(6, 3))!.strength]).toEqual([0, 3]);
});

rule('MT-SMOKE-05', 'Smoke moves a hex downwind, two in a high wind, and off the map it is gone', () => {
  const map = '. .+heavy-smoke .\n. . .\n. . .';
  expect(endPhase(blaze(map, adrift, 1), ...wind(3, 3), fades(1, 1))).toEqual({
    '0201': [],
    '0202': ['heavy smoke'],
  });
  expect(endPhase(blaze(map, adrift, 3), ...wind(3, 3), fades(1, 1))).toEqual({
    '0201': [],
    '0203': ['heavy smoke'],
  });
  expect(endPhase(blaze(map, adrift, 0), ...wind(3, 3), fades(1, 1))).toEqual({});
  expect(endPhase(blaze('. . .\n. .+smoke .', adrift, 1), ...wind(3, 3))).toEqual({ '0202': [] });
  // The smoke of a fire rises from its own hex.
  expect(endPhase(blaze('. .+fire .\n. . .', adrift, 1), ...wind(3, 3))).toEqual({
    '0201': ['fire', 'smoke'],
  });
});

rule(
  'MT-SMOKE-06',
  'A cloud disperses on 11, at +1 in a moderate and +3 in a high wind; a heavy one is light then',
  () => {
    const end = (map: string, strength: number, ...rolls: Roll[]) =>
      endPhase(blaze(map, adrift, strength), ...wind(3, 3), ...rolls);
    const light = '. .+smoke .\n. . .\n. . .';
    expect(end(light, 1, fades(5, 5))['0202']).toEqual(['smoke']);
    expect(end(light, 1, fades(5, 6))['0202']).toBeUndefined();
    expect(end(light, 2, fades(4, 5))['0202']).toEqual(['smoke']);
    expect(end(light, 2, fades(5, 5))['0202']).toBeUndefined();
    expect(end(light, 3, fades(4, 4))['0203']).toBeUndefined();
    expect(end(light, 3, fades(3, 4))['0203']).toEqual(['smoke']);
    expect(end('. .+heavy-smoke .\n. . .', 1, fades(6, 6))['0202']).toEqual(['smoke']);
    // Several hexes that hang together are one cloud.
    expect(end('.+smoke .+smoke .+smoke\n. . .\n. . .', 0, fades(6, 6))).toEqual({
      '0101': [],
      '0201': [],
      '0301': [],
    });
    // Example: seven hexes filled at once are one cloud, and one roll.
    const seven = '. . .+smoke . .\n. .+smoke .+smoke .+smoke .\n. .+smoke .+smoke .+smoke .';
    expect(Object.keys(end(seven, 0, fades(6, 6)))).toHaveLength(7);
  },
);

/** A salvo of Gun that has hit its mark. */
const HIT = { attack: { attacker: 0, weapon: 0, target: 1 } } as Hit;

rule('MT-SMOKE-03', 'Only a moderate or high wind does anything to those who fire or might fall', () => {
  const windy = (strength: number, options: object = {}) => {
    const made = duel({ options: { ...adrift, ...options }, range: 3 });
    const { field, state } = made.scene;
    state.marks = { wind: { direction: 0, strength } };
    const lines = explain<RuleId>((tally) =>
      pilotingNumber(tally, field, state, 0, { reason: 'stand', modifier: 0 }),
    ).lines.filter(({ rule: id }) => id === 'MT-SMOKE-03');
    const hits = ['SRM 4', 'LRM 10', 'PPC'].map((label) =>
      made.toHit(label).lines.filter(({ rule: id }) => id === 'MT-SMOKE-03'),
    );
    const missiles = explain<RuleId>((tally) =>
      field.plugged.cluster!(tally, field, state, HIT),
    ).lines.filter(({ rule: id }) => id === 'MT-SMOKE-03');
    return [...hits, lines, missiles].map((all) => all.map(({ value }) => value));
  };
  expect([0, 1].map((strength) => windy(strength))).toEqual(Array(2).fill([[], [], [], [], []]));
  expect(windy(2)).toEqual([[1], [1], [], [], [-2]]);
  expect(windy(3)).toEqual([[2], [2], [], [2], [-4]]);
  // Where a wind is agreed upon it counts once, as weather.
  expect(windy(3, { 'weather-winds': 'high' })).toEqual([[], [], [], [], []]);
  expect(windy(3, { 'weather-winds': 'none' })[0]).toEqual([2]);
});

rule(
  ['MT-SMOKE-03', 'MT-WX-02', 'MT-WX-10'],
  'A blizzard stands in for its high wind; below 2 no missile hits',
  () => {
    const blown = (strength: number, options: object, reading?: number) => {
      const made = duel({
        options: { ...adrift, ...options },
        range: 3,
        ...(reading !== undefined && { setup: { reading } }),
      });
      const { field, state } = made.scene;
      state.marks = { wind: { direction: 0, strength } };
      const lines = made.toHit('SRM 4').lines.filter(({ rule: id }) => id.startsWith('MT-'));
      const steady = explain<RuleId>((tally) =>
        pilotingNumber(tally, field, state, 0, { reason: 'stand', modifier: 0 }),
      ).lines.filter(({ rule: id }) => id.startsWith('MT-'));
      return [
        ...[lines, steady].map((all) => all.map(({ rule: id, value }) => `${id} ${value}`)),
        field.plugged.leastMissiles!(1, field, state, HIT),
      ];
    };
    const storm = { 'weather-blizzard': true };
    expect(blown(3, storm)).toEqual([['MT-WX-02 2'], ['MT-WX-02 1'], 0]);
    expect(blown(2, storm)[0]).toHaveLength(2);
    expect([0, 1, 2, 3].map((strength) => blown(strength, {})[2])).toEqual([1, 1, 0, 0]);
    // As it was read before.
    expect(blown(3, storm, 3)[0]).toHaveLength(2);
    expect(blown(3, {}, 3)[2]).toBe(1);
  },
);

rule('MT-SMOKE-05', 'From and to the first hex of the map, and away over the edge from any', () => {
  const end = (map: string, direction: Facing, strength: number, ...rolls: Roll[]) => {
    const made = blaze(map, adrift, strength);
    made.state.marks = { wind: { direction, strength } };
    return endPhase(made, ...wind(3, 3), ...rolls);
  };
  const corner = '.+smoke . .\n. . .\n. . .';
  expect(end(corner, 3, 1, fades(1, 1))).toEqual({ '0101': [], '0102': ['smoke'] });
  expect(end(corner, 3, 3, fades(1, 1))).toEqual({ '0101': [], '0103': ['smoke'] });
  expect(end('. . .\n.+smoke . .', 0, 1, fades(1, 1))).toEqual({ '0101': ['smoke'], '0102': [] });
  expect(end('. . .\n.+smoke . .', 0, 3)).toEqual({ '0102': [] });
});

rule('MT-SMOKE-05', 'Of light and heavy smoke in one hex all drifts away, as heavy smoke', () => {
  const end = (map: string, strength: number, reading?: number, ...rolls: Roll[]) => {
    const made = blaze(map, adrift, strength, reading);
    return endPhase(made, ...wind(3, 3), ...rolls);
  };
  const both = '. .+heavy-smoke+smoke .\n. . .\n. . .';
  expect(end(both, 1, undefined, fades(1, 1))).toEqual({ '0201': [], '0202': ['heavy smoke'] });
  expect(end(both, 1, 2, fades(1, 1), fades(1, 1))).toEqual({ '0201': ['smoke'], '0202': ['heavy smoke'] });
  // A fire goes on smoking when it has drifted away.
  const fed = '. .+fire+heavy-smoke+smoke .\n. . .\n. . .';
  expect(end(fed, 1, undefined, fades(1, 1))).toEqual({
    '0201': ['fire', 'smoke'],
    '0202': ['heavy smoke'],
  });
  // In a calm it hangs over the fire, whose own smoke adds nothing.
  expect(end('. .+fire+heavy-smoke .\n. . .', 0, undefined, fades(1, 1))).toEqual({});
  expect(end('. .+fire+heavy-smoke .\n. . .', 0, 2, fades(1, 1))).toEqual({
    '0201': ['fire', 'heavy smoke', 'smoke'],
  });
});

rule(
  ['MT-SMOKE-05', 'MT-SMOKE-06'],
  'The wind turns, smoke drifts and disperses, and then fires smoke and spread',
  () => {
    const row = 'l . . .\nl+fire+smoke . . .\n. . . .\n. . . .';
    const made = blaze(row, adrift, 1);
    // Northwards, as the wind has turned by then; what has drifted there is gone when the fire comes.
    made.state.marks = { wind: { direction: 1, strength: 1 } };
    const ends = endPhase(made, ...wind(3, 6), fades(6, 6), spread(4, 5));
    expect(ends).toEqual({ '0101': ['fire', 'smoke'], '0102': ['fire', 'smoke'] });
    expect(made.happened('ground')).toHaveLength(2);
  },
);

rule('MT-SMOKE-06', 'Smoke that is apart, or of another density, has a roll of its own', () => {
  const end = (map: string, ...rolls: Roll[]) => endPhase(blaze(map, adrift, 0), ...wind(3, 3), ...rolls);
  expect(end('.+smoke . .\n. . .\n. . .', fades(5, 5))).toEqual({});
  expect(end('.+smoke .+heavy-smoke .\n. . .', fades(6, 6), fades(5, 5))).toEqual({ '0101': [] });
  expect(end('.+heavy-smoke .+smoke .\n. . .', fades(5, 5), fades(5, 6))).toEqual({ '0201': [] });
  const apart = '.+smoke . .+smoke\n.+smoke .+smoke .\n. . .';
  expect(end(apart, fades(5, 5), fades(5, 6))).toEqual({ '0301': [] });
});

const clear = { 'clearing-woods': true };
const NO_SPARK: Roll = ['woods catch fire', 4, 4];
const gun = mech('Gun', { slots: { RA: ['3 x PPC'], LA: ['Medium Laser'], RT: ['SRM 4', 'Ammo SRM 4'] } });

function clears(options: Record<string, boolean>, hex: string, weapon: string, ...rolls: Roll[]): Scene {
  const made = duel({ options, hexes: ['.', '.', hex, '.'], gunner: gun });
  const { scene: on } = made;
  made.order(
    { type: 'clear', unit: 'Gun', hex: '0203', weapons: [{ weapon: on.weapon('Gun', weapon) }] },
    ...rolls,
  );
  return on;
}

rule('MT-PRE-05', 'A hit with d points clears one step on 14 − d: heavy to light to rough', () => {
  // Gunnery 4, short range, +1 or +2 for the woods themselves, −4 for what does not move.
  const laser = (hex: string, ...rolls: Roll[]) => clears(clear, hex, 'Medium Laser', ...rolls).state.ground;
  expect(laser('l', toHit(1, 1), NO_SPARK, ['woods cleared', 4, 5])).toEqual({
    '0203': { terrain: 'rough', features: [] },
  });
  expect(laser('l', toHit(1, 1), NO_SPARK, ['woods cleared', 4, 4])).toBeNull();
  expect(laser('H', toHit(1, 1), NO_SPARK, ['woods cleared', 6, 6])).toEqual({
    '0203': { terrain: 'light woods', features: [] },
  });
  const missiles = clears(clear, 'l', 'SRM 4', toHit(6, 6), ['cluster hits', 1, 1], NO_SPARK, [
    'woods cleared',
    6,
    6,
  ]);
  expect(missiles.happened('clearing')[0].points).toBe(2);
  expect(missiles.unit('Gun').shots).toEqual([24]);
  expect(missiles.unit('Gun').heatBuilt).toBe(3);
});

rule('MT-PRE-05', 'The number counts range, movement and woods as for any shot, and −4', () => {
  const number = (hexes: readonly string[], gunState: object = {}) => {
    const made = duel({ options: clear, hexes, gunner: gun, gun: gunState });
    const hex = `02${String(hexes.length - 1).padStart(2, '0')}`;
    const laser = { weapon: made.scene.weapon('Gun', 'Medium Laser') };
    made.order({ type: 'clear', unit: 'Gun', hex, weapons: [laser] }, toHit(1, 1));
    return made.scene.happened('fired-at-hex')[0].number;
  };
  // Gunnery 4, long range +4, −4 for what does not move.
  const far = ['.', '.', '.', '.', '.', '.', '.', '.', 'l', '.'];
  expect(number(far)).toBe(4 + 4 + 1 - 4);
  expect(number(far.with(8, 'H'))).toBe(4 + 4 + 2 - 4);
  expect(number(far.with(4, 'l'))).toBe(4 + 4 + 1 + 1 - 4);
  expect(number(far, { mode: 'run' })).toBe(4 + 4 + 1 + 2 - 4);
});

rule('MT-PRE-05', 'Woods behind a hill are out of sight, and nobody clears those', () => {
  const asked = (hexes: readonly string[]) => duel({ options: clear, hexes, gunner: gun }).asked;
  expect(asked(['.', '.', 'l', '.3', '.'])).toBe('0 weapon/declare');
  expect(asked(['.', '.3', 'l', '.3', '.'])).toBe('over');
});

rule(['MT-PRE-05', 'MT-TER-03', 'MT-TER-07'], 'Jungle and ultra-heavy woods go one step as well', () => {
  const options = {
    ...clear,
    'expanded-terrain-table': true,
    'terrain-jungle': true,
    'terrain-ultra-heavy-woods': true,
  };
  const left = (hex: string) =>
    clears(options, hex, 'PPC', toHit(6, 6), NO_SPARK, ['woods cleared', 2, 2]).state.ground!['0203'].terrain;
  expect([left('j'), left('J'), left('Q'), left('U')]).toEqual([
    'rough',
    'light jungle',
    'heavy jungle',
    'heavy woods',
  ]);
});

rule('MT-PRE-05', 'The hex burns on 9, and what burns is not cleared', () => {
  const options = { ...clear, fire: true };
  const after = (...rolls: Roll[]) => clears(options, 'l', 'PPC', toHit(6, 6), ...rolls).state.ground;
  expect(after(['woods catch fire', 4, 5])).toEqual({
    '0203': { terrain: 'light woods', features: ['fire'] },
  });
  expect(after(['woods catch fire', 4, 4], ['woods cleared', 2, 2])).toEqual({
    '0203': { terrain: 'rough', features: [] },
  });
});

/** The weapons that Gun may fire at the woods in 0203. */
const reaching = (gunState: object = {}, hexes = ['.', '.', 'l', '.']): string[] => {
  const made = duel({ options: clear, hexes, gunner: gun, gun: gunState });
  if (!made.orders.includes('clear')) return [];
  const { field, state } = made.scene;
  const [form] = field.plugged.declarations!([], field, state, [0]);
  const [unit] = form.fields as readonly Pick[];
  const [hex] = unit.follow!(0) as readonly Pick[];
  const [weapons] = hex.follow!('0203') as readonly Each[];
  return Array.from(weapons.items, (weapon) => field.designs[0].weapons[Number(weapon)].label);
};

rule(
  'MT-PRE-05',
  'With weapons that work, are loaded and bear on the woods without turning the torso',
  () => {
    expect(reaching()).toHaveLength(3);
    expect(reaching({ shots: [0] })).toHaveLength(2);
    expect(reaching({ lost: 1 << 5 })).toHaveLength(2);
    expect(reaching({ facing: 0 })).toEqual([]);
    expect(reaching({ prone: true })).toEqual([]);
  },
);

rule('MT-PRE-05', 'It is told what hit, and costs ammunition', () => {
  const made = clears(clear, 'l', 'SRM 4', toHit(6, 6), ['cluster hits', 1, 1], NO_SPARK, [
    'woods cleared',
    1,
    1,
  ]);
  const [before] = mechShots(made);
  expect(before).toBe(24);
  const hits = clears(clear, 'l', 'Medium Laser', toHit(6, 6), NO_SPARK, ['woods cleared', 1, 1]);
  expect(hits.said('fired-at-hex')[0]).toMatch(/hits\.$/);
});

const mechShots = ({ state }: Scene): readonly number[] => state.units[0].body.shots;

rule(['MT-PRE-05', 'MT-DUEL-03'], 'Woods are struck when those have acted who fire at them', () => {
  const made = duel({ options: clear, hexes: ['.', '.', 'l', '.'], gunner: gun }).scene;
  const { field, play, state } = made;
  state.units[0].thisTurn.marks = {
    clearing: { hex: made.cell('0203'), weapons: [made.weapon('Gun', 'Medium Laser')] },
  };
  const ends = (phase: 'movement' | 'action', acting: number, ...rolls: Roll[]) =>
    made.rolling(rolls, () => field.plugged.phaseEnds!(play, field, phase, acting));
  ends('movement', 0);
  ends('action', 1);
  expect(made.happened('fired-at-hex')).toEqual([]);
  ends('action', 0, toHit(1, 1), NO_SPARK, ['woods cleared', 1, 1]);
  expect(made.happened('fired-at-hex')).toHaveLength(1);
});
