import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { fallFacing, injury, location, piloting, toHit } from '../../testing/table.ts';
import { LL } from '../../units/locations.ts';

const stout = (name: string, tons = 50) => mech(name, { tons, armor: 60 });
/** So many hits on the left leg, where they do no harm. */
const groups = (count: number) => Array.from({ length: count }, () => location(4, 5));
/** The damage of a Jenner's hit: 11 points on the target in three places, 7 on its own legs in two. */
const hurt = [location(2), location(2), location(2), location(1), location(4)];
const up = [piloting(6, 6), piloting(6, 6)];
/** The fall of a Jenner that has missed: 4 x 3 points on its back, in three places, and no injury. */
const onBack = [...groups(3), injury(6, 6)];

/** Jenner comes down on Atlas from the south; on a clear map its jump began in 0308. */
const jumping = (plan: { map?: string; atlas?: object; jenner?: object; spoiled?: boolean } = {}) =>
  melee({
    ...(plan.map ? { map: plan.map } : {}),
    units: {
      Jenner: { mech: stout('Jenner', 35), at: '0305 N', ...plan.jenner },
      Atlas: { mech: stout('Atlas', 100), at: '0304 N', ...plan.atlas },
    },
  }).onslaught('Jenner', 'dfa', 'Atlas', {
    from: plan.map ? '0305' : '0308',
    hexes: 4,
    ...(plan.spoiled ? { spoiled: true } : {}),
  });

/** The hex of Atlas among flat ones. */
const standingIn = (hex: string) => `
  . . . .
  . . . .
  . . . .
  . . ${hex} .
  . . . .`;

describe('hits', () => {
  rule(
    ['CBT-PHY-30', 'CBT-PHY-31'],
    'Example: a Jenner of 35 tons does 11 points and suffers 7, in 5 and 2',
    () => {
      const table = jumping().begin(0, toHit(6, 6), ...hurt, ...up);
      expect([table.damage('Atlas'), table.damage('Jenner')]).toEqual([11, 7]);
      const hits = table.scene.happened('location').map((hit) => `${hit.unit} ${hit.table} ${hit.side}`);
      expect(hits).toEqual([...Array(3).fill('1 punch rear'), ...Array(2).fill('0 kick front')]);
      const points = table.scene.happened('damaged').map(({ damage }) => damage);
      expect(points).toEqual([5, 5, 1, 5, 2]);
    },
  );

  rule('CBT-PHY-30', 'The side that is struck is seen from where the jump began', () => {
    const table = jumping();
    const jenner = table.scene.unit('Jenner');
    jenner.onslaught = { ...jenner.onslaught!, from: table.scene.cell('0301') };
    table.begin(0, toHit(6, 6), ...hurt, ...up);
    expect(table.scene.happened('location')[0].side).toBe('front');
  });

  rule(['CBT-PHY-07', 'CBT-PHY-30'], 'A prone target is struck in the back, anywhere', () => {
    const atlas = { mech: stout('Atlas', 100), at: '0304 S', state: { prone: true } };
    const table = jumping({ atlas });
    table.begin(0, toHit(6, 6), ...groups(3), location(1), location(4), piloting(6, 6));
    expect(table.scene.happened('location')[0]).toMatchObject({ table: 'mech', side: 'rear' });
    expect(table.hexOf('Atlas')).toBe('0303');
  });

  rule(
    ['CBT-PHY-32', 'CBT-PHY-33'],
    'The target is thrown straight on and rolls at +2, the attacker at +4',
    () => {
      const table = jumping().begin(0, toHit(6, 6), ...hurt, ...up);
      expect([table.hexOf('Jenner'), table.hexOf('Atlas')]).toEqual(['0304', '0303']);
      expect([table.rolls('Jenner'), table.rolls('Atlas')]).toEqual([['made-dfa 4'], ['stomped 2']]);
      const numbers = table.scene.happened('piloting-roll').map(({ unit, number }) => [unit, number.total]);
      expect(numbers).toEqual([
        [0, 9],
        [1, 7],
      ]);
    },
  );

  rule(
    ['CBT-DSP-03', 'CBT-SCN-05'],
    'At the edge of the map the target is thrown off it, and is lost',
    () => {
      const table = jumping({
        jenner: { at: '0302 N' },
        atlas: { mech: stout('Atlas', 100), at: '0301 N' },
      }).begin(0, toHit(6, 6), ...hurt, piloting(6, 6));
      expect(table.hexOf('Jenner')).toBe('0301');
      expect(table.scene.unit('Atlas').loss).toBe('left-map');
      expect(table.scene.happened('left-map')).toMatchObject([{ unit: 1, escaped: false }]);
    },
  );

  rule('CBT-PHY-27', 'Once it has come down the attacker is no longer in the air', () => {
    const table = jumping().begin(0, toHit(6, 6), ...hurt, ...up);
    expect(table.scene.unit('Jenner').onslaught).toBe(null);
  });

  rule('CBT-PHY-33', 'Both fall from no height at all, even where the target was thrown off a hill', () => {
    const fall = (hits: number) => [piloting(1, 1), fallFacing(1), ...groups(hits), injury(6, 6)];
    const table = jumping({ map: standingIn('.2') });
    table.begin(0, toHit(6, 6), ...hurt, ...fall(1), ...fall(2));
    const damage = table.scene.happened('fell').map((fell) => fell.damage.total);
    expect(damage).toEqual([4, 10]);
  });

  rule('CBT-PSR-02', 'An attacker that comes down in water rolls for that too', () => {
    const table = jumping({ map: standingIn('~2') });
    table.begin(0, toHit(6, 6), ...hurt, piloting(6, 6), piloting(6, 6), piloting(6, 6));
    expect(table.rolls('Jenner')).toEqual(['made-dfa 4', 'water 0']);
  });
});

