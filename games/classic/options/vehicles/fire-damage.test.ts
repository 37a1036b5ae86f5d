import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { costOfFlames } from '../../bot/moves/soft-ground.ts';
import { classic } from '../../game.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { STOCK_PLATOONS } from '../../platoons/platoons.ts';
import { burningParts, isAblaze, setAblaze } from '../../rules/damage/ablaze.ts';
import { drivingPenalty, isImmobilized } from '../../rules/damage/motive.ts';
import { altitudeOf, flyAt } from '../../rules/ground/altitude.ts';
import { march } from '../../testing/march.ts';
import { initiative, Rounds } from '../../testing/rounds.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { piloting } from '../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const OPTIONS = {
  ...COMBINED,
  fire: true,
  'vehicle-motive-damage': true,
  'vehicle-fire-damage': true,
} as const;
const flames = (a: number, b: number): Roll => ['flames', a, b];
const burns = (...dice: number[]): Roll[] => dice.map((die): Roll => ['fire damage', die]);
const motive = (a: number, b: number): Roll => ['motive damage', a, b];

const [FRONT, RIGHT, LEFT, REAR, TURRET] = [0, 1, 2, 3, 4];
const ALL = 0b11111;
/** Five parts of 10 points. */
const tank = vehicle('Tank');

/** In the one burning hex, or beside it. */
function at(hex: '0102' | '0103', file: UnitFile = tank, options = {}): Scene {
  return scene({
    options: { ...OPTIONS, ...options },
    map: '.\n.+fire\n.\n.\n.',
    units: { Tank: { mech: file, at: `${hex} N` }, Wolf: { mech: mech('Wolf'), at: '0105 N' } },
  });
}

const heatPhase = (s: Scene, ...rolls: Roll[]): Scene => {
  s.rolling(rolls, () => phaseEnd(s.play, { phase: 'heat' }));
  return s;
};

/** One that comes into the burning hex. */
function entering(file: UnitFile, goal: '0102 N' | '0101 N', rolls: readonly Roll[], level?: number) {
  const made = march({
    options: OPTIONS,
    map: '.\n.+fire\n.\n.',
    units: { Tank: { mech: file, at: '0103 N' }, Wolf: { at: '0104 N' } },
  });
  if (level !== undefined) flyAt(made.scene.state.units[0], level);
  made.move('Tank', 'walk', goal, ...rolls);
  return made.scene;
}

describe('The table', () => {
  const result = (motion: 'tracked' | 'wheeled' | 'hover', a: number, b: number, ...rolls: Roll[]) =>
    heatPhase(at('0102', vehicle('Tank', { motion })), flames(a, b), ...rolls).happened('flame-roll')[0]
      .result;
  const five = burns(2, 2, 2, 2, 2);

  rule(
    'MT-VCOM-10',
    'Tracks: nothing up to 7, shaken on 8 and 9, scorched on 10 and 11, on fire on 12',
    () => {
      expect([
        result('tracked', 1, 1),
        result('tracked', 3, 4),
        result('tracked', 4, 4, motive(1, 1)),
        result('tracked', 4, 5, motive(1, 1)),
        result('tracked', 5, 5, ...five),
        result('tracked', 5, 6, ...five),
        result('tracked', 6, 6, ...five),
      ]).toEqual(['none', 'none', 'shaken', 'shaken', 'scorched', 'scorched', 'ablaze']);
    },
  );

  rule('MT-VCOM-10', 'Wheels add 2, a hovercraft 4', () => {
    expect([
      result('wheeled', 2, 3),
      result('wheeled', 3, 3, motive(1, 1)),
      result('wheeled', 3, 4, motive(1, 1)),
      result('wheeled', 4, 4, ...five),
      result('wheeled', 4, 5, ...five),
      result('wheeled', 5, 5, ...five),
    ]).toEqual(['none', 'shaken', 'shaken', 'scorched', 'scorched', 'ablaze']);
    expect([
      result('hover', 1, 2),
      result('hover', 2, 2, motive(1, 1)),
      result('hover', 2, 3, motive(1, 1)),
      result('hover', 3, 3, ...five),
      result('hover', 3, 4, ...five),
      result('hover', 4, 4, ...five),
    ]).toEqual(['none', 'shaken', 'shaken', 'scorched', 'scorched', 'ablaze']);
  });

  rule('MT-VCOM-10', 'Example: hover, dice 8: damage and on fire', () => {
    const s = heatPhase(
      at('0102', vehicle('Tank', { motion: 'hover' })),
      flames(4, 4),
      ...burns(1, 2, 3, 4, 5),
    );
    expect([s.unit('Tank').armor, isAblaze(s.state.units[0])]).toEqual([[9, 8, 7, 6, 5], true]);
    const [{ total }] = s.happened('flame-roll');
    expect(total).toTotal(12);
    expect(total.lines.map(({ value }) => value)).toEqual([8, 4]);
  });

  rule('MT-VCOM-10', 'Example: tracked, dice 9: a roll for motive damage at -1', () => {
    const s = heatPhase(at('0102'), flames(4, 5), motive(4, 4));
    expect(s.happened('motive-roll')[0].total).toTotal(7);
    const harder = heatPhase(at('0102'), flames(4, 5), motive(4, 5));
    expect([drivingPenalty(s.state.units[0]), drivingPenalty(harder.state.units[0])]).toEqual([0, 1]);
    expect(s.unit('Tank').armor).toEqual([10, 10, 10, 10, 10]);
  });

  rule('MT-VCOM-10', 'Example: wheeled, dice 8: damage, and no fire', () => {
    const s = heatPhase(
      at('0102', vehicle('Tank', { motion: 'wheeled' })),
      flames(4, 4),
      ...burns(1, 1, 1, 1, 6),
    );
    expect([s.unit('Tank').armor, isAblaze(s.state.units[0])]).toEqual([[9, 9, 9, 9, 4], false]);
    expect(s.said('flame-roll')).toEqual(['Tank is in the flames: 10, it is scorched on all sides.']);
  });
});

