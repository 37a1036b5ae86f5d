import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { bitOf } from '../../design.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { LA, RA } from '../../units/locations.ts';
import { clubsToFind, dropLostClubs, takeClub, wearClub } from './clubs.ts';

const MAP = `
  . l H
  . . .`;

const clubs = (made: Scene) => clubsToFind(made.field, made.state, made.index('Ram'));
const at = (hex: string, state: object = {}, plan: Parameters<typeof mech>[1] = {}) =>
  scene({
    map: MAP,
    units: { Ram: { mech: mech('Ram', plan), at: hex, state }, Wolf: { at: '0102' } },
  });

describe('finding a club', () => {
  rule('CBT-PHY-13', 'Woods have trees, and a limb lies where it was blown off', () => {
    expect(clubs(at('0101'))).toEqual([]);
    expect(clubs(at('0201'))).toEqual(['tree']);
    expect(clubs(at('0301'))).toEqual(['tree']);
    const made = at('0201');
    made.state.limbs.push(made.cell('0202'));
    expect(clubs(made)).toEqual(['tree']);
    made.state.limbs.push(made.cell('0201'));
    expect(clubs(made)).toEqual(['tree', 'limb']);
  });

  rule('CBT-PHY-13', 'Only who stands there and can act picks one up', () => {
    expect(clubs(at('0201', { prone: true }))).toEqual([]);
    expect(clubs(at('0201', { knockedOut: 1 }))).toEqual([]);
    expect(clubs(at('0201', { shutDown: 1 }))).toEqual([]);
    const onslaught = { kind: 'charge', target: 1, from: 0, hexes: 0, order: 0 };
    expect(clubs(at('0201', { onslaught }))).toEqual([]);
    expect(clubs(at('0201', { club: 'tree' }))).toEqual([]);
    expect(clubs(at('0201', { loss: 'engine', hex: -2 }))).toEqual([]);
  });

  rule('CBT-PHY-13', 'It takes two hands that work', () => {
    expect(clubs(at('0201', {}, { armsWithout: 'hand' }))).toEqual([]);
    const hurt = at('0201');
    hurt.unit('Ram').hits[LA] = 1 << 3;
    expect(clubs(hurt)).toEqual([]);
    expect(clubs(at('0201', { lost: bitOf(RA) }))).toEqual([]);
    const shoulder = at('0201');
    shoulder.unit('Ram').hits[LA] = 1 << 0;
    expect(clubs(shoulder)).toEqual(['tree']);
  });

  rule('CBT-PHY-13', 'A limb that is picked up is gone from the hex, a tree is one of many', () => {
    const made = at('0201');
    const cell = made.cell('0201');
    made.state.limbs.push(cell, cell);
    takeClub(made.play, made.field, 0, 'limb');
    expect(made.state.limbs).toEqual([cell]);
    expect(made.unit('Ram').club).toBe('limb');
    expect(made.happened('club-found')).toMatchObject([{ unit: 0, club: 'limb' }]);
    takeClub(made.play, made.field, 0, 'tree');
    expect([made.unit('Ram').club, made.state.limbs]).toEqual(['tree', [cell]]);
  });
});

describe('losing a club', () => {
  rule('CBT-PHY-13', 'A tree lasts for one hit, a limb for ever', () => {
    const tree = at('0101', { club: 'tree' });
    wearClub(tree.play, 0);
    expect(tree.unit('Ram').club).toBe(null);
    const limb = at('0101', { club: 'limb' });
    wearClub(limb.play, 0);
    expect(limb.unit('Ram').club).toBe('limb');
    expect(limb.happened('club-gone')).toEqual([]);
  });

  rule('CBT-PHY-13', 'It is kept until a hand or an arm is lost', () => {
    const made = at('0101', { club: 'limb' });
    made.unit('Ram').hits[LA] = 1 << 1;
    dropLostClubs(made.play, made.field);
    expect(made.unit('Ram').club).toBe('limb');
    made.unit('Ram').hits[LA] |= 1 << 3;
    dropLostClubs(made.play, made.field);
    expect(made.unit('Ram').club).toBe(null);
    expect(made.state.limbs).toEqual([made.cell('0101')]);
    expect(made.happened('club-gone')).toMatchObject([{ unit: 0 }]);
  });

  test('a tree that is dropped is no more than wood', () => {
    const made = at('0101', { club: 'tree', lost: bitOf(RA) });
    dropLostClubs(made.play, made.field);
    expect([made.unit('Ram').club, made.state.limbs]).toEqual([null, []]);
  });
});
