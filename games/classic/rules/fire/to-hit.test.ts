import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Shot } from '../../attacks.ts';
import { bitOf, type Part } from '../../design.ts';
import type { RuleId } from '../../rule-index.ts';
import { AUTOMATIC_MISS, type Twist } from '../../state.ts';
import { mech, type Scene, type Sheet, scene } from '../../testing/scene.ts';
import { HD, LA, LL, LOCATION_CODES, type LocationCode, RA, RL } from '../../units/locations.ts';
import { attackSide } from '../damage/attack-side.ts';
import { physicalNumber } from '../physical/physical-to-hit.ts';
import { pilotingRoll } from '../piloting/piloting.ts';
import { mayAim, weaponNumber, weaponToHit, whyNotFire } from './to-hit.ts';

const GUNS = {
  HD: ['Small Laser'],
  CT: ['Medium Laser'],
  LT: ['5 x LRM 20', 'Ammo LRM 20', 'Medium Laser (R)'],
  RT: ['4 x AC/5', 'Ammo AC/5'],
  LA: ['Medium Laser'],
  RA: ['3 x PPC'],
  LL: ['Medium Laser'],
};
const gunner = mech('Gunner', { slots: GUNS });

interface Plan {
  readonly at?: string;
  readonly target?: string;
  readonly map?: string;
  readonly gunner?: Partial<Sheet>;
  readonly victim?: Partial<Sheet>;
}

/** A gunner facing south in hex 0505, and a target somewhere. */
function duel({ at = '0505 S', target = '0506', map, ...plan }: Plan = {}): Scene {
  return scene({
    ...(map ? { map } : {}),
    units: {
      Gunner: { at, mech: gunner, state: plan.gunner ?? {} },
      Target: { at: target, state: plan.victim ?? {} },
    },
  });
}

function shotOf(table: Scene, weapon: string, more: Partial<Shot> = {}): Shot {
  const shot = { attacker: 0, target: 1, weapon: table.weapon('Gunner', weapon) };
  return { ...shot, twist: 0, secondary: 0, aim: -1, ...more };
}

const number = (plan: Plan, weapon = 'Medium Laser CT', more: Partial<Shot> = {}): number => {
  const table = duel(plan);
  return weaponNumber(table.field, table.state, shotOf(table, weapon, more));
};

/** The rule that forbids a shot, or null. */
const forbids = (plan: Plan, weapon = 'Medium Laser CT', twist: Twist = 0, prop: Part | null = null) => {
  const table = duel(plan);
  return (
    whyNotFire(table.field, table.state, { unit: 0, twist, prop }, table.weapon('Gunner', weapon), 1)?.rule ??
    null
  );
};

/** Bits of the hits that a component of the gunner takes. */
function hit(location: LocationCode, slots: number): Partial<Sheet> {
  const hits = new Array(8).fill(0);
  hits[LOCATION_CODES.indexOf(location)] = slots;
  return { hits };
}
const [SHOULDER, UPPER_ARM, LOWER_ARM, HAND] = [1, 2, 4, 8];

rule('CBT-THM-01', 'The number is Gunnery and every modifier, and its explanation adds up to it', () => {
  const table = duel({ target: '0509', gunner: { mode: 'run', heat: 9 }, victim: { hexesMoved: 5 } });
  const shot = shotOf(table, 'Medium Laser CT');
  const { total, lines } = explain<RuleId>((tally) => weaponToHit(tally, table.field, table.state, shot));
  expect(lines.map(({ value }) => value)).toEqual([4, 2, 2, 2, 1]);
  expect(lines[0]).toMatchObject({ value: 4, rule: 'CBT-THM-01' });
  expect(total).toBe(11);
  expect(weaponNumber(table.field, table.state, shot)).toBe(total);
});

rule('CBT-WPN-03', 'Beyond long range a shot may be fired and misses', () => {
  expect(forbids({ target: '0515' })).toBeNull();
  expect(number({ target: '0514' })).toBe(8);
  expect(number({ target: '0515' })).toBe(AUTOMATIC_MISS);
});

