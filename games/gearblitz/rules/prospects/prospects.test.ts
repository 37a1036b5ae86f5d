import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { bombardmentBy } from '../../phases/special/indirect.ts';
import { type Attack, shotAt } from '../../state.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import { bandOfAttack } from '../attack/attack-facts.ts';
import { mostHit, placedProspects, prospectsAgainst, prospectsOf } from './prospects.ts';

const DICE = [1, 2, 3, 4, 5, 6];
type Rate = Partial<Pick<Attack, 'rof' | 'concentrated'>>;

/** A shooter with one die for attacks and a target with one for its defence. */
function duel(weapon: string, more: Partial<Scenery> = {}, target: Partial<Model> = {}): Battle {
  const table = new Battle({
    north: {
      Archer: { at: '20,10', facing: 180, card: { weapons: [gun(weapon)] }, body: { speed: 'stationary' } },
    },
    south: { Deer: { at: '20,18', ...target, card: { actions: 0, ...target.card } } },
    ...more,
  });
  table.activate('Archer', 'stationary');
  return table;
}

/** The shares of all dice that hit and hurt the target. */
function played(throws: readonly (() => Battle)[]): { readonly hit: number; readonly harm: number } {
  const struck = throws.map((thrown) => {
    const table = thrown();
    return table.events('struck').filter(({ unit }) => unit === table.id('Deer'));
  });
  const share = (count: number): number => count / throws.length;
  return {
    hit: share(struck.filter((hits) => hits.length > 0).length),
    harm: share(struck.filter((hits) => hits.some(({ level }) => level > 0)).length),
  };
}

/** Every throw of a direct attack. */
const direct = (begin: () => Battle, more: Rate = {}): ReturnType<typeof played> =>
  played(
    DICE.flatMap((attack) =>
      DICE.map((defense) => () => {
        const table = begin();
        const { rof = 0, concentrated = 0 } = more;
        table.give(
          table.attackOrder('Deer', { rof, concentrated }),
          ['attack', attack],
          ['defense', defense],
        );
        return table;
      }),
    ),
  );

function expectSame(foreseen: ReturnType<typeof prospectsOf>, seen: ReturnType<typeof played>): void {
  expect(foreseen.hit).toBeCloseTo(seen.hit, 9);
  expect(foreseen.harm).toBeCloseTo(seen.harm, 9);
}

const WOODS = '48 x 48\nwoodland 10,12 to 30,17 height 3';
const AT_ROCKS = '48 x 48\nrocks 18,18.45 to 22,19 height 1';

