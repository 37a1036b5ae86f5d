import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { battleforce2 } from '../game.ts';
import { options } from '../options.ts';
import { battle, mech, platoon, unit } from '../testing/scene.ts';

const table = battle({
  south: [unit('Lance', '0509 N', mech('Ram'), mech('Ewe')), unit('Foot', '0609', platoon('Rifles'))],
  north: [unit('Pack', '0503 S', mech('Wolf', { class: 'H' }))],
});
table.objective('objective', 'south', '0303');
const at = (hex: string) => table.cell(hex);
const SIX = { total: 6, lines: [] };

/** The sentences of events of all chapters. */
const GONE = { armor: 0, structure: 0, heat: 0, arm: 0, leg: 0, weapon: 0, engine: 0 };

const SAID: readonly (readonly [Event, string | null])[] = [
  [{ type: 'spent-mp', unit: 0, mp: 3 }, null],
  [{ type: 'strained', strained: [] }, null],
  [
    { type: 'strain', element: 0, number: SIX, dice: [2, 3], excess: 2, holds: false },
    'Ram (MM1/1) has spent 2 MP more than it normally has: needs 6, rolls 5 (2 + 3), is damaged.',
  ],
  [
    { type: 'strain', element: 0, number: null, dice: [5, 3], excess: 1, holds: true },
    'Ram (MM1/1) has spent 1 MP more than it normally has: rolls 8 (5 + 3), holds.',
  ],
  [
    { type: 'ice-roll', hex: at('0507'), dice: [5], damage: null, breaks: true },
    'The ice in hex 0507: 5, it breaks.',
  ],
  [
    { type: 'ice-roll', hex: at('0507'), dice: [5, 4], damage: 3, breaks: false },
    'The ice in hex 0507 is hit for 3: 5 + 4, it holds.',
  ],
  [{ type: 'ice-broke', hex: at('0507'), units: [0, 2] }, 'Into the water: MM1, MH1.'],
  [{ type: 'ice-broke', hex: at('0507'), units: [2] }, 'Into the water: MH1.'],
  [{ type: 'ice-broke', hex: at('0507'), units: [] }, null],
  [
    { type: 'clearing', hex: at('0507'), dice: [5, 4], damage: 3, terrain: null },
    'The woods in hex 0507 are hit for 3 and 9 (5 + 4): the woods stand.',
  ],
  [
    { type: 'clearing', hex: at('0507'), dice: [6, 6], damage: 3, terrain: 'rough' },
    'The woods in hex 0507 are hit for 3 and 12 (6 + 6): it becomes rough.',
  ],
  [
    { type: 'engineers', element: 0, hex: at('0507'), dice: [1, 2], terrain: null },
    'Ram (MM1/1) works on the woods in hex 0507: 3 (1 + 2), the woods stand.',
  ],
  [
    { type: 'engineers', element: 0, hex: at('0507'), dice: [6, 2], terrain: 'light woods' },
    'Ram (MM1/1) works on the woods in hex 0507: 8 (6 + 2), it becomes light woods.',
  ],
  [
    { type: 'support', unit: 0, how: 'deployed', place: { half: 0, space: 10, box: 2 } },
    'MM1 deploys off the map: Box 2 of South.',
  ],
  [
    { type: 'support', unit: 0, how: 'moved', place: { half: 1, space: 12, box: 2 } },
    'MM1 moves off the map: on the way, Box 2 of North.',
  ],
  [
    { type: 'support', unit: 0, how: 'left the map', place: { half: 0, space: 0, box: 0 } },
    'MM1 leaves the map: Box 0 of South.',
  ],
  [{ type: 'withdrew', unit: 0 }, 'MM1 leaves the support map for good.'],
  [
    { type: 'entered', unit: 0, hex: at('0517'), facing: 0 },
    'MM1 comes onto the map in hex 0517, facing north.',
  ],
  [{ type: 'entered', unit: 1, hex: at('0517'), facing: 0 }, 'IN2 comes onto the map in hex 0517.'],
  [{ type: 'designated', seat: 0, hexes: [at('0507'), at('0508')] }, 'Designated target hexes: 0507, 0508.'],
  [{ type: 'designated', seat: 0, hexes: [at('0101')] }, 'Designated target hexes: 0101.'],
  [{ type: 'designated', seat: 0, hexes: [] }, null],
  [{ type: 'shelled', element: 0 }, 'Ram (MM1/1) fires its artillery.'],
  [
    {
      type: 'aimed',
      shot: {
        element: 0,
        artillery: 'L',
        hex: at('0101'),
        unit: -1,
        place: null,
        lands: 3,
        number: 11,
        damage: 2,
        clears: false,
        lays: false,
      },
    },
    'Its shot goes to hex 0101 and lands in turn 3.',
  ],
  [
    {
      type: 'aimed',
      shot: {
        element: 0,
        artillery: 'L',
        hex: -1,
        unit: 2,
        place: null,
        lands: 3,
        number: 11,
        damage: 2,
        clears: false,
        lays: false,
      },
    },
    'Its shot goes to MH1 and lands in turn 3.',
  ],
  [{ type: 'missiles-arrive', seat: 0 }, 'Arrow IV missiles of South arrive.'],
  [
    {
      type: 'guides',
      spotter: 0,
      target: 3,
      guided: [
        {
          element: 0,
          artillery: 'L',
          hex: at('0507'),
          unit: -1,
          place: null,
          lands: 3,
          number: 11,
          damage: 2,
          clears: false,
          lays: false,
        },
      ],
    },
    'Ram (MM1/1) points 1 missile at Wolf (MH1/1).',
  ],
  [
    {
      type: 'guides',
      spotter: 0,
      target: 3,
      guided: [
        {
          element: 0,
          artillery: 'L',
          hex: at('0507'),
          unit: -1,
          place: null,
          lands: 3,
          number: 11,
          damage: 2,
          clears: false,
          lays: false,
        },
        {
          element: 0,
          artillery: 'L',
          hex: at('0507'),
          unit: -1,
          place: null,
          lands: 3,
          number: 11,
          damage: 2,
          clears: false,
          lays: false,
        },
      ],
    },
    'Ram (MM1/1) points 2 missiles at Wolf (MH1/1).',
  ],
  [
    { type: 'spotted', spotter: 0, target: 3, dice: [5, 4], hit: true },
    'Ram (MM1/1) rolls 9: the target is marked.',
  ],
  [
    { type: 'spotted', spotter: 0, target: 3, dice: [1, 4], hit: false },
    'Ram (MM1/1) rolls 5: the missiles go astray.',
  ],
  [
    {
      type: 'shot-lands',
      shot: {
        element: 0,
        artillery: 'L',
        hex: at('0507'),
        unit: -1,
        place: null,
        lands: 3,
        number: 11,
        damage: 2,
        clears: false,
        lays: false,
      },
    },
    'A shot of Ram (MM1/1) (Long Tom) arrives at hex 0507.',
  ],
  [{ type: 'shot-hits', element: 0, hex: at('0507') }, 'It hits hex 0507 automatically.'],
  [{ type: 'shot-strikes', hex: at('0507'), damage: 2 }, null],
  [
    { type: 'shot-rolled', element: 0, dice: [6, 5], hit: true },
    'The shot of Ram (MM1/1) rolls 11 (6 + 5): a hit.',
  ],
  [
    { type: 'shot-rolled', element: 0, dice: [1, 5], hit: false },
    'The shot of Ram (MM1/1) rolls 6 (1 + 5): a miss.',
  ],
  [{ type: 'scattered', from: at('0507'), to: at('0101'), dice: [1, 1] }, 'It scatters to hex 0101.'],
  [{ type: 'scattered', from: at('0507'), to: -1, dice: [1, 1] }, 'It scatters off the map.'],
  [{ type: 'shot-over' }, null],
  [
    { type: 'registered', registration: { element: 0, hex: at('0507'), hit: true, observed: 1 } },
    'Ram (MM1/1) has found hex 0507.',
  ],
  [
    { type: 'registered', registration: { element: 0, hex: at('0507'), hit: false, observed: 2 } },
    'Ram (MM1/1) is ranging in on hex 0507: 2 observed.',
  ],
  [{ type: 'armed', loads: [] }, 'Bombs: none.'],
  [
    {
      type: 'armed',
      loads: [
        { element: 0, bombs: { explosive: 2, cluster: 1, inferno: 0, mines: 0 } },
        { element: 1, bombs: { explosive: 0, cluster: 0, inferno: 0, mines: 0 } },
      ],
    },
    'Bombs: Ram (MM1/1) 2 high explosive, 1 cluster; Ewe (MM1/2) none.',
  ],
  [
    { type: 'flew', unit: 0, place: { half: 1, space: 10, box: 2 }, hex: -1, facing: 0 },
    'MM1 flies to Box 2 of North.',
  ],
  [
    { type: 'flew', unit: 0, place: null, hex: at('0507'), facing: 2 },
    'MM1 flies to hex 0507, facing southeast.',
  ],
  [{ type: 'touched-down', unit: 0, hex: at('0101'), facing: 0, path: [] }, 'MM1 lands in hex 0101.'],
  [{ type: 'touched-down', unit: 0, hex: -1, facing: 0, path: [] }, 'MM1 lands.'],
  [{ type: 'revved', unit: 0, revving: true }, 'MM1 revs up.'],
  [{ type: 'revved', unit: 0, revving: false }, 'MM1 lets its engines die down.'],
  [{ type: 'launched', unit: 0, hex: at('0507') }, 'MM1 launches.'],
  [{ type: 'stalled', unit: 0 }, 'MM1 stalls and crashes.'],
  [{ type: 'swept', unit: 0, cells: [at('0507'), at('0506')], bombs: [] }, 'MM1 strafes 0507, 0506.'],
  [
    { type: 'swept', unit: 0, cells: [at('0507')], bombs: ['2 explosive'] },
    'MM1 bombs hex 0507 (2 explosive).',
  ],
  [
    { type: 'bombs-fall', unit: 0, hex: at('0507'), dice: [6, 5], hit: true },
    'The bombs on hex 0507 roll 11 (6 + 5): a hit.',
  ],
  [
    { type: 'bombs-fall', unit: 0, hex: at('0507'), dice: [1, 5], hit: false },
    'The bombs on hex 0507 roll 6 (1 + 5): a miss.',
  ],
  [{ type: 'exploded', hex: at('0507'), bomb: 'cluster' }, 'A bomb (cluster) goes off in hex 0507.'],
  [{ type: 'broadside', unit: 0, side: 'left' }, 'MM1 has fired to the left.'],
  [{ type: 'broadside', unit: 0, side: 'ahead' }, null],
  [{ type: 'climbed', unit: 0, isOnTop: true }, 'MM1 climbs the buildings.'],
  [{ type: 'climbed', unit: 0, isOnTop: false }, 'MM1 is on the ground again.'],
  [
    { type: 'building-hit', hex: at('0507'), dice: [3, 4], damage: 2, collapses: true },
    'The buildings in hex 0507 are hit for 2 and 7 (3 + 4): they collapse.',
  ],
  [
    { type: 'building-hit', hex: at('0507'), dice: [3, 1], damage: 2, collapses: false },
    'The buildings in hex 0507 are hit for 2 and 4 (3 + 1): they stand.',
  ],
  [{ type: 'collapsed', hex: at('0507'), units: [0, 2] }, 'Hex 0507 is rubble; down with it go MM1 and MH1.'],
  [{ type: 'collapsed', hex: at('0507'), units: [2] }, 'Hex 0507 is rubble; down with it go MH1.'],
  [{ type: 'collapsed', hex: at('0507'), units: [] }, 'Hex 0507 is rubble.'],
  [
    { type: 'emplacement', hex: at('0507'), element: 3, toHit: SIX, dice: [4, 4], hit: true },
    'The guns in hex 0507 attack Wolf (MH1/1): needs 6, rolls 8 (4 + 4), hits.',
  ],
  [
    { type: 'emplacement', hex: at('0507'), element: 3, toHit: SIX, dice: [1, 4], hit: false },
    'The guns in hex 0507 attack Wolf (MH1/1): needs 6, rolls 5 (1 + 4), misses.',
  ],
  [{ type: 'wind', dice: [3], wind: 2 }, 'The wind blows to the southeast.'],
  [{ type: 'ignited', hex: at('0507'), units: [] }, 'Hex 0507 burns.'],
  [{ type: 'extinguished', element: 0, hex: at('0507') }, 'Ram (MM1/1) puts out the fire in hex 0507.'],
  [
    { type: 'fire-roll', why: 'intent', hex: at('0507'), dice: [6, 4], burns: true },
    'Setting fire to hex 0507: 10 (6 + 4), it catches fire.',
  ],
  [
    { type: 'fire-roll', why: 'clearing', hex: at('0507'), dice: [6, 4], burns: false },
    'Clearing hex 0507: 10 (6 + 4), no fire.',
  ],
  [
    { type: 'fire-roll', why: 'miss', hex: at('0507'), dice: [1, 1], burns: true },
    'A miss strikes hex 0507: 2 (1 + 1), it catches fire.',
  ],
  [{ type: 'strays', hex: at('0507'), damages: [2] }, null],
  [
    { type: 'stray', hex: at('0507'), dice: [6, 4], terrain: 'rough' },
    'The miss rips into the woods in hex 0507: 10 (6 + 4), they become rough.',
  ],
  [
    { type: 'stray', hex: at('0507'), dice: [1, 4], terrain: null },
    'The miss rips into the woods in hex 0507: 5 (1 + 4), they stand.',
  ],
  [{ type: 'scorched', unit: 0 }, 'MM1 goes through fire.'],
  [
    { type: 'burns', unit: 1, hex: at('0507'), dice: [4, 4], escapes: true },
    'IN2 in the fire of hex 0507: 8 (4 + 4), it escapes the flames.',
  ],
  [
    { type: 'burns', unit: 1, hex: at('0507'), dice: [1, 4], escapes: false },
    'IN2 in the fire of hex 0507: 5 (1 + 4), it is burned.',
  ],
  [
    { type: 'spread', from: at('0507'), hex: at('0506'), dice: [6, 4], burns: true },
    'From 0507 to 0506: 10 (6 + 4), the fire spreads.',
  ],
  [
    { type: 'spread', from: at('0507'), hex: at('0506'), dice: [1, 4], burns: false },
    'From 0507 to 0506: 5 (1 + 4), the fire does not spread.',
  ],
  [{ type: 'mines-dropped', seat: 0, hex: at('0507') }, 'Mines fall on hex 0507.'],
  [{ type: 'mines-laid', seat: 0, hex: at('0507') }, 'Mines are laid in hex 0507.'],
  [{ type: 'thunder-armed', elements: [0, 1] }, 'Armed with Thunder munitions: Ram (MM1/1), Ewe (MM1/2).'],
  [{ type: 'thunder-armed', elements: [1] }, 'Armed with Thunder munitions: Ewe (MM1/2).'],
  [{ type: 'thunder-armed', elements: [] }, null],
  [
    { type: 'thunder', element: 0, hex: at('0507'), number: SIX, dice: [6, 5], hits: true },
    'Ram (MM1/1) lays mines in hex 0507: needs 6, rolls 11 (6 + 5), they lie there.',
  ],
  [
    { type: 'thunder', element: 0, hex: at('0507'), number: null, dice: [1, 5], hits: false },
    'Ram (MM1/1) lays mines in hex 0507: rolls 6 (1 + 5), they scatter.',
  ],
  [{ type: 'thunder-lands', owner: 0, hex: at('0507'), dice: [] }, null],
  [{ type: 'thunder-lands', owner: 0, hex: at('0101'), dice: [1, 1] }, 'The mines come down in hex 0101.'],
  [{ type: 'thunder-lands', owner: 0, hex: -1, dice: [1, 1] }, 'The mines are lost off the map.'],
  [
    { type: 'mines', owner: 0, hex: at('0507'), dice: [4, 4], explodes: true },
    'The mines in hex 0507: 8 (4 + 4), they go off.',
  ],
  [
    { type: 'mines', owner: 0, hex: at('0507'), dice: [1, 4], explodes: false },
    'The mines in hex 0507: 5 (1 + 4), they do not go off.',
  ],
  [{ type: 'mines-found', owner: 0, hex: at('0507') }, 'Mines are found in hex 0507.'],
  [{ type: 'mines-shelled', owner: 0, hex: at('0507') }, 'There are mines in hex 0507.'],
  [
    { type: 'mines-cleared', unit: 1, hex: at('0507'), dice: [5, 5], result: 'cleared' },
    'IN2 against the minefield in hex 0507: 10 (5 + 5), it is cleared.',
  ],
  [
    { type: 'mines-cleared', unit: 1, hex: at('0507'), dice: [1, 2], result: 'exploded' },
    'IN2 against the minefield in hex 0507: 3 (1 + 2), it goes off.',
  ],
  [
    { type: 'mines-cleared', unit: null, hex: at('0507'), dice: [3, 1], result: 'nothing' },
    'A shell against the minefield in hex 0507: 4 (3 + 1), nothing happens.',
  ],
  [
    { type: 'morale', unit: 0, why: 'losses', number: SIX, dice: [4, 4], nerve: 'steady' },
    'Morale of MM1: needs 6, rolls 8 (4 + 4), keeps its nerve.',
  ],
  [
    { type: 'morale', unit: 0, why: 'losses', number: null, dice: [1, 4], nerve: 'broken' },
    'Morale of MM1: rolls 5 (1 + 4), is broken.',
  ],
  [
    { type: 'morale', unit: 0, why: 'losses', number: null, dice: [1, 4], nerve: 'routed' },
    'Morale of MM1: rolls 5 (1 + 4), is routed.',
  ],
  [{ type: 'held-back', unit: 0 }, 'MM1 stays aloft, to be dropped.'],
  [
    { type: 'drop-named', unit: 0, landing: { hex: at('0507'), facing: 0, order: 1 } },
    'MM1 is to drop into hex 0507.',
  ],
  [
    { type: 'drop-rolled', unit: 0, number: SIX, dice: [4, 4], margin: 0 },
    'MM1 drops: needs 6, rolls 8 (4 + 4), lands.',
  ],
  [
    { type: 'drop-rolled', unit: 0, number: null, dice: [1, 2], margin: 1 },
    'MM1 drops: rolls 3 (1 + 2), fails by 1.',
  ],
  [
    { type: 'drop-scattered', unit: 0, dice: [1], hexes: 1, hex: at('0101') },
    'MM1 scatters 1 hex, to hex 0101.',
  ],
  [{ type: 'drop-scattered', unit: 0, dice: [1], hexes: 2, hex: -1 }, 'MM1 scatters 2 hexes, off the map.'],
  [{ type: 'pushed', unit: 0, hex: at('0506') }, 'MM1 is pushed to hex 0506.'],
  [{ type: 'landed', unit: 0, hex: at('0507'), facing: 3 }, 'MM1 lands in hex 0507.'],
  [{ type: 'crashed', unit: 0 }, 'MM1 comes down where it cannot be.'],
  [{ type: 'hid', unit: 0, place: 'somewhere' }, 'MM1 hides.'],
  [{ type: 'hid', unit: 0, place: { hex: at('0507'), facing: 0 } }, 'MM1 hides in hex 0507.'],
  [{ type: 'hid', unit: 0, place: { box: 3 } }, 'MM1 hides in Box 3.'],
  [
    { type: 'revealed-off-board', unit: 0, place: { half: 0, space: 15, box: 3 }, how: 'itself' },
    'MM1 comes out of hiding in Box 3.',
  ],
  [
    { type: 'revealed-off-board', unit: 0, place: { half: 0, space: 15, box: 3 }, how: 'contact' },
    'MM1 is found in Box 3.',
  ],
  [
    { type: 'revealed', unit: 0, hex: at('0507'), facing: 0, how: 'itself' },
    'MM1 comes out of hiding in hex 0507.',
  ],
  [{ type: 'revealed', unit: 0, hex: at('0507'), facing: 0, how: 'contact' }, 'MM1 is found in hex 0507.'],
  [
    { type: 'revealed', unit: 0, hex: at('0507'), facing: 0, how: 'probe' },
    'MM1 is found in hex 0507 by an active probe.',
  ],
  [{ type: 'surprise', unit: 0, target: 2 }, null],
  [{ type: 'surprised', unit: 0 }, 'MM1 attacks by surprise.'],
  [
    { type: 'typed', unit: 0, shown: { id: 'M1', name: 'Unidentified', elements: [] } },
    'A counter shows its type: M1.',
  ],
  [
    {
      type: 'identified',
      unit: 0,
      cover: 'M1',
      shown: {
        id: 'MM1',
        name: 'Lance',
        elements: [
          { type: 'mech', chassis: 'Ram' },
          { type: 'mech', chassis: 'Ewe' },
        ],
      },
      announced: [],
    },
    'M1 is identified as MM1 Lance: Ram, Ewe.',
  ],
  [
    { type: 'looked', unit: 0, target: 2, number: SIX, dice: [4, 4], succeeds: true },
    'MM1 tries to identify MH1: needs 6, rolls 8 (4 + 4), succeeds.',
  ],
  [
    { type: 'looked', unit: 0, target: 2, number: null, dice: [1, 4], succeeds: false },
    'MM1 tries to identify MH1: rolls 5 (1 + 4), fails.',
  ],
  [{ type: 'role', attacker: 1 }, 'The attacker is North.'],
  [{ type: 'target-named', objective: 0 }, 'To be carried off: the objective of South in hex 0303.'],
  [{ type: 'target-revealed', objective: 0 }, 'The target is the objective of South in hex 0303.'],
  [{ type: 'target-taken', unit: 0 }, 'MM1 takes the target.'],
  [{ type: 'target-dropped', hex: at('0507') }, 'The target is left in hex 0507.'],
  [{ type: 'target-carried-off', unit: 0 }, 'MM1 carries off the target.'],
  [{ type: 'duel-proposed', seat: 1, hex: at('0507') }, 'North calls for a duel around hex 0507.'],
  [{ type: 'duel-declined', seat: 0 }, 'South wants no duel.'],
  [
    { type: 'duel-off', hex: at('0507') },
    'There is no duel around hex 0507: one side has nobody with record sheets there.',
  ],
  [
    { type: 'duel-begun', hex: at('0507'), units: [0, 2], distances: [0, 1] },
    'A duel of BattleTech begins around hex 0507: MM1, MH1.',
  ],
  [{ type: 'duel-rests', turn: 3 }, 'The duel rests after 3 turns.'],
  [
    {
      type: 'duel-over',
      turn: 5,
      winner: 0,
      fates: [{ element: 3, fate: 'destroyed', worn: GONE }],
      places: [],
    },
    'South wins the duel in turn 5; lost: Wolf (MH1/1).',
  ],
  [
    { type: 'duel-over', turn: 15, winner: null, fates: [], places: [] },
    'The duel ends undecided in turn 15.',
  ],
  [{ type: 'extra-draws', seats: [true, true] }, 'Doubles: one more counter for South and North.'],
  [{ type: 'extra-draws', seats: [false, true] }, 'Doubles: one more counter for North.'],
  [{ type: 'extra-draws', seats: [false, false] }, null],
];

test.each(SAID)('%j', (event, sentence) => {
  expect(battleforce2.describe(event, table.table('spectator'))).toBe(sentence);
});

test('Every event of a chapter is said here', () => {
  const all = options.flatMap(({ sentences = {} }) => Object.keys(sentences));
  expect(all.filter((type) => !SAID.some(([event]) => event.type === type))).toEqual([]);
});
