import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import type { Shot } from '../../../../attacks.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { weaponToHit } from '../../../../rules/fire/to-hit.ts';
import { setSwitch } from '../../../../rules/unit/switches.ts';
import { duel } from '../../../../testing/duel.ts';
import { refusals } from '../../../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../../../testing/scene.ts';
import { COMBINED, vtol } from '../../../../testing/vehicles.ts';
import { Location } from '../../../../units/locations.ts';
import type { MechFile, UnitFile } from '../../../../units/unit-file.ts';

const OPTIONS = { 'targeting-tracking-systems': true } as const;
const GUN = { slots: { RA: ['3 x PPC'], LA: ['Medium Laser'] }, heatSinks: 40 } as const;
const VARIABLE = 'Variable-Range Targeting System';
const MULTI = 'Multi-Trac Targeting System';
const MULTI_2 = 'Multi-Trac II Targeting System';

const withSystem = (name: string): MechFile => ({ ...mech('Gun', GUN), systems: [name] });
const inHead = (name: string): MechFile => mech('Gun', { ...GUN, slots: { ...GUN.slots, HD: [name] } });

/** The number of the PPC, whose ranges end at 6, 12 and 18, and beyond that at 24. */
const atRange = (range: number, gunner: MechFile, options: OptionValues = OPTIONS): number =>
  duel({ options, range, gunner }).toHit('PPC RA').total;

const numbers = (gunner: MechFile, ranges: readonly number[], options?: OptionValues): number[] =>
  ranges.map((range) => atRange(range, gunner, options));

rule(
  'MT-TTS-02',
  'A long-range system makes of 0, 2 and 4 a 1, 2 and 3; a short-range one −1, 2 and 5',
  () => {
    const ranges = [6, 7, 12, 13, 18];
    expect(numbers(mech('Gun', GUN), ranges)).toEqual([4, 6, 6, 8, 8]);
    expect(numbers(withSystem('Long-Range Targeting System'), ranges)).toEqual([5, 6, 6, 7, 7]);
    expect(numbers(withSystem('Short-Range Targeting System'), ranges)).toEqual([3, 6, 6, 9, 9]);
  },
);

rule('MT-TTS-02', 'At extreme range they come to 7 and 9 instead of 8', () => {
  const options = { ...OPTIONS, 'extreme-range': true };
  expect(atRange(19, mech('Gun', GUN), options)).toBe(4 + 8);
  expect(atRange(19, withSystem('Long-Range Targeting System'), options)).toBe(4 + 7);
  expect(atRange(19, withSystem('Short-Range Targeting System'), options)).toBe(4 + 9);
});

rule('MT-TTS-03', 'A variable system is as it was set, and a critical hit leaves it so', () => {
  const number = (setting: 'normal range' | 'long range' | 'short range', isHit = false) => {
    const made = duel({ options: OPTIONS, range: 13, gunner: inHead(VARIABLE) });
    setSwitch(made.scene.state.units[0], 'targeting', setting);
    if (isHit) made.scene.unit('Gun').hits[Location.HD] = 1 << 3;
    return made.toHit('PPC RA').total;
  };
  expect([number('normal range'), number('long range'), number('short range')]).toEqual([8, 7, 9]);
  expect([number('long range', true), number('short range', true)]).toEqual([7, 9]);
});

rule('MT-TTS-03', 'It is set in the End Phase while it works, and a bot sets it by the nearest enemy', () => {
  const setting = (range: number, isHit = false) => {
    const { scene: made } = duel({ options: OPTIONS, range, gunner: inHead(VARIABLE) });
    if (isHit) made.unit('Gun').hits[Location.HD] = 1 << 3;
    return made.field.plugged.answer!(null, made.field, made.state, { step: 'switches/set', seat: 0 });
  };
  const to = (targeting: string) => ({ type: 'switch', systems: [{ unit: 0, targeting }] });
  expect([setting(4), setting(12)]).toEqual([to('short range'), to('long range')]);
  expect([setting(5), setting(11), setting(4, true)]).toEqual([
    { type: 'switch-nothing' },
    { type: 'switch-nothing' },
    { type: 'switch-nothing' },
  ]);
});

const explained = ({ field, state }: Scene, shot: Partial<Shot>) =>
  explain<RuleId>((tally) =>
    weaponToHit(tally, field, state, {
      attacker: 0,
      target: 1,
      weapon: 0,
      twist: 0,
      secondary: 0,
      aim: -1,
      ...shot,
    }),
  );