describe('what an attack may come to is what comes of all its throws', () => {
  const shots: readonly (readonly [string, string, Partial<Scenery>, Rate])[] = [
    ['a shot', 'MAC', {}, {}],
    ['a shot through woods', 'MAC', { scene: WOODS }, {}],
    ['a burst into one', 'LAC', { scene: WOODS }, { rof: 2, concentrated: 2 }],
    ['a burst over an area in woods', 'LAC', { scene: WOODS }, { rof: 2 }],
    ['a blast in the open', 'HFG', {}, {}],
    ['a blast beside rocks', 'HFG', { scene: AT_ROCKS }, {}],
    ['a blast through woods', 'LFG', { scene: WOODS }, {}],
  ];
  for (const [name, weapon, scenery, more] of shots) {
    rule(['HGB-ATT-02', 'HGB-AE-03', 'HGB-ROF-03'], name, () => {
      const table = duel(weapon, scenery);
      const attack = { ...shotAt(table.id('Archer'), 0, table.id('Deer'), 'action'), ...more };
      expectSame(
        prospectsOf(table.state, attack),
        direct(() => duel(weapon, scenery), more),
      );
    });
  }

  rule(['HGB-PERK-18', 'HGB-ATT-02'], 'linked weapons', () => {
    const pair = () => {
      const table = new Battle({
        north: {
          Archer: {
            at: '20,10',
            facing: 180,
            card: { weapons: [gun('MAC', { link: 1 }), gun('MAC', { link: 1 })] },
          },
        },
        south: { Deer: { at: '20,18', card: { actions: 0 } } },
      });
      table.activate('Archer', 'combat');
      return table;
    };
    const table = pair();
    const attack = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
    const throws = DICE.flatMap((dice) =>
      DICE.flatMap((first) =>
        DICE.map((second) => () => {
          const fired = pair();
          fired.attack('Deer', ['attack', dice], ['defense', first], ['defense', second]);
          return fired;
        }),
      ),
    );
    const foreseen = prospectsOf(table.state, attack);
    expectSame(foreseen, played(throws));
    const { 0: none, 1: light, 2: heavy, 4: overkill } = foreseen.levels!;
    expect(none + light + heavy + overkill).toBeCloseTo(1, 9);
    expect(light + heavy + overkill).toBeCloseTo(foreseen.harm!, 9);
  });

  rule(['HGB-INF-07', 'HGB-PERK-18'], 'of infantry nothing but hits is foreseen, linked or not', () => {
    for (const weapons of [[gun('MAC')], [gun('MAC', { link: 1 }), gun('MAC', { link: 1 })]]) {
      const table = new Battle({
        north: { Archer: { at: '20,10', facing: 180, card: { weapons } } },
        south: { Deer: { at: '20,18', card: { kind: 'infantry', bases: 3, actions: 0 } } },
      });
      table.activate('Archer', 'combat');
      const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
      const { hit, harm, levels } = prospectsOf(table.state, shot);
      expect([harm, levels]).toEqual([null, null]);
      expect(hit).toBeGreaterThan(0);
    }
  });

  const guns = (weapon: string): Battle => {
    const table = new Battle({
      scene: '48 x 48\nhill 15,14 to 25,16 height 3',
      north: {
        Archer: { at: '20,10', facing: 180, card: { weapons: [gun(weapon)] }, body: { speed: 'stationary' } },
        Spotter: { at: '34,20', facing: 270 },
      },
      south: { Deer: { at: '20,30', card: { actions: 0 } } },
    });
    table.activate('Spotter');
    table.give({ type: 'observe', target: table.id('Deer'), relay: 'all' });
    table.activate('Archer', 'stationary');
    return table;
  };
  const order = { type: 'bombard', mount: 0, call: 0, rof: 0, concentrated: 0 } as const;

  /** Which dice are thrown besides hangs on where it comes down. */
  function landed(weapon: string, placed: number, defense: number): Battle {
    for (const more of [
      [['defense', defense]],
      [['scatter', 1]],
      [
        ['scatter', 1],
        ['defense', defense],
      ],
    ] as Roll[][]) {
      const table = guns(weapon);
      table.give(order);
      try {
        table.give({ type: 'cardinal', at: { x: 20_000, y: 48_000 } }, ['placement', placed], ...more);
        return table;
      } catch {
        // Others, then.
      }
    }
    throw new Error('No dice fit');
  }

  for (const weapon of ['VLFG', 'LGM']) {
    rule(['HGB-IF-04', 'HGB-IF-06', 'HGB-IF-08'], `indirect fire of a ${weapon}`, () => {
      const table = guns(weapon);
      const attack = bombardmentBy(table.state, table.id('Archer'), order);
      const foreseen = prospectsOf(table.state, { ...attack, target: table.id('Deer') });
      const throws = DICE.flatMap((placed) => DICE.map((defense) => () => landed(weapon, placed, defense)));
      const seen = played(throws);
      expectSame(foreseen, seen);
    });
  }
});

rule('HGB-ATT-02', 'what a shot hits at most is what it hits where nothing is in the way', () => {
  const chances = (table: Battle) => {
    const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
    const most = mostHit(table.state, shot, bandOfAttack(table.state, shot));
    return { most, hit: prospectsOf(table.state, shot).hit };
  };
  const open = chances(duel('MAC'));
  expect(open.most).toBeCloseTo(open.hit, 9);
  const behind = chances(duel('MAC', { scene: WOODS }));
  expect(behind.most).toBe(open.most);
  expect(behind.hit).toBeLessThan(behind.most);
});

rule(['HGB-APERK-10', 'HGB-DMG-02'], 'what is to be expected hangs on the side that is struck', () => {
  const from = (facing: number) => {
    const table = new Battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
      south: { Deer: { at: '20,20', facing, card: { armorPerks: { weakFacing: 'RR' } } } },
    });
    const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
    const { hit, harm } = prospectsOf(table.state, shot);
    return harm! / hit;
  };
  // Armor 15 before, and 8 behind.
  expect(from(180)).toBeGreaterThan(from(0));
});

rule(
  ['HGB-DMG-02', 'HGB-DMG-04'],
  'the steps to be expected are those of the results, and Overkill is four',
  () => {
    const table = duel('HRG');
    const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
    const { steps, levels, harm } = prospectsOf(table.state, shot);
    const { 1: light, 2: heavy, 4: overkill } = levels!;
    expect(overkill).toBeGreaterThan(0);
    expect(steps).toBeCloseTo(light + 2 * heavy + 4 * overkill, 12);
    expect(harm).toBeCloseTo(light + heavy + overkill, 12);
  },
);

