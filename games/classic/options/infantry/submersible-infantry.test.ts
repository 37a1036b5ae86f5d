import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { neededFor } from '../../forces/needs.ts';
import { kindOf } from '../../kinds.ts';
import { throwOff } from '../../phases/weapon/close-attack.ts';
import { resolve } from '../../phases/weapon/weapon.ts';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { canJump } from '../../rules/movement/movement-points.ts';
import { isUnderWater } from '../../rules/sight/line-of-sight.ts';
import { climbOnto } from '../../rules/unit/riding.ts';
import { AUTOMATIC_MISS } from '../../state.ts';
import { march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { toHit } from '../../testing/table.ts';
import { COMBINED } from '../../testing/vehicles.ts';
import { WHY_NO_SHOT } from '../../text/to-hit.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import '../../options.ts';

const RULE = 'MT-SOPS-11';
const ON = { ...COMBINED, 'underwater-combat': true, 'submersible-infantry': true } as const;
const otters = platoon('Otters', { arms: 'laser', submersible: true });
const seals = (more: object = {}) => suits('Otters', { ground: 2, submersible: true, ...more });

const shore = (file: UnitFile, at = '0101 S', map = '. . .\n~1 ~1 .\n~2 ~1 .\n~2 ~2 ~2') =>
  march({
    map,
    options: ON,
    units: { Otters: { mech: file, at }, Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0304 N' } },
  }).begin(0);

describe('Into the water', () => {
  rule(
    'MT-SOPS-11',
    'A hex of water takes the whole turn, in, about and out; on land nothing changes',
    () => {
      const made = shore(seals());
      expect(made.choices('move', 'Otters', 'walk')).toContain('0102');
      expect(made.mpTo('Otters', 'walk', '0102')).toTotal(2);
      expect(made.mpTo('Otters', 'walk', '0102').lines[0].rule).toBe(RULE);
      expect(made.mpTo('Otters', 'walk', '0201')).toTotal(1);
      // With one of two MP gone there is no going in.
      expect(made.refusedMove('Otters', 'walk', '0202 S')).toBeDefined();
      const below = shore(seals(), '0102 S');
      expect(below.mpTo('Otters', 'walk', '0103')).toTotal(2);
      expect(below.mpTo('Otters', 'walk', '0101')).toTotal(2);
    },
  );

  rule('MT-SOPS-11', 'One level down or up at a time, and nobody dives without the gear', () => {
    const deep = shore(otters, '0101 S', '. . .\n~2 ~1 .\n~2 ~2 .\n. . .');
    expect(deep.choices('move', 'Otters', 'walk')).not.toContain('0102');
    const dry = shore(platoon('Otters', { arms: 'laser' }));
    expect(dry.choices('move', 'Otters', 'walk')).not.toContain('0102');
  });

  rule('MT-SOPS-11', 'It stays there: at the end of the phase nobody drowns', () => {
    const s = shore(otters, '0102 S').scene;
    s.rolling([], () => s.field.plugged.phaseEnds!(s.play, s.field, 'movement'));
    expect(s.unit('Otters').loss).toBeNull();
  });

  rule('MT-SOPS-11', 'Battle armour jumps in, and does not jump out', () => {
    const jumpers = seals({ jump: 3 });
    const made = shore(jumpers);
    expect(made.choices('jump', 'Otters')).toContain('0102');
    const below = shore(jumpers, '0102 S').scene;
    expect([canJump(made.scene.field, made.scene.state, 0), canJump(below.field, below.state, 0)]).toEqual([
      true,
      false,
    ]);
  });

  rule(['MT-SOPS-11', 'MT-PRE-28'], 'Thrown off in water it swims', () => {
    const s = shore(seals(), '0102 S').scene;
    s.unit('Wolf').hex = s.cell('0103');
    climbOnto(s.state.units[0], 1);
    s.rolling([['hit location', 1]], () => throwOff(s.play, s.field, 1));
    expect([s.unit('Otters').loss, s.unit('Otters').hex]).toEqual([null, s.cell('0103')]);
  });
});

describe('Fire under water', () => {
  const pond = (
    file: UnitFile,
    foe: UnitFile = mech('Wolf', { armor: 40, slots: { RA: ['Medium Laser'] } }),
  ) =>
    scene({
      map: '~1 ~2 ~2 ~2\n. . . .',
      options: ON,
      units: { Otters: { mech: file, at: '0101 S' }, Wolf: { mech: foe, at: '0301 NW' } },
    });
  const whyNot = (s: Scene, unit = 0) =>
    whyNotFire(s.field, s.state, { unit, twist: 0, prop: null }, 0, 1 - unit)?.rule ?? null;
  const number = (s: Scene) =>
    weaponNumber(s.field, s.state, { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 });

  rule('MT-SOPS-11', 'In water of any depth it is under water, and fired at from there alone', () => {
    const s = pond(otters);
    expect(isUnderWater(s.field, 0, s.state.units[0])).toBe(true);
    expect(whyNot(s, 1)).toBeNull();
    s.unit('Wolf').hex = s.cell('0302');
    expect(whyNot(s, 1)).toBe(WHY_NO_SHOT.underWater.rule);
  });

  rule('MT-SOPS-11', 'Lasers of people reach as far as ever, those of suits as far as under water', () => {
    const far = (file: UnitFile) => {
      const s = pond(file);
      s.unit('Wolf').hex = s.cell('0401');
      return number(s);
    };
    // Three hexes: long range of both on land, and beyond that of a small laser under water.
    expect([far(otters), far(seals())]).toEqual([4 + 4, AUTOMATIC_MISS]);
    expect(whyNot(pond(platoon('Otters', { submersible: true })))).not.toBeNull();
    expect(whyNot(pond(seals({ weapons: [{ weapon: 'Machine Gun' }] })))).not.toBeNull();
  });

  rule(
    'MT-SOPS-11',
    'Launchers have missiles, which are of no use there, or torpedoes, which are no use elsewhere',
    () => {
      const launchers = (torpedoes?: true) =>
        platoon('Otters', { arms: 'srm', submersible: true, ...(torpedoes && { torpedoes }) });
      expect([whyNot(pond(launchers())), whyNot(pond(launchers(true)))]).toEqual(['MT-PRE-31', null]);
      const racks = seals({ weapons: [{ weapon: 'SRM 2', shots: 2 }], torpedoes: true });
      expect(whyNot(pond(racks))).toBeNull();
      const ashore = pond(racks);
      ashore.unit('Otters').hex = ashore.cell('0102');
      ashore.unit('Wolf').hex = ashore.cell('0302');
      expect(whyNot(ashore)).toBe(RULE);
      // Dry ground between the two.
      const apart = scene({
        map: '~1 . ~2 ~2',
        options: ON,
        units: { Otters: { mech: racks, at: '0101 S' }, Wolf: { mech: mech('Wolf'), at: '0301 N' } },
      });
      expect(whyNot(apart)).not.toBeNull();
    },
  );

  rule('MT-SOPS-11', 'Nothing is doubled under water', () => {
    const s = pond(otters);
    const shot: Roll[] = [toHit(6, 6)];
    s.state.weaponAttacks = [{ attacker: 1, weapon: 0, target: 0, number: 5, bin: -1, aim: -1 }];
    s.rolling(shot, () => resolve(s.play, { attack: 0 }));
    expect(28 - s.unit('Otters').structure[0]).toBe(5);
  });
});

rule('MT-SOPS-11', 'Only on foot or in battle armour, and with the option', () => {
  const problems = (file: UnitFile) => {
    const read = kindOf(file).designOf(file);
    return read.ok ? [] : read.error;
  };
  expect(problems(platoon('Otters', { motion: 'jump', submersible: true }))).toEqual([
    'submersible: only a platoon on foot dives (MT-SOPS-11)',
  ]);
  expect(problems(platoon('Otters', { submersible: true, torpedoes: true }))).toEqual([
    'torpedoes: only those who dive with SRMs or LRMs have them (MT-SOPS-11)',
  ]);
  expect(problems(suits('Otters', { torpedoes: true }))).toEqual([
    'torpedoes: only those who dive have them (MT-SOPS-11)',
  ]);
  expect([problems(otters), problems(seals())]).toEqual([[], []]);
  expect([otters, seals()].map((file) => neededFor(file)?.includes('submersible-infantry'))).toEqual([
    true,
    true,
  ]);
});
