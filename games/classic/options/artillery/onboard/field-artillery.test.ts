import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { STOCK_PIECES } from '../../../emplacements/pieces.ts';
import { mustering } from '../../../forces/mustering.ts';
import { classic } from '../../../game.ts';
import { kindOf } from '../../../kinds.ts';
import { weaponNumber } from '../../../rules/fire/to-hit.ts';
import { braveFlames } from '../../../rules/heat/flames.ts';
import { physicalNumber } from '../../../rules/physical/physical-to-hit.ts';
import { answerOf } from '../../../testing/bot.ts';
import { type March, march } from '../../../testing/march.ts';
import { platoon } from '../../../testing/platoons.ts';
import { Rounds } from '../../../testing/rounds.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import { berthFor } from '../../../transport/room.ts';
import type { FieldArtilleryFile } from '../../../units/field-artillery-file.ts';
import { LL } from '../../../units/locations.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const piece = (items: readonly string[], tons: number): FieldArtilleryFile => ({
  format: 'ironfield-unit',
  version: 1,
  kind: 'field-artillery',
  name: 'Piece',
  model: '',
  tons,
  items: [...items],
});
const sniper = piece(['Sniper', 'Ammo Sniper'], 26);
const ON = { ...COMBINED, artillery: 'carried', 'field-artillery': true };
const bear = mech('Bear', { armor: 40, slots: { CT: ['Medium Laser'] } });

type Plan = Partial<Parameters<typeof scene>[0]>;

const marching = (map: string, at = '0202 S', options: OptionValues = ON): March =>
  march({ map, options, units: { Piece: { mech: sniper, at }, Bear: { mech: bear, at: '0101 N' } } });

function battle({ options, ...plan }: Plan = {}): Rounds {
  return new Rounds(
    scene({
      units: { Piece: { mech: sniper, at: '0805 S' }, Bear: { mech: bear, at: '0810 N' } },
      ...plan,
      options: { ...ON, ...options },
    }),
  );
}

type Steps = { run(steps: object[], rolls: readonly Roll[]): Rounds };
function firing(made: Rounds): Rounds {
  made.scene.state.initiativeWinner = 1;
  return (made as unknown as Steps).run([{ step: 'weapon' }], []);
}
const shell = (hex: string) =>
  ({ type: 'shell', unit: 'Piece', weapon: 0, ordnance: 'high-explosive', hex }) as unknown as Parameters<
    Rounds['order']
  >[0];

describe('A piece on the move', () => {
  const OPEN = '. . .\n. . .\n. . .\n. . .';

  rule('MT-ARTY-14', 'It has 1 MP, for the hex ahead or for one hexside', () => {
    const made = marching(OPEN);
    expect(made.mpOf('Piece', 'walk')).toTotal(1);
    expect(made.choices('move', 'Piece')).toEqual(['walk']);
    expect(made.choices('move', 'Piece', 'walk').toSorted()).toEqual(['0202', '0203']);
    expect(made.choices('move', 'Piece', 'walk', '0203')).toEqual([3]);
    expect(made.choices('move', 'Piece', 'walk', '0202').toSorted()).toEqual([2, 4]);
  });

  rule(
    ['MT-ARTY-14', 'MT-PRE-22'],
    'It may enter the hex ahead although that costs more, where infantry may go',
    () => {
      const ahead = (hex: string) => marching(`. . .\n. . .\n. ${hex} .\n. . .`).orders.includes('minimum');
      expect([ahead('l'), ahead('H'), ahead('r'), ahead('.1')]).toEqual([true, true, true, true]);
      expect([ahead('~1'), ahead('.2')]).toEqual([false, false]);
    },
  );

  rule('MT-ARTY-14', 'It is loaded as infantry, with the tons of its piece and 6 more', () => {
    const held = (troopSpace: number) => {
      const tank: UnitFile = { ...vehicle('Tank'), troopSpace };
      const units = {
        Tank: { mech: tank, at: '0202 S' },
        Piece: { mech: sniper, at: '0202 S', side: 0 as const },
      };
      const { field, state } = scene({
        units: { ...units, Foe: { at: '0101 N', side: 1 } },
        options: { ...ON, transport: true },
      });
      return berthFor(field, state, 0, 1);
    };
    expect([held(26), held(25)]).toEqual(['inside', null]);
  });
});

