import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { ROLL_MODIFIERS, waterModifier } from '../../data/piloting.ts';
import { bitOf } from '../../design.ts';
import type { RuleId } from '../../rule-index.ts';
import { phaseNumber, pilotingRoll, totalPiloting } from '../../rules/piloting/piloting.ts';
import { mech, type Scene, type Sheet, scene } from '../../testing/scene.ts';
import { Location } from '../../units/locations.ts';
import { automaticFall, pilotingModifiers, rollsDue } from './piloting.ts';

const HIP = 1;
const UPPER = 2;
const LOWER = 4;
const FOOT = 8;
/** Bits of the fourth to seventh slot of the center torso. */
const GYRO = [0b1000, 0b10000] as const;

const pilot = (state: Partial<Sheet> = {}) =>
  scene({ units: { Wolf: { at: '0505', mech: mech('Wolf'), state }, Bear: { at: '0101' } } });

/** Slots hit, by location. */
function marks(where: Partial<Record<keyof typeof Location, number>>): number[] {
  const hits = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [code, bits] of Object.entries(where)) hits[Location[code as keyof typeof Location]] = bits;
  return hits;
}

const added = (s: Scene) => totalPiloting((tally) => pilotingModifiers(tally, s.field, 0, s.unit('Wolf')));
const common = (s: Scene) => totalPiloting((tally) => phaseNumber(tally, s.field, s.state, 0));

rule('CBT-PSR-01', 'As much as the Modified Piloting Skill succeeds, less fails', () => {
  const s = pilot();
  const roll = (a: number, b: number) =>
    s.rolling([['piloting', a, b]], () =>
      pilotingRoll(s.play, s.field, 0, { reason: 'water', modifier: -1 }),
    );
  expect(roll(2, 2)).toEqual({ success: true, number: 4, dice: [2, 2] });
  expect(roll(1, 2)).toEqual({ success: false, number: 4, dice: [1, 2] });
  expect(s.happened('piloting-roll')[0].number).toMatchObject({
    total: 4,
    lines: [{ value: 5 }, { value: -1 }],
  });
});

rule('CBT-PSR-01', 'A reactor that shut down in an earlier turn fails every roll', () => {
  const s = pilot({ shutDown: 1 });
  s.state.turn = 2;
  const { success } = s.rolling([], () =>
    pilotingRoll(s.play, s.field, 0, { reason: 'domino', modifier: 0 }),
  );
  expect(success).toBe(false);
  expect(s.happened('piloting-roll')).toMatchObject([{ dice: [], success: false }]);
});

rule(['CBT-PSR-02', 'CBT-REC-11'], 'Damage to legs and gyro, alone and together', () => {
  for (const [state, modifier] of [
    [{}, 0],
    [{ hits: marks({ LL: FOOT }) }, 1],
    [{ hits: marks({ LL: UPPER | LOWER | FOOT }) }, 3],
    [{ hits: marks({ LL: HIP }) }, 2],
    [{ hits: marks({ LL: HIP | UPPER | LOWER | FOOT }) }, 2],
    [{ hits: marks({ LL: HIP, RL: HIP }) }, 4],
    [{ hits: marks({ LL: HIP, RL: FOOT }) }, 3],
    [{ hits: marks({ LL: HIP | FOOT }), lost: bitOf(Location.LL) }, 5],
    [{ lost: bitOf(Location.LL) | bitOf(Location.RL) }, 10],
    [{ hits: marks({ CT: GYRO[0] }) }, 3],
    [{ hits: marks({ CT: GYRO[0] | GYRO[1] }) }, 6],
    [{ hits: marks({ CT: GYRO[0], RL: LOWER }), lost: bitOf(Location.LL) }, 9],
    [{ hits: marks({ LA: 0b1111, HD: 0b10 }) }, 0],
  ] as const) {
    expect(added(pilot(state as Partial<Sheet>))).toBe(modifier);
  }
});

rule(['CBT-PSR-02', 'CBT-REC-11'], 'The modifiers of the table', () => {
  expect(ROLL_MODIFIERS).toMatchObject({
    heavyDamage: 1,
    shutdown: 3,
    kicked: 0,
    pushed: 0,
    charged: 2,
    stomped: 2,
    missedKick: 0,
    madeCharge: 2,
    madeDfa: 4,
  });
  expect([1, 2, 3, 4].map(waterModifier)).toEqual([-1, 0, 1, 1]);
});

rule(
  'CBT-PSR-03',
  '40 points and two leg actuators: three rolls at 8 (the first example of the book)',
  () => {
    const s = pilot({ damage: 40, hits: marks({ LL: UPPER, RL: FOOT }) });
    expect(rollsDue(s.field, s.state, 0).sort()).toEqual(['actuator', 'actuator', 'damage']);
    expect(common(s)).toBe(8);
  },
);

