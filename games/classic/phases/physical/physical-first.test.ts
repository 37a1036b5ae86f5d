// The first 'Mech of the list, number 0, on the receiving end: nobody is nobody because of its number.

import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { answer, due, push, table, where } from '../../testing/shoves.ts';
import { injury, location, piloting, toHit } from '../../testing/table.ts';

const stout = (name: string, tons = 50) => mech(name, { tons, armor: 60 });
const groups = (count: number) => Array.from({ length: count }, () => location(4, 5));
/** The damage of a Jenner's hit, and its fall on its back. */
const hurt = [location(2), location(2), location(2), location(1), location(4)];
const onBack = [...groups(3), injury(6, 6)];

/** Jenner comes down on Atlas from the south. */
const jumping = (atlas: object = {}, jenner: object = {}) =>
  melee({
    units: {
      Atlas: { mech: stout('Atlas', 100), at: '0304 N', ...atlas },
      Jenner: { mech: stout('Jenner', 35), at: '0305 N', ...jenner },
    },
  }).onslaught('Jenner', 'dfa', 'Atlas', { from: '0308', hexes: 4 });

describe('A death from above', () => {
  rule('CBT-PHY-32', 'that hits throws its target straight on, and its attacker is in the hex', () => {
    const s = jumping().begin(0, toHit(6, 6), ...hurt, piloting(6, 6), piloting(6, 6));
    expect([s.hexOf('Jenner'), s.hexOf('Atlas')]).toEqual(['0304', '0303']);
  });

  rule('CBT-PHY-32', 'that misses leaves it to the player of the target where that goes', () => {
    const s = jumping().begin(0, toHit(1, 1));
    expect(s.asked).toBe('0 physical/make-way');
    expect(s.offers('go')).toEqual(['0303', '0403', '0404', '0305', '0204', '0203']);
    expect(s.refusal({ type: 'go', to: '0302' }).rule).toBe('CBT-PHY-32');
    s.order({ type: 'go', to: '0404' }, ...onBack);
    expect([s.hexOf('Jenner'), s.hexOf('Atlas')]).toEqual(['0304', '0404']);
    expect(s.scene.unit('Atlas').prone).toBe(false);
  });

  rule(['CBT-PHY-05', 'CBT-PHY-28'], 'misses a target that was pushed away, however low its number', () => {
    const s = melee({
      units: {
        Atlas: { mech: stout('Atlas', 100), at: '0304 N', piloting: 8, state: { prone: false, shutDown: 1 } },
        Jenner: { mech: stout('Jenner', 35), at: '0305 N', side: 1, piloting: 0 },
        Ewe: { mech: stout('Ewe'), at: '0404 NW', side: 1 },
      },
    }).onslaught('Jenner', 'dfa', 'Atlas');
    s.begin(1).order({ type: 'push', unit: 'Ewe', target: 'Atlas' }, toHit(6, 6));
    const [{ number }] = s.scene.state.physicalAttacks.filter(({ kind }) => kind === 'dfa');
    expect(number).toBe(0 + 3 - 8 - 4);
    // Ewe has followed into the hex.
    expect(s.asked).toBe('1 physical/make-way');
    expect(s.scene.happened('physical-attack').at(-1)).toMatchObject({ dice: [], hit: false });
  });

  rule('CBT-PHY-29', 'finds another in the hex of a target that is no more, and misses', () => {
    const s = melee({
      units: {
        Ewe: { mech: stout('Ewe'), at: '0304 N' },
        Jenner: { mech: stout('Jenner', 35), at: '0305 N', side: 0 },
        Atlas: { mech: stout('Atlas', 100), at: '0101 N' },
        Cub: { mech: stout('Cub'), at: '1010 N' },
      },
    }).onslaught('Jenner', 'dfa', 'Atlas');
    Object.assign(s.scene.unit('Atlas'), { hex: -2, loss: 'engine' });
    s.begin(0);
    expect(s.asked).toBe('0 physical/make-way');
    s.order({ type: 'go', to: '0303' }, ...onBack);
    expect([s.hexOf('Ewe'), s.hexOf('Jenner')]).toEqual(['0303', '0304']);
    expect(s.scene.unit('Jenner').prone).toBe(true);
  });

  rule(
    ['CBT-PHY-29', 'CBT-PHY-33'],
    'that is out of control falls on its back into an empty hex, too',
    () => {
      const s = jumping({}, { state: { knockedOut: 1 } });
      s.scene.unit('Jenner').onslaught = { ...s.scene.unit('Jenner').onslaught!, spoiled: true };
      Object.assign(s.scene.unit('Atlas'), { hex: -2, loss: 'engine' });
      s.begin(0, ...groups(3));
      expect(s.scene.unit('Jenner')).toMatchObject({ prone: true, hex: s.scene.cell('0304'), pilotHits: 1 });
    },
  );

  rule('CBT-PHY-05', 'comes after a charge that was declared later', () => {
    const s = melee({
      units: {
        Atlas: { mech: stout('Atlas', 100), at: '0304 N' },
        Wolf: { mech: stout('Wolf'), at: '0804 N', side: 0 },
        Jenner: { mech: stout('Jenner', 35), at: '0305 N', side: 1 },
        Ram: { mech: stout('Ram'), at: '0805 N', side: 1 },
      },
    })
      .onslaught('Jenner', 'dfa', 'Atlas')
      .onslaught('Ram', 'charge', 'Wolf');
    const charge = [toHit(6, 6), ...groups(1), ...groups(1)];
    s.begin(
      0,
      ...charge,
      toHit(6, 6),
      ...hurt,
      piloting(6, 6),
      piloting(6, 6),
      piloting(6, 6),
      piloting(6, 6),
    );
    expect(s.scene.happened('physical-attack').map(({ attack }) => attack.kind)).toEqual(['charge', 'dfa']);
  });
});

