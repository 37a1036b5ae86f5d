import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Blow } from '../../attacks.ts';
import type { HitTable, PhysicalKind } from '../../data/physical-attacks.ts';
import { bitOf } from '../../design.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Onslaught } from '../../state.ts';
import { mech, type Scene, type Sheet, scene } from '../../testing/scene.ts';
import { CT, LA, LOCATION_CODES, type LocationCode, LT, RA, RL } from '../../units/locations.ts';
import {
  blowSide,
  hitTableOf,
  physicalDamage,
  physicalDamageOf,
  physicalNumber,
  physicalToHit,
  whyNoBlow,
} from './physical-to-hit.ts';

const KINDS: readonly PhysicalKind[] = ['punch', 'kick', 'club', 'hatchet', 'push', 'charge', 'dfa'];
const DECLARED: readonly PhysicalKind[] = ['punch', 'kick', 'club', 'hatchet', 'push'];
const LIMBS: Partial<Record<PhysicalKind, LocationCode>> = { punch: 'RA', kick: 'RL', hatchet: 'RA' };

/** Slots of the actuators from the body outwards: shoulder or hip, upper, lower, hand or foot. */
const [FIRST, UPPER, LOWER, END] = [1, 2, 4, 8];

interface Plan {
  /** The attacker's hex and the target's below it, in the codes of `scene`. */
  readonly ground?: readonly [string, string];
  readonly at?: string;
  readonly facing?: string;
  readonly tons?: number;
  readonly armsWithout?: 'hand' | 'hand and lower arm';
  readonly hits?: Partial<Record<LocationCode, number>>;
  readonly attacker?: Partial<Sheet>;
  readonly target?: Partial<Sheet>;
  readonly skills?: readonly [number, number];
}

/** An attacker in 0202 that faces south, with hatchet and club, and a target in front of it in 0203. */
function fight(plan: Plan = {}): Scene {
  const { ground = ['.', '.'], at = '0203', facing = 'S', tons = 70, armsWithout, skills = [5, 5] } = plan;
  const hatchetSlots = Math.ceil(tons / 15);
  const attacker = mech('Attacker', {
    tons,
    slots: { RA: [`${hatchetSlots} x Hatchet`] },
    ...(armsWithout ? { armsWithout } : {}),
  });
  const hits = new Array<number>(8).fill(0);
  for (const [code, slots] of Object.entries(plan.hits ?? {}))
    hits[LOCATION_CODES.indexOf(code as LocationCode)] = slots;
  return scene({
    map: `. . .\n. ${ground[0]} .\n. ${ground[1]} .\n. . .`,
    units: {
      Attacker: {
        at: `0202 ${facing}`,
        mech: attacker,
        piloting: skills[0],
        state: { club: 'limb', hits, ...plan.attacker },
      },
      Target: { at, piloting: skills[1], state: { acted: true, ...plan.target } },
    },
  });
}

const blowOf = (kind: PhysicalKind, limb: LocationCode | undefined = LIMBS[kind]): Blow => ({
  kind,
  attacker: 0,
  target: 1,
  limb: limb ? LOCATION_CODES.indexOf(limb) : -1,
});

function number(kind: PhysicalKind, plan: Plan = {}, limb?: LocationCode): number {
  const table = fight(plan);
  return physicalNumber(table.field, table.state, blowOf(kind, limb));
}

function damage(kind: PhysicalKind, plan: Plan = {}, limb?: LocationCode): number {
  const table = fight(plan);
  return physicalDamageOf(table.field, table.state, blowOf(kind, limb));
}

/** The rule that forbids an attack, or null. */
function forbids(kind: PhysicalKind, plan: Plan = {}, limb?: LocationCode): string | null {
  const table = fight(plan);
  return whyNoBlow(table.field, table.state, blowOf(kind, limb))?.rule ?? null;
}

