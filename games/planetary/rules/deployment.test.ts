import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { planetary } from '../game.ts';
import { type Field, type Scene, unfought, unit } from '../testing/scene.ts';
import { BOARD } from './board.ts';
import { boxesToDeploy, boxesToSettle } from './deployment.ts';

const named = (boxes: readonly number[]): string => boxes.map((box) => BOARD.name[box]).join(' ');
const open = (field: Field, name: string): string => named(boxesToDeploy(field.inBattle, field.id(name)));
const set = (field: Field, seat: number, name: string, to: string) => {
  const { kind } = field.state.setup.sheets[field.state.counters[field.id(name)].type];
  const facing = kind === 'infantry' ? {} : { facing: 'N' as const };
  return field.give(seat, { type: 'deploy', unit: field.id(name), to, ...facing });
};

const squads = (count: number) =>
  Array.from({ length: count }, (_, index) => unit(`s${index + 1}`, 'infantry', 'C2'));
const enemy = [unit('foe', 'infantry', 'C4')];
const ZONE = 'A1 B1 C1 D1 E1 A2 B2 C2 D2 E2';

/** Sets up the first squads of the south in these boxes. */
function setUp(field: Field, boxes: string): void {
  for (const [index, box] of boxes.split(' ').entries()) set(field, 0, `s${index + 1}`, box);
}

describe('Where units are set up', () => {
  rule(['PA-CBT-05', 'PA-MAP-06'], 'Each side has the two rows at its edge', () => {
    const field = unfought({ south: squads(2), north: enemy });
    expect(open(field, 's1')).toBe(ZONE);
    setUp(field, 'A1 C2');
    expect(field.refusal(1, { type: 'deploy', unit: field.id('foe'), to: 'C3' })).toMatchObject({
      rule: 'PA-CBT-05',
      message: 'Box C3 is not in your reserve or on your front line',
    });
  });

  rule('PA-CBT-05', 'The last unit goes to the main box if nobody is there', () => {
    const field = unfought({ south: squads(2), north: enemy });
    setUp(field, 'A1');
    expect(open(field, 's2')).toBe('C2');
    expect(field.refusal(0, { type: 'deploy', unit: 1, to: 'B1' })?.message).toBe(
      'Your last unit must go to your main box, C2',
    );
    set(field, 0, 's2', 'C2');
    expect(open(field, 'foe')).toBe('C4');
  });

  rule('PA-CBT-05', 'Nobody owes the main box that is taken', () => {
    const field = unfought({ south: squads(2), north: enemy });
    setUp(field, 'C2');
    expect(open(field, 's2')).toBe('A1 B1 C1 D1 E1 A2 B2 D2 E2');
  });

  rule('PA-CBT-05', 'With ten units or fewer no box has two', () => {
    const field = unfought({ south: squads(10), north: enemy });
    setUp(field, 'C2 A1 B1');
    expect(open(field, 's4')).toBe('C1 D1 E1 A2 B2 D2 E2');
    expect(field.refusal(0, { type: 'deploy', unit: 3, to: 'C2' })?.message).toBe(
      'Other boxes must be filled before another unit goes to box C2',
    );
  });

  rule('PA-CBT-05', 'Of 13 units three double the reserve', () => {
    const field = unfought({ south: squads(13), north: enemy });
    setUp(field, ZONE);
    expect(open(field, 's11')).toBe('A1 B1 C1 D1 E1');
    set(field, 0, 's11', 'B1');
    expect(open(field, 's12')).toBe('A1 C1 D1 E1');
  });

  rule('PA-CBT-05', 'Of 17 units five double the reserve and two the front', () => {
    const field = unfought({ south: squads(17), north: enemy });
    setUp(field, `${ZONE} A1 B1 C1 D1 E1`);
    expect(open(field, 's16')).toBe('A2 B2 C2 D2 E2');
  });

  rule('PA-CBT-05', 'The 21st unit is the third in a reserve box', () => {
    const field = unfought({ south: squads(21), north: enemy });
    setUp(field, `${ZONE} ${ZONE}`);
    expect(open(field, 's21')).toBe('A1 B1 C1 D1 E1');
  });

  rule('PA-CBT-05', 'Facing is free, and towards the enemy is offered first', () => {
    const field = unfought({
      south: [unit('A', 'medium-mech-is', 'C2')],
      north: [unit('T', 'medium-mech-is', 'C4')],
    });
    field.give(0, { type: 'deploy', unit: 0, to: 'C2', facing: 'W' });
    expect(field.at('A')).toBe('C2 W');
    expect(field.refusal(1, { type: 'deploy', unit: 1, to: 'C4' })?.path).toBe('facing');
  });

  rule('PA-CBT-02', 'On an island land units are set up on its three front boxes', () => {
    const field = unfought({
      shape: 'island',
      south: [...squads(4), unit('V', 'attack-vtol', 'A1')],
      north: enemy,
    });
    expect(open(field, 's1')).toBe('B2 C2 D2');
    expect(open(field, 'V')).toBe(ZONE);
    expect(field.refusal(0, { type: 'deploy', unit: 0, to: 'A1' })).toMatchObject({
      rule: 'PA-CBT-02',
      message: 'That unit cannot stand in box A1',
    });
    setUp(field, 'B2 C2 D2');
    expect(open(field, 's4')).toBe('B2 C2 D2');
  });

  rule('PA-CBT-02', 'Around a lake nobody owes the main box, which is Water', () => {
    const field = unfought({ shape: 'lake', south: squads(1), north: enemy });
    expect(open(field, 's1')).toBe('A1 B1 C1 D1 E1 A2 E2');
  });

  rule('PA-CBT-05', 'Where the attacker of the battle has the second seat, he has the southern rows', () => {
    const field = unfought({ attacker: 1, south: squads(1), north: enemy });
    expect(waitingFor(field.state)).toEqual([1]);
    expect([open(field, 'foe'), open(field, 's1')]).toEqual(['C2', 'C4']);
  });
});

