import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

const far = { at: '1517 N' };
const jumper = (name: string, walk = 4) =>
  mech(name, { walk, slots: { LL: ['2 x Jump Jet'], RL: ['2 x Jump Jet'], CT: ['Jump Jet'] } });

rule('CBT-MOV-01', 'One mode for the whole turn: who has begun to walk goes on walking', () => {
  const game = march({ units: { Wolf: { at: '0810 N' }, Bear: far } });
  expect(game.choices('move', 'Wolf')).toEqual(['walk', 'run']);
  game.order(game.leg('Wolf', 'walk', '0809 N'));
  expect(game.asked).toBe('0 movement/continue');
  expect(game.choices('move', 'Wolf')).toEqual(['walk']);
  expect(game.refusedMove('Wolf', 'run', '0808 N')).toBe('CBT-MOV-01');
  expect(game.refusal({ type: 'jump', unit: 'Wolf', to: '0808', facing: 'N' }).code).toBe('illegal');
  game.move('Wolf', 'walk', '0808 NE');
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'walk', mpLeft: 1, hexesMoved: 2, acted: true });
  expect(game.asked).toBe('1 movement/move');
});

rule('CBT-MOV-01', 'Going on is only a choice as long as MP are left', () => {
  const game = march({ units: { Wolf: { at: '0810 N' }, Bear: far } });
  expect(game.choices('move', 'Wolf', 'walk', '0807', 'N')).toEqual([false, true]);
  expect(game.choices('move', 'Wolf', 'walk', '0806', 'N')).toEqual([false]);
  expect(game.refusal(game.leg('Wolf', 'walk', '0806 N')).path).toBe('more');
  game.order(game.leg('Wolf', 'walk', '0807 N')).order({ type: 'stop', unit: 'Wolf' });
  expect(game.scene.unit('Wolf')).toMatchObject({ mpLeft: 1, acted: true });
});

rule(['CBT-MOV-06', 'CBT-SEQ-03'], 'Standing still changes nothing and uses the activation', () => {
  const game = march({ units: { Wolf: { at: '0810 N' }, Bear: far } });
  game.still('Wolf');
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'still', facing: 0, hexesMoved: 0, acted: true });
  expect(game.asked).toBe('1 movement/move');
  expect(game.refusal({ type: 'still', unit: 'Wolf' }).rule).toBe('CBT-SEQ-03');
});

rule(['CBT-SEQ-03', 'CBT-MOV-06'], 'Who is shut down or unconscious can only be left where he is', () => {
  const game = march({
    units: {
      Wolf: { mech: jumper('Wolf'), at: '0810 N', state: { knockedOut: 1 } },
      Cub: { side: 0, at: '0812 N' },
      Bear: far,
    },
  });
  expect(game.choices('still')).toEqual([0, 1]);
  for (const type of ['move', 'drop'] as const) expect(game.choices(type)).toEqual([1]);
  expect(game.refusedMove('Wolf', 'walk', '0809 N')).toBe('CBT-SEQ-03');
  expect(game.refusal({ type: 'jump', unit: 'Wolf', to: '0809', facing: 'N' }).rule).toBe('CBT-SEQ-03');
});

rule(['CBT-MOV-07', 'CBT-MOV-08'], 'Walking and running go as far as their MP', () => {
  const game = march({ units: { Wolf: { at: '0810 N' }, Bear: far } });
  expect(game.refusedMove('Wolf', 'walk', '0805 N')).toBe('CBT-MOV-02');
  expect(game.refusedMove('Wolf', 'run', '0803 N')).toBe('CBT-MOV-02');
  game.move('Wolf', 'run', '0804 N');
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'run', mpLeft: 0, hexesMoved: 6 });
  expect(game.scene.happened('moved')[0]).toMatchObject({ mode: 'run', mp: { total: 6 }, hexesMoved: 6 });
});

