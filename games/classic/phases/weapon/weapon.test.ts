import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { describe, expect } from 'vitest';
import { CLUSTER_HITS } from '../../data/tables.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { AUTOMATIC_MISS } from '../../state.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { CT, LA, LT, RA, RL } from '../../units/locations.ts';
import { declare, impossible, resolve, volley } from './weapon.ts';

const lasers = mech('Lasers', {
  slots: { RA: ['Medium Laser'], LA: ['Medium Laser'], CT: ['Medium Laser (R)'] },
});
const frame = { step: 'weapon/declare', seat: 0, unit: -1 } as const;

const menuOf = ({ state }: Scene) => declare.menu(state, frame);
const refusal = (made: Scene, order: Order) => refusalOf(menuOf(made), order);

/** Declares, resolves everything that was declared, and stops before the end of the phase. */
function fight(made: Scene, order: OrderOf<'fire' | 'hold'>, rolls: readonly Roll[]): void {
  expect(refusal(made, order)).toBeNull();
  declare.apply(made.play, frame, order);
  volley(made.play);
  made.rolling(rolls, () => {
    for (;;) {
      const next = made.state.agenda.pop()!;
      if (next.step !== 'weapon/resolve') return;
      resolve(made.play, next);
    }
  });
}

const duel = (file = lasers, at = '0505 S', more: object = {}) =>
  scene({
    units: {
      Gunner: { mech: file, at, state: more },
      Target: { mech: mech('Target', { armor: 20 }), at: '0508 N' },
    },
  });

const fire = (
  ...attacks: { weapon: number; target: number; bin?: number; aim?: string }[]
): OrderOf<'fire'> => ({
  type: 'fire',
  unit: 0,
  twist: 0,
  target: attacks[0].target,
  attacks,
});

describe('Declaring', () => {
  rule('CBT-SEQ-04', "A 'Mech declares twist, targets and weapons in one step, or no attack at all", () => {
    const made = duel();
    expect(expandMenu(menuOf(made)).orders.map(({ type }) => type)).toEqual(['fire', 'hold']);
    declare.apply(made.play, frame, fire({ weapon: 0, target: 1 }));
    expect(made.unit('Gunner')).toMatchObject({ acted: true, twist: 0 });
    expect(made.state.weaponAttacks).toMatchObject([{ attacker: 0, weapon: 0, target: 1, number: 4 }]);
    const idle = duel();
    declare.apply(idle.play, frame, { type: 'hold', unit: 0, twist: 1 });
    expect(idle.unit('Gunner')).toMatchObject({ acted: true, twist: 1 });
    expect(idle.state.weaponAttacks).toEqual([]);
  });

  rule('CBT-WPN-01', 'A weapon that cannot bear is refused, and the refusal says why', () => {
    const made = duel();
    const rear = made.weapon('Gunner', 'Medium Laser (R)');
    expect(refusal(made, fire({ weapon: rear, target: 1 }))).toMatchObject({ path: 'attacks.0.weapon' });
    expect(refusal(made, fire({ weapon: 0, target: 0 }))).not.toBeNull();
  });

  rule(
    'CBT-WPN-03',
    'Beyond long range a shot may be declared; it costs heat and ammunition and misses',
    () => {
      const gun = mech('Gun', {
        slots: { RA: ['10 x AC/20'], RT: ['Ammo AC/20'] },
        armsWithout: 'hand and lower arm',
      });
      const made = scene({ units: { Gunner: { mech: gun, at: '0501 S' }, Target: { at: '0512 N' } } });
      fight(made, fire({ weapon: 0, target: 1 }), []);
      expect(made.state.weaponAttacks[0].number).toBe(AUTOMATIC_MISS);
      expect(made.unit('Gunner')).toMatchObject({ shots: [4], heatBuilt: 7 });
      expect(made.happened('weapon-attack')[0]).toMatchObject({ dice: [], hit: false });
    },
  );

  rule(['CBT-WPN-04', 'CBT-SEQ-04'], 'Shots are marked off when declared, from the bin that is named', () => {
    const file = mech('Two bins', { slots: { RA: ['SRM 2'], LT: ['Ammo SRM 2'], RT: ['Ammo SRM 2'] } });
    const made = duel(file);
    expect(refusal(made, fire({ weapon: 0, target: 1 }))).toMatchObject({ path: 'attacks.0.bin' });
    declare.apply(made.play, frame, fire({ weapon: 0, target: 1, bin: 1 }));
    expect(made.unit('Gunner').shots).toEqual([50, 49]);
  });

  rule('CBT-WPN-04', 'Two launchers cannot share one last shot', () => {
    const file = mech('Last shot', { slots: { RA: ['SRM 2'], LA: ['SRM 2'], LT: ['Ammo SRM 2'] } });
    const made = duel(file, '0505 S', { shots: [1] });
    expect(refusal(made, fire({ weapon: 0, target: 1 }))).toBeNull();
    expect(refusal(made, fire({ weapon: 1, target: 1 }))).toBeNull();
    expect(refusal(made, fire({ weapon: 0, target: 1 }, { weapon: 1, target: 1 }))).toMatchObject({
      path: 'attacks',
      rule: 'CBT-WPN-04',
    });
  });

  rule('CBT-EQP-07', 'A one-shot launcher fires once', () => {
    const file = mech('One shot', { slots: { RA: ['SRM 6 (OS)', 'SRM 6 (OS)'] } });
    const made = duel(file);
    declare.apply(made.play, frame, fire({ weapon: 0, target: 1 }));
    made.unit('Gunner').acted = false;
    expect(refusal(made, fire({ weapon: 0, target: 1 }))).not.toBeNull();
  });

  rule(
    'CBT-THM-07',
    'With a target ahead the primary one must be ahead; others cost 1 ahead and 2 beside',
    () => {
      const made = scene({
        units: {
          Gunner: { mech: lasers, at: '0505 S' },
          Ahead: { at: '0507 N' },
          AlsoAhead: { at: '0607 N' },
          Beside: { at: '0304 N' },
        },
      });
      const right = made.weapon('Gunner', 'Medium Laser RA');
      const left = made.weapon('Gunner', 'Medium Laser LA');
      const beside: Order = {
        type: 'fire',
        unit: 0,
        twist: 0,
        target: 3,
        attacks: [
          { weapon: right, target: 3 },
          { weapon: left, target: 1 },
        ],
      };
      expect(refusal(made, beside)).toMatchObject({ rule: 'CBT-THM-07' });
      declare.apply(made.play, frame, { ...beside, target: 1 });
      expect(made.state.weaponAttacks.map(({ number }) => number)).toEqual([4 + 2, 4]);
      made.state.weaponAttacks = [];
      declare.apply(made.play, frame, fire({ weapon: left, target: 1 }, { weapon: right, target: 2 }));
      expect(made.state.weaponAttacks.map(({ number }) => number)).toEqual([4, 4 + 1]);
    },
  );

  rule(
    'CBT-WPN-05',
    "A prone 'Mech props itself up on an arm whose weapons stay silent, and does not twist",
    () => {
      const made = duel(lasers, '0505 S', { prone: true });
      const right = made.weapon('Gunner', 'Medium Laser RA');
      const left = made.weapon('Gunner', 'Medium Laser LA');
      const propped = (weapon: number): Order => ({ ...fire({ weapon, target: 1 }), prop: 'LA' });
      expect(refusal(made, propped(right))).toBeNull();
      expect(refusal(made, propped(left))).not.toBeNull();
      expect(refusal(made, { ...propped(right), twist: 1 } as Order)).toMatchObject({ path: 'twist' });
    },
  );
});

