import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { heatAfter } from '../../../kinds/mech/heat.ts';
import { declare, resolve } from '../../../phases/weapon/weapon.ts';
import type { RuleId } from '../../../rule-index.ts';
import { mostExplosiveBins } from '../../../rules/fire/ammunition.ts';
import { answerOf } from '../../../testing/bot.ts';
import { duel } from '../../../testing/duel.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';

const FLAMES = { 'heavy-flamer': true, 'flamer-heat': true };
const flames = mech('Gun', { slots: { RA: ['Heavy Flamer'], LT: ['Ammo Heavy Flamer'] } });
const burning = (range: number) => duel({ options: FLAMES, gunner: flames, range });

rule('MT-WPN-15', 'A heavy flamer does 4 points, at 5 heat, with fuel for 10 shots a ton', () => {
  const table = burning(6);
  expect(table.fireSo('Heavy Flamer', { heating: false }, toHit(6, 6), location(3, 4))).toBe(4);
  expect([table.scene.unit('Gun').heatBuilt, table.scene.unit('Gun').shots]).toEqual([5, [9]]);
});

rule('MT-WPN-15', 'Or it adds 4 to the heat of its target, and an ordinary one 2', () => {
  const heat = (weapon: string) => {
    const slots = { RA: [weapon], LT: [`Ammo Heavy Flamer`] };
    const table = duel({ options: FLAMES, gunner: mech('Gun', { slots }), range: 2 });
    expect(table.fireSo(weapon, { heating: true }, toHit(6, 6))).toBe(0);
    const { field, state } = table.scene;
    const lines = explain<RuleId>((tally) => heatAfter(tally, field, state, 1)).lines;
    return lines.find(({ reason }) => reason === 'Heat from outside')?.value;
  };
  expect(['Heavy Flamer', 'Flamer'].map(heat)).toEqual([4, 2]);
});

rule('MT-WPN-15', 'It reaches 6 hexes, and its fuel explodes', () => {
  expect(burning(7).scene.field.designs[0].weapons[0].type.long).toBe(6);
  const { field, state } = burning(3).scene;
  expect(mostExplosiveBins(field.designs[0], state.units[0])).toEqual([0]);
  expect(field.designs[0].bins[0].rack).toBe(4);
});

const CANNON = 'Sniper Cannon';
const gunner = mech('Gun', {
  heatSinks: 40,
  slots: { RT: [`10 x ${CANNON}`], LT: [`Ammo ${CANNON}`] },
});

/** Gun in 0201 fires at Mark in 0207; Friend and Foe stand where the test says. Points that each has lost. */
function shelled(friend: string, foe: string, ...rolls: readonly Roll[]): readonly number[] {
  const s = field(friend, foe);
  const attacks = [{ weapon: 0, target: 1 }];
  declare.apply(s.play, FRAME, { type: 'fire', unit: 0, twist: 0, target: 1, attacks });
  s.rolling(rolls, () => resolve(s.play, { attack: 0 }));
  return ['Mark', 'Friend', 'Foe'].map((name) => new Melee(s).damage(name));
}

const FRAME = { step: 'weapon/declare', seat: 0, unit: -1 } as const;

function field(friend: string, foe: string): Scene {
  const target = (name: string) => mech(name, { armor: 40 });
  return scene({
    map: '. . . . . .\n'.repeat(12),
    options: { 'artillery-cannons': true },
    units: {
      Gun: { at: '0201 S', mech: gunner, side: 0 },
      Mark: { at: '0207 N', mech: target('Mark'), side: 1 },
      Friend: { at: `${friend} N`, mech: target('Friend'), side: 0 },
      Foe: { at: `${foe} N`, mech: target('Foe'), side: 1 },
    },
  });
}

const MAIN = [location(3, 4), location(3, 4)];
const BESIDE = location(3, 4);

rule('MT-WPN-02', 'A Sniper cannon does 10 to its target in groups of 5, and 5 to all beside it', () => {
  expect(shelled('0208', '0307', toHit(6, 6), ...MAIN, BESIDE, BESIDE)).toEqual([10, 5, 5]);
  expect(shelled('0209', '0407', toHit(6, 6), ...MAIN)).toEqual([10, 0, 0]);
});

rule('MT-WPN-02', 'A miss does nothing', () => {
  expect(shelled('0208', '0307', toHit(1, 1))).toEqual([0, 0, 0]);
});

rule('MT-WPN-02', 'Bots fire it at nobody who has a friend beside him', () => {
  const answer = (friend: string) => {
    const s = field(friend, '0107');
    s.state.agenda.push({ step: 'weapon/declare', seat: 0, unit: 0 });
    return answerOf(s);
  };
  expect(answer('0601')).toMatchObject({ type: 'fire', attacks: [{ weapon: 0 }] });
  expect(answer('0206')).toMatchObject({ type: 'hold' });
});
