// What is forgotten when a turn or a phase begins, played from one to the next.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { initiative, type Rounds, rounds } from '../../testing/rounds.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { LL } from '../../units/locations.ts';

const armed = (name: string, plan: Parameters<typeof mech>[1] = {}) =>
  mech(name, { armor: 40, slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] }, ...plan });

/** Ram (side 0) looks north at Wolf (side 1), who looks away. */
function duel(plan: { ram?: object; wolf?: object; map?: string; setup?: object } = {}): Rounds {
  const { ram, wolf, ...more } = plan;
  return rounds({
    ...more,
    units: {
      Ram: { mech: armed('Ram'), at: '0203 N', ...ram },
      Wolf: { mech: mech('Wolf', { armor: 40 }), at: '0202 N', ...wolf },
    },
  });
}

const WOODS = `
  . . . .
  . . . .
  . l . .
  . . . .`;

rule(['CBT-PHY-13', 'CBT-SEQ-01'], 'Who picked up a club attacks again in the next turn', () => {
  const table = duel({ map: WOODS }).begin(0).still('Ram').still('Wolf');
  table.order({ type: 'find-club', unit: 'Ram', club: 'tree' });
  table.hold('Wolf', ...initiative(0));
  table.still('Ram').still('Wolf').hold('Ram').hold('Wolf');
  expect(table.asked).toBe('0 physical/declare');
  expect(table.offers('club', 'Ram')).toEqual(['Wolf']);
  expect(table.scene.state.turn).toBe(2);
});

rule(['CBT-PHY-08', 'CBT-SEQ-01'], 'An arm that fired strikes again in the next turn', () => {
  const table = duel().begin(0).still('Ram').still('Wolf');
  table.fire('Ram', 'Wolf', ['Medium Laser RA']).hold('Wolf', toHit(1, 1));
  expect(table.choices('punch', 'Ram')).toEqual(['LA']);
  table.pass('Ram', ...initiative(0));
  table.still('Ram').still('Wolf').hold('Ram').hold('Wolf');
  expect(table.choices('punch', 'Ram')).toEqual(['both', 'LA', 'RA']);
});

rule(
  ['CBT-HEA-02', 'CBT-THM-04', 'CBT-MOV-19', 'CBT-SEQ-01'],
  'A run and a shot count in their turn, and not in the next',
  () => {
    const table = duel({
      ram: { mech: armed('Ram', { heatSinks: 1 }), at: '0512 N' },
      wolf: { at: '0505 N' },
    });
    table.begin(0).order({ type: 'move', unit: 'Ram', mode: 'run', to: '0507', facing: 'N', more: false });
    table.still('Wolf');
    expect(table.scene.unit('Ram')).toMatchObject({ mode: 'run', hexesMoved: 5, heading: 1 });
    table.fire('Ram', 'Wolf', ['Medium Laser RA'], toHit(1, 1), ...initiative(0));
    expect(table.scene.happened('weapon-attack')[0].attack.number).toBe(4 + 2);
    expect(table.scene.unit('Ram').heat).toBe(2 + 3 - 1);
    table.still('Ram');
    expect(table.scene.unit('Ram')).toMatchObject({ mode: 'still', hexesMoved: 0, heading: 0, heatBuilt: 0 });
    table.still('Wolf').fire('Ram', 'Wolf', ['Medium Laser LA'], toHit(1, 1), ...initiative(0));
    expect(table.scene.happened('weapon-attack')).toHaveLength(2);
    expect(table.scene.happened('weapon-attack')[1].attack.number).toBe(4);
    expect(table.scene.unit('Ram').heat).toBe(4 + 3 - 1);
  },
);

rule(
  ['CBT-HEA-06', 'CBT-HEA-09', 'CBT-HEA-10'],
  'Heat slows the legs and spoils the aim in the turn after, as long as it stays',
  () => {
    const stove = armed('Ram', { heatSinks: 5, slots: { RA: ['3 x PPC'], LA: ['Medium Laser'] } });
    const table = duel({ ram: { mech: stove, at: '0510 N' }, wolf: { at: '0504 N' } });
    table.begin(0).still('Ram').still('Wolf');
    table.fire('Ram', 'Wolf', ['PPC', 'Medium Laser'], toHit(1, 1), toHit(1, 1), ...initiative(0));
    // Both were fired with a cool head, and the heat shows at the end: 10 + 3 - 5.
    expect(table.scene.happened('weapon-attack').map(({ attack }) => attack.number)).toEqual([4, 6]);
    expect(table.scene.unit('Ram').heat).toBe(8);
    const reach = (hex: string) => table.choices('move', 'Ram', 'walk').includes(hex);
    expect([reach('0507'), reach('0506')]).toEqual([true, false]);
    table
      .still('Ram')
      .still('Wolf')
      .fire('Ram', 'Wolf', ['Medium Laser'], toHit(1, 1), ...initiative(0));
    expect(table.scene.happened('weapon-attack')[2].attack.number).toBe(6 + 1);
    // 8 + 3 - 5: below the threshold of the aim, but not of the legs.
    expect(table.scene.unit('Ram').heat).toBe(6);
    expect([reach('0507'), reach('0506')]).toEqual([true, false]);
    table
      .still('Ram')
      .still('Wolf')
      .fire('Ram', 'Wolf', ['Medium Laser'], toHit(1, 1), ...initiative(0));
    expect(table.scene.happened('weapon-attack')[3].attack.number).toBe(6);
    expect([reach('0506'), reach('0505')]).toEqual([true, false]);
  },
);

