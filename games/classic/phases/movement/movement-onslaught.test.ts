import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

const jumper = (name: string) => mech(name, { slots: { LT: ['3 x Jump Jet'], RT: ['2 x Jump Jet'] } });

/** Bear has moved already; then it is Wolf's turn. */
function field(
  wolf: string,
  bear: string,
  plan: { map?: string; walk?: number; state?: object } = {},
): March {
  const game = march(
    {
      ...(plan.map && { map: plan.map }),
      units: {
        Wolf: { mech: mech('Wolf', { walk: plan.walk ?? 4 }), at: wolf },
        Bear: { at: bear, ...(plan.state && { state: plan.state }) },
      },
    },
    1,
  );
  return game.still('Bear');
}

rule('CBT-PHY-20', 'A charge ends a move that leads to the hex before the target', () => {
  const game = field('0810 N', '0806 S');
  expect(game.orders).not.toContain('charge');
  game.order(game.leg('Wolf', 'run', '0807 N'));
  expect(game.choices('charge', 'Wolf', 'run')).toEqual([1]);
  game.order({ type: 'charge', unit: 'Wolf', mode: 'run', target: 'Bear' });
  const wolf = game.scene.unit('Wolf');
  expect(wolf).toMatchObject({ mode: 'run', hexesMoved: 3, mpLeft: 2, acted: true });
  expect(wolf.onslaught).toEqual({ kind: 'charge', target: 1, from: wolf.hex, hexes: 3, order: 0 });
  expect(game.scene.happened('onslaught')).toMatchObject([{ unit: 0, kind: 'charge', target: 1 }]);
  expect(game.asked).toBe('over');
});

rule('CBT-PHY-20', 'It may be the whole move of one who stands there already', () => {
  const game = field('0807 N', '0806 S');
  game.order({ type: 'charge', unit: 'Wolf', mode: 'walk', target: 'Bear' });
  expect(game.scene.unit('Wolf')).toMatchObject({ mode: 'walk', hexesMoved: 0, mpLeft: 3 });
  expect(game.scene.unit('Wolf').onslaught).toMatchObject({ hexes: 0 });
});

rule('CBT-PHY-20', 'The MP must be left to enter the hex of the target', () => {
  const woods = '.\n.\nH\n.\n.\n.';
  expect(field('0104 N', '0103 S', { map: woods, walk: 3 }).choices('charge', 'Wolf')).toEqual([
    'walk',
    'run',
  ]);
  expect(field('0104 N', '0103 S', { map: woods, walk: 2 }).choices('charge', 'Wolf')).toEqual(['run']);
  expect(field('0104 N', '0103 S', { map: woods, walk: 1 }).orders).not.toContain('charge');
  const tired = field('0105 N', '0103 S', { map: woods, walk: 2 });
  tired.order(tired.leg('Wolf', 'walk', '0104 N'));
  expect(tired.refusal({ type: 'charge', unit: 'Wolf', mode: 'walk', target: 'Bear' }).rule).toBe(
    'CBT-PHY-20',
  );
});

rule('CBT-PHY-20', 'The target stands directly ahead, on its feet, one level away at most', () => {
  const can = (...args: Parameters<typeof field>) => field(...args).orders.includes('charge');
  expect(can('0807 N', '0806 S')).toBe(true);
  expect(can('0807 NE', '0806 S')).toBe(false);
  expect(can('0807 N', '0806 S', { state: { prone: true } })).toBe(false);
  expect(can('0102 N', '0101 S', { map: '.1\n.' })).toBe(true);
  expect(can('0102 N', '0101 S', { map: '.2\n.' })).toBe(false);
});

rule(['CBT-PHY-20', 'CBT-MOV-08'], 'A running charger stays out of deep water', () => {
  const pond = '~1\n.-1\n.\n';
  const game = field('0102 N', '0101 S', { map: pond });
  expect(game.choices('charge', 'Wolf')).toEqual(['walk']);
});

rule('CBT-PHY-20', 'The target has moved, and is no friend', () => {
  const game = march({
    units: {
      Wolf: { at: '0807 N' },
      Cub: { side: 0, at: '0806 N' },
      Bear: { at: '1010 N' },
      Fox: { at: '1009 N' },
    },
  });
  expect(game.orders).not.toContain('charge');
  const early = march({ units: { Wolf: { at: '0807 N' }, Bear: { at: '0806 N' } } });
  expect(early.orders).not.toContain('charge');
});

rule(
  ['CBT-PHY-20', 'CBT-PHY-25', 'CBT-PHY-26'],
  'One attacker for a target, and none for those who charge or jump upon others',
  () => {
    const game = march(
      {
        units: {
          Wolf: { mech: jumper('Wolf'), at: '0807 N' },
          Cub: { side: 0, mech: jumper('Cub'), at: '0805 S' },
          Bear: { mech: jumper('Bear'), at: '0806 S' },
          Fox: { mech: jumper('Fox'), at: '0809 N' },
        },
      },
      1,
    );
    game.still('Bear').order({ type: 'charge', unit: 'Wolf', mode: 'walk', target: 'Bear' });
    // Fox moves next. Wolf is charging and so out of reach for charges and jumps.
    expect(game.asked).toBe('1 movement/move');
    expect(game.orders).not.toContain('dfa');
    game.still('Fox');
    expect(game.choices('charge')).toEqual([]);
    expect(game.choices('dfa', 'Cub')).toEqual([3]);
    expect(game.refusal({ type: 'dfa', unit: 'Cub', target: 'Bear', from: '0805' }).code).toBe('illegal');
    game.order({ type: 'dfa', unit: 'Cub', target: 'Fox', from: '0808' });
    expect(game.scene.unit('Cub').onslaught).toMatchObject({ order: 1, target: 3 });
  },
);

