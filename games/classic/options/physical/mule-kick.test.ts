import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Blow } from '../../attacks.ts';
import { physicalNumber, whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { mech, scene } from '../../testing/scene.ts';

interface Plan {
  readonly leg?: 'LA' | 'LL' | 'RL';
  readonly frame?: 'quad' | 'biped';
  readonly isOn?: boolean;
  readonly ram?: object;
}

function kickAt(ewe: string, { leg = 'LL', frame = 'quad', isOn = true, ram = {} }: Plan = {}) {
  const made = scene({
    units: { Ram: { mech: mech('Ram', { frame }), at: '0505 N', state: ram }, Ewe: { at: ewe } },
    options: { quads: true, 'mule-kick': isOn },
  });
  const { field, state } = made;
  const blow: Blow = { kind: 'kick', attacker: 0, target: 1, limb: field.kinds[0].codes.indexOf(leg) };
  const why = whyNoBlow(field, state, blow);
  return why ? why.rule : physicalNumber(field, state, blow);
}

const BEHIND = ['0506 N', '0405 N', '0605 N'];

rule('MT-PHYS-09', "A four-legged 'Mech kicks into the three hexes behind it, at +1", () => {
  expect(kickAt('0504 N', { leg: 'LA' })).toBe(3);
  for (const hex of BEHIND) {
    expect([kickAt(hex), kickAt(hex, { leg: 'RL' })]).toEqual([4, 4]);
    expect(kickAt(hex, { frame: 'biped' })).toBe('CBT-PHY-04');
    expect(kickAt(hex, { isOn: false })).toBe('CBT-PHY-04');
  }
});

rule('MT-PHYS-09', 'With a hind leg, and with a front leg ahead alone', () => {
  for (const hex of BEHIND) expect(kickAt(hex, { leg: 'LA' })).toBe('CBT-PHY-04');
  expect(kickAt('0504 N')).toBe('CBT-PHY-04');
});

rule('MT-PHYS-09', 'Not if a weapon in any leg, front or hind, was fired', () => {
  for (const leg of [4, 5, 6, 7]) expect(kickAt('0506 N', { ram: { fired: 1 << leg } })).not.toBe(4);
  expect(kickAt('0506 N', { ram: { fired: 1 << 1 } })).toBe(4);
  expect(kickAt('0504 N', { leg: 'LA', ram: { fired: 1 << 7 } })).toBe(3);
});