describe('misses', () => {
  rule(
    'CBT-PHY-32',
    "The target's player moves it where he likes, prone or not, and it does not roll",
    () => {
      const atlas = { mech: stout('Atlas', 100), at: '0304 S', state: { prone: true } };
      const table = jumping({ atlas }).begin(0, toHit(1, 1));
      expect(table.asked).toBe('1 physical/make-way');
      expect(table.offers('go')).toEqual(['0303', '0403', '0404', '0305', '0204', '0203']);
      table.order({ type: 'go', to: '0305' }, ...onBack);
      expect([table.hexOf('Jenner'), table.hexOf('Atlas')]).toEqual(['0304', '0305']);
      expect(table.rolls('Atlas')).toEqual([]);
    },
  );

  rule('CBT-PHY-33', 'The attacker falls two levels on its back', () => {
    const table = jumping().begin(0, toHit(1, 1));
    table.order({ type: 'go', to: '0204' }, ...onBack);
    expect(table.scene.unit('Jenner')).toMatchObject({ prone: true, facing: 3, onslaught: null });
    expect(table.scene.happened('fell')).toMatchObject([{ side: 'rear', damage: { total: 12 } }]);
    expect(table.scene.happened('piloting-roll')).toMatchObject([
      { reason: 'injury', number: { total: 5 + 4 + 2 } },
    ]);
    expect(table.hexOf('Jenner')).toBe('0304');
  });

  rule('CBT-PHY-33', 'In water the fall on the back is softer', () => {
    const table = jumping({ map: standingIn('~1') }).begin(0, toHit(1, 1));
    table.order({ type: 'go', to: '0204' }, ...groups(2), injury(6, 6));
    expect(table.damage('Jenner')).toBe(6);
  });

  rule('CBT-PHY-29', 'Who lost control in the Weapon Attack Phase misses without a roll', () => {
    const table = jumping({ spoiled: true }).begin(0);
    expect(table.asked).toBe('1 physical/make-way');
    table.order({ type: 'go', to: '0204' }, ...onBack);
    const [miss] = table.scene.happened('physical-attack');
    expect(miss).toMatchObject({ dice: [], hit: false, explanation: { lines: [{ rule: 'CBT-PHY-29' }] } });
    expect(table.scene.happened('fell')).toHaveLength(1);
  });

  rule('CBT-PHY-29', 'So does an unconscious one, and is hurt without a roll', () => {
    const jenner = { mech: stout('Jenner', 35), at: '0305 N', state: { knockedOut: 1, pilotHits: 2 } };
    const table = jumping({ jenner }).begin(0);
    table.order({ type: 'go', to: '0204' }, ...groups(3));
    expect(table.scene.unit('Jenner')).toMatchObject({ prone: true, pilotHits: 3 });
  });

  rule('CBT-PHY-05', 'A target that was pushed away is missed, and whoever is there now makes way', () => {
    const table = melee({
      units: {
        Jenner: { mech: stout('Jenner', 35), at: '0305 N' },
        Ewe: { mech: stout('Ewe'), at: '0404 NW', side: 0 },
        Atlas: { mech: stout('Atlas', 100), at: '0304 N' },
      },
    }).onslaught('Jenner', 'dfa', 'Atlas');
    table.begin(0).order({ type: 'push', unit: 'Ewe', target: 'Atlas' }).pass('Atlas', toHit(6, 6));
    // Ewe has followed into the hex, and has to get out of it again.
    expect(table.asked).toBe('0 physical/make-way');
    expect(table.hexOf('Ewe')).toBe('0304');
    table.order({ type: 'go', to: '0404' }, ...onBack, piloting(6, 6));
    expect(['Jenner', 'Ewe', 'Atlas'].map((name) => table.hexOf(name))).toEqual(['0304', '0404', '0203']);
  });

  rule(
    'CBT-PHY-05',
    'A target that has followed its own push is missed, be it in the corner of the map',
    () => {
      const table = melee({
        units: {
          Jenner: { mech: stout('Jenner', 35), at: '0202 N' },
          Ewe: { mech: stout('Ewe'), at: '0101 N', side: 0 },
          Atlas: { mech: stout('Atlas', 100), at: '0201 NW' },
        },
      }).onslaught('Jenner', 'dfa', 'Atlas');
      table.begin(1).order({ type: 'push', unit: 'Atlas', target: 'Ewe' });
      table.pass('Ewe', toHit(6, 6), ...onBack);
      expect(['Jenner', 'Ewe', 'Atlas'].map((name) => table.hexOf(name))).toEqual([
        '0201',
        undefined,
        '0101',
      ]);
      expect(table.scene.unit('Jenner').prone).toBe(true);
    },
  );

  rule('CBT-PHY-31', 'Legs of one that lies in shallow water are no safer from above', () => {
    const table = jumping({ map: standingIn('~1'), atlas: { state: { prone: true } } });
    table.begin(0, toHit(6, 6), ...groups(3), location(1), location(4), ...up);
    expect(table.damage('Atlas')).toBe(11);
  });
});