const allowed = (plan: Plan, kinds: readonly PhysicalKind[] = DECLARED) =>
  kinds.filter((kind) => forbids(kind, plan) === null);

const onslaught = (kind: 'charge' | 'dfa', target: number): Onslaught => ({
  kind,
  target,
  from: 0,
  hexes: 5,
  order: 0,
});

rule(['CBT-PHY-02', 'CBT-REC-16'], 'Piloting and the modifier of the attack', () => {
  const modifiers = KINDS.map((kind) => [kind, number(kind) - 5]);
  expect(Object.fromEntries(modifiers)).toEqual({
    punch: 0,
    kick: -2,
    club: -1,
    hatchet: -1,
    push: -1,
    charge: 0,
    dfa: 0,
  });
});

rule(
  ['CBT-PHY-02', 'CBT-PHY-21', 'CBT-PHY-28'],
  'Skills are compared in charges and deaths from above',
  () => {
    expect(number('charge', { skills: [6, 4] })).toBe(8);
    expect(number('charge', { skills: [3, 5] })).toBe(1);
    expect(number('dfa', { skills: [6, 4] })).toBe(8);
    expect(number('punch', { skills: [6, 4] })).toBe(6);
  },
);

rule('CBT-PHY-03', 'Movement, woods, water, prone and immobile count; range, heat and sensors do not', () => {
  expect(number('punch', { attacker: { mode: 'run' } })).toBe(7);
  expect(number('punch', { target: { mode: 'jump', hexesMoved: 5 } })).toBe(8);
  expect(number('punch', { ground: ['.', 'l'] })).toBe(6);
  expect(number('punch', { ground: ['.', 'H'] })).toBe(7);
  expect(number('punch', { ground: ['H', '.'] })).toBe(5);
  expect(number('push', { ground: ['.-1', '~1'] })).toBe(5);
  expect(number('kick', { target: { prone: true } })).toBe(1);
  expect(number('kick', { target: { shutDown: 1 } })).toBe(-1);
  expect(number('punch', { attacker: { heat: 30 }, hits: { HD: 0b10 } })).toBe(5);
});

rule(
  ['CBT-PHY-03', 'CBT-PHY-28'],
  'A death from above: jumped +3, the target as it moved or lies, no terrain',
  () => {
    const jumped = { attacker: { mode: 'jump' } } as const;
    expect(number('dfa', jumped)).toBe(8);
    expect(number('dfa', { ...jumped, ground: ['.', 'H'] })).toBe(8);
    expect(number('dfa', { ...jumped, ground: ['.', '~1'] })).toBe(8);
    expect(number('dfa', { ...jumped, target: { prone: true, knockedOut: 1 } })).toBe(2);
    expect(number('dfa', { ...jumped, target: { hexesMoved: 3 } })).toBe(9);
  },
);

rule('CBT-PHY-21', 'A charge: how both moved, and where the target stands', () => {
  expect(number('charge', { attacker: { mode: 'walk' } })).toBe(6);
  expect(number('charge', { attacker: { mode: 'run' }, target: { hexesMoved: 3 }, ground: ['.', 'l'] })).toBe(
    9,
  );
});

rule('CBT-PHY-04', 'The attacker must be able to act and on its feet, and do nothing else', () => {
  for (const kind of KINDS) expect(forbids(kind), kind).toBeNull();
  for (const state of [{ knockedOut: 1 }, { shutDown: 1 }, { prone: true }]) {
    expect(allowed({ attacker: state }, KINDS)).toEqual([]);
  }
  expect(allowed({ attacker: { onslaught: onslaught('charge', 1) } })).toEqual([]);
  expect(allowed({ attacker: { busy: true } }, KINDS)).toEqual([]);
});

