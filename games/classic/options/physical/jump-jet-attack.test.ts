import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';

const jumper = mech('Ram', { slots: { LL: ['2 x Jump Jet'], RL: ['Jump Jet'], CT: ['Jump Jet'] } });

/** Ram on its hill looks south at Ewe below. */
const above = (height = 1, ram: object = {}, options: object = { 'jump-jet-attack': true }): Melee =>
  melee({
    map: ['. . .', `. .${height} .`, '. . .'].join('\n'),
    units: { Ram: { mech: jumper, at: '0202 S', state: ram }, Ewe: { at: '0203 N' } },
    options: { ...options },
  }).begin(0);

/** Ram lies with its feet towards Ewe. */
const lying = (ewe = '0504 S', ram: object = {}): Melee =>
  melee({
    units: { Ram: { mech: jumper, at: '0505 S', state: { prone: true, ...ram } }, Ewe: { at: ewe } },
    options: { 'jump-jet-attack': true },
  }).begin(0);

const fire = (limb: string) => ({ type: 'jets', unit: 'Ram', limb, target: 'Ewe' }) as const;

rule('MT-PHYS-08', 'Standing: one leg, at a target straight ahead and one level lower', () => {
  expect(above().offers('jets', 'Ram')).toEqual(['LL', 'RL']);
  expect(above().number('jets', 'Ram', 'LL', 'Ewe')).toTotal(7);
  expect(above().label('jets', 'Ram', 'LL', 'Ewe')).toContain('6 points');
  expect(above(0).orders).not.toContain('jets');
  expect(above(2).asked).toBe('over');
  expect(above(1, { facing: 2 }).orders).not.toContain('jets');
  expect(above(1, {}, {}).orders).not.toContain('jets');
});

rule('MT-PHYS-08', 'Where the skill does not count the number is 5', () => {
  const fixed = above(1, {}, { 'jump-jet-attack': true, 'master-rules': true });
  expect(fixed.number('jets', 'Ram', 'LL', 'Ewe')).toTotal(5);
});

rule('MT-PHYS-08', 'Not after a jump, nor with a leg that has fired or has no jet left', () => {
  expect(above(1, { mode: 'jump' }).orders).not.toContain('jets');
  expect(above(1, { fired: 1 << 6 }).offers('jets', 'Ram')).toEqual(['RL']);
  const hits = [0, 0, 0, 0, 0, 0, 0, 0];
  hits[7] = 0b110000;
  expect(above(1, { hits }).offers('jets', 'Ram')).toEqual(['LL']);
});

rule('MT-PHYS-08', 'Three points for each jet of the leg in one location, and 3 heat at least', () => {
  const game = above().order(fire('LL')).pass('Ewe', toHit(3, 4), location(3, 4));
  expect(game.damage('Ewe')).toBe(6);
  expect(game.scene.unit('Ram').heatBuilt).toBe(3);
  const miss = above().order(fire('RL')).pass('Ewe', toHit(3, 3));
  expect(miss.damage('Ewe')).toBe(0);
  expect(miss.scene.unit('Ram').heatBuilt).toBe(3);
});

rule(
  'MT-PHYS-08',
  'Prone: one leg or both, at a target directly behind, with the modifier for being prone',
  () => {
    const game = lying();
    expect(game.offers('jets', 'Ram')).toEqual(['LL', 'RL', 'legs']);
    expect(game.number('jets', 'Ram', 'legs', 'Ewe')).toTotal(9);
    game.order(fire('legs')).pass('Ewe', toHit(4, 5), location(3, 4), location(3, 3));
    expect(game.damage('Ewe')).toBe(9);
    expect(game.scene.unit('Ram').heatBuilt).toBe(3);
    expect(lying('0506 N').orders).not.toContain('jets');
  },
);

rule('MT-PHYS-08', 'Prone: both legs only where neither has fired and each has a jet', () => {
  expect(lying('0504 S', { fired: 1 << 6 }).offers('jets', 'Ram')).toEqual(['RL']);
  const hits = [0, 0, 0, 0, 0, 0, 0, 0b110000];
  expect(lying('0504 S', { hits }).offers('jets', 'Ram')).toEqual(['LL']);
});

rule('MT-PHYS-08', 'Levels count from one to the other, wherever they are', () => {
  const on = (ram: number, ewe: number) =>
    melee({
      map: ['. . .', `. .${ram} .`, `. .${ewe} .`].join('\n'),
      units: { Ram: { mech: jumper, at: '0202 S' }, Ewe: { at: '0203 N' } },
      options: { 'jump-jet-attack': true },
    })
      .begin(0)
      .orders.includes('jets');
  expect([on(3, 2), on(2, 1), on(2, 2), on(0, 1)]).toEqual([true, true, false, false]);
});

rule(['MT-PHYS-08', 'MT-ABIL-06'], 'What a specialist adds goes with the jets of the first leg', () => {
  const game = melee({
    units: {
      Ram: {
        mech: jumper,
        at: '0505 S',
        state: { prone: true },
        abilities: [{ name: 'melee-specialist' }],
      },
      Ewe: { mech: mech('Ewe', { armor: 40 }), at: '0504 S' },
    },
    options: { 'jump-jet-attack': true, 'advanced-abilities': true },
  }).begin(0);
  game.order(fire('legs')).pass('Ewe', toHit(6, 6), location(3, 4), location(3, 3));
  expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([7, 3]);
});

rule(['MT-PHYS-08', 'MT-ATK-02'], 'A glancing blow does half, rounded down for each leg', () => {
  const game = melee({
    units: {
      Ram: { mech: jumper, at: '0505 S', state: { prone: true } },
      Ewe: { mech: mech('Ewe', { armor: 40 }), at: '0504 S' },
    },
    options: { 'jump-jet-attack': true, 'glancing-blows': true },
  }).begin(0);
  const number = game.number('jets', 'Ram', 'legs', 'Ewe').total;
  game.order(fire('legs')).pass('Ewe', toHit(number - 6, 6), location(3, 4), location(3, 3));
  const points = game.scene.happened('damaged').map(({ damage }) => damage);
  expect([points, game.scene.field.plugged.blows!([])[0].topples]).toEqual([[2, 1], false]);
});
