import { rule } from '@ironfield/conformance/rule.ts';
import { kindAt } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn } from '@ironfield/hex/board-file.ts';
import { newSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { FORCE_FACTIONS, organizationOf } from '../../data/assignment.ts';
import { LAKE_SHEETS, layOut, MAPSHEETS, URBAN_SHEETS } from '../../data/maps.ts';
import { MISSIONS } from '../../data/missions.ts';
import { rosterNamed } from '../../data/roster.ts';
import { BUILDINGS, FEATURES, TERRAINS } from '../../data/terrain.ts';
import { WAR, WARS } from '../../data/wars.ts';
import { battleforce2 } from '../../game.ts';
import { pointsOf } from '../../rules/victory/force-points.ts';
import type { Setup } from '../../state.ts';
import { battle, mech, suits, unit } from '../../testing/scene.ts';
import { choicesIn } from './battle-choices.ts';
import { withBuildings } from './building-sites.ts';
import { boughtFor } from './buying.ts';
import { generate, rollMission } from './generator.ts';
import { drawSheets, rectangleOf, sheetsFor } from './map-selection.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => String(seed));

const made = (mission: (typeof MISSIONS)[number], seed: string, options: OptionValues = {}): Setup =>
  generate(mission, seed, choicesIn(options));
const counts = ({ sides }: Setup) => sides.map(({ units }) => units.length);
const records = ({ secrets }: Setup, seat: number) =>
  secrets[seat]!.units.flatMap(({ elements }) => elements);
const points = (setup: Setup) =>
  [0, 1].map((seat) => records(setup, seat).reduce((sum, record) => sum + pointsOf(record), 0));

describe('a battle out of a number', () => {
  rule('BF2-SCEN-07', 'Six types by one die', () => {
    expect([1, 2, 3, 4, 5, 6].map((roll) => rollMission(() => roll))).toEqual([
      'stand-up-fight',
      'hide-and-seek',
      'hold-the-line',
      'extraction',
      'break-through',
      'the-chase',
    ]);
  });

  rule(['BF2-SCEN-01', 'BF2-GEN-01'], 'Whether chosen or left to the dice, every type can be played', () => {
    const wishes: OptionValues[] = [
      { forces: 'dice', attackers: 'Wolf', defenders: 'ComStar' },
      { experience: 'rolled', 'rolled-skill': true, 'unit-points': 15 },
    ];
    for (const [index, mission] of MISSIONS.entries())
      expect(newSetup(battleforce2, made(mission, '0', wishes[index % 2])), mission).toMatchObject({
        ok: true,
      });
  });

  rule('BF2-SCEN-01', 'Each part is chosen without a change of the others', () => {
    const plain = made('stand-up-fight', '7', { attackers: 'Davion', defenders: 'Kurita' });
    const other = made('stand-up-fight', '7', {
      attackers: 'Davion',
      defenders: 'Kurita',
      experience: 'Elite',
    });
    expect(other.map).toEqual(plain.map);
    expect(records(other, 0).every(({ skill }) => skill === -2)).toBe(true);
    expect(plain.sides.map(({ name }) => name)).toEqual([
      'House Davion, task force',
      'House Kurita, task force',
    ]);
  });

  test('the same number is the same battle, another one another; crews alone are dealt by chance', () => {
    const wish = { experience: 'rolled' };
    expect(made('extraction', '5', wish)).toEqual(made('extraction', '5', wish));
    expect(made('extraction', '6', wish).sides).not.toEqual(made('extraction', '5', wish).sides);
    const deal = (chance: string) => {
      const setup = scenarioSetup(battleforce2, 'stand-up-fight', wish, randomFrom(chance));
      return setup.ok ? setup.value : null;
    };
    expect(deal('a')!.sides).toEqual(deal('b')!.sides);
    expect(deal('a')!.map).toEqual(deal('b')!.map);
    expect(deal('a')!.secrets).not.toEqual(deal('b')!.secrets);
  });

  rule(
    'BF2-SCEN-10',
    'A stand-up fight has as many units and points on either side, and no headquarters',
    () => {
      for (const seed of SEEDS) {
        const setup = made('stand-up-fight', seed);
        expect(counts(setup)).toEqual([3, 3]);
        for (const spent of points(setup)) {
          expect(spent).toBeLessThanOrEqual(120);
          expect(spent).toBeGreaterThan(114);
        }
        expect(setup.objectives).toBe('objectives');
      }
    },
  );

  rule(
    ['BF2-SCEN-11', 'BF2-SCEN-12', 'BF2-SCEN-16'],
    'Two to one in units; in points as the type says',
    () => {
      for (const [mission, units, spent] of [
        ['hide-and-seek', [6, 3], [240, 120]],
        ['hold-the-line', [6, 3], [120, 120]],
        ['the-chase', [3, 6], [120, 240]],
        ['break-through', [3, 3], [120, 120]],
        ['extraction', [3, 3], [120, 120]],
      ] as const)
        for (const seed of SEEDS) {
          const setup = made(mission, seed);
          expect(counts(setup), `${mission} ${seed}`).toEqual(units);
          for (const [seat, limit] of spent.entries()) {
            expect(points(setup)[seat], `${mission} ${seed}`).toBeLessThanOrEqual(limit);
            expect(points(setup)[seat], `${mission} ${seed}`).toBeGreaterThan(limit - 8);
          }
        }
    },
  );

  rule('BF2-SCEN-12', 'Who holds the line is one level better: Veterans against Regulars', () => {
    const setup = made('hold-the-line', '1');
    expect(new Set(records(setup, 0).map(({ skill }) => skill))).toEqual(new Set([0]));
    expect(new Set(records(setup, 1).map(({ skill }) => skill))).toEqual(new Set([-1]));
    const elite = made('hold-the-line', '1', { experience: 'Elite' });
    expect(records(elite, 1)[0].skill).toBe(-2);
  });

  rule('BF2-GEN-02', 'By dice a Clan fights Houses with a Star where a company is called for', () => {
    const against = (defenders: string) =>
      counts(made('stand-up-fight', '1', { forces: 'dice', attackers: 'Ghost Bear', defenders }));
    expect(against('Liao')).toEqual([1, 3]);
    expect(against('Wolf')).toEqual([3, 3]);
  });
});

describe('mapsheets', () => {
  rule('BF2-SCEN-20', 'One for ten units: two for two battalions, six for two regiments', () => {
    expect([1, 10, 11, 20, 60].map((units) => sheetsFor('stand-up-fight', units))).toEqual([1, 1, 2, 2, 6]);
    expect([20, 30].map((units) => sheetsFor('hide-and-seek', units))).toEqual([1, 2]);
    expect(sheetsFor('break-through', 20)).toBe(3);
  });

  rule('BF2-SCEN-21', 'Two dice count down the stack, and from its top again', () => {
    const stack = ['open-plain', 'long-ridge', 'deep-forest'] as const;
    expect(drawSheets(stack, 3, () => 1)).toEqual(['long-ridge', 'deep-forest', 'open-plain']);
    const twos = [2, 2, 1, 1];
    expect(drawSheets(stack, 2, () => twos.shift()!)).toEqual(['open-plain', 'deep-forest']);
  });

  rule('BF2-SCEN-22', 'Whatever their number, they make one rectangle', () => {
    for (let sheets = 1; sheets <= 12; sheets++) {
      const { rows, cols } = rectangleOf(sheets, false);
      expect(rows * cols).toBe(sheets);
    }
    expect(rectangleOf(6, false)).toEqual({ rows: 2, cols: 3 });
    const { map } = made('stand-up-fight', '1', { companies: 3 });
    expect([map.width, map.height]).toEqual([31, 17]);
  });

  rule(
    ['BF2-SCEN-15', 'BF2-SCEN-22'],
    'To break through there is a sheet more, short edge to short edge',
    () => {
      for (const mission of ['break-through', 'the-chase'] as const) {
        const { map } = made(mission, '3');
        expect([map.width, map.height]).toEqual([15, 34]);
      }
    },
  );

  rule('BF2-SCEN-11', 'Nobody hides on lakes or in a town without buildings', () => {
    const unfit = [...LAKE_SHEETS, ...URBAN_SHEETS].map((id) => MAPSHEETS[id]().name);
    for (let seed = 0; seed < 60; seed++) {
      const { map } = made('hide-and-seek', String(seed));
      for (const name of unfit) expect(map.name).not.toContain(name);
    }
  });
});

describe('buildings', () => {
  const built = (dice: number) =>
    withBuildings(
      layOut([['market-town', 'lake-country']]),
      dice,
      () => 5,
      () => 0,
    );
  const hexes = (map: BoardFile) => {
    const board = boardIn(map, { terrains: TERRAINS, featureNames: FEATURES });
    return Array.from(board.number.keys())
      .filter((cell) => BUILDINGS.includes(board.terrain[cell]))
      .map((cell) => kindAt(board, cell));
  };

  rule(
    'BF2-SCEN-23',
    'A die of buildings on each sheet with roads, two or three in a town, and none on others',
    () => {
      expect([0, 1, 2, 3].map((dice) => hexes(built(dice)).length)).toEqual([0, 5, 10, 15]);
      const { map } = made('stand-up-fight', '2', { land: 'town', buildings: true, 'building-dice': 2 });
      expect(hexes(map).length).toBeGreaterThanOrEqual(2);
      expect(hexes(made('stand-up-fight', '2', { land: 'badlands', 'building-dice': 3 }).map)).toEqual([]);
    },
  );

  rule(
    'BF2-SCEN-23',
    'They are drawn blindly from the counters of both sides, and stand on clear ground',
    () => {
      const many = withBuildings(
        layOut([['market-town', 'market-town']]),
        3,
        () => 6,
        (below) => below - 1,
      );
      const kinds = hexes(many).map(({ terrain }) => terrain);
      const count = (terrain: string) => kinds.filter((each) => each === terrain).length;
      expect([count('base'), count('city'), count('fortress')]).toEqual([12, 8, 2]);
      const scenario = scenarioSetup(battleforce2, 'stand-up-fight', { 'building-dice': 1 });
      expect(scenario.ok ? '' : scenario.error[0].message).toMatch(/needs option "buildings"/);
    },
  );
});

describe('points', () => {
  rule('BF2-GEN-20', 'A force costs what the roster says, and is bought for no more than agreed on', () => {
    const lance = ['ZEU-6S Zeus', 'DV-6M Dervish', 'FLS-7K Flashman', 'HBK-4G Hunchback'];
    const elements = lance.map((name) => rosterNamed(name, 'mech')!);
    const force = [[{ type: 'mech' as const, elements }]];
    const random = randomFrom('a');
    const cost = (limit: number, skill = 0) =>
      boughtFor(limit, skill, 'Steiner', force, (below) => randomBelow(random, below))
        .flat()
        .flatMap((unit) => unit.elements)
        .reduce((sum, { sheet }) => sum + pointsOf({ sheet, skill }), 0);
    expect(boughtFor(41, 0, 'Steiner', force, () => 0)).toEqual(force);
    for (const limit of [25, 33, 60]) expect(cost(limit)).toBe(limit);
    expect(cost(40, -1)).toBeLessThanOrEqual(40);
  });

  rule(
    'BF2-GEN-23',
    'Who bid for the Clans buys for no more than the bid, and the others for what they had',
    () => {
      const choices = choicesIn({ attackers: 'Steiner', defenders: 'Wolf' });
      const [houses, clans] = points(generate('stand-up-fight', '1', { ...choices, bid: 85 }));
      expect([houses, clans]).toEqual([points(generate('stand-up-fight', '1', choices))[0], 85]);
    },
  );
});

describe('Clan warriors', () => {
  rule('BF2-GEN-22', "Bound by honor a 'Mech is better by one, once and for nothing; others are not", () => {
    const table = (honor: string) => {
      const made = battle({
        organization: 'Clan',
        south: [unit('Star', '0808 N', mech('Cat', { skill: -1 })), unit('Suits', '0708 N', suits('Toad'))],
        north: [unit('Pack', '0806 S', mech('Wolf'))],
        options: { 'clan-honor': honor },
      });
      made.phase('combat', 'south');
      return made;
    };
    const number = (honor: string, name: string) => table(honor).number(name, 'Wolf').total;
    expect(number('all Clan sides', 'Cat')).toBe(number('nobody', 'Cat') - 1);
    expect(number('all Clan sides', 'Toad')).toBe(number('nobody', 'Toad'));
    // Ten points, times 1.1 for a Veteran.
    expect(pointsOf(table('all Clan sides').field.records[0])).toBe(11);
  });
});

describe('wars', () => {
  rule('BF2-WAR-02', 'Eight wars with their parties', () => {
    expect(WARS).toHaveLength(8);
    expect(WARS.map((war) => WAR[war].years)).toEqual([
      '3028–3030',
      '3030–3035',
      '3034',
      '3035–3040',
      '3039',
      '3049–3052',
      '3057',
      '3057',
    ]);
    expect(WAR['clan-invasion'].attackers).toHaveLength(7);
  });

  rule('BF2-WAR-01', 'Attackers and defenders are parties of the war, and never allies of each other', () => {
    for (const war of WARS)
      for (const seed of SEEDS) {
        const [attacker, defender] = made('stand-up-fight', seed, { war }).sides.map(({ name }) =>
          name.replace(/, [^,]*$/, ''),
        );
        expect(WAR[war].attackers.map(({ name }) => name)).toContain(attacker);
        expect(WAR[war].defenders.map(({ name }) => name)).toContain(defender);
        expect(WAR[war].attackers.map(({ name }) => name)).not.toContain(defender);
      }
    const { sides } = made('stand-up-fight', '1', { war: '4sw', attackers: 'Steiner', defenders: 'Wolf' });
    expect(sides[0].name).toMatch(/^Lyran Commonwealth/);
    expect(sides[1].organization).toBe('Inner Sphere');
  });

  rule('BF2-GEN-12', 'A Clan without a table draws from that of another', () => {
    for (const { draws } of Object.values(WAR).flatMap(({ attackers, defenders }) => [
      ...attackers,
      ...defenders,
    ])) {
      expect(FORCE_FACTIONS).toContain(draws);
    }
    const shark = WAR['clan-invasion'].attackers.find(({ name }) => name === 'Clan Diamond Shark')!;
    expect(organizationOf(shark.draws)).toBe('Clan');
  });
});
