import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { type Melee, melee } from '../../testing/melee.ts';
import { falls, piloting, toHit } from '../../testing/table.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';

interface Plan {
  readonly ewe?: string;
  readonly state?: object;
  readonly ram?: object;
  readonly map?: string;
  readonly options?: Record<string, boolean>;
}

const brawl = ({ ewe = '0506 N', state = {}, ram = {}, map, options = {} }: Plan = {}): Melee =>
  melee({
    ...(map === undefined ? {} : { map }),
    units: { Ram: { at: '0505 S', state: ram }, Ewe: { at: ewe, piloting: 4, state } },
    options: { tripping: true, ...options },
  }).begin(0);

const trip = { type: 'trip', unit: 'Ram', target: 'Ewe' } as const;

rule('MT-PHYS-10', 'The number is the Piloting Skill −1, or 4 where it does not count', () => {
  expect(brawl().number('trip', 'Ram', 'Ewe')).toTotal(4);
  expect(brawl({ options: { 'physical-piloting-skill': true } }).number('trip', 'Ram', 'Ewe')).toTotal(4);
  const fixed = melee({
    units: { Ram: { at: '0505 S', piloting: 2 }, Ewe: { at: '0506 N' } },
    options: { tripping: true, 'master-rules': true },
  }).begin(0);
  expect(fixed.number('trip', 'Ram', 'Ewe')).toTotal(4);
});

rule('MT-PHYS-10', 'No damage, but the target rolls at the end of the phase or falls', () => {
  const stays = brawl().order(trip).pass('Ewe', toHit(2, 2), piloting(2, 2));
  expect(stays.damage('Ewe')).toBe(0);
  expect(stays.scene.happened('piloting-roll')[0]).toMatchObject({ unit: 1, reason: 'tripped' });
  const goes = brawl()
    .order(trip)
    .pass('Ewe', toHit(2, 2), piloting(1, 2), ...falls(1, [3, 4]));
  expect(goes.scene.unit('Ewe').prone).toBe(true);
});

rule('MT-PHYS-10', 'A miss does not force the attacker to roll', () => {
  const game = brawl().order(trip).pass('Ewe', toHit(1, 2));
  expect(game.scene.happened('piloting-roll')).toEqual([]);
});

rule('MT-PHYS-10', 'Both stand, next to each other, on one level, and the target ahead', () => {
  expect(brawl().offers('trip', 'Ram')).toEqual(['Ewe']);
  expect(brawl({ ewe: '0507 N' }).asked).toBe('over');
  expect(brawl({ ewe: '0504 N' }).asked).toBe('over');
  expect(brawl({ state: { prone: true } }).orders).not.toContain('trip');
  expect(brawl({ ram: { prone: true } }).asked).toBe('1 physical/declare');
  const hill = ['. . .', '. . .', '. .1 .'].join('\n');
  const up = melee({
    map: hill,
    units: { Ram: { at: '0202 S' }, Ewe: { at: '0203 N' } },
    options: { tripping: true },
  }).begin(0);
  expect(up.orders).not.toContain('trip');
  const plain = melee({ units: { Ram: { at: '0505 S' }, Ewe: { at: '0506 N' } } }).begin(0);
  expect(plain.orders).not.toContain('trip');
});

describe('A bot', () => {
  test('trips where it cannot kick', async () => {
    const { Veteran } = await import('../../testing/bot.ts');
    const game = brawl({ state: { piloting: 8 } });
    const { scene } = game;
    Object.assign(scene.unit('Ram'), { lost: 0b110000, lostBefore: 0b110000 });
    const { hits } = scene.unit('Ram');
    hits[6] = 1;
    expect(new Veteran(scene).strikes('Ram')).toEqual({ type: 'trip', unit: 0, target: 1 });
  });
});

rule('MT-PHYS-10', 'Not at one who is farther off than the next hex', () => {
  expect(brawl({ ewe: '0507 N' }).asked).toBe('over');
  const { field, state } = brawl({ ewe: '0507 N' }).scene;
  const [added] = field.plugged.blows!([]);
  const blow = { kind: 'trip', attacker: 0, target: 1, limb: -1 } as const;
  expect(added.whyNot(field, state, blow)).toBe(WHY_NO_BLOW.notAdjacent);
  expect(added.topples).toBe(true);
});
