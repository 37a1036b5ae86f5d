import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues, Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { battlefieldOf } from '../../../battlefields.ts';
import { classic } from '../../../game.ts';
import { CALLED_OFF } from '../../../state.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { falls, location, toHit } from '../../../testing/table.ts';
import { turn } from './plotting.ts';
import { markBlind } from './sight.ts';
import { sensorReach } from './spotting.ts';

const laser = mech('Hawk', { armor: 20, slots: { CT: ['Medium Laser'] } });
const blind: Roll = ['sensors', 6, 6];
const sensors = (a: number, b: number): Roll => ['sensors', a, b];

interface Plan {
  readonly wolf?: string;
  readonly bear?: string;
  readonly map?: string;
  readonly options?: OptionValues;
  readonly cub?: string;
  readonly jets?: boolean;
  readonly reading?: number | undefined;
}

/** Wolf of seat 0 and Bear of seat 1; seat 0 has lost the Initiative. */
function hunt({ wolf = '0505 S', bear = '0509 N', map, options = {}, cub, jets, reading }: Plan = {}): Melee {
  const jumper = mech('Wolf', { armor: 20, slots: { CT: ['Medium Laser'], LT: ['4 x Jump Jet'] } });
  return new Melee(
    scene({
      ...(map !== undefined && { map }),
      ...(reading !== undefined && { setup: { reading } }),
      units: {
        Wolf: { mech: jets ? jumper : { ...laser, name: 'Wolf' }, at: wolf },
        Bear: { mech: { ...laser, name: 'Bear' }, at: bear },
        ...(cub !== undefined && { Cub: { mech: { ...laser, name: 'Cub' }, at: cub, side: 0, seat: 0 } }),
      },
      options: { 'double-blind': true, ...options },
    }),
  );
}

const seen = ({ scene: { state } }: Melee, viewer: Viewer) => viewFor(classic, state, viewer).table;
const heard = ({ scene: { events } }: Melee, viewer: Viewer, type: string) =>
  eventsFor(classic, events, viewer).filter((event) => event.type === type);
const ghosts = (game: Melee, viewer: Viewer) => {
  const table = seen(game, viewer);
  const { plugged, board } = battlefieldOf(table);
  return plugged.ghosts!([], table).map(({ unit, hex }) => `${unit} ${board.number[hex]}`);
};

/** All moves, each given as an order or left out for one who stays. */
function moved(game: Melee, orders: Record<string, object> = {}, ...rolls: readonly Roll[]): Melee {
  game.beginAt('movement', 0);
  for (const names of [['Wolf', 'Cub'], ['Bear']]) {
    for (const unit of names) {
      if (!game.scene.field.pilots.some(({ name }) => name === unit)) continue;
      game.order({ type: 'still', unit, ...orders[unit] });
    }
    const isLast = names[0] === 'Bear';
    game.order({ type: 'plotted' }, ...(isLast ? rolls : []));
  }
  return game;
}

rule('MT-BLIND-01', 'Players see their own units and detected enemies only', () => {
  const game = hunt().beginAt('movement', 0);
  const wolf = game.scene.cell('0505');
  expect(seen(game, 0).units.map(({ hex }) => hex)).toEqual([wolf, -1]);
  expect(seen(game, 1).units.map(({ hex }) => hex)).toEqual([-1, game.scene.cell('0509')]);
  expect(seen(game, 'spectator').units.map(({ hex }) => hex)).toEqual([-1, -1]);
  // What was seen last stays as a ghost.
  expect([ghosts(game, 0), ghosts(game, 1), ghosts(game, 'spectator')]).toEqual([['1 0509'], ['0 0505'], []]);
});

rule('MT-BLIND-01', 'What is noted of a unit does not tell where it is, nor who is asked', () => {
  const game = hunt({ options: { 'taking-cover': true } }).beginAt('movement', 0);
  const bear = game.scene.state.units[1];
  bear.marks = { ...bear.marks, experience: 3 };
  expect(Object.keys(seen(game, 0).units[1].marks!)).toEqual(['blind']);
  expect(seen(game, 1).units[1].marks).toMatchObject({ experience: 3 });
  // There is no cover anywhere, and yet both are asked.
  moved(game, {}, blind, blind);
  const asked = [game.asked, game.order({ type: 'take-cover', covers: [] }).asked];
  expect(asked).toEqual(['0 cover/take', '1 cover/take']);
});

rule('MT-BLIND-02', 'Movement with torsos and sensors, spotting, weapons, physical attacks', () => {
  const game = hunt().beginAt('movement', 0);
  const asked: string[] = [game.asked];
  const give = (order: Parameters<Melee['order']>[0], ...rolls: Roll[]) =>
    asked.push(game.order(order, ...rolls).asked);
  give({ type: 'still', unit: 'Wolf' });
  give({ type: 'plotted' });
  give({ type: 'still', unit: 'Bear' });
  give({ type: 'plotted' }, blind, blind);
  give({ type: 'hold', unit: 'Wolf', twist: 0 });
  give({ type: 'plotted' });
  give({ type: 'hold', unit: 'Bear', twist: 0 });
  give({ type: 'plotted' });
  expect(asked).toEqual([
    '0 movement/move',
    '0 blind/confirm',
    '1 movement/move',
    '1 blind/confirm',
    '0 weapon/declare',
    '0 blind/confirm',
    '1 weapon/declare',
    '1 blind/confirm',
    // There is nobody to strike at.
    '0 blind/confirm',
  ]);
});