rule(['CBT-MOV-02', 'CBT-MOV-05'], 'The menu says what a hex costs and why, and how many hexes count', () => {
  const game = march({
    map: `
      . . l1 . .
      . . .  . .
      . . .  . .`,
    units: { Wolf: { at: '0203 N' }, Bear: { at: '0503 N' } },
  });
  const { total, lines } = game.mpTo('Wolf', 'run', '0301');
  expect(total).toBe(6);
  expect(lines.map(({ value, reason, rule: id }) => [value, reason, id])).toEqual([
    [1, 'Enter 0202, clear', 'CBT-MOV-02'],
    [1, 'Enter 0201, clear', 'CBT-MOV-02'],
    [1, 'Turn 1 hexside', 'CBT-MOV-05'],
    [2, 'Enter 0301, light woods', 'CBT-MOV-02'],
    [1, '1 level up', 'CBT-MOV-02'],
  ]);
  expect(game.describe('move', 'Wolf', 'run', '0301')).toBe('0301, 3 hexes moved');
});

rule('CBT-MOV-08', 'Nobody runs into water, and the menu says so', () => {
  const game = march({
    map: '.\n~1\n.\n.',
    units: { Wolf: { at: '0101 S' }, Bear: { at: '0104 N' } },
  });
  expect(game.refusedMove('Wolf', 'run', '0102 S')).toBe('CBT-MOV-08');
  game.move('Wolf', 'walk', '0102 S', piloting(2, 2));
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: false, mpLeft: 1 });
});

rule('CBT-MOV-08', 'A damaged hip or gyro asks for a roll at the end of a run, not of a walk', () => {
  const limping = () => {
    const game = march({ units: { Wolf: { at: '0810 N' }, Bear: far } });
    return game.harm('Wolf', 'LL', 'hip');
  };
  limping().move('Wolf', 'walk', '0808 N');
  const safe = limping().move('Wolf', 'run', '0808 N', piloting(3, 4));
  expect(safe.asked).toBe('1 movement/move');
  const down = limping().move('Wolf', 'run', '0809 N', piloting(3, 3), ...falls(1, [3, 4]));
  // 3 MP to run with, 1 spent: 2 are left to get up with.
  expect(down.asked).toBe('0 movement/continue');
  expect(down.scene.unit('Wolf')).toMatchObject({ prone: true, mpLeft: 2 });
  down.order({ type: 'stand', unit: 'Wolf', mode: 'run', facing: 'S', more: false }, piloting(6, 6));
  // The roll for running is made once.
  expect(down.scene.unit('Wolf')).toMatchObject({ prone: false, facing: 3, heatBuilt: 1, acted: true });
});

rule('CBT-PSR-04', 'A first gyro hit asks for the roll at the end of a run, too, whatever its legs', () => {
  const game = march({ units: { Wolf: { at: '0810 N' }, Bear: far } });
  game.harm('Wolf', 'CT', 'gyro');
  game.order(game.leg('Wolf', 'run', '0809 N'));
  expect(game.scene.happened('piloting-roll')).toEqual([]);
  game.order({ type: 'stop', unit: 'Wolf' }, piloting(4, 4));
  expect(game.scene.happened('piloting-roll')[0]).toMatchObject({ reason: 'run', number: { total: 8 } });
});

const MARSH = '.\n.\nH\n~2\n.2';

rule('CBT-MOV-10', 'With 1 MP the hex ahead can always be entered, and counts as run', () => {
  const slow = mech('Snail', { walk: 1 });
  const game = march({ map: MARSH, units: { Snail: { mech: slow, at: '0102 S' }, Bear: { at: '0105 N' } } });
  expect(game.refusedMove('Snail', 'walk', '0103 S')).toBe('CBT-MOV-02');
  game.order({ type: 'minimum', unit: 'Snail' });
  expect(game.scene.unit('Snail')).toMatchObject({ mode: 'run', hexesMoved: 1, mpLeft: 0, acted: true });
  expect(game.scene.happened('moved')[0].mp).toMatchObject({ total: 1 });
});

