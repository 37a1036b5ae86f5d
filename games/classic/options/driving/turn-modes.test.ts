import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { LEFT, RIGHT, TURRET } from '../../kinds/vehicle/parts.ts';
import { forgetLastTurn } from '../../phases/turn/turn.ts';
import { flyAt } from '../../rules/ground/altitude.ts';
import { mpFor } from '../../rules/movement/movement-points.ts';
import { turnModeIn } from '../../rules/movement/turn-mode.ts';
import type { Flips } from '../../state.ts';
import { type March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, piloting } from '../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { Motion } from '../../units/vehicle-file.ts';

const OPTIONS = { ...COMBINED, 'vehicle-motive-damage': true, 'vehicle-turn-modes': true } as const;
const motive = (a: number, b: number): Roll => ['motive damage', a, b];
const failed = (a: number, b: number): Roll => ['failed maneuver', a, b];

interface Plan {
  readonly motion?: Motion;
  readonly cruise?: number;
  readonly at?: string;
  readonly ground?: string;
  readonly tons?: number;
  /** The level of the hex 0317. */
  readonly hill?: number;
  readonly options?: object;
}

/** A vehicle at the southern edge of a long map, and nobody in its way. */
function game({
  motion = 'tracked',
  cruise = 12,
  at = '0320 N',
  ground = '.',
  tons = 50,
  hill = 0,
  options = {},
}: Plan = {}): March {
  const file = motion === 'vtol' ? vtol('Tank', { cruise }) : vehicle('Tank', { motion, cruise, tons });
  const made = march({
    options: { ...OPTIONS, ...options },
    map: Array.from({ length: 20 }, (_, row) =>
      Array.from({ length: 20 }, (_, col) =>
        hill > 0 && row === 16 && col === 2 ? `.${hill}` : ground,
      ).join(' '),
    ).join('\n'),
    units: { Tank: { mech: file, at }, Wolf: { mech: mech('Wolf'), at: '0101 S', side: 1 } },
  });
  if (motion === 'vtol') flyAt(made.scene.state.units[0], 5);
  return made;
}

const numbers = (made: March) => made.scene.happened('piloting-roll').map(({ number }) => number.total);
const outcomes = (made: March) => made.scene.happened('maneuver-failed');

