import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { eventsFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../../../game.ts';
import { answerOf } from '../../../testing/bot.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, piloting } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';

const gun = vehicle('Gun', {
  armor: 40,
  items: { TU: ['Sniper'], BD: ['Ammo Sniper', 'Ammo Smoke Sniper'] },
});
const tough = mech('Bear', { armor: 40 });
const OPTIONS = {
  ...COMBINED,
  artillery: 'carried',
  'onboard-artillery': true,
  'hidden-units': true,
  'pointblank-artillery': true,
};

type Plan = Partial<Parameters<typeof scene>[0]> & { readonly side?: Direction; readonly hasFired?: true };
type Steps = { run(steps: object[], rolls: readonly Roll[]): Melee };

/** Bear has come upon Gun, which lies in that direction from it. */
function found({ options, side = 0, hasFired, ...plan }: Plan = {}): Melee {
  const made = scene({
    units: { Gun: { mech: gun, at: '0805 S' }, Bear: { mech: tough, at: '0806 N' } },
    ...plan,
    options: { ...OPTIONS, ...options },
  });
  const { state, field } = made;
  state.phase = 'movement';
  state.units[0].hex = neighbour(field.board, state.units[1].hex, side);
  const ambush = { step: 'hidden/ambush', unit: 0, target: 1, ...(hasFired && { hasFired }) };
  return (new Melee(made) as unknown as Steps).run([ambush], []);
}

const SHELL = { type: 'point-blank-shell', unit: 'Gun', weapon: 0 } as const;
const dice = (a: number, b: number): Roll => ['artillery', a, b];
const hits = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));
const scatter = (direction: number, hexes: number): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', hexes],
];
const thrown = (made: Melee) => made.scene.happened('shell-thrown')[0];

