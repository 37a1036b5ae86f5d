import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { battleforce2 } from './game.ts';
import { battle, leading, mech, platoon, tank, unit } from './testing/scene.ts';

const table = battle({
  south: [
    leading(unit('Lance', '0509 N', mech('Ram'), mech('Ewe')), 'Foot'),
    unit('Foot', '0609', platoon('Rifles')),
  ],
  north: [unit('Pack', '0503 S', mech('Wolf', { class: 'H' }), tank('Drum', { class: 'H' }))],
  options: { commands: true },
  commands: [
    ['Luck of the Fox', 'Ambush'],
    ['Charge!', 'Evasive Action'],
  ],
});
table.objective('objective', 'south', '0303');
table.objective('headquarters', 'north', '0404');
const at = (hex: string) => table.cell(hex);
const SIX = { total: 6, lines: [] };
const { record } = table.showAll().element('Wolf').known!;
const condition = { ...table.element('Wolf').condition, armor: 2, structure: 1 };

const moved = { type: 'moved', unit: 0, way: 'ground', facing: 1, onBridge: false } as const;
const deployed = { type: 'deployed', unit: 0, hex: at('0509'), facing: 3, onBridge: false } as const;
const attack = (attacker: number, overheat: number) => ({
  attacker,
  target: 3,
  overheat,
  withhold: 0,
  charges: false,
});
const volley = { type: 'declared', seat: 0, unit: 0, target: 2, spotter: null, withholds: false } as const;
const roll = { seat: 0, attacker: 0, toHit: SIX, dice: [3, 4], hit: true } as const;

