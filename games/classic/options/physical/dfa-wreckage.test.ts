import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Loss } from '../../state.ts';
import { type Melee, melee } from '../../testing/melee.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { FACING_CODES } from '../../units/locations.ts';

/** Ram has leapt at Ewe and is destroyed on the way; the end of the Weapon Attack Phase finds the wreck. */
function wreck(
  loss: Loss,
  rolls: Parameters<Melee['endOf']>[1],
  options: object = { 'dfa-wreckage': true },
  ewe: object = {},
  at = '0506 N',
): Melee {
  const game = melee({
    units: { Ram: { at: '0505 S' }, Kid: { side: 0, at: '1010 N' }, Ewe: { at, side: 1, state: ewe } },
    options: { ...options },
  });
  game.onslaught('Ram', 'dfa', 'Ewe', { from: '0502', hexes: 3 });
  game.scene.unit('Ram').loss = loss;
  return game.endOf('weapon', rolls);
}

rule(
  'MT-PHYS-12',
  'A destroyed attacker comes down with a roll at +1, strikes at +1 and for half the damage',
  () => {
    // 50 tons: 15 points, half of them 8; Piloting 5, and +3 for the jump.
    const game = wreck('engine', [piloting(3, 3), toHit(4, 5), location(3, 4), piloting(6, 6)]);
    expect(game.scene.happened('piloting-roll')[0].number).toTotal(6);
    expect(game.scene.happened('wreck-falls')[0].number).toTotal(9);
    expect(game.damage('Ewe')).toBe(8);
    expect(game.scene.happened('damaged')).toHaveLength(1);
    // The usual roll of the target.
    expect(game.scene.happened('piloting-roll')[1]).toMatchObject({ unit: 2, reason: 'stomped' });
  },
);

rule('MT-PHYS-12', 'In groups of 5 where the centre torso is gone', () => {
  const game = wreck('center-torso', [
    piloting(6, 6),
    toHit(6, 6),
    location(3, 4),
    location(3, 3),
    piloting(6, 6),
  ]);
  expect(game.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 3]);
});

rule('MT-PHYS-12', 'Who fails the roll falls short; a miss harms nobody', () => {
  expect(wreck('engine', [piloting(2, 3)]).damage('Ewe')).toBe(0);
  expect(wreck('engine', [piloting(6, 6), toHit(4, 4)]).damage('Ewe')).toBe(0);
});

rule('MT-PHYS-12', 'Without the option that is the end of it', () => {
  expect(wreck('engine', [], {}).damage('Ewe')).toBe(0);
});

rule(
  'MT-PHYS-12',
  'It is said whether the wreck strikes; who lies on the ground is struck from behind',
  () => {
    const RISES = [piloting(6, 6), toHit(6, 6), location(3, 4), piloting(6, 6)];
    const struck = wreck('engine', RISES);
    expect(struck.scene.said('wreck-falls')).toEqual(['The wreck of Ram strikes Ewe: needs 9, rolls 12.']);
    const rear = FACING_CODES.indexOf('CTR');
    expect(struck.scene.unit('Ewe').armor[rear]).toBe(10);
    const lies = wreck('engine', RISES.slice(0, 3), { 'dfa-wreckage': true }, { prone: true });
    expect(lies.scene.unit('Ewe').armor[rear]).toBe(2);
    const missed = wreck('engine', [piloting(6, 6), toHit(1, 1)]);
    expect(missed.scene.said('wreck-falls')).toEqual(['The wreck of Ram misses Ewe: needs 9, rolls 2.']);
  },
);

rule('MT-PHYS-12', 'It comes down on nobody where its target is gone from there', () => {
  const away = wreck('engine', [], { 'dfa-wreckage': true }, {}, '0508 N');
  expect(away.scene.happened('piloting-roll')).toEqual([]);
});

rule(
  'MT-PHYS-12',
  'There is a wreck only of one who was destroyed in the air, when weapons were fired',
  () => {
    const found = (phase: 'movement' | 'weapon', loss: Loss | null, kind: 'dfa' | 'charge', hex?: number) => {
      const game = melee({
        units: { Ram: { at: '0505 S' }, Ewe: { at: '0506 N' } },
        options: { 'dfa-wreckage': true },
      });
      game.onslaught('Ram', kind, 'Ewe', { from: '0502', hexes: 3 });
      const ram = game.scene.unit('Ram');
      ram.loss = loss;
      if (hex !== undefined) ram.hex = hex;
      const { play, field } = game.scene;
      field.plugged.phaseEnds!(play, field, phase);
      return game.scene.happened('wreck-hangs').length;
    };
    expect(found('weapon', 'engine', 'dfa')).toBe(1);
    expect([
      found('movement', 'engine', 'dfa'),
      found('weapon', null, 'dfa'),
      found('weapon', 'engine', 'charge'),
      found('weapon', 'engine', 'dfa', -2),
    ]).toEqual([0, 0, 0, 0]);
  },
);
