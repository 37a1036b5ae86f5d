import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { phaseEnd } from '../../../phases/turn/phase-end.ts';
import { resolve } from '../../../phases/weapon/weapon.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { climbOnto } from '../../../rules/unit/riding.ts';
import type { Frames } from '../../../state.ts';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { suits } from '../../../testing/squads.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';
import { frighten } from './checks.ts';
import { type Nerve, nerveOf, take } from './state.ts';

const ON = { ...COMBINED, 'infantry-morale': true };
const armed = (item: string): UnitFile => mech('Wolf', { slots: { RT: [item] } });
const throws = (a: number, b: number): Roll => ['morale', a, b];

interface Plan {
  readonly troop?: UnitFile;
  readonly wolf?: UnitFile;
  readonly map?: string;
  readonly gunnery?: number;
  readonly options?: object;
}

const field = ({
  troop = platoon('Troop'),
  wolf = armed('Medium Laser'),
  map,
  gunnery = 4,
  options,
}: Plan = {}) =>
  scene({
    options: { ...ON, ...options },
    map: map ?? 'l . . . .',
    units: {
      Troop: { mech: troop, at: '0101 N', gunnery },
      Wolf: { mech: wolf, at: '0301 N' },
    },
  });

/** So many die, without anybody to blame. */
function kill(s: Scene, points: number): void {
  s.rolling([], () =>
    s.field.kinds[0].strike(
      s.play,
      s.field,
      0,
      { part: 0, rear: false, critical: false, isMeasured: true },
      points,
    ),
  );
}

const ends = (s: Scene, phase: Frames['phase/end']['phase'], ...rolls: Roll[]): void =>
  s.rolling(rolls, () => phaseEnd(s.play, { phase }));

const nerve = (s: Scene): Nerve => nerveOf(s.state.units[0]);
const numbers = (s: Scene): number[] => s.happened('morale').map(({ number }) => number.total);

describe('When it is checked', () => {
  const checks = (troopers: number, lost: number): boolean => {
    const s = field({ troop: platoon('Troop', { troopers }) });
    kill(s, lost);
    const isAsked = 2 * lost >= troopers;
    ends(s, 'weapon', ...(isAsked ? [throws(6, 6)] : []));
    return s.happened('morale').length > 0;
  };

  rule('MT-MORL-01', 'Example: 28 troopers: after losing 14 or more in a phase; 5: 3, and not 2', () => {
    expect([checks(28, 14), checks(28, 13), checks(5, 3), checks(5, 2)]).toEqual([true, false, true, false]);
  });

  rule('MT-MORL-01', 'Example: battle armour of 4 that loses 2 checks, and with 1 it does not', () => {
    const lose = (...troopers: number[]) => {
      const s = field({ troop: suits('Troop') });
      s.rolling([], () => {
        for (const part of troopers)
          s.field.kinds[0].strike(s.play, s.field, 0, { part, rear: false, critical: false }, 10);
      });
      ends(s, 'weapon', ...(troopers.length > 1 ? [throws(6, 6)] : []));
      return numbers(s);
    };
    expect([lose(0, 1), lose(0)]).toEqual([[6 - 1], []]);
  });

  rule('MT-MORL-01', 'What was lost in earlier phases does not count', () => {
    const s = field();
    kill(s, 13);
    ends(s, 'weapon');
    s.state.units[0].thisPhase.damage = 0;
    kill(s, 7);
    ends(s, 'physical');
    expect(numbers(s)).toEqual([]);
  });

  rule('MT-MORL-01', 'Nobody checks of whom none are left, and no vehicle and no machine does', () => {
    const s = field();
    kill(s, 28);
    ends(s, 'weapon');
    expect([numbers(s), nerve(s)]).toEqual([[], 'steady']);
    const tank = field({ troop: vehicle('Troop') });
    tank.rolling([], () =>
      tank.field.kinds[0].strike(tank.play, tank.field, 0, { part: 0, rear: false, critical: false }, 3),
    );
    ends(tank, 'weapon');
    expect(numbers(tank)).toEqual([]);
  });
});

