import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Unit } from '../../cards/unit.ts';
import { weaponOf } from '../../data/weapons.ts';
import { squad, unit } from '../../testing/scene.ts';
import { type TargetFacts, whyNotAttack, whyNotFire } from './eligibility.ts';

const FACTS: TargetFacts = {
  band: 'M',
  isInArc: true,
  isHiddenBySolid: false,
  isDetected: true,
  isInContact: false,
};

function why(attacker: Unit, code: string, change: Partial<TargetFacts> = {}, mayFire = true) {
  const weapon = weaponOf(code);
  const reason =
    whyNotFire(attacker, weapon, mayFire) ?? whyNotAttack(attacker, weapon, { ...FACTS, ...change });
  return reason?.rule ?? 'may';
}

rule('HGB-ATT-01', 'A target is in range, in arc, detected, and the weapon has ammunition', () => {
  expect(why(unit(), 'LAC')).toBe('may');
  expect(why(unit(), 'LAC', { band: null })).toBe('HGB-ATT-01');
  expect(why(unit(), 'LAC', { isInArc: false })).toBe('HGB-ATT-01');
  expect(why(unit(), 'LAC', { isDetected: false })).toBe('HGB-ATT-01');
  expect(why(unit(), 'LAC', {}, false)).toBe('HGB-AMMO-01');
});

rule('HGB-LOS-04', 'What Solid cover hides cannot be attacked directly', () => {
  expect(why(unit(), 'LAC', { isHiddenBySolid: true })).toBe('HGB-LOS-04');
});

rule(['HGB-PHYS-01', 'HGB-WSR-11'], 'Melee needs contact, not range', () => {
  expect(why(unit(), 'VB', { band: null, isInContact: true })).toBe('may');
  expect(why(unit(), 'VB', { band: 'PB' })).toBe('HGB-PHYS-01');
});

rule('HGB-WSR-13', 'Minimum Range weapons do not fire at Point Blank range', () => {
  expect([why(unit(), 'LGM', { band: 'PB' }), why(unit(), 'LGM', { band: 'S' })]).toEqual([
    'HGB-WSR-13',
    'may',
  ]);
});

rule(
  ['HGB-INF-02', 'HGB-INF-01'],
  'Infantry fires all around, not at Top Speed, and heavy weapons only when it stands',
  () => {
    expect(why(squad({ speed: 'combat' }), 'INF-AR', { isInArc: false })).toBe('may');
    expect(why(squad({ speed: 'top' }), 'INF-AR')).toBe('HGB-INF-02');
    expect([why(squad({ speed: 'combat' }), 'INF-LM'), why(squad(), 'INF-LM')]).toEqual([
      'HGB-INF-02',
      'may',
    ]);
  },
);

rule('HGB-PERK-14', 'A stabilized weapon fires from a prepared position', () => {
  const naga = unit({ perks: { stabilizer: 'LFG' } });
  expect(whyNotFire(naga, weaponOf('LFG'), true)?.rule).toBe('HGB-PERK-14');
  expect(whyNotFire(naga, weaponOf('LFG'), true, true)).toBeNull();
  expect(whyNotFire(naga, weaponOf('HAC'), true)).toBeNull();
});