rule('CBT-MOV-10', 'Even into water, which nobody runs into, with the roll that it costs', () => {
  const game = march({ map: MARSH, units: { Wolf: { at: '0103 S' }, Bear: { at: '0105 N' } } });
  // 4 MP to walk with are not enough for 1 + 3 + 2 levels.
  game.order({ type: 'minimum', unit: 'Wolf' }, piloting(1, 4));
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'run', prone: false });
});

rule(
  'CBT-MOV-10',
  'Not where one can walk or run, nor up a cliff, upon anybody, after a turn or without MP',
  () => {
    const plan = (at: string, walk = 1, state = {}) => ({
      map: '. .3 .\n. . .\n. . H\n. H .',
      units: { Snail: { mech: mech('Snail', { walk }), at, state }, Bear: { at: '0303 N' } },
    });
    const offered = (...args: Parameters<typeof plan>) => march(plan(...args)).choices('minimum').length > 0;
    expect(offered('0203 S')).toBe(true);
    expect(offered('0203 S', 2)).toBe(false);
    expect(offered('0203 S', 0)).toBe(false);
    expect(offered('0202 N')).toBe(false);
    expect(offered('0302 S')).toBe(false);
    expect(offered('0203 S', 1, { mpOwed: 1 })).toBe(false);
    const turned = march(plan('0203 SE', 1));
    turned.order(turned.leg('Snail', 'run', '0203 S'));
    expect(turned.orders).not.toContain('minimum');
  },
);

rule('CBT-MOV-11', 'The prone turn where they lie, walking or running, and never jump', () => {
  const game = march({
    units: { Wolf: { mech: jumper('Wolf'), at: '0810 N', state: { prone: true } }, Bear: far },
  });
  expect(game.orders).toEqual(['still', 'move', 'stand']);
  expect(game.choices('move', 'Wolf', 'walk')).toEqual(['0810']);
  expect(game.choices('move', 'Wolf', 'walk', '0810')).toEqual([1, 2, 3, 4, 5]);
  expect(game.refusedMove('Wolf', 'walk', '0809 N')).toBe('CBT-MOV-11');
  game.move('Wolf', 'walk', '0810 S');
  expect(game.scene.unit('Wolf')).toMatchObject({ facing: 3, prone: true, mpLeft: 1, mode: 'walk' });
});

rule('CBT-MOV-11', 'Without gyro or leg they turn one hexside a turn', () => {
  const lying = (walk = 5) =>
    march({
      units: { Wolf: { mech: mech('Wolf', { walk }), at: '0810 N', state: { prone: true } }, Bear: far },
    });
  const spun = lying().harm('Wolf', 'CT', 'gyro').harm('Wolf', 'CT', 'gyro');
  expect(spun.orders).toEqual(['still', 'move']);
  expect(spun.choices('move', 'Wolf', 'run', '0810')).toEqual([1, 5]);
  expect(spun.choices('move', 'Wolf', 'walk', '0810', 'NE')).toEqual([false]);
  const lame = lying().harm('Wolf', 'LL');
  expect(lame.choices('move', 'Wolf')).toEqual(['walk']);
  expect(lame.choices('move', 'Wolf', 'walk', '0810')).toEqual([1, 5]);
  lame.move('Wolf', 'walk', '0810 NW');
  expect(lame.scene.unit('Wolf')).toMatchObject({ mode: 'walk', facing: 5, acted: true });
});

rule(
  'CBT-MOV-12',
  'Going prone is 1 MP, without roll or heat, and one may turn on the ground after it',
  () => {
    const game = march({ units: { Wolf: { at: '0810 N' }, Bear: far } });
    game.order(game.leg('Wolf', 'walk', '0809 N'));
    game.order({ type: 'drop', unit: 'Wolf', mode: 'walk', more: true });
    expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, facing: 0, mpLeft: 2, heatBuilt: 0 });
    game.move('Wolf', 'walk', '0809 NE');
    expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, facing: 1, mpLeft: 1, hexesMoved: 1 });
  },
);