rule('CBT-PHY-04', 'The target is an enemy in the next hex, not on its way down from above', () => {
  expect(allowed({ at: '0204' })).toEqual([]);
  expect(allowed({ target: { onslaught: onslaught('dfa', 0) } }, KINDS)).toEqual([]);
  const table = fight();
  const self = { ...blowOf('punch'), target: 0 };
  expect(whyNoBlow(table.field, table.state, self)?.rule).toBe('CBT-PHY-04');
  expect(whyNoBlow(table.field, table.state, { ...self, target: 9 })?.rule).toBe('CBT-PHY-04');
});

rule('CBT-PHY-04', 'Nobody strikes through the surface of water; under it they may', () => {
  expect(allowed({ ground: ['.-1', '~2'] })).toEqual([]);
  expect(allowed({ ground: ['~2', '~2'] })).toEqual(DECLARED.slice());
  expect(allowed({ ground: ['~1', '~1'] })).toEqual(DECLARED.slice());
});

rule(['CBT-PHY-04', 'CBT-ARC-03'], 'The arcs: torso for arms, feet for kicks and pushes', () => {
  const ahead = ['punch', 'kick', 'club', 'hatchet', 'push'];
  expect(allowed({})).toEqual(ahead);
  // The target is front-left, front-right, left, right, behind.
  expect(allowed({ facing: 'SW' })).toEqual(['punch', 'kick', 'club', 'hatchet']);
  expect(allowed({ facing: 'SE' })).toEqual(['punch', 'kick', 'club', 'hatchet']);
  expect(allowed({ facing: 'NW' })).toEqual([]);
  expect(allowed({ facing: 'NE' })).toEqual(['punch']);
  expect(forbids('punch', { facing: 'NW' }, 'LA')).toBeNull();
  expect(forbids('punch', { facing: 'NE' }, 'LA')).toBe('CBT-PHY-04');
  expect(allowed({ facing: 'N' })).toEqual([]);
  // Twisted to the right.
  expect(allowed({ facing: 'NE', attacker: { twist: 1 } })).toEqual(['punch', 'club', 'hatchet']);
  expect(allowed({ facing: 'N', attacker: { twist: 1 } })).toEqual(['punch']);
  expect(allowed({ facing: 'SW', attacker: { twist: 1 } })).toEqual(['kick']);
});

type Row = Partial<Record<PhysicalKind, HitTable>>;

function tables(plan: Plan): Row {
  const table = fight(plan);
  const kinds = KINDS.filter((kind) => kind !== 'dfa' && kind !== 'charge' && forbids(kind, plan) === null);
  return Object.fromEntries(kinds.map((kind) => [kind, hitTableOf(table.field, table.state, blowOf(kind))]));
}

rule('CBT-PHY-06', 'Which attacks are possible at which levels, and where they strike', () => {
  expect(tables({})).toEqual({ punch: 'punch', kick: 'kick', club: 'mech', hatchet: 'mech', push: 'mech' });
  expect(tables({ ground: ['.', '.1'] })).toEqual({ punch: 'kick', club: 'kick', hatchet: 'kick' });
  expect(tables({ ground: ['.1', '.'] })).toEqual({ kick: 'punch', club: 'punch', hatchet: 'punch' });
  expect(tables({ ground: ['.', '.2'] })).toEqual({});
  expect(tables({ ground: ['.2', '.'] })).toEqual({});
  expect(tables({ ground: ['.', '~1@2'] })).toEqual({ punch: 'kick', club: 'kick', hatchet: 'kick' });
});

rule(
  ['CBT-PHY-06', 'CBT-PHY-07'],
  "Prone 'Mechs are kicked on the level and struck from one level below",
  () => {
    const target = { prone: true };
    expect(tables({ target })).toEqual({ kick: 'mech' });
    expect(tables({ target, ground: ['.', '.1'] })).toEqual({ punch: 'mech', club: 'mech', hatchet: 'mech' });
    expect(tables({ target, ground: ['.1', '.'] })).toEqual({});
    expect(forbids('charge', { target: { ...target, acted: true } })).toBe('CBT-PHY-07');
    expect(forbids('dfa', { target: { ...target, acted: true } })).toBeNull();
  },
);

