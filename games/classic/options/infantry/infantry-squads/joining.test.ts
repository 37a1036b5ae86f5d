import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../../checks/invariants.ts';
import { weaponNumber } from '../../../rules/fire/to-hit.ts';
import { fullStrength } from '../../../rules/unit/squads.ts';
import { mayEnter } from '../../../rules/unit/stacking.ts';
import { setupFrom } from '../../../setup/beginning.ts';
import { begin, setupSchema } from '../../../setup.ts';
import { type Melee, melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech } from '../../../testing/scene.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';

const ON = { ...COMBINED, 'infantry-squads': true, 'infantry-morale': true, 'infantry-dig-in': true };
const squad = (plan: Partial<InfantryFile> = {}, name = 'Hedge'): InfantryFile =>
  platoon(name, { squad: true, troopers: 7, tons: 1, ...plan });

interface Plan {
  readonly file?: InfantryFile;
  readonly at?: readonly (string | undefined)[];
  readonly left?: readonly number[];
  readonly options?: object;
}

/** Three squads of a platoon, and a 'Mech. */
function camp({
  file = squad(),
  at = ['0101 N', '0101 N', '0101 N'],
  left = [7, 5, 2],
  options = {},
}: Plan = {}): Melee {
  const made = melee({
    options: { ...ON, ...options },
    map: '. . . .',
    units: {
      One: { mech: file, at: at[0], side: 0 },
      Two: { mech: file, at: at[1], side: 0 },
      Three: { mech: file, at: at[2], side: 0 },
      Wolf: { mech: mech('Wolf', { slots: { RT: ['Medium Laser'] } }), at: '0401 NW', side: 1 },
    } as never,
  });
  for (const [index, troopers] of left.entries()) {
    const { body } = made.scene.state.units[index];
    body.structure[0] = troopers;
  }
  return made;
}

/** Of the next turn. */
const NEXT: readonly Roll[] = [
  ['initiative', 4, 4],
  ['initiative', 2, 2],
];

const joins = (...squads: readonly number[]) =>
  ({ type: 'join-squads', squads: squads.map((each) => ({ squad: each })) }) as const;
const all = (made: Melee) =>
  made.scene.state.units.slice(0, 3).map(({ loss, body }) => loss ?? body.structure[0]);

describe('Squads that join', () => {
  rule('MT-INFY-02', 'Example: survivors 7 + 5 + 2: one platoon of 14, one unit before and after', () => {
    const made = camp().endOfTurn();
    const guard = () => mayEnter(made.scene.field, made.scene.state, 3, made.scene.cell('0101'));
    expect([made.asked, made.prompt, guard()]).toEqual([
      '0 squads/join',
      'Which squads join and are a platoon from now on?',
      true,
    ]);
    made.order(joins(0, 1, 2), ...NEXT);
    expect(all(made)).toEqual([14, 'joined', 'joined']);
    expect([made.asked, guard()]).toEqual(['1 movement/move', true]);
    expect(made.scene.said('squads-joined')).toEqual([
      'Hedge (One), Hedge (Two), Hedge (Three) are one platoon now, of 14 troopers.',
    ]);
    expect(invariants(made.scene.state)).toEqual([]);
  });

  rule('MT-INFY-02', 'Any two may join, and the third later', () => {
    const made = camp()
      .endOfTurn()
      .order(joins(1, 2), ...NEXT);
    expect(all(made)).toEqual([7, 7, 'joined']);
    made.endOfTurn().order(joins(0, 1), ...NEXT);
    expect(all(made)).toEqual([14, 'joined', 'joined']);
    expect(
      camp()
        .endOfTurn()
        .order(joins(2), ...NEXT).scene.state.units[2].loss,
    ).toBeNull();
    expect(
      all(
        camp()
          .endOfTurn()
          .order(joins(), ...NEXT),
      ),
    ).toEqual([7, 5, 2]);
  });

  rule('MT-INFY-02', 'Only those of one platoon in one hex, and nobody is asked where there are none', () => {
    const isAsked = (plan: Plan) => camp(plan).endOfTurn(...NEXT).asked === '0 squads/join';
    expect(camp({ at: ['0101 N', '0101 N', undefined] }).endOfTurn().asked).toBe('0 squads/join');
    expect(isAsked({ at: ['0101 N', '0201 N', undefined] })).toBe(false);
    expect(isAsked({ file: platoon('Hedge'), at: ['0101 N', '0101 N', undefined] })).toBe(false);
    expect(isAsked({ options: { 'infantry-squads': false }, file: platoon('Hedge') })).toBe(false);
    const two = camp({ at: ['0101 N', '0101 N', '0201 N'] }).endOfTurn();
    expect(two.refusal(joins(0, 2))).toBeDefined();
  });

  rule('MT-INFY-02', 'Nobody joins who is broken or has routed', () => {
    for (const nerve of ['broken', 'routed'] as const) {
      const made = camp({ at: ['0101 N', '0101 N', undefined] });
      made.scene.unit('Two').marks = { morale: { nerve, since: made.scene.state.turn } };
      expect(made.endOfTurn(...NEXT).asked).not.toBe('0 squads/join');
    }
  });

  rule('MT-INFY-02', 'Nobody joins who clings to somebody or is aboard', () => {
    const made = camp({ at: ['0101 N', '0101 N', undefined] });
    made.scene.unit('Two').marks = { swarms: 3 };
    made.scene.unit('Two').hex = -1;
    expect(made.endOfTurn(...NEXT).asked).not.toBe('0 squads/join');
  });
});

