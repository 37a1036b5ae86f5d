import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import type { Ordnance } from '../../../data/artillery.ts';
import { classic } from '../../../game.ts';
import type { OffBoardGun } from '../../../state.ts';
import { answerOf } from '../../../testing/bot.ts';
import { platoon } from '../../../testing/platoons.ts';
import { Rounds } from '../../../testing/rounds.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location } from '../../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../../testing/vehicles.ts';
import { table } from '../../../view.ts';
import { artilleryOf, launch, ordnanceLeft, roundsLeft } from '../battery.ts';
import { designate, designations } from './designations.ts';

const eye = mech('Eye', { armor: 40, slots: { CT: ['TAG'], LT: ['Medium Laser'] } });
const tough = mech('Bear', { armor: 40 });
const armed = mech('Bear', { armor: 40, slots: { CT: ['Medium Laser'] } });
const GUN: OffBoardGun = { side: 0, seat: 0, piece: 'arrow iv', gunnery: 4, sheets: 1, edge: 'north' };
const ALL = {
  'artillery-l3-ranges': true,
  'artillery-l3-damage': true,
  'artillery-l3-ordnance': true,
  'counter-battery': true,
};

type Plan = Partial<Parameters<typeof scene>[0]>;

function battle(plan: Plan & { readonly gun?: Partial<OffBoardGun> } = {}): Rounds {
  const { gun, options, setup, ...rest } = plan;
  return new Rounds(
    scene({
      units: { Eye: { mech: eye, at: '0805 S' }, Bear: { mech: tough, at: '0810 N' } },
      ...rest,
      options: { artillery: 'arrow iv', tag: true, ...COMBINED, ...options },
      setup: { guns: [{ ...GUN, ...gun }], ...setup },
    }),
  );
}

type Steps = { run(steps: object[], rolls: readonly Roll[]): Rounds };
const run = (made: Rounds, step: string, ...rolls: readonly Roll[]): Rounds =>
  (made as unknown as Steps).run([{ step }], rolls);
const tags = (made: Rounds, ...pairs: readonly (readonly [string, string])[]) =>
  ({
    type: 'designate',
    tags: pairs.map(([unit, target]) => ({ unit: made.scene.index(unit), target: made.scene.index(target) })),
  }) as const;
const eyes = (a: number, b: number): Roll => ['TAG', a, b];
const homing = (a: number, b: number): Roll => ['homing', a, b];
const hits = (count: number): Roll[] => Array.from({ length: count }, () => location(3, 4));

/** A shell that homes comes down in this turn, sent to this hex. */
function sent(made: Rounds, hex: string, ordnance: Ordnance = 'homing', gun = 0): Rounds {
  const { state, field } = made.scene;
  launch(state, field, { gun, ordnance, hex: made.scene.cell(hex), lands: state.turn, spotters: [] });
  return made;
}

/** A unit has pointed its TAG at another, with this result. */
function pointed(made: Rounds, unit: string, target: string, hit = true): Rounds {
  const { state } = made.scene;
  const at = made.scene.index(unit);
  designate(state, { unit: at, target: made.scene.index(target), from: state.units[at].hex, hit });
  return made;
}

/** What it found where it came down. */
const found = (made: Rounds) =>
  made.scene.happened('shell-homed').map(({ target, isHit }) => [target, isHit]);