describe('A charge and a push', () => {
  const facing = () =>
    melee({
      map: `
        . .3 .
        . . .
        . . .`,
      units: { Wolf: { mech: stout('Wolf'), at: '0202 N' }, Ram: { mech: stout('Ram'), at: '0203 N' } },
    });

  rule(['CBT-PHY-17', 'CBT-DSP-02'], 'leave their attacker where it is when the target cannot go', () => {
    const pushed = facing().begin(1);
    pushed.order({ type: 'push', unit: 'Ram', target: 'Wolf' }, toHit(6, 6), piloting(6, 6));
    expect([pushed.hexOf('Ram'), pushed.hexOf('Wolf')]).toEqual(['0203', '0202']);
    const charged = facing().onslaught('Ram', 'charge', 'Wolf', { hexes: 1 });
    charged.begin(1, toHit(6, 6), ...groups(1), ...groups(1), piloting(6, 6), piloting(6, 6));
    expect([charged.hexOf('Ram'), charged.hexOf('Wolf')]).toEqual(['0203', '0202']);
  });

  rule('CBT-PHY-24', 'A charge that misses goes beside its target, unless somebody is there', () => {
    const s = melee({
      units: {
        Cub: { mech: stout('Cub'), at: '0404 NE', side: 0 },
        Wolf: { mech: stout('Wolf'), at: '0304 N', side: 0 },
        Ram: { mech: stout('Ram'), at: '0305 N', side: 1 },
      },
    }).onslaught('Ram', 'charge', 'Wolf');
    s.begin(1, toHit(1, 1));
    expect([s.hexOf('Ram'), s.asked]).toEqual(['0204', 'over']);
  });
});

