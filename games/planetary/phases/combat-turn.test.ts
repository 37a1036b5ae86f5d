import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { planetary } from '../game.ts';
import { DESTROYED, RETREATED } from '../state.ts';
import { damage, type Field, fought, hit, unit } from '../testing/scene.ts';

const pair = (): Field =>
  fought({
    south: [unit('A', 'medium-mech-iu', 'C3 N'), unit('B', 'medium-mech-iu', 'B3 N')],
    north: [unit('T', 'medium-mech-iu', 'C4 S'), unit('U', 'medium-mech-iu', 'B4 S')],
  });

describe('A Combat Turn', () => {
  rule('PA-CBT-06', 'The attacker begins, and each side has two actions', () => {
    const field = pair();
    expect(waitingFor(field.state)).toEqual([0]);
    field.attacks(0, 'A', 'T', hit(1, 1));
    expect(waitingFor(field.state)).toEqual([0]);
    field.attacks(0, 'B', 'U', hit(1, 1));
    expect(waitingFor(field.state)).toEqual([1]);
    field.move(1, 'T', 'C5', 'S');
    field.move(1, 'U', 'B5', 'S');
    expect(waitingFor(field.state)).toEqual([0]);
    expect(field.inBattle.battle.turn).toBe(2);
  });

  rule('PA-CBT-06', 'A side may take one action or none', () => {
    const field = pair();
    field.attacks(0, 'A', 'T', hit(1, 1));
    field.done(0);
    expect(waitingFor(field.state)).toEqual([1]);
    field.done(1);
    expect(waitingFor(field.state)).toEqual([0]);
  });

  rule(
    'PA-CBT-06',
    'No unit attacks twice in a Combat Turn, but it may attack and move, in any order',
    () => {
      const field = pair();
      field.attacks(0, 'A', 'T', hit(1, 1));
      expect(field.refusal(0, { type: 'attack', unit: field.id('A'), target: field.id('T') })).toMatchObject({
        rule: 'PA-CBT-06',
        message: 'That unit has attacked in this Combat Turn',
      });
      field.move(0, 'A', 'C2', 'N');
      field.move(1, 'T', 'C3', 'S');
      field.attacks(1, 'T', 'A', hit(1, 1));
      expect(waitingFor(field.state)).toEqual([0]);
    },
  );

  rule('PA-CBT-06', 'No unit moves twice in a Combat Turn, nor leaves after a move', () => {
    const field = pair();
    field.move(0, 'A', 'C2', 'N');
    expect(field.refusal(0, { type: 'move', unit: field.id('A'), to: 'C1', facing: 'N' })?.message).toBe(
      'That unit has moved in this Combat Turn',
    );
    expect(field.refusal(0, { type: 'leave', unit: field.id('A') })?.message).toBe(
      'That unit has moved in this Combat Turn',
    );
  });

  rule('PA-CBT-06', 'In the next Combat Turn everybody may act again', () => {
    const field = pair();
    field.attacks(0, 'A', 'T', hit(1, 1));
    field.move(0, 'A', 'D3', 'N');
    field.done(1);
    expect(field.refusal(0, { type: 'move', unit: field.id('A'), to: 'C3', facing: 'N' })).toBeNull();
    expect(field.fighter('A')).toMatchObject({ moved: true, attacked: false });
  });

  rule('PA-CBT-06', 'A side that can do nothing is not asked', () => {
    const field = fought({
      kind: 'space',
      south: [unit('A', 'large-warship', 'C1 N')],
      north: [unit('post', 'space-station', 'E5 S')],
    });
    const events = field.done(0);
    expect(events.map(({ type }) => type)).toEqual(['done', 'acting', 'done', 'combat-turn', 'acting']);
    expect(waitingFor(field.state)).toEqual([0]);
  });

  rule('PA-CBT-06', 'The menu says how many actions are left', () => {
    const field = pair();
    expect(menuFor(planetary, field.state, 0)!.prompt).toBe('Take an action (2 left)');
    field.move(0, 'A', 'C2', 'N');
    expect(menuFor(planetary, field.state, 0)!.prompt).toBe('Take an action (1 left)');
  });
});

