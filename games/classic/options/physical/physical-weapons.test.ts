import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { answerOf } from '../../testing/bot.ts';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { vehicle } from '../../testing/vehicles.ts';
import { LA, RL } from '../../units/locations.ts';

const ON = { 'physical-weapons': true };
const swordsman = (more: Parameters<typeof mech>[1] = {}) =>
  mech('Blade', { tons: 65, slots: { RA: ['5 x Sword'] }, ...more });

interface Plan {
  readonly state?: object;
  readonly options?: object;
  readonly map?: string;
  readonly target?: Parameters<typeof melee>[0]['units'][string];
  readonly file?: ReturnType<typeof mech>;
}

/** Blade in 0202 looks south at Ewe. */
const facing = ({ state = {}, options = ON, map, target, file = swordsman() }: Plan = {}): Melee =>
  melee({
    map: map ?? ['. . .', '. . .', '. . .'].join('\n'),
    units: {
      Blade: { mech: file, at: '0202 S', state },
      Ewe: { mech: mech('Ewe', { armor: 40 }), at: '0203 N', ...target },
    },
    options: options as typeof ON,
  }).begin(0);

const swing = { type: 'sword', unit: 'Blade', limb: 'RA', target: 'Ewe' } as const;

rule('MT-WPN-62', 'Example: a sword of 65 tons, Piloting 5: 3, and 8 points', () => {
  const game = facing();
  expect(game.offers('sword', 'Blade')).toEqual(['RA']);
  expect(game.number('sword', 'Blade', 'RA', 'Ewe')).toTotal(3);
  expect(game.label('sword', 'Blade', 'RA', 'Ewe')).toContain('8 points');
  game.order(swing).pass('Ewe', toHit(1, 2), location(3, 4));
  expect(game.damage('Ewe')).toBe(8);
  expect(facing().order(swing).pass('Ewe', toHit(1, 1)).damage('Ewe')).toBe(0);
});

rule('MT-WPN-62', 'Where the skill does not count the number is 3', () => {
  expect(facing({ options: { ...ON, 'master-rules': true } }).number('sword', 'Blade', 'RA', 'Ewe')).toTotal(
    3,
  );
});

rule('MT-WPN-62', 'Example: a hatchet of 65 tons needs 4 and does 13; hot myomer doubles both', () => {
  const muscles = ['3 x Triple-Strength Myomer'];
  const slots = { LA: ['5 x Hatchet'], RA: ['5 x Sword'], LT: muscles, RT: muscles };
  const options = { ...ON, 'triple-strength-myomer': true };
  const cool = facing({ file: swordsman({ slots }), options });
  expect(cool.number('hatchet', 'Blade', 'LA', 'Ewe')).toTotal(4);
  expect(cool.label('hatchet', 'Blade', 'LA', 'Ewe')).toContain('13 points');
  const hot = facing({ file: swordsman({ slots }), options, state: { heat: 9 } });
  expect(hot.label('sword', 'Blade', 'RA', 'Ewe')).toContain('16 points');
  expect(hot.label('hatchet', 'Blade', 'LA', 'Ewe')).toContain('26 points');
});

rule('MT-WPN-62', 'Only with the option, by an arm that has not fired, with a hand and a whole sword', () => {
  expect(facing({ options: {} }).orders).not.toContain('sword');
  expect(facing({ state: { fired: 1 << 5 } }).orders).not.toContain('sword');
  expect(facing({ state: { fired: 1 << 4 } }).orders).toContain('sword');
  const hits = (mask: number) => ({ hits: [0, 0, 0, 0, 0, mask, 0, 0] });
  expect(facing({ state: hits(0b10000) }).orders).not.toContain('sword');
  expect(facing({ state: hits(0b1000) }).orders).not.toContain('sword');
  expect(facing({ state: hits(0b1) }).orders).not.toContain('sword');
  expect(facing({ file: mech('Blade', { slots: {} }) }).orders).not.toContain('sword');
});

rule('MT-WPN-62', 'Upper and lower arm actuators count as for a hatchet', () => {
  const hits = [0, 0, 0, 0, 0, 0b110, 0, 0];
  expect(facing({ state: { hits } }).number('sword', 'Blade', 'RA', 'Ewe')).toTotal(3 + 2 + 2);
});

rule('MT-WPN-62', 'Not by one that lies, and in the arc ahead', () => {
  expect(facing({ state: { prone: true } }).orders).not.toContain('sword');
  expect(facing({ state: { facing: 0 } }).orders).not.toContain('sword');
});