rule('CBT-MOV-13', 'Each try to stand is 2 MP and 1 heat; on its feet the rest may be walked', () => {
  const game = march({ units: { Wolf: { at: '0810 N', state: { prone: true } }, Bear: far } });
  const stand = { type: 'stand', unit: 'Wolf', mode: 'run', facing: 'SE', more: true } as const;
  // A fall in the same hex, face down: 5 points in one group on a 'Mech of 50 tons.
  game.order(stand, piloting(1, 3), ...falls(4, [3, 4]));
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, facing: 3, mpLeft: 4, heatBuilt: 1 });
  game.order(stand, piloting(2, 3));
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: false, facing: 2, mpLeft: 2, heatBuilt: 2 });
  game.move('Wolf', 'run', '1011 SE');
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'run', hexesMoved: 2, acted: true });
});

rule('CBT-MOV-13', 'A pilot who is not asked to go on may still try again after a failure', () => {
  const game = march({ units: { Wolf: { at: '0810 N', state: { prone: true } }, Bear: far } });
  const stand = { type: 'stand', unit: 'Wolf', mode: 'walk', facing: 'N', more: false } as const;
  game.order(stand, piloting(1, 3), ...falls(1, [3, 4]));
  expect(game.asked).toBe('0 movement/continue');
  game.order(stand, piloting(1, 3), ...falls(1, [3, 4]));
  expect(game.asked).toBe('1 movement/move');
});

rule(['CBT-MOV-13', 'CBT-MOV-10'], 'On one leg the only MP buys one try at +5, which counts as a run', () => {
  const game = march({ units: { Wolf: { at: '0810 N', state: { prone: true } }, Bear: far } });
  game.harm('Wolf', 'LL');
  expect(game.choices('stand', 'Wolf')).toEqual(['run']);
  expect(game.choices('stand', 'Wolf', 'run', 'N')).toEqual([false]);
  game.order({ type: 'stand', unit: 'Wolf', mode: 'run', facing: 'S', more: false }, piloting(5, 5));
  expect(game.scene.unit('Wolf')).toMatchObject({
    mode: 'run',
    prone: false,
    facing: 3,
    mpLeft: 0,
    heatBuilt: 1,
  });
  expect(game.scene.happened('piloting-roll')[0].number).toTotal(10);
  // Once up it walks 1 MP a turn and cannot run.
  const up = march({ units: { Wolf: { at: '0810 N' }, Bear: far } }).harm('Wolf', 'LL');
  expect(up.choices('move', 'Wolf')).toEqual(['walk']);
});

rule(
  ['CBT-MOV-13', 'CBT-PSR-04'],
  'Standing up to run with a damaged hip asks for the roll of the run besides',
  () => {
    const lame = march({ units: { Wolf: { at: '0810 N', state: { prone: true } }, Bear: far } });
    lame.harm('Wolf', 'LL', 'hip');
    const stand = { type: 'stand', unit: 'Wolf', mode: 'run', facing: 'N', more: false } as const;
    lame.order(stand, piloting(6, 6), piloting(6, 6));
    expect(lame.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['stand', 'run']);
    // On one leg nobody has run.
    const oneLegged = march({ units: { Wolf: { at: '0810 N', state: { prone: true } }, Bear: far } });
    oneLegged.harm('Wolf', 'LL').harm('Wolf', 'RL', 'hip');
    oneLegged.order(stand, piloting(6, 6));
    expect(oneLegged.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['stand']);
  },
);

rule('CBT-MOV-08', 'A run that ends in the first hex of the map asks for its roll as any other', () => {
  const game = march({ units: { Wolf: { at: '0104 N' }, Bear: far } }).harm('Wolf', 'LL', 'hip');
  game.move('Wolf', 'run', '0101 N', piloting(6, 6));
  expect(game.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['run']);
});