describe('nothing to come down on', () => {
  rule('CBT-PHY-29', 'Over an empty hex the attacker lands, and rolls only if it is damaged', () => {
    const table = jumping();
    Object.assign(table.scene.unit('Atlas'), { hex: -2, loss: 'engine' });
    table.begin(0);
    expect([table.hexOf('Jenner'), table.rolls('Jenner')]).toEqual(['0304', []]);
    expect(table.scene.unit('Jenner')).toMatchObject({ prone: false, onslaught: null });
    expect(table.scene.happened('physical-cancelled')).toMatchObject([{ why: 'target-gone' }]);

    const lame = jumping();
    Object.assign(lame.scene.unit('Atlas'), { hex: -2, loss: 'engine' });
    lame.scene.unit('Jenner').hits[LL] = 1 << 3;
    lame.begin(0, piloting(3, 3));
    expect(lame.rolls('Jenner')).toEqual(['land 0']);
    expect(lame.scene.happened('piloting-roll')).toMatchObject([{ reason: 'land', number: { total: 6 } }]);
  });

  rule('CBT-PHY-05', 'A target that was pushed off the map is missed, be it into safety or not', () => {
    for (const loss of ['left-map', 'escaped'] as const) {
      const table = jumping();
      Object.assign(table.scene.unit('Atlas'), { hex: -2, loss });
      table.begin(0, ...onBack);
      expect(table.scene.unit('Jenner').prone).toBe(true);
    }
  });

  rule('CBT-PHY-29', 'One who was destroyed on the way makes no attack', () => {
    const table = jumping();
    Object.assign(table.scene.unit('Jenner'), { hex: -2, loss: 'engine' });
    table.begin(0);
    expect(table.scene.happened('physical-attack')).toEqual([]);
    expect(table.hexOf('Atlas')).toBe('0304');
  });

  rule('CBT-PHY-26', 'Nobody can strike one who is in the air', () => {
    const table = melee({
      units: {
        Jenner: { mech: stout('Jenner', 35), at: '0305 N' },
        Ewe: { mech: stout('Ewe'), at: '0404 N', side: 0 },
        Atlas: { mech: stout('Atlas', 100), at: '0304 S' },
      },
    }).onslaught('Jenner', 'dfa', 'Atlas');
    table.begin(1);
    expect(table.offers('kick', 'Atlas', 'LL')).toEqual(['Ewe']);
    const kick = { type: 'kick', unit: 'Atlas', leg: 'LL', target: 'Jenner' } as const;
    expect(table.refusal(kick).rule).toBe('CBT-PHY-26');
  });
});