rule(
  'MT-BLIND-03',
  'A Locust runs from 1406 to 1011 and turns its torso: seven hexes, and nobody sees it',
  () => {
    const made = scene({
      units: {
        Locust: { mech: mech('Locust', { tons: 20, walk: 8 }), at: '1406 S' },
        Bear: { at: '0101 N' },
      },
      options: { 'double-blind': true },
    });
    const game = new Melee(made).beginAt('movement', 0);
    game.order({ type: 'move', unit: 'Locust', mode: 'run', to: '1011', facing: 'S', more: false });
    game.order({ type: 'plot', unit: 'Locust', twist: 1, sensor: 'seismic' });
    const { hexesMoved, twist } = made.unit('Locust');
    expect([game.hexOf('Locust'), hexesMoved, twist]).toEqual(['1011', 7, 1]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(heard(game, viewer, 'moved')).toEqual([]);
      expect(heard(game, viewer, 'plot')).toEqual([]);
      expect(seen(game, viewer).units[0]).toMatchObject({ hex: -1, twist: 0, thisTurn: { hexesMoved: 0 } });
      expect(viewFor(classic, made.state, viewer).question).toEqual({
        step: 'blind/confirm',
        seat: 0,
        phase: 'movement',
      });
    }
  },
);

rule('MT-BLIND-03', 'Not even a refused hex tells where an enemy is', () => {
  const game = hunt().beginAt('movement', 0);
  expect(game.choices('move', 'Wolf', 'walk')).toContain('0509');
  expect(game.orders).not.toContain('charge');
  game.order({ type: 'move', unit: 'Wolf', mode: 'walk', to: '0509', facing: 'S', more: false });
  expect(game.hexOf('Wolf')).toBe('0509');
});

rule('MT-BLIND-03', 'The torso is turned in the plot, and not when weapons are fired', () => {
  const game = moved(hunt(), {}, blind, blind);
  expect(game.choices('hold', 'Wolf')).toEqual([0]);
  const twisted = hunt().beginAt('movement', 0);
  twisted.order({ type: 'still', unit: 'Wolf' });
  expect(twisted.choices('plot', 'Wolf')).toEqual([0, -1, 1]);
  twisted.order({ type: 'plot', unit: 'Wolf', twist: -1, sensor: 'mech' });
  // One may think again.
  expect(twisted.choices('plot', 'Wolf')).toEqual([0, -1, 1]);
  twisted.order({ type: 'plotted' });
  twisted.order({ type: 'still', unit: 'Bear' });
  twisted.order({ type: 'plotted' }, blind, blind);
  expect(twisted.choices('hold', 'Wolf')).toEqual([-1]);
});

rule(['MT-BLIND-03', 'MT-ADVF-04'], 'Whoever is braced does not turn its torso', () => {
  const braced = (reading?: number) => {
    const map = `${'. . . . . .\n'.repeat(5)}. . . . .1 .\n${'. . . . . .\n'.repeat(4)}`;
    const game = hunt({ map, options: { 'taking-cover': true, bracing: true }, reading }).beginAt(
      'movement',
      0,
    );
    return game.order({ type: 'brace', unit: 'Wolf', arm: 'LA' }).choices('plot', 'Wolf');
  };
  expect(braced()).toEqual([0]);
  expect(braced(8)).toEqual([0, -1, 1]);
});

const into = (to: string, facing = 'S') => ({ type: 'move', mode: 'walk', to, facing, more: false });

rule(
  'MT-BLIND-04',
  'The side with the Initiative keeps a hex that both end in; the other stops before it',
  () => {
    const game = moved(hunt(), { Wolf: into('0507'), Bear: into('0507', 'N') }, blind, blind);
    expect([game.hexOf('Wolf'), game.hexOf('Bear')]).toEqual(['0506', '0507']);
    expect(game.scene.unit('Wolf').hexesMoved).toBe(1);
    expect(game.scene.unit('Bear').hexesMoved).toBe(2);
    // Both learn of it, and of what kind the other was.
    expect(heard(game, 0, 'contested')).toMatchObject([{ unit: 0, by: 'Bear' }]);
    expect(heard(game, 1, 'contested')).toMatchObject([{ unit: 1, by: 'Wolf' }]);
    expect(heard(game, 'spectator', 'contested')).toEqual([]);
  },
);

rule('MT-BLIND-04', 'Who has stood there all turn keeps the hex whatever the Initiative', () => {
  const game = moved(hunt({ wolf: '0507 S' }), { Bear: into('0507', 'N') }, blind, blind);
  expect([game.hexOf('Wolf'), game.hexOf('Bear')]).toEqual(['0507', '0508']);
});

rule('MT-BLIND-04', 'Where the hex before is full as well, it is one hex further back', () => {
  const orders = { Wolf: into('0507'), Cub: into('0506'), Bear: into('0507', 'N') };
  const game = moved(hunt({ cub: '0405 S' }), orders, blind, blind, blind);
  expect([game.hexOf('Wolf'), game.hexOf('Cub'), game.hexOf('Bear')]).toEqual(['0505', '0506', '0507']);
  expect(game.scene.unit('Wolf').hexesMoved).toBe(0);
});

