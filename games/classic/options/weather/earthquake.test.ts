import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { BASEMENTS } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

/** The Movement Phase of a turn with a tremor of strength 1. */
function tremor(map: string, ...rolls: readonly Roll[]) {
  const made = melee({
    map,
    units: {
      Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0101 N' },
      Bear: { at: '0301 N', state: { prone: true } },
    },
    options: { 'weather-earthquake': 1 },
  });
  made.scene.state.turn = 3;
  return made.beginAt('movement', 0, ...rolls);
}

const fissure = (a: number, b: number): Roll => ['fissure', a, b];
const level = (made: ReturnType<typeof tremor>): number => made.scene.field.board.level[0];

rule(
  ['MT-WX-06', 'MT-PRE-08'],
  'A 2 opens a fissure as deep as the table of basements says, for good',
  () => {
    expect(BASEMENTS).toEqual([2, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2]);
    const hits = (groups: number) => falls(1, ...Array.from({ length: groups }, () => [3, 4] as const));
    // 50 tons: 5 points for the fall itself and for each level.
    const deep = tremor('.1 . .', piloting(1, 1), fissure(6, 6), ...hits(3));
    expect([deep.damage('Wolf'), level(deep)]).toEqual([15, -1]);
    const one = tremor('.1 . .', piloting(1, 1), fissure(1, 2), ...hits(2));
    expect([one.damage('Wolf'), level(one)]).toEqual([10, 0]);
    const none = tremor('.1 . .', piloting(1, 1), fissure(3, 4), ...hits(1));
    expect([none.damage('Wolf'), level(none)]).toEqual([5, 1]);
  },
);

rule('MT-WX-06', 'None opens under water; the log says what became of the ground', () => {
  const wet = tremor('~1 . .', piloting(1, 1), fissure(6, 6), ...falls(1, [3, 4]));
  expect(level(wet)).toBe(0);
  expect(wet.scene.said('fissure')).toEqual(['The ground under Wolf holds (12).']);
  const hits = falls(1, [3, 4], [3, 4]);
  const one = tremor('. . .', piloting(1, 1), fissure(1, 2), ...hits);
  expect(one.scene.said('fissure')).toEqual(['The ground opens under Wolf: one level (3).']);
  const two = tremor('. . .', piloting(1, 1), fissure(1, 1), ...falls(1, [3, 4], [3, 4], [3, 4]));
  expect(two.scene.said('fissure')).toEqual(['The ground opens under Wolf: two levels (2).']);
});

rule('MT-WX-06', 'No other roll opens one', () => {
  const made = tremor('. . .', piloting(1, 2), ...falls(1, [3, 4]));
  expect([made.scene.happened('fissure'), level(made)]).toEqual([[], 0]);
});

rule('MT-WX-05', 'Only in every third turn weapons are harder by its strength, and the ground shakes', () => {
  const made = (turn: number) => {
    const game = melee({
      units: {
        Wolf: { mech: mech('Wolf', { slots: { CT: ['Medium Laser'] } }), at: '0505 S' },
        Bear: { at: '0508 N' },
      },
      options: { 'weather-earthquake': 3 },
    });
    game.scene.state.turn = turn;
    const { field, state } = game.scene;
    return explain<RuleId>((tally) =>
      weaponToHit(tally, field, state, {
        attacker: 0,
        weapon: 0,
        target: 1,
        twist: 0,
        secondary: 0,
        aim: -1,
      }),
    )
      .lines.filter(({ rule: id }) => id === 'MT-WX-05')
      .map(({ value }) => value);
  };
  expect([0, 1, 2, 3, 4, 6].map(made)).toEqual([[], [], [], [3], [], [3]]);
  const quiet = melee({
    units: { Wolf: { at: '0101 N' }, Bear: { at: '0301 N' } },
    options: { 'weather-earthquake': 1 },
  });
  quiet.scene.state.turn = 2;
  expect(quiet.beginAt('movement', 0).scene.happened('piloting-roll')).toEqual([]);
});

rule(
  ['MT-WX-06', 'MT-WX-05'],
  'Water opens no fissure, and who keeps its feet on firm ground stays up',
  () => {
    const wet = tremor('~0 . .', piloting(1, 1), fissure(6, 6), ...falls(1, [3, 4]));
    expect(level(wet)).toBe(0);
    const firm = tremor('. . .', piloting(6, 6));
    expect([firm.scene.unit('Wolf').prone, firm.scene.happened('fell')]).toEqual([false, []]);
    const said = tremor('. . .', piloting(1, 1), fissure(3, 4), ...falls(1, [3, 4]));
    expect(said.scene.said('fissure')).toEqual(['The ground under Wolf holds (7).']);
    expect(said.scene.state.ground).toBeNull();
  },
);

rule('MT-WX-05', 'Who stands shut down, or with a pilot out cold, falls without a roll', () => {
  const shaken = (state: object, reading?: number) => {
    const made = melee({
      units: { Wolf: { at: '0101 N', state }, Bear: { at: '0301 N', state: { prone: true } } },
      options: { 'weather-earthquake': 1 },
      ...(reading !== undefined && { setup: { reading } }),
    });
    made.scene.state.turn = 3;
    const rolls = reading === undefined ? falls(1, [3, 4]).slice(0, 2) : [];
    made.beginAt('movement', 0, ...rolls);
    return made.scene.unit('Wolf').prone;
  };
  expect([shaken({ shutDown: 1 }), shaken({ knockedOut: 2, pilotHits: 1 })]).toEqual([true, true]);
  expect([shaken({ shutDown: 1 }, 3), shaken({ knockedOut: 2, pilotHits: 1 }, 3)]).toEqual([false, false]);
});

rule('MT-WX-05', 'Four-legged ones roll at half of it, rounded up', () => {
  const rolled = (frame: 'biped' | 'quad', strength: number) => {
    const made = melee({
      units: { Wolf: { at: '0101 N' }, Bear: { at: '0301 N', state: { prone: true } } },
      options: { 'weather-earthquake': strength },
    });
    const { scene: here } = made;
    here.state.turn = 3;
    const field = {
      ...here.field,
      designs: here.field.designs.map((design) => ({ ...design, frame })),
    } as typeof here.field;
    here.rolling([piloting(6, 6)], () => field.plugged.movementBegins!(here.play, field));
    // On four good legs there is a bonus besides (MT-PRE-11).
    const { lines } = here.happened('piloting-roll')[0].number;
    return lines.find(({ rule: id }) => id === 'MT-WX-05')?.value;
  };
  expect([rolled('biped', 3), rolled('quad', 3), rolled('quad', 4)]).toEqual([3, 2, 2]);
});