/** The sentences of events of the basic game. */
const SAID: readonly (readonly [Event, string | null])[] = [
  [{ type: 'turn', turn: 4 }, 'Turn 4.'],
  [{ type: 'phase', phase: 'command', active: 0 }, 'Command Phase: South.'],
  [{ type: 'phase', phase: 'movement', active: 1 }, 'Movement Phase: North.'],
  [{ type: 'phase', phase: 'combat', active: 1 }, 'Combat Phase: North.'],
  [{ type: 'phase', phase: 'end', active: 0 }, null],
  [
    {
      type: 'roll-off',
      about: 'initiative',
      dice: [
        [1, 2],
        [5, 6],
      ],
      winner: 1,
    },
    'Initiative: 11 (5 + 6) to 3 (1 + 2) for North.',
  ],
  [
    {
      type: 'roll-off',
      about: 'home-edges',
      dice: [
        [4, 2],
        [1, 1],
      ],
      winner: 0,
    },
    'Roll for the home edges: 6 (4 + 2) to 2 (1 + 1) for South.',
  ],
  [{ type: 'home-edge', seat: 1, edge: 'east' }, 'The home edge of North is the east edge.'],
  [
    { type: 'objective-placed', kind: 'objective', seat: 0, hex: at('0303') },
    'South places an objective in hex 0303.',
  ],
  [
    { type: 'objective-placed', kind: 'headquarters', seat: 1, hex: at('0404') },
    'North places its headquarters in hex 0404.',
  ],
  [{ type: 'set-up-order', seat: 0, first: true }, 'First to deploy: South.'],
  [{ type: 'set-up-order', seat: 0, first: false }, 'Second to deploy: South.'],
  [{ ...deployed, submerged: false }, 'MM1 deploys in hex 0509, facing south.'],
  [{ ...deployed, submerged: true }, 'MM1 deploys in hex 0509, facing south, submerged.'],
  [{ ...deployed, unit: 1, submerged: false }, 'IN2 deploys in hex 0509.'],
  [{ type: 'left-behind', unit: 0 }, 'MM1 stays behind: it may not stand anywhere on this map.'],
  [{ type: 'acts-first', seat: 1 }, 'First to act: North.'],
  [
    { ...moved, path: [at('0509'), at('0508'), at('0507')] },
    'MM1 moves from 0509 to 0507, facing northeast.',
  ],
  [
    { ...moved, path: [at('0509'), at('0508')], way: 'jump' },
    'MM1 jumps from 0509 to 0508, facing northeast.',
  ],
  [
    { ...moved, path: [at('0509'), at('0508')], way: 'high' },
    'MM1 moves from 0509 to 0508, facing northeast, flying high.',
  ],
  [{ ...moved, path: [at('0509')] }, 'MM1 stays in hex 0509, facing northeast.'],
  [{ ...moved, path: [at('0509')], way: 'high' }, 'MM1 stays in hex 0509, facing northeast, flying high.'],
  [{ ...moved, unit: 1, path: [at('0609'), at('0608')] }, 'IN2 moves from 0609 to 0608.'],
  [{ type: 'held-up', unit: 0, hex: 0 }, 'MM1 is held up on its way.'],
  [{ type: 'bridge-fell', hex: at('0507') }, 'The bridge in hex 0507 breaks.'],
  [{ type: 'exited', unit: 0, edge: 'south', fate: 'retreated' }, 'MM1 retreats over its home edge.'],
  [
    { type: 'exited', unit: 0, edge: 'west', fate: 'destroyed' },
    'MM1 leaves the map over the west edge and counts as destroyed.',
  ],
  [
    { type: 'shown', element: 3, known: { turn: 1, record, condition } },
    'Wolf (MH1/1) is seen to be a Wolf: 2 armor, 1 structure.',
  ],
  [
    { type: 'shown', element: 3, known: { turn: 1, record: null, condition } },
    'Wolf (MH1/1) shows its damage: 2 armor, 1 structure.',
  ],
  [{ type: 'scanned', element: 1, target: 2 }, 'Ewe (MM1/2) scans MH1.'],
  [{ type: 'ecm', element: 1, works: true }, 'ECM of Ewe (MM1/2) jams.'],
  [{ type: 'ecm', element: 1, works: false }, 'The ECM of Ewe (MM1/2) fails.'],
  [{ type: 'loaded', unit: 0, passenger: 1, mounts: [] }, 'MM1 takes IN2 aboard.'],
  [{ type: 'loaded', unit: 0, passenger: 1, mounts: [[2, 0]] }, "IN2 mounts the 'Mechs of MM1."],
  [{ type: 'unloaded', unit: 0, passenger: 1, hex: at('0508'), facing: 0 }, 'MM1 puts IN2 down in hex 0508.'],
  [{ type: 'hooked-up', truck: 1, unit: 0 }, 'Ewe (MM1/2) hooks its coolant up to MM1.'],
  [{ type: 'unhooked', truck: 1, unit: 0 }, 'Ewe (MM1/2) no longer cools MM1.'],
  [{ type: 'submerged', unit: 0, submerged: true }, 'MM1 submerges.'],
  [{ type: 'submerged', unit: 0, submerged: false }, 'MM1 surfaces.'],
  [{ ...volley, attacks: [] }, 'MM1 attacks MH1 with no elements.'],
  [{ ...volley, attacks: [attack(0, 0)] }, 'MM1 attacks MH1 with 1 element.'],
  [
    { ...volley, attacks: [attack(0, 1), attack(1, 0)] },
    'MM1 attacks MH1 with 2 elements; Ram (MM1/1) overheats by 1.',
  ],
  [
    { ...volley, spotter: 2, attacks: [attack(0, 0)] },
    'MM1 attacks MH1 indirectly, spotted by Rifles (IN2/1), with 1 element.',
  ],
  [
    { ...roll, type: 'attacked', target: 3 },
    'Ram (MM1/1) attacks Wolf (MH1/1): needs 6, rolls 7 (3 + 4), hits.',
  ],
  [
    { ...roll, type: 'attacked', target: 3, toHit: null, hit: false },
    'Ram (MM1/1) attacks Wolf (MH1/1): rolls 7 (3 + 4), misses.',
  ],
  [
    { type: 'declared-hex', unit: 0, hex: at('0507'), aim: 'woods', attacks: [{ attacker: 0, overheat: 0 }] },
    'MM1 attacks hex 0507 with 1 element.',
  ],
  [
    {
      type: 'declared-hex',
      unit: 0,
      hex: at('0507'),
      aim: 'woods',
      attacks: [
        { attacker: 0, overheat: 0 },
        { attacker: 1, overheat: 1 },
      ],
    },
    'MM1 attacks hex 0507 with 2 elements; Ewe (MM1/2) overheats by 1.',
  ],
  [
    { ...roll, type: 'attacked-hex', hex: at('0507') },
    'Ram (MM1/1) attacks hex 0507: needs 6, rolls 7 (3 + 4), hits.',
  ],
  [
    { ...roll, type: 'attacked-hex', hex: at('0507'), toHit: null, hit: false },
    'Ram (MM1/1) attacks hex 0507: rolls 7 (3 + 4), misses.',
  ],
  [
    { type: 'lost', attacker: 0, target: 3 },
    'The hit of Ram (MM1/1) is lost: Wolf (MH1/1) is already destroyed.',
  ],
  [{ type: 'damaged', seat: 1, element: 3, damage: 2, critical: false, left: null }, 'Wolf (MH1/1) takes 2.'],
  [
    { type: 'damaged', seat: 1, element: 3, damage: 2, critical: false, left: { armor: 1, structure: 3 } },
    'Wolf (MH1/1) takes 2 and has 1 armor and 3 structure left.',
  ],
  [
    { type: 'critical', element: 3, dice: [2, 6], hit: 'arm' },
    'Critical hit roll against Wolf (MH1/1): 8 (2 + 6), arm actuator hit.',
  ],
  [
    { type: 'critical', element: 4, dice: [2, 6], hit: 'arm' },
    'Critical hit roll against Drum (MH1/2): 8 (2 + 6), turret hit.',
  ],
  [{ type: 'destroyed', element: 3 }, 'Wolf (MH1/1) is destroyed.'],
  [{ type: 'unit-destroyed', unit: 2 }, 'MH1 is destroyed.'],
  [{ type: 'heat', element: 0, from: 0, to: 1 }, 'Ram (MM1/1) heats up to 1.'],
  [{ type: 'heat', element: 0, from: 2, to: 0 }, 'Ram (MM1/1) cools down.'],
  [{ type: 'heat', element: 0, from: 3, to: 4 }, 'Ram (MM1/1) shuts down.'],
  [{ type: 'heat', element: 0, from: 4, to: 0 }, 'Ram (MM1/1) restarts.'],
  [{ type: 'announced', element: 3, base: 5, jumps: false }, 'Wolf (MH1/1) announces base number 5.'],
  [
    { type: 'announced', element: 3, base: 5, jumps: true },
    'Wolf (MH1/1) announces base number 5, and 1 more because it jumps.',
  ],
  [{ type: 'headquarters', seat: 0, moves: 2 }, 'Headquarters at work: South may pass down 2 more.'],
  [{ type: 'counter-drawn', seat: 0, number: 1 }, 'South draws a counter: Ambush.'],
  [{ type: 'counter-drawn', seat: 0, number: null }, 'South draws a counter.'],
  [{ type: 'counter-placed', seat: 1, unit: 2, number: 0 }, 'A counter is placed on MH1: Charge!.'],
  [{ type: 'counter-placed', seat: 1, unit: 2, number: null }, 'A counter is placed on MH1.'],
  [{ type: 'counter-returned', seat: 1, number: 1 }, 'North shows Evasive Action and puts it back.'],
  [{ type: 'counter-passed', unit: 0, to: 1 }, 'The counter of MM1 is passed down to IN2.'],
  [{ type: 'counter-removed', seat: 0, unit: 0 }, 'The counter of MM1 is taken off.'],
  [{ type: 'counters-back', seat: 0 }, 'The counters that South had set aside go back into the cup.'],
  [{ type: 'flipped', unit: 0, number: 1, command: 'Ambush' }, 'MM1: Ambush'],
  [{ type: 'jammed', unit: 0, works: true }, 'The transmission to MM1 is jammed.'],
  [{ type: 'jammed', unit: 0, works: false }, 'ECM keeps the transmission to MM1 clear.'],
  [{ type: 'luck', unit: 0, dice: [1, 2] }, 'MM1 rerolls 3 (1 + 2).'],
  [{ type: 'ambush', unit: 0 }, 'MM1 springs an ambush.'],
  [{ type: 'price', unit: 0, move: true, attack: true }, 'MM1 may not move or attack in its next phases.'],
  [{ type: 'price', unit: 0, move: true, attack: false }, 'MM1 may not move in its next phases.'],
  [{ type: 'price', unit: 0, move: false, attack: true }, 'MM1 may not attack in its next phases.'],
  [{ type: 'price', unit: 0, move: false, attack: false }, null],
  [{ type: 'objective', index: 0, turned: 'claimed' }, 'Claimed: the objective of South in hex 0303.'],
  [{ type: 'objective', index: 1, turned: 'face-up' }, 'Occupied: the headquarters of North in hex 0404.'],
  [
    { type: 'objective', index: 1, turned: 'face-down' },
    'No longer occupied: the headquarters of North in hex 0404.',
  ],
  [
    { type: 'ended', outcome: { winners: [1], reason: 'All is lost', rule: 'BF2-VIC-01' } },
    'All is lost. Victory for North.',
  ],
  [
    { type: 'ended', outcome: { winners: [], reason: 'All are lost', rule: 'BF2-VIC-01' } },
    'All are lost. The game is a draw.',
  ],
];

test.each(SAID)('%j', (event, sentence) => {
  expect(battleforce2.describe(event, table.table('spectator'))).toBe(sentence);
});
