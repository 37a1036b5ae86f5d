import { rule } from '@ironfield/conformance/rule.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { expect } from 'vitest';
import { options as register } from '../../options.ts';
import { isBlocked, sightBetween } from '../../rules/sight/line-of-sight.ts';
import { duel } from '../../testing/duel.ts';
import { march } from '../../testing/march.ts';
import { mech, scene } from '../../testing/scene.ts';
import { piloting } from '../../testing/table.ts';
import { before, footingIn, heatIn, jumper, lane, mpInto } from '../../testing/terrain.ts';

const table = { 'expanded-terrain-table': true };
const soft = { ...table, 'bog-down': true };

rule(
  ['MT-TER-01', 'MT-TER-02'],
  'Heavy woods with mud: 4 MP, +2 to hit, piloting +1, and one may get stuck',
  () => {
    const options = { ...soft, 'condition-mud': true };
    expect(mpInto(options, 'H+mud')).toBe(4);
    expect(footingIn(options, 'H+mud')).toEqual([1, 1]);
    expect(footingIn(options, 'H')).toEqual([0, 0]);
    const made = scene({
      map: lane('.', 'H+mud'),
      units: { Wolf: { at: '0202 N' }, Bear: { at: '0301' } },
      options,
    });
    expect(made.field.haze[made.cell('0202')]).toBe(2);
  },
);

const every = {
  ...soft,
  'terrain-jungle': true,
  'terrain-tundra': true,
  'terrain-sand': true,
  'condition-mud': true,
  'condition-deep-snow': true,
  'condition-rapids': true,
};

rule('MT-TER-02', 'The piloting column asks for no roll by itself', () => {
  for (const hex of ['s', 'j', 'J', '.+mud', 's+mud', '~0+rapids'])
    before(every, hex).order({
      type: 'move',
      unit: 'Wolf',
      mode: 'walk',
      to: '0202',
      facing: 'N',
      more: false,
    });
});

rule('MT-TER-02', 'Ground and conditions add up, however many of them lie in a hex', () => {
  const of = (hex: string) => [mpInto(every, hex), ...footingIn(every, hex)];
  expect(of('s+mud')).toEqual([2, 2, 2]);
  expect(of('j+mud')).toEqual([4, 2, 2]);
  expect(of('.+mud+deep-snow')).toEqual([3, 2, 2]);
  expect(of('t+mud+deep-snow')).toEqual([3, 3, 3]);
  // What has no figure of its own takes none away.
  expect(of('s+rubble')).toEqual([2, 1, 1]);
  // Rain comes on top of it all.
  expect(footingIn({ ...every, 'weather-rainfall': 'heavy' }, 's+mud')).toEqual([3, 3]);
  expect(before(every, 'Q+mud').choices('move', 'Wolf', 'walk')).not.toContain('0202');
});

rule('MT-TER-02', 'They change the roll that water asks for, and add no roll to it', () => {
  const made = before(every, '~1+mud').move('Wolf', 'walk', '0202 N', piloting(6, 6));
  // Depth 1: −1, and mud: +1.
  expect(made.scene.happened('piloting-roll').map(({ number }) => number.total)).toEqual([5]);
});

rule('MT-TER-02', 'To those who fire through it, or into it, a hex is what grows in it', () => {
  const number = (...hexes: string[]) =>
    duel({ options: every, hexes: ['.', ...hexes] }).toHit('Medium Laser').total;
  const base = number('.', '.', '.');
  const adds = (...hexes: string[]) => number(...hexes) - base;
  expect([
    adds('j', '.', '.'),
    adds('j+mud', 'l', '.'),
    adds('.', '.', 'J+mud'),
    adds('j', '.', 'J'),
  ]).toEqual([1, 2, 2, 3]);
  expect(adds('.+mud', 's', 't+deep-snow')).toBe(0);
});

