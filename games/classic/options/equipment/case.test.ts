import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { bitOf } from '../../design.ts';
import { mustering } from '../../forces/mustering.ts';
import { explode } from '../../kinds/mech/damage/damage.ts';
import { refusals } from '../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { armorFacing, Location, type LocationCode } from '../../units/locations.ts';
import type { MechFile } from '../../units/unit-file.ts';

const NONE: Roll = ['critical hit', 3, 4];
const critical = (a: number, b: number): Roll => ['critical hit', a, b];
const slot = (...dice: number[]): Roll => ['critical slot', ...dice];
const spared = (a: number, b: number): Roll => ['critical hit spared', a, b];

/** Of 50 tons (structure CT 16, torso 12, arm 8, leg 12) with 10 points of armour everywhere. */
function loaded(
  slots: Partial<Record<LocationCode, readonly string[]>>,
  more: Partial<MechFile> = {},
): Scene {
  const options: OptionValues = { case: true, 'case-ii': true };
  const file = { ...mech('Wolf', { slots }), ...more };
  return scene({ options, units: { Wolf: { at: '0505 N', mech: file }, Bear: { at: '0101 N' } } });
}

/** So many shots of the first bin go up. */
function burst(s: Scene, shots: number, ...rolls: Roll[]): Scene {
  s.unit('Wolf').shots[0] = shots;
  s.rolling(rolls, () => explode(s.play, s.field, 0, 0));
  return s;
}

const points = (s: Scene, code: LocationCode, rear = false): string => {
  const { armor, structure } = s.unit('Wolf');
  return `${armor[armorFacing(Location[code], rear)]}/${structure[Location[code]]}`;
};
const isLost = (s: Scene, code: LocationCode) => (s.unit('Wolf').lost & bitOf(Location[code])) !== 0;

describe('CASE', () => {
  rule('MT-MCON-12', 'What the structure cannot take is lost, and goes on to no other location', () => {
    const s = burst(loaded({ LT: ['Ammo AC/5', 'CASE'] }), 20, NONE);
    expect([isLost(s, 'LT'), isLost(s, 'LA'), points(s, 'CT')]).toEqual([true, true, '10/16']);
    expect(s.unit('Wolf')).toMatchObject({ loss: null, pilotDamage: 2, damage: 100 });
    expect(s.said('vented')).toEqual(['Wolf: CASE in the left torso lets out 88 points of the explosion.']);
    const bare = burst(loaded({ LT: ['Ammo AC/5'] }), 20, NONE, NONE);
    expect(bare.unit('Wolf')).toMatchObject({ loss: 'explosion', damage: 28 });
  });

  rule('MT-MCON-12', 'An explosion that the structure can take is no different', () => {
    const s = burst(loaded({ LT: ['Ammo AC/5', 'CASE'] }), 2, NONE);
    expect([points(s, 'LT'), s.unit('Wolf').damage, s.happened('vented')]).toEqual(['10/2', 10, []]);
    const all = burst(loaded({ LT: ['Ammo Machine Gun', 'CASE'] }), 6, NONE);
    expect([isLost(all, 'LT'), all.unit('Wolf').damage, all.happened('vented')]).toEqual([true, 12, []]);
  });

  rule('MT-MCON-12', 'It stops what comes in from an arm as well, and nothing where it is not', () => {
    const s = burst(loaded({ LA: ['Ammo AC/5'], LT: ['CASE'] }), 6, NONE, NONE);
    expect([isLost(s, 'LA'), isLost(s, 'LT'), points(s, 'CT')]).toEqual([true, true, '10/16']);
    expect(s.happened('vented')).toMatchObject([{ location: Location.LT, points: 10 }]);
    const other = burst(loaded({ LT: ['Ammo AC/5'], RT: ['CASE'] }), 4, NONE, NONE);
    expect([points(other, 'CT'), other.happened('vented')]).toEqual(['10/8', []]);
  });

  rule('MT-MCON-12', 'One that has been hit protects no more', () => {
    const s = loaded({ LT: ['Ammo AC/5', 'CASE'] });
    s.unit('Wolf').hits[Location.LT] = 0b10;
    burst(s, 4, NONE, NONE);
    expect([points(s, 'CT'), s.happened('vented')]).toEqual(['10/8', []]);
  });

  rule('MT-MCON-12', 'Of the Clans it is wherever ammunition lies, in arms too, and has no slot', () => {
    const s = burst(loaded({ LA: ['Ammo AC/5'] }, { clan: true }), 4, NONE);
    expect([isLost(s, 'LA'), points(s, 'LT')]).toEqual([true, '10/12']);
    expect(s.happened('vented')).toMatchObject([{ location: Location.LA, points: 12 }]);
    expect(s.field.designs[0].fittings).toHaveLength(1);
  });

  test('a hit from outside goes on as ever', () => {
    const s = loaded({ LT: ['Ammo AC/5', 'CASE'] });
    s.unit('Wolf').shots[0] = 0;
    s.rolling([NONE], () =>
      s.field.kinds[0].strike(s.play, s.field, 0, { part: Location.LT, rear: false, critical: false }, 25),
    );
    expect([isLost(s, 'LT'), points(s, 'CT')]).toEqual([true, '7/16']);
  });

  rule('MT-MCON-12', 'The crew of a vehicle outlives its ammunition behind CASE, and not without', () => {
    const lossWith = (...more: string[]) => {
      const file = vehicle('Tank', {
        items: { TU: ['AC/5'], BD: ['Ammo AC/5', ...more] },
      });
      const s = scene({
        options: { ...COMBINED, case: true },
        units: { Tank: { at: '0505 N', mech: file }, Bear: { at: '0101 N' } },
      });
      s.rolling([['critical slot', 6]], () => s.field.kinds[0].failInside(s.play, s.field, 0, 0));
      return [s.unit('Tank').loss, s.said('destroyed')];
    };
    expect(lossWith('CASE')).toEqual([
      'gutted',
      ['Tank is destroyed by its own ammunition, and its crew gets away.'],
    ]);
    expect(lossWith()).toEqual(['explosion', ['Tank is destroyed by its own ammunition.']]);
  });

  rule('MT-MCON-12', 'No unit has it without the option', () => {
    const file = mech('Wolf', { slots: { LT: ['CASE'] } });
    expect(refusals({}, file)).toEqual(['Wolf has CASE, and the option that it needs is off (MT-MCON-12)']);
    expect(refusals({ case: true }, file)).toEqual([]);
    expect(refusals({}, { ...mech('Wolf'), clan: true })).toHaveLength(1);
  });

  test('those who do not know the sheet are told nothing of it', () => {
    const s = loaded({});
    const event = { type: 'vented', unit: 0, location: Location.LT, points: 3 } as const;
    expect(s.field.plugged.glimpse?.(event)).toBeNull();
  });
});

