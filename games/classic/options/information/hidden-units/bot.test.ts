import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../../testing/bot.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { answerEmerge } from './bot.ts';
import { hideAt } from './hiding.ts';

const gun = mech('Wolf', { armor: 20, slots: { CT: ['Medium Laser'], RA: ['Large Laser', 'Large Laser'] } });
const options = { 'hidden-units': true };
const MAP = Array.from({ length: 15 }, (_, row) => (row === 6 ? 'l '.repeat(9) : '. '.repeat(9))).join('\n');

/** Three of a side are set up in these hexes, with so many hidden already. */
function settingUp(hidden: number, ...hexes: string[]) {
  const friends = ['Ann', 'Ben', 'Cyd'].map((name) => [name, { mech: gun, side: 0 as const, seat: 0 }]);
  const made = scene({
    map: MAP,
    units: { ...Object.fromEntries(friends), Foe: { at: '0514 N', side: 1 } },
    options,
    setup: { deployment: [{ side: 0, count: 3, zones: [{ name: 'here', hexes }] }] },
  });
  for (let unit = 0; unit < hidden; unit++) hideAt(made.state.units[unit], unit, 0);
  made.state.agenda = [{ step: 'setup/place', seat: 0, index: 0, left: 3 - hidden }];
  return answerOf(made);
}

/** A hidden Wolf in the woods, and an enemy so many hexes ahead of it. */
function lying(range: number, phase: 'movement' | 'weapon', turn: number, gunnery = 4) {
  const made = scene({
    map: MAP,
    units: {
      Wolf: { mech: gun, at: '0507 S', gunnery },
      Foe: { at: `05${String(7 + range).padStart(2, '0')} N` },
    },
    options,
  });
  const { hex, facing } = made.state.units[0];
  hideAt(made.state.units[0], hex, facing);
  made.state.turn = turn;
  return answerOf(new Melee(made).beginAt(phase, 0).scene);
}

