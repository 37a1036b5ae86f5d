import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { toHit } from '../../testing/table.ts';

interface Plan {
  readonly ram?: object;
  readonly ewe?: object;
  readonly options?: Record<string, boolean>;
  readonly slots?: object;
}

const brawl = ({ ram = {}, ewe = { club: 'limb' }, options = {}, slots = {} }: Plan = {}): Melee =>
  melee({
    units: {
      Ram: { mech: mech('Ram', { slots }), at: '0505 S', state: ram },
      Ewe: { at: '0506 N', state: ewe },
    },
    options: { grabbing: true, ...options },
  }).begin(0);

const grab = { type: 'grab', unit: 'Ram', limb: 'LA', target: 'Ewe' } as const;
const hits = (...bits: [number, number]) => {
  const all = [0, 0, 0, 0, ...bits, 0, 0];
  return { hits: all, hitsBefore: all };
};
const [UPPER, LOWER, HAND] = [1 << 1, 1 << 2, 1 << 3];

rule('MT-PHYS-03', 'The number is the Piloting Skill +1, or 6 where it does not count', () => {
  expect(brawl().number('grab', 'Ram', 'LA', 'Ewe')).toTotal(6);
  const fixed = brawl({ options: { 'master-rules': true } });
  expect(fixed.number('grab', 'Ram', 'LA', 'Ewe')).toTotal(6);
  const bad = brawl({ ram: hits(UPPER | LOWER, 0) });
  expect(bad.number('grab', 'Ram', 'LA', 'Ewe')).toTotal(10);
  expect(bad.number('grab', 'Ram', 'RA', 'Ewe')).toTotal(6);
});

rule(
  'MT-PHYS-03',
  'It takes a good hand that is free, an arm that has not fired, and something to grab',
  () => {
    expect(brawl().offers('grab', 'Ram')).toEqual(['LA', 'RA']);
    expect(brawl({ ram: hits(HAND, 0) }).offers('grab', 'Ram')).toEqual(['RA']);
    expect(brawl({ ram: { fired: 1 << 5 } }).offers('grab', 'Ram')).toEqual(['LA']);
    expect(brawl({ slots: { RA: ['4 x Hatchet'] } }).offers('grab', 'Ram')).toEqual(['LA']);
    expect(brawl({ ram: { club: 'tree' } }).orders).not.toContain('grab');
    expect(brawl({ ewe: {} }).orders).not.toContain('grab');
    expect(brawl({ ewe: {} }).refusal(grab).rule).toBe('MT-PHYS-03');
    expect(brawl({ options: { grabbing: false } }).orders).not.toContain('grab');
  },
);

rule('MT-PHYS-03', 'Who hits takes it, without any damage', () => {
  const game = brawl().order(grab).pass('Ewe', toHit(3, 3));
  expect(game.scene.unit('Ram').club).toBe('limb');
  expect(game.scene.unit('Ewe').club).toBeNull();
  expect(game.damage('Ewe')).toBe(0);
  expect(game.scene.said('grabbed')).toEqual(['Ram holds the club of Ewe now.']);
  const miss = brawl().order(grab).pass('Ewe', toHit(2, 3));
  expect(miss.scene.unit('Ewe').club).toBe('limb');
});

rule('MT-PHYS-03', 'Who cannot hold it lets it fall in its own hex', () => {
  const game = brawl({ ram: hits(0, HAND) })
    .order(grab)
    .pass('Ewe', toHit(3, 3));
  expect(game.scene.unit('Ram').club).toBeNull();
  expect(game.scene.unit('Ewe').club).toBeNull();
  expect(game.scene.state.limbs).toEqual([game.scene.cell('0505')]);
  expect(game.scene.said('grabbed')).toEqual(['Ram knocks the club out of the hands of Ewe.']);
  // It never had it, so that it loses nothing at the end of the phase.
  expect(game.scene.happened('club-gone')).toEqual([]);
  const tree = brawl({ ram: hits(0, HAND), ewe: { club: 'tree' } })
    .order(grab)
    .pass('Ewe', toHit(3, 3));
  expect(tree.scene.state.limbs).toEqual([]);
});

rule('MT-PHYS-03', 'Of two who grab one club the first has it', () => {
  const game = melee({
    units: {
      Ram: { at: '0505 S' },
      Ewe: { at: '0506 N', state: { club: 'limb' } },
      Dog: { at: '0507 N', side: 0, seat: 0 },
    },
    options: { grabbing: true },
  }).begin(0);
  game
    .order(grab)
    .order({ ...grab, unit: 'Dog' })
    .pass('Ewe', toHit(6, 6), toHit(6, 6));
  expect([game.scene.unit('Ram').club, game.scene.unit('Dog').club]).toEqual(['limb', null]);
  expect(game.scene.happened('grabbed')).toHaveLength(1);
});

rule('MT-PHYS-03', 'To a bot it is worth half of what the club could do, and nobody falls by it', () => {
  const { field, state } = brawl().scene;
  const [added] = field.plugged.blows!([]);
  expect([added.kind, added.topples]).toEqual(['grab', false]);
  expect(added.worth!(field, state, { kind: 'grab', attacker: 0, target: 1, limb: 4 })).toBe(5);
});