rule(
  'MT-BLIND-05',
  'A spotted enemy is reported with place, facing and torso, and nobody is told that he was seen',
  () => {
    const game = moved(hunt({ bear: '0509 SE' }), {}, blind, blind);
    const { hex, facing, heat } = seen(game, 0).units[1];
    expect([hex, facing, heat]).toEqual([game.scene.cell('0509'), 2, 0]);
    expect(heard(game, 0, 'sight').at(-1)).toMatchObject({ spotted: [1] });
    // Bear looks away and sees nobody; it does not know that it is seen.
    expect(seen(game, 1).units[0].hex).toBe(-1);
    expect(JSON.stringify(seen(game, 1).units[1])).not.toContain('"spotted":true');
    expect(heard(game, 1, 'sight').at(-1)).not.toMatchObject({ spotted: [1] });
  },
);

rule('MT-BLIND-05', 'The report has nothing else of the record sheet', () => {
  const game = hunt();
  Object.assign(game.scene.unit('Bear'), { heat: 5, armor: Array(11).fill(1), gunnery: 1 });
  moved(game, {}, blind, blind);
  const { heat, body, crew } = seen(game, 0).units[1];
  expect([heat, body.armor[1], crew.gunnery]).toEqual([0, 20, 4]);
  expect(seen(game, 0).setup.units[1].unit.name).toBe('Bear');
});

const sees = (plan: Plan, ...rolls: readonly Roll[]) =>
  seen(moved(hunt(plan), {}, ...(rolls.length > 0 ? rolls : [blind, blind])), 0).units[1].hex >= 0;

rule('MT-BLIND-06', 'A unit sees in its forward arc, where there is a line of sight', () => {
  expect(sees({ wolf: '0505 S' })).toBe(true);
  expect(sees({ wolf: '0505 SE' })).toBe(true);
  expect(sees({ wolf: '0505 N' })).toBe(false);
  const hill = Array.from({ length: 9 }, (_, row) => (row === 6 ? '.5 .5 .5 .5 .5' : '. . . . .')).join('\n');
  expect(sees({ map: hill })).toBe(false);
});

rule('MT-BLIND-06', 'After the torso twist', () => {
  const game = hunt({ wolf: '0505 NE' }).beginAt('movement', 0);
  game.order({ type: 'still', unit: 'Wolf' });
  game.order({ type: 'plot', unit: 'Wolf', twist: 1, sensor: 'mech' });
  game.order({ type: 'plotted' });
  game.order({ type: 'still', unit: 'Bear' });
  game.order({ type: 'plotted' }, blind, blind);
  expect(seen(game, 0).units[1].hex).toBe(game.scene.cell('0509'));
  expect(sees({ wolf: '0505 NE' })).toBe(false);
});

rule('MT-BLIND-06', '60 hexes by day, 15 at dusk, 10 in fog or rain, 5 at night; the lowest counts', () => {
  const far = (hexes: number, options: OptionValues, reading?: number) =>
    sees({ wolf: '0501 S', bear: `05${String(1 + hexes).padStart(2, '0')} N`, options, reading });
  expect(far(16, {})).toBe(true);
  expect([far(15, { 'weather-dusk-dawn': true }), far(16, { 'weather-dusk-dawn': true })]).toEqual([
    true,
    false,
  ]);
  expect([far(10, { fog: true }), far(11, { fog: true })]).toEqual([true, false]);
  expect([far(10, { 'weather-rainfall': 'light' }), far(11, { 'weather-rainfall': 'light' })]).toEqual([
    true,
    false,
  ]);
  const thick = { 'weather-fog': true, 'careful-movement': true };
  expect([far(10, thick), far(11, thick), far(11, thick, 3)]).toEqual([true, false, true]);
  expect([far(5, { night: true }), far(6, { night: true })]).toEqual([true, false]);
  expect(far(6, { night: true, fog: true })).toBe(false);
  const long = Array.from({ length: 62 }, () => '.').join('\n');
  const along = (row: number) => sees({ map: long, wolf: '0101 S', bear: `01${row} N` });
  expect([along(61), along(62)]).toEqual([true, false]);
});

rule('MT-BLIND-07', 'Long range on 2 to 4, medium on 5 and 6, short on 7 and 8, nothing from 9 on', () => {
  const rolls = Array.from({ length: 11 }, (_, i) => i + 2);
  expect(rolls.map((roll) => sensorReach('mech', roll))).toEqual([24, 24, 24, 16, 16, 8, 8, -1, -1, -1, -1]);
  expect(rolls.map((roll) => sensorReach('seismic', roll))).toEqual([6, 6, 6, 4, 4, 2, 2, -1, -1, -1, -1]);
});