describe('A battle that goes nowhere', () => {
  rule('PA-CBT-06', 'After two Combat Turns without an action the attacker breaks off and has lost', () => {
    const field = pair();
    for (const seat of [0, 1, 0]) field.done(seat);
    expect(field.state.outcome).toBeNull();
    field.done(1);
    expect(field.state.outcome).toMatchObject({ winners: [1], rule: 'PA-CBT-06' });
  });

  rule('PA-CBT-06', 'An action in between begins the count anew', () => {
    const field = pair();
    field.done(0);
    field.done(1);
    field.move(0, 'A', 'C2', 'N');
    for (const seat of [0, 1, 0]) field.done(seat);
    expect(field.inBattle.battle).toMatchObject({ turn: 3, idleTurns: 0 });
    field.done(1);
    expect(field.inBattle.battle).toMatchObject({ turn: 4, idleTurns: 1 });
  });

  rule('PA-CBT-06', 'After twenty Combat Turns in which nothing changed the attacker breaks off', () => {
    const field = pair();
    for (let turn = 1; turn <= 20; turn++) {
      expect(field.inBattle.battle.turn).toBe(turn);
      field.attacks(0, 'A', 'T', hit(6, 6), damage(1, 1));
      field.done(0);
      field.done(1);
    }
    expect(field.state.outcome).toMatchObject({
      winners: [1],
      reason: 'Nothing changed for twenty Combat Turns, so the attacker breaks off',
    });
  });

  rule('PA-CBT-06', 'Damage begins that count anew, and so does leaving', () => {
    const field = pair();
    for (const seat of [0, 1]) field.done(seat);
    expect(field.inBattle.battle.quietTurns).toBe(1);
    field.attacks(0, 'A', 'T', hit(6, 6), damage(6, 6));
    for (const seat of [0, 1]) field.done(seat);
    expect(field.inBattle.battle.quietTurns).toBe(0);
    field.move(0, 'A', 'C1', 'N');
    for (const seat of [0, 1]) field.done(seat);
    expect(field.inBattle.battle.quietTurns).toBe(1);
    field.give(0, { type: 'leave', unit: field.id('A') });
    for (const seat of [0, 1]) field.done(seat);
    expect(field.inBattle.battle.quietTurns).toBe(0);
  });
});

describe('An attack', () => {
  rule(['PA-CBT-10', 'PA-CBT-13'], 'A hit is followed by a damage roll, a miss by nothing', () => {
    const field = pair();
    const missed = field.attacks(0, 'A', 'T', hit(1, 2));
    expect(missed.map(({ type }) => type)).toEqual(['attacked']);
    const struck = field.attacks(0, 'B', 'U', hit(6, 6), damage(1, 3));
    expect(struck[1]).toMatchObject({ type: 'damage', result: 'none', dice: [1, 3] });
    expect(field.fighter('U').damaged).toBe(false);
  });

  rule('PA-CBT-13', 'A second hit destroys what the first one damaged', () => {
    const field = pair();
    field.attacks(0, 'A', 'T', hit(6, 6), damage(3, 4));
    expect(field.fighter('T')).toMatchObject({ damaged: true, box: 17 });
    field.done(0);
    field.done(1);
    field.attacks(0, 'A', 'T', hit(6, 6), damage(3, 4));
    expect(field.fighter('T').box).toBe(-3);
  });

  rule('PA-CBT-03', 'When the Base is gone its garrison has no cover any more', () => {
    const field = fought({
      south: [unit('A', 'assault-vehicle', 'C3 N')],
      north: [unit('home', 'base', 'C4'), unit('foot', 'infantry', 'C4')],
    });
    field.attacks(0, 'A', 'home', hit(6, 6), damage(4, 5));
    expect(field.fighter('home').box).toBe(-3);
    field.done(0);
    field.done(1);
    const [event] = field.attacks(0, 'A', 'foot', hit(1, 1));
    expect(event).toMatchObject({ toHit: { total: 3 } });
  });
});

describe('Repair', () => {
  const scene = (at: string) =>
    fought({
      south: [
        unit('trucks', 'supply-convoy', at),
        unit('A', 'medium-mech-iu', 'C2 N', { damaged: true }),
        unit('B', 'medium-mech-iu', 'C2 N'),
      ],
      north: [unit('T', 'medium-mech-iu', 'C4 S')],
    });

  rule('PA-CBT-09', 'A convoy makes a damaged unit in its box whole and is used up', () => {
    const field = scene('C2');
    field.give(0, { type: 'repair', unit: field.id('trucks'), target: field.id('A') });
    expect(field.fighter('A').damaged).toBe(false);
    expect(field.fighter('trucks').box).toBe(-3);
    expect(field.inBattle.battle).toMatchObject({ actionsLeft: 1, stirred: true });
  });

  rule('PA-CBT-09', 'It repairs nobody who is whole or elsewhere', () => {
    const whole = scene('C2');
    expect(whole.refusal(0, { type: 'repair', unit: whole.id('trucks'), target: whole.id('B') })?.path).toBe(
      'target',
    );
    const apart = scene('C1');
    expect(apart.refusal(0, { type: 'repair', unit: apart.id('trucks'), target: apart.id('A') })?.rule).toBe(
      'PA-CBT-09',
    );
    expect(apart.refusal(0, { type: 'repair', unit: apart.id('B'), target: apart.id('A') })?.rule).toBe(
      'PA-CBT-09',
    );
  });

  rule('PA-CBT-06', 'It may move and repair in one Combat Turn', () => {
    const field = scene('C1');
    field.move(0, 'trucks', 'C2');
    field.give(0, { type: 'repair', unit: field.id('trucks'), target: field.id('A') });
    expect(waitingFor(field.state)).toEqual([1]);
  });
});