rule('CBT-PSR-03', 'Two kicks, one more actuator and 23 points: four rolls at 9 (the second example)', () => {
  const s = pilot({
    damage: 23,
    hits: marks({ LL: UPPER, RL: FOOT | UPPER }),
    hitsBefore: marks({ LL: UPPER, RL: FOOT }),
    rolls: [
      { cause: 'kicked', modifier: 0 },
      { cause: 'kicked', modifier: 0 },
    ],
  });
  expect(rollsDue(s.field, s.state, 0).sort()).toEqual(['actuator', 'damage', 'kicked', 'kicked']);
  expect(common(s)).toBe(9);
});

rule('CBT-PSR-03', 'The modifiers of all events count, and are explained', () => {
  const s = pilot({
    rolls: [
      { cause: 'charged', modifier: 2 },
      { cause: 'water', modifier: -1 },
    ],
    hits: marks({ CT: GYRO[0] }),
  });
  const number = explain<RuleId>((tally) => phaseNumber(tally, s.field, s.state, 0));
  expect(number).toTotal(5 + 2 - 1 + 3);
  expect(number.lines.map(({ value }) => value)).toEqual([5, 2, -1, 3]);
  expect(rollsDue(s.field, s.state, 0)).toEqual(['gyro', 'charged', 'water']);
});

rule('CBT-PSR-06', '20 points ask for one roll, 19 for none', () => {
  expect(rollsDue(pilot({ damage: 19 }).field, pilot({ damage: 19 }).state, 0)).toEqual([]);
  for (const damage of [20, 45, 90]) {
    const s = pilot({ damage });
    expect(rollsDue(s.field, s.state, 0)).toEqual(['damage']);
    expect(common(s)).toBe(6);
  }
});

rule('CBT-PSR-03', 'Damage of an earlier phase asks for no roll, a hip of this one for one', () => {
  const old = pilot({ hits: marks({ LL: HIP, CT: GYRO[0] }), hitsBefore: marks({ LL: HIP, CT: GYRO[0] }) });
  expect(rollsDue(old.field, old.state, 0)).toEqual([]);
  const fresh = pilot({ hits: marks({ LL: HIP | FOOT }) });
  expect(rollsDue(fresh.field, fresh.state, 0)).toEqual(['hip', 'actuator']);
});

rule('CBT-FALL-07', 'A gyro destroyed or a leg lost in this phase leaves no choice', () => {
  const reason = (state: Partial<Sheet>) => {
    const s = pilot(state);
    return automaticFall(s.field, s.state, 0);
  };
  const both = GYRO[0] | GYRO[1];
  expect(reason({})).toBeNull();
  expect(reason({ hits: marks({ CT: GYRO[0] }) })).toBeNull();
  expect(reason({ hits: marks({ CT: both }) })).toBe('gyro-destroyed');
  expect(reason({ hits: marks({ CT: both }), hitsBefore: marks({ CT: GYRO[1] }) })).toBe('gyro-destroyed');
  expect(reason({ hits: marks({ CT: both }), hitsBefore: marks({ CT: both }) })).toBeNull();
  expect(reason({ lost: bitOf(Location.RL) })).toBe('leg-destroyed');
  expect(reason({ lost: bitOf(Location.RL), lostBefore: bitOf(Location.RL) })).toBeNull();
});

rule('CBT-SEQ-06', 'A roll in the middle of a phase may count the damage from before it', () => {
  const s = pilot({ hits: marks({ LL: HIP }), hitsBefore: marks({ RL: FOOT }) });
  const { number } = s.rolling([['piloting', 6, 6]], () =>
    pilotingRoll(s.play, s.field, 0, { reason: 'domino', modifier: 0, damage: s.unit('Wolf').before }),
  );
  expect(number).toBe(6);
});

rule('CBT-PSR-02', 'Slots of a leg that hold no actuator add nothing, not even a line', () => {
  const s = scene({
    units: {
      Wolf: {
        at: '0505',
        mech: mech('Wolf', { slots: { LL: ['Heat Sink'] } }),
        state: { hits: marks({ LL: 0b10000 }) },
      },
      Bear: { at: '0101' },
    },
  });
  expect(explain<RuleId>((tally) => pilotingModifiers(tally, s.field, 0, s.unit('Wolf'))).lines).toEqual([]);
});

rule(['CBT-PSR-03', 'CBT-FALL-07'], 'For what was hit in a leg that is gone nobody rolls', () => {
  const hits = marks({ LL: HIP | FOOT, RL: UPPER });
  expect(rollsDue(pilot().field, pilot({ hits }).state, 0)).toEqual(['hip', 'actuator', 'actuator']);
  const s = pilot({ hits, lost: bitOf(Location.LL) });
  expect(rollsDue(s.field, s.state, 0)).toEqual(['actuator']);
});