rule('MT-BLIND-07', 'Sensors find what lies in no arc: on an 8 what is within eight hexes', () => {
  const behind = (row: string, ...roll: readonly [number, number]) =>
    sees({ wolf: '0501 N', bear: `05${row} S` }, sensors(...roll), blind);
  expect([behind('09', 4, 4), behind('10', 4, 4)]).toEqual([true, false]);
  expect([behind('17', 3, 3), behind('09', 4, 5)]).toEqual([true, false]);
  const hill = Array.from({ length: 9 }, (_, row) => (row === 6 ? '.5 .5 .5 .5 .5' : '. . . . .')).join('\n');
  expect(sees({ map: hill }, sensors(1, 1), blind)).toBe(false);
  expect(heard(moved(hunt(), {}, sensors(1, 1), blind), 0, 'sensors')).toMatchObject([
    { unit: 0, reach: 24 },
  ]);
});

rule('MT-BLIND-07', 'Seismic sensors need no line of sight', () => {
  const hill = Array.from({ length: 9 }, (_, row) => (row === 6 ? '.5 .5 .5 .5 .5' : '. . . . .')).join('\n');
  const game = hunt({ map: hill }).beginAt('movement', 0);
  game.order({ type: 'still', unit: 'Wolf' });
  game.order({ type: 'plot', unit: 'Wolf', twist: 0, sensor: 'seismic' });
  game.order({ type: 'plotted' });
  game.order({ type: 'still', unit: 'Bear' });
  game.order({ type: 'plotted' }, sensors(3, 3), blind);
  expect(seen(game, 0).units[1].hex).toBe(game.scene.cell('0509'));
});

rule('MT-BLIND-09', 'Only who was spotted this turn is fired at', () => {
  const unseen = moved(hunt({ wolf: '0505 N', bear: '0509 S' }), {}, blind, blind);
  // Nobody has anything to declare.
  expect(unseen.asked).toBe('0 blind/confirm');
  const spotted = moved(hunt(), {}, blind, blind);
  expect(spotted.orders).toContain('fire');
});

rule('MT-BLIND-09', 'Who is hit by somebody unseen learns the hit and its place, not from whom', () => {
  const game = moved(hunt({ bear: '0509 S' }), {}, blind, blind);
  const attacks = [{ weapon: 0, target: 1 }];
  game.order({ type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks });
  expect(seen(game, 1).weaponAttacks).toEqual([]);
  game.order({ type: 'plotted' });
  expect(game.asked).toBe('1 blind/confirm');
  game.order({ type: 'plotted' }, toHit(6, 6), location(3, 4));
  expect(heard(game, 1, 'seen-shot')).toMatchObject([{ attacker: -1, target: 1, hit: true }]);
  expect(heard(game, 1, 'damaged')).toMatchObject([{ unit: 1, damage: 5 }]);
  expect(JSON.stringify(eventsFor(classic, game.scene.events, 1))).not.toContain('"attacker":0');
  expect(heard(game, 0, 'weapon-attack')).toHaveLength(1);
  expect(heard(game, 0, 'damaged')).toEqual([]);
  expect(heard(game, 0, 'seen-damage')).toMatchObject([{ unit: 1, damage: 5 }]);
});

rule('MT-BLIND-09', 'A miss from out of sight goes unnoticed', () => {
  const game = moved(hunt({ bear: '0509 S' }), {}, blind, blind);
  game.order({ type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks: [{ weapon: 0, target: 1 }] });
  game.order({ type: 'plotted' });
  game.order({ type: 'plotted' }, toHit(1, 1));
  expect(heard(game, 1, 'seen-shot')).toEqual([]);
});

/** Both want 0507: Bear, whose side has the Initiative, has it and Wolf is ahead of it. On to the physical attacks. */
function collision(bearFaces = 'N'): Melee {
  const game = moved(hunt(), { Wolf: into('0507'), Bear: into('0507', bearFaces) }, blind, blind);
  for (const unit of ['Wolf', 'Bear']) {
    if (game.asked.endsWith('declare')) game.order({ type: 'hold', unit, twist: 0 });
    game.order({ type: 'plotted' });
  }
  return game;
}

rule('MT-BLIND-13', 'Only who faces whom it met in a hex may charge', () => {
  const passed = (game: Melee, unit: string) => {
    if (game.asked.endsWith('declare')) game.pass(unit);
    return game.orders;
  };
  expect(passed(collision(), 'Wolf')).toEqual(['plotted', 'charge-rival']);
  const away = collision('NE');
  passed(away, 'Wolf');
  away.order({ type: 'plotted' });
  expect(passed(away, 'Bear')).toEqual(['plotted']);
});

rule('MT-BLIND-13', 'A charge of whom it met does damage by the hexes it has moved', () => {
  const game = collision();
  if (game.asked.endsWith('declare')) game.pass('Wolf');
  game.order({ type: 'charge-rival', unit: 'Wolf' });
  expect(game.orders).toEqual(['plotted']);
  // Nobody else knows yet.
  expect(heard(game, 1, 'onslaught')).toEqual([]);
  expect(seen(game, 1).units[0].thisTurn.onslaught).toBeNull();
  game.order({ type: 'plotted' });
  if (game.asked.endsWith('declare')) game.pass('Bear');
  game.order({ type: 'plotted' }, toHit(1, 1));
  expect(heard(game, 0, 'physical-attack')).toMatchObject([
    { attack: { kind: 'charge', target: 1 }, hit: false },
  ]);
  expect(heard(game, 1, 'seen-blow')).toMatchObject([
    { attack: { kind: 'charge', attacker: 0 }, hit: false },
  ]);
});

