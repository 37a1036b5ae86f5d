import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { spaceOf } from '@ironfield/spaces/spaces.ts';
import { describe, expect } from 'vitest';
import { type Field, fought, type Scene, unit } from '../testing/scene.ts';
import { BOARD } from './board.ts';
import { canFlee, destinationsOf, facingsIn, moveCost, reachOf } from './movement.ts';

const boxes = (field: Field, name: string): string[] =>
  destinationsOf(field.inBattle, field.fighter(name)).map((box) => BOARD.name[box]);
const facings = (field: Field, name: string, to: string): string =>
  facingsIn(reachOf(field.inBattle, field.fighter(name)), spaceOf(BOARD, to)).join('');
const flees = (field: Field, name: string): boolean => canFlee(field.inBattle, field.fighter(name));

/** One unit against somebody far away. */
const alone = (type: string, at: string, more: Partial<Scene> = {}): Field =>
  fought({ south: [unit('A', type, at)], north: [unit('far', 'infantry', 'E5')], ...more });

describe('On the battle board', () => {
  rule('PA-CBT-07', "A 'Mech of 2 MP goes two boxes of Plains, never diagonally", () => {
    expect(boxes(alone('medium-mech-is', 'C1 N'), 'A')).toEqual('A1 B1 C1 D1 E1 B2 C2 D2 C3'.split(' '));
  });

  rule(['PA-MOVE-02', 'PA-CBT-07'], 'Woods cost 2 MP, and ground vehicles 3', () => {
    const woods = { land: 'woods' } as const;
    expect(boxes(alone('medium-mech-iu', 'C2 N', woods), 'A')).toContain('C3');
    expect(boxes(alone('medium-mech-iu', 'C2 N', woods), 'A')).not.toContain('C4');
    expect(boxes(alone('medium-vehicle', 'C1 N', woods), 'A')).toEqual('A1 B1 C1 D1 E1 A2 C2 E2'.split(' '));
  });

  rule('PA-MOVE-02', 'Mountains cost 3 MP and 4 for vehicles, Desert and Arctic 2 for all', () => {
    const costs = (type: string) =>
      (['plains', 'woods', 'mountains', 'desert', 'arctic'] as const).map((land) => {
        const field = alone(type, 'C2 N', { land });
        const reach = reachOf(field.inBattle, { ...field.fighter('A') });
        return explain(moveCost(field.inBattle, reach, spaceOf(BOARD, 'C3'), 'N')).total;
      });
    expect(costs('light-mech-iu')).toEqual([1, 2, 3, 2, 2]);
    expect(costs('light-vehicle')).toEqual([1, 3, 4, 2, 2]);
  });

  rule(
    ['PA-MOVE-01', 'PA-CBT-07'],
    'A unit may always go one box as its whole move, but turns no more',
    () => {
      const field = alone('heavy-mech-is', 'C2 N', { land: 'mountains' });
      expect(boxes(field, 'A')).toEqual('C1 B2 C2 D2 C3'.split(' '));
      expect(facings(field, 'A', 'C3')).toBe('N');
      expect(facings(field, 'A', 'C2')).toBe('ESW');
      expect(field.move(0, 'A', 'C3', 'N')).toMatchObject([{ type: 'moved', cost: { total: 1 } }]);
    },
  );

  rule('PA-CBT-07', 'Turning costs 1 MP, and a unit keeps its facing while it moves', () => {
    const field = alone('medium-mech-is', 'C2 N');
    expect(facings(field, 'A', 'C3')).toBe('NESW');
    expect(facings(field, 'A', 'C4')).toBe('N');
    expect(facings(field, 'A', 'C2')).toBe('ESW');
    field.move(0, 'A', 'B2', 'N');
    expect(field.at('A')).toBe('B2 N');
  });

  rule('PA-CBT-07', 'Turning where it stands is a move; staying as it is is none', () => {
    const field = alone('medium-mech-is', 'C2 N');
    const order = { type: 'move', unit: field.id('A'), to: 'C2' };
    expect(field.refusal(0, { ...order, facing: 'N' })?.code).toBe('illegal');
    field.give(0, { type: 'move', unit: 0, to: 'C2', facing: 'S' });
    expect(field.at('A')).toBe('C2 S');
    expect(field.fighter('A').moved).toBe(true);
  });

  rule('PA-CBT-07', 'Infantry has no facing: it cannot turn, and is not asked to', () => {
    const field = alone('infantry', 'C2');
    expect(boxes(field, 'A')).toEqual('C1 B2 D2 C3'.split(' '));
    field.move(0, 'A', 'C3');
    expect(field.at('A')).toBe('C3 N');
  });

  rule('PA-CBT-07', 'Ground units neither enter nor pass boxes of the enemy', () => {
    const wall = ['A', 'B', 'C', 'D', 'E'].map((column) => unit(column, 'infantry', `${column}3`));
    const field = fought({ south: [unit('scout', 'light-mech-iu', 'C2 N')], north: wall });
    expect(boxes(field, 'scout').every((box) => Number(box[1]) < 3)).toBe(true);
    expect(field.refusal(0, { type: 'move', unit: 0, to: 'C3', facing: 'N' })).toMatchObject({
      message: 'The enemy is in box C3',
      rule: 'PA-CBT-07',
    });
  });

  rule('PA-CBT-03', 'A Base of the enemy bars its box, a City does not', () => {
    const towards = (type: string) =>
      boxes(
        fought({
          south: [unit('A', 'medium-mech-iu', 'C3 N')],
          north: [unit('home', type, 'C4'), unit('far', 'infantry', 'E5')],
        }),
        'A',
      ).includes('C4');
    expect([towards('city'), towards('base'), towards('fortress'), towards('supply-convoy')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  rule('PA-CBT-07', 'Any number of friends may be in a box', () => {
    const field = fought({
      south: ['a', 'b', 'c', 'd'].map((name) => unit(name, 'infantry', name === 'd' ? 'C1' : 'C2')),
      north: [unit('far', 'infantry', 'E5')],
    });
    expect(boxes(field, 'd')).toContain('C2');
  });

  rule('PA-CBT-07', 'Fighters fly anywhere for nothing, over the enemy but not into his boxes', () => {
    const wall = ['A', 'B', 'C', 'D', 'E'].map((column) => unit(column, 'infantry', `${column}3`));
    const field = fought({ south: [unit('wing', 'light-fighter-is', 'C1 N')], north: wall });
    expect(boxes(field, 'wing')).toHaveLength(20);
    expect(facings(field, 'wing', 'E5')).toBe('NESW');
    expect(field.move(0, 'wing', 'E5', 'S')).toMatchObject([{ type: 'moved', cost: { total: 0 } }]);
  });

  rule(['PA-CBT-07', 'PA-ACBT-02'], 'VTOLs pay 1 MP for any box and stop before the enemy', () => {
    const wall = ['A', 'B', 'C', 'D', 'E'].map((column) => unit(column, 'infantry', `${column}5`));
    const field = fought({ land: 'mountains', south: [unit('V', 'attack-vtol', 'C1 N')], north: wall });
    expect(boxes(field, 'V')).toHaveLength(20);
    expect(facings(field, 'V', 'E4')).toBe('N');
    expect(facings(field, 'V', 'D4')).toBe('NESW');
  });

  rule('PA-CBT-02', 'Ground units stay out of Water, VTOLs do not, and ships stay in it', () => {
    const island = { shape: 'island' } as const;
    expect(
      boxes(alone('light-mech-iu', 'C2 N', { ...island, north: [unit('far', 'infantry', 'D4')] }), 'A'),
    ).toEqual('B2 C2 D2 B3 C3 D3 B4 C4'.split(' '));
    const air = alone('attack-vtol', 'C2 N', { ...island, north: [unit('far', 'infantry', 'D4')] });
    expect(boxes(air, 'A')).toContain('A2');
    const fleet = fought({
      kind: 'sea',
      south: [unit('A', 'submarine', 'C2 N')],
      north: [unit('far', 'submarine', 'E5')],
    });
    expect(boxes(fleet, 'A')).toEqual('C1 B1 D1 A2 B2 C2 D2 E2 B3 C3 D3 C4'.split(' ').sort(byBox));
  });

  rule('PA-CBT-07', 'JumpShips, stations and settlements never move; WarShips pay 1 MP a box', () => {
    const field = fought({
      kind: 'space',
      south: [unit('jump', 'jumpship', 'C1 N'), unit('war', 'large-warship', 'C2 N')],
      north: [unit('post', 'space-station', 'C5 S'), unit('far', 'small-warship', 'E5 S')],
    });
    expect([boxes(field, 'jump'), boxes(field, 'post')]).toEqual([[], []]);
    expect(boxes(field, 'war')).toContain('C4');
    expect(boxes(field, 'war')).not.toContain('C5');
    expect([flees(field, 'jump'), flees(field, 'post'), flees(field, 'war')]).toEqual([false, false, true]);
  });
});

const byBox = (a: string, b: string): number => spaceOf(BOARD, a) - spaceOf(BOARD, b);

describe('Leaving the battle', () => {
  rule('PA-CBT-07', 'A unit leaves over its own home edge for 1 MP', () => {
    expect(flees(alone('heavy-mech-is', 'C1 N'), 'A')).toBe(true);
    expect(flees(alone('heavy-mech-is', 'C2 N'), 'A')).toBe(false);
    expect(flees(alone('medium-mech-is', 'C2 N'), 'A')).toBe(true);
  });

  rule('PA-CBT-07', 'The edge of the enemy is no way out', () => {
    expect(flees(alone('medium-mech-is', 'C5 N', { north: [unit('far', 'infantry', 'E1')] }), 'A')).toBe(
      false,
    );
  });

  rule('PA-CBT-07', 'Fighters leave from anywhere', () => {
    expect(flees(alone('light-fighter-is', 'C5 N'), 'A')).toBe(true);
  });

  rule('PA-CBT-07', 'Whoever has left does not come back', () => {
    const field = fought({
      south: [unit('A', 'medium-mech-is', 'C1 N'), unit('B', 'medium-mech-is', 'D1 N')],
      north: [unit('far', 'infantry', 'E5')],
    });
    field.give(0, { type: 'leave', unit: field.id('A') });
    expect(field.at('A')).toBe('-2 N');
    expect(field.refusal(0, { type: 'move', unit: field.id('A'), to: 'C1', facing: 'S' })?.code).toBe(
      'illegal',
    );
  });
});