describe('The check', () => {
  rule('MT-MORL-02', 'The target by experience: 9, 6, 4 and 2', () => {
    const target = (gunnery: number) => {
      const s = field({ gunnery });
      kill(s, 14);
      ends(s, 'weapon', ...(gunnery > 2 ? [throws(6, 6)] : []));
      return numbers(s)[0];
    };
    expect([6, 5, 4, 3, 2, 0].map(target)).toEqual([9, 9, 6, 4, 2, 2]);
  });

  rule('MT-MORL-02', 'Equal or above: steady; below: broken', () => {
    const after = (a: number, b: number) => {
      const s = field();
      kill(s, 14);
      ends(s, 'weapon', throws(a, b));
      return [nerve(s), s.said('morale')];
    };
    expect(after(3, 3)).toEqual(['steady', ['Troop keeps its nerve (needs 6, rolls 3 + 3).']]);
    expect(after(3, 2)).toEqual(['broken', ['Troop loses its nerve (needs 6, rolls 3 + 2).']]);
  });

  /** Fired at by a unit with this weapon in the weapon phase, and the number that it then needs. */
  const shotBy = (wolf: UnitFile, ...rolls: Roll[]): number => {
    const s = field({ wolf, troop: platoon('Troop', { troopers: 4 }), map: '. . . . .' });
    s.state.phase = 'weapon';
    s.state.weaponAttacks = [{ attacker: 1, weapon: 0, target: 0, number: 2, bin: -1, aim: -1 }];
    s.rolling([['to-hit', 6, 6], ...rolls], () => resolve(s.play, { attack: 0 }));
    const { lost } = s.state.units[0].thisTurn.marks!.frightened!;
    s.state.units[0].body.structure[0] = 4 - Math.min(lost, 3);
    s.state.units[0].body.lost = 0;
    s.state.units[0].loss = null;
    ends(s, 'weapon', throws(6, 6));
    return numbers(s)[0];
  };

  rule(
    ['MT-MORL-02', 'MT-WPN-14'],
    "A 'Mech that struck it makes +1, its flamer +3, a vehicle nothing",
    () => {
      expect(shotBy(armed('Medium Laser'))).toBe(6 + 1);
      expect(shotBy(armed('Flamer'))).toBe(6 + 3);
      expect(shotBy(vehicle('Wolf'))).toBe(6);
      expect(shotBy(platoon('Wolf', { arms: 'flamer' }))).toBe(6 + 3);
    },
  );

  rule(
    'MT-MORL-02',
    "Example: damaged by three 'Mechs: +1; of several sources the worst counts, once",
    () => {
      const s = scene({
        options: ON,
        map: 'l . . .',
        units: {
          Troop: { mech: platoon('Troop'), at: '0101 N', side: 0 },
          Ann: { mech: armed('Medium Laser'), at: '0201 N', side: 1 },
          Ben: { mech: armed('Flamer'), at: '0301 N', side: 1 },
          Cyd: { mech: armed('4 x AC/5'), at: '0401 N', side: 1 },
        },
      });
      s.state.phase = 'weapon';
      const shot = (attacker: number) =>
        ({ attacker, weapon: 0, target: 0, number: 2, bin: -1, aim: -1 }) as const;
      const three = (first: number) => {
        s.state.weaponAttacks = [shot(1), shot(first), shot(3)];
        s.rolling(Array(3).fill(['to-hit', 6, 6]), () => {
          for (const attack of [0, 1, 2]) resolve(s.play, { attack });
        });
        return s.state.units[0].thisTurn.marks?.frightened;
      };
      expect(three(1)).toEqual({ phase: 'weapon', lost: 15, by: 1 });
      expect(three(2)).toEqual({ phase: 'weapon', lost: 27, by: 3 });
    },
  );

  rule('MT-MORL-02', 'Whoever misses it frightens nobody', () => {
    const s = field();
    s.state.weaponAttacks = [{ attacker: 1, weapon: 0, target: 0, number: 12, bin: -1, aim: -1 }];
    s.rolling([['to-hit', 1, 1]], () => resolve(s.play, { attack: 0 }));
    expect(s.happened('frightened')).toEqual([]);
  });

  rule('MT-MORL-02', 'What frightened it in another phase does not count, and blows of a machine do', () => {
    const s = field();
    frighten(s.state.units[0], { phase: 'weapon', lost: 3, by: 3 });
    s.state.phase = 'physical';
    kill(s, 14);
    s.state.physicalAttacks = [
      { kind: 'kick', attacker: 1, target: 0, limb: 0, number: 5, damage: 5, from: 0, to: 0 },
    ];
    ends(s, 'physical', throws(6, 6));
    expect(numbers(s)).toEqual([6 + 1]);
  });

  rule('MT-MORL-02', 'Whoever clings to a machine is frightened by it, whichever it is', () => {
    const clinging = (to: number) => {
      const s = field();
      s.state.units[0].marks = { swarms: to };
      s.state.phase = 'physical';
      kill(s, 14);
      ends(s, 'physical', throws(6, 6));
      return numbers(s);
    };
    expect([clinging(1), clinging(0), clinging(-1)]).toEqual([[6 + 1], [6 + 1], [6]]);
  });

  rule('MT-MORL-02', 'Example: regular battle armour in a building, losses by artillery: 5', () => {
    const s = field({ troop: suits('Troop'), map: 'B2/2 . . . .', options: { buildings: true } });
    s.rolling([], () => {
      for (const part of [0, 1])
        s.field.kinds[0].strike(s.play, s.field, 0, { part, rear: false, critical: false }, 10);
    });
    ends(s, 'artillery', throws(6, 6));
    expect(s.happened('morale')[0].number).toTotal(6 + 2 - 1 - 2);
  });
});