rule('CBT-HEA-11', 'A reactor that shuts down does so in the Heat Phase, and the turn after is lost', () => {
  const stove = armed('Ram', { heatSinks: 0 });
  const table = duel({ ram: { mech: stove, at: '0510 N', state: { heat: 14 } }, wolf: { at: '0504 N' } });
  table.begin(0).still('Ram').still('Wolf');
  expect(table.asked).toBe('0 weapon/declare');
  table.hold('Ram', ['shutdown', 1, 2], piloting(6, 6), ...initiative(0));
  expect(table.scene.unit('Ram').shutDown).toBe(1);
  expect(table.asked).toBe('1 movement/move');
  table.still('Wolf', ['restart', 2, 1], ...initiative(0));
  // No luck: off for another turn.
  expect(table.scene.unit('Ram').shutDown).toBe(1);
  table.still('Wolf', ['restart', 2, 2], ...initiative(0));
  expect(table.scene.unit('Ram').shutDown).toBe(0);
  expect(table.asked).toBe('0 movement/move');
});

rule('CBT-PSR-06', 'Damage is counted phase by phase: 15 points and 10 more ask for no roll', () => {
  const gun = armed('Ram', { slots: { RA: ['3 x PPC'], LA: ['Medium Laser'] }, tons: 50 });
  const table = duel({ ram: { mech: gun } })
    .begin(0)
    .still('Ram')
    .still('Wolf');
  table.fire('Ram', 'Wolf', ['PPC', 'Medium Laser']);
  table.hold('Wolf', toHit(6, 6), location(3, 4), toHit(6, 6), location(3, 4));
  expect(table.scene.unit('Wolf').damage).toBe(0);
  const kick = { type: 'kick', unit: 'Ram', leg: 'RL', target: 'Wolf' } as const;
  table.order(kick, toHit(6, 6), location(1), piloting(6, 6), ...initiative(0));
  // For the kick alone.
  expect(table.damage('Wolf')).toBe(15 + 10);
  expect(table.scene.happened('piloting-roll').map(({ reason }) => reason)).toEqual(['kicked']);
});

rule('CBT-PSR-05', 'A roll is made once, at the end of the phase that asked for it', () => {
  const gun = armed('Ram', { slots: { RA: ['3 x PPC'], LA: ['3 x PPC'] }, heatSinks: 20 });
  const table = duel({ ram: { mech: gun } })
    .begin(0)
    .still('Ram')
    .still('Wolf');
  table.fire('Ram', 'Wolf', ['PPC RA', 'PPC LA']);
  table.hold('Wolf', toHit(6, 6), location(3, 4), toHit(6, 6), location(3, 4), piloting(6, 6));
  expect(table.asked).toBe('0 physical/declare');
  table.pass('Ram', ...initiative(0));
  expect(table.scene.happened('piloting-roll')).toHaveLength(1);
});

rule(
  ['CBT-SEQ-06', 'CBT-CRT-23'],
  'Damage of the Weapon Attack Phase counts from the Physical Attack Phase on',
  () => {
    const table = duel({ wolf: { at: '0202 S', mech: armed('Wolf') } });
    table.scene.unit('Ram').armor[LL] = 0;
    table.begin(0).still('Ram').still('Wolf').fire('Ram', 'Wolf', ['Medium Laser RA']);
    const foot: Roll[] = [location(4, 5), ['critical hit', 4, 4], ['critical slot', 4], piloting(6, 6)];
    table.fire('Wolf', 'Ram', ['Medium Laser RA'], toHit(1, 1), toHit(6, 6), ...foot);
    expect(table.scene.happened('critical')[0].component).toBe('Foot Actuator');
    expect(table.number('kick', 'Ram', 'LL', 'Wolf')).toTotal(5 - 2 + 1);
    expect(table.number('kick', 'Ram', 'RL', 'Wolf')).toTotal(5 - 2);
  },
);

rule('CBT-PIL-07', 'A pilot rolls to stay conscious once for every point of damage', () => {
  const table = duel().begin(0).still('Ram').still('Wolf').fire('Ram', 'Wolf', ['Medium Laser RA']);
  table.hold('Wolf', toHit(6, 6), location(6, 6), ['consciousness', 6, 6]);
  expect(table.scene.unit('Wolf').pilotHits).toBe(1);
  table.pass('Ram', ...initiative(0));
  expect(table.scene.unit('Wolf')).toMatchObject({ pilotHits: 1, knockedOut: 0 });
});

rule('CBT-SEQ-01', 'The attacks of a turn are off the table when the next one begins', () => {
  const table = duel().begin(0).still('Ram').still('Wolf');
  table.fire('Ram', 'Wolf', ['Medium Laser RA']).hold('Wolf', toHit(1, 1));
  table.order(
    { type: 'kick', unit: 'Ram', leg: 'LL', target: 'Wolf' },
    toHit(1, 1),
    piloting(6, 6),
    ...initiative(0),
  );
  expect(table.scene.state).toMatchObject({ turn: 2, weaponAttacks: [], physicalAttacks: [] });
});
