import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { draw } from '../../drawing.ts';
import type { UnitMarks } from '../../extensions.ts';
import { classic } from '../../game.ts';
import { arriveIn } from '../../phases/landing/arrival.ts';
import { GONE, type Side } from '../../state.ts';
import { answerOf } from '../../testing/bot.ts';
import { platoon } from '../../testing/platoons.ts';
import { Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { knowOf, layOpenly, type Minefield, minesIn } from './fields.ts';
import { reachOf } from './springing.ts';

const gun = { slots: { CT: ['Medium Laser'] } } as const;
const tough = mech('Wolf', { armor: 40, ...gun });
type Plan = Partial<Parameters<typeof scene>[0]>;
type Laid = Omit<Minefield, 'hex'> & { readonly hex: string; readonly side?: Side };

const CONVENTIONAL = { kind: 'conventional', strength: 6 } as const;

/** Wolf stands three hexes before mines that Bear's side has laid. */
function field(laid: readonly Laid[], plan: Plan = {}): Rounds {
  const made = new Rounds(
    scene({
      units: { Wolf: { mech: tough, at: '0803 S' }, Bear: { mech: tough, at: '0815 N' } },
      ...plan,
      options: { minefields: 3, ...COMBINED, ...plan.options },
    }),
  );
  for (const { hex, side = 1, ...mines } of laid)
    knowOf(made.scene.state, side, { ...mines, hex: made.scene.cell(hex) });
  return made;
}

/** Nobody has seen it yet (MT-BLIND-05). */
const UNSEEN = {
  spotted: false,
  ghost: null,
  lifted: null,
  sensor: null,
  trail: [],
  rival: null,
  due: [],
  below: null,
} as unknown as NonNullable<UnitMarks['blind']>;

const mine = (a: number, b: number): Roll => ['minefield', a, b];
const walk = (to: string, unit = 'Wolf') =>
  ({ type: 'move', unit, mode: 'walk', to, facing: 'S', more: false }) as const;

/** What it knows of, by hex. */
const knows = (made: Rounds, side: Side) =>
  minesIn(made.scene.state).known[side].map(({ hex }) => made.scene.field.board.number[hex]);

describe('Setting mines off', () => {
  rule(
    ['MT-PRE-16', 'MT-BASE-05'],
    'Who enters a field sets it off on 7: 6 points in one location, a leg',
    () => {
      const made = field([{ hex: '0805', ...CONVENTIONAL }]).beginAt('movement', 0);
      made.order(walk('0806'), mine(3, 4), location(5));
      expect(made.scene.happened('mines-sprung')).toMatchObject([{ unit: 0, dice: [3, 4] }]);
      expect(made.scene.happened('damaged')).toMatchObject([{ unit: 0, damage: 6 }]);
      expect(made.scene.happened('location')).toMatchObject([{ table: 'kick', side: 'front' }]);
      // It goes on, and the field stays.
      expect([made.hexOf('Wolf'), knows(made, 0), knows(made, 1)]).toEqual(['0806', ['0805'], ['0805']]);
    },
  );

  rule(['MT-PRE-16', 'MT-BASE-23'], 'On 6 nothing happens, and nobody learns of it', () => {
    const made = field([{ hex: '0805', ...CONVENTIONAL }]).beginAt('movement', 0);
    const before = made.scene.events.length;
    made.order(walk('0806'), mine(3, 3));
    expect([made.damage('Wolf'), knows(made, 0)]).toEqual([0, []]);
    for (const viewer of [0, 1] as const)
      expect(
        eventsFor(classic, made.scene.events.slice(before), viewer).some(({ type }) =>
          type.startsWith('mines'),
        ),
      ).toBe(false);
  });

  rule('MT-BASE-23', 'Each field of a hex rolls on its own: a conventional and a Thunder field of 15', () => {
    const made = field([
      { hex: '0804', ...CONVENTIONAL },
      { hex: '0804', kind: 'thunder', strength: 15 },
    ]).beginAt('movement', 0);
    made.order(walk('0804'), mine(6, 1), location(1), mine(6, 6), location(4));
    expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([6, 15]);
    expect(new Set(made.scene.happened('damaged').map((event) => event.location)).size).toBe(2);
  });

  rule('MT-BASE-23', 'Own units set them off, too, and a jumper only where it lands', () => {
    const own = field([{ hex: '0804', side: 0, ...CONVENTIONAL }]).beginAt('movement', 0);
    own.order(walk('0804'), mine(4, 4), location(1));
    expect(own.damage('Wolf')).toBe(6);
    const jumper = mech('Wolf', {
      armor: 40,
      slots: { LL: ['Jump Jet', 'Jump Jet'], RL: ['Jump Jet', 'Jump Jet'], ...gun.slots },
    });
    const jump = (to: string, ...rolls: Roll[]) =>
      field(
        [
          { hex: '0804', ...CONVENTIONAL },
          { hex: '0805', ...CONVENTIONAL },
        ],
        {
          units: { Wolf: { mech: jumper, at: '0803 S' }, Bear: { mech: tough, at: '0815 N' } },
        },
      )
        .beginAt('movement', 0)
        .order({ type: 'jump', unit: 'Wolf', to, facing: 'S' }, ...rolls);
    expect([jump('0806').damage('Wolf'), jump('0805', mine(6, 6), location(1)).damage('Wolf')]).toEqual([
      0, 6,
    ]);
  });

  rule('MT-BASE-05', 'A platoon in the open loses 12 to a conventional field, in woods 6', () => {
    const left = (ground: string) => {
      const rows = Array.from({ length: 17 }, (_, row) =>
        Array.from({ length: 15 }, (_, col) => (row === 3 && col === 7 ? ground : '.')).join(' '),
      );
      const made = field([{ hex: '0804', ...CONVENTIONAL }], {
        map: rows.join('\n'),
        units: { Foot: { mech: platoon('Foot'), at: '0804 S' }, Bear: { mech: tough, at: '0815 N' } },
      });
      const { play, state } = made.scene;
      state.phase = 'movement';
      made.scene.rolling([mine(6, 1)], () =>
        arriveIn(play, 0, { how: 'foot', from: made.scene.cell('0803'), byRoad: false }),
      );
      return made.scene.unit('Foot').structure[0];
    };
    expect([left('.'), left('l')]).toEqual([28 - 12, 28 - 6]);
  });

  rule('MT-PRE-16', 'A vehicle is struck on the column of its front', () => {
    const made = field([{ hex: '0804', ...CONVENTIONAL }], {
      units: {
        Tank: { mech: vehicle('Tank', { armor: 40 }), at: '0803 S' },
        Bear: { mech: tough, at: '0815 N' },
      },
    }).beginAt('movement', 0);
    made.order(walk('0804', 'Tank'), mine(6, 6), location(3, 4));
    expect(made.scene.happened('location')).toMatchObject([{ side: 'front', table: 'mech' }]);
    expect(made.scene.happened('damaged')).toMatchObject([{ damage: 6 }]);
  });

  rule('MT-BASE-23', 'Whoever is moved into a field by others sets it off as well', () => {
    const made = field([{ hex: '0804', ...CONVENTIONAL }]);
    const { state, play } = made.scene;
    state.phase = 'physical';
    state.units[0].hex = made.scene.cell('0804');
    made.scene.rolling([mine(6, 1), location(1)], () =>
      arriveIn(play, 0, { how: 'moved', from: made.scene.cell('0803'), byRoad: false }),
    );
    expect(made.damage('Wolf')).toBe(6);
  });

  rule('MT-BASE-23', 'What flies sets off nothing', () => {
    const made = field([{ hex: '0804', ...CONVENTIONAL }]);
    const { state, play } = made.scene;
    state.phase = 'movement';
    Object.assign(state.units[0], { hex: made.scene.cell('0804'), marks: { aloft: 2 } });
    made.scene.rolling([], () =>
      arriveIn(play, 0, { how: 'foot', from: made.scene.cell('0803'), byRoad: false }),
    );
    expect(made.damage('Wolf')).toBe(0);
  });

  rule(
    ['MT-BASE-23', 'CBT-PSR-06'],
    'Who takes 20 points rolls to stay up at once, and stops where it falls',
    () => {
      const made = field([{ hex: '0804', kind: 'fascam', strength: 30 }]).beginAt('movement', 0);
      made.order(
        { ...walk('0806'), mode: 'run' },
        mine(6, 6),
        location(1),
        ['piloting', 1, 1],
        ['fall facing', 1],
        location(3, 4),
        ['pilot injury', 6, 6],
      );
      expect([made.hexOf('Wolf'), made.scene.unit('Wolf').prone]).toEqual(['0804', true]);
    },
  );
});

describe('Vibrabombs', () => {
  rule('MT-PRE-16', 'Set to 40: never by 30 tons, 31 to 49 in the hex, 50 within 1, 65 within 2', () => {
    expect([30, 31, 49, 50, 59, 60, 65].map((tons) => reachOf(tons, 40))).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  });

  rule(
    'MT-PRE-16',
    "They hit everybody in their hex, the 'Mech that sets them off only if it is there, and are used up",
    () => {
      const bomb = { kind: 'vibrabomb', strength: 10, setting: 40 } as const;
      const made = field([{ hex: '0805', ...bomb }], {
        units: {
          Wolf: { mech: tough, at: '0803 S' },
          Bear: { mech: tough, at: '0815 N' },
          Foot: { mech: platoon('Foot'), at: '0805 S', side: 0, seat: 0 },
        },
      }).beginAt('movement', 0);
      made.order(walk('0804'));
      expect([made.damage('Wolf'), made.scene.unit('Foot').structure[0]]).toEqual([0, 8]);
      expect(minesIn(made.scene.state).laid).toEqual([]);
      expect(made.scene.happened('mines-gone')).toMatchObject([{ side: 1 }]);
      const into = field([{ hex: '0804', ...bomb, setting: 50 }]).beginAt('movement', 0);
      into.order(walk('0804'), location(2));
      expect(into.damage('Wolf')).toBe(10);
    },
  );

  rule('MT-PRE-16', 'No vehicle and no infantry sets them off', () => {
    const made = field([{ hex: '0804', kind: 'vibrabomb', strength: 10, setting: 20 }], {
      units: { Tank: { mech: vehicle('Tank'), at: '0803 S' }, Bear: { mech: tough, at: '0815 N' } },
    }).beginAt('movement', 0);
    made.order(walk('0804', 'Tank'));
    expect(made.scene.happened('mines-sprung')).toEqual([]);
  });
});

describe('Laying and knowing', () => {
  const opening = (plan: Plan = {}) => {
    const made = field([], plan);
    return (made as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
      [{ step: 'setup/opening' }],
      [],
    );
  };

  rule('MT-BASE-23', 'They are laid before the battle and known to their own side', () => {
    const made = opening({ options: { minefields: 2 } });
    expect(made.asked).toBe('0 mines/lay');
    made.order({ type: 'lay-mines', kind: 'conventional', hex: '0808' });
    made.order({ type: 'lay-mines', kind: 'vibrabomb', setting: 50, hex: '0808' });
    expect([made.asked, knows(made, 0), knows(made, 1)]).toEqual(['1 mines/lay', ['0808', '0808'], []]);
    made.order({ type: 'mines-laid' });
    expect(made.asked).toBe('over');
    const { state, events } = made.scene;
    const marks = (viewer: 0 | 1 | 'spectator') => viewFor(classic, state, viewer).table.marks;
    expect(marks(0)?.mines?.laid).toMatchObject([
      { kind: 'conventional', strength: 6 },
      { kind: 'vibrabomb', strength: 10, setting: 50 },
    ]);
    expect([marks(1), marks('spectator')]).toEqual([null, null]);
    expect(eventsFor(classic, events, 1)).toEqual([]);
    expect(draw(viewFor(classic, state, 0).table)).toContain('0808: vibrabombs set to 50 tons');
  });

  rule('MT-BASE-23', 'Not in water, not on pavement, one of a kind in a hex', () => {
    const map = `~1 p .+road\n. . .\n${'. . .\n'.repeat(3)}`;
    const made = opening({ map, units: { Wolf: { at: '0105 N' }, Bear: { at: '0305 N' } } });
    for (const hex of ['0101', '0201', '0301'])
      expect(made.refusal({ type: 'lay-mines', kind: 'conventional', hex })).toMatchObject({
        rule: 'MT-BASE-23',
      });
    made.order({ type: 'lay-mines', kind: 'conventional', hex: '0102' });
    expect(made.refusal({ type: 'lay-mines', kind: 'conventional', hex: '0102' })).toMatchObject({
      rule: 'MT-BASE-23',
    });
  });

  rule('MT-BASE-23', 'Infantry that ends its move there finds them', () => {
    const made = field([{ hex: '0804', ...CONVENTIONAL }], {
      units: { Foot: { mech: platoon('Foot'), at: '0803 S' }, Bear: { mech: tough, at: '0815 N' } },
    }).beginAt('movement', 0);
    made.order(walk('0804', 'Foot'), mine(1, 1));
    expect([knows(made, 0), made.scene.happened('mines-known')]).toMatchObject([['0804'], [{ side: 0 }]]);
  });

  rule('MT-BASE-23', 'Fields laid openly are known to all, and the stronger of two counts', () => {
    const made = field([]);
    const { play, state } = made.scene;
    const lay = (strength: number) =>
      made.scene.rolling([], () =>
        layOpenly(play, made.scene.field, { hex: made.scene.cell('0804'), kind: 'thunder', strength }),
      );
    lay(20);
    lay(15);
    expect(minesIn(state).laid).toMatchObject([{ strength: 20 }]);
    lay(30);
    expect([minesIn(state).laid, knows(made, 0), knows(made, 1)]).toMatchObject([
      [{ strength: 30 }],
      ['0804'],
      ['0804'],
    ]);
  });

  rule(
    ['MT-BASE-23', 'MT-BLIND-01'],
    'Where places are hidden only those learn of it who see the unit',
    () => {
      const map = Array.from({ length: 17 }, (_, row) => (row === 9 ? '.9 ' : '. ').repeat(15)).join('\n');
      const made = field([{ hex: '0804', side: 0, ...CONVENTIONAL }], {
        map,
        options: { 'double-blind': true },
      });
      const { state, play } = made.scene;
      state.phase = 'movement';
      for (const unit of state.units) unit.marks = { blind: UNSEEN };
      state.units[0].hex = made.scene.cell('0804');
      made.scene.rolling([mine(6, 1), location(1)], () =>
        arriveIn(play, 0, { how: 'foot', from: made.scene.cell('0803'), byRoad: false }),
      );
      expect([knows(made, 0), knows(made, 1)]).toEqual([['0804'], []]);
      expect(eventsFor(classic, made.scene.events, 1).map(({ type }) => type)).toEqual([]);
    },
  );
});

describe('Clearing', () => {
  const sweep = (...rolls: Roll[]) => sweptBy(platoon('Foot'), {}, rolls);
  const sweptBy = (file: UnitFile, options: OptionValues, rolls: readonly Roll[]) => {
    const made = field(
      [
        { hex: '0804', side: 0, ...CONVENTIONAL },
        { hex: '0804', kind: 'thunder', strength: 10 },
      ],
      {
        units: { Foot: { mech: file, at: '0804 S' }, Bear: { mech: tough, at: '0811 N' } },
        options,
      },
    );
    made.scene.state.turn = 0;
    made
      .begin(0)
      .order({ type: 'clear-mines', unit: 'Foot' })
      .still('Bear', ...rolls);
    return made;
  };
  const dice = (a: number, b: number): Roll => ['clearing mines', a, b];

  rule('MT-PRE-16', 'Infantry clears all mines of its hex on 10, instead of moving and attacking', () => {
    const made = sweep(dice(5, 5));
    expect(minesIn(made.scene.state).laid).toEqual([]);
    // It does not fire.
    expect(made.asked).toBe('1 weapon/declare');
    expect(made.scene.happened('mines-gone').map(({ side }) => side)).toEqual([0, 0, 1]);
  });

  rule('MT-PRE-16', 'On 6 to 9 nothing happens, on 5 they go off', () => {
    const left = (made: Rounds) => [
      minesIn(made.scene.state).laid.length,
      made.scene.unit('Foot').structure[0],
    ];
    expect([left(sweep(dice(3, 3))), left(sweep(dice(4, 5))), left(sweep(dice(2, 3)))]).toEqual([
      [2, 28],
      [2, 28],
      [2, 0],
    ]);
    // Weapon attacks begin without it.
    const lost = sweep(dice(2, 3));
    expect([lost.scene.unit('Foot').loss, lost.scene.unit('Foot').hex]).toEqual(['troopers', GONE]);
  });

  rule('MT-SOPS-09', 'Engineers clear on 9 and more, and set off on 3 and less', () => {
    const engineers = platoon('Foot', { motion: 'motorized', engineers: true });
    const ON = { engineers: true, 'engineers-minesweeping': true };
    const result = (file: UnitFile, options: OptionValues, a: number, b: number) =>
      sweptBy(file, options, [dice(a, b)]).scene.happened('mines-swept')[0].result;
    expect([result(engineers, ON, 4, 5), result(engineers, ON, 4, 4)]).toEqual(['cleared', 'nothing']);
    expect([result(engineers, ON, 1, 2), result(engineers, ON, 2, 2)]).toEqual(['sprung', 'nothing']);
    for (const [file, options] of [
      [platoon('Foot'), ON],
      [engineers, { engineers: true }],
    ] as const)
      expect([result(file, options, 4, 5), result(file, options, 2, 2)]).toEqual(['nothing', 'sprung']);
  });

  rule('MT-PRE-16', "No 'Mech clears mines, and nobody those it knows nothing of", () => {
    const made = field([{ hex: '0803', side: 0, ...CONVENTIONAL }]).beginAt('movement', 0);
    expect(made.refusal({ type: 'clear-mines', unit: 'Wolf' })).toMatchObject({ rule: 'MT-PRE-16' });
    const other = field([{ hex: '0803', ...CONVENTIONAL }], {
      units: { Foot: { mech: platoon('Foot'), at: '0803 S' }, Bear: { mech: tough, at: '0815 N' } },
    }).beginAt('movement', 0);
    expect(other.refusal({ type: 'clear-mines', unit: 'Foot' })).toMatchObject({ rule: 'MT-PRE-16' });
  });
});

test('A bot lays mines across the map, and minds those it knows of', () => {
  const made = field([], { options: { minefields: 2 } });
  (made as unknown as { run(steps: object[], rolls: readonly Roll[]): Rounds }).run(
    [{ step: 'setup/opening' }],
    [],
  );
  expect(answerOf(made.scene)).toMatchObject({ type: 'lay-mines', kind: 'conventional' });
  const other = field([
    { hex: '0804', side: 0, ...CONVENTIONAL },
    { hex: '0806', ...CONVENTIONAL },
  ]);
  const { plugged } = other.scene.field;
  const risk = (hex: string, unit = 0) =>
    plugged.riskOfHex!(1, other.scene.field, other.scene.state, unit, other.scene.cell(hex));
  expect([risk('0804'), risk('0806'), risk('0807')]).toEqual([1 + 3.5, 1, 1]);
});