describe('Broken', () => {
  const shaken = (
    map: string,
    plan: { at?: string; wolf?: string; troop?: UnitFile; nerve?: Nerve; setup?: object } = {},
  ) => {
    const { at = '0101 N', wolf = '0301 N', troop = platoon('Troop', { motion: 'motorized' }) } = plan;
    const made = melee({
      options: ON,
      map,
      units: {
        Troop: { mech: troop, at, ...(plan.setup as object) },
        Wolf: { mech: armed('Medium Laser'), at: wolf },
      },
    });
    take(made.scene.state.units[0], plan.nerve ?? 'broken', 1);
    return made.beginAt('movement', 0);
  };
  const fled = (...args: Parameters<typeof shaken>): string => {
    const made = shaken(...args);
    made.order({ type: 'flee', unit: 'Troop' });
    const { hex } = made.scene.unit('Troop');
    return hex < 0 ? 'gone' : made.scene.field.board.number[hex];
  };
  const ROW = `${'. '.repeat(15)}\n`;

  rule('MT-MORL-03', 'It does nothing but flee in the Movement Phase', () => {
    expect(shaken(ROW, { at: '0801 N', wolf: '0501 N' }).orders).toEqual(['flee']);
  });

  rule('MT-MORL-03', 'Away from all who see it, at best speed, where there is no cover', () => {
    expect(fled(ROW, { at: '0801 N', wolf: '0501 N' })).toBe('1101');
    expect(fled(ROW, { at: '0801 N', wolf: '1101 N' })).toBe('0501');
  });

  rule('MT-MORL-03', 'Whoever jumps farther than it walks jumps', () => {
    expect(fled(ROW, { at: '0801 N', wolf: '0501 N', troop: platoon('Troop', { motion: 'jump' }) })).toBe(
      '1101',
    );
    expect(fled(ROW, { at: '0801 N', wolf: '0501 N', troop: platoon('Troop') })).toBe('0901');
  });

  rule('MT-MORL-03', 'Into cover that nobody sees into, if it reaches any', () => {
    const hill = '. . . . . . . . .2 . . . . . .\n. . . . . . . . . . . . . . .';
    expect(fled(hill, { at: '0801 N', wolf: '0501 N', troop: platoon('Troop', { motion: 'jump' }) })).toMatch(
      /^1[01]01$/,
    );
    const woods = '. . . . . . . . H H H . . . .';
    const made = shaken(woods, { at: '0801 N', wolf: '0501 N' });
    made.order({ type: 'flee', unit: 'Troop' });
    expect(made.scene.field.board.number[made.scene.unit('Troop').hex]).toBe('0901');
  });

  rule('MT-MORL-03', 'Toward the edge it came from, where there is no cover', () => {
    const map = ROW.repeat(9);
    const plan = { at: '0804 N', wolf: '0801 N', setup: { enters: { turn: 1, edge: 'east' } } };
    expect(fled(map, plan)).toMatch(/^11/);
  });

  rule('MT-MORL-03', 'Whom nobody sees, or who gets no farther from those who see it, stays', () => {
    expect(fled('. . .2 . .', { at: '0101 N', wolf: '0501 N' })).toBe('0101');
    expect(fled('. . . . .', { at: '0101 N', wolf: '0301 N' })).toBe('0101');
  });

  rule('MT-MORL-03', 'It fires, and attacks nobody at close quarters', () => {
    const s = scene({
      options: ON,
      units: {
        Troop: { mech: platoon('Troop', { antiMech: true }), at: '0505 N' },
        Wolf: { mech: armed('Medium Laser'), at: '0505 N' },
      },
    });
    const why = (weapon: number) =>
      whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, weapon, 1)?.message;
    expect([why(0), why(1), why(2)]).toEqual([undefined, undefined, undefined]);
    take(s.state.units[0], 'broken', 1);
    const BROKEN = 'Its nerve is broken: it fires its weapons, and no more';
    expect([why(0), why(1), why(2)]).toEqual([undefined, BROKEN, BROKEN]);
    take(s.state.units[0], 'routed', 1);
    expect(why(0)).toBe('A routed unit only runs');
  });

  rule('MT-MORL-03', 'Swarmers that break drop off at once, unhurt', () => {
    const s = scene({
      options: ON,
      units: {
        Troop: { mech: platoon('Troop', { antiMech: true }), at: '0505 N' },
        Wolf: { at: '0505 N' },
      },
    });
    climbOnto(s.state.units[0], 1);
    kill(s, 14);
    ends(s, 'physical', throws(1, 1));
    expect([s.unit('Troop').hex, s.unit('Troop').structure[0]]).toEqual([s.unit('Wolf').hex, 14]);
  });

  rule('MT-MORL-04', 'Broken already: +1, and another failure is a rout', () => {
    const s = field();
    take(s.state.units[0], 'broken', 1);
    kill(s, 14);
    ends(s, 'weapon', throws(3, 3));
    expect([numbers(s), nerve(s)]).toEqual([[7], 'routed']);
    expect(s.said('morale')).toEqual(['Troop routs (needs 7, rolls 3 + 3).']);
    kill(s, 7);
    ends(s, 'physical');
    expect(numbers(s)).toEqual([7]);
  });

  rule('MT-MORL-04', 'Of one that is broken a check that it passes changes nothing', () => {
    const s = field();
    take(s.state.units[0], 'broken', 1);
    kill(s, 14);
    ends(s, 'weapon', throws(4, 3));
    expect(nerve(s)).toBe('broken');
  });

  rule('MT-MORL-04', 'A routed unit runs for the edge, and is lost beyond it', () => {
    const map = ROW.repeat(9);
    expect(fled(map, { at: '0805 N', wolf: '0801 N', nerve: 'routed' })).toBe('0808');
    expect(fled(map, { at: '0809 N', wolf: '0801 N', nerve: 'routed' })).toBe('gone');
    const made = shaken(map, { at: '0809 N', wolf: '0801 N', nerve: 'routed' });
    made.order({ type: 'flee', unit: 'Troop' });
    expect(made.scene.unit('Troop').loss).toBe('left-map');
  });
});

describe('Recovery', () => {
  const after = (turn: number, ...rolls: Roll[]) => {
    const s = field();
    take(s.state.units[0], 'broken', 3);
    s.state.turn = turn;
    s.rolling(rolls, () => s.field.plugged.turnEnds!(s.play, s.field));
    return nerve(s);
  };

  rule('MT-MORL-05', 'Not in the turn in which it broke', () => {
    expect(after(3)).toBe('broken');
  });

  rule('MT-MORL-05', 'In later turns: the base target, or it routs', () => {
    expect(after(4, throws(3, 3))).toBe('steady');
    expect(after(4, throws(3, 2))).toBe('routed');
    const s = field({ troop: suits('Troop') });
    take(s.state.units[0], 'broken', 1);
    s.state.turn = 2;
    s.rolling([throws(2, 3)], () => s.field.plugged.turnEnds!(s.play, s.field));
    expect([nerve(s), numbers(s)]).toEqual(['routed', [6]]);
  });
});