describe('A piece that fires', () => {
  rule('MT-ARTY-14', 'Directly at hexes ahead, in an arc that does not turn', () => {
    const hexes = new Set(firing(battle()).choices('shell', 'Piece', 0, 'high-explosive'));
    expect(['0810', '0806', '0805', '0801', '0705', '1505'].map((hex) => hexes.has(hex))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    const made = firing(battle());
    made.order(shell('0810')).hold('Bear', ['artillery', 5, 4], location(3, 4), location(3, 4));
    expect([made.damage('Bear'), made.scene.unit('Piece').shots]).toEqual([10, [9]]);
  });

  rule('MT-ARTY-14', 'Not in a turn in which it has moved or turned', () => {
    const units = {
      Piece: { mech: sniper, at: '0805 S', state: { mode: 'walk' as const } },
      Bear: { mech: bear, at: '0810 N' },
    };
    const made = firing(battle({ units }));
    expect(made.asked).toBe('1 weapon/declare');
  });
});

describe('A piece under fire', () => {
  const struck = (points: number) => {
    const { field, play, state } = battle().scene;
    const at = field.kinds[0].rollLocation(play, field, 0, { table: 'mech', side: 'front', covered: 0 })!;
    field.kinds[0].strike(play, field, 0, at, points);
    return state.units[0].loss;
  };

  rule('MT-ARTY-14', 'A point of damage destroys it', () => {
    expect([struck(0), struck(1), struck(20)]).toEqual([null, 'broken', 'broken']);
  });

  rule('MT-ARTY-14', 'The edge of a blast does as well', () => {
    const thumper = vehicle('Gun', { armor: 40, items: { TU: ['Thumper'], BD: ['Ammo Thumper'] } });
    const units = {
      Gun: { mech: thumper, at: '0815 N' },
      Piece: { mech: sniper, at: '0805 S', side: 1 as const },
      Bear: { mech: bear, at: '0806 N', side: 1 as const },
    };
    const made = firing(battle({ units }));
    const order = { type: 'shell', unit: 'Gun', weapon: 0, ordnance: 'high-explosive', hex: '0806' } as const;
    made
      .order(order as never)
      .hold('Bear')
      .hold('Piece', ['artillery', 6, 6], location(3, 4));
    expect([made.scene.unit('Piece').loss, made.damage('Bear')]).toEqual(['broken', 5]);
  });

  rule('MT-ARTY-14', "It is hit as infantry is: without a modifier, and 'Mechs stamp on it at +3", () => {
    const units = {
      Bear: { mech: bear, at: '0805 S', piloting: 5 },
      Piece: { mech: sniper, at: '0808 N' },
      Foot: { mech: platoon('Foot'), at: '0808 N', side: 1 as const },
      Near: { mech: sniper, at: '0805 N', side: 1 as const },
      Feet: { mech: platoon('Feet'), at: '0805 N', side: 1 as const },
    };
    const { field, state } = scene({ units, options: ON });
    const shot = (target: number) =>
      weaponNumber(field, state, { attacker: 0, weapon: 0, target, twist: 0, secondary: 0, aim: -1 });
    expect(shot(1)).toBe(4);
    expect(shot(1)).toBe(shot(2));
    const stomp = (target: number) =>
      physicalNumber(field, state, { kind: 'kick', attacker: 0, target, limb: LL });
    expect(stomp(3)).toBe(stomp(4));
  });

  rule('MT-ARTY-14', 'Fire in its hex is its end, without a roll', () => {
    const { scene: made } = battle();
    made.rolling([], () => braveFlames(made.play, made.field, 0, 'stays'));
    expect(made.state.units[0].loss).toBe('burnt');
    const foot = { Foot: { mech: platoon('Foot'), at: '0805 S' }, Bear: { mech: bear, at: '0810 N' } };
    const { scene: other } = battle({ units: foot });
    other.rolling([['flames', 4, 4]], () => braveFlames(other.play, other.field, 0, 'stays'));
    expect(other.state.units[0].loss).toBeNull();
  });

  rule('MT-ARTY-14', 'Its crew clears no mines', () => {
    const { field, state } = battle().scene;
    expect(field.plugged.whyNoTask!(null, state, 0)?.rule).toBe('MT-ARTY-14');
    expect(field.plugged.whyNoTask!(null, state, 1)).toBeNull();
  });
});

describe('Enemies who have come to a piece', () => {
  const end = (others: Plan['units'], at = '0805 S') => {
    const made = battle({ units: { Piece: { mech: sniper, at }, ...others } });
    const { field, play, state } = made.scene;
    made.scene.rolling([], () => field.plugged.turnEnds!(play, field));
    return [state.units[0].loss, made.scene.said('piece-overrun')] as const;
  };
  const foot = (side: 0 | 1, at = '0805 N') => ({ mech: platoon('Foot'), at, side });

  rule('MT-ARTY-14', 'Infantry alone with it in the End Phase destroys it', () => {
    expect(end({ Foot: foot(1) })).toEqual(['broken', ['Foot takes Piece and blows it up.']]);
    expect(end({ Foot: foot(1, '0806 N') })[0]).toBeNull();
  });

  rule('MT-ARTY-14', 'Not where a friend stands by it, and neither machines nor other pieces do', () => {
    expect(end({ Foot: foot(1), Own: { mech: platoon('Own'), at: '0805 N', side: 0 } })[0]).toBeNull();
    expect(end({ Foot: foot(1), Own: { mech: vehicle('Own'), at: '0805 N', side: 0 } })[0]).toBeNull();
    expect(end({ Tank: { mech: vehicle('Tank'), at: '0805 N', side: 1 } })[0]).toBeNull();
    expect(end({ Other: { mech: sniper, at: '0805 N', side: 1 } })[0]).toBeNull();
    expect(end({ Foe: { mech: bear, at: '0101 N', side: 1 }, Foot: foot(0) })[0]).toBeNull();
  });
});

test('A file has one piece, its ammunition by the ton, and its weight', () => {
  const problems = (file: UnitFile) => {
    const design = kindOf(file).designOf(file);
    return design.ok ? [] : design.error;
  };
  for (const file of STOCK_PIECES) expect(problems(file), file.name).toEqual([]);
  expect(problems(sniper)).toEqual([]);
  expect(problems(piece(['Thumper'], 21))).toEqual([]);
  expect(problems(piece(['Long Tom'], 36))).toEqual([]);
  expect(problems({ ...sniper, tons: 25 })).toEqual(['tons: with its crew it weighs 26 tons (MT-ARTY-14)']);
  expect(problems(piece(['Sniper', 'Sniper'], 26))).toEqual([
    'items: it has 2 pieces instead of one (MT-ARTY-14)',
  ]);
  expect(problems(piece(['Sniper', 'Ammo Thumper'], 26))).toEqual([
    'items: its ammunition is for something else',
  ]);
  for (const item of ['Medium Laser', 'TAG', 'Ammo AC/5', 'Ammo Sniper (half)', 'Spoon', 'Sniper (R)'])
    expect(problems(piece(['Sniper', item], 26)), item).toEqual([
      `"${item}": that is no artillery, and no ton of its ammunition (MT-ARTY-14)`,
    ]);
});

rule('MT-ARTY-14', 'It takes the field where the option lets it', () => {
  const offered = (options: OptionValues) =>
    mustering.unitsWith!(options).some((file) => file === STOCK_PIECES[0]);
  expect([offered(ON), offered({ ...ON, 'field-artillery': false })]).toEqual([true, false]);
  const { setup } = battle().scene.state;
  const units = setup.units.map((unit, index) => ({ ...unit, begins: { at: `080${index + 1}` } }));
  const read = classic.setupSchema.safeParse({
    ...setup,
    units,
    options: { ...ON, 'field-artillery': false },
  });
  expect(read.success).toBe(false);
});

test('A bot stands still with an enemy ahead, fires, and goes on otherwise', () => {
  const order = (at: string) => {
    const made = march({
      options: ON,
      units: { Piece: { mech: sniper, at: '0805 S' }, Bear: { mech: bear, at } },
    });
    return answerOf(made.scene).type;
  };
  expect(order('0810 N')).toBe('still');
  expect(order('0801 N')).not.toBe('still');
  expect(answerOf(firing(battle()).scene)).toMatchObject({ type: 'shell' });
});
