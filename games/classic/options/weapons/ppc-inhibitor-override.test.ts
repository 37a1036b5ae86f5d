import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect, test } from 'vitest';
import { whyNotFire } from '../../rules/fire/to-hit.ts';
import { duel as anyDuel } from '../../testing/duel.ts';
import { mech } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { RT } from '../../units/locations.ts';

const options = { 'ppc-inhibitor-override': true };
const gunner = mech('Gun', { heatSinks: 40, slots: { RT: ['3 x PPC'], LA: ['Medium Laser'] } });
const duel = (plan: Parameters<typeof anyDuel>[0]) => anyDuel({ ...plan, gunner });
const off = { uninhibited: true };
const feedback = (a: number, b: number): Roll => ['Feedback', a, b];
const noCritical: Roll = ['critical hit', 1, 1];

describe('PPC inhibitors off', () => {
  rule('MT-WPN-36', 'Only PPCs have an inhibitor, and only with the option', () => {
    const made = duel({ options });
    expect(made.fieldsOf('PPC').uninhibited).toEqual([false, true]);
    expect(made.fieldsOf('Medium Laser').uninhibited).toBeUndefined();
    expect(duel({ options: {} }).fieldsOf('PPC').uninhibited).toBeUndefined();
  });

  rule('MT-WPN-36', 'Such a shot has no minimum range', () => {
    const numberOf = (range: number, choice: object, ...rolls: Roll[]) => {
      const made = duel({ options, range });
      made.fireSo('PPC', choice, toHit(1, 1), ...rolls);
      return made.scene.happened('weapon-attack')[0].attack.number;
    };
    expect([1, 2, 3, 4].map((range) => numberOf(range, { uninhibited: false }))).toEqual([7, 6, 5, 4]);
    expect([1, 2, 3, 4].map((range) => numberOf(range, off, feedback(6, 6)))).toEqual([4, 4, 4, 4]);
  });

  rule('MT-WPN-36', 'It holds from 10 on in the next hex, from 6 at two hexes, from 3 farther away', () => {
    const holds = (range: number, a: number, b: number) => {
      const made = duel({ options, range });
      // A miss may feed back as well.
      const rolls = a + b < [10, 6, 3, 3][range - 1] ? [noCritical] : [];
      made.fireSo('PPC', off, toHit(1, 1), feedback(a, b), ...rolls);
      return !made.scene.happened('feedback')[0].burst;
    };
    expect([holds(1, 5, 5), holds(1, 4, 5)]).toEqual([true, false]);
    expect([holds(2, 3, 3), holds(2, 3, 2)]).toEqual([true, false]);
    expect([holds(3, 1, 2), holds(3, 1, 1)]).toEqual([true, false]);
    expect([holds(4, 1, 2), holds(4, 1, 1)]).toEqual([true, false]);
  });

  rule('MT-WPN-36', 'Feedback destroys the PPC, with 10 points to the structure where it is', () => {
    const made = duel({ options, range: 1 });
    const before = made.scene.unit('Gun').structure[RT];
    const armor = made.scene.unit('Gun').armor[RT];
    expect(made.fireSo('PPC', off, toHit(6, 6), location(3, 4), feedback(1, 2), noCritical)).toBe(10);
    expect(made.scene.said('feedback')).toEqual([expect.stringContaining('feeds back (3) and bursts.')]);
    const held = duel({ options, range: 1 });
    held.fireSo('PPC', off, toHit(1, 1), feedback(5, 5));
    expect(held.scene.said('feedback')).toEqual([expect.stringContaining('holds (10).')]);
    const { structure, armor: left } = made.scene.unit('Gun');
    expect([before - structure[RT], armor - left[RT]]).toEqual([10, 0]);
    const { field, state } = made.scene;
    const ppc = made.scene.weapon('Gun', 'PPC');
    expect(whyNotFire(field, state, { unit: 0, twist: 0, prop: null }, ppc, 1)?.message).toMatch(
      /PPC|destroy|work/,
    );
  });

  test('A bot takes the risk at three hexes, where the shot is worth it', () => {
    const choice = (range: number, number: number, worth: number, label = 'PPC') => {
      const { field, state } = duel({ options, range }).scene;
      const weapon = field.designs[0].weapons.findIndex((mount) => mount.label.startsWith(label));
      const shot = { attacker: 0, weapon, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
      const idea = { number, worth, sides: [1, 1, 1, 1], choice: {} };
      const better = field.plugged.betterShot!(idea, field, state, shot);
      return [better.number, better.choice];
    };
    expect(choice(3, 8, 2)).toEqual([7, off]);
    expect(choice(3, 8, 0.5)).toEqual([8, {}]);
    expect(choice(2, 8, 2)).toEqual([8, {}]);
    expect(choice(4, 8, 2)).toEqual([8, {}]);
    // In the next hex only where everything hangs on it.
    expect([choice(1, 12, 12), choice(1, 12, 2)]).toEqual([
      [9, off],
      [12, {}],
    ]);
    expect(choice(3, 8, 2, 'Medium')).toEqual([8, {}]);
  });
});

rule('MT-WPN-36', 'It is asked for in words, and told whether the PPC bursts', () => {
  const made = duel({ options });
  const { field } = made.scene;
  const [pick] = field.plugged.attackFields!(
    [],
    field,
    0,
    made.scene.weapon('Gun', 'PPC'),
    made.scene.state,
  ) as readonly Pick[];
  const [on, without] = [false, true].map((value) => pick.describe!(value).label);
  expect(on).not.toBe(without);
  expect(without).toMatch(/without|off/i);
  const declared = (uninhibited: boolean) =>
    field.plugged.declared!(
      null as never,
      { uninhibited } as never,
      ...([] as unknown as [never, never, never]),
    );
  expect([declared(true), declared(false)]).toEqual([{ uninhibited: true }, null]);
});

rule('MT-WPN-36', 'A bot fires so only a PPC, within its minimum range, where that promises more', () => {
  const idea = (label: string, range: number, worth: number, from = 9) => {
    const made = duel({ options, range });
    const { field, state } = made.scene;
    const shot = {
      attacker: 0,
      weapon: made.scene.weapon('Gun', label),
      target: 1,
      twist: 0,
      secondary: 0,
      aim: -1,
    } as const;
    return (
      'uninhibited' in
      (field.plugged.betterShot!({ number: from, worth, choice: {} } as never, field, state, shot).choice ??
        {})
    );
  };
  expect([idea('PPC', 3, 5), idea('PPC', 4, 5), idea('Medium Laser', 3, 5), idea('PPC', 3, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