describe('no room', () => {
  /** Jenner above Atlas, with the hexes around it clockwise from the north; `.3` cannot be climbed. */
  const pit = ([n, ne, se, s, sw, nw]: readonly string[], ...rolls: readonly Roll[]) => {
    const table = melee({
      map: `
        . ${nw} ${n} ${ne} .
        . ${sw} . ${se} .
        . . ${s} . .`,
      units: {
        Jenner: { mech: stout('Jenner', 35), at: '0303 N' },
        Atlas: { mech: stout('Atlas', 100), at: '0302 N' },
        Cub: { mech: stout('Cub'), at: '0101 N' },
      },
    });
    return table.onslaught('Jenner', 'dfa', 'Atlas').begin(0, ...rolls);
  };

  rule('CBT-DSP-03', 'Straight on is best, then beside that, then further back', () => {
    const hit = [toHit(6, 6), ...hurt, ...up];
    expect(pit(['.', '.3', '.3', '.', '.3', '.3'], ...hit).hexOf('Atlas')).toBe('0301');
    expect(pit(['.3', '.', '.', '.', '.', '.3'], ...hit).hexOf('Atlas')).toBe('0401');
    expect(pit(['.3', '.3', '.3', '.', '.', '.3'], ...hit).hexOf('Atlas')).toBe('0202');
    expect(pit(['.3', '.3', '.3', '.', '.3', '.3'], ...hit).hexOf('Atlas')).toBe('0303');
  });

  rule('CBT-DSP-03', "Between equals the target's player chooses", () => {
    const table = pit(['.3', '.', '.', '.', '.', '.'], toHit(6, 6), ...hurt);
    expect(table.asked).toBe('1 physical/give-way');
    expect(table.offers('go').sort()).toEqual(['0201', '0401']);
    expect(table.refusal({ type: 'go', to: '0303' }).rule).toBe('CBT-DSP-03');
    table.order({ type: 'go', to: '0401' }, ...up);
    expect([table.hexOf('Jenner'), table.hexOf('Atlas')]).toEqual(['0302', '0401']);
  });

  rule(
    ['CBT-DSP-03', 'CBT-PHY-32'],
    'With no room at all a hit destroys the target, a miss the attacker',
    () => {
      const walls = Array(6).fill('.3');
      const hit = pit(walls, toHit(6, 6), ...hurt, piloting(6, 6));
      expect(hit.scene.unit('Atlas')).toMatchObject({ loss: 'no-room', hex: -2 });
      expect(hit.hexOf('Jenner')).toBe('0302');
      const miss = pit(walls, toHit(1, 1));
      expect(miss.scene.unit('Jenner')).toMatchObject({ loss: 'no-room', hex: -2 });
      expect(miss.hexOf('Atlas')).toBe('0302');
    },
  );

  rule('CBT-DSP-03', 'Where there is one way only nobody is asked', () => {
    const table = pit(['.3', '.3', '.3', '.3', '.', '.3'], toHit(1, 1), ...onBack);
    expect([table.hexOf('Atlas'), table.hexOf('Jenner')]).toEqual(['0202', '0302']);
  });
});