describe('Resolving', () => {
  rule(
    'CBT-SEQ-05',
    'Attacks are resolved in the order declared, even when the target is lost already',
    () => {
      const made = duel();
      made.unit('Target').loss = 'engine';
      const left = made.weapon('Gunner', 'Medium Laser LA');
      const right = made.weapon('Gunner', 'Medium Laser RA');
      made.state.weaponAttacks = [right, left].map((weapon) => ({
        attacker: 0,
        weapon,
        target: 1,
        number: 4,
        bin: -1,
        aim: -1,
      }));
      volley(made.play);
      const order = made.state.agenda
        .toReversed()
        .map((next) => ('attack' in next ? next.attack : next.step));
      expect(order).toEqual([0, 1, 'phase/end']);
    },
  );

  rule('CBT-THM-02', 'An impossible attack may be called off: no heat, no ammunition, no new target', () => {
    const file = mech('Far', { slots: { RA: ['SRM 2'], LT: ['Ammo SRM 2'] } });
    const made = scene({
      units: {
        Gunner: { mech: file, at: '0501 S', gunnery: 8, state: { mode: 'run' } },
        Target: { at: '0509 N' },
      },
    });
    declare.apply(made.play, frame, fire({ weapon: 0, target: 1 }));
    expect(made.state.weaponAttacks[0].number).toBe(8 + 2 + 4);
    volley(made.play);
    const question = made.state.agenda.pop()!;
    expect(question).toEqual({ step: 'weapon/impossible', seat: 0, attack: 0 });
    impossible.apply(made.play, question as never, { type: 'call-off', stop: true });
    resolve(made.play, { attack: 0 });
    expect(made.unit('Gunner')).toMatchObject({ shots: [50], heatBuilt: 0, fired: 0 });
    expect(made.happened('weapon-attack')).toEqual([]);
  });

  rule('CBT-THM-01', 'Two dice against the number: 4 hits on a 4, misses on a 3', () => {
    const right = duel().weapon('Gunner', 'Medium Laser RA');
    const hit = duel();
    fight(hit, fire({ weapon: right, target: 1 }), [
      ['to-hit', 2, 2],
      ['hit location', 3, 4],
    ]);
    expect(hit.unit('Target').armor[CT]).toBe(15);
    expect(hit.unit('Gunner')).toMatchObject({ heatBuilt: 3, fired: 1 << RA });
    const miss = duel();
    fight(miss, fire({ weapon: right, target: 1 }), [['to-hit', 2, 1]]);
    expect(miss.unit('Target').damage).toBe(0);
    expect(miss.unit('Gunner').heatBuilt).toBe(3);
  });

  rule(['CBT-WPN-06', 'CBT-REC-08'], 'An LRM 20 that rolls 8 hits with 12 missiles', () => {
    expect(CLUSTER_HITS[20][8 - 2]).toBe(12);
    for (const [size, row] of Object.entries(CLUSTER_HITS)) {
      expect(row).toHaveLength(11);
      expect(row.every((hits, i) => hits <= Number(size) && hits >= (row[i - 1] ?? 0))).toBe(true);
      expect(row.at(-1)).toBe(Number(size));
    }
  });

  rule(
    ['CBT-WPN-07', 'CBT-WPN-06'],
    '12 LRMs into the left side: centre torso 5, left arm 5, right leg 2',
    () => {
      const file = mech('Launcher', { slots: { RT: ['5 x LRM 20'], LT: ['Ammo LRM 20'] } });
      const made = scene({
        units: {
          Gunner: { mech: file, at: '0505 S' },
          Target: { mech: mech('T', { armor: 20 }), at: '0512 SE' },
        },
      });
      made.unit('Target').facing = 2;
      fight(made, fire({ weapon: 0, target: 1 }), [
        ['to-hit', 6, 6],
        ['cluster hits', 4, 4],
        ['hit location', 4, 4],
        ['hit location', 2, 2],
        ['hit location', 5, 6],
      ]);
      const { armor } = made.unit('Target');
      expect([armor[CT], armor[LA], armor[RL]]).toEqual([15, 15, 18]);
    },
  );

  rule('CBT-WPN-07', 'Every SRM rolls its own location for 2 points', () => {
    const file = mech('Launcher', { slots: { RT: ['SRM 4'], LT: ['Ammo SRM 4'] } });
    const made = duel(file);
    fight(made, fire({ weapon: 0, target: 1 }), [
      ['to-hit', 6, 6],
      ['cluster hits', 1, 2],
      ['hit location', 3, 4],
      ['hit location', 4, 4],
    ]);
    expect(made.unit('Target').damage).toBe(4);
  });

  rule('CBT-WPN-08', 'An aimed shot at an immobile target hits as named on 6, 7 or 8, else anywhere', () => {
    const made = duel();
    made.unit('Target').shutDown = 1;
    const right = made.weapon('Gunner', 'Medium Laser RA');
    expect(refusal(made, fire({ weapon: right, target: 1, aim: 'LT' }))).toBeNull();
    fight(made, fire({ weapon: right, target: 1, aim: 'LT' }), [
      ['to-hit', 1, 1],
      ['aimed shot', 2, 4],
    ]);
    expect(made.state.weaponAttacks[0].number).toBe(0);
    expect(made.unit('Target').armor[LT]).toBe(15);
    const head = duel();
    head.unit('Target').knockedOut = 1;
    fight(head, fire({ weapon: right, target: 1, aim: 'HD' }), [
      ['to-hit', 3, 4],
      ['aimed shot', 1, 4],
      ['hit location', 3, 4],
    ]);
    expect(head.state.weaponAttacks[0].number).toBe(4 + 3);
    expect(head.unit('Target').armor[CT]).toBe(15);
    const mobile = duel();
    expect(refusal(mobile, fire({ weapon: right, target: 1, aim: 'LT' }))).toMatchObject({
      path: 'attacks.0.aim',
    });
  });

  rule('CBT-EQP-03', 'A vehicle flamer needs ammunition', () => {
    const file = mech('Tank flames', { slots: { RA: ['Flamer (Vehicle)'], LT: ['Ammo Flamer (Vehicle)'] } });
    const made = scene({ units: { Gunner: { mech: file, at: '0505 S' }, Target: { at: '0506 N' } } });
    expect(made.unit('Gunner').shots).toEqual([20]);
    fight(made, fire({ weapon: 0, target: 1 }), [
      ['to-hit', 6, 6],
      ['hit location', 3, 4],
    ]);
    expect(made.unit('Gunner')).toMatchObject({ shots: [19], heatBuilt: 3 });
    expect(made.unit('Target').damage).toBe(2);
  });
});