rule('MT-TTS-04', 'An anti-aircraft system is at −2 against what flies, and at +1 against all else', () => {
  const number = (gunner: MechFile, foe: UnitFile, altitude: number) => {
    const made = scene({
      options: { ...OPTIONS, ...COMBINED },
      units: { Gun: { mech: gunner, at: '0505 S' }, Foe: { mech: foe, at: '0508 N' } },
    });
    if (altitude > 0) made.state.units[1].marks = { aloft: altitude };
    return explained(made, {}).total;
  };
  const system = withSystem('Anti-Air Targeting System');
  const plain = mech('Gun', GUN);
  const flyer = vtol('Foe');
  expect(number(system, flyer, 3) - number(plain, flyer, 3)).toBe(-2);
  expect(number(system, flyer, 0) - number(plain, flyer, 0)).toBe(1);
  expect(number(system, mech('Foe'), 0) - number(plain, mech('Foe'), 0)).toBe(1);
});

rule(
  ['MT-TTS-05', 'MT-TTS-06'],
  'Multi-Trac spares the cost of other targets; aside of the forward arc it is at +1, with Multi-Trac II not',
  () => {
    const number = (gunner: MechFile, shot: Partial<Shot>, at = '0508 N', isHit = false) => {
      const made = scene({
        options: OPTIONS,
        units: { Gun: { mech: gunner, at: '0505 S' }, Foe: { mech: mech('Foe'), at } },
      });
      if (isHit) made.unit('Gun').hits[Location.HD] = 1 << 3;
      return explained(made, shot).total;
    };
    const plain = mech('Gun', GUN);
    // Ahead as another target +1, aside +2.
    expect(number(plain, { secondary: 1 })).toBe(5);
    expect([number(withSystem(MULTI), {}), number(withSystem(MULTI), { secondary: 1 })]).toEqual([4, 4]);
    expect(number(inHead(MULTI_2), { secondary: 2 })).toBe(4);
    // To the right of Gun, who looks south.
    const aside = '0205 N';
    expect(number(plain, {}, aside)).toBe(4);
    expect([
      number(withSystem(MULTI), {}, aside),
      number(withSystem(MULTI), { secondary: 2 }, aside),
    ]).toEqual([5, 5]);
    expect(number(inHead(MULTI_2), {}, aside)).toBe(4);
    // With the torso turned that way it is ahead.
    expect(number(withSystem(MULTI), { twist: 1 }, aside)).toBe(4);
    expect(number(inHead(MULTI_2), { secondary: 2 }, aside, true)).toBe(6);
  },
);

rule('MT-TTS-05', 'A hex that nobody stands in has no side', () => {
  const made = scene({
    options: OPTIONS,
    units: { Gun: { mech: withSystem(MULTI), at: '0505 S' }, Foe: { mech: mech('Foe') } },
  });
  const { plugged } = made.field;
  const lines = explain<RuleId>((tally) =>
    plugged.weaponToHit!(
      tally,
      made.field,
      made.state,
      { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 },
      3,
    ),
  );
  expect(lines.total).toBe(0);
});

rule(
  'MT-REG-02',
  'One targeting system at most, and none beside a computer, C3 or a null-signature system',
  () => {
    const all = {
      ...OPTIONS,
      'targeting-computer-is': true,
      'c3-computers': true,
      'satellite-uplink': true,
      'null-signature': true,
    };
    const long = 'Long-Range Targeting System';
    const on = (systems: string[], slots: readonly string[] = []) =>
      refusals(all, { ...mech('Gun', { slots: { LT: slots, LA: ['Medium Laser'] } }), systems });
    expect(on([long])).toEqual([]);
    expect(on([long, MULTI])).toEqual(['a unit has one targeting and tracking system (MT-REG-02)']);
    const not =
      '"Long-Range Targeting System": not with a targeting computer, C3 or a null-signature system (MT-REG-02)';
    for (const item of ['Targeting Computer', 'C3 Slave', 'C3 Master']) {
      const slots = Array<string>(item === 'C3 Master' ? 5 : 1).fill(item);
      expect([item, on([long], slots)]).toEqual([item, [not]]);
    }
    expect(on(['Enhanced Satellite Uplink'], ['C3 Slave'])).toEqual([]);
    const silent = mech('Gun', {
      slots: Object.fromEntries(
        ['CT', 'LT', 'RT', 'LA', 'RA', 'LL', 'RL'].map((code) => [code, ['Null Signature System']]),
      ),
    });
    expect(refusals(all, { ...silent, systems: [long] })).toEqual([not]);
    expect(refusals(all, { ...silent, systems: ['Enhanced Satellite Uplink'] })).toEqual([
      'no satellite uplink with a null-signature system (MT-REG-02)',
    ]);
    expect(refusals(all, { ...silent, clan: true })).toContain(
      'the Clans build no null-signature system (MT-REG-02)',
    );
  },
);

rule('MT-TTS-02', 'An option allows it; what has no slots is listed by itself', () => {
  expect(refusals({}, withSystem(MULTI))).toHaveLength(1);
  expect(refusals(OPTIONS, withSystem('Sensors'))).toEqual(['"Sensors": no system without slots']);
  expect(refusals(OPTIONS, inHead(MULTI))).toEqual([`"${MULTI}" in HD: not in the introductory rules`]);
});