rule(['CBT-PHY-07', 'CBT-PHY-30'], 'A death from above strikes high, and the prone in the back', () => {
  const standing = fight({ attacker: { onslaught: { ...onslaught('dfa', 1), from: 1 } } });
  expect(hitTableOf(standing.field, standing.state, blowOf('dfa'))).toBe('punch');
  const prone = fight({ target: { prone: true } });
  expect(hitTableOf(prone.field, prone.state, blowOf('dfa'))).toBe('mech');
  expect(blowSide(prone.field, prone.state, blowOf('dfa'))).toBe('rear');
});

rule('CBT-PHY-30', 'The side struck from above is that which faces the start of the jump', () => {
  const table = fight();
  table.put('Target', '0203 NE');
  const side = (from: string) => {
    table.unit('Attacker').onslaught = { ...onslaught('dfa', 1), from: table.cell(from) };
    return blowSide(table.field, table.state, blowOf('dfa'));
  };
  expect(side('0201')).toBe('front');
  expect(side('0103')).toBe('left');
  expect(side('0204')).toBe('right');
});

rule('CBT-PHY-08', 'A punch needs an arm with a sound shoulder that has not fired', () => {
  expect(forbids('punch', { hits: { RA: FIRST } })).toBe('CBT-PHY-08');
  expect(forbids('punch', { hits: { RA: FIRST } }, 'LA')).toBeNull();
  expect(forbids('punch', { attacker: { lost: bitOf(RA) } })).toBe('CBT-PHY-04');
  expect(forbids('punch', { attacker: { fired: bitOf(RA) } })).toBe('CBT-PHY-08');
  expect(forbids('punch', { attacker: { fired: bitOf(LA) | bitOf(CT) } })).toBeNull();
  expect(forbids('punch', { hits: { RA: UPPER | LOWER | END } })).toBeNull();
});

rule('CBT-PHY-09', 'A tenth of the tonnage rounded up, halved for upper and for lower arm', () => {
  expect(damage('punch', { tons: 70 })).toBe(7);
  expect(damage('punch', { tons: 65 })).toBe(7);
  expect(damage('punch', { tons: 70, hits: { RA: UPPER } })).toBe(3);
  expect(damage('punch', { tons: 70, hits: { RA: UPPER | LOWER } })).toBe(1);
  expect(damage('punch', { tons: 100, armsWithout: 'hand and lower arm' }, 'LA')).toBe(5);
  expect(damage('punch', { tons: 70, hits: { RA: END } })).toBe(7);
});

rule('CBT-PHY-09', 'The Grasshopper punches a JagerMech in light woods: 8 to hit, 3 points', () => {
  const plan: Plan = { tons: 70, hits: { RA: UPPER }, ground: ['.', 'l'] };
  expect(number('punch', plan)).toBe(8);
  expect(damage('punch', plan)).toBe(3);
});

rule('CBT-PHY-10', 'Hand +1, lower arm +2, upper arm +2, missing or destroyed', () => {
  expect(number('punch', { hits: { RA: END } })).toBe(6);
  expect(number('punch', { hits: { RA: LOWER } })).toBe(7);
  expect(number('punch', { hits: { RA: UPPER } })).toBe(7);
  expect(number('punch', { hits: { RA: UPPER | LOWER | END } })).toBe(10);
  expect(number('punch', { armsWithout: 'hand' }, 'LA')).toBe(6);
  expect(number('punch', { armsWithout: 'hand and lower arm' }, 'LA')).toBe(8);
  expect(number('punch', { hits: { LA: UPPER | LOWER } })).toBe(5);
});

