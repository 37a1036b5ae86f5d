import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { type Scene, type Sheet, scene } from '../../testing/scene.ts';
import { pilotingRoll } from '../piloting/piloting.ts';
import { canAct, isImmobile } from '../unit/condition.ts';
import { hurtPilot, rollConsciousness, rollRecovery } from './pilot.ts';

const pilot = (state: Partial<Sheet> = {}) =>
  scene({ units: { Wolf: { at: '0505', state }, Bear: { at: '0101' } } });
const awake = (a: number, b: number): Roll => ['consciousness', a, b];

function hurt(s: Scene, points: number): void {
  hurtPilot(s.play, s.field, 0, points);
}

const stayAwake = (s: Scene, ...rolls: Roll[]) =>
  s.rolling(rolls, () => rollConsciousness(s.play, s.field, 0));

rule(['CBT-PIL-06', 'CBT-REC-02'], 'The Consciousness Table: 3, 5, 7, 10, 11', () => {
  const needed = [3, 5, 7, 10, 11];
  for (const [index, number] of needed.entries()) {
    const s = pilot({ pilotHits: index });
    hurt(s, 1);
    stayAwake(s, awake(Math.ceil(number / 2), Math.floor(number / 2)));
    expect(s.unit('Wolf').knockedOut).toBe(0);

    const unlucky = pilot({ pilotHits: index });
    hurt(unlucky, 1);
    const short = number - 1;
    stayAwake(unlucky, awake(Math.ceil(short / 2), Math.floor(short / 2)));
    expect(unlucky.unit('Wolf').knockedOut).toBe(1);
    expect(unlucky.happened('consciousness')).toMatchObject([{ number, awake: false }]);
  }
});

rule('CBT-PIL-05', 'Five points are survived, the sixth is not', () => {
  const s = pilot({ pilotHits: 4 });
  hurt(s, 1);
  expect(s.unit('Wolf').loss).toBeNull();
  hurt(s, 2);
  expect(s.unit('Wolf')).toMatchObject({ loss: 'pilot', pilotHits: 6 });
  stayAwake(s);
  hurt(s, 1);
  expect(s.happened('pilot-hurt').map(({ points, hits }) => [points, hits])).toEqual([
    [1, 5],
    [1, 6],
  ]);
});

rule('CBT-PIL-07', 'Two points are two rolls, each against the number of its own total', () => {
  const s = pilot();
  hurt(s, 2);
  stayAwake(s, awake(1, 2), awake(2, 3));
  expect(s.happened('consciousness').map(({ number }) => number)).toEqual([3, 5]);
  expect(s.unit('Wolf')).toMatchObject({ knockedOut: 0, pilotDamage: 0 });
  stayAwake(s);
});

rule('CBT-PIL-07', 'Who is unconscious rolls no more, but will find it harder to wake', () => {
  const s = pilot({ pilotHits: 1 });
  hurt(s, 2);
  stayAwake(s, awake(1, 1));
  expect(s.unit('Wolf')).toMatchObject({ knockedOut: 1, pilotHits: 3 });
  hurt(s, 1);
  stayAwake(s);
  s.state.turn = 2;
  s.rolling([['recovery', 5, 4]], () => rollRecovery(s.play, s.field, 0));
  expect(s.happened('recovery')).toMatchObject([{ number: 10, awake: false }]);
});

rule(['CBT-PIL-08', 'CBT-PSR-01'], 'An unconscious pilot does nothing and fails every roll', () => {
  const s = pilot({ knockedOut: 1 });
  expect(canAct(s.unit('Wolf'))).toBe(false);
  expect(isImmobile(s.unit('Wolf'))).toBe(true);
  const { success } = s.rolling([], () =>
    pilotingRoll(s.play, s.field, 0, { reason: 'kicked', modifier: 0 }),
  );
  expect(success).toBe(false);
});

rule(
  'CBT-PIL-09',
  'Knocked out in turn 3 by the third hit, awake in the End Phase of turn 4 (the example of the book)',
  () => {
    const s = pilot({ pilotHits: 2 });
    s.state.turn = 3;
    hurt(s, 1);
    stayAwake(s, awake(3, 3));
    expect(s.unit('Wolf').knockedOut).toBe(3);
    s.rolling([], () => rollRecovery(s.play, s.field, 0));
    s.state.turn = 4;
    expect(canAct(s.unit('Wolf'))).toBe(false);
    s.rolling([['recovery', 3, 4]], () => rollRecovery(s.play, s.field, 0));
    expect(s.unit('Wolf').knockedOut).toBe(0);
    expect(canAct(s.unit('Wolf'))).toBe(true);
    s.rolling([], () => rollRecovery(s.play, s.field, 0));
  },
);

rule('CBT-PIL-09', 'One who has not woken up tries again in the next turn', () => {
  const s = pilot({ pilotHits: 3, knockedOut: 1 });
  for (const turn of [2, 3]) {
    s.state.turn = turn;
    s.rolling([['recovery', 3, 3]], () => rollRecovery(s.play, s.field, 0));
    expect(s.unit('Wolf').knockedOut).toBe(1);
  }
});
