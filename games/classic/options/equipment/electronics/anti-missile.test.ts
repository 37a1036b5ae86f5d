import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect, test } from 'vitest';
import { explode } from '../../../kinds/mech/damage/damage.ts';
import { resolve } from '../../../phases/weapon/weapon.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { setSwitch } from '../../../rules/unit/switches.ts';
import { AUTOMATIC_MISS, CALLED_OFF, type WeaponAttack } from '../../../state.ts';
import { refusals } from '../../../testing/equipment.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { Location } from '../../../units/locations.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const ON = { ...COMBINED, 'anti-missile': true, 'laser-ams': true, 'infantry-narc': true } as const;
const hits: Roll = ['to-hit', 6, 6];
const misses: Roll = ['to-hit', 1, 1];
const shot = (...dice: number[]): Roll => ['missiles shot down', ...dice];
const missiles = (a: number, b: number): Roll => ['cluster hits', a, b];
const place = (a = 3, b = 4): Roll => ['hit location', a, b];

const carrier = (...systems: string[]): UnitFile =>
  mech('Wolf', { armor: 40, slots: { CT: systems, LT: ['2 x Ammo AMS', 'Ammo Clan AMS'] } });

const racks = mech('Bear', { slots: { LT: ['LRM 5', '2 x LRM 10'], RT: ['2 x AC/2'], LA: ['SRM 2'] } });

/** Wolf with AMS, and Bear with an LRM 5, an LRM 10, an AC and an SRM 2 (0 to 3) ahead of it or elsewhere. */
const field = (file: UnitFile = carrier('AMS'), at = '0508 N', foe: UnitFile = racks): Scene =>
  scene({
    options: ON,
    units: {
      Wolf: { mech: file, at: '0505 S' },
      Bear: { mech: foe, at },
      Cub: { mech: foe, at: '0509 N' },
    },
  });

const attack = (s: Scene, weapon: string, more: Partial<WeaponAttack> = {}): WeaponAttack => ({
  attacker: 1,
  weapon: s.weapon('Bear', weapon),
  target: 0,
  number: 7,
  bin: -1,
  aim: -1,
  ...more,
});

/** Bear has declared these; the one at this place is resolved. */
function fire(s: Scene, attacks: readonly WeaponAttack[], index: number, ...rolls: Roll[]): void {
  s.state.weaponAttacks = [...attacks];
  s.rolling(rolls, () => resolve(s.play, { attack: index }));
}

const lost = (s: Scene) => s.happened('damaged').reduce((all, { damage }) => all + damage, 0);

rule('MT-BASE-09', 'As many missiles of a salvo as a die shows are taken off those that hit', () => {
  const s = field();
  fire(s, [attack(s, 'LRM 10')], 0, hits, missiles(5, 6), shot(4), place(), place());
  expect(lost(s)).toBe(10 - 4);
  expect(s.said('ams-fired')).toEqual([
    'AMS of Wolf rolls 4: so many missiles are shot down, with 4 rounds.',
  ]);
  expect([s.unit('Wolf').shots, s.unit('Wolf').heatBuilt]).toEqual([[8, 12, 24], 1]);
});

rule('MT-BASE-09', 'More than have hit are not shot down, and nothing is left then', () => {
  const s = field();
  fire(s, [attack(s, 'SRM 2')], 0, hits, missiles(1, 1), shot(6));
  expect([lost(s), s.unit('Wolf').shots[0]]).toEqual([0, 6]);
});

rule('MT-BASE-09', 'One of the Clans throws two dice, and has rounds of its own', () => {
  const s = field(carrier('Clan AMS'));
  fire(s, [attack(s, 'LRM 10')], 0, hits, missiles(6, 6), shot(5, 4), place());
  expect([lost(s), s.unit('Wolf').shots]).toEqual([1, [12, 12, 15]]);
});

rule('MT-BASE-09', 'A salvo that misses is shot at as well, and so is none that cannot reach', () => {
  const s = field();
  fire(s, [attack(s, 'LRM 10')], 0, misses, shot(3));
  expect(s.unit('Wolf').shots[0]).toBe(9);
  const far = field();
  fire(far, [attack(far, 'LRM 10', { number: AUTOMATIC_MISS })], 0);
  fire(far, [attack(far, 'LRM 10', { number: CALLED_OFF })], 0);
  expect(far.happened('ams-fired')).toEqual([]);
});