describe('When it is rolled for', () => {
  rule('MT-VCOM-10', 'On coming into a burning hex, also when it goes on, and not on leaving it', () => {
    expect(entering(tank, '0102 N', [flames(3, 3)]).happened('flame-roll')).toHaveLength(1);
    expect(entering(tank, '0101 N', [flames(3, 3)]).happened('flame-roll')).toHaveLength(1);
    const leaver = march({
      options: OPTIONS,
      map: '.\n.+fire\n.\n.',
      units: { Tank: { mech: tank, at: '0102 N' }, Wolf: { at: '0104 N' } },
    });
    leaver.move('Tank', 'walk', '0101 N');
    expect(leaver.scene.happened('flame-roll')).toEqual([]);
  });

  rule(
    'MT-VCOM-10',
    'Not at the end of the Movement Phase, but in the Heat Phase, and only in the fire',
    () => {
      const s = at('0102');
      s.rolling([], () => phaseEnd(s.play, { phase: 'movement' }));
      expect(s.happened('in-flames')).toEqual([]);
      expect(heatPhase(s, flames(1, 1)).happened('flame-roll')).toHaveLength(1);
      expect(heatPhase(at('0103')).happened('flame-roll')).toEqual([]);
      for (const phase of ['weapon', 'physical'] as const) {
        const other = at('0102');
        other.rolling([], () => phaseEnd(other.play, { phase }));
        expect(other.happened('flame-roll')).toEqual([]);
      }
    },
  );

  rule('MT-VCOM-10', 'Who is immobilized by it stays in the flames', () => {
    const hover = vehicle('Tank', { motion: 'hover', cruise: 6 });
    const s = entering(hover, '0101 N', [flames(2, 2), motive(6, 6)]);
    expect([isImmobilized(s.state.units[0]), s.field.board.number[s.unit('Tank').hex]]).toEqual([
      true,
      '0102',
    ]);
  });

  rule(
    ['MT-VCOM-10', 'MT-PRE-06'],
    'Without the option it burns up, or does not; infantry does so with it',
    () => {
      const base = at('0102', tank, { 'vehicle-fire-damage': false });
      base.rolling([flames(3, 4)], () => phaseEnd(base.play, { phase: 'movement' }));
      expect(base.unit('Tank').loss).toBe('burnt');
      heatPhase(at('0102', tank, { 'vehicle-fire-damage': false }));
      const foot = Object.values(STOCK_PLATOONS).find(({ motion }) => motion === 'foot')!;
      const people = at('0102', foot);
      people.rolling([flames(3, 4)], () => phaseEnd(people.play, { phase: 'movement' }));
      expect(people.unit('Tank').loss).toBe('burnt');
      heatPhase(at('0102', foot));
      expect(entering(foot, '0102 N', [flames(3, 4)]).unit('Tank').loss).toBe('burnt');
    },
  );

  rule('MT-VCOM-10', "A 'Mech in the fire is no matter of it", () => {
    expect(heatPhase(at('0102', mech('Tank'))).happened('flame-roll')).toEqual([]);
  });
});

