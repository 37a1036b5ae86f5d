import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { bitOf } from '../../design.ts';
import type { RollReason } from '../../events.ts';
import type { RuleId } from '../../rule-index.ts';
import { pilotingNumber } from '../../rules/piloting/piloting.ts';
import { mech, scene } from '../../testing/scene.ts';
import { LA, RA } from '../../units/locations.ts';

/** What is added to a roll of a 'Mech that lies there in this state. */
function added(state: object, file = mech('Down'), reason: RollReason = 'stand'): number {
  const made = scene({
    units: { Down: { mech: file, at: '0505 N', state: { prone: true, ...state } }, Other: { at: '1010 N' } },
    options: { 'stand-arm-damage': true },
  });
  const roll = { reason, modifier: 0 };
  return totalOf<RuleId>((tally) => pilotingNumber(tally, made.field, made.state, 0, roll)) - 5;
}

const hits = (left: number, right = 0): object => {
  const all = [0, 0, 0, 0, 0, 0, 0, 0];
  all[LA] = left;
  all[RA] = right;
  return { hits: all };
};

rule('MT-PSR-03', 'One more for an arm with anything hit, however much', () => {
  expect(added({})).toBe(0);
  expect(added(hits(0b1))).toBe(1);
  expect(added(hits(0b1111))).toBe(1);
  expect(added(hits(0b1000, 0b10))).toBe(2);
});

rule('MT-PSR-03', 'Two more for an arm that is gone', () => {
  expect(added({ lost: bitOf(LA) })).toBe(2);
  expect(added({ lost: bitOf(LA) | bitOf(RA) })).toBe(4);
});

rule('MT-PSR-03', 'An actuator that was never there is missing, too', () => {
  expect(added({}, mech('Gunner', { armsWithout: 'hand' }))).toBe(2);
});

rule('MT-PSR-03', 'Only for standing up', () => {
  expect(added(hits(0b1), mech('Down'), 'water')).toBe(0);
});