describe('Designating', () => {
  rule(
    ['MT-BASE-25', 'MT-PRE-33', 'MT-BASE-12'],
    'After movement and before shells land, with an ordinary roll to hit, instead of all other fire',
    () => {
      const made = battle({
        units: { Eye: { mech: eye, at: '0805 S' }, Bear: { mech: armed, at: '0810 N' } },
      }).begin(0);
      made.order({ type: 'bombard', gun: 0, ordnance: 'homing', hex: '0808' }).still('Eye');
      made.still('Bear');
      expect(made.asked).toBe('0 tag/designate');
      made.order(tags(made, ['Eye', 'Bear']), eyes(1, 3));
      expect(made.scene.happened('designated')).toMatchObject([
        { unit: 0, target: 1, number: { total: 4 }, dice: [1, 3], hit: true },
      ]);
      // Its laser has the same range, and is not fired.
      expect(made.asked).toBe('1 weapon/declare');
      // It lasts to the end of the turn.
      expect(designations(made.scene.state)).toHaveLength(1);
      made.scene.state.turn++;
      expect(designations(made.scene.state)).toEqual([]);
    },
  );

  rule('MT-BASE-25', 'Range, movement and ground count as for a weapon: 5, 9 and 15 hexes', () => {
    const needs = (at: string, state: object = {}, map?: string) => {
      const made = battle({
        ...(map && { map }),
        units: { Eye: { mech: eye, at: '0801 S' }, Bear: { mech: tough, at: `${at} N`, state } },
      });
      run(made, 'tag/ask').order(tags(made, ['Eye', 'Bear']), eyes(6, 6));
      return made.scene.happened('designated')[0].number.total;
    };
    expect([needs('0806'), needs('0807'), needs('0810'), needs('0811'), needs('0816')]).toEqual([
      4, 6, 6, 8, 8,
    ]);
    expect(needs('0806', { mode: 'walk', hexesMoved: 3 })).toBe(5);
    const woods = Array.from({ length: 17 }, (_, row) => (row === 5 ? 'H ' : '. ').repeat(15)).join('\n');
    expect(needs('0806', {}, woods)).toBe(6);
    const far = battle({ units: { Eye: { mech: eye, at: '0801 S' }, Bear: { at: '0817 N' } } });
    expect(run(far, 'tag/ask').asked).toBe('over');
  });

  rule('MT-BASE-25', 'One below the number misses, and the number itself designates', () => {
    const hit = (a: number, b: number) => {
      const made = run(battle(), 'tag/ask');
      return made.order(tags(made, ['Eye', 'Bear']), eyes(a, b)).scene.happened('designated')[0].hit;
    };
    expect([hit(1, 2), hit(2, 2)]).toEqual([false, true]);
  });

  rule(
    'MT-BASE-25',
    'Nobody designates people, friends, or whoever is out of sight or out of its arc',
    () => {
      const asked = (units: object, map?: string) =>
        run(battle({ units: { Eye: { mech: eye, at: '0805 S' }, ...units }, ...(map && { map }) }), 'tag/ask')
          .asked;
      expect(asked({ Bear: { at: '0810 N' } })).toBe('0 tag/designate');
      expect(asked({ Tank: { mech: vehicle('Tank'), at: '0810 N' } })).toBe('0 tag/designate');
      expect(asked({ Foot: { mech: platoon('Foot'), at: '0810 N' } })).toBe('over');
      expect(asked({ Bear: { at: '0810 N', side: 0, seat: 0 }, Far: { at: '0101 N' } })).toBe('over');
      expect(asked({ Bear: { at: '0801 N' } })).toBe('over');
      // A torso that turns reaches what is beside.
      expect(asked({ Bear: { at: '1105 N' } })).toBe('0 tag/designate');
      const wall = Array.from({ length: 17 }, (_, row) => (row === 7 ? '.9 ' : '. ').repeat(15)).join('\n');
      expect(asked({ Bear: { at: '0810 N' } }, wall)).toBe('over');
      expect(asked({ Bear: { at: '0810 N' }, Cub: { at: '0801 N' } })).toBe('0 tag/designate');
    },
  );

  rule('MT-BASE-25', 'Whoever cannot act, lies hit in its TAG or has no TAG designates nobody', () => {
    const asked = (state: object, unit = eye) =>
      run(battle({ units: { Eye: { mech: unit, at: '0805 S', state }, Bear: { at: '0810 N' } } }), 'tag/ask')
        .asked;
    expect([asked({}), asked({ shutDown: 1 }), asked({ loss: 'engine' }), asked({}, tough)]).toEqual([
      '0 tag/designate',
      'over',
      'over',
      'over',
    ]);
    const hurt = battle();
    hurt.scene.state.units[0].body.hits[1] = hurt.scene.field.designs[0].weapons[0].parts[0].mask;
    hurt.scene.state.units[0].body.hits[hurt.scene.field.designs[0].weapons[0].location] =
      hurt.scene.field.designs[0].weapons[0].parts[0].mask;
    expect(run(hurt, 'tag/ask').asked).toBe('over');
  });

  test('A unit that is wanted for it can do without: nobody has to designate', () => {
    const made = run(battle(), 'tag/ask');
    made.order({ type: 'designate', tags: [] });
    expect([made.asked, made.scene.happened('designated')]).toEqual(['over', []]);
  });

  test('Units with TAG need the option', () => {
    const { setup: plain } = battle().scene.state;
    const units = plain.units.map((unit, index) => ({ ...unit, begins: { at: `080${index + 1}` } }));
    const problems = (options: object) => {
      const read = classic.setupSchema.safeParse({ ...plain, units, options, guns: undefined });
      return read.success ? [] : read.error.issues.map(({ message }) => message);
    };
    expect(problems({ tag: true })).toEqual([]);
    expect(problems({})).toEqual(['Eye has TAG, and the option that it needs is off (MT-BASE-25)']);
  });

  test('It is told, and shows on the unit', () => {
    const made = run(battle(), 'tag/ask');
    made.order(tags(made, ['Eye', 'Bear']), eyes(2, 2));
    const { field, state } = made.scene;
    expect(made.scene.said('designated')).toEqual([
      'Eye points its TAG at Bear: needs 4, rolls 4, and designates it.',
    ]);
    expect([0, 1].map((unit) => field.plugged.states!([], field, state, unit))).toEqual([[], ['designated']]);
    const missed = run(battle(), 'tag/ask');
    missed.order(tags(missed, ['Eye', 'Bear']), eyes(1, 1));
    expect(missed.scene.said('designated')[0]).toMatch(/rolls 2, and misses\.$/);
    expect(missed.scene.field.plugged.states!([], missed.scene.field, missed.scene.state, 1)).toEqual([]);
  });
});

