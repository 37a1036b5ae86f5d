import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { harm } from '../../testing/march.ts';
import { mech, scene } from '../../testing/scene.ts';
import { LOCATION_CODES, LOCATIONS } from '../../units/locations.ts';
import { limbDamage, whyNotWith } from './limbs.ts';

const brawler = () =>
  scene({
    units: {
      Wolf: { at: '0505 N', mech: mech('Wolf', { slots: { RA: ['4 x Hatchet'], LA: ['4 x Hatchet'] } }) },
      Bear: { at: '0504 S' },
    },
  });

type Kind = 'punch' | 'hatchet' | 'kick';

/** The locations that an attack of this kind can be made with, and whether it can be made with none at all. */
function limbsFor(kind: Kind, made = brawler()): string[] {
  const can = (limb: number) => !whyNotWith(made.field, made.state, { kind, attacker: 0, target: 1, limb });
  return [...LOCATIONS.filter(can).map((at) => LOCATION_CODES[at]), ...(can(-1) ? ['none'] : [])];
}

rule(
  ['CBT-PHY-08', 'CBT-PHY-14', 'CBT-PHY-18'],
  'Arms punch and swing hatchets, legs kick, and nothing else does',
  () => {
    expect(limbsFor('punch').sort()).toEqual(['LA', 'RA']);
    expect(limbsFor('hatchet').sort()).toEqual(['LA', 'RA']);
    expect(limbsFor('kick').sort()).toEqual(['LL', 'RL']);
  },
);

rule('CBT-PHY-18', "On one leg, or with a damaged hip, a 'Mech kicks with neither leg", () => {
  const lame = brawler();
  harm(lame, 'Wolf', 'LL');
  expect(limbsFor('kick', lame)).toEqual([]);
  const stiff = brawler();
  harm(stiff, 'Wolf', 'RL', 'hip');
  expect(limbsFor('kick', stiff)).toEqual([]);
});

rule('CBT-PHY-08', 'A lost arm strikes no more, the other one does', () => {
  const made = brawler();
  harm(made, 'Wolf', 'LA');
  expect([limbsFor('punch', made), limbsFor('hatchet', made)]).toEqual([['RA'], ['RA']]);
});

rule(
  ['CBT-PHY-09', 'CBT-PHY-14', 'CBT-PHY-19'],
  'A damaged actuator halves punches and kicks, but no hatchet',
  () => {
    const made = brawler();
    harm(made, 'Wolf', 'LA', 'upper-arm');
    harm(made, 'Wolf', 'LL', 'lower-leg');
    const left = (kind: Kind, limb: 'LA' | 'LL' | 'RA' | 'RL') =>
      explain<RuleId>((tally) => {
        tally.add(15, 'As it would be', 'CBT-PHY-09');
        limbDamage(tally, made.field, made.state, {
          kind,
          attacker: 0,
          target: 1,
          limb: LOCATION_CODES.indexOf(limb),
        });
      }).total;
    expect([left('punch', 'LA'), left('hatchet', 'LA'), left('kick', 'LL')]).toEqual([7, 15, 7]);
    expect([left('punch', 'RA'), left('hatchet', 'RA'), left('kick', 'RL')]).toEqual([15, 15, 15]);
  },
);