rule(
  ['CBT-PHY-22', 'CBT-PSR-04'],
  'A charger that falls over its own hip at the end of the run does not charge',
  () => {
    const game = field('0807 N', '0806 S', { walk: 6 });
    game.harm('Wolf', 'LL', 'hip');
    game.order(
      { type: 'charge', unit: 'Wolf', mode: 'run', target: 'Bear' },
      piloting(1, 1),
      ...falls(1, [3, 4]),
    );
    expect(game.scene.unit('Wolf')).toMatchObject({ onslaught: null, prone: true, mpLeft: 5 });
    expect(game.orders).toEqual(['stop', 'move', 'stand']);
  },
);

rule(
  ['CBT-PHY-25', 'CBT-PHY-27', 'CBT-PHY-30'],
  'Death from above: in the air before its target, facing it, with the heat of the whole jump',
  () => {
    const game = march(
      { units: { Wolf: { mech: jumper('Wolf'), at: '0810 S' }, Bear: { at: '0806 S' } } },
      1,
    );
    game.still('Bear');
    expect(game.choices('dfa', 'Wolf', 'Bear')).toEqual(['0807']);
    const start = game.scene.unit('Wolf').hex;
    game.order({ type: 'dfa', unit: 'Wolf', target: 'Bear', from: '0807' });
    expect(game.scene.unit('Wolf')).toMatchObject({
      hex: game.scene.cell('0807'),
      facing: 0,
      mode: 'jump',
      hexesMoved: 4,
      heatBuilt: 4,
      onslaught: { kind: 'dfa', target: 1, from: start, hexes: 3, order: 0 },
    });
    const path = ['0810', '0809', '0808', '0807'].map((hex) => game.scene.cell(hex));
    expect(game.scene.happened('moved')).toMatchObject([{ unit: 0, path }]);
  },
);

rule(['CBT-PHY-25', 'CBT-PHY-27'], 'Between two hexes the attacker chooses, whoever stands below', () => {
  const game = march(
    {
      units: {
        Wolf: { mech: jumper('Wolf'), at: '0810 N' },
        Cub: { side: 0, at: '0809 N' },
        Bear: { at: '0909 S', state: { prone: true } },
      },
    },
    1,
  );
  game.still('Bear');
  expect(game.choices('dfa', 'Wolf', 'Bear').sort()).toEqual(['0809', '0910']);
  game.order({ type: 'dfa', unit: 'Wolf', target: 'Bear', from: '0809' });
  expect(game.scene.unit('Wolf')).toMatchObject({ hex: game.scene.cell('0809'), facing: 1 });
  // Those in the air are in nobody's way.
  expect(game.choices('move', 'Cub', 'walk')).toContain('0810');
  game.still('Cub');
  expect(game.asked).toBe('over');
});

rule(
  ['CBT-PHY-06', 'CBT-PHY-25', 'CBT-PHY-20'],
  'Whoever can be reached can be jumped upon, under water as well, but not charged there',
  () => {
    const map = '.-1\n~2\n.-2\n.';
    const game = (wolf: string, prone: boolean) =>
      march(
        {
          map,
          units: { Wolf: { mech: jumper('Wolf'), at: wolf }, Bear: { at: '0102 S', state: { prone } } },
        },
        1,
      );
    expect(game('0104 N', false).still('Bear').orders).toContain('dfa');
    expect(game('0104 N', true).still('Bear').orders).toContain('dfa');
    expect(game('0103 N', false).still('Bear').orders).not.toContain('charge');
  },
);

rule('CBT-PHY-25', 'The jump must reach the target itself', () => {
  const reaches = (bear: string) => {
    const game = march({ units: { Wolf: { mech: jumper('Wolf'), at: '0810 N' }, Bear: { at: bear } } }, 1);
    return game.still('Bear').orders.includes('dfa');
  };
  expect(reaches('0805 S')).toBe(true);
  expect(reaches('0804 S')).toBe(false);
  const early = march({ units: { Wolf: { mech: jumper('Wolf'), at: '0810 N' }, Bear: { at: '0808 N' } } });
  expect(early.orders).not.toContain('dfa');
});

rule(['CBT-PHY-20', 'CBT-PSR-04'], 'A charger with a damaged hip rolls once for its run', () => {
  const game = field('0807 N', '0806 S').harm('Wolf', 'LL', 'hip');
  game.order({ type: 'charge', unit: 'Wolf', mode: 'run', target: 'Bear' }, piloting(6, 6));
  expect(game.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['run']);
  expect(game.scene.unit('Wolf').onslaught).toMatchObject({ kind: 'charge' });
});
