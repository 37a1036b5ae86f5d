import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { bitOf } from '../../../design.ts';
import type { RuleId } from '../../../rule-index.ts';
import { physicalToHit } from '../../../rules/physical/physical-to-hit.ts';
import { answerOf } from '../../../testing/bot.ts';
import { type Duel, duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { mech } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { Location, type LocationCode } from '../../../units/locations.ts';

const ON: OptionValues = { 'narc-beacons': true, 'narc-bola': true };
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];

/** With one load for its launcher of missiles, and one for its Narc. */
const gunner = (missiles = ' Narc-capable', pod = '') =>
  mech('Gun', {
    heatSinks: 40,
    slots: { RT: ['2 x Narc', `Ammo Narc${pod}`], LT: ['3 x LRM 15', `Ammo LRM 15${missiles}`] },
  });
const made = (missiles?: string, pod?: string, options = ON): Duel =>
  duel({ options, range: 7, gunner: gunner(missiles, pod) });
const TORSO: readonly Roll[] = [toHit(6, 6), location(3, 4)];

/** Missiles of a salvo in the turn after a pod has hit the center torso, of which so many should hit. */
function salvo(table: Duel, expected: number, before: (table: Duel) => void = () => undefined): number {
  table.fireSo('Narc', {}, ...TORSO);
  table.nextTurn();
  before(table);
  const lost = table.damage('Mark');
  const groups = Array<Roll>(Math.ceil(expected / 5)).fill(location(3, 4));
  return table.fireSo('LRM 15', {}, toHit(6, 6), cluster(3, 4), ...groups) - lost;
}

describe('Narc beacon', () => {
  rule('MT-ELEC-18', 'A pod costs no heat and does no damage, and sends from the next turn on', () => {
    const table = made();
    const rolls = [...TORSO, toHit(6, 6), cluster(3, 4), location(3, 4), location(3, 4)];
    const attacks = ['Narc', 'LRM 15'].map((label) => ({
      weapon: table.scene.weapon('Gun', label),
      target: 1,
    }));
    table.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks }, ...rolls);
    expect(table.damage('Mark')).toBe(9);
    expect([table.scene.unit('Gun').heatBuilt, table.scene.unit('Gun').shots]).toEqual([5, [7, 5]]);
    expect(table.scene.said('pod-sticks')).toEqual(['A Narc pod sticks to Mark.']);
  });

  rule('MT-ELEC-18', 'Then LRM 15 with a 7 hits with 12 missiles instead of 9', () => {
    expect(salvo(made(), 12)).toBe(12);
  });

  rule('MT-ELEC-18', 'Other missiles do not follow it, nor do any where the part is lost', () => {
    expect(salvo(made(''), 9)).toBe(9);
    const gone = (table: Duel) => {
      const mark = table.scene.state.units[1];
      mark.marks = { ...mark.marks, pods: [{ side: 0, part: Location.LA, turn: 1, kind: 'beacon' }] };
      mark.body.lost |= bitOf(Location.LA);
    };
    expect(salvo(made(), 9, gone)).toBe(9);
    const theirs = (table: Duel) => {
      table.scene.state.units[1].marks = { pods: [{ side: 1, part: Location.CT, turn: 1, kind: 'beacon' }] };
    };
    expect(salvo(made(), 9, theirs)).toBe(9);
  });

  rule('MT-ELEC-18', 'Explosive pods do 4 points, and are no beacons', () => {
    const table = made('', ' Explosive');
    expect(table.fireSo('Narc', {}, ...TORSO)).toBe(4);
    expect(table.scene.state.units[1].marks?.pods).toBeUndefined();
  });

  rule('MT-ELEC-18', 'A miss sticks to nobody', () => {
    const table = made();
    table.fireSo('Narc', {}, toHit(1, 1));
    expect(table.scene.happened('pod-sticks')).toEqual([]);
  });

  test('an option allows the launcher, and what follows its pods', () => {
    expect(refusals({}, gunner(''))).toHaveLength(1);
    expect(refusals({}, mech('Gun', { slots: { LT: ['3 x LRM 15', 'Ammo LRM 15 Narc-capable'] } }))).toEqual([
      'Gun has Narc beacons, and the option that it needs is off (MT-ELEC-18)',
    ]);
    expect(refusals({ 'narc-beacons': true }, gunner())).toEqual([]);
    expect(refusals({ 'narc-beacons': true }, gunner('', ' Bola'))).toHaveLength(1);
  });

  test('bots throw one pod at each enemy, where somebody has missiles that follow', () => {
    const weapons = (table: Duel) => {
      const answer = answerOf(table.scene) as { attacks?: readonly { weapon: number }[] };
      return answer.attacks?.map(({ weapon }) => table.scene.field.designs[0].weapons[weapon].type.name);
    };
    expect(weapons(made())).toContain('Narc');
    expect(weapons(made(''))).not.toContain('Narc');
    const table = made();
    table.scene.state.units[1].marks = { pods: [{ side: 0, part: Location.CT, turn: 1, kind: 'beacon' }] };
    expect(weapons(table)).not.toContain('Narc');
  });
});

describe('Bola pods', () => {
  const thrown = (code: LocationCode, ...rolls: readonly Roll[]): Duel => {
    const table = made('', ' Bola');
    const dice: Partial<Record<LocationCode, [number, number]>> = { LL: [4, 5], LA: [4, 6], CT: [3, 4] };
    table.fireSo('Narc', {}, toHit(6, 6), location(...dice[code]!), ...rolls);
    return table;
  };

  rule('MT-WPN-35', 'Round a leg: a Piloting Skill Roll at +1 at the end of the phase', () => {
    const table = thrown('LL', ['piloting', 3, 3]);
    expect(table.scene.happened('piloting-roll')[0].number.total).toBe(6);
    expect(table.scene.unit('Mark').prone).toBe(false);
  });

  rule('MT-WPN-35', 'Round an arm: what is in it, and its blows, are 1 harder in the next turn alone', () => {
    const table = thrown('LA');
    const { field, state } = table.scene;
    const punch = (limb: number) =>
      explain<RuleId>((tally) =>
        physicalToHit(tally, field, state, { kind: 'punch', attacker: 1, target: 0, limb }),
      ).lines.some(({ rule: cited }) => cited === 'MT-WPN-35');
    const turns = [0, 1, 2].map((later) => {
      state.turn += later === 0 ? 0 : 1;
      return [punch(Location.LA), punch(Location.RA)];
    });
    expect(turns).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
  });

  rule('MT-WPN-35', 'A gun that is partly in the arm is harder to fire as well', () => {
    const { field, state } = thrown('LA').scene;
    state.turn += 1;
    const [design, other] = field.designs;
    const harder = (...codes: readonly ('LA' | 'LT' | 'RA')[]) => {
      const parts = codes.map((code) => ({ location: Location[code], mask: 1 }));
      const weapons = design.weapons.map((mount) => ({ ...mount, parts }));
      const gun = { ...field, designs: [other, { ...design, weapons }] };
      const shot = { attacker: 1, weapon: 0, target: 0 } as never;
      return explain<RuleId>((tally) => gun.plugged.weaponToHit!(tally, gun, state, shot, 3)).lines.some(
        ({ rule: cited }) => cited === 'MT-WPN-35',
      );
    };
    expect([harder('LA'), harder('LA', 'LT'), harder('LT', 'LA'), harder('LT'), harder('RA')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  rule('MT-WPN-35', 'Round anything else nothing', () => {
    const table = thrown('CT');
    expect(table.scene.happened('bola-winds')).toEqual([]);
    expect(table.damage('Mark')).toBe(0);
  });
});