rule('CBT-PHY-11', 'A club needs a club, both hands, both shoulders and arms that have not fired', () => {
  expect(forbids('club', { attacker: { club: null } })).toBe('CBT-PHY-11');
  expect(forbids('club', { attacker: { club: 'tree' } })).toBeNull();
  for (const arm of ['LA', 'RA'] as const) {
    expect(forbids('club', { hits: { [arm]: END } })).toBe('CBT-PHY-11');
    expect(forbids('club', { hits: { [arm]: FIRST } })).toBe('CBT-PHY-11');
    expect(forbids('club', { attacker: { lost: bitOf(LOCATION_CODES.indexOf(arm)) } })).toBe('CBT-PHY-11');
    expect(forbids('club', { attacker: { fired: bitOf(LOCATION_CODES.indexOf(arm)) } })).toBe('CBT-PHY-11');
  }
  expect(forbids('club', { attacker: { fired: bitOf(LT) } })).toBeNull();
});

rule(
  'CBT-PHY-12',
  'A club: +2 for every upper and lower arm actuator of both arms, a fifth of the tonnage',
  () => {
    expect(number('club')).toBe(4);
    expect(number('club', { hits: { LA: UPPER, RA: LOWER } })).toBe(8);
    expect(damage('club', { tons: 70 })).toBe(14);
    expect(damage('club', { tons: 70, hits: { LA: UPPER } })).toBe(14);
  },
);

rule(
  ['CBT-PHY-14', 'CBT-EQP-06'],
  'A hatchet needs its arm with hand and shoulder, unfired; the other arm is free to fire',
  () => {
    expect(forbids('hatchet', {}, 'LA')).toBe('CBT-PHY-14');
    expect(forbids('hatchet', { hits: { RA: END } })).toBe('CBT-PHY-14');
    expect(forbids('hatchet', { hits: { RA: FIRST } })).toBe('CBT-PHY-14');
    expect(forbids('hatchet', { hits: { RA: 1 << 5 } })).toBe('CBT-PHY-14');
    expect(forbids('hatchet', { attacker: { fired: bitOf(RA) } })).toBe('CBT-PHY-14');
    expect(forbids('hatchet', { attacker: { fired: bitOf(LA) } })).toBeNull();
    expect(number('hatchet', { hits: { RA: UPPER | LOWER } })).toBe(8);
    expect(number('hatchet', { hits: { LA: UPPER | LOWER } })).toBe(4);
    expect(damage('hatchet', { tons: 45 })).toBe(9);
  },
);

rule('CBT-PHY-15', 'A push needs both arms, unfired, and a target on its feet straight ahead', () => {
  expect(forbids('push', { attacker: { lost: bitOf(LA) } })).toBe('CBT-PHY-15');
  expect(forbids('push', { attacker: { fired: bitOf(LA) } })).toBe('CBT-PHY-15');
  expect(forbids('push', { target: { prone: true } })).toBe('CBT-PHY-07');
  expect(forbids('push', { ground: ['.', '.1'] })).toBe('CBT-PHY-06');
  expect(forbids('push', { facing: 'SE' })).toBe('CBT-PHY-04');
  expect(forbids('push', { facing: 'SE', attacker: { twist: 1 } })).toBe('CBT-PHY-04');
  expect(forbids('push', { target: { onslaught: onslaught('charge', 0) } })).toBe('CBT-PHY-15');
  expect(forbids('kick', { target: { onslaught: onslaught('charge', 0) } })).toBeNull();
  expect(number('push', { hits: { LA: FIRST } })).toBe(6);
  expect(number('push', { hits: { LA: FIRST, RA: FIRST } })).toBe(8);
  expect(damage('push')).toBe(0);
});

rule('CBT-PHY-15', "Only one pushes a 'Mech in a turn", () => {
  const table = fight();
  const push = { kind: 'push', attacker: 5, target: 1, limb: -1 } as const;
  table.state.physicalAttacks.push({ ...push, number: 4, damage: 0, from: 0, to: 0 });
  expect(whyNoBlow(table.field, table.state, blowOf('push'))?.rule).toBe('CBT-PHY-15');
  expect(whyNoBlow(table.field, table.state, blowOf('punch'))).toBeNull();
});