describe('Hidden artillery', () => {
  rule('MT-ARTY-17', 'It hits the hex of whoever has come upon it on 5, and misses on 4', () => {
    const hit = found().order(SHELL, dice(2, 3), ...hits(2), ...hits(1));
    expect(thrown(hit)).toMatchObject({ number: { total: 5 }, isHit: true, ordnance: 'high-explosive' });
    expect(hit.damage('Bear')).toBe(10);
    const miss = found().order(SHELL, dice(2, 2), ...scatter(4, 6));
    expect(thrown(miss)).toMatchObject({ isHit: false, scatter: [4, 6] });
    expect(miss.damage('Bear')).toBe(0);
  });

  rule('MT-ARTY-17', 'Nothing makes it harder or easier', () => {
    const units = {
      Gun: { mech: gun, at: '0805 S', gunnery: 7 },
      Bear: { mech: tough, at: '0806 N', state: { mode: 'run' as const, hexesMoved: 9 } },
    };
    const map = Array.from({ length: 17 }, (_, row) => (row === 5 ? 'H ' : '. ').repeat(15)).join('\n');
    const made = found({ units, map });
    expect(made.labels('point-blank-shell', 'Gun')).toEqual([['Sniper TU', 5]]);
    made.order(SHELL, dice(2, 3), ...hits(2), ...hits(1));
    expect(thrown(made).isHit).toBe(true);
  });

  rule('MT-ARTY-17', 'Its own blast reaches it', () => {
    expect(
      found()
        .order(SHELL, dice(6, 6), ...hits(2), ...hits(1))
        .damage('Gun'),
    ).toBe(5);
    const thumper = vehicle('Gun', { armor: 40, items: { TU: ['Thumper'], BD: ['Ammo Thumper'] } });
    const units = { Gun: { mech: thumper, at: '0805 S' }, Bear: { mech: tough, at: '0806 N' } };
    const options = { 'artillery-l3-damage': true };
    const made = found({ units, options }).order(SHELL, dice(6, 6), ...hits(1), ...hits(3));
    expect([made.damage('Gun'), made.damage('Bear')]).toEqual([5, 15]);
  });

  rule(
    'MT-ARTY-17',
    'A miss does not scatter toward it, nor beside that: with it in direction 2 not by 1, 2 or 3',
    () => {
      const landed = (side: Direction, ...directions: number[]) =>
        thrown(found({ side }).order(SHELL, dice(1, 1), ...directions.flatMap((each) => scatter(each, 6))))
          .scatter[0];
      expect(landed(1, 1, 2, 3, 4)).toBe(4);
      expect([landed(1, 5), landed(1, 6)]).toEqual([5, 6]);
      // In direction 1 the two beside it are 6 and 2.
      expect(landed(0, 6, 1, 2, 3)).toBe(3);
      expect([landed(0, 4), landed(0, 5)]).toEqual([4, 5]);
    },
  );

  rule('MT-ARTY-17', 'With high explosive alone, and with what bears on the enemy', () => {
    const orders = (plan: Plan) => found(plan).orders;
    const state = (shots: readonly number[]) => ({
      units: {
        Gun: { mech: gun, at: '0805 S', state: { shots: [...shots] } },
        Bear: { mech: tough, at: '0806 N' },
      },
    });
    const L3 = { 'artillery-l3-damage': true, 'artillery-l3-ordnance': true };
    expect(orders({ ...state([1, 10]), options: L3 })).toEqual(['point-blank-shell', 'no-shot']);
    expect(found({ ...state([0, 10]), options: L3 }).asked).toBe('over');
    const fixed = vehicle('Gun', { turret: false, items: { FR: ['Sniper'], BD: ['Ammo Sniper'] } });
    const facing = (at: string) => ({
      units: { Gun: { mech: fixed, at }, Bear: { mech: tough, at: '0806 N' } },
    });
    expect(orders(facing('0805 S'))).toContain('point-blank-shell');
    expect(found(facing('0805 N')).asked).toBe('over');
    expect(found({ options: { 'pointblank-artillery': false } }).asked).toBe('over');
    const armed = vehicle('Gun', { items: { TU: ['Sniper'], FR: ['Medium Laser'], BD: ['Ammo Sniper'] } });
    const units = { Gun: { mech: armed, at: '0805 S' }, Bear: { mech: tough, at: '0806 N' } };
    expect(orders({ units })).toEqual(['fire', 'point-blank-shell', 'no-shot']);
    // Its laser is no artillery.
    expect(found({ units }).refusal(SHELL)).toMatchObject({ rule: 'MT-ARTY-17' });
    expect(orders({ units, options: { 'pointblank-artillery': false } })).toEqual(['fire', 'no-shot']);
  });

  rule('MT-ARTY-17', 'Only if it has never fired in the battle', () => {
    expect(found({ hasFired: true }).asked).toBe('over');
  });

  rule(['MT-ARTY-17', 'MT-BASE-03'], 'That was its turn, and what it does takes effect at once', () => {
    const tom = vehicle('Gun', { armor: 40, items: { TU: ['Long Tom'], BD: ['Ammo Long Tom'] } });
    const units = { Gun: { mech: tom, at: '0805 S' }, Bear: { mech: tough, at: '0806 N' } };
    const made = found({ units });
    made.order(SHELL, dice(6, 6), ...hits(4), ...hits(2), piloting(6, 6));
    expect(made.scene.state.units[1].thisTurn.marks?.shot).toBe(20);
    expect(made.scene.unit('Gun').shots).toEqual([4]);
    expect(made.scene.state.units[0].thisPhase.acted).toBe(true);
    expect(made.scene.state.units[0].thisTurn.marks?.ambushed).toBe(true);
    expect(made.scene.state.units[0].thisTurn.marks?.shelling).toBeUndefined();
  });
});

rule(['MT-INFO-01', 'MT-ARTY-17'], 'Others see it fire, and not with what', () => {
  const made = found({ options: { 'concealed-information': true } });
  made.order(SHELL, dice(1, 1), ...scatter(4, 6));
  const told = (viewer: 0 | 1) =>
    eventsFor(classic, made.scene.events, viewer).filter(({ type }) => /^shell/.test(type));
  expect(told(0)).toMatchObject([
    { type: 'shells-pointblank', bin: 0 },
    { type: 'shell-thrown', weapon: 0, number: { total: 5 } },
  ]);
  expect(told(1)).toMatchObject([
    { type: 'shells-pointblank', bin: -1 },
    { type: 'shell-thrown', weapon: -1, number: null },
  ]);
  expect(made.scene.said('shells-pointblank')[0]).toBe('Gun fires its artillery at point-blank range.');
});

test('A bot fires where that hurts the enemy more than itself, and where it cannot fire otherwise', () => {
  expect(answerOf(found().scene)).toMatchObject({ type: 'no-shot' });
  const thumper = vehicle('Gun', { armor: 40, items: { TU: ['Thumper'], BD: ['Ammo Thumper'] } });
  const units = { Gun: { mech: thumper, at: '0805 S' }, Bear: { mech: tough, at: '0806 N' } };
  const made = found({ units, options: { 'artillery-l3-damage': true } });
  expect(answerOf(made.scene)).toMatchObject({ type: 'point-blank-shell', weapon: 0 });
});