describe('Settlements', () => {
  const garrison = [
    unit('town', 'city', 'C4'),
    unit('foot', 'infantry', 'C4'),
    unit('more', 'infantry', 'C4'),
  ];

  rule('PA-CBT-03', 'A settlement is placed first, anywhere in the two rows of its side', () => {
    const field = unfought({ south: squads(1), north: garrison });
    expect(waitingFor(field.state)).toEqual([1]);
    expect(named(boxesToSettle(field.inBattle, field.id('town')))).toBe('A5 B5 C5 D5 E5 A4 B4 C4 D4 E4');
    field.give(1, { type: 'settle', unit: field.id('town'), to: 'C4' });
    expect(field.at('town')).toBe('C4 S');
    expect(waitingFor(field.state)).toEqual([0]);
  });

  rule('PA-CBT-03', 'It takes no room and does not see to the main box', () => {
    const field = unfought({ south: squads(1), north: garrison });
    field.give(1, { type: 'settle', unit: field.id('town'), to: 'C4' });
    set(field, 0, 's1', 'C2');
    expect(open(field, 'foot')).toBe('A5 B5 C5 D5 E5 A4 B4 C4 D4 E4');
    set(field, 1, 'foot', 'A5');
    expect(open(field, 'more')).toBe('C4');
  });

  rule('PA-CBT-02', 'It stands on land', () => {
    const field = unfought({ shape: 'lake', south: squads(1), north: garrison });
    expect(named(boxesToSettle(field.inBattle, field.id('town')))).toBe('A5 B5 C5 D5 E5 A4 E4');
  });
});