rule('MT-TER-03', 'Jungle: 3 and 4 MP, piloting +1 and +2; the ultra-heavy kind is closed to Mechs', () => {
  const options = { ...table, 'terrain-jungle': true };
  expect([mpInto(options, 'j'), mpInto(options, 'J')]).toEqual([3, 4]);
  expect([footingIn(options, 'j')[0], footingIn(options, 'J')[0], footingIn(options, 'Q')[0]]).toEqual([
    1, 2, 3,
  ]);
  expect(before(options, 'Q').choices('move', 'Wolf', 'walk')).not.toContain('0202');
  const sees = (...hexes: string[]) => {
    const { field, cell } = looking(options, ...hexes);
    return !isBlocked(sightBetween(field, cell('0201'), false, cell(`020${hexes.length + 2}`), false));
  };
  expect([sees('j', 'j'), sees('j', 'j', 'j'), sees('J'), sees('J', 'j'), sees('Q')]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

const looking = (options: object, ...hexes: string[]) => {
  const made = scene({
    map: lane('.', ...hexes),
    units: { Wolf: { at: '0201 S' }, Bear: { at: '0101' } },
    options: options as Record<string, boolean>,
  });
  return { field: made.field, cell: (hex: string) => made.cell(hex) };
};

rule(
  'MT-TER-07',
  'Ultra-heavy woods: closed, also to jumps; 3 levels high, and one hex of them blocks',
  () => {
    const options = { ...table, 'terrain-ultra-heavy-woods': true };
    const made = before(options, 'U');
    expect(made.choices('move', 'Wolf', 'walk')).not.toContain('0202');
    expect(made.choices('jump', 'Wolf')).not.toContain('0202');
    expect(made.choices('jump', 'Wolf')).toContain('0201');
    expect(made.scene.field.haze[made.scene.cell('0202')]).toBe(3);
    const over = (level: number, hex: string) => {
      const map = [`.${level}`, hex, `.${level}`, '.'].map((code) => `. ${code} .`).join('\n');
      const { field } = scene({ map, units: { A: { at: '0201' }, B: { at: '0101' } }, options });
      const at = (number: string) => field.board.cells.get(number)!;
      return !isBlocked(sightBetween(field, at('0201'), false, at('0203'), false));
    };
    // A 'Mech on level 1 is as high as heavy woods are, and one level below the tops of these.
    expect([over(1, 'U'), over(2, 'U'), over(1, 'H')]).toEqual([false, true, true]);
  },
);

rule('MT-TER-09', 'Sand: 1 MP and piloting +1', () => {
  const options = { ...table, 'terrain-sand': true };
  expect(mpInto(options, 's')).toBe(1);
  expect(footingIn(options, 's')).toEqual([1, 1]);
});

rule(['MT-TER-08', 'MT-COND-08'], 'Tundra: 1 MP, piloting +1; Piloting 5 needs 4 not to get stuck', () => {
  const options = { ...soft, 'terrain-tundra': true };
  expect(mpInto(options, 't')).toBe(1);
  expect(footingIn(options, 't')).toEqual([1, 1]);
  const walk = (a: number, b: number) =>
    before(options, 't').move('Wolf', 'walk', '0202 N', piloting(a, b)).scene;
  expect(walk(1, 2).happened('stuck')).toHaveLength(1);
  expect(walk(1, 3).happened('stuck')).toHaveLength(0);
  expect(walk(1, 3).happened('piloting-roll')[0].number).toTotal(4);
});

rule('MT-COND-08', 'Who got stuck in tundra jumps out without a roll; jumpers never get stuck there', () => {
  const options = { ...soft, 'terrain-tundra': true };
  const map = lane('.', 't');
  const bear = { at: '0301 N' };
  const held = { at: '0202 N', mech: jumper, state: { marks: { stuckIn: 4 } } };
  const made = march({ map, units: { Wolf: held, Bear: bear }, options }, 0, piloting(1, 1));
  expect(made.orders).toEqual(['still', 'jump']);
  made.order({ type: 'jump', unit: 'Wolf', to: '0203', facing: 'N' });
  const landed = before(options, 't').order({ type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' });
  expect(landed.scene.happened('stuck')).toEqual([]);
});

rule('MT-COND-06', 'Mud: 1 MP more and piloting +1; only deep mud holds, and only with bog-down', () => {
  const dry = { 'condition-mud': true };
  expect([mpInto(dry, 'r+mud'), mpInto(dry, 'r+deep-mud')]).toEqual([3, 3]);
  expect([footingIn(dry, '.+mud'), footingIn(dry, '.+deep-mud')]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  before(dry, '.+deep-mud').move('Wolf', 'walk', '0201 N');
  before({ ...dry, 'bog-down': true }, '.+mud').move('Wolf', 'walk', '0201 N');
  const made = before({ ...dry, 'bog-down': true }, '.+deep-mud').move(
    'Wolf',
    'walk',
    '0201 N',
    piloting(1, 2),
  );
  expect(made.scene.happened('stuck')).toHaveLength(1);
});

rule(
  'MT-COND-02',
  'Deep snow: 1 MP more, piloting +1, a roll at −1, and a heat sink in a leg cools by 1',
  () => {
    const options = { ...soft, 'condition-deep-snow': true };
    expect(mpInto(options, 'l+deep-snow')).toBe(3);
    expect(footingIn(options, '.+deep-snow')).toEqual([1, 1]);
    before(options, '.+deep-snow').move('Wolf', 'walk', '0201 N', piloting(1, 3));
    const cooled = mech('Cooled', { slots: { LL: ['Heat Sink'] } });
    expect([heatIn(options, '.', cooled), heatIn(options, '.+deep-snow', cooled)]).toEqual([5, 4]);
    expect(heatIn(options, '.+deep-snow')).toBe(5);
  },
);

rule('MT-COND-07', 'Rapids: 1 MP more and piloting +2 on top of the water', () => {
  const options = { 'condition-rapids': true };
  expect(mpInto(options, '~1+rapids')).toBe(2 + 1 + 1);
  const made = before(options, '~1+rapids').move('Wolf', 'walk', '0202 N', piloting(3, 3));
  expect(made.scene.happened('piloting-roll')[0].number).toTotal(5 - 1 + 2);
});

rule('MT-TER-01', 'Who wants tundra must take the table and the rules of bogging down with it', () => {
  const why = (options: Record<string, boolean>) => {
    const result = resolveOptions(register, options);
    return result.ok ? [] : result.error.map(({ message }) => message);
  };
  expect(why({ 'terrain-tundra': true, 'bog-down': true })).toEqual([
    'Option "terrain-tundra" needs option "expanded-terrain-table"',
  ]);
  expect(why({ ...soft, 'terrain-tundra': true })).toEqual([]);
});

rule('MT-TER-07', 'A target in ultra-heavy woods is at +3', () => {
  const options = { ...table, 'terrain-ultra-heavy-woods': true };
  const number = (hex: string) => duel({ options, hexes: ['.', hex] }).toHit('Medium Laser').total;
  expect([number('.'), number('H'), number('U')]).toEqual([4, 6, 7]);
});
