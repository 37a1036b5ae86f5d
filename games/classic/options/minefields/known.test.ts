import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import { arriveIn } from '../../phases/landing/arrival.ts';
import { flyAt } from '../../rules/ground/altitude.ts';
import { platoon } from '../../testing/platoons.ts';
import { Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { clear } from './clearing.ts';
import { hexMarks, knowGone, knowOf, type Minefield, minesIn, nameOf, secrets, takeAway } from './fields.ts';
import { answerLaying } from './laying.ts';
import { moveEnds } from './springing.ts';

const tough = mech('Wolf', { armor: 40 });
const MINE: Omit<Minefield, 'hex'> = { kind: 'conventional', strength: 6 };
type Plan = Partial<Parameters<typeof scene>[0]>;

function field(plan: Plan = {}): Rounds {
  return new Rounds(
    scene({
      units: { Wolf: { mech: tough, at: '0803 S' }, Bear: { mech: tough, at: '0815 N' } },
      ...plan,
      options: { minefields: 2, ...COMBINED, ...plan.options },
    }),
  );
}

/** Side 1 has laid these. */
function mined(laid: readonly (Omit<Minefield, 'hex'> & { readonly hex: string })[], plan?: Plan): Rounds {
  const made = field(plan);
  for (const { hex, ...mines } of laid) knowOf(made.scene.state, 1, { ...mines, hex: made.scene.cell(hex) });
  return made;
}

const mine = (a: number, b: number): Roll => ['minefield', a, b];

/** It comes into a hex, with these dice. */
function comes(made: Rounds, unit: number, hex: string, ...rolls: Roll[]): Rounds {
  const { state, play } = made.scene;
  state.phase = 'movement';
  const from = state.units[unit].hex;
  state.units[unit].hex = made.scene.cell(hex);
  made.scene.rolling(rolls, () => arriveIn(play, unit, { how: 'foot', from, byRoad: false }));
  return made;
}

describe('What is known of mines', () => {
  test('They are kept in one order, by hex and by kind, whoever learns of them when', () => {
    const made = field();
    const { state } = made.scene;
    const lay = (hex: number, kind: Minefield['kind']) => knowOf(state, 0, { hex, kind, strength: 1 });
    lay(9, 'fascam');
    lay(9, 'conventional');
    lay(4, 'thunder');
    lay(9, 'vibrabomb');
    lay(4, 'conventional');
    const order = minesIn(state).laid.map(({ hex, kind }) => `${hex} ${kind}`);
    expect(order).toEqual(['4 conventional', '4 thunder', '9 conventional', '9 vibrabomb', '9 fascam']);
    expect(minesIn(state).known[0]).toEqual(minesIn(state).laid);
    expect(minesIn(state).known[1]).toEqual([]);
  });

  rule('MT-BASE-23', 'One field of a kind is in a hex: the newer word of it counts', () => {
    const { state } = field().scene;
    knowOf(state, 0, { hex: 4, kind: 'thunder', strength: 10 });
    knowOf(state, 1, { hex: 4, kind: 'thunder', strength: 20 });
    expect(minesIn(state).laid).toEqual([{ hex: 4, kind: 'thunder', strength: 20 }]);
  });

  test('When the last is gone nothing is left of it, and other notes of the game stay', () => {
    const { state } = field().scene;
    knowOf(state, 0, { hex: 4, ...MINE });
    knowGone(state, 0, { hex: 4, kind: 'thunder' });
    knowGone(state, 0, { hex: 5, kind: 'conventional' });
    expect(minesIn(state).laid).toHaveLength(1);
    knowGone(state, 0, { hex: 4, kind: 'conventional' });
    expect(state.marks).toBeNull();
    const others = { buildings: {} } as unknown as NonNullable<typeof state.marks>;
    state.marks = others;
    knowOf(state, 1, { hex: 4, ...MINE });
    knowGone(state, 1, { hex: 4, kind: 'conventional' });
    expect(state.marks).toEqual(others);
  });

  rule('MT-BASE-23', 'Only a side that knew of a field is told that it is gone', () => {
    const made = mined([{ hex: '0804', ...MINE }]);
    const { play, state, field: there } = made.scene;
    made.scene.rolling([], () => takeAway(play, there, minesIn(state).laid[0]));
    expect(made.scene.happened('mines-gone')).toMatchObject([{ side: 1, kind: 'conventional' }]);
    expect(eventsFor(classic, made.scene.events, 0)).toEqual([]);
    expect(made.scene.said('mines-gone')).toEqual(['The mines in hex 0804 are gone.']);
  });

  rule('MT-BASE-23', 'A side sees the fields it knows of, and spectators none', () => {
    const made = mined([{ hex: '0804', ...MINE }]);
    const { state, field: there } = made.scene;
    const seen = (viewer: 0 | 1 | 'spectator') => secrets(state.marks, there, viewer);
    const [laid] = minesIn(state).laid;
    expect([seen(0), seen('spectator')]).toEqual([null, null]);
    expect(seen(1)).toEqual({ mines: { laid: [laid], known: [[], [laid]] } });
    expect(viewFor(classic, state, 1).table.marks?.mines?.laid).toEqual([laid]);
  });

  test('On the map a field is named with its points, or its tons', () => {
    const made = mined([
      { hex: '0804', ...MINE },
      { hex: '0804', kind: 'vibrabomb', strength: 10, setting: 40 },
      { hex: '0805', kind: 'thunder', strength: 15 },
      { hex: '0805', kind: 'fascam', strength: 30 },
    ]);
    const { state, field: there } = made.scene;
    expect(minesIn(state).laid.map(nameOf)).toEqual([
      'a minefield, 6 points',
      'vibrabombs set to 40 tons',
      'a Thunder minefield, 15 points',
      'a FASCAM minefield, 30 points',
    ]);
    const before = { hex: 1, kind: 'mines', label: '', words: 'before' } as const;
    expect(hexMarks([before], there, state).map(({ words }) => words)).toEqual([
      'before',
      ...minesIn(state).laid.map(nameOf),
    ]);
  });

  rule('MT-BASE-23', 'Infantry that ends its move among mines finds them; no other unit does', () => {
    const finds = (unit: number, aloft = false) => {
      const made = mined([{ hex: '0804', ...MINE }], {
        units: {
          Wolf: { mech: tough, at: '0804 S' },
          Bear: { mech: tough, at: '0815 N' },
          Foot: { mech: platoon('Foot'), at: '0804 S', side: 0, seat: 0 },
          Tank: { mech: vehicle('Tank'), at: '0804 S', side: 0, seat: 0 },
          Away: { mech: platoon('Away'), side: 0, seat: 0 },
          Near: { mech: platoon('Near'), at: '0805 S', side: 0, seat: 0 },
        },
      });
      if (aloft) flyAt(made.scene.state.units[unit], 2);
      made.scene.rolling([], () => moveEnds(made.scene.play, made.scene.field, unit));
      return made.scene.happened('mines-known').length;
    };
    expect([0, 2, 3, 4, 5].map((unit) => finds(unit))).toEqual([0, 1, 0, 0, 0]);
    expect(finds(2, true)).toBe(0);
  });
});

describe('Laying', () => {
  const opening = (plan: Plan = {}) =>
    (field(plan) as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
      [{ step: 'setup/opening' }],
      [],
    );

  rule('MT-BASE-05', 'Vibrabombs are set to 20 tons and more, in steps of 5, up to 100', () => {
    const made = opening();
    expect(made.choices('lay-mines', 'vibrabomb')).toEqual([
      20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100,
    ]);
    expect(made.choices('lay-mines')).toEqual(['conventional', 'vibrabomb']);
    expect(made.prompt).toBe('Where do you lay mines? 2 left');
    made.order({ type: 'lay-mines', kind: 'conventional', hex: '0505' });
    expect(made.prompt).toBe('Where do you lay mines? 1 left');
  });

  rule('MT-BASE-23', 'On dry ground that is not paved, and in no building', () => {
    const hexes = [
      '.',
      'l',
      'r',
      '.+rubble',
      '.+swamp',
      'p',
      '.+road',
      '~0',
      '~1',
      '~1+ice',
      '~1+bridge',
      'B2/1',
    ];
    const made = opening({
      map: hexes.join('\n'),
      units: { Wolf: { at: '0101 N' }, Bear: { at: '0102 N' } },
      options: { buildings: true },
    });
    expect(made.choices('lay-mines', 'conventional')).toEqual(['0101', '0102', '0103', '0104', '0105']);
  });

  test('A bot scatters them over the rows beside the middle, and steps aside where one lies', () => {
    const made = opening();
    const { state, field: there } = made.scene;
    const answer = (seat: 0 | 1, left: number) => answerLaying(there, state, { seat, left });
    const at = (hex: string) => ({ type: 'lay-mines', kind: 'conventional', hex });
    expect([answer(0, 2), answer(0, 1), answer(1, 2), answer(1, 3)]).toEqual([
      at('1108'),
      at('0608'),
      at('1310'),
      at('0310'),
    ]);
    knowOf(state, 0, { hex: made.scene.cell('1108'), ...MINE });
    expect([answer(0, 2), answer(1, 2)]).toEqual([at('1208'), at('1310')]);
    const wet = opening({ map: '~1 ~1\n~1 ~1', units: { Wolf: {}, Bear: {} } });
    expect(answerLaying(wet.scene.field, wet.scene.state, { seat: 0, left: 2 })).toEqual({
      type: 'mines-laid',
    });
  });
});

describe('Who sets them off', () => {
  const BOMB = { kind: 'vibrabomb', strength: 10, setting: 40 } as const;

  rule(
    'MT-PRE-16',
    'A vibrabomb feels a 50-ton unit on legs in the next hex, and not from farther off',
    () => {
      const far = comes(mined([{ hex: '0806', ...BOMB }]), 0, '0804');
      expect(far.scene.happened('mines-sprung')).toEqual([]);
      const near = comes(mined([{ hex: '0806', ...BOMB }]), 0, '0805');
      expect(near.scene.happened('mines-sprung')).toMatchObject([{ unit: 0, kind: 'vibrabomb', dice: [] }]);
      expect(near.scene.said('mines-sprung')).toEqual(['Wolf (Wolf) sets off mines in hex 0806.']);
      const light = { Wolf: { mech: mech('Wolf', { tons: 30 }), at: '0803 S' }, Bear: { at: '0815 N' } };
      expect(comes(mined([{ hex: '0804', ...BOMB }], { units: light }), 0, '0804').scene.events).toEqual([]);
    },
  );

  rule('MT-BASE-23', 'On a bridge nobody sets off what lies below', () => {
    const map = '. .\n. ~1+bridge\n. .';
    const units = { Wolf: { mech: tough, at: '0201 S' }, Bear: { at: '0103 N' } };
    const made = comes(mined([{ hex: '0202', ...MINE }], { map, units }), 0, '0202');
    expect(made.damage('Wolf')).toBe(0);
  });

  rule('MT-BASE-23', 'Whoever is lost to one field sets off no other, and beside it nobody does', () => {
    const units = {
      Foot: { mech: platoon('Foot', { troopers: 8 }), at: '0803 S' },
      Bear: { mech: tough, at: '0815 N' },
    };
    const fields = [
      { hex: '0804', ...MINE },
      { hex: '0804', kind: 'thunder', strength: 10 },
      { hex: '0805', ...MINE },
    ] as const;
    const made = comes(mined(fields, { units }), 0, '0804', mine(6, 1));
    expect([made.scene.unit('Foot').loss, made.scene.happened('mines-sprung').length]).toEqual([
      'troopers',
      1,
    ]);
  });

  rule('MT-PRE-16', 'Outside the Movement Phase nobody rolls to stay up at once', () => {
    const made = mined([{ hex: '0804', kind: 'fascam', strength: 30 }]);
    const { state, play } = made.scene;
    state.phase = 'physical';
    state.units[0].hex = made.scene.cell('0804');
    made.scene.rolling([mine(6, 6), location(1)], () =>
      arriveIn(play, 0, { how: 'moved', from: made.scene.cell('0803'), byRoad: false }),
    );
    expect([made.damage('Wolf'), made.scene.unit('Wolf').prone]).toEqual([30, false]);
    expect(made.scene.said('mines-sprung')).toEqual(['Wolf (Wolf) sets off mines in hex 0804 (12).']);
  });

  test('Bots fear a field that they know of: by its chance, or by the weight that it is set to', () => {
    const tons = (mass: number) => mech('Wolf', { tons: mass });
    const risk = (unit: 'heavy' | 'light' | 'tank', kind: Minefield['kind']) => {
      const file = { heavy: tons(50), light: tons(30), tank: vehicle('Wolf') }[unit];
      const made = field({ units: { Wolf: { mech: file, at: '0803 S' }, Bear: { at: '0815 N' } } });
      const { state, field: there } = made.scene;
      const hex = made.scene.cell('0804');
      const vibrabomb = kind === 'vibrabomb' && { setting: 40 };
      knowOf(state, 0, { hex, kind, strength: 12, ...vibrabomb });
      return there.plugged.riskOfHex!(0, there, state, 0, hex);
    };
    expect([risk('heavy', 'thunder'), risk('tank', 'thunder')]).toEqual([7, 7]);
    expect([risk('heavy', 'vibrabomb'), risk('light', 'vibrabomb'), risk('tank', 'vibrabomb')]).toEqual([
      12, 0, 0,
    ]);
  });
});

describe('Clearing', () => {
  const two = () =>
    mined([{ hex: '0804', ...MINE }], {
      units: {
        Foot: { mech: platoon('Foot'), at: '0804 S' },
        Bear: { mech: tough, at: '0815 N' },
        Team: { mech: platoon('Team'), at: '0804 S', side: 0, seat: 0 },
        Idle: { mech: platoon('Idle'), at: '0805 S', side: 0, seat: 0 },
      },
    });

  rule(
    'MT-PRE-16',
    'Each platoon rolls for itself; where the mines are gone the next has nothing to do',
    () => {
      const cleared = (a: number, b: number, ...more: Roll[]) => {
        const made = two();
        const { state, play } = made.scene;
        for (const unit of [0, 2]) state.units[unit].thisTurn.marks = { sweeping: true };
        made.scene.rolling([['clearing mines', a, b], ...more], () => clear(play));
        return made;
      };
      expect(cleared(5, 5).scene.said('mines-swept')).toEqual([
        'Foot clears mines, rolls 10: the hex is clear.',
      ]);
      const again = cleared(4, 5, ['clearing mines', 1, 1]);
      expect(again.scene.said('mines-swept')).toEqual([
        'Foot clears mines, rolls 9: nothing happens.',
        'Team clears mines, rolls 2: they go off.',
      ]);
      // In the open 12 of them.
      expect([again.scene.unit('Foot').structure[0], again.scene.unit('Team').structure[0]]).toEqual([
        28, 16,
      ]);
    },
  );

  test('It shows who clears mines, and nobody else', () => {
    const made = two();
    const { state, field: there } = made.scene;
    state.units[0].thisTurn.marks = { sweeping: true };
    const told = (unit: number) => there.plugged.states!([], there, state, unit);
    expect([told(0), told(2)]).toEqual([['clearing mines'], []]);
    const why = (unit: number) => there.plugged.whyNoAttack!(null, state, unit, 'fire')?.rule ?? null;
    expect([why(0), why(2)]).toEqual(['MT-PRE-16', null]);
  });

  rule(
    ['MT-PRE-33', 'MT-PRE-16'],
    'Mines are cleared before weapon attacks; without that phase before the heat',
    () => {
      const { plugged } = field().scene.field;
      const order = (...steps: string[]) =>
        plugged.sequence!(steps.map((step) => ({ step })) as never).map(({ step }) => step);
      expect(order('initiative', 'movement', 'weapon', 'physical', 'heat')).toEqual([
        'initiative',
        'movement',
        'mines/clear',
        'weapon',
        'physical',
        'heat',
      ]);
      expect(order('duel/begin', 'heat', 'end')).toEqual(['duel/begin', 'mines/clear', 'heat', 'end']);
    },
  );
});