describe('A platoon of squads', () => {
  const number = (made: Melee) =>
    weaponNumber(made.scene.field, made.scene.state, {
      attacker: 3,
      weapon: 0,
      target: 0,
      twist: 0,
      secondary: 0,
      aim: -1,
    });

  rule('MT-INFY-02', 'It is no harder to hit, and as strong as all of it', () => {
    const made = camp();
    const [before] = [number(made)];
    made.endOfTurn().order(joins(0, 1, 2), ...NEXT);
    expect(number(made)).toBe(before - 1);
    const { field, state } = made.scene;
    expect(field.kinds[0].troopers!.strength(field, state.units[0])).toBe(14);
    expect(fullStrength(field.designs[0], state.units[0])).toBe(14);
    expect(field.kinds[0].isCrippled(field, state, 0)).toBe(false);
    state.units[0].body.structure[0] = 7;
    expect(field.kinds[0].isCrippled(field, state, 0)).toBe(false);
    state.units[0].body.structure[0] = 6;
    expect(field.kinds[0].isCrippled(field, state, 0)).toBe(true);
  });

  test('of those in heavy armour as many are unhurt as there were', () => {
    const made = camp({ file: squad({ heavyArmor: true }), options: { 'infantry-heavy-armor': true } });
    for (const [index, unhurt] of [7, 4, 0].entries()) made.scene.state.units[index].body.armor[0] = unhurt;
    made.endOfTurn().order(joins(0, 1, 2), ...NEXT);
    expect(made.scene.state.units[0].body).toMatchObject({ structure: [14], armor: [11] });
    expect(invariants(made.scene.state)).toEqual([]);
  });

  test('pods are left behind', () => {
    const made = camp({ file: squad({ narc: true }), options: { 'infantry-narc': true } });
    made.endOfTurn().order(joins(0, 1), ...NEXT);
    expect(made.scene.unit('One').hits).toEqual([1]);
    expect(made.scene.unit('Three').hits).toEqual([0]);
  });

  test('it is dug in if all of them are', () => {
    const dug = { trench: { facing: 0, isDone: true } } as const;
    const after = (...marks: readonly (typeof dug | null)[]) => {
      const made = camp({ at: ['0101 N', '0101 N', undefined] });
      made.scene.unit('One').marks = marks[0]!;
      made.scene.unit('Two').marks = marks[1]!;
      return made
        .endOfTurn()
        .order(joins(0, 1), ...NEXT)
        .scene.unit('One').marks?.trench;
    };
    expect(after(dug, dug)).toEqual(dug.trench);
    expect(after(dug, null)).toBeUndefined();
    expect(after(null, dug)).toBeUndefined();
  });

  test('a game goes on with it as one', () => {
    const made = camp({ file: squad({ narc: true }), options: { 'infantry-narc': true } });
    made.scene.state.turn = 3;
    made.endOfTurn().order(joins(0, 1, 2), ...NEXT);
    made.scene.state.units[0].body.structure[0] = 12;
    const setup = setupFrom(made.scene.state);
    expect(setup.units).toHaveLength(2);
    expect(setup.units[0]).toMatchObject({
      unit: { troopers: 14, tons: 3 },
      shots: [],
      begins: { structure: [12] },
    });
    expect(setup.units[0].unit).not.toHaveProperty('squad');
    expect(setupSchema.safeParse(setup).error).toBeUndefined();
    expect(begin(setup).units[0].body).toMatchObject({ structure: [12] });
  });
});