describe('CASE II', () => {
  const TORSO = { LT: ['Ammo AC/5', 'CASE II'] } as const;

  rule('MT-SYS-01', '1 point to the structure, the rest to the armour behind it, and nothing goes on', () => {
    const s = burst(loaded(TORSO), 20, NONE);
    expect([points(s, 'LT'), points(s, 'LT', true), points(s, 'CT')]).toEqual(['10/11', '0/11', '10/16']);
    expect(s.unit('Wolf')).toMatchObject({ loss: null, pilotDamage: 2, damage: 100 });
    expect(s.happened('damaged')).toEqual([
      { type: 'damaged', unit: 0, location: Location.LT, rear: true, damage: 11, armor: 0, structure: 11 },
    ]);
    expect(s.said('blown-out')).toEqual([
      'Wolf: CASE II in the left torso lets out 89 points of the explosion.',
    ]);
  });

  rule('MT-SYS-01', 'In a limb it is the armour of the limb', () => {
    const s = burst(loaded({ RL: ['Ammo AC/5', 'CASE II'] }), 2, NONE);
    expect([points(s, 'RL'), s.happened('blown-out')]).toEqual(['1/11', []]);
    const one = burst(loaded({ RL: ['Ammo Machine Gun', 'CASE II'] }), 1, NONE);
    expect(points(one, 'RL')).toBe('9/11');
  });

  rule('MT-SYS-01', 'Each critical hit that follows is spared on 8 or more, and not on 7', () => {
    const rolls = [critical(5, 5), spared(4, 4), spared(3, 4), slot(1, 2)];
    const s = burst(loaded(TORSO), 20, ...rolls);
    expect(s.happened('critical-spared').map(({ success }) => success)).toEqual([true, false]);
    expect(s.happened('critical')).toMatchObject([{ component: 'CASE II' }]);
    expect(s.said('critical-spared')).toEqual([
      'CASE II of Wolf needs 8, rolls 8: nothing is hit.',
      'CASE II of Wolf needs 8, rolls 7: something is hit.',
    ]);
  });

  rule('MT-SYS-01', 'It does what it does where there is CASE as well, and no vehicle has it', () => {
    const s = burst(loaded({ LT: ['Ammo AC/5', 'CASE', 'CASE II'] }), 20, NONE);
    expect([points(s, 'LT'), s.happened('vented')]).toEqual(['10/11', []]);
    const tank = vehicle('Tank', { items: { TU: ['Medium Laser'], BD: ['CASE II'] } });
    expect(refusals({ ...COMBINED, 'case-ii': true }, tank)).toEqual([
      '"CASE II" in BD: no vehicle carries that',
    ]);
  });

  test('it needs its option', () => {
    const file = mech('Wolf', { slots: TORSO });
    expect(refusals({ case: true }, file)).toEqual([
      'Wolf has CASE II, and the option that it needs is off (MT-SYS-01)',
    ]);
    expect(refusals({ 'case-ii': true }, file)).toEqual([]);
  });
});

test('whoever has it is offered where the option is on', () => {
  const offered = (options: OptionValues): readonly string[] =>
    mustering.unitsWith!(options).map((file) => (file as { readonly name: string }).name);
  expect(offered({})).not.toContain('Bartizan');
  expect(offered({ case: true })).toContain('Bartizan');
  expect(offered({ case: true })).not.toContain('Gambeson');
  expect(offered({ case: true, 'double-heat-sinks': true, 'light-frames': true })).toContain('Gambeson');
  expect(offered({ case: true, 'combined-arms': true })).toContain('Coffer');
});

rule('MT-MCON-12', 'Of the Clans it is behind a Gauss rifle, too, and not where nothing explodes', () => {
  const parts = (slots: Partial<Record<LocationCode, readonly string[]>>) =>
    loaded(slots, { clan: true }).field.designs[0].fittings?.map((fitting) => fitting.parts[0].location);
  expect(parts({ RT: ['6 x Clan Gauss Rifle'], LA: ['Ammo Clan Gauss Rifle'] })).toEqual([Location.RT]);
  expect(parts({ RT: ['Medium Laser'], LA: ['2 x Ammo AC/5'] })).toEqual([Location.LA]);
});