describe('The end of a battle', () => {
  rule('PA-CBT-16', 'A side whose last unit is destroyed has lost', () => {
    const field = fought({
      south: [unit('A', 'assault-vehicle', 'C3 N')],
      north: [unit('T', 'light-vehicle', 'C4 S')],
    });
    const events = field.attacks(0, 'A', 'T', hit(6, 6), damage(3, 4));
    expect(events.map(({ type }) => type)).toEqual(['attacked', 'damage', 'battle-over', 'ended']);
    expect(field.state.outcome).toEqual({
      winners: [0],
      reason: 'One side has no units left on the board',
      rule: 'PA-CBT-16',
    });
    expect(field.state.counters.map(({ place }) => place)).toEqual([0, DESTROYED]);
  });

  rule('PA-CBT-16', 'A side whose last unit leaves has lost, and its units are in another hex', () => {
    const field = fought({
      south: [unit('A', 'medium-mech-iu', 'C1 N')],
      north: [unit('T', 'medium-mech-iu', 'C4 S')],
    });
    field.give(0, { type: 'leave', unit: 0 });
    expect(field.state.outcome).toMatchObject({ winners: [1] });
    expect(field.state.counters.map(({ place }) => place)).toEqual([RETREATED, 0]);
  });

  rule('PA-CBT-16', 'Units of the winner that had left come back to the place of the battle', () => {
    const field = fought({
      south: [unit('A', 'assault-vehicle', 'C3 N'), unit('B', 'medium-mech-iu', 'C1 N')],
      north: [unit('T', 'light-vehicle', 'C4 S')],
    });
    field.give(0, { type: 'leave', unit: field.id('B') });
    field.attacks(0, 'A', 'T', hit(6, 6), damage(3, 4));
    expect(field.state.counters.map(({ place }) => place)).toEqual([0, 0, DESTROYED]);
  });

  rule(['PA-CBT-16', 'PA-CBT-17'], 'Convoys and Cities do not hold the field, a Base does', () => {
    const last = (other: string) => {
      const field = fought({
        south: [unit('A', 'assault-vehicle', 'C3 N')],
        north: [unit('T', 'light-vehicle', 'C4 S'), unit('other', other, 'A5')],
      });
      field.attacks(0, 'A', 'T', hit(6, 6), damage(3, 4));
      return field.state.outcome?.winners ?? null;
    };
    expect([last('supply-convoy'), last('city'), last('base')]).toEqual([[0], [0], null]);
  });

  rule('PA-CBT-18', 'Whoever survives is whole afterwards: damage is not kept', () => {
    const field = fought({
      south: [unit('A', 'assault-vehicle', 'C3 N', { damaged: true })],
      north: [unit('T', 'light-vehicle', 'C4 S')],
    });
    field.attacks(0, 'A', 'T', hit(6, 6), damage(3, 4));
    expect(field.state.battle).toBeNull();
    expect(field.state.counters[0]).toEqual({
      id: 0,
      side: 0,
      type: 'assault-vehicle',
      quality: 'regular',
      faceUp: true,
      place: 0,
    });
  });
});

describe('In space', () => {
  rule(
    'PA-SUP-07',
    'Fighters without a ship of their side are out of supply, everybody else is in supply',
    () => {
      const field = fought({
        kind: 'space',
        south: [unit('A', 'light-fighter-is', 'C2 N'), unit('S', 'space-station', 'C1 N')],
        north: [unit('T', 'light-fighter-is', 'C4 S')],
      });
      expect(['A', 'S', 'T'].map((name) => field.fighter(name).supplied)).toEqual([true, true, false]);
    },
  );
});