rule('MT-BASE-09', 'It is kept for the salvo that could do most, and shoots once a turn', () => {
  const s = field();
  const both = [attack(s, 'LRM 5'), attack(s, 'LRM 10')];
  fire(s, both, 0, hits, missiles(3, 4), place());
  expect(s.happened('ams-fired')).toEqual([]);
  fire(s, both, 1, hits, missiles(6, 6), shot(1), place(), place());
  expect(s.happened('ams-fired')).toMatchObject([{ unit: 0, attack: 1, rounds: 1 }]);
  fire(s, both, 0, hits, missiles(3, 4), place());
  s.state.turn = 2;
  fire(s, both, 1, hits, missiles(6, 6), shot(1), place(), place());
  expect(s.happened('ams-fired')).toHaveLength(2);
});

rule('MT-BASE-09', 'Several systems take a salvo each, and the same one where there is no other', () => {
  const s = field(carrier('AMS', 'AMS'));
  const both = [attack(s, 'LRM 5'), attack(s, 'LRM 10')];
  fire(s, both, 0, hits, missiles(6, 6), shot(2), place());
  fire(s, both, 1, hits, missiles(6, 6), shot(3), place(), place());
  expect(s.happened('ams-fired').map((event) => [event.weapon, event.attack])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  const one = field(carrier('AMS', 'AMS'));
  fire(one, [attack(one, 'LRM 10')], 0, hits, missiles(6, 6), shot(2), shot(3), place());
  expect(lost(one)).toBe(5);
});

rule('MT-BASE-09', 'It uses no more rounds than it has, and without any it does nothing', () => {
  const s = field();
  s.unit('Wolf').shots = [2, 0, 24];
  fire(s, [attack(s, 'LRM 10')], 0, hits, missiles(6, 6), shot(5), place());
  expect([lost(s), s.unit('Wolf').shots]).toEqual([5, [0, 0, 24]]);
  const two = field();
  two.unit('Wolf').shots = [2, 12, 0];
  fire(two, [attack(two, 'LRM 10')], 0, hits, missiles(6, 6), shot(5), place());
  expect(two.unit('Wolf').shots).toEqual([0, 9, 0]);
  const none = field();
  none.unit('Wolf').shots = [0, 0, 24];
  fire(none, [attack(none, 'LRM 10')], 0, hits, missiles(6, 6), place(), place());
  expect(none.happened('ams-fired')).toEqual([]);
});

rule('MT-BASE-09', 'In its arc alone: ahead, and all around from a turret', () => {
  const behind = field(carrier('AMS'), '0502 N');
  fire(behind, [attack(behind, 'LRM 5')], 0, hits, missiles(6, 6), place());
  expect(behind.happened('ams-fired')).toEqual([]);
  for (const [part, count] of [
    ['TU', 1],
    ['FR', 0],
    ['RR', 1],
  ] as const) {
    const tank = vehicle('Wolf', { armor: 40, items: { [part]: ['AMS'], BD: ['Ammo AMS'] } });
    const s = field(tank, '0502 N');
    fire(s, [attack(s, 'LRM 5')], 0, hits, missiles(6, 6), ...(count ? [shot(2)] : []), place());
    expect([part, s.happened('ams-fired').length]).toEqual([part, count]);
  }
});

rule('MT-BASE-09', 'It turns with the torso', () => {
  const s = field(carrier('AMS'), '0202 N');
  fire(s, [attack(s, 'LRM 5')], 0, hits, missiles(6, 6), place());
  expect(s.happened('ams-fired')).toEqual([]);
});

rule('MT-BASE-09', 'Not at shells, nor at those of other units, nor at missiles of people', () => {
  const s = field();
  fire(s, [attack(s, 'AC/2')], 0, hits, place());
  fire(s, [attack(s, 'LRM 5', { target: 2 })], 0, misses);
  const people = field(carrier('AMS'), '0506 N', platoon('Bear', { arms: 'srm' }));
  const some = { attacker: 1, weapon: 0, target: 0, number: 7, bin: -1, aim: -1 } as const;
  people.state.weaponAttacks = [some];
  people.rolling([misses], () => resolve(people.play, { attack: 0 }));
  expect([...s.happened('ams-fired'), ...people.happened('ams-fired')]).toEqual([]);
});

rule('MT-BASE-09', 'A Narc pod is destroyed, whatever the die shows', () => {
  const s = field(carrier('AMS'), '0507 N', platoon('Bear', { narc: true }));
  const pod = s.field.designs[1].weapons.findIndex(({ served }) => served === 'pod');
  s.state.weaponAttacks = [{ attacker: 1, weapon: pod, target: 0, number: 7, bin: -1, aim: -1 }];
  s.rolling([hits, shot(1)], () => resolve(s.play, { attack: 0 }));
  expect([s.happened('narced'), s.unit('Wolf').shots[0]]).toEqual([[], 11]);
});

rule('MT-BASE-09', 'It works till the end of the phase that hits it, and not for who cannot act', () => {
  const system = (s: Scene): number => s.field.designs[0].weapons[0].parts[0].mask;
  const now = field();
  now.unit('Wolf').hits[Location.CT] = system(now);
  fire(now, [attack(now, 'LRM 5')], 0, hits, missiles(6, 6), shot(1), place());
  const before = field();
  before.unit('Wolf').hits[Location.CT] = system(before);
  before.state.units[0].thisPhase.before = { hits: [...before.unit('Wolf').hits], lost: 0 };
  fire(before, [attack(before, 'LRM 5')], 0, hits, missiles(6, 6), place());
  const down = field();
  down.unit('Wolf').shutDown = 1;
  fire(down, [attack(down, 'LRM 5')], 0, hits, missiles(6, 6), place());
  expect([now, before, down].map((s) => s.happened('ams-fired').length)).toEqual([1, 0, 0]);
});

rule('MT-BASE-09', 'Rounds that explode do 2 points each, and nobody has it without the option', () => {
  const s = field();
  s.unit('Wolf').shots = [2, 0, 0];
  s.rolling([['critical hit', 3, 4]], () => explode(s.play, s.field, 0, 0));
  expect(s.happened('explosion')).toMatchObject([{ shots: 2, damage: 4 }]);
  const file = carrier('AMS');
  expect(refusals({}, file)).toEqual([
    'Wolf has an anti-missile system, and the option that it needs is off (MT-BASE-09)',
  ]);
  expect(refusals({ 'anti-missile': true }, file)).toEqual([]);
});

test('it is fired at nobody, and those who do not know the sheet see how many missiles are lost', () => {
  const s = field();
  const stance = { unit: 0, twist: 0, prop: null } as const;
  expect(whyNotFire(s.field, s.state, stance, 0, 1)).toMatchObject({ rule: 'MT-BASE-24' });
  const event = { type: 'ams-fired', unit: 0, weapon: 0, attack: 0, dice: [2, 3], rounds: 5 } as const;
  expect(s.field.plugged.glimpse?.(event)).toEqual({ type: 'seen-ams', unit: 0, missiles: 5 });
});

rule('MT-BASE-09', 'A system that its player has switched off shoots at nothing', () => {
  const s = field();
  setSwitch(s.state.units[0], 'ams', 'off');
  fire(s, [attack(s, 'LRM 10')], 0, hits, missiles(5, 6), place(), place());
  expect(lost(s)).toBe(10);
  setSwitch(s.state.units[0], 'ams', 'on');
  expect(s.field.plugged.switches!([]).map(({ id }) => id)).toEqual(['ams']);
});

rule('MT-ELEC-04', 'A laser AMS throws two dice for missiles and for its heat, and uses nothing up', () => {
  const s = field(mech('Wolf', { armor: 40, slots: { CT: ['2 x Laser AMS'] } }));
  fire(s, [attack(s, 'LRM 10')], 0, hits, missiles(5, 6), shot(3, 4), place());
  expect([lost(s), s.unit('Wolf').heatBuilt]).toEqual([10 - 7, 7]);
  expect(s.said('ams-fired')).toEqual(['AMS of Wolf rolls 7: so many missiles are shot down, at 7 heat.']);
});

rule('MT-ELEC-04', 'An option allows it, for both technologies', () => {
  for (const name of ['Laser AMS', 'Clan Laser AMS']) {
    const file = mech('Wolf', { slots: { CT: [`2 x ${name}`] } });
    expect(refusals({ 'anti-missile': true }, file)).toEqual([
      'Wolf has a laser AMS, and the option that it needs is off (MT-ELEC-04)',
    ]);
    expect(refusals({ 'anti-missile': true, 'laser-ams': true }, file)).toEqual([]);
  }
});

rule('MT-BASE-09', 'Bots expect less of the largest salvo at a unit with AMS', () => {
  const promised = (name: string, file?: UnitFile) => {
    const s = field(file);
    const shotAt = { attacker: 1, weapon: s.weapon('Bear', name), target: 0 };
    return s.field.plugged.meanPoints!(6, s.field, s.state, shotAt);
  };
  expect([promised('LRM 10'), promised('LRM 5'), promised('SRM 2'), promised('AC/2')]).toEqual([
    2.5, 6, 6, 6,
  ]);
  expect(promised('LRM 10', carrier())).toBe(6);
  expect(promised('LRM 10', carrier('Clan AMS'))).toBe(0);
});