describe('Homing', () => {
  rule(
    ['MT-BASE-25', 'MT-ARTY-11'],
    'Dice 4: 20 in one place from where the designating unit is, and 5 to each other in the hex',
    () => {
      const made = battle({
        units: {
          Eye: { mech: eye, at: '0815 N' },
          Bear: { mech: tough, at: '0810 N' },
          Tank: { mech: vehicle('Tank', { armor: 30 }), at: '0810 N' },
          Beside: { mech: tough, at: '0811 N' },
        },
      });
      pointed(sent(made, '0808'), 'Eye', 'Bear');
      run(made, 'guns/land', homing(1, 3), ...hits(2), ['piloting', 6, 6]);
      expect(found(made)).toEqual([[1, true]]);
      const damage = made.scene.happened('damaged').map(({ unit, damage: points }) => [unit, points]);
      expect(damage).toEqual([
        [2, 5],
        [1, 20],
      ]);
      // The designating unit is behind it.
      const sides = made.scene.happened('location').map(({ unit, side }) => [unit, side]);
      expect(sides).toContainEqual([1, 'rear']);
    },
  );

  rule('MT-BASE-25', 'Dice 3: 5 to everybody in the hex, the target too', () => {
    const made = battle({
      units: {
        Eye: { mech: eye, at: '0805 S' },
        Bear: { mech: tough, at: '0810 N' },
        Tank: { mech: vehicle('Tank', { armor: 30 }), at: '0810 N' },
      },
    });
    pointed(sent(made, '0808'), 'Eye', 'Bear');
    run(made, 'guns/land', homing(1, 2), ...hits(2));
    expect([found(made), made.damage('Bear')]).toEqual([[[1, false]], 5]);
  });

  rule('MT-ARTY-10', 'Copperhead Long Tom, dice 5: 15 in one place and 5 to others; dice 3: all 5', () => {
    const shot = (piece: OffBoardGun['piece'], ...rolls: Roll[]) => {
      const made = battle({
        gun: { piece },
        options: ALL,
        units: {
          Eye: { mech: eye, at: '0805 S' },
          Bear: { mech: tough, at: '0810 N' },
          Tank: { mech: vehicle('Tank', { armor: 30 }), at: '0810 N' },
          Foot: { mech: platoon('Foot'), at: '0810 N' },
        },
      });
      pointed(sent(made, '0808', 'copperhead'), 'Eye', 'Bear');
      run(made, 'guns/land', ...rolls);
      const left = made.scene.unit('Foot').structure[0];
      return [
        made.scene
          .happened('damaged')
          .filter(({ unit }) => unit === 1)
          .map((one) => one.damage),
        left,
      ];
    };
    expect(shot('long tom', homing(1, 4), ...hits(2))).toEqual([[15], 18]);
    expect(shot('sniper', homing(2, 2), ...hits(2))).toEqual([[10], 18]);
    expect(shot('long tom', homing(1, 2), ...hits(2))).toEqual([[5], 18]);
  });

  rule(['MT-ARTY-10', 'MT-BASE-25'], 'Without a designated target on its mapsheet it is lost', () => {
    const wide = `${'. '.repeat(30)}\n`.repeat(17);
    const shot = (hex: string, hit = true, target = 'Bear') => {
      const made = battle({
        map: wide,
        units: {
          Eye: { mech: eye, at: '1205 S' },
          Bear: { mech: tough, at: '1510 N' },
          Cub: { mech: tough, at: '1610 N' },
        },
      });
      if (target) pointed(made, 'Eye', target, hit);
      run(
        sent(made, hex),
        'guns/land',
        ...(hit && target && hex < '1600' ? [homing(4, 4), ...hits(1), STANDS] : []),
      );
      return found(made);
    };
    const STANDS: Roll = ['piloting', 6, 6];
    expect(shot('0101')).toEqual([[1, true]]);
    expect(shot('1501')).toEqual([[1, true]]);
    expect(shot('1601')).toEqual([[-1, false]]);
    expect(shot('0101', false)).toEqual([[-1, false]]);
    expect(shot('0101', true, '')).toEqual([[-1, false]]);
  });

  rule(
    'MT-BASE-25',
    'Several TAGs draw one each, the nearest first and misses among them, then again',
    () => {
      const made = battle({
        units: {
          Eye: { mech: eye, at: '0801 S' },
          Spy: { mech: eye, at: '0901 S', side: 0, seat: 0 },
          Bear: { mech: tough, at: '0810 N' },
          Cub: { mech: tough, at: '0805 N' },
        },
      });
      pointed(pointed(made, 'Eye', 'Bear'), 'Spy', 'Cub', false);
      for (let count = 0; count < 3; count++) sent(made, '0804');
      run(made, 'guns/land', homing(1, 2), ...hits(1));
      expect(found(made)).toEqual([
        [-1, false],
        [2, false],
        [-1, false],
      ]);
    },
  );

  rule('MT-BASE-25', 'Those of the other side are no use, nor one of an earlier turn', () => {
    const other = battle({
      units: { Eye: { mech: tough, at: '0805 S' }, Bear: { mech: eye, at: '0810 N' }, Cub: { at: '0812 N' } },
    });
    pointed(other, 'Bear', 'Eye');
    expect(found(run(sent(other, '0808'), 'guns/land'))).toEqual([[-1, false]]);
    const late = pointed(battle(), 'Eye', 'Bear');
    late.scene.state.turn++;
    expect(found(run(sent(late, '0808'), 'guns/land'))).toEqual([[-1, false]]);
  });

  rule('MT-BASE-25', 'A target that flies is found, and struck alone in the air when it bursts below', () => {
    const made = battle({
      units: {
        Eye: { mech: eye, at: '0805 S' },
        Wasp: { mech: vtol('Wasp', { armor: 40 }), at: '0810 N', state: { marks: { aloft: 3 } } },
        Tank: { mech: vehicle('Tank', { armor: 30 }), at: '0810 N' },
      },
    });
    pointed(sent(made, '0808'), 'Eye', 'Wasp');
    run(made, 'guns/land', homing(1, 2), ...hits(2));
    const struck = made.scene.happened('location').map(({ unit }) => unit);
    expect(struck).toEqual([2, 1]);
  });

  rule(
    'MT-ARTY-05',
    'Missiles home with this option, Copperheads where there are other rounds as well',
    () => {
      const kinds = (piece: OffBoardGun['piece'], options: object = {}) => {
        const made = battle({ gun: { piece }, options: options as Record<string, boolean> });
        return ordnanceLeft(made.scene.field, made.scene.state, 0);
      };
      expect(kinds('arrow iv')).toEqual(['high-explosive', 'homing']);
      expect(kinds('clan arrow iv')).toEqual(['high-explosive', 'homing']);
      expect(kinds('long tom')).toEqual(['high-explosive']);
      expect(kinds('long tom', ALL)).toContain('copperhead');
      expect(kinds('sniper', ALL)).toContain('copperhead');
      expect(kinds('thumper', ALL)).not.toContain('copperhead');
      expect(kinds('long tom', { ...ALL, tag: false })).not.toContain('copperhead');
      expect(kinds('arrow iv', { tag: false })).toEqual(['high-explosive']);
      const made = battle();
      sent(made, '0808');
      expect(roundsLeft(made.scene.field, made.scene.state, 0, 'homing')).toBe(4);
    },
  );

  test('The story says whom it has found, or that it is lost', () => {
    const made = battle();
    pointed(sent(made, '0808'), 'Eye', 'Bear');
    run(made, 'guns/land', homing(1, 2), ...hits(1));
    expect(made.scene.said('shell-homed')).toEqual([
      'Arrow IV (homing) homes on Bear: needs 4, rolls 3 and misses, and bursts in its hex.',
    ]);
    const lost = run(sent(battle(), '0808'), 'guns/land');
    expect(lost.scene.said('shell-homed')).toEqual(['Arrow IV (homing) finds no target and is lost.']);
    const [event] = made.scene.happened('shell-homed');
    const blank = classic.describe({ ...event, target: -1 }, table(made.scene.state));
    expect(blank).toBe('Arrow IV (homing) comes down in hex 0810.');
    expect(artilleryOf(made.scene.field, made.scene.state).flights).toEqual([]);
  });

  rule('MT-ARTY-18', 'Where it bursts in sight its piece is found out', () => {
    const made = battle({ options: ALL });
    pointed(sent(made, '0808'), 'Eye', 'Bear');
    run(made, 'guns/land', homing(1, 2), ...hits(1));
    expect(made.scene.happened('piece-found')).toMatchObject([{ gun: 0, side: 1 }]);
  });
});