rule(['CBT-THM-03', 'CBT-WPN-03'], 'Short range is +0, medium +2, long +4', () => {
  const at = ['0506', '0508', '0509', '0511', '0512', '0514'];
  expect(at.map((target) => number({ target }))).toEqual([4, 4, 6, 6, 8, 8]);
});

rule('CBT-THM-03', 'A PPC at ranges 3, 2 and 1 has +1, +2 and +3; at range 4 nothing', () => {
  const at = ['0509', '0508', '0507', '0506'];
  expect(at.map((target) => number({ target }, 'PPC'))).toEqual([4, 5, 6, 7]);
});

rule('CBT-THM-03', 'Gunnery 4, a PPC at range 2, nobody moving: 6', () => {
  expect(number({ target: '0507' }, 'PPC')).toBe(6);
});

rule('CBT-THM-04', 'Walking +1, running +2, jumping +3, whatever the distance; prone +2 besides', () => {
  const modes = ['still', 'walk', 'run', 'jump'] as const;
  expect(modes.map((mode) => number({ gunner: { mode, hexesMoved: 9 } }))).toEqual([4, 5, 6, 7]);
  expect(number({ gunner: { mode: 'run', prone: true } })).toBe(8);
});

rule('CBT-THM-05', 'The target by hexes moved, and +1 if it jumped', () => {
  const hexes = [0, 2, 3, 4, 5, 6, 7, 9, 10, 17, 18, 24, 25, 40];
  const modifiers = hexes.map((hexesMoved) => number({ victim: { hexesMoved } }) - 4);
  expect(modifiers).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  expect(number({ victim: { hexesMoved: 3, mode: 'jump' } })).toBe(6);
});

rule('CBT-THM-05', 'Jenner, Atlas and JagerMech', () => {
  // The Jenner walked; medium lasers at the Atlas that stood still, at range 4.
  expect(number({ target: '0509', gunner: { mode: 'walk', hexesMoved: 5 } })).toBe(7);
  // The JagerMech ran; an AC/5 at the Jenner that moved 5 hexes, at range 2.
  expect(number({ target: '0507', gunner: { mode: 'run' }, victim: { hexesMoved: 5 } }, 'AC/5')).toBe(10);
  // The Atlas stood still; LRMs at the JagerMech that moved 2 hexes, at range 4.
  expect(number({ target: '0509', victim: { hexesMoved: 2 } }, 'LRM 20')).toBe(7);
});

const column = (hexes: readonly string[]): string => hexes.map((hex) => `. ${hex} .`).join('\n');
/** Gunner in 0201, target in 0204, with these hexes in their column. */
const across = (...hexes: string[]): Plan => ({ map: column(hexes), at: '0201 S', target: '0204' });

rule('CBT-THM-06', 'Woods of the target and woods between count, those of the attacker do not', () => {
  expect(number(across('.', '.', '.', '.'))).toBe(4);
  expect(number(across('H', '.', '.', '.'))).toBe(4);
  expect(number(across('.', '.', '.', 'l'))).toBe(5);
  expect(number(across('.', '.', '.', 'H'))).toBe(6);
  expect(number(across('.', 'l', '.', '.'))).toBe(5);
  expect(number(across('.', 'l', 'l', 'H'))).toBe(8);
  expect(number(across('.', 'H', '.', 'l'))).toBe(7);
});

rule(['CBT-THM-06', 'CBT-LOS-08', 'CBT-LOS-09'], 'Cover by a hill or by water is +1, by both no more', () => {
  expect(number(across('.', '.', '.1', '.'))).toBe(5);
  expect(number(across('.', '.', '.', '~1'))).toBe(5);
  expect(number(across('.', '.', '.', '~0'))).toBe(4);
  expect(number(across('.-1', '.', '.', '~1'))).toBe(5);
  const both = duel(across('.', '.-1', '.', '~1'));
  both.state.units[0].hex = both.cell('0202');
  expect(weaponNumber(both.field, both.state, shotOf(both, 'Medium Laser CT'))).toBe(5);
});

