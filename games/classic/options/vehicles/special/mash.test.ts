import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../kinds.ts';
import { nextBattle } from '../../../setup/beginning.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { suits } from '../../../testing/squads.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../units/vehicle-file.ts';

const ON = { ...COMBINED, mash: true } as const;
const plain = vehicle('Truck');
const truck = (theatres: number): VehicleFile => ({
  ...plain,
  items: { ...plain.items, BD: new Array<string>(theatres).fill('MASH Unit') },
});

/** All of one side but the last one. */
const camp = (theatres: number, options: object = ON): Scene =>
  scene({
    options: options as typeof ON,
    units: {
      Wolf: { mech: mech('Wolf'), at: '0101 S', side: 0 },
      Bear: { mech: mech('Bear'), at: '0201 S', side: 0 },
      Foot: { mech: platoon('Foot'), at: '0301 S', side: 0 },
      Squad: { mech: suits('Squad'), at: '0401 S', side: 0 },
      Truck: { mech: truck(theatres), at: '0501 S', side: 0 },
      Ram: { mech: mech('Ram'), at: '1515 N', side: 1 },
    },
  });

/** How they come into the next battle: hits of pilots, troopers, armour of the first suit. */
function after(s: Scene) {
  const begins = nextBattle(s.state)!.units.map((unit) => unit.begins!);
  return begins;
}

const wounded = (theatres: number): Scene => {
  const s = camp(theatres);
  s.unit('Wolf').pilotHits = 1;
  s.unit('Bear').pilotHits = 3;
  s.unit('Foot').body.structure[0] -= 5;
  return s;
};
const troopers = (s: Scene): number => s.design('Foot').structure[0];

describe('Field hospitals', () => {
  rule('MT-SPV-07', 'A theatre heals 1 point of the MechWarrior who is hurt most', () => {
    const s = wounded(1);
    const [wolf, bear, foot] = after(s);
    expect([wolf!.pilotHits, bear!.pilotHits]).toEqual([1, 2]);
    expect(foot!.structure![0]).toBe(troopers(s) - 5);
  });

  rule('MT-SPV-07', 'Nobody is treated twice, however many theatres there are', () => {
    const [wolf, bear] = after(wounded(5));
    expect([wolf!.pilotHits, bear!.pilotHits]).toEqual([0, 2]);
  });

  rule('MT-SPV-07', 'Or 2 points of a platoon', () => {
    const s = wounded(3);
    expect(after(s)[2]!.structure![0]).toBe(troopers(s) - 3);
    s.unit('Foot').body.structure[0] = troopers(s) - 1;
    expect(after(s)[2]!.structure![0]).toBe(troopers(s));
  });

  rule('MT-SPV-07', 'Or 2 of the armor of a squad; who is dead in it stays so', () => {
    const s = camp(1);
    const { body } = s.state.units[3];
    const whole = s.design('Squad').armor[1];
    Object.assign(body.armor, { 0: 0, 1: whole - 1, 2: whole - 3 });
    body.structure[0] = 0;
    const { armor, structure } = after(s)[3]!;
    expect([structure![0], armor![0], armor![1], armor![2]]).toEqual([0, 0, whole, whole - 2]);
  });

  rule('MT-SPV-07', 'Infantry that is destroyed is not healed, and trucks that are lost heal nobody', () => {
    const s = wounded(3);
    s.unit('Foot').loss = 'killed' as never;
    expect(nextBattle(s.state)!.units.map(({ unit }) => unit.name)).not.toContain('Foot');
    const t = wounded(3);
    t.unit('Truck').loss = 'broken';
    expect(
      after(t)
        .slice(0, 2)
        .map((begins) => begins.pilotHits),
    ).toEqual([1, 3]);
  });

  test('Nor do they heal enemies', () => {
    const s = camp(5);
    s.unit('Ram').pilotHits = 2;
    expect(after(s).at(-1)!.pilotHits).toBe(2);
  });

  test('There is a next battle with it, and none without', () => {
    expect(nextBattle(camp(1).state)).not.toBeNull();
    expect(nextBattle(camp(1, COMBINED).state)).toBeNull();
  });

  test('A truck is no VTOL', () => {
    const ok = (file: VehicleFile) => kindOf(file).designOf(file).ok;
    expect(ok(truck(5))).toBe(true);
    const { TU: _, ...armor } = plain.armor;
    expect(
      ok({ ...truck(1), motion: 'vtol', armor: { ...armor, RO: 2 }, items: { BD: ['MASH Unit'] } }),
    ).toBe(false);
  });
});