rule('MT-BLIND-13', 'If both charge, only the side with the Initiative does', () => {
  const game = collision();
  for (const unit of ['Wolf', 'Bear']) {
    if (game.asked.endsWith('declare')) game.pass(unit);
    game.order({ type: 'charge-rival', unit });
    game.order({ type: 'plotted' }, ...(unit === 'Bear' ? [toHit(1, 1)] : []));
  }
  expect(heard(game, 1, 'physical-attack')).toMatchObject([{ attack: { attacker: 1, target: 0 } }]);
  expect(heard(game, 0, 'physical-attack')).toEqual([]);
});

rule(['MT-BLIND-13', 'MT-MOV-01', 'MT-MOV-03'], 'Nor does whoever sprinted or evaded', () => {
  const chargers = (mode: string, reading?: number) => {
    const options = { sprinting: true, evading: true };
    const game = moved(
      hunt({ options, reading }),
      { Wolf: { ...into('0507'), mode }, Bear: into('0507', 'N') },
      blind,
      blind,
    );
    for (const unit of ['Wolf', 'Bear']) {
      if (game.asked.endsWith('declare')) game.order({ type: 'hold', unit, twist: 0 });
      game.order({ type: 'plotted' });
    }
    if (game.asked.endsWith('declare')) game.pass('Wolf');
    return game.choices('charge-rival').length;
  };
  expect(['walk', 'run', 'sprint', 'evade'].map((mode) => chargers(mode))).toEqual([1, 1, 0, 0]);
  expect([chargers('sprint', 6), chargers('evade', 6)]).toEqual([1, 1]);
});

rule('MT-BLIND-13', 'Whoever has fired does not charge, and nobody over two levels', () => {
  const game = moved(hunt(), { Wolf: into('0507'), Bear: into('0507', 'N') }, blind, blind);
  game.order({ type: 'fire', unit: 'Wolf', twist: 0, target: 'Bear', attacks: [{ weapon: 0, target: 1 }] });
  game.order({ type: 'plotted' });
  game.order({ type: 'hold', unit: 'Bear', twist: 0 });
  game.order({ type: 'plotted' }, toHit(1, 1));
  game.pass('Wolf');
  expect(game.choices('charge-rival')).toEqual([]);
  const cliff = (level: number) => {
    const map = Array.from({ length: 9 }, (_, row) => (row >= 6 ? `.${level} `.repeat(5) : '. '.repeat(5)));
    const made = hunt({ map: map.join('\n') });
    return moved(made, { Wolf: into('0507'), Bear: into('0507', 'N') }, blind, blind).scene.unit('Wolf')
      .marks;
  };
  expect([cliff(1)?.blind?.rival, cliff(2)?.blind?.rival]).toEqual([1, null]);
});

/** Wolf jumps into the hex that Bear is in; on to the end of its physical attacks. */
function leap(plan: Plan = {}, bear: object = {}): Melee {
  const jump = { type: 'jump', to: '0509', facing: 'N' };
  const game = moved(hunt({ jets: true, ...plan }), { Wolf: jump, Bear: bear }, blind, blind);
  for (const unit of ['Wolf', 'Bear']) {
    if (game.asked.endsWith('declare')) game.order({ type: 'hold', unit, twist: 0 });
    game.order({ type: 'plotted' });
  }
  if (game.asked.endsWith('declare')) game.pass('Wolf');
  return game;
}

rule(
  ['MT-BLIND-09', 'MT-ADVF-03'],
  'Who aims at somebody loses its aim in a turn in which nobody spots that one',
  () => {
    const aims = (spotted: boolean, options: OptionValues, reading?: number) => {
      const { scene: made } = hunt({ options: { 'careful-aim': true, ...options }, reading });
      const [wolf, bear] = made.state.units;
      wolf.marks = { ...wolf.marks, aim: { target: 1, hex: wolf.hex, phases: 1 } };
      markBlind(wolf, { spotted: true });
      markBlind(bear, { spotted });
      made.rolling([], () => made.field.plugged.phaseEnds!(made.play, made.field, 'weapon'));
      return made.state.units[0].marks?.aim !== undefined;
    };
    expect([aims(true, {}), aims(false, {}), aims(false, {}, 3)]).toEqual([true, false, true]);
  },
);

rule('MT-BLIND-12', 'Who jumps into a hex that an enemy keeps may come down on that one', () => {
  const game = leap();
  expect([game.hexOf('Wolf'), game.hexOf('Bear')]).toEqual(['0505', '0509']);
  game.order({ type: 'land-on-rival', unit: 'Wolf' });
  expect(game.scene.unit('Wolf').onslaught).toMatchObject({ kind: 'dfa', target: 1, hexes: 3 });
  // Nobody else knows yet, and it does nothing else.
  expect([heard(game, 1, 'onslaught'), seen(game, 1).units[0].thisTurn.onslaught]).toEqual([[], null]);
  expect(game.orders).toEqual(['plotted']);
  game.order({ type: 'plotted' });
  if (game.asked.endsWith('declare')) game.pass('Bear');
  const parts = (count: number) => Array.from({ length: count }, () => location(4));
  game.order({ type: 'plotted' }, toHit(6, 6), ...parts(5), ['piloting', 6, 6], ['piloting', 6, 6]);
  expect(heard(game, 1, 'seen-blow')).toMatchObject([{ attack: { kind: 'dfa', attacker: 0 }, hit: true }]);
  // It comes from the north, so that Bear is thrown south.
  expect([game.hexOf('Wolf'), game.hexOf('Bear')]).toEqual(['0509', '0510']);
  expect([game.damage('Wolf'), game.damage('Bear')]).toEqual([10, 15]);
});