describe('Damage', () => {
  rule('MT-VCOM-10', 'It goes on into the structure, and threatens the inside there', () => {
    const thin = vehicle('Tank', { armor: 2 });
    const s = heatPhase(
      at('0102', thin),
      flames(5, 5),
      ...burns(2, 2, 3),
      ['critical hit', 1, 1],
      ...burns(1, 1),
    );
    expect(s.unit('Tank').structure).toEqual([5, 5, 4, 5, 5]);
    expect(s.happened('critical-roll')).toMatchObject([{ location: LEFT }]);
  });

  rule('MT-VCOM-10', 'Once it is destroyed nothing more is rolled', () => {
    const weak = vehicle('Tank', { armor: 0, tons: 20 });
    const s = heatPhase(at('0102', weak), flames(6, 6), ...burns(2), ['critical hit', 1, 1]);
    expect(s.unit('Tank').loss).toBe('broken');
  });

  rule(['MT-VCOM-10', 'MT-VCOM-13'], 'A turret that it has not, or has no more, is not harmed', () => {
    const bare = heatPhase(
      at('0102', vehicle('Tank', { turret: false })),
      flames(5, 5),
      ...burns(1, 1, 1, 1),
    );
    expect(bare.happened('damaged')).toHaveLength(4);
    const s = at('0102', tank, { 'vehicle-destruction': true });
    s.field.kinds[0].losePart(s.state, 0, TURRET, false);
    expect(heatPhase(s, flames(6, 6), ...burns(2, 2, 2, 2)).happened('damaged')).toHaveLength(4);
    expect(burningParts(s.state.units[0])).toBe(0b1111);
  });

  rule('MT-VCOM-10', 'The rotor of a VTOL takes none', () => {
    const s = heatPhase(at('0102', vtol('Tank')), flames(4, 4), ...burns(1, 1, 1, 1));
    expect(s.happened('damaged').map(({ location }) => location)).toEqual([FRONT, RIGHT, LEFT, REAR]);
  });
});

describe('A VTOL', () => {
  const flyer = vtol('Tank');
  const aloft = (level: number): Scene => {
    const s = at('0102', flyer);
    flyAt(s.state.units[0], level);
    return s;
  };

  rule('MT-VCOM-10', 'It is reached a level above the flames, and not two', () => {
    expect(heatPhase(aloft(1), flames(1, 1)).happened('flame-roll')).toHaveLength(1);
    expect(heatPhase(aloft(2)).happened('flame-roll')).toEqual([]);
    expect(entering(flyer, '0101 N', [flames(1, 1)], 1).happened('flame-roll')).toHaveLength(1);
    expect(entering(flyer, '0101 N', [], 2).happened('flame-roll')).toEqual([]);
  });

  rule(
    'MT-VCOM-10',
    'Wheels and rotors add 2: on 8 and 9 it keeps its altitude on a roll, or rises a level',
    () => {
      const kept = heatPhase(aloft(1), flames(3, 3), piloting(2, 3));
      const lifted = heatPhase(aloft(1), flames(3, 4), piloting(2, 2));
      expect([kept, lifted].map(({ state }) => altitudeOf(state.units[0]))).toEqual([1, 2]);
      expect(lifted.said('updraft')).toEqual(['Hot air lifts Tank to level 2.']);
      expect(heatPhase(aloft(1), flames(2, 3)).happened('updraft')).toEqual([]);
    },
  );

  rule('MT-VCOM-10', 'Lifted on its way it goes on as far as it was going', () => {
    const s = entering(flyer, '0101 N', [flames(3, 4), piloting(2, 2)], 1);
    expect([s.field.board.number[s.unit('Tank').hex], altitudeOf(s.state.units[0])]).toEqual(['0101', 2]);
  });

  rule('MT-VCOM-10', 'On the ground it is not lifted', () => {
    expect(heatPhase(at('0102', flyer), flames(3, 3)).happened('updraft')).toEqual([]);
  });

  rule(['MT-VCOM-10', 'MT-PRE-24'], 'Nor where there is no room above it', () => {
    const s = scene({
      options: OPTIONS,
      map: '.\n.+fire\n.\n.',
      units: {
        Tank: { mech: flyer, at: '0102 N', side: 0 },
        One: { mech: vtol('One'), at: '0102 N', side: 0 },
        Two: { mech: vtol('Two'), at: '0102 N', side: 0 },
        Wolf: { mech: mech('Wolf'), at: '0104 N', side: 1 },
      },
    });
    for (const [unit, level] of [1, 2, 2].entries()) flyAt(s.state.units[unit], level);
    heatPhase(s, flames(3, 3), piloting(2, 2));
    expect(altitudeOf(s.state.units[0])).toBe(1);
  });
});

