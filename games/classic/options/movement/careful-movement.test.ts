import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { march } from '../../testing/march.ts';
import { falls, piloting } from '../../testing/table.ts';
import { footingIn, jumper, lane } from '../../testing/terrain.ts';
import { added } from '../../testing/weather.ts';

const fog = { 'careful-movement': true, 'weather-fog': true };
const ice = { 'careful-movement': true, 'condition-ice': true };

const walk = (options: Record<string, boolean>, ...hexes: string[]) =>
  march({
    map: lane(...hexes),
    units: { Wolf: { at: `020${hexes.length + 1} N`, mech: jumper }, Bear: { at: '0301 N' } },
    options,
  });

rule(['MT-WX-11', 'MT-WX-07'], 'With care a hex costs 2 MP more in fog, and asks for no roll', () => {
  const made = walk(fog, '.', '.');
  const { total, lines } = made.mpTo('Wolf', 'walk', '0202');
  expect(total).toBe(3);
  expect(lines.at(-1)).toEqual({ value: 2, reason: 'Care in fog', rule: 'MT-WX-11', kind: 'add' });
  expect(made.choices('move', 'Wolf', 'walk')).not.toContain('0201');
  made.move('Wolf', 'walk', '0202 N');
  expect(made.scene.happened('moved')[0].mp).toTotal(3);
  expect(made.scene.unit('Wolf').mpLeft).toBe(1);
});

rule(['MT-WX-11', 'MT-COND-05'], 'On treacherous ice it is 1 MP, and any roll there is at +4', () => {
  const made = walk(ice, '.', '.+ice');
  expect(made.mpTo('Wolf', 'walk', '0202')).toTotal(2);
  expect(footingIn(ice, '.+ice')).toEqual([4, 4]);
  expect(footingIn(ice, '.')).toEqual([0, 0]);
  expect(walk({ ...fog, ...ice }, '.', '.+ice').mpTo('Wolf', 'walk', '0202')).toTotal(3);
});

rule('MT-WX-11', 'Backward it is paid for the hex behind', () => {
  const made = march({
    map: lane('.', '.+ice'),
    units: { Wolf: { at: '0203 S', mech: jumper }, Bear: { at: '0301 N' } },
    options: ice,
  }).move('Wolf', 'walk', '0202 S');
  expect(made.scene.unit('Wolf').mpLeft).toBe(4 - 1 - 1);
  // Whichever way it faces.
  const behind = { N: '0303', NE: '0202', SE: '0201', S: '0301', SW: '0401', NW: '0402' };
  for (const [facing, hex] of Object.entries(behind)) {
    const misty = march({
      map: '. . . . .\n'.repeat(4),
      units: { Wolf: { at: `0302 ${facing}`, mech: jumper }, Bear: { at: '0101 N' } },
      options: fog,
    }).move('Wolf', 'walk', `${hex} ${facing}`);
    expect([facing, misty.scene.unit('Wolf').mpLeft]).toEqual([facing, 4 - 3]);
  }
  // What nobody enters nobody enters with care.
  const wall = march({
    map: lane('.', '.3'),
    units: { Wolf: { at: '0203 S', mech: jumper }, Bear: { at: '0301 N' } },
    options: ice,
  });
  expect(wall.choices('move', 'Wolf', 'walk')).not.toContain('0202');
});

rule(
  'MT-WX-11',
  'At full speed nothing is paid: a roll after the first hex, then for what is not clear',
  () => {
    const made = walk(fog, 'l', '.', '.', '.');
    made.order({ type: 'full-speed', unit: 'Wolf', mode: 'walk' });
    made.move('Wolf', 'walk', '0202 N', piloting(3, 2));
    expect(made.scene.unit('Wolf').hexesMoved).toBe(3);
    const far = walk(fog, '.', 'l', '.');
    far.order({ type: 'full-speed', unit: 'Wolf', mode: 'walk' });
    far.move('Wolf', 'walk', '0202 N', piloting(3, 2), piloting(3, 3));
    const slope = walk(fog, '.1', '.');
    slope.order({ type: 'full-speed', unit: 'Wolf', mode: 'walk' });
    slope.move('Wolf', 'walk', '0201 N', piloting(3, 2), piloting(3, 3));
  },
);

rule('MT-WX-11', 'Who fails at full speed falls at once', () => {
  const made = walk(fog, '.', '.');
  made.order({ type: 'full-speed', unit: 'Wolf', mode: 'run' });
  made.order({ ...made.leg('Wolf', 'run', '0201 N'), more: false }, piloting(2, 2), ...falls(1, [3, 4]));
  expect(made.scene.unit('Wolf').hex).toBe(made.scene.cell('0202'));
  expect(made.scene.unit('Wolf').prone).toBe(true);
  const slick = walk(ice, '.', '.+ice');
  slick.order({ type: 'full-speed', unit: 'Wolf', mode: 'walk' });
  slick.move('Wolf', 'walk', '0202 N', piloting(4, 5));
  expect(slick.scene.happened('piloting-roll')[0].number).toTotal(5 + 4);
});

rule('MT-WX-11', 'Where there is nothing to be careful of nobody is asked', () => {
  expect(walk(ice, '.', '.').orders).not.toContain('full-speed');
  expect(walk(fog, '.', '.').orders).toContain('full-speed');
});

rule('MT-WX-07', 'In fog lasers are at +1, what is thrown is not; who jumps into woods rolls', () => {
  expect(added(fog)).toEqual([1, 0, 0]);
  const jump = { type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' } as const;
  walk(fog, '.', '.').order(jump);
  const light = walk(fog, '.', 'l').order(jump, piloting(2, 3));
  expect(light.scene.happened('piloting-roll')[0].number).toTotal(5);
  const heavy = walk(fog, '.', 'H');
  heavy.order(jump, piloting(2, 3), ...falls(1, [3, 4], [3, 4]));
  expect(heavy.scene.happened('piloting-roll')[0].number).toTotal(6);
  // From one level: twice the weight.
  expect(heavy.scene.happened('fell')[0].damage).toTotal(10);
});

rule('MT-WX-11', 'Who has no MP left has no speed to choose', () => {
  expect(walk(fog, '.', '.').orders).toContain('full-speed');
  const spent = march({
    map: lane('.', '.'),
    units: { Wolf: { at: '0203 N', mech: jumper, state: { mpOwed: 9 } }, Bear: { at: '0301 N' } },
    options: fog,
  });
  expect(spent.orders).not.toContain('full-speed');
  // With one leg it goes one hex, and does not run.
  const lame = march({
    map: lane('.', '.'),
    units: { Wolf: { at: '0203 N', mech: jumper }, Bear: { at: '0301 N' } },
    options: fog,
  });
  lame.harm('Wolf', 'LL');
  expect(lame.choices('full-speed', 'Wolf')).toEqual(['walk']);
  expect(lame.orders).toContain('full-speed');
});

rule(['MT-WX-11', 'CBT-SCN-17'], 'The first hex of whoever comes over the edge takes care, too', () => {
  const made = march({
    map: '. . .\n'.repeat(4),
    units: { Wolf: { mech: jumper, enters: { turn: 1, edge: 'west' } }, Bear: { at: '0301 N' } },
    options: fog,
  });
  expect(made.mpTo('Wolf', 'walk', '0102')).toTotal(3);
  made.move('Wolf', 'walk', '0102 SE');
  expect(made.scene.unit('Wolf').mpLeft).toBe(1);
});