rule('CBT-MOV-13', 'Nobody stands up without gyro, without legs or with less than 2 MP', () => {
  const lying = (walk = 4) =>
    march({
      units: { Wolf: { mech: mech('Wolf', { walk }), at: '0810 N', state: { prone: true } }, Bear: far },
    });
  expect(lying().harm('Wolf', 'CT', 'gyro').orders).toContain('stand');
  expect(lying().harm('Wolf', 'CT', 'gyro').harm('Wolf', 'CT', 'gyro').orders).not.toContain('stand');
  expect(lying().harm('Wolf', 'LL').harm('Wolf', 'RL').orders).toEqual(['still']);
  expect(lying(1).choices('stand', 'Wolf')).toEqual(['run']);
  expect(lying(0).orders).toEqual(['still']);
});

rule('CBT-MOV-17', 'One walks through friends, not through enemies, and stops with nobody', () => {
  const game = march({
    map: '.\n.\n.\n.\n.\n.',
    units: {
      Wolf: { at: '0105 N' },
      Cub: { side: 0, at: '0104 N' },
      Bear: { at: '0102 S', state: { prone: true } },
    },
  });
  expect(game.refusedMove('Wolf', 'walk', '0104 N')).toBe('CBT-MOV-17');
  expect(game.refusedMove('Wolf', 'walk', '0102 N')).toBe('CBT-MOV-17');
  expect(game.refusedMove('Wolf', 'run', '0101 N')).toBe('CBT-MOV-02');
  game.move('Wolf', 'walk', '0103 N');
  expect(game.scene.unit('Wolf').hexesMoved).toBe(2);
});

rule('CBT-MOV-19', 'Three hexes back and two ahead count as two, over several legs', () => {
  const fast = mech('Wolf', { walk: 6 });
  const game = march({ units: { Wolf: { mech: fast, at: '0808 N' }, Bear: far } });
  game.order(game.leg('Wolf', 'walk', '0811 N'));
  expect(game.scene.unit('Wolf')).toMatchObject({ hexesMoved: 3, heading: -1, mpLeft: 3 });
  game.order(game.leg('Wolf', 'walk', '0809 N'));
  expect(game.scene.unit('Wolf')).toMatchObject({ hexesMoved: 2, heading: 1, mpLeft: 1 });
  game.move('Wolf', 'walk', '0809 NE');
  expect(game.scene.unit('Wolf')).toMatchObject({ hexesMoved: 2, mpLeft: 0 });
});

rule('CBT-DSP-06', 'MP spent on a step aside are missing from the move', () => {
  const game = march({ units: { Wolf: { at: '0810 N', state: { mpOwed: 2 } }, Bear: far } });
  expect(game.refusedMove('Wolf', 'walk', '0807 N')).toBe('CBT-MOV-02');
  game.move('Wolf', 'walk', '0808 N');
  expect(game.scene.unit('Wolf').mpLeft).toBe(0);
});

rule('CBT-MOV-12', 'Going prone takes 1 MP of the mode that was chosen', () => {
  const game = march({
    units: { Wolf: { mech: mech('Wolf', { walk: 4 }), at: '0810 NE' }, Bear: { at: '0101 N' } },
  });
  game.order({ type: 'drop', unit: 'Wolf', mode: 'run', more: false });
  expect(game.scene.unit('Wolf')).toMatchObject({ prone: true, facing: 1, mode: 'run', mpLeft: 6 - 1 });
});

rule('CBT-MOV-06', "Standing still is told, and is all that a 'Mech does", () => {
  const game = march({ units: { Wolf: { at: '0810 N' }, Bear: { at: '0101 N' } } }).still('Wolf');
  expect(game.scene.happened('still')).toEqual([{ type: 'still', unit: 0 }]);
  expect(game.asked).toBe('1 movement/move');
});

rule(['CBT-MOV-03', 'CBT-MOV-19'], 'Back out of the first hex of the map is back, as it is anywhere', () => {
  const game = march({ units: { Wolf: { at: '0101 N' }, Bear: { at: '1010 N' } } });
  game.move('Wolf', 'walk', '0102 N');
  expect(game.scene.unit('Wolf')).toMatchObject({ heading: -1, hexesMoved: 1, facing: 0 });
});