describe('On fire', () => {
  const burning = (parts: number, hex: '0102' | '0103' = '0103', options = {}): Scene => {
    const s = at(hex, tank, options);
    setAblaze(s.state.units[0], parts);
    return s;
  };

  rule('MT-VCOM-11', 'Each part takes a die; with a 1 it takes a point and burns no more', () => {
    const s = heatPhase(burning(ALL), ...burns(1, 2, 6, 1, 5));
    expect([s.unit('Tank').armor, burningParts(s.state.units[0])]).toEqual([[9, 8, 4, 9, 5], 0b10110]);
    expect(s.said('burns-on').slice(0, 2)).toEqual([
      'Tank burns (front, rolls 1), and the fire there goes out.',
      'Tank burns (right side, rolls 2).',
    ]);
    heatPhase(s, ...burns(1, 1, 1));
    expect(s.state.units[0].marks).toBeNull();
    heatPhase(s);
  });

  rule(
    'MT-VCOM-11',
    'Set alight before the Heat Phase it burns in that one, and set alight in it the next turn',
    () => {
      const s = entering(vehicle('Tank', { motion: 'hover' }), '0101 N', [
        flames(4, 4),
        ...burns(2, 2, 2, 2, 2),
      ]);
      heatPhase(s, ...burns(3, 3, 3, 3, 3));
      expect(s.unit('Tank').armor).toEqual([5, 5, 5, 5, 5]);
      const late = heatPhase(at('0102'), flames(6, 6), ...burns(2, 2, 2, 2, 2));
      expect(late.unit('Tank').armor).toEqual([8, 8, 8, 8, 8]);
      heatPhase(late, flames(1, 1), ...burns(3, 3, 3, 3, 3));
      expect(late.unit('Tank').armor).toEqual([5, 5, 5, 5, 5]);
    },
  );

  rule(
    'MT-VCOM-11',
    'In a burning hex the table comes first; parts that had burned out burn again next turn',
    () => {
      const s = heatPhase(burning(1 << FRONT, '0102'), flames(6, 6), ...burns(2, 2, 2, 2, 2), ...burns(3));
      expect([s.unit('Tank').armor, burningParts(s.state.units[0])]).toEqual([[5, 8, 8, 8, 8], ALL]);
      const out = heatPhase(burning(1 << FRONT, '0102'), flames(6, 6), ...burns(2, 2, 2, 2, 2), ...burns(1));
      expect(burningParts(out.state.units[0])).toBe(ALL & ~(1 << FRONT));
    },
  );

  rule('MT-VCOM-11', 'What only scorches it leaves the fire as it is', () => {
    const s = heatPhase(burning(1 << REAR, '0102'), flames(5, 5), ...burns(2, 2, 2, 2, 2), ...burns(2));
    expect(burningParts(s.state.units[0])).toBe(1 << REAR);
  });

  rule('MT-VCOM-11', 'Without armour it burns on into the structure, to the end', () => {
    const s = burning(1 << REAR);
    s.unit('Tank').armor[REAR] = 0;
    heatPhase(s, ...burns(4), ['critical hit', 1, 1]);
    expect([s.unit('Tank').structure[REAR], s.unit('Tank').loss]).toEqual([1, null]);
    heatPhase(s, ...burns(2), ['critical hit', 1, 1]);
    expect(s.unit('Tank').loss).toBe('broken');
  });

  rule(['MT-VCOM-11', 'MT-VCOM-13'], 'A turret that is shot away burns no more', () => {
    const s = burning(1 << TURRET, '0103', { 'vehicle-destruction': true });
    s.field.kinds[0].losePart(s.state, 0, TURRET, false);
    expect(isAblaze(s.state.units[0])).toBe(false);
    heatPhase(s);
  });

  rule('MT-VCOM-11', 'Everybody sees it', () => {
    const states = (s: Scene) => s.field.plugged.states?.([], s.field, s.state, 0) ?? [];
    expect(states(burning(1))).toContain('on fire');
    expect(states(at('0103'))).not.toContain('on fire');
    const wreck = burning(1);
    wreck.unit('Tank').loss = 'broken';
    expect(states(wreck)).not.toContain('on fire');
    heatPhase(wreck);
  });
});