rule('CBT-PHY-18', 'A kick needs both hips and legs, and a leg that has not fired', () => {
  for (const leg of ['LL', 'RL'] as const) {
    expect(forbids('kick', { hits: { [leg]: FIRST } })).toBe('CBT-PHY-18');
    expect(forbids('kick', { attacker: { lost: bitOf(LOCATION_CODES.indexOf(leg)) } })).toBe('CBT-PHY-18');
  }
  expect(forbids('kick', { attacker: { fired: bitOf(RL) } })).toBe('CBT-PHY-18');
  expect(forbids('kick', { attacker: { fired: bitOf(RL) } }, 'LL')).toBeNull();
  expect(number('kick', { hits: { RL: END } })).toBe(4);
  expect(number('kick', { hits: { RL: UPPER } })).toBe(5);
  expect(number('kick', { hits: { RL: UPPER | LOWER | END } })).toBe(8);
  expect(number('kick', { hits: { LL: UPPER | LOWER | END } })).toBe(3);
});

rule(
  'CBT-PHY-19',
  'A kick does a fifth of the tonnage, 14 points of a Grasshopper; halved by leg actuators',
  () => {
    expect(damage('kick', { tons: 70 })).toBe(14);
    expect(damage('kick', { tons: 70, hits: { RL: UPPER } })).toBe(7);
    expect(damage('kick', { tons: 70, hits: { RL: UPPER | LOWER } })).toBe(3);
    expect(damage('kick', { tons: 70, hits: { RL: END } })).toBe(14);
    expect(damage('kick', { tons: 70, hits: { LL: UPPER } })).toBe(14);
  },
);

rule(
  'CBT-PHY-23',
  'A charge: a tenth of the tonnage for each hex, rounded once: 33 points of a JagerMech',
  () => {
    const charging = (hexes: number) => ({ attacker: { onslaught: { ...onslaught('charge', 1), hexes } } });
    expect(damage('charge', { tons: 65, ...charging(5) })).toBe(33);
    expect(damage('charge', { tons: 65, ...charging(0) })).toBe(0);
    expect(damage('charge', { tons: 20, ...charging(3) })).toBe(6);
  },
);

rule(
  'CBT-PHY-30',
  'A death from above: three tenths of the tonnage rounded up, 11 points of a Jenner',
  () => {
    expect(damage('dfa', { tons: 35 })).toBe(11);
    expect(damage('dfa', { tons: 50 })).toBe(15);
  },
);

rule(
  ['CBT-PHY-20', 'CBT-PHY-25'],
  'Charges and deaths from above ask for a target that has moved and is free',
  () => {
    for (const kind of ['charge', 'dfa'] as const) {
      expect(forbids(kind, { target: { acted: false } })).toBe('CBT-PHY-20');
      expect(forbids(kind, { target: { onslaught: onslaught('charge', 0) } })).toBe('CBT-PHY-15');
    }
  },
);

rule(['CBT-PHY-02', 'CBT-PHY-09'], 'Explanations add up to the numbers used', () => {
  const table = fight({ hits: { RA: UPPER | LOWER }, ground: ['.', 'H'], attacker: { mode: 'walk' } });
  for (const kind of KINDS) {
    const blow = blowOf(kind);
    const number_ = explain<RuleId>((tally) => physicalToHit(tally, table.field, table.state, blow));
    expect(number_).toTotal(physicalNumber(table.field, table.state, blow));
    expect(number_.lines.reduce((sum, { value }) => sum + value, 0)).toBe(number_.total);
    const points = explain<RuleId>((tally) => physicalDamage(tally, table.field, table.state, blow));
    expect(points).toTotal(physicalDamageOf(table.field, table.state, blow));
  }
});