rule(['CBT-THM-06', 'CBT-WPN-01'], 'There is no fire to or from those under water', () => {
  expect(forbids(across('.', '.', '.', '~2'))).toBe('CBT-LOS-09');
  expect(forbids(across('~2', '.', '.', '.'))).toBe('CBT-LOS-09');
  expect(forbids({ ...across('.', '.', '.', '~1'), victim: { prone: true } })).toBe('CBT-LOS-09');
  expect(forbids(across('~2', '~2', '~2', '~2'))).toBe('CBT-LOS-09');
  expect(forbids(across('~1', '.', '.', '~1'))).toBeNull();
});

rule('CBT-THM-07', 'A secondary target costs +1 ahead and +2 elsewhere', () => {
  expect(number({}, 'Medium Laser CT', { secondary: 1 })).toBe(5);
  expect(number({}, 'Medium Laser LA', { secondary: 2 })).toBe(6);
});

rule('CBT-THM-08', 'One sensor hit is +2, with two nothing fires', () => {
  expect(number({ gunner: hit('HD', 0b10) })).toBe(6);
  expect(forbids({ gunner: hit('HD', 0b10) })).toBeNull();
  expect(forbids({ gunner: hit('HD', 0b10010) })).toBe('CBT-WPN-01');
});

rule('CBT-THM-08', 'Arm actuators count for the weapons of their arm, a shoulder replaces them', () => {
  const ppc = (slots: number) => number({ target: '0509', gunner: hit('RA', slots) }, 'PPC');
  expect(ppc(UPPER_ARM)).toBe(5);
  expect(ppc(LOWER_ARM)).toBe(5);
  expect(ppc(UPPER_ARM | LOWER_ARM)).toBe(6);
  expect(ppc(HAND)).toBe(4);
  expect(ppc(SHOULDER)).toBe(8);
  expect(ppc(SHOULDER | UPPER_ARM | LOWER_ARM | HAND)).toBe(8);
  expect(number({ gunner: hit('RA', SHOULDER) }, 'Medium Laser LA')).toBe(4);
});

rule('CBT-THM-08', 'An arm built without lower arm and hand shoots as well as any', () => {
  const stumps = mech('Gunner', { slots: { RA: ['Medium Laser'] }, armsWithout: 'hand and lower arm' });
  const table = scene({ units: { Gunner: { at: '0505 S', mech: stumps }, Target: { at: '0506' } } });
  expect(weaponNumber(table.field, table.state, shotOf(table, 'Medium Laser RA'))).toBe(4);
});