rule('MT-BLIND-12', 'Not if it went there on foot, has kept the hex itself, or has fired', () => {
  const afoot = moved(hunt({ bear: '0507 N' }), { Wolf: into('0507') }, blind, blind);
  expect(afoot.scene.unit('Wolf').marks?.blind).toMatchObject({ rival: 1, below: null });
  const game = hunt({ jets: true, bear: '0510 N' });
  game.beginAt('movement', 1);
  game.order({ type: 'move', unit: 'Bear', mode: 'walk', to: '0509', facing: 'N', more: false });
  game.order({ type: 'plotted' });
  game.order({ type: 'jump', unit: 'Wolf', to: '0509', facing: 'S' });
  game.order({ type: 'plotted' }, blind, blind);
  expect([game.hexOf('Wolf'), game.hexOf('Bear')]).toEqual(['0509', '0510']);
  expect(game.scene.unit('Wolf').marks?.blind).toMatchObject({ rival: 1, below: null });
  const fired = leap();
  fired.scene.state.weaponAttacks.push({ attacker: 0, number: 5 } as never);
  expect(fired.choices('land-on-rival')).toEqual([]);
});

rule('MT-BLIND-03', 'Every player says when all is said, and is asked for nothing else then', () => {
  const game = hunt().beginAt('movement', 0).order({ type: 'still', unit: 'Wolf' });
  expect([game.prompt, game.orders]).toEqual(['Torsos and sensors, then done?', ['plotted', 'plot']]);
  game.order({ type: 'plotted' }).order({ type: 'still', unit: 'Bear' });
  game.order({ type: 'plotted' }, blind, blind);
  expect(heard(game, 0, 'plot')).toHaveLength(1);
  game.order({ type: 'hold', unit: 'Wolf', twist: 0 });
  expect([game.prompt, game.orders]).toEqual(['Done?', ['plotted']]);
  game.order({ type: 'plotted' });
  expect(heard(game, 0, 'plot')).toHaveLength(1);
});

rule('MT-BLIND-03', 'Who cannot act plots nothing', () => {
  const game = hunt({ cub: '0605 S' });
  game.scene.unit('Wolf').shutDown = 1;
  game.beginAt('movement', 0).order({ type: 'still', unit: 'Cub' });
  expect(game.choices('plot')).toEqual([game.scene.index('Cub')]);
});

rule('MT-BLIND-03', 'Heat sinks are switched in the plot', () => {
  expect(hunt().beginAt('movement', 0).scene.field.plugged.sinksBeforeMoving!()).toBe(true);
});

rule('MT-BLIND-01', 'What others are asked shows to nobody, but that they are', () => {
  const game = hunt().beginAt('movement', 0);
  const question = (viewer: Viewer) => viewFor(classic, game.scene.state, viewer).question;
  const hidden = { step: 'blind/confirm', seat: 0, phase: 'movement' };
  expect(question(0)).toMatchObject({ step: 'movement/move', seat: 0, unit: -1 });
  expect([question(1), question('spectator')]).toEqual([hidden, hidden]);
  // Nor what is left for them to do now; and nothing that names a unit which is not seen.
  const steps = (viewer: Viewer) =>
    seen(game, viewer).upcoming.map((frame) =>
      `${frame.step} ${(frame as { seat?: number }).seat ?? ''}`.trim(),
    );
  const later = [
    'setup/place 0',
    'physical',
    'weapon',
    'phase/end',
    'blind/contest',
    'blind/execute',
    'blind/land',
  ];
  const turns = ['blind/turn 1', 'blind/lift', 'blind/land'];
  expect(steps(1)).toEqual([...later, ...turns]);
  expect(steps('spectator')).toEqual([...later, ...turns]);
  expect(steps(0)).toEqual([...later, ...turns, 'blind/turn 0']);
  game.scene.state.agenda.splice(
    1,
    0,
    { step: 'movement/after', unit: 0 } as never,
    {
      step: 'movement/after',
      unit: 1,
    } as never,
  );
  expect([steps(0), steps(1)].map((all) => all.filter((step) => step === 'movement/after').length)).toEqual([
    1, 1,
  ]);
  game.scene.state.agenda.splice(1, 2);
  // Before the first turn everything is open.
  game.scene.state.turn = 0;
  expect(question(1)).toMatchObject({ step: 'movement/move' });
});

