import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { PhysicalKind } from '../../data/physical-attacks.ts';
import type { RuleId } from '../../rule-index.ts';
import { physicalNumber, physicalToHit } from '../../rules/physical/physical-to-hit.ts';
import { melee } from '../../testing/melee.ts';
import { scene } from '../../testing/scene.ts';
import { LA, LL } from '../../units/locations.ts';

const KINDS: readonly PhysicalKind[] = ['punch', 'club', 'push', 'kick', 'charge', 'dfa'];

const numbers = (piloting: number, options: Record<string, boolean>): number[] => {
  const { field, state } = scene({
    units: { Ram: { at: '0505 S', piloting }, Ewe: { at: '0506 N', piloting } },
    options,
  });
  return KINDS.map((kind) =>
    physicalNumber(field, state, {
      kind,
      attacker: 0,
      target: 1,
      limb: kind === 'kick' ? LL : kind === 'punch' ? LA : -1,
    }),
  );
};

rule('MT-PHYS-01', 'On the introductory rules the punch alone becomes easier', () => {
  expect(numbers(4, { 'physical-piloting-skill': true })).toEqual([3, 3, 3, 2, 4, 4]);
  expect(numbers(4, {})).toEqual([4, 3, 3, 2, 4, 4]);
});

rule('MT-PHYS-01', 'On the Master Rules it takes the place of the fixed numbers', () => {
  expect(numbers(4, { 'master-rules': true })).toEqual([4, 4, 4, 3, 5, 5]);
  expect(numbers(4, { 'master-rules': true, 'physical-piloting-skill': true })).toEqual([3, 3, 3, 2, 4, 4]);
});

rule('MT-PHYS-01', 'A charge begins with the skill, and has no line for what adds nothing', () => {
  const { field, state } = scene({
    units: { Ram: { at: '0505 S' }, Ewe: { at: '0506 N' } },
    options: { 'physical-piloting-skill': true },
  });
  const charge = { kind: 'charge', attacker: 0, target: 1, limb: -1 } as const;
  const { lines } = explain<RuleId>((tally) => physicalToHit(tally, field, state, charge));
  expect(lines.filter(({ rule: id }) => id === 'MT-PHYS-01').map(({ value }) => value)).toEqual([5]);
});

rule('MT-PHYS-01', 'What has no modifier of its own begins with the skill and nothing else', () => {
  const lines = (options: object, kind: 'grapple' | 'trip') =>
    melee({ units: { Ram: { at: '0505 S' }, Ewe: { at: '0506 N' } }, options: { ...options } })
      .begin(0)
      .number(kind, 'Ram', 'Ewe')
      .lines.map(({ value }) => value);
  const on = { 'physical-piloting-skill': true };
  expect(lines({ ...on, grappling: true }, 'grapple')).toEqual([5]);
  expect(lines({ ...on, tripping: true }, 'trip')).toEqual([5, -1]);
});