describe('Secrets', () => {
  const SECRET = { 'concealed-information': true };
  /** Eye with TAG, or without. */
  const world = (hasTag: boolean, options: Record<string, boolean> = SECRET) => {
    const made = battle({
      options,
      units: { Eye: { mech: hasTag ? eye : tough, at: '0805 S' }, Bear: { mech: tough, at: '0810 N' } },
    });
    made.scene.state.initiativeWinner = 1;
    return made;
  };

  rule(['MT-ARTY-05', 'MT-INFO-01'], 'Who is designated is known to the own side alone', () => {
    const made = run(world(true), 'tag/ask');
    made.order(tags(made, ['Eye', 'Bear']), eyes(2, 2));
    const { state, events } = made.scene;
    const heard = (viewer: 0 | 1 | 'spectator') =>
      eventsFor(classic, events, viewer).filter(({ type }) => type === 'designated').length;
    expect([heard(0), heard(1), heard('spectator')]).toEqual([1, 0, 0]);
    const seen = (viewer: 0 | 1 | 'spectator') => viewFor(classic, state, viewer).table.marks;
    expect(seen(0)?.tags?.list).toHaveLength(1);
    expect([seen(1), seen('spectator')]).toEqual([null, null]);
  });

  rule(
    ['MT-ARTY-05', 'MT-INFO-01'],
    'Two worlds, one with TAG and one without, look alike to the other side, question by question',
    () => {
      const look = (hasTag: boolean) => {
        const made = run(world(hasTag), 'tag/ask');
        const views: unknown[] = [];
        const note = () => {
          const { table: seen, waiting } = viewFor(classic, made.scene.state, 1);
          const { setup: _, ...rest } = seen;
          views.push({ rest, waiting, asked: made.asked });
        };
        note();
        made.order(
          { type: 'designate', tags: hasTag ? tags(made, ['Eye', 'Bear']).tags : [] },
          ...(hasTag ? [eyes(2, 2)] : []),
        );
        note();
        made.order({ type: 'designate', tags: [] });
        note();
        return [views, eventsFor(classic, made.scene.events, 1)];
      };
      const [one, other] = [look(true), look(false)];
      expect(one).toEqual(other);
    },
  );

  rule(['MT-ARTY-05', 'MT-INFO-01'], 'Others learn where a missile bursts, not whom it has found', () => {
    const made = world(true);
    pointed(sent(made, '0808'), 'Eye', 'Bear');
    const before = made.scene.events.length;
    run(made, 'guns/land', homing(1, 2), ...hits(1));
    const told = (viewer: 0 | 1) =>
      eventsFor(classic, made.scene.events.slice(before), viewer).filter(
        ({ type }) => type === 'shell-homed',
      );
    expect(told(0)).toMatchObject([{ target: 1, dice: [1, 2], hex: made.scene.cell('0808') }]);
    expect(told(1)).toMatchObject([{ target: -1, dice: [], hex: -1, to: made.scene.cell('0810') }]);
  });

  test('In the open all see it', () => {
    const made = run(world(true, {}), 'tag/ask');
    made.order(tags(made, ['Eye', 'Bear']), eyes(2, 2));
    expect(eventsFor(classic, made.scene.events, 1).map(({ type }) => type)).toContain('designated');
  });
});

describe('Bots', () => {
  test('They designate as many as there are missiles, easiest first, and nobody for nothing', () => {
    const made = () =>
      battle({
        units: {
          Eye: { mech: eye, at: '0801 S' },
          Spy: { mech: eye, at: '0807 S', side: 0, seat: 0 },
          Bear: { mech: tough, at: '0810 N' },
        },
      });
    expect(answerOf(run(made(), 'tag/ask').scene)).toEqual({ type: 'designate', tags: [] });
    expect(answerOf(run(sent(made(), '0808'), 'tag/ask').scene)).toEqual({
      type: 'designate',
      tags: [{ unit: 1, target: 2 }],
    });
  });
});