rule('MT-BLIND-03', 'Where two players share a side each is asked for units of its own, one by one', () => {
  const made = scene({
    units: {
      Wolf: { mech: laser, at: '0505 S' },
      Bear: { mech: laser, at: '0509 N', seat: 2 },
      Cub: { mech: laser, at: '0605 S', side: 0, seat: 0 },
      Kit: { mech: laser, at: '0705 S', side: 0, seat: 1 },
    },
    options: { 'double-blind': true },
    setup: {
      seats: [
        { name: 'One', side: 0 },
        { name: 'Two', side: 0 },
        { name: 'Three', side: 1 },
      ],
    },
  });
  const game = new Melee(made).beginAt('movement', 0);
  const asked = () => made.state.agenda.at(-1);
  expect(asked()).toMatchObject({ step: 'movement/move', seat: 0, unit: 0 });
  game.order({ type: 'still', unit: 'Wolf' });
  expect(asked()).toMatchObject({ step: 'movement/move', seat: 0, unit: 2 });
  game.order({ type: 'still', unit: 'Cub' }).order({ type: 'plotted' });
  expect(asked()).toMatchObject({ step: 'movement/move', seat: 1, unit: 3 });
  game.order({ type: 'still', unit: 'Kit' }).order({ type: 'plotted' });
  expect(asked()).toMatchObject({ step: 'movement/move', seat: 2, unit: -1 });
});

class Hexes extends Melee {
  contest(): this {
    return this.run([{ step: 'blind/contest' }], []);
  }

  contact(): this {
    return this.run([{ step: 'blind/contact' }], []);
  }
}

rule('MT-BLIND-04', 'Who has no hex behind it goes to the nearest free one', () => {
  const game = new Hexes(hunt({ wolf: '0101 S', bear: '0101 N' }).scene);
  game.scene.state.initiativeWinner = 1;
  game.contest();
  expect(game.hexOf('Wolf')).toBe('0101');
  expect(['0102', '0201']).toContain(game.hexOf('Bear'));
  expect([heard(game, 0, 'contested'), heard(game, 1, 'contested')]).toMatchObject([
    [{ unit: 0, by: 'Bear', reveals: [1] }],
    [{ unit: 1, by: 'Wolf', reveals: [0] }],
  ]);
  expect(game.scene.said('contested')).toEqual([
    `Bear meets a Wolf in hex 0101 and is back in ${game.hexOf('Bear')}.`,
    'Wolf keeps hex 0101 against a Bear.',
  ]);
});

rule('MT-BLIND-04', 'Who is off the map meets nobody', () => {
  const game = new Hexes(hunt({ cub: '0605 S' }).scene);
  for (const unit of ['Wolf', 'Bear']) game.scene.unit(unit).hex = -1;
  game.scene.state.initiativeWinner = 1;
  expect(game.contest().scene.happened('contested')).toEqual([]);
});

rule('MT-BLIND-04', 'Where a friend has come into the hex before, it is one hex further back', () => {
  const game = hunt({ wolf: '0605 S', cub: '0505 S' });
  const orders = { Cub: into('0507'), Wolf: into('0506'), Bear: into('0507', 'N') };
  moved(game, orders, blind, blind, blind);
  expect([game.hexOf('Cub'), game.hexOf('Wolf')]).toEqual(['0505', '0506']);
});

rule('MT-BLIND-12', 'Who is back where it jumped off has not moved', () => {
  expect(leap().scene.unit('Wolf')).toMatchObject({ mode: 'jump', hexesMoved: 0 });
});

rule(['MT-BLIND-12', 'MT-BLIND-13'], 'Who lies on the ground sets upon nobody; who fired nothing may', () => {
  const game = collision();
  if (game.asked.endsWith('declare')) game.pass('Wolf');
  const { state } = game.scene;
  const may = () => game.choices('charge-rival').length > 0;
  const shots = (...attacks: readonly object[]) => {
    state.weaponAttacks = attacks as never;
    const is = may();
    state.weaponAttacks = [];
    return is;
  };
  expect([may(), shots({ attacker: 0, number: 7 }), shots({ attacker: 1, number: 7 })]).toEqual([
    true,
    false,
    true,
  ]);
  expect(shots({ attacker: 0, number: CALLED_OFF })).toBe(true);
  const blows = (attacker: number) => {
    state.physicalAttacks = [{ attacker } as never];
    const is = may();
    state.physicalAttacks = [];
    return is;
  };
  expect([blows(0), blows(1)]).toEqual([false, true]);
  game.scene.unit('Wolf').prone = true;
  expect(may()).toBe(false);
});

rule('MT-BLIND-09', 'Whoever strikes a blow is seen by then', () => {
  const struck = (kind: 'charge' | 'kick') => {
    const game = new Hexes(hunt({ wolf: '0508 S', bear: '0509 S' }).scene);
    const { state } = game.scene;
    for (const unit of state.units) markBlind(unit, { spotted: false });
    if (kind === 'charge')
      state.units[0].thisTurn.onslaught = { kind, target: 1, from: 0, hexes: 1, order: 0 };
    else state.physicalAttacks = [{ attacker: 0, target: 1, kind } as never];
    game.contact();
    return state.units.map(({ marks }) => marks?.blind?.spotted);
  };
  expect([struck('charge'), struck('kick')]).toEqual([
    [true, false],
    [true, false],
  ]);
});

