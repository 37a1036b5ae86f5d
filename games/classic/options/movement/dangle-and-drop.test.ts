import { rule } from '@ironfield/conformance/rule.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { expect } from 'vitest';
import { options as register } from '../../options.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';

const options = { 'dangle-and-drop': true, climbing: true, leaping: true };

interface Plan {
  readonly height?: number;
  readonly walk?: number;
  readonly state?: object;
  readonly below?: string;
}

/** Ape on its cliff in 0202 looks south, over the edge. */
const edge = ({ height = 5, walk = 6, state = {}, below = '.' }: Plan = {}): March =>
  march({
    map: ['. . .', `. .${height} .`, `. ${below} .`, '. . .'].join('\n'),
    units: {
      Ape: { mech: mech('Ape', { walk, armor: 30 }), at: '0202 S', state },
      Fox: { at: '0101 SE' },
    },
    options,
  });

const dangle = { type: 'dangle', unit: 'Ape' } as const;
const drop = (mode: string, more = false) => ({ type: 'let-drop', unit: 'Ape', mode, more }) as const;

/** It dangles since the turn before. */
function dangling(plan: Plan = {}): March {
  const game = edge(plan).order(dangle);
  const { state } = game.scene;
  for (const unit of state.units) Object.assign(unit.thisTurn, { mode: 'still', hexesMoved: 0, heading: 0 });
  return game.begin(0);
}
const numbers = (game: March) => game.scene.happened('piloting-roll').map(({ number }) => number.total);

rule(
  'MT-MOV-10',
  'Turn 1: in the lower hex, facing the higher one, 2 levels below it, without a roll',
  () => {
    const game = edge().order(dangle);
    expect(game.hexOf('Ape')).toBe('0203');
    expect(game.scene.unit('Ape')).toMatchObject({ facing: 0, acted: true, hexesMoved: 1 });
    expect(game.scene.unit('Ape').marks?.climb).toMatchObject({ height: 3, dangles: true });
    expect(game.scene.happened('piloting-roll')).toEqual([]);
  },
);

rule('MT-MOV-10', 'It takes two good hands, the whole move, and more than 2 levels', () => {
  expect(edge().orders).toContain('dangle');
  expect(edge({ height: 2 }).orders).not.toContain('dangle');
  expect(edge({ height: 3 }).orders).toContain('dangle');
  const hits = [0, 0, 0, 0, 1 << 3, 0, 0, 0];
  expect(edge({ state: { hits, hitsBefore: hits } }).orders).not.toContain('dangle');
  const turned = edge().order({
    type: 'move',
    unit: 'Ape',
    mode: 'walk',
    to: '0202',
    facing: 'SE',
    more: true,
  });
  turned.order({ type: 'move', unit: 'Ape', mode: 'walk', to: '0202', facing: 'S', more: true });
  expect(turned.orders).not.toContain('dangle');
  const taken = edge();
  taken.scene.put('Fox', '0203 N');
  expect(taken.orders).not.toContain('dangle');
});

rule(
  'MT-MOV-10',
  'Later it keeps dangling, climbs, or drops for 4 MP with the rolls of a leap 2 levels less',
  () => {
    const game = dangling();
    expect(game.orders).toEqual(['still', 'climb', 'let-drop']);
    expect(game.choices('let-drop', 'Ape')).toEqual(['walk', 'run']);
    expect(game.describe('let-drop', 'Ape', 'walk')).toBe('Walk: legs 11+, landing 8+');
    game.order(drop('walk', true), piloting(5, 6), piloting(4, 4));
    expect(numbers(game)).toEqual([11, 8]);
    expect(game.scene.unit('Ape')).toMatchObject({ prone: false, mpLeft: 2, marks: null });
    game.move('Ape', 'walk', '0203 NE');
    expect(dangling({ walk: 3 }).choices('let-drop', 'Ape')).toEqual(['run']);
    expect(dangling({ walk: 2 }).orders).not.toContain('let-drop');
    expect(dangling({ below: '~1' }).choices('let-drop', 'Ape')).toEqual(['walk']);
  },
);

rule('MT-MOV-10', 'Legs and fall go by the same levels', () => {
  const game = dangling().order(
    drop('walk'),
    piloting(1, 1),
    ['critical hit', 1, 1],
    ['critical hit', 1, 1],
    piloting(1, 1),
    ...falls(1, [3, 4], [3, 4], [3, 4], [3, 4]),
  );
  expect(
    game.scene
      .happened('damaged')
      .slice(0, 2)
      .map(({ damage }) => damage),
  ).toEqual([3, 3]);
  expect(game.scene.happened('fell')[0].damage).toTotal(20);
  expect(game.scene.unit('Ape')).toMatchObject({ prone: true, acted: true });
});

rule('MT-MOV-10', 'It needs climbing and leaping', () => {
  const alone = resolveOptions(register, { 'dangle-and-drop': true, leaping: true });
  expect(alone.ok).toBe(false);
});

rule('MT-MOV-10', 'One MP is enough to dangle, which ends the move; nobody dangles over another', () => {
  const game = edge({ walk: 1 });
  expect(game.orders).toContain('dangle');
  game.order(dangle);
  expect([game.asked, game.scene.unit('Ape').mode]).toEqual(['1 movement/move', 'walk']);
  const taken = march(
    {
      map: ['. . .', '. .5 .', '. . .', '. . .'].join('\n'),
      units: { Fox: { at: '0203 N' }, Ape: { mech: mech('Ape', { walk: 6 }), at: '0202 S' } },
      options,
    },
    1,
  );
  expect(taken.orders).not.toContain('dangle');
});

rule('MT-MOV-10', 'To let go takes 4 MP, which are not owed; who cannot act hangs on', () => {
  expect(dangling({ walk: 4 }).choices('let-drop', 'Ape')).toEqual(['walk', 'run']);
  expect(dangling({ walk: 4 }).choices('let-drop', 'Ape', 'walk')).toEqual([false]);
  expect(dangling({ walk: 3 }).choices('let-drop', 'Ape')).toEqual(['run']);
  const owing = dangling({ walk: 4 });
  owing.scene.unit('Ape').mpOwed = 1;
  expect(owing.choices('let-drop', 'Ape')).toEqual(['run']);
  expect(edge().orders).not.toContain('let-drop');
});

rule('MT-MOV-10', 'MP that are owed are gone when it has let go', () => {
  const owing = (walk: number) => {
    const game = dangling({ walk });
    game.scene.unit('Ape').mpOwed = 1;
    return game;
  };
  expect(owing(5).choices('let-drop', 'Ape', 'walk')).toEqual([false]);
  const game = owing(6).order(drop('walk', true), piloting(6, 6), piloting(6, 6));
  expect(game.scene.unit('Ape').mpLeft).toBe(1);
  const run = owing(6).order(drop('run', true), piloting(6, 6), piloting(6, 6));
  expect(run.scene.unit('Ape').mpLeft).toBe(4);
});

rule('MT-MOV-10', 'The menu asks only those to let go who can', () => {
  const asked = (game: March) => game.choices('let-drop');
  expect([asked(dangling()), asked(dangling({ walk: 3 }))]).toEqual([[0], [0]]);
  expect([asked(dangling({ walk: 2 })), asked(edge())]).toEqual([[], []]);
});
