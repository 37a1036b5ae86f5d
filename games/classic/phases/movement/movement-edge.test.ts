import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { GONE, OFF_MAP, type Setup } from '../../state.ts';
import { march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

const breakthrough: Partial<Setup> = { victory: { kind: 'escape', edge: 'east' } };

function fugitive(at: string, setup: Partial<Setup> = breakthrough, walk = 4) {
  return march({
    units: {
      Zeus: { mech: mech('Zeus', { walk }), at },
      Cub: { side: 0, at: '0808 N' },
      Bear: { at: '0101 N' },
    },
    setup,
  });
}

rule('CBT-SCN-16', 'Over the right edge the fugitive escapes, for 1 MP from the last hex', () => {
  const game = fugitive('1410 SE');
  expect(game.choices('leave', 'Zeus', 'walk', '1511')).toEqual([1, 2]);
  game.order({ type: 'leave', unit: 'Zeus', mode: 'walk', from: '1511', facing: 'SE' });
  expect(game.scene.unit('Zeus')).toMatchObject({ hex: GONE, loss: 'escaped', mpLeft: 2, acted: true });
  expect(game.scene.happened('left-map')).toMatchObject([{ unit: 0, escaped: true }]);
  expect(game.scene.state.outcome?.winners).toEqual([0]);
});

rule(
  ['CBT-SCN-16', 'CBT-SCN-05'],
  'Over any other edge, and in any other scenario, it counts as destroyed',
  () => {
    const north = fugitive('1401 N');
    north.order({ type: 'leave', unit: 'Zeus', mode: 'walk', from: '1401', facing: 'N' });
    expect(north.scene.unit('Zeus')).toMatchObject({ hex: GONE, loss: 'left-map' });
    expect(north.scene.happened('moved')).toEqual([]);
    expect(north.scene.state.outcome).toBeNull();
    const other = fugitive('1510 SE', { victory: { kind: 'last' } });
    other.order({ type: 'leave', unit: 'Zeus', mode: 'run', from: '1510', facing: 'SE' });
    expect(other.scene.unit('Zeus')).toMatchObject({ hex: GONE, loss: 'left-map' });
  },
);

rule('CBT-SCN-16', 'At a corner the hexside crossed decides', () => {
  const corner = fugitive('1501 N');
  expect(corner.choices('leave', 'Zeus', 'walk', '1501')).toEqual([0, 1, 2, 5]);
  corner.order({ type: 'leave', unit: 'Zeus', mode: 'walk', from: '1501', facing: 'N' });
  expect(corner.scene.unit('Zeus').loss).toBe('left-map');
  const east = fugitive('1501 NE');
  east.order({ type: 'leave', unit: 'Zeus', mode: 'walk', from: '1501', facing: 'NE' });
  expect(east.scene.unit('Zeus').loss).toBe('escaped');
});

rule(
  'CBT-SCN-16',
  'Over a hexside with a hex of the map behind it nobody leaves, be it the first hex',
  () => {
    const game = march({
      units: { Zeus: { mech: mech('Zeus', { walk: 6 }), at: '0102 N' }, Bear: { at: '1010 N' } },
    });
    expect(game.choices('leave', 'Zeus', 'walk', '0102')).toEqual([4, 5]);
    expect(game.choices('leave', 'Zeus', 'walk', '0201')).toEqual([0]);
  },
);

rule('CBT-SCN-16', 'Too few MP, or lying down, there is no leaving', () => {
  expect(fugitive('1410 SE', breakthrough, 1).choices('leave', 'Zeus')).toEqual(['run']);
  expect(fugitive('1409 SE', breakthrough, 4).orders).toContain('leave');
  expect(fugitive('0802 N', breakthrough, 1).orders).toContain('leave');
  expect(fugitive('1109 SE', breakthrough, 2).orders).not.toContain('leave');
  const prone = fugitive('1510 SE');
  prone.scene.unit('Zeus').prone = true;
  expect(prone.orders).not.toContain('leave');
  expect(prone.refusal({ type: 'leave', unit: 'Zeus', mode: 'walk', from: '1510', facing: 'SE' }).rule).toBe(
    'CBT-SCN-16',
  );
});

rule(['CBT-SCN-16', 'CBT-PSR-04'], 'Who falls on the way to the edge stays on the map', () => {
  const game = march({
    map: '.\n~1@1\n.\n.',
    units: { Zeus: { mech: mech('Zeus', { walk: 4 }), at: '0103 N' }, Bear: { at: '0104 N' } },
  });
  const leave = { type: 'leave', unit: 'Zeus', mode: 'walk', from: '0101', facing: 'N' } as const;
  game.order(leave, piloting(1, 1), ...falls(1, [3, 4]));
  expect(game.scene.unit('Zeus')).toMatchObject({
    hex: game.scene.cell('0102'),
    prone: true,
    loss: null,
    mpLeft: 2,
  });
  expect(game.asked).toBe('0 movement/continue');
});

/** A hunter yet to come over the western edge in turn 2. */
function hunt(turn: number, walk = 4, map?: string) {
  const game = march({
    ...(map && { map }),
    units: {
      Zeus: { at: '0303 N' },
      Fox: { mech: mech('Fox', { walk }), enters: { turn: 2, edge: 'west' } },
    },
  });
  game.scene.state.turn = turn;
  return game.still('Zeus');
}

rule('CBT-SCN-17', 'Those who come later wait for their turn', () => {
  expect(hunt(1).asked).toBe('over');
  const game = hunt(2);
  expect(game.asked).toBe('1 movement/move');
  expect(game.orders).toEqual(['still', 'move']);
  game.still('Fox');
  expect(game.scene.unit('Fox')).toMatchObject({ hex: OFF_MAP, acted: true });
});

rule('CBT-SCN-17', 'They enter over their edge; the first full hex costs its MP and counts', () => {
  const game = hunt(2);
  expect(game.choices('move', 'Fox', 'walk')).toContain('0117');
  expect(game.choices('move', 'Fox', 'walk')).not.toContain('1501');
  expect(game.mpTo('Fox', 'walk', '0110')).toMatchObject({ total: 1 });
  game.move('Fox', 'walk', '0311 SE');
  expect(game.scene.unit('Fox')).toMatchObject({ hexesMoved: 3, mpLeft: 1, facing: 2, mode: 'walk' });
  expect(game.scene.happened('moved')[0]).toMatchObject({ mp: { total: 3 }, hexesMoved: 3 });
  expect(game.scene.happened('moved')[0].path).toHaveLength(3);
});

rule(['CBT-SCN-17', 'CBT-PSR-04'], 'Water at the edge asks for its roll as any other', () => {
  const game = hunt(2, 4, '~1 . .\n. . .\n~1 . .\n. . .');
  game.order(
    { type: 'move', unit: 'Fox', mode: 'walk', to: '0101', facing: 'SE', more: false },
    piloting(1, 1),
    ...falls(1, [3, 4]),
  );
  expect(game.scene.unit('Fox')).toMatchObject({
    hex: game.scene.cell('0101'),
    prone: true,
    hexesMoved: 1,
    mpLeft: 2,
  });
  expect(game.scene.happened('fell')[0].damage).toTotal(3);
});

rule(['CBT-SCN-17', 'CBT-MOV-17'], 'An edge that is full of enemies keeps them out', () => {
  const game = march(
    {
      map: '. .\n',
      units: { Zeus: { at: '0101 N' }, Fox: { enters: { turn: 1, edge: 'west' } } },
    },
    1,
  );
  expect(game.asked).toBe('1 movement/move');
  expect(game.orders).toEqual(['still']);
});

rule(['CBT-SCN-17', 'CBT-MOV-08'], 'They may run in, but not into water', () => {
  const hexes = hunt(2, 4, '~1 . .\n. . .\n. . .\n. . .').choices('move', 'Fox', 'run');
  expect(hexes).toContain('0102');
  expect(hexes).not.toContain('0101');
});

rule(['CBT-SCN-17', 'CBT-PSR-04'], 'A way that ends in water is told once', () => {
  const game = hunt(2, 4, '~1 . .\n. . .\n. . .\n. . .');
  game.move('Fox', 'walk', '0101 SE', piloting(6, 6));
  expect(game.scene.happened('moved')).toHaveLength(1);
});

rule('CBT-SCN-17', 'The way that is told names each hex once, however often they turn', () => {
  const game = hunt(2, 6);
  game.move('Fox', 'walk', '0210 S');
  const { board } = game.scene.field;
  const path = game.scene.happened('moved').flatMap((event) => event.path.map((cell) => board.number[cell]));
  expect(path).toEqual([...new Set(path)]);
  expect(path.at(-1)).toBe('0210');
});