describe('The turn mode', () => {
  rule('MT-VMOV-06', 'Up to 4 MP none, from 5 on 1, and one more for every 5 (the example)', () => {
    const { field } = game().scene;
    const mode = (mp: number) => turnModeIn(field, 0, mp, 0);
    expect([1, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25].map(mode)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  });

  rule('MT-VMOV-06', 'One more on mud and ice, but not for hovercraft and VTOLs (the example)', () => {
    const mode = (motion: Motion, ground: string, mp = 5) => {
      const options = { 'condition-mud': true, 'careful-movement': true, 'condition-ice': true };
      const made = game({ motion, ground, options, at: '0320 N' }).scene;
      return turnModeIn(made.field, 0, mp, 0);
    };
    expect([mode('tracked', '.+mud'), mode('wheeled', '.+ice'), mode('tracked', '.+ice', 4)]).toEqual([
      2, 2, 1,
    ]);
    expect([mode('hover', '.+mud'), mode('vtol', '.+mud'), mode('hover', '.+ice')]).toEqual([1, 1, 1]);
  });

  rule('MT-VMOV-06', 'One more in heavy rain, and only once; light rain adds nothing', () => {
    const mode = (rain: string, ground = '.', motion: Motion = 'tracked') => {
      const options = { 'condition-mud': true, 'weather-rainfall': rain };
      return turnModeIn(game({ motion, ground, options }).scene.field, 0, 5, 0);
    };
    expect([mode('heavy'), mode('light'), mode('heavy', '.+mud'), mode('heavy', '.', 'hover')]).toEqual([
      2, 1, 2, 1,
    ]);
  });

  rule('MT-VMOV-06', 'Hexes count from the start of the move and from each facing change', () => {
    // 5 MP and a turn after a hex: none to roll for.
    expect(numbers(game().move('Tank', 'walk', '0317 NE'))).toEqual([]);
  });
});

/** The hex so many steps from another in this direction, with that facing. */
function ahead(made: March, hex: string, compass: string, steps: number): string {
  const { board } = made.scene.field;
  let cell = made.scene.cell(hex);
  for (let i = 0; i < steps; i++) cell = board.neighbours[cell * 6 + COMPASS.indexOf(compass)];
  return `${board.number[cell]} ${compass}`;
}
const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** So many hexes north, a turn to the north-east, and so many more; the second leg rolls these dice. */
function turnsAfter(made: March, hexes: number, more: number, ...rolls: Roll[]): March {
  if (hexes > 0) made.order(made.leg('Tank', 'run', ahead(made, '0320', 'N', hexes)));
  const from = made.hexOf('Tank')!;
  return made.order(made.leg('Tank', 'run', ahead(made, from, 'NE', more)), ...rolls);
}

describe('A tight turn', () => {
  rule('MT-VMOV-07', 'Example: 15 MP and a turn after 1 hex: 2 are missing, and Driving 5 needs 7', () => {
    const made = turnsAfter(game({ motion: 'hover' }), 1, 13, piloting(3, 4));
    expect(made.scene.happened('piloting-roll')[0].number).toTotal(7);
    expect(made.scene.happened('piloting-roll')[0].number.lines.map(({ value }) => value)).toEqual([5, 2]);
    expect(made.hexOf('Tank')).toBe(ahead(made, '0319', 'NE', 13).slice(0, 4));
  });

  rule('MT-VMOV-07', 'After 3 hexes it is safe, and a second hexside at once misses all of them', () => {
    expect(numbers(turnsAfter(game(), 3, 11))).toEqual([]);
    const made = game();
    made.order(made.leg('Tank', 'run', ahead(made, '0320', 'N', 9)));
    made.order(made.leg('Tank', 'run', '0311 SE'), piloting(3, 4));
    // 11 MP: the first hexside after 9 hexes, the second after none: 2 are missing.
    expect(numbers(made)).toEqual([7]);
    expect(made.scene.unit('Tank')).toMatchObject({ facing: 2, mpSpent: 11 });
  });

  rule('MT-VMOV-07', 'It costs the usual MP', () => {
    const made = turnsAfter(game(), 0, 4, piloting(3, 3));
    expect(made.scene.unit('Tank')).toMatchObject({ mpSpent: 5, facing: 1 });
  });

  rule('MT-VMOV-07', 'Example: 10 MP, failed after 1 hex: it needs 2 more hexes', () => {
    const made = turnsAfter(game(), 1, 8, piloting(2, 3), failed(1, 1));
    expect([made.scene.unit('Tank').facing, made.scene.unit('Tank').mpSpent]).toEqual([0, 2]);
    expect(made.scene.state.units[0].thisTurn.marks?.straight).toBeUndefined();
    const again = (hexes: number, ...rolls: Roll[]) => {
      const next = turnsAfter(game(), 1, 8, piloting(2, 3), failed(1, 1));
      next.order(next.leg('Tank', 'run', ahead(next, '0319', 'N', hexes)));
      const from = next.hexOf('Tank')!;
      next.order(next.leg('Tank', 'run', ahead(next, from, 'NE', 7 - hexes)), ...rolls);
      return numbers(next).slice(1);
    };
    expect([again(2), again(1, piloting(6, 6))]).toEqual([[], [6]]);
  });

  rule('MT-VMOV-07', "'Mechs and people turn as they like", () => {
    const made = march({
      options: OPTIONS,
      units: { Wolf: { mech: mech('Wolf', { walk: 8 }), at: '0505 N' }, Bear: { at: '1515 N' } },
    });
    made.move('Wolf', 'run', '0907 SE');
    expect(numbers(made)).toEqual([]);
  });
});

const BY_MOTION: Partial<Record<Motion, number>> = { wheeled: 2, vtol: 2, hover: 4 };

/** A turn at the start of a move of 5 MP fails by so much; these are the dice of the table, and no harm comes of a fishtail. */
function fails(motion: Motion, margin: number, a: number, b: number, ...more: Roll[]): March {
  const rolls = margin === 1 ? piloting(2, 3) : margin === 2 ? piloting(2, 2) : piloting(1, 2);
  const total = margin + a + b + (BY_MOTION[motion] ?? 0);
  const isStrained = total >= 8 && total <= 11 && motion !== 'vtol';
  const usual = isStrained ? [motive(1, 1)] : [];
  return turnsAfter(game({ motion }), 0, 4, rolls, failed(a, b), ...(more.length > 0 ? more : usual));
}

rule(['MT-VMOV-07', 'MT-ABIL-05'], 'A maneuvering ace turns tightly at -1', () => {
  const made = march({
    options: { ...OPTIONS, 'advanced-abilities': true },
    units: {
      Tank: {
        mech: vehicle('Tank', { cruise: 12 }),
        at: '0516 N',
        abilities: [{ name: 'maneuvering-ace', rank: 1 }] as never,
      },
      Wolf: { mech: mech('Wolf'), at: '1501 S' },
    },
  });
  made.order(made.leg('Tank', 'run', ahead(made, '0516', 'NE', 4)), piloting(2, 3));
  expect(made.scene.happened('piloting-roll')[0].number).toTotal(5);
});

describe('The table of failed manoeuvres', () => {
  const outcome = (motion: Motion, margin: number, a: number, b: number) => {
    const [{ mischance, total }] = outcomes(fails(motion, margin, a, b));
    return `${total.total} ${mischance}`;
  };

  rule('MT-VMOV-08', 'Tracks: every row from both its ends', () => {
    expect([
      outcome('tracked', 1, 1, 1),
      outcome('tracked', 1, 3, 3),
      outcome('tracked', 1, 3, 4),
      outcome('tracked', 1, 4, 4),
      outcome('tracked', 1, 4, 5),
      outcome('tracked', 1, 5, 5),
      outcome('tracked', 1, 5, 6),
      outcome('tracked', 1, 6, 6),
      outcome('tracked', 2, 6, 6),
    ]).toEqual([
      '3 minor',
      '7 minor',
      '8 moderate',
      '9 moderate',
      '10 serious',
      '11 serious',
      '12 skid',
      '13 skid',
      '14 flip',
    ]);
  });

  rule(
    'MT-VMOV-08',
    'Examples: wheels, missed by 2, dice 7: 11; tracks the same: 9; a hovercraft by 3, dice 8: 15',
    () => {
      expect(outcome('wheeled', 2, 3, 4)).toBe('11 serious');
      expect(outcome('tracked', 2, 3, 4)).toBe('9 moderate');
      expect(outcome('hover', 3, 4, 4)).toBe('15 flip');
      expect(outcome('vtol', 2, 3, 4)).toBe('11 serious');
    },
  );

  rule('MT-VMOV-08', 'Minor: it does not turn, its MP are spent, and it goes on', () => {
    const made = fails('tracked', 1, 3, 3);
    expect(made.scene.unit('Tank')).toMatchObject({ facing: 0, mpSpent: 1, mpLeft: 17, acted: false });
    expect(made.asked).toBe('0 movement/continue');
  });

  rule('MT-VMOV-08', 'Moderate: it turns, and one hexside more for no MP, and goes on', () => {
    const made = fails('tracked', 1, 4, 4);
    expect(made.scene.unit('Tank')).toMatchObject({ facing: 2, mpSpent: 1, mpLeft: 17 });
    expect(made.asked).toBe('0 movement/continue');
  });

  rule('MT-VMOV-08', 'Serious: the same, and its move is over', () => {
    const made = fails('tracked', 1, 5, 5);
    expect(made.scene.unit('Tank')).toMatchObject({ facing: 2, acted: true });
  });

  rule('MT-VMOV-08', 'Skid: no turn, no more move, and half the hexes on in the old direction', () => {
    // 15 MP and a turn after 2 hexes: 1 is missing.
    const made = turnsAfter(game(), 2, 12, piloting(2, 3), failed(5, 6));
    expect(outcomes(made)).toMatchObject([{ mischance: 'skid', facing: 0 }]);
    expect(made.scene.happened('skidded')).toMatchObject([{ facing: 0, length: 1 }]);
    expect([made.hexOf('Tank'), made.scene.unit('Tank').acted]).toEqual(['0317', true]);
  });

  rule(
    ['MT-VMOV-08', 'MT-SKID-03'],
    'With advanced skidding half the hexes that were left of the way',
    () => {
      const made = turnsAfter(game({ options: { skidding: true } }), 2, 12, piloting(2, 3), failed(5, 6));
      expect(made.scene.happened('skidded')).toMatchObject([{ length: 6 }]);
      expect(made.hexOf('Tank')).toBe('0312');
    },
  );

  rule('MT-VMOV-08', 'A VTOL slides at its altitude, and crashes into what is as high', () => {
    const made = turnsAfter(game({ motion: 'vtol' }), 2, 12, piloting(2, 3), failed(5, 5));
    expect(outcomes(made)[0].total).toTotal(13);
    expect(made.hexOf('Tank')).toBe('0317');
    expect(made.scene.happened('crashed')).toEqual([]);
    // 2 hexes and 1: three times a tenth of its 30 tons.
    const crash = [location(3, 4), location(3, 4)];
    const into = turnsAfter(game({ motion: 'vtol', hill: 5 }), 2, 12, piloting(2, 3), failed(5, 5), ...crash);
    expect(into.scene.happened('crashed')).toMatchObject([{ hex: into.scene.cell('0317') }]);
  });

  rule(
    ['MT-VMOV-08', 'MT-VCOM-09'],
    'A fishtail strains tracks at -1, a serious one at 0, a VTOL never',
    () => {
      const strains = (motion: Motion, a: number, b: number, ...rolls: Roll[]) =>
        fails(motion, 1, a, b, ...rolls)
          .scene.happened('motive-roll')
          .map(({ total }) => total.total);
      expect(strains('tracked', 4, 4, motive(4, 4))).toEqual([7]);
      expect(strains('wheeled', 3, 3, motive(3, 4))).toEqual([8]);
      expect(strains('tracked', 5, 5, motive(4, 4))).toEqual([8]);
      expect(strains('tracked', 3, 3)).toEqual([]);
      expect(strains('vtol', 3, 3)).toEqual([]);
    },
  );

  rule('MT-VMOV-08', 'A Cruising MP that a fishtail costs is missing at once', () => {
    // 18 MP, of which a turn has taken 1; with 11 Cruising MP there are 17.
    const made = fails('tracked', 1, 4, 4, motive(5, 6));
    expect(made.scene.unit('Tank')).toMatchObject({ mpSpent: 1, mpLeft: 16 });
  });

  rule(['MT-VMOV-08', 'MT-INFO-01'], 'Where sheets are hidden nobody is told how far off it was', () => {
    const { plugged } = game().scene.field;
    const event = outcomes(fails('tracked', 1, 3, 3))[0];
    expect(plugged.glimpse!(event)).toMatchObject({ mischance: 'minor', dice: [], total: { total: 0 } });
  });
});

/** Wheels that turn after 5 hexes at 20 MP, where 4 would be 1 too few: 10 hexes of the way were left. */
function flips(plan: Plan & { readonly turret?: boolean } = {}, ...rolls: Roll[]): March {
  const made = game({ motion: 'wheeled', cruise: 14, ...plan });
  made.order(made.leg('Tank', 'run', ahead(made, '0320', 'N', 3)));
  const from = made.hexOf('Tank')!;
  return made.order(
    made.leg('Tank', 'run', ahead(made, from, 'NE', 16)),
    piloting(1, 2),
    failed(5, 6),
    ...rolls,
  );
}

describe('Flipping over', () => {
  const critical: Roll = ['critical hit', 1, 1];

  rule('MT-SKID-10', 'Only wheels flip over; the others skid', () => {
    const tracks = flips({ motion: 'tracked' });
    expect(outcomes(tracks)).toMatchObject([{ mischance: 'flip' }]);
    expect(tracks.scene.happened('flipped')).toEqual([]);
    expect(tracks.hexOf('Tank')).toBe('0315');
  });

  rule('MT-SKID-10', 'A skid of 2 is a flip of 1: left side first after a turn to the right', () => {
    const made = flips({ tons: 35 }, critical);
    expect(made.hexOf('Tank')).toBe('0316');
    expect(made.scene.unit('Tank').armor).toEqual([10, 10, 6, 10, 10]);
    expect(made.scene.unit('Tank')).toMatchObject({ facing: 0, acted: true });
    expect(made.scene.happened('critical-roll')).toMatchObject([{ location: LEFT }]);
  });

  const over = (turns: 1 | -1, hexes: number, turret: boolean, ...rolls: Roll[]) => {
    const made = scene({
      options: OPTIONS,
      units: {
        Tank: { mech: vehicle('Tank', { motion: 'wheeled', tons: 35, turret }), at: '0505 N' },
        Wolf: {},
      },
    });
    let state: Flips = { turns, hexes: 0, struck: [] };
    const { driving } = made.field.kinds[0];
    made.rolling(rolls, () => {
      for (let i = 0; i < hexes; i++) state = driving!.rollOver(made.play, made.field, 0, state);
      driving!.comeToRest(made.play, made.field, 0, state);
    });
    return made;
  };

  rule(
    'MT-SKID-10',
    'Example: 35 tons, turned right, 4 hexes: left 4, turret 4, right 4, motive roll +2 +1',
    () => {
      const made = over(1, 4, true, motive(1, 1), critical, critical, critical);
      expect(made.unit('Tank').armor).toEqual([10, 6, 6, 10, 6]);
      expect(made.happened('damaged').map(({ location }) => location)).toEqual([LEFT, TURRET, RIGHT]);
      expect(made.happened('motive-roll')[0].total).toTotal(2 + 2 + 1);
      expect(made.happened('critical-roll').map(({ location }) => location)).toEqual([LEFT, TURRET, RIGHT]);
    },
  );

  rule('MT-SKID-10', 'Example: without a turret left 4, right 4, right 4, motive roll', () => {
    const made = over(1, 4, false, motive(1, 1), critical, critical);
    expect(made.happened('damaged').map(({ location }) => location)).toEqual([LEFT, RIGHT, RIGHT]);
    expect(made.unit('Tank').armor.slice(0, 4)).toEqual([10, 2, 6, 10]);
  });

  rule('MT-SKID-10', 'Turned left it begins with the right side, and after 4 hexes anew', () => {
    const made = over(-1, 5, true, motive(1, 1), critical, critical, critical);
    expect(made.happened('damaged').map(({ location }) => location)).toEqual([RIGHT, TURRET, LEFT, RIGHT]);
  });

  rule('MT-SKID-11', 'Example: the right side without armour left: two rolls for it', () => {
    const made = scene({
      options: OPTIONS,
      units: { Tank: { mech: vehicle('Tank', { motion: 'wheeled', tons: 35 }), at: '0505 N' }, Wolf: {} },
    });
    made.unit('Tank').armor[RIGHT] = 1;
    made.unit('Tank').structure[RIGHT] = 6;
    const { driving } = made.field.kinds[0];
    made.rolling([critical, critical, critical, critical], () => {
      let state: Flips = { turns: 1, hexes: 0, struck: [] };
      for (let i = 0; i < 3; i++) state = driving!.rollOver(made.play, made.field, 0, state);
      driving!.comeToRest(made.play, made.field, 0, state);
    });
    expect(made.happened('critical-roll').map(({ location }) => location)).toEqual([
      LEFT,
      TURRET,
      RIGHT,
      RIGHT,
    ]);
  });

  rule('MT-SKID-11', 'Its crew fires at nobody in this turn and the next, and cruises at most', () => {
    const made = flips({}, critical);
    const { field, state } = made.scene;
    const why = () => field.plugged.whyNoAttack!(null, state, 0, 'fire')?.rule;
    expect(why()).toBe('MT-SKID-11');
    forgetLastTurn(state);
    expect([why(), mpFor(field, state, 0, 'run'), mpFor(field, state, 0, 'walk')]).toEqual([
      'MT-SKID-11',
      0,
      14,
    ]);
    forgetLastTurn(state);
    expect([why(), mpFor(field, state, 0, 'run')]).toEqual([undefined, 21]);
  });

  rule('MT-SKID-11', 'A flip of no hex hurts nothing, and stuns all the same', () => {
    // A turn at the very start: it slides nowhere.
    const made = fails('wheeled', 2, 5, 5);
    expect([outcomes(made)[0].mischance, made.scene.happened('flipped').length]).toEqual(['flip', 1]);
    expect(made.scene.happened('damaged')).toEqual([]);
    expect(made.hexOf('Tank')).toBe('0320');
  });
});

rule('MT-VMOV-07', 'Platoons are no vehicles', () => {
  const made = march({
    options: OPTIONS,
    units: { Troop: { mech: platoon('Troop'), at: '0505 N' }, Wolf: {} },
  });
  const { field, state } = made.scene;
  expect(
    field.plugged.tightTurns!(field, 0, state.units[0], { nodes: [0, 1], costs: [0, 9], entering: false }),
  ).toEqual([]);
});