rule(
  ['MT-BLIND-12', 'CBT-PHY-27'],
  'Who comes down hangs before its target, on the side that it comes from',
  () => {
    const above = (wolf: string, bear: string) => {
      const game = new Hexes(hunt({ wolf, bear }).scene);
      const { state } = game.scene;
      markBlind(state.units[0], { below: { unit: 1, hex: game.scene.cell(bear.slice(0, 4)) } });
      const { hex } = state.units[0];
      state.units[0].thisTurn.onslaught = { kind: 'dfa', target: 1, from: hex, hexes: 1, order: 0 };
      game.contact();
      return `${game.hexOf('Wolf')} ${state.units[0].facing}`;
    };
    expect(above('0513 S', '0517 N')).toBe('0516 3');
    expect(above('0101 S', '0103 N')).toBe('0102 3');
    expect(above('0101 S', '0102 N')).toBe('0101 3');
    expect(above('0505 N', '0501 N')).toBe('0502 0');
  },
);

rule('MT-BLIND-06', 'One of a side is enough to see an enemy', () => {
  const plan = { wolf: '0505 N', cub: '0605 S' };
  expect(sees(plan, blind, blind, blind)).toBe(true);
  expect(sees({ ...plan, cub: '0605 N' }, blind, blind, blind)).toBe(false);
});

rule('MT-BLIND-07', 'How far its sensors reach is told to its own side alone', () => {
  const game = moved(hunt(), {}, sensors(1, 1), blind);
  expect(heard(game, 0, 'sensors')).toMatchObject([{ unit: 0, reach: 24, reveals: [0] }]);
  expect(game.scene.said('sensors')).toEqual([
    'The sensors of Wolf reach 24 hexes.',
    'The sensors of Bear find nothing.',
  ]);
});

rule('MT-BLIND-01', 'Who was seen in a corner of the map leaves a ghost there', () => {
  const game = hunt({ wolf: '0101 S' }).beginAt('movement', 0);
  expect(ghosts(game, 1)).toEqual(['0 0101']);
  const off = hunt({ wolf: '0101 S' });
  off.scene.unit('Wolf').hex = -1;
  expect(ghosts(off.beginAt('movement', 0), 1)).toEqual([]);
});

/** Before correction 10: Wolf walks north onto ice, which breaks under it at once; Bear is far off. */
function onIce(reading = 9): Melee {
  const map = `${'. '.repeat(9)}\n${'~1+ice '.repeat(9)}\n${'. '.repeat(9)}\n`.repeat(3);
  const game = hunt({ map, wolf: '0503 N', bear: '0109 N', reading }).beginAt('movement', 0);
  return game.order(
    { type: 'move', unit: 'Wolf', mode: 'walk', to: '0502', facing: 'N', more: false },
    ['breaking ice', 6],
    ...falls(1, [3, 4]),
  );
}
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

rule(
  ['MT-BLIND-03', 'MT-PRE-04'],
  'In games from before what breaks under a plotted move only its own side learns, until all is plotted',
  () => {
    const game = onIce();
    const told = () => VIEWERS.map((viewer) => heard(game, viewer, 'ground').length);
    const known = () => VIEWERS.map((viewer) => Object.keys(seen(game, viewer).ground ?? {}));
    expect(told()).toEqual([1, 0, 0]);
    expect(known()).toEqual([['0502'], [], []]);
    game.order({ type: 'stop', unit: 'Wolf' }).order({ type: 'plotted' });
    // Bear plots on the ground that it knows, and Wolf still knows what it has done.
    expect(game.asked).toBe('1 movement/move');
    expect(game.scene.state.ground).toBeNull();
    expect(known()).toEqual([['0502'], [], []]);
    expect(JSON.stringify(viewFor(classic, game.scene.state, 1))).not.toContain('0502');
    game.order({ type: 'still', unit: 'Bear' }).order({ type: 'plotted' }, blind, blind);
    expect(known()).toEqual([['0502'], ['0502'], ['0502']]);
    expect(told()).toEqual([2, 1, 1]);
    expect(game.scene.state.marks?.plot).toBeUndefined();
  },
);

rule(
  ['MT-BLIND-03', 'MT-PRE-04'],
  'In games from before, too, what one breaks is whole for the other, and both break',
  () => {
    const game = onIce().order({ type: 'stop', unit: 'Wolf' }).order({ type: 'plotted' });
    game.scene.put('Bear', '0703 N');
    game.order(
      { type: 'move', unit: 'Bear', mode: 'walk', to: '0702', facing: 'N', more: false },
      ['breaking ice', 6],
      ...falls(1, [3, 4]),
    );
    game.order({ type: 'stop', unit: 'Bear' }).order({ type: 'plotted' }, blind, blind);
    expect(Object.keys(game.scene.state.ground!)).toEqual(['0502', '0702']);
    // Games from before tell it at once.
    expect(VIEWERS.map((viewer) => heard(onIce(6), viewer, 'ground').length)).toEqual([1, 1, 1]);
  },
);

rule(
  ['MT-BLIND-03', 'CBT-SEQ-04'],
  'Whoever has nothing to fire at is passed over, and its owner is told',
  () => {
    const made = scene({
      units: { Wolf: { mech: mech('Wolf'), at: '0101 N' }, Bear: { mech: mech('Bear'), at: '0503 N' } },
      options: { 'double-blind': true },
    });
    made.state.phase = 'weapon';
    turn(made.play, { seat: 0, phase: 'weapon' });
    expect(made.happened('held').map(({ unit }) => unit)).toEqual([0]);
    expect(made.state.units.map(({ thisPhase }) => thisPhase.acted)).toEqual([true, false]);
  },
);