rule(
  'MT-VCOM-10',
  'For a bot flames cost a tank little, a hovercraft much, and people their lives as ever',
  () => {
    const cost = (file: UnitFile, options = {}) => {
      const s = at('0103', file, options);
      return costOfFlames(s.field, s.state, 0, s.cell('0102'));
    };
    const tracked = cost(tank);
    const hover = cost(vehicle('Tank', { motion: 'hover' }));
    const usual = cost(tank, { 'vehicle-fire-damage': false });
    expect(tracked).toBeGreaterThan(0);
    expect([tracked < hover, tracked < usual / 4]).toEqual([true, true]);
    expect(cost(Object.values(STOCK_PLATOONS)[0])).toBe(usual);
    expect(cost(mech('Tank'))).toBe(0);
    const clear = at('0103');
    expect(costOfFlames(clear.field, clear.state, 0, clear.cell('0103'))).toBe(0);
  },
);

describe('In a whole turn', () => {
  const battle = (
    options = {},
    file: UnitFile = vehicle('Tank', { motion: 'hover', cruise: 6, items: {} }),
  ) =>
    new Rounds(
      scene({
        options: { ...OPTIONS, ...options },
        map: '. . .\n. .+fire .\n. . .\n. . .\n. . .\n. . .',
        units: {
          Tank: { mech: file, at: '0203 N', side: 0 },
          Wolf: { mech: mech('Wolf'), at: '0206 N', side: 1 },
        },
      }),
    );
  const into = { type: 'move', unit: 'Tank', mode: 'walk', to: '0202', facing: 'N', more: false } as const;
  rule(
    ['MT-VCOM-10', 'MT-VCOM-11'],
    'It rolls when it comes, and again in the Heat Phase, where it burns on as well',
    () => {
      const game = battle();
      game.begin(1).still('Wolf');
      game.order(
        into,
        flames(4, 4),
        ...burns(2, 2, 2, 2, 2),
        flames(1, 1),
        ...burns(1, 3, 3, 3, 3),
        ...initiative(1),
      );
      expect(game.scene.unit('Tank').armor).toEqual([7, 5, 5, 5, 5]);
      game.still('Wolf');
      game.order(
        { type: 'move', unit: 'Tank', mode: 'walk', to: '0201', facing: 'N', more: false },
        ...burns(1, 1, 1, 1),
        ...initiative(1),
      );
      expect([game.scene.unit('Tank').armor, isAblaze(game.scene.state.units[0])]).toEqual([
        [7, 4, 4, 4, 4],
        false,
      ]);
    },
  );

  rule(
    ['MT-VCOM-10', 'MT-INFO-01'],
    'Where sheets are hidden others see it burn, and not what that has done inside',
    () => {
      const game = battle({ 'concealed-information': true });
      game.begin(1).still('Wolf');
      game.order(into, flames(2, 2), motive(2, 3));
      // Everybody is asked there, whatever they have.
      game.hold('Wolf').hold('Tank', flames(2, 3), motive(2, 3));
      const heard = (viewer: number, type: 'flame-roll' | 'motive-roll') =>
        eventsFor(classic, game.scene.events, viewer).filter((event) => event.type === type).length;
      expect([heard(0, 'flame-roll'), heard(1, 'flame-roll')]).toEqual([2, 2]);
      expect([heard(0, 'motive-roll'), heard(1, 'motive-roll')]).toEqual([2, 0]);
    },
  );
});