describe('A bot with hidden units', () => {
  test('hides one in three in woods on the way to the enemy, and nobody elsewhere', () => {
    expect(settingUp(0, '0107', '0207', '0507', '0508')).toMatchObject({ type: 'hide', to: '0507' });
    expect(settingUp(0, '0507', '0508', '0101')).toMatchObject({ type: 'hide', to: '0507' });
    expect(settingUp(1, '0507', '0508', '0101')).toMatchObject({ type: 'place' });
    expect(settingUp(0, '0508', '0509', '0510')).toMatchObject({ type: 'place' });
  });

  test('waits for somebody to come, and goes to look for him when nobody does', () => {
    expect(lying(3, 'movement', 9)).toMatchObject({ type: 'still', unit: 0 });
    expect(lying(8, 'movement', 2)).toMatchObject({ type: 'still', unit: 0 });
    const far = scene({
      map: `${MAP}\n${MAP}`,
      units: { Wolf: { mech: gun, at: '0507 S' }, Foe: { at: '0529 N' } },
      options,
    });
    const { hex, facing } = far.state.units[0];
    hideAt(far.state.units[0], hex, facing);
    far.state.turn = 9;
    expect(answerOf(new Melee(far).beginAt('movement', 0).scene).type).not.toBe('still');
  });

  test('gives itself away for shots that are likely to hit', () => {
    expect(lying(2, 'weapon', 2)).toMatchObject({ type: 'fire', unit: 0 });
    expect(lying(8, 'weapon', 2, 7)).toEqual({ type: 'hold', unit: 0, twist: 0 });
  });

  test('fires at whoever comes upon it', () => {
    const made = scene({
      map: MAP,
      units: { Wolf: { mech: gun, at: '0507 S' }, Foe: { at: '0510 N' } },
      options,
    });
    const { hex, facing } = made.state.units[0];
    hideAt(made.state.units[0], hex, facing);
    const game = new Melee(made).beginAt('movement', 1);
    game.order({ type: 'move', unit: 'Foe', mode: 'walk', to: '0508', facing: 'N', more: false });
    expect(answerOf(made)).toMatchObject({ type: 'fire', unit: 0, target: 1 });
  });

  test('comes out where everybody acts by itself, when an enemy is near or nobody comes', () => {
    const made = scene({ map: MAP, units: { Wolf: { at: '0502 S' }, Foe: { at: '0514 N' } }, options });
    hideAt(made.state.units[0], made.cell('0502'), 3);
    const at = (turn: number) => answerEmerge(made.field, { ...made.state, turn }, { seat: 0 }).type;
    expect([at(2), at(6)]).toEqual(['stay-hidden', 'come-out']);
    made.put('Foe', '0511 N');
    expect(at(2)).toBe('come-out');
  });

  /** A single unit of a side of three is set up on a map of 31 by 31 hexes, in one of these. */
  const wide = (map: string, ...hexes: string[]) => {
    const friends = ['Ann', 'Ben', 'Cyd'].map((name) => [name, { mech: gun, side: 0 as const, seat: 0 }]);
    const made = scene({
      map,
      units: { ...Object.fromEntries(friends), Foe: { at: '0101 N', side: 1 } },
      options,
      setup: { deployment: [{ side: 0, count: 3, zones: [{ name: 'here', hexes }] }] },
    });
    made.state.agenda = [{ step: 'setup/place', seat: 0, index: 0, left: 3 }];
    return made;
  };
  const ground = (hex: string) => Array.from({ length: 31 }, () => `${hex} `.repeat(31)).join('\n');

  test('hides within eight hexes of the middle, as near to it as it can', () => {
    const at = (...hexes: string[]) => {
      const order = answerOf(wide(ground('l'), ...hexes));
      return order.type === 'hide' ? order.to : order.type;
    };
    // One more hex is where it would stand openly.
    expect(['0816', '1608', '1624', '2416'].map((hex) => at(hex, '1601'))).toEqual([
      '0816',
      '1608',
      '1624',
      '2416',
    ]);
    expect(['0716', '1607', '1625', '2516'].map((hex) => at(hex, '1601'))).toEqual(Array(4).fill('place'));
    expect([at('1610', '1612', '1609'), at('1614', '1618', '1609')]).toEqual(['1612', '1614']);
  });

  test('hides only in woods that nobody is in, and not on a road', () => {
    expect(answerOf(wide(ground('r'), '1616', '1617')).type).toBe('place');
    expect(answerOf(wide(ground('l+road'), '1616', '1617')).type).toBe('place');
    const taken = wide(ground('l'), '1616', '1612');
    taken.put('Ann', '1616 N');
    expect(answerOf(taken)).toMatchObject({ type: 'hide', to: '1612' });
  });

  test('waits for whom it sees within nine hexes, and otherwise until turn 6', () => {
    const row = (foe: string, turn: number, other?: string) => {
      const made = scene({
        map: Array.from({ length: 20 }, () => '. . .').join('\n'),
        units: {
          Wolf: { mech: gun, at: '0201 S' },
          Foe: { at: foe },
          ...(other !== undefined && { Other: { at: other, side: 1 as const, seat: 1 } }),
        },
        options,
      });
      hideAt(made.state.units[0], made.cell('0201'), 3);
      made.state.turn = turn;
      return answerOf(new Melee(made).beginAt('movement', 0).scene).type;
    };
    expect([row('0220 N', 5), row('0220 N', 6)]).toEqual(['still', 'move']);
    expect([row('0210 N', 9), row('0211 N', 9)]).toEqual(['still', 'move']);
    expect(row('0210 N', 9, '0220 N')).toBe('still');
  });

  test('does as ever where nobody hides', () => {
    const units = { Wolf: { mech: gun, at: '0501 S' }, Foe: { at: '0514 N' } };
    expect(answerOf(new Melee(scene({ map: MAP, units, options })).beginAt('movement', 0).scene).type).toBe(
      'move',
    );
  });

  test('says when it cannot fire at who came upon it', () => {
    const ahead = mech('Wolf', { slots: { CT: ['Medium Laser'] } });
    const made = scene({
      map: MAP,
      units: { Wolf: { mech: ahead, at: '0507 N' }, Foe: { at: '0510 N' } },
      options: { ...options, 'concealed-information': true },
    });
    hideAt(made.state.units[0], made.state.units[0].hex, 0);
    const game = new Melee(made).beginAt('movement', 1);
    game.order({ type: 'move', unit: 'Foe', mode: 'walk', to: '0508', facing: 'N', more: false });
    expect([game.asked, answerOf(made)]).toEqual(['0 hidden/shot', { type: 'no-shot' }]);
  });

  test('comes out when one of several enemies is near, and is asked for that', () => {
    const made = scene({
      map: MAP,
      units: {
        Wolf: { mech: gun, at: '0502 S' },
        Foe: { at: '0515 N' },
        Far: { at: '0510 N', side: 1, seat: 1 },
      },
      options: { ...options, dueling: true },
    });
    hideAt(made.state.units[0], made.cell('0502'), 3);
    made.state.agenda = [{ step: 'hidden/emerge', seat: 0 }];
    expect(answerOf(made)).toEqual({ type: 'come-out', unit: 0 });
    made.put('Far', '0514 N');
    expect(answerOf(made)).toEqual({ type: 'stay-hidden' });
  });
});

test('A guess where somebody hides is a hex to hide in, if there is one, and leaves alone what is known', () => {
  const guess = (map: string, hex: number) => {
    const { field, state } = scene({
      map,
      units: { Wolf: { at: '0101 N' }, Bear: { at: '0202 N' } },
      options: { 'hidden-units': true },
    });
    const unit = { ...state.units[0], hex: -1, marks: { hidden: { hex, facing: 0 as const } } };
    const table = { units: [unit, state.units[1]] };
    return Array.from({ length: 12 }, (_, seed) => {
      const random = randomFrom(`guess ${seed}`);
      return field.plugged.guessed!(unit, field, table, 0, random).marks?.hidden?.hex;
    });
  };
  const woods = '. . .\n. . l\n. . .';
  expect(new Set(guess(woods, -1))).toEqual(new Set([5]));
  expect(new Set(guess('. . .\n. . .\n. . .', -1)).size).toBeGreaterThan(1);
  expect(new Set(guess(woods, 0))).toEqual(new Set([0]));
});

test('Who hides again is as forgotten as it was', () => {
  const { state } = scene({ units: { Wolf: { at: '0101 N' }, Bear: { at: '0202 N' } }, options });
  const [wolf, bear] = state.units;
  wolf.marks = { hidden: { hex: 3, facing: 0, isForgotten: true } };
  for (const unit of [wolf, bear]) hideAt(unit, 3, 2);
  expect([wolf.marks, bear.marks]).toEqual([
    { hidden: { hex: 3, facing: 2, isForgotten: true } },
    { hidden: { hex: 3, facing: 2 } },
  ]);
});