rule(
  'MT-WPN-62',
  'A level up or down it strikes the tables that a hatchet does, and vehicles as well',
  () => {
    const on = (ewe: number) => {
      const game = facing({ map: ['. . .', '. . .', `. .${ewe} .`].join('\n') });
      game.order(swing).pass('Ewe', toHit(6, 6), ['hit location', 1]);
      return game.scene.happened('damaged').map(({ location: part, damage }) => [part, damage]);
    };
    expect([on(1), on(-1)]).toEqual([[[RL, 8]], [[LA, 8]]]);
    expect(facing({ map: ['. . .', '. . .', '. .2 .'].join('\n') }).asked).toBe('over');
    const tank = facing({
      options: { ...ON, 'combined-arms': true },
      target: { mech: vehicle('Ewe', { armor: 40 }), at: '0203 N' },
    });
    tank.order(swing, toHit(6, 6), location(3, 4));
    expect(tank.damage('Ewe')).toBe(8);
  },
);

rule('MT-WPN-62', 'An arm under water strikes half as hard, rounded down', () => {
  const deep = facing({
    map: ['. . .', '. ~2 .', '. ~2 .'].join('\n'),
    file: swordsman({ tons: 60, slots: { RA: ['4 x Sword'] } }),
  });
  expect(deep.label('sword', 'Blade', 'RA', 'Ewe')).toContain('3 points');
  const wading = facing({
    map: ['. . .', '. ~1 .', '. ~1 .'].join('\n'),
    file: swordsman({ tons: 60, slots: { RA: ['4 x Sword'] } }),
  });
  expect(wading.label('sword', 'Blade', 'RA', 'Ewe')).toContain('7 points');
});

rule('MT-WPN-62', 'It is told as a swing of a sword', () => {
  const game = facing().order(swing).pass('Ewe', toHit(1, 1));
  expect(game.scene.said('physical-attack')).toEqual([expect.stringContaining('swings its sword at Ewe')]);
});

rule('MT-WPN-62', 'A bot swings it where it promises most', () => {
  // The other arm and both legs have fired.
  const { scene } = facing({ state: { fired: 0b11010000 } });
  expect(answerOf(scene)).toEqual({ type: 'sword', unit: 0, limb: 'RA', target: 1 });
});

/** Ram stands in the rubble of a building of this class. */
function inRubble(building: string, options: object = {}, limb = false): Melee {
  const game = melee({
    map: ['. . .', `. ${building} .`, '. . .'].join('\n'),
    units: { Ram: { at: '0202 S' }, Ewe: { at: '0203 N' } },
    options: { ...ON, buildings: true, ...options } as typeof ON,
  });
  const { state } = game.scene;
  const cell = game.scene.cell('0202');
  state.ground = { '0202': { terrain: 'clear', features: ['rubble'] } } as never;
  state.marks = {
    ...state.marks,
    buildings: { 0: { cf: 0, phase: '', before: 0, isRubble: true } },
  } as never;
  if (limb) state.limbs.push(cell);
  return game.beginAt('weapon', 0);
}

const seek = { type: 'find-club', unit: 'Ram', club: 'girder' } as const;

rule('MT-WPN-62', 'The rubble of a medium, heavy or hardened building gives a girder on 7, 6 or 5', () => {
  const found = (building: string, a: number, b: number) =>
    inRubble(building).order(seek, ['Girder', a, b]).scene.unit('Ram').club;
  expect([found('B2/1', 3, 4), found('B2/1', 3, 3)]).toEqual(['girder', null]);
  expect([found('B3/1', 3, 3), found('B3/1', 3, 2)]).toEqual(['girder', null]);
  expect([found('B4/1', 3, 2), found('B4/1', 2, 2)]).toEqual(['girder', null]);
  expect(inRubble('B1/1').orders).not.toContain('find-club');
  expect(inRubble('B2/1', { 'physical-weapons': false }).orders).not.toContain('find-club');
});

rule('MT-WPN-62', 'The turn is spent in any case, and a limb that lies there is taken first', () => {
  const game = inRubble('B2/1').order(seek, ['Girder', 1, 1]);
  expect(game.scene.unit('Ram').busy).toBe(true);
  expect(game.scene.said('girder-sought')).toEqual([
    'Ram looks for a girder in the rubble (2) and finds none.',
  ]);
  expect(inRubble('B2/1').choices('find-club', 'Ram')).toEqual(['girder']);
  expect(inRubble('B2/1', {}, true).choices('find-club', 'Ram')).toEqual(['limb']);
});

rule('MT-WPN-62', 'A girder does not break', () => {
  const game = melee({
    units: {
      Ram: { at: '0505 S', state: { club: 'girder' } },
      Ewe: { at: '0506 N', mech: mech('E', { armor: 40 }) },
    },
    options: ON,
  }).begin(0);
  game.order({ type: 'club', unit: 'Ram', target: 'Ewe' }).pass('Ewe', toHit(6, 6), location(3, 4));
  expect([game.damage('Ewe'), game.scene.unit('Ram').club]).toEqual([10, 'girder']);
});
