import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { bitOf } from '../../design.ts';
import { GONE } from '../../state.ts';
import { mech, type Scene, type Sheet, scene } from '../../testing/scene.ts';
import { CT, LL, RA } from '../../units/locations.ts';
import { phaseEnd } from './phase-end.ts';

type Phase = Exclude<Parameters<typeof phaseEnd>[1]['phase'], 'action' | 'artillery'>;

function pair(wolf: Partial<Sheet>, bear: Partial<Sheet> = {}): Scene {
  return scene({
    units: {
      Wolf: { at: '0505 N', mech: mech('Wolf', { tons: 50, armor: 20 }), state: wolf },
      Bear: { at: '0908 S', mech: mech('Bear', { tons: 50, armor: 20 }), state: bear },
      Cub: { at: '0101', side: 0 },
      Kit: { at: '0201', side: 1 },
    },
  });
}

function end(s: Scene, phase: Phase, ...rolls: Roll[]): void {
  s.state.phase = phase;
  s.rolling(rolls, () => phaseEnd(s.play, { phase }));
}

const awake = (a: number, b: number): Roll => ['consciousness', a, b];
const piloting = (a: number, b: number): Roll => ['piloting', a, b];
/** A fall of 5 points on the center torso that the pilot survives. */
const FALL: Roll[] = [
  ['fall facing', 1],
  ['hit location', 3, 4],
  ['pilot injury', 6, 6],
];
const types = (s: Scene) => s.events.map(({ type }) => type);

rule(
  ['CBT-SEQ-07', 'CBT-PSR-05', 'CBT-PIL-07'],
  'All consciousness rolls come before all Piloting Skill Rolls',
  () => {
    const s = pair(
      { pilotHits: 1, pilotDamage: 1, damage: 20 },
      { pilotHits: 2, pilotDamage: 1, damage: 22 },
    );
    end(s, 'weapon', awake(2, 3), awake(2, 2), piloting(3, 3), ...FALL.slice(0, 2));
    expect(s.unit('Wolf').prone).toBe(false);
    // Knocked out, hence down without a roll, and hurt once more.
    expect(s.unit('Bear')).toMatchObject({ prone: true, pilotHits: 3, knockedOut: 1 });
  },
);

rule(
  'CBT-SEQ-07',
  "Units roll in the order of their numbers, and each fall is finished before the next one's rolls",
  () => {
    const s = pair({ damage: 20 }, { damage: 20 });
    end(s, 'weapon', piloting(1, 1), ...FALL, piloting(1, 1), ...FALL);
    expect(s.happened('fell').map(({ unit }) => unit)).toEqual([0, 1]);
  },
);

rule(['CBT-SEQ-07', 'CBT-PIL-07'], 'A pilot hurt in such a fall rolls right after it', () => {
  const s = pair({ damage: 20 }, { damage: 20 });
  const hurt: Roll[] = [...FALL.slice(0, 2), ['pilot injury', 1, 1], awake(1, 1)];
  end(s, 'weapon', piloting(1, 1), ...hurt, piloting(6, 6));
  expect(s.unit('Wolf')).toMatchObject({ prone: true, knockedOut: 1 });
});

rule(['CBT-SEQ-07', 'CBT-DES-01'], 'The destroyed roll nothing and are removed', () => {
  const s = pair({ loss: 'engine', damage: 40, pilotHits: 1, pilotDamage: 1, lost: bitOf(LL) });
  end(s, 'weapon');
  expect(s.unit('Wolf').hex).toBe(GONE);
  expect(s.unit('Bear').hex).toBe(s.cell('0908'));
  expect(types(s)).toEqual(['removed']);
});

rule(['CBT-SEQ-07', 'CBT-DES-01'], 'Who is destroyed by its fall is removed as well', () => {
  const s = pair({ damage: 20 });
  s.unit('Wolf').armor[CT] = 0;
  s.unit('Wolf').structure[CT] = 5;
  end(s, 'weapon', piloting(1, 1), ['fall facing', 1], ['hit location', 3, 4], ['critical hit', 1, 1]);
  expect(s.unit('Wolf')).toMatchObject({ loss: 'center-torso', hex: GONE });
});

rule(['CBT-SEQ-12', 'CBT-SEQ-07'], 'The game may be over at the end of any phase', () => {
  const s = scene({ units: { Wolf: { at: '0505' }, Bear: { at: '0908', state: { loss: 'pilot' } } } });
  end(s, 'weapon');
  expect(s.state.outcome).toMatchObject({ winners: [0] });
});

rule(
  ['CBT-PSR-07', 'CBT-FALL-06'],
  'A reactor that shuts down asks for a roll at +3, and a fall hurts for certain',
  () => {
    const shutdown: Partial<Sheet> = { shutDown: 1, rolls: [{ cause: 'shutdown', modifier: 3 }] };
    const lucky = pair(shutdown);
    end(lucky, 'heat', piloting(4, 4));
    expect(lucky.unit('Wolf').prone).toBe(false);
    const s = pair(shutdown);
    end(s, 'heat', piloting(3, 4), ...FALL.slice(0, 2), awake(6, 6));
    expect(s.unit('Wolf')).toMatchObject({ prone: true, pilotHits: 1 });
  },
);

rule('CBT-PSR-07', 'Later every roll of a reactor that is off is a fall', () => {
  const s = pair({ shutDown: 1, rolls: [{ cause: 'kicked', modifier: 0 }] });
  s.state.turn = 2;
  end(s, 'physical', ...FALL.slice(0, 2), awake(6, 6));
  expect(s.unit('Wolf')).toMatchObject({ prone: true, pilotHits: 1 });
});

rule('CBT-PSR-06', 'Ammunition that goes up in the Heat Phase asks for a roll as well', () => {
  const s = pair({ damage: 24, pilotHits: 2, pilotDamage: 2 });
  end(s, 'heat', awake(6, 6), awake(6, 6), piloting(3, 3));
  expect(s.unit('Wolf').prone).toBe(false);
});

rule(['CBT-PIL-07', 'CBT-PSR-04'], 'At the end of the Movement Phase only pilots roll', () => {
  const s = pair({ pilotHits: 1, pilotDamage: 1, prone: true, damage: 30 });
  end(s, 'movement', awake(2, 1));
  expect(s.unit('Wolf')).toMatchObject({ knockedOut: 0, pilotDamage: 0 });
});

rule('CBT-FALL-02', 'Who was pushed down a slope this phase falls from where it was', () => {
  const s = pair({ rolls: [{ cause: 'pushed', modifier: 0 }], fellFrom: 2 });
  const rolls: Roll[] = [['fall facing', 1], ...Array(3).fill(['hit location', 3, 4])];
  end(s, 'physical', piloting(2, 2), ...rolls, ['pilot injury', 4, 3]);
  expect(s.happened('fell')[0].damage).toTotal(15);
  expect(s.happened('piloting-roll').at(-1)).toMatchObject({ reason: 'injury', number: { total: 7 } });
});

rule('CBT-PHY-13', 'A club is dropped with the hand that held it', () => {
  const s = pair({ club: 'tree', lost: bitOf(RA) });
  end(s, 'weapon');
  expect(s.unit('Wolf').club).toBeNull();
});
