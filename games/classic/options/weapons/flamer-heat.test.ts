import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { describe, expect } from 'vitest';
import { heatAfter } from '../../kinds/mech/heat.ts';
import type { OrderOf } from '../../orders.ts';
import { declare, resolve } from '../../phases/weapon/weapon.ts';
import type { RuleId } from '../../rule-index.ts';
import { duel as anyDuel } from '../../testing/duel.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const flamer = mech('Flames', { slots: { RA: ['Flamer'], LA: ['Medium Laser'] } });
const tank = mech('Tank flames', { slots: { RA: ['Flamer (Vehicle)'], LT: ['Ammo Flamer (Vehicle)'] } });
const frame = { step: 'weapon/declare', seat: 0, unit: -1 } as const;

const duel = (file = flamer, options: Record<string, boolean> = { 'flamer-heat': true }) =>
  scene({ units: { Gunner: { mech: file, at: '0505 S' }, Target: { at: '0506 N' } }, options });

const fire = (made: Scene, label: string, choice: object): OrderOf<'fire'> => {
  const attacks = [{ weapon: made.weapon('Gunner', label), target: 1, ...choice }];
  return { type: 'fire', unit: 0, twist: 0, target: 1, attacks };
};

const refusal = (made: Scene, label: string, choice: object) =>
  refusalOf(declare.menu(made.state, frame), fire(made, label, choice));

function hit(made: Scene, label: string, choice: object, ...more: Parameters<Scene['rolling']>[0]): void {
  expect(refusal(made, label, choice)).toBeNull();
  declare.apply(made.play, frame, fire(made, label, choice));
  made.rolling([['to-hit', 6, 6], ...more], () => resolve(made.play, { attack: 0 }));
}

describe('With the option', () => {
  rule('CBT-EQP-02', 'A flamer adds 2 heat instead of doing damage', () => {
    const made = duel();
    hit(made, 'Flamer', { heating: true });
    expect(made.unit('Target').damage).toBe(0);
    const heat = explain<RuleId>((tally) => heatAfter(tally, made.field, made.state, 1));
    expect(heat.lines).toContainEqual({
      value: 2,
      reason: 'Heat from outside',
      rule: 'CBT-EQP-02',
      kind: 'add',
    });
    const own = explain<RuleId>((tally) => heatAfter(tally, made.field, made.state, 0));
    expect(own.lines.map(({ reason }) => reason)).not.toContain('Heat from outside');
  });

  rule('CBT-EQP-02', 'Heat from a flamer counts even for a reactor that is shut down', () => {
    const made = duel();
    hit(made, 'Flamer', { heating: true });
    Object.assign(made.unit('Target'), { heat: 12, shutDown: 1, heatBuilt: 8, mode: 'run' });
    expect(explain<RuleId>((tally) => heatAfter(tally, made.field, made.state, 1))).toTotal(4);
  });

  rule('CBT-EQP-02', 'It may as well do damage; other weapons have nothing to choose', () => {
    const made = duel();
    expect(refusal(made, 'Flamer', {})).toMatchObject({ path: 'attacks.0.heating' });
    expect(refusal(made, 'Medium Laser', { heating: true })).toMatchObject({ path: 'attacks.0.heating' });
    hit(made, 'Flamer', { heating: false }, ['hit location', 3, 4]);
    expect(made.unit('Target').damage).toBe(2);
  });

  rule('CBT-EQP-03', 'A vehicle flamer may heat, too', () => {
    const made = duel(tank);
    hit(made, 'Flamer', { heating: true });
    expect(made.unit('Gunner')).toMatchObject({ shots: [19], heatBuilt: 3 });
    expect(made.unit('Target').damage).toBe(0);
  });
});

rule('CBT-EQP-02', 'Without it flamers do damage, and there is nothing to choose', () => {
  const made = duel(flamer, {});
  expect(refusal(made, 'Flamer', { heating: true })).toMatchObject({ path: 'attacks.0.heating' });
  hit(made, 'Flamer', {}, ['hit location', 3, 4]);
  expect(made.unit('Target').damage).toBe(2);
});

rule('CBT-EQP-02', 'One chooses between heat and damage by name', () => {
  const made = duel();
  const { field, state } = made;
  const shot = {
    attacker: 0,
    weapon: made.weapon('Gunner', 'Flamer'),
    target: 1,
    twist: 0,
    secondary: 0,
    aim: -1,
  };
  const [pick] = field.plugged.shotFields!([], field, state, shot as never, 1) as readonly Pick[];
  const [damage, heat] = [false, true].map((value) => pick.describe!(value).label);
  expect([/heat/i.test(heat), /heat/i.test(damage)]).toEqual([true, false]);
  const declared = (heating: boolean) =>
    field.plugged.declared!(null as never, { heating } as never, ...([] as unknown as [never, never, never]));
  expect([declared(true), declared(false)]).toEqual([{ heating: true }, null]);
});

const battery = mech('Battery', { slots: { RA: ['3 x Flamer'] } });

rule('MT-WPN-52', 'Example: of three flamers in heat mode two hit: 4 heat', () => {
  const table = anyDuel({ options: { 'flamer-heat': true }, gunner: battery, range: 1 });
  const attacks = [0, 1, 2].map((weapon) => ({ weapon, target: 1, heating: true }));
  table.order(
    { type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks },
    toHit(6, 6),
    toHit(1, 1),
    toHit(6, 6),
  );
  const { field, state } = table.scene;
  expect(table.damage('Mark')).toBe(0);
  expect(explain<RuleId>((tally) => heatAfter(tally, field, state, 1)).lines).toContainEqual({
    value: 4,
    reason: 'Heat from outside',
    rule: 'CBT-EQP-02',
    kind: 'add',
  });
});

/** What may be chosen for a flamer that is fired at this unit. */
const choicesAt = (target: UnitFile) => {
  const made = scene({
    options: { ...COMBINED, 'flamer-heat': true },
    units: { Gunner: { mech: flamer, at: '0505 S' }, Target: { mech: target, at: '0506 N' } },
  });
  return refusal(made, 'Flamer', { heating: true }) === null;
};

rule('MT-WPN-52', "Nothing but a 'Mech can be heated: not a vehicle, a platoon or battle armour", () => {
  expect([
    choicesAt(mech('Wolf')),
    choicesAt(vehicle('Tank')),
    choicesAt(platoon('Troop')),
    choicesAt(suits('Suits')),
  ]).toEqual([true, false, false, false]);
});

rule('MT-WPN-52', 'Flamers of a platoon do damage only', () => {
  const made = scene({
    options: { ...COMBINED, 'flamer-heat': true },
    units: {
      Gunner: { mech: platoon('Troop', { arms: 'flamer' }), at: '0505 S' },
      Target: { at: '0506 N' },
    },
  });
  expect(refusal(made, 'Flamers', { heating: true })).not.toBeNull();
});

rule('MT-WPN-52', "A bot heats a 'Mech that is hot, and harms one that is cool", () => {
  const choice = (heat: number) => {
    const { field, state } = anyDuel({
      options: { 'flamer-heat': true },
      gunner: battery,
      range: 1,
      mark: { heat },
    }).scene;
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    return field.plugged.betterShot!({ number: 4, worth: 1, sides: [], choice: {} }, field, state, shot)
      .choice;
  };
  expect([choice(8), choice(7)]).toEqual([{ heating: true }, {}]);
});
