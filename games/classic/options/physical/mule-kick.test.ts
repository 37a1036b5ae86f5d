import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { physicalNumber, whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { scene } from '../../testing/scene.ts';

/** Nobody can field a four-legged 'Mech yet; Ram has the legs of one all the same. */
function behind(ewe: string, frame: 'quad' | 'biped' = 'quad', isOn = true, ram: object = {}) {
  const made = scene({
    units: { Ram: { at: '0505 N', state: ram }, Ewe: { at: ewe } },
    options: { 'mule-kick': isOn },
  });
  const field: Battlefield = {
    ...made.field,
    designs: made.field.designs.map((design) => ({ ...design, frame })),
  };
  const blow: Blow = { kind: 'kick', attacker: 0, target: 1, limb: made.field.kinds[0].codes.indexOf('LL') };
  const why = whyNoBlow(field, made.state, blow);
  return why ? why.rule : physicalNumber(field, made.state, blow);
}

rule('MT-PHYS-09', "A four-legged 'Mech kicks into the three hexes behind it, at +1", () => {
  expect(behind('0504 N')).toBe(3);
  for (const hex of ['0506 N', '0405 N', '0605 N']) {
    expect(behind(hex)).toBe(4);
    expect(behind(hex, 'biped')).toBe('CBT-PHY-04');
    expect(behind(hex, 'quad', false)).toBe('CBT-PHY-04');
  }
});

rule('MT-PHYS-09', 'Not if a weapon in any leg, front or hind, was fired', () => {
  for (const leg of [4, 5, 6, 7]) expect(behind('0506 N', 'quad', true, { fired: 1 << leg })).not.toBe(4);
  expect(behind('0506 N', 'quad', true, { fired: 1 << 1 })).toBe(4);
  expect(behind('0504 N', 'quad', true, { fired: 1 << 7 })).toBe(3);
});