rule(['CBT-THM-08', 'CBT-HEA-10'], 'Heat is +1 from 8 on, +2 from 13, +3 from 17, +4 from 24', () => {
  const heat = [0, 7, 8, 12, 13, 16, 17, 23, 24, 40].map(
    (points) => number({ gunner: { heat: points } }) - 4,
  );
  expect(heat).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

rule('CBT-HEA-10', 'Heat spoils the aim of weapons, and of nothing else', () => {
  const table = duel({ gunner: { heat: 24 } });
  const kick = { kind: 'kick', attacker: 0, target: 1, limb: RL } as const;
  const before = physicalNumber(table.field, duel().state, kick);
  expect(physicalNumber(table.field, table.state, kick)).toBe(before);
  expect(weaponNumber(table.field, table.state, shotOf(table, 'Medium Laser CT'))).toBe(8);
});

rule('CBT-PIL-01', 'Gunnery is the base of weapon attacks, Piloting of physical attacks and of rolls', () => {
  const table = duel();
  Object.assign(table.unit('Gunner'), { gunnery: 2, piloting: 6 });
  expect(weaponNumber(table.field, table.state, shotOf(table, 'Medium Laser CT'))).toBe(2);
  const punch = { kind: 'punch', attacker: 0, target: 1, limb: LA } as const;
  expect(physicalNumber(table.field, table.state, punch)).toBe(6);
  const roll = table.rolling([['piloting', 3, 3]], () =>
    pilotingRoll(table.play, table.field, 0, { reason: 'kicked', modifier: 0 }),
  );
  expect(roll).toEqual({ success: true, number: 6, dice: [3, 3] });
});

rule('CBT-THM-09', 'Shut down or unconscious is -4; prone, or merely still, is not', () => {
  expect(number({ victim: { shutDown: 1 } })).toBe(0);
  expect(number({ victim: { knockedOut: 1 } })).toBe(0);
  expect(number({ target: '0508', victim: { prone: true } })).toBe(5);
});

rule('CBT-THM-10', 'A prone target is -2 next door and +1 farther away, immobile or not', () => {
  expect(number({ victim: { prone: true } })).toBe(2);
  expect(number({ target: '0507', victim: { prone: true } })).toBe(5);
  expect(number({ victim: { prone: true, shutDown: 1 } })).toBe(-2);
});

rule(['CBT-THM-11', 'CBT-REC-07'], 'All modifiers of a weapon attack add up', () => {
  const gunnerState = { mode: 'jump', heat: 13, ...hit('HD', 0b10) } as const;
  const victim = { hexesMoved: 7, mode: 'jump' } as const;
  const plan = { ...across('.', 'l', '.1', 'l'), gunner: gunnerState, victim };
  // 4, jumped 3, heat 2, sensors 2, moved 7 hexes 3, jumped 1, woods between 1, its own 1, cover 1, secondary 1.
  expect(number(plan, 'Medium Laser CT', { secondary: 1 })).toBe(19);
});

rule('CBT-WPN-01', 'A shot needs line of sight and arc', () => {
  expect(forbids(across('.', '.2', '.', '.'))).toBe('CBT-LOS-05');
  expect(forbids(across('.', 'H', 'l', '.'))).toBe('CBT-LOS-05');
  expect(forbids({ at: '0505 N' })).toBe('CBT-ARC-02');
});

rule('CBT-WPN-01', 'A shot needs a pilot awake, a running reactor, and no other business', () => {
  expect(forbids({ gunner: { knockedOut: 1 } })).toBe('CBT-WPN-01');
  expect(forbids({ gunner: { shutDown: 1 } })).toBe('CBT-WPN-01');
  expect(forbids({ gunner: { busy: true } })).toBe('CBT-PHY-13');
  const onslaught = { kind: 'charge', target: 1, from: 0, hexes: 2, order: 0 } as const;
  expect(forbids({ gunner: { onslaught } })).toBe('CBT-WPN-01');
});

rule('CBT-WPN-01', 'A destroyed weapon does not fire, nor one in a lost location', () => {
  expect(forbids({ gunner: hit('RA', 1 << 4) }, 'PPC')).toBe('CBT-WPN-01');
  expect(forbids({ gunner: { lost: bitOf(RA) } }, 'PPC')).toBe('CBT-WPN-01');
  expect(forbids({ gunner: hit('LA', 1 << 4) }, 'PPC')).toBeNull();
});

rule('CBT-WPN-04', 'Without shots in a bin that works there is no firing', () => {
  expect(forbids({}, 'AC/5')).toBeNull();
  expect(forbids({ gunner: { shots: [6, 0] } }, 'AC/5')).toBe('CBT-WPN-04');
  expect(forbids({ gunner: { shots: [6, 0] } }, 'LRM 20')).toBeNull();
  expect(forbids({ gunner: hit('RT', 1 << 4) }, 'AC/5')).toBe('CBT-WPN-04');
});

rule('CBT-WPN-02', 'Only enemies on the map are targets', () => {
  const table = duel();
  const why = (target: number) =>
    whyNotFire(table.field, table.state, { unit: 0, twist: 0, prop: null }, 0, target)?.rule;
  expect(why(0)).toBe('CBT-WPN-02');
  expect(why(7)).toBe('CBT-WPN-02');
  table.unit('Target').hex = -1;
  expect(why(1)).toBe('CBT-WPN-02');
});

rule('CBT-WPN-05', 'The prone fire with both arms on only: not the one they lean on, nor the legs', () => {
  const prone = { gunner: { prone: true } };
  expect(forbids(prone, 'PPC', 0, LA)).toBeNull();
  expect(forbids(prone, 'Medium Laser LA', 0, LA)).toBe('CBT-WPN-05');
  expect(forbids(prone, 'Medium Laser CT', 0, LA)).toBeNull();
  expect(forbids(prone, 'Small Laser HD', 0, RA)).toBeNull();
  expect(forbids(prone, 'Medium Laser LL', 0, RA)).toBe('CBT-WPN-05');
  expect(forbids({ ...prone, at: '0505 N' }, 'Medium Laser (R)', 0, RA)).toBeNull();
  const oneArmed = { gunner: { prone: true, lost: bitOf(LA) } };
  expect(forbids(oneArmed, 'Medium Laser CT', 0, RA)).toBe('CBT-WPN-05');
  const limp = { gunner: { prone: true, ...hit('LA', SHOULDER) } };
  expect(forbids(limp, 'Medium Laser CT', 0, LA)).toBeNull();
});

rule(
  'CBT-WPN-08',
  'Aiming is for the immobile, with anything but missiles; the head is at +3 instead of -4',
  () => {
    const shutDown = { victim: { shutDown: 1 } };
    const may = (plan: Plan, weapon: string) => {
      const table = duel(plan);
      return mayAim(table.field, table.state, 0, table.weapon('Gunner', weapon), 1);
    };
    expect(may(shutDown, 'PPC')).toBe(true);
    expect(may({ victim: { knockedOut: 1 } }, 'AC/5')).toBe(true);
    expect(may(shutDown, 'LRM 20')).toBe(false);
    expect(may({}, 'PPC')).toBe(false);
    expect(number(shutDown, 'Medium Laser CT', { aim: LL })).toBe(0);
    expect(number(shutDown, 'Medium Laser CT', { aim: HD })).toBe(7);
  },
);

rule(
  'CBT-PHY-27',
  'A death from above on its way is a target with the modifiers of its jump, and no woods',
  () => {
    const table = scene({
      map: column(['.', 'H', '.', '.']),
      units: { Gunner: { at: '0203 N', mech: gunner }, Jenner: { at: '0202 S' } },
    });
    Object.assign(table.unit('Jenner'), { mode: 'jump', hexesMoved: 4 });
    table.unit('Jenner').onslaught = { kind: 'dfa', target: 0, from: 0, hexes: 4, order: 0 };
    // Range 1, moved 4 hexes +1, jumped +1; it faces whom it comes down on.
    expect(weaponNumber(table.field, table.state, shotOf(table, 'Medium Laser CT'))).toBe(6);
    expect(attackSide(table.field, table.state, table.unit('Gunner').hex, 1)).toBe('front');
  },
);

/** Jenner hangs over Gunner, on its way down upon Atlas. */
function hovering(setup: { readonly reading?: number } = {}) {
  const table = scene({
    units: {
      Gunner: { at: '0505 N', mech: gunner },
      Jenner: { at: '0505 S' },
      Atlas: { at: '0506 N', side: 0 },
    },
    setup,
  });
  Object.assign(table.unit('Jenner'), { mode: 'jump', hexesMoved: 4 });
  table.unit('Jenner').onslaught = { kind: 'dfa', target: 2, from: 0, hexes: 4, order: 0 };
  return table;
}

rule('CBT-THM-03', 'At range 0 a weapon without a minimum range has no modifier for it', () => {
  const laser = (table: Scene) => weaponNumber(table.field, table.state, shotOf(table, 'Medium Laser CT'));
  expect(laser(hovering())).toBe(4 + 1 + 1);
  expect(laser(hovering({ reading: 0 }))).toBe(4 + 1 + 1 + 1);
});

rule('CBT-PHY-27', 'Whoever stands below a death from above on its way fires at it from no distance', () => {
  const table = hovering();
  const why = (weapon: string) =>
    whyNotFire(
      table.field,
      table.state,
      { unit: 0, twist: 0, prop: null },
      table.weapon('Gunner', weapon),
      1,
    );
  expect(why('Medium Laser CT')).toBeNull();
  expect(why('Medium Laser (R)')?.rule).toBe('CBT-ARC-02');
  expect(weaponNumber(table.field, table.state, shotOf(table, 'PPC'))).toBe(4 + 4 + 1 + 1);
  expect(attackSide(table.field, table.state, table.cell('0505'), 1)).toBe('front');
  table.unit('Jenner').facing = 0;
  expect(attackSide(table.field, table.state, table.cell('0505'), 1)).toBe('front');
});