rule(
  ['HGB-IF-06', 'HGB-IF-04'],
  'cover that a unit touches spares it a point of what comes from above',
  () => {
    const placed = (weapon: string, scene: string) => {
      const table = duel(weapon, { scene }, { at: '20,30' });
      const [by, target] = [table.id('Archer'), table.id('Deer')];
      const at = table.unit('Deer').at!;
      const guidance = { observer: by, target, at, obscured: 0, lockMargin: 0, isTag: false };
      return prospectsOf(table.state, { ...shotAt(by, 0, target, 'action'), guidance } as Attack & {
        readonly target: number;
      });
    };
    const [open, rocks] = ['48 x 48', '48 x 48\nrocks 18,30.53 to 22,31 height 1'];
    // A shell without a blast: half of the dice less a point against the same defence.
    expect(placed('VLFG', rocks).hit).toBeLessThan(placed('VLFG', open).hit);
    // A blast counts cover from its centre, and the rocks lie beside the base.
    expect(placed('LFG', rocks)).toEqual(placed('LFG', open));
  },
);

rule(['HGB-IF-06', 'HGB-AE-03'], 'cover towards the centre of a blast spares a unit some of it', () => {
  const placed = (scene: string) => {
    const table = duel('LFG', { scene }, { at: '20,30', card: { armor: 4 } });
    const [by, target] = [table.id('Archer'), table.id('Deer')];
    const at = { x: 20_000, y: 31_500 };
    const guidance = { observer: by, target, at, obscured: 0, lockMargin: 0, isTag: false };
    const attack = { ...shotAt(by, 0, target, 'action'), at, guidance };
    return prospectsOf(table.state, attack as Attack & { readonly target: number });
  };
  const [open, rocks] = [placed('48 x 48'), placed('48 x 48\nrocks 18,30.8 to 22,31 height 2')];
  // In the open it hurts wherever it comes down; behind rocks a die less a point has to beat a die.
  expect([open.hit * 36, rocks.hit * 36].map(Math.round)).toEqual([30, 10]);
});

rule(['HGB-ATT-02', 'HGB-ATT-06'], 'a shot from behind hits no more often than it does at most', () => {
  const table = duel('MAC', {}, { facing: 180 });
  const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
  const most = mostHit(table.state, shot, bandOfAttack(table.state, shot));
  const front = duel('MAC');
  expect(most).toBeGreaterThanOrEqual(prospectsOf(table.state, shot).hit);
  expect(most).toBeGreaterThan(mostHit(front.state, shot, bandOfAttack(front.state, shot)));
});

rule('HGB-PERK-18', 'of three linked weapons the worst result counts', () => {
  const linked = (count: number) => {
    const weapons = Array.from({ length: count }, () => gun('MAC', { link: 1 }));
    const table = new Battle({
      north: { Archer: { at: '20,10', facing: 180, card: { weapons } } },
      south: { Deer: { at: '20,18', card: { actions: 0 } } },
    });
    return prospectsOf(table.state, shotAt(table.id('Archer'), 0, table.id('Deer'), 'action')).levels!;
  };
  const [two, three] = [linked(2), linked(3)];
  const { 0: none, 1: light, 2: heavy, 4: overkill } = three;
  expect(none + light + heavy + overkill).toBeCloseTo(1, 9);
  expect(none).toBeLessThan(two[0]);
  expect(overkill).toBeGreaterThan(two[4]);
});

rule(['HGB-ACT-05', 'HGB-ATT-02'], 'an evasion spares a point of an attack whose dice have fallen', () => {
  const table = duel('MAC');
  const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
  const against = (total: number, evades: boolean) =>
    prospectsAgainst(table.state, shot, { total, evades }).hit * 6;
  // A die less 1 at Combat Speed, and a Fumble on 1: 4 beats 1, 2, 3 and 4, and with the evasion one less.
  expect(against(4, false)).toBeCloseTo(4, 9);
  expect(against(4, true)).toBeCloseTo(3, 9);
  expect(against(0, false)).toBeCloseTo(0, 9);
  expect(against(20, true)).toBeCloseTo(6, 9);
});

rule(
  ['HGB-ACT-05', 'HGB-AE-03'],
  'an evasion spares nobody a blast in the open, but whoever is in cover',
  () => {
    const hit = (scenery: Partial<Scenery>, total: number) => {
      const table = duel('HFG', scenery);
      const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
      return prospectsAgainst(table.state, shot, { total, evades: true }).hit;
    };
    expect(hit({}, 0)).toBe(1);
    expect(hit({ scene: AT_ROCKS }, 0)).toBeCloseTo(0, 9);
  },
);