describe('The order of set-up', () => {
  const side = (name: string, faces: string) =>
    [...faces].map((face, index) =>
      unit(`${name}${index + 1}`, 'medium-mech-is', 'C2', { faceDown: face === 'd' }),
    );
  /** The sides and counters in the order in which they are set up. */
  function order(scene: Scene): string[] {
    const field = unfought(scene);
    const names = [...scene.south, ...scene.north].map(({ name }) => name);
    const told: string[] = [];
    while (field.inBattle.battle.turn === 0) {
      const [seat] = waitingFor(field.state);
      const free = (name: string) =>
        field.state.counters[field.id(name)].side === seat && field.fighter(name).box === -1;
      // The first that the rules let this side set up now.
      const name = names.filter(free).find((each) => {
        const to = BOARD.name[boxesToDeploy(field.inBattle, field.id(each))[0]];
        return field.refusal(seat, { type: 'deploy', unit: field.id(each), to, facing: 'N' }) === null;
      });
      told.push(name!);
    }
    return told;
  }

  rule('PA-CBT-04', 'Without face-down units the attacker sets up first', () => {
    expect(order({ south: side('a', 'uu'), north: side('d', 'u') })).toEqual(['a1', 'a2', 'd1']);
    expect(order({ attacker: 1, south: side('a', 'u'), north: side('d', 'uu') })).toEqual(['d1', 'd2', 'a1']);
  });

  rule('PA-CBT-04', 'A side without face-down units sets up everything before one that has some', () => {
    expect(order({ south: side('a', 'du'), north: side('d', 'uu') })).toEqual(['d1', 'd2', 'a1', 'a2']);
    expect(order({ south: side('a', 'uu'), north: side('d', 'ud') })).toEqual(['a1', 'a2', 'd1', 'd2']);
  });

  rule('PA-CBT-04', 'Where both have some it takes four steps', () => {
    expect(order({ south: side('a', 'du'), north: side('d', 'dud') })).toEqual([
      'a2',
      'd2',
      'a1',
      'd1',
      'd3',
    ]);
  });

  rule('PA-CBT-04', 'A step in which there is nothing to set up is left out', () => {
    expect(order({ south: side('a', 'dd'), north: side('d', 'ud') })).toEqual(['d1', 'a1', 'a2', 'd2']);
  });

  rule('PA-CBT-04', 'Convoys do not count as open units, and are set up with them', () => {
    const north = [unit('gc', 'supply-convoy', 'C4'), ...side('d', 'd')];
    const field = unfought({ south: side('a', 'd'), north });
    expect(waitingFor(field.state)).toEqual([1]);
    expect(field.refusal(1, { type: 'deploy', unit: field.id('d1'), to: 'C4', facing: 'S' })?.path).toBe(
      'unit',
    );
    field.give(1, { type: 'deploy', unit: field.id('gc'), to: 'A5' });
    expect(waitingFor(field.state)).toEqual([0]);
  });
});

describe('What lies face-down', () => {
  const scene: Scene = {
    south: [unit('A', 'heavy-mech-is', 'C2', { faceDown: true, quality: 'elite' })],
    north: [unit('T', 'infantry', 'C4', { faceDown: true }), unit('K', 'infantry', 'C4')],
  };
  const seen = (field: Field, viewer: number | 'spectator') =>
    viewFor(planetary, field.state, viewer).table.counters.map(
      ({ type, quality }) => type && `${quality} ${type}`,
    );

  rule('PA-SEQ-05', 'Only its own side knows what it is, until all are set up', () => {
    const field = unfought(scene);
    expect(seen(field, 0)).toEqual(['elite heavy-mech-is', null, 'regular infantry']);
    expect(seen(field, 1)).toEqual([null, 'regular infantry', 'regular infantry']);
    expect(seen(field, 'spectator')).toEqual([null, null, 'regular infantry']);
    expect(viewFor(planetary, field.state, 1).table.setup.secrets).toEqual([
      null,
      [{ type: 'infantry', quality: 'regular' }],
    ]);
    field.give(1, { type: 'deploy', unit: field.id('K'), to: 'C4' });
    field.give(0, { type: 'deploy', unit: field.id('A'), to: 'C2', facing: 'N' });
    expect(seen(field, 1)[0]).toBeNull();
    const events = field.give(1, { type: 'deploy', unit: field.id('T'), to: 'B4', facing: 'E' });
    expect(events.map(({ type }) => type)).toEqual(['deployed', 'turned-up', 'combat-turn', 'acting']);
    expect(seen(field, 1)).toEqual(['elite heavy-mech-is', 'regular infantry', 'regular infantry']);
    expect(field.state.counters.every(({ faceUp }) => faceUp)).toBe(true);
  });

  rule('PA-SEQ-05', 'Infantry that lies face-down is asked where to face, or its counter would tell', () => {
    const field = unfought(scene);
    field.give(1, { type: 'deploy', unit: field.id('K'), to: 'C4' });
    field.give(0, { type: 'deploy', unit: field.id('A'), to: 'C2', facing: 'N' });
    expect(field.refusal(1, { type: 'deploy', unit: field.id('T'), to: 'B4' })?.path).toBe('facing');
  });
});