describe('A shove', () => {
  rule('CBT-DSP-05', 'moves on whoever is in the hex', () => {
    const s = table({ units: { Bear: '0504 N', Wolf: '0505' } });
    push(s, 'Wolf');
    expect(where(s, 'Wolf', 'Bear')).toBe('0504 0503');
    expect(due(s, 'Bear')).toEqual(['domino']);
  });

  rule('CBT-DSP-01', 'into the first hex of the map ends there, and not off it', () => {
    const s = table({ units: { Wolf: '0102 S', Bear: '0505' } });
    push(s, 'Wolf');
    expect(where(s, 'Wolf')).toBe('0101');
    expect(s.unit('Wolf').loss).toBeNull();
  });

  rule(
    ['CBT-DSP-02', 'CBT-PSR-04'],
    'that moves nobody in the Movement Phase asks for the rolls at once',
    () => {
      const s = table({ phase: 'movement', map: { '0503': '.3' }, units: { Bear: '0504 N', Wolf: '0505' } });
      s.unit('Wolf').rolls = [{ cause: 'domino', modifier: 0 }];
      push(s, 'Wolf', [piloting(6, 6), piloting(5, 6)]);
      expect(s.happened('piloting-roll').map(({ unit }) => unit)).toEqual([0, 1]);
      expect([due(s, 'Bear'), due(s, 'Wolf')]).toEqual([[], []]);
    },
  );

  rule('CBT-DSP-05', 'asks the intruder for no second roll for the same', () => {
    for (const [cause, rolls] of [
      ['stomped', 1],
      ['landed-on', 1],
      ['domino', 1],
      ['water', 2],
    ] as const) {
      const s = table({ units: { Bear: '0504 N', Wolf: { at: '0505', rolls: [{ cause, modifier: 0 }] } } });
      push(s, 'Wolf', [], 'dfa');
      expect(due(s, 'Wolf')).toHaveLength(rolls);
    }
  });

  rule('CBT-DSP-02', 'is stopped by whoever cannot go on', () => {
    const s = table({ map: { '0503': '.3' }, units: { Bear: '0504 N', Wolf: '0505' } });
    push(s, 'Wolf');
    expect(where(s, 'Wolf', 'Bear')).toBe('0505 0504');
    expect(due(s, 'Bear')).toEqual(['domino']);
  });

  rule('CBT-DSP-06', 'does not let anybody step into a hex that is occupied', () => {
    const s = table({
      units: { Cub: '0604', Wolf: '0506', Bear: { at: '0505 NE', mode: 'walk', mpLeft: 4 } },
    });
    push(s, 'Wolf');
    expect(s.state.agenda.at(-1)!.step).toBe('displace/step-aside');
    expect(() => answer(s, { type: 'step-aside', way: 'forward' })).toThrow('Another unit is in that hex');
  });

  rule('CBT-DSP-04', 'from two levels above ends on the head of whoever is below', () => {
    const s = table({ map: { '0505': '.2' }, units: { Bear: '0504 N', Wolf: '0505' } });
    push(s, 'Wolf', [['accidental fall', 6, 6], ['hit location', 2], ...groups(3), injury(6, 6)]);
    expect(where(s, 'Wolf', 'Bear')).toBe('0504 0503');
    expect(due(s, 'Bear')).toEqual(['landed-on']);
    expect(s.unit('Bear').rolls).toEqual([{ cause: 'landed-on', modifier: 2 }]);
    expect(s.happened('location')[0]).toMatchObject({ unit: 0, table: 'punch', side: 'rear' });
    const other = (bear: object, ...dice: number[]) => {
      const made = table({ map: { '0505': '.2' }, units: { Bear: { at: '0504 S', ...bear }, Wolf: '0505' } });
      push(made, 'Wolf', [['accidental fall', 6, 6], location(...dice), ...groups(3), injury(6, 6)]);
      return made.happened('location')[0];
    };
    expect(other({}, 2)).toMatchObject({ table: 'punch', side: 'front' });
    expect(other({ prone: true }, 4, 4)).toMatchObject({ table: 'mech', side: 'rear' });
  });
});