rule(['HGB-AE-02', 'HGB-IF-04'], 'friends under what comes down count against it', () => {
  const fall = (friend: string, enemy: string) => {
    const table = new Battle({
      north: {
        Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LFM')] }, body: { speed: 'stationary' } },
        Friend: { at: friend },
      },
      south: { Deer: { at: enemy } },
    });
    const [by, target] = [table.id('Archer'), table.id('Deer')];
    const at = { x: 20_000, y: 30_000 };
    const guidance = { observer: by, target: null, at, obscured: 0, lockMargin: 0, isTag: false };
    const placed = placedProspects(table.state, {
      ...shotAt(by, 0, target, 'action'),
      target: null,
      at,
      guidance,
    });
    expect([placed.hit, placed.harm, placed.levels]).toEqual([0, 0, null]);
    return placed.steps;
  };
  const one = fall('2,2', '20,30');
  expect(one).toBeGreaterThan(0);
  expect(fall('20,30', '40,40')).toBeCloseTo(-one, 9);
  expect(fall('2,2', '40,40')).toBe(0);
});

rule(['HGB-IF-08', 'HGB-IF-04'], 'a Fumble scatters by the whole Threshold, which is beyond the area', () => {
  const table = duel('LFM');
  const [by, target] = [table.id('Archer'), table.id('Deer')];
  const at = table.unit('Deer').at!;
  const guidance = { observer: by, target, at, obscured: 0, lockMargin: 0, isTag: false };
  // Of the six throws the 1 comes down 4" away; any other is near enough for a blast of 3".
  const { hit } = prospectsOf(table.state, { ...shotAt(by, 0, target, 'action'), guidance });
  expect(hit).toBeCloseTo(5 / 6, 9);
});

rule(['HGB-AE-03', 'HGB-IF-04'], 'a blast or a shell that is placed might always hit', () => {
  const most = (weapon: string, isPlaced: boolean) => {
    const table = duel(weapon);
    const [by, target] = [table.id('Archer'), table.id('Deer')];
    const at = table.unit('Deer').at!;
    const guidance = { observer: by, target, at, obscured: 0, lockMargin: 0, isTag: false };
    return mostHit(
      table.state,
      { ...shotAt(by, 0, target, 'action'), guidance: isPlaced ? guidance : null },
      'M',
    );
  };
  expect([most('HFG', false), most('VLFG', true), most('HG', false)]).toEqual([1, 1, 1]);
  expect(most('VLFG', false)).toBeLessThan(1);
});

rule(
  ['HGB-INF-07', 'HGB-INF-08', 'HGB-PERK-18'],
  'bases to be expected grow with the area and with links',
  () => {
    const expected = (
      weapons: ReturnType<typeof gun>[],
      bases: readonly string[],
      rof = 0,
      concentrated = 0,
    ) => {
      const table = new Battle({
        north: { Archer: { at: '20,10', facing: 180, card: { weapons }, body: { speed: 'stationary' } } },
        south: {
          Deer: { at: '20,16', bases, card: { kind: 'infantry', bases: 3, armor: 8 }, body: { bases: 3 } },
        },
      });
      const shot = shotAt(table.id('Archer'), 0, table.id('Deer'), 'action');
      return prospectsOf(table.state, { ...shot, rof, concentrated }).steps;
    };
    const [close, spread] = [
      ['21.1,16', '18.9,16'],
      ['23.9,16', '26.8,16'],
    ];
    const gun1 = [gun('LMG')];
    // A shot takes one of them at most, however heavy it is.
    expect(expected([gun('HRG')], close)).toBeLessThanOrEqual(1);
    expect(expected(gun1, close, 2)).toBeGreaterThan(expected(gun1, spread, 2));
    // All of it in damage, one may lose more than one base, too.
    expect(expected([gun('LMG')], close, 2, 2)).toBeGreaterThan(expected([gun('LMG')], close));
    const pair = [gun('LMG', { link: 1 }), gun('LMG', { link: 1 })];
    expect(expected(pair, close)).toBeCloseTo(2 * expected(gun1, close), 9);
  },
);

rule(['HGB-ATT-05', 'HGB-ACT-10'], 'attacks before make a hit likelier, but not in Snap Fire', () => {
  const hit = (manner: Attack['manner'], times: number) => {
    const table = duel('MAC');
    const [by, target] = [table.id('Archer'), table.id('Deer')];
    if (times > 0) table.state.attacks = [{ target, group: 0, times }];
    return prospectsOf(table.state, shotAt(by, 0, target, manner)).hit;
  };
  expect(hit('action', 2)).toBeGreaterThan(hit('action', 0));
  expect(hit('snap fire', 2)).toBe(hit('snap fire', 0));
});
