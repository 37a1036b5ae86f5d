import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { Pick as Choice, Each } from '@ironfield/kernel/menu/menu.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { ammunitionNamed } from '../../../data/arsenal.ts';
import { binsFor, binsToLob } from '../../../rules/fire/ammunition.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { flyAt } from '../../../rules/ground/altitude.ts';
import { answerOf } from '../../../testing/bot.ts';
import { refusals } from '../../../testing/equipment.ts';
import { type March, march } from '../../../testing/march.ts';
import { Melee } from '../../../testing/melee.ts';
import { initiative } from '../../../testing/rounds.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../../testing/vehicles.ts';
import { lobbingSeen } from './lobbed.ts';

const ON: OptionValues = { minefields: 3, 'missiles-at-hexes': true, 'thunder-munitions': true };
const SMOKE: OptionValues = {
  'missiles-at-hexes': true,
  'smoke-l3': true,
  'smoke-wind-drift': true,
  'ammo-smoke-missile': true,
};

const SLOTS: Readonly<Record<string, number>> = {
  'LRM 5': 1,
  'LRM 10': 2,
  'LRM 15': 3,
  'LRM 20': 5,
  'SRM 2': 1,
  'SRM 4': 1,
  'SRM 6': 2,
};
/** With one launcher and a ton of each sort of missiles. */
const armed = (weapon: string, ...sorts: readonly string[]) =>
  mech('Wolf', {
    heatSinks: 40,
    slots: { RT: [`${SLOTS[weapon]} x ${weapon}`], LT: sorts.map((sort) => `Ammo ${weapon}${sort}`) },
  });

type Plan = Partial<Parameters<typeof scene>[0]>;

class Salvoes extends Melee {
  /** The launchers that may be fired at a hex. */
  at(hex: string): Each {
    const [items] = this.pick('lob', ['Wolf']).follow!(hex) as readonly Each[];
    return items;
  }
}

/** Wolf looks south; Bear is far off. */
const battle = (
  file: ReturnType<typeof mech>,
  plan: Plan & { readonly options?: OptionValues } = {},
): Salvoes =>
  new Salvoes(
    scene({
      units: { Wolf: { mech: file, gunnery: 8, at: '0803 S' }, Bear: { mech: mech('Bear'), at: '0117 N' } },
      ...plan,
      options: plan.options ?? ON,
    }),
  ).beginAt('weapon', 0);

const lob = (hex: string, bin = 0, setting?: number) =>
  ({
    type: 'lob',
    unit: 'Wolf',
    hex,
    weapons: [{ weapon: 0, bin, ...(setting !== undefined && { setting }) }],
  }) as const;
const scatter = (direction: number, hexes: number): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', hexes],
];
const HIT = toHit(6, 6);
const MISS = toHit(1, 1);

const fields = ({ scene: { state, field } }: Pick<Melee, 'scene'>, side: 0 | 1 = 1) =>
  (state.marks?.mines?.known[side] ?? []).map(
    ({ hex, kind, strength, setting }) =>
      `${field.board.number[hex]} ${kind} ${strength}${setting === undefined ? '' : ` at ${setting}`}`,
  );

describe('Missiles at a hex', () => {
  rule('MT-BASE-12', 'They hit as weapons hit a hex, at −4, whatever grows there', () => {
    const open = battle(armed('LRM 15', ' Thunder'));
    const items = open.at('0810');
    expect(items.describe!(0).explanation).toTotal(8 - 4);
    expect(battle(armed('LRM 15', ' Thunder')).choices('lob', 'Wolf')).not.toContain('0803');
  });

  rule('MT-BASE-12', 'A miss scatters: 1 on the die is the top hexside, and another die says how far', () => {
    const made = battle(armed('LRM 15', ' Thunder')).order(lob('0810'), MISS, ...scatter(4, 2));
    expect(fields(made)).toEqual(['0812 thunder 15']);
    expect(made.scene.said('missiles-scatter')).toEqual(['The missiles come down in hex 0812.']);
    const north = battle(armed('LRM 15', ' Thunder')).order(lob('0810'), MISS, ...scatter(1, 3));
    expect(fields(north)).toEqual(['0807 thunder 15']);
  });

  rule('MT-BASE-12', 'Off the map they are gone', () => {
    const made = battle(armed('LRM 15', ' Thunder')).order(lob('0817'), toHit(1, 2), ...scatter(4, 6));
    expect(fields(made)).toEqual([]);
    expect(made.scene.said('missiles-scatter')).toEqual(['The missiles fly off the map.']);
  });

  rule(
    'MT-BASE-12',
    'They are fired at hexes alone, ahead, in range and in sight; each costs a round',
    () => {
      const made = battle(armed('LRM 15', ' Thunder'), { units: NEAR });
      expect(made.choices('lob', 'Wolf')).not.toContain('0801');
      const { field, state } = made.scene;
      expect([binsFor(field, state, 0, 0), binsToLob(field, state, 0, 0)]).toEqual([[], [0]]);
      expect(whyNotFire(field, state, { unit: 0, twist: 0, prop: null }, 0, 1)?.rule).toBe('CBT-WPN-04');
      made.order(lob('0810'), HIT);
      expect(made.scene.unit('Wolf').shots).toEqual([7]);
      expect(made.scene.unit('Wolf').heatBuilt).toBe(5);
    },
  );

  rule('MT-INFO-01', 'Who does not know the sheet sees the hex, and not with what', () => {
    const made = battle(armed('LRM 15', ' Thunder')).order(lob('0810'), HIT);
    const [aimed] = made.scene.happened('lobbing');
    expect(lobbingSeen({ ...aimed, type: 'lobbing' })).toMatchObject({ weapons: [], bins: [], settings: [] });
    const [fired] = made.scene.happened('lobbed');
    expect(lobbingSeen({ ...fired, type: 'lobbed' })).toMatchObject({ weapon: -1, number: 0, dice: [] });
  });
});

const NEAR = {
  Wolf: { mech: armed('LRM 15', ' Thunder'), gunnery: 8, at: '0803 S' },
  Bear: { mech: mech('Bear'), at: '0807 N' },
};

describe('Thunder missiles', () => {
  rule(['MT-WPN-57', 'MT-BASE-05'], 'Example: two salvoes of 15 make a field of 15, then of 20', () => {
    const made = battle(armed('LRM 15', ' Thunder')).order(lob('0810'), HIT);
    expect([fields(made, 0), fields(made, 1)]).toEqual([['0810 thunder 15'], ['0810 thunder 15']]);
    made.beginAt('weapon', 0).order(lob('0810'), HIT);
    expect(fields(made)).toEqual(['0810 thunder 20']);
  });

  rule('MT-WPN-57', 'Example: Augmented 15 lays 8 in seven hexes, and Augmented 5 on the same hex 11', () => {
    const made = battle(armed('LRM 15', ' Thunder-Augmented')).order(lob('0810'), HIT);
    expect(fields(made)).toHaveLength(7);
    expect(fields(made).every((each) => each.endsWith('thunder 8'))).toBe(true);
    const small = battle(armed('LRM 5', ' Thunder-Augmented'));
    small.scene.field.plugged.minesLand!(small.scene.play, small.scene.field, {
      hex: small.scene.cell('0810'),
      kind: 'thunder',
      strength: 8,
    });
    small.order(lob('0810'), HIT);
    expect(fields(small)).toContain('0810 thunder 11');
    expect(fields(small).filter((each) => each.endsWith(' 3'))).toHaveLength(6);
  });

  rule(
    'MT-WPN-57',
    'Active mines and vibrabombs lie beside others, and a vibrabomb is set beforehand',
    () => {
      const made = battle(armed('LRM 10', ' Thunder', ' Thunder-Active', ' Thunder-Vibrabomb'));
      made.order(lob('0810', 0), HIT);
      made.beginAt('weapon', 0).order(lob('0810', 1), HIT);
      made.beginAt('weapon', 0).order(lob('0810', 2, 45), HIT);
      expect(fields(made)).toEqual(['0810 vibrabomb 10 at 45', '0810 thunder 10', '0810 active 10']);
    },
  );

  rule('MT-WPN-57', 'All but plain Thunder has half the rounds, and explodes as standard missiles do', () => {
    const { bins } = battle(
      armed('LRM 10', '', ' Thunder', ' Thunder-Augmented', ' Thunder-Active', ' Thunder-Vibrabomb'),
    ).scene.design('Wolf');
    expect(bins.map(({ shots }) => shots)).toEqual([12, 12, 6, 6, 6]);
    expect(new Set(bins.map(({ rack }) => rack))).toEqual(new Set([10]));
  });

  test('They are those of LRMs, and need their option', () => {
    expect(ammunitionNamed('Clan LRM 20 Thunder-Active')).toBeDefined();
    for (const name of ['SRM 6', 'MRM 10', 'Streak SRM 2'])
      expect(ammunitionNamed(`${name} Thunder`)).toBeUndefined();
    expect(refusals({}, armed('LRM 5', ' Thunder')).join()).toContain('Thunder missiles');
    expect(refusals(ON, armed('LRM 5', ' Thunder'))).toEqual([]);
  });

  test('Bots lay them before an enemy', () => {
    const made = battle(armed('LRM 15', ' Thunder'), { units: NEAR });
    const order = answerOf(made.scene);
    expect(order).toMatchObject({ type: 'lob', weapons: [{ weapon: 0, bin: 0 }] });
    expect(['0706', '0806', '0906']).toContain((order as { hex: string }).hex);
  });
});

describe('Thunder-Active mines', () => {
  const heli = vtol('Heli', { cruise: 8, items: { FR: ['Medium Laser'] } });
  const flight = (level: number): March => {
    const made = march({
      options: { ...COMBINED, ...ON },
      units: { Heli: { mech: heli, at: '0510 N' }, Wolf: { at: '0117 N' } },
    });
    flyAt(made.scene.state.units[0], level);
    made.scene.field.plugged.minesLand!(made.scene.play, made.scene.field, {
      hex: made.scene.cell('0508'),
      kind: 'active',
      strength: 4,
    });
    return made;
  };
  const fly = { type: 'move', unit: 'Heli', mode: 'walk', to: '0507', facing: 'N', more: false } as const;
  const mine = (a: number, b: number): Roll => ['minefield', a, b];

  rule('MT-WPN-57', 'They go off under a VTOL on 9, all of it in one place', () => {
    const made = flight(3).order(fly, mine(4, 5), location(3, 4));
    expect(made.scene.happened('mines-sprung')).toMatchObject([{ unit: 0, kind: 'active', dice: [4, 5] }]);
    expect(made.scene.happened('damaged')[0]).toMatchObject({ unit: 0, damage: 4 });
    expect(flight(3).order(fly, mine(4, 4)).scene.happened('mines-sprung')).toEqual([]);
  });

  rule('MT-WPN-57', 'Higher than 3 levels they do not reach', () => {
    expect(flight(4).order(fly).scene.happened('mines-sprung')).toEqual([]);
  });

  rule('MT-WPN-57', 'On the ground they go off on 7, as others do', () => {
    const made = march({
      options: { ...COMBINED, ...ON },
      units: { Tank: { mech: vehicle('Tank'), at: '0510 N' }, Wolf: { at: '0117 N' } },
    });
    made.scene.field.plugged.minesLand!(made.scene.play, made.scene.field, {
      hex: made.scene.cell('0509'),
      kind: 'active',
      strength: 5,
    });
    made.order(
      { type: 'move', unit: 'Tank', mode: 'walk', to: '0508', facing: 'N', more: false },
      mine(3, 4),
      location(3, 4),
    );
    expect(made.scene.happened('mines-sprung')).toHaveLength(1);
  });
});

describe('Smoke missiles', () => {
  const smokeAfter = (weapon: string, setting: number, before?: (made: Melee) => void) => {
    const made = battle(armed(weapon, ' Smoke'), { options: SMOKE });
    before?.(made);
    made.order(lob('0808', 0, setting), HIT);
    const grounds = Object.values(made.scene.state.ground ?? {}).map(({ features = [] }) => features.join());
    return [
      grounds.filter((each) => each === 'smoke').length,
      grounds.filter((each) => each === 'heavy smoke').length,
    ];
  };

  rule('MT-WPN-34', 'By the launcher, light or heavy, in one hex, seven or nineteen', () => {
    const table: [string, number, number[]][] = [
      ['LRM 5', 1, [1, 0]],
      ['SRM 2', 1, [1, 0]],
      ['LRM 10', 1, [0, 1]],
      ['LRM 10', 2, [7, 0]],
      ['SRM 4', 1, [0, 1]],
      ['SRM 4', 2, [7, 0]],
      ['LRM 15', 1, [0, 7]],
      ['SRM 6', 1, [0, 7]],
      ['LRM 20', 1, [0, 7]],
      ['LRM 20', 2, [19, 0]],
    ];
    for (const [weapon, setting, clouds] of table)
      expect([weapon, setting, smokeAfter(weapon, setting)]).toEqual([weapon, setting, clouds]);
  });

  rule('MT-WPN-34', 'The choice is announced with the attack, where there is one', () => {
    const settings = (weapon: string) => {
      const made = battle(armed(weapon, ' Smoke'), { options: SMOKE });
      const items = made.at('0808');
      const [bin] = items.fields(0) as readonly Choice[];
      const [setting] = bin.follow!(0) as readonly Choice[];
      return Array.from(setting.values, (value) => setting.describe!(value).label);
    };
    expect(settings('LRM 20')).toEqual([
      'Heavy smoke in the hex and around it',
      'Light smoke up to 2 hexes around',
    ]);
    expect(settings('SRM 2')).toEqual(['Light smoke in one hex']);
  });

  test('Heavy smoke is not thinned', () => {
    const made = battle(armed('LRM 10', ' Smoke'), { options: SMOKE });
    made.order(lob('0808', 0, 1), HIT);
    made.beginAt('weapon', 0).order(lob('0808', 0, 2), HIT);
    const grounds = Object.values(made.scene.state.ground ?? {}).map(({ features = [] }) => features.join());
    expect(grounds.filter((each) => each === 'heavy smoke')).toHaveLength(1);
    expect(grounds.filter((each) => each === 'smoke')).toHaveLength(6);
  });
});

describe('Flares', () => {
  const OPTIONS = { 'missiles-at-hexes': true, 'flare-lrm': true, night: true };
  const nightAt = (made: Melee, turn: number, hex: string) => {
    const { field, state } = made.scene;
    state.turn = turn;
    state.units[1].hex = made.scene.cell(hex);
    return field.plugged.isUnderFlare!(false, field, state, 1);
  };

  rule(
    'MT-WPN-58',
    'Example: an LRM 20 lights turns 3 to 6 if fired in turn 2, and an LRM 5 turn 3 alone',
    () => {
      const turns = (weapon: string) => {
        const made = battle(armed(weapon, ' Flare'), { options: OPTIONS });
        made.scene.state.turn = 2;
        made.order(lob('0810'), HIT);
        return [2, 3, 4, 5, 6, 7].filter((turn) => nightAt(made, turn, '0811'));
      };
      expect([turns('LRM 20'), turns('LRM 15'), turns('LRM 5')]).toEqual([[3, 4, 5, 6], [3, 4, 5], [3]]);
    },
  );

  rule('MT-WPN-58', 'It lights units up to 3 hexes away, for all', () => {
    const made = battle(armed('LRM 20', ' Flare'), { options: OPTIONS });
    made.scene.state.turn = 2;
    made.order(lob('0810'), HIT);
    expect(['0810', '0813', '0807', '0814'].map((hex) => nightAt(made, 3, hex))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  rule('MT-WPN-58', 'It is gone when it has burnt out, and does not drift', () => {
    const made = battle(armed('LRM 5', ' Flare'), { options: OPTIONS });
    const { state } = made.scene;
    state.turn = 2;
    made.order(lob('0810'), HIT).endOfTurn(...initiative(0));
    expect(state.marks?.missileFlares).toMatchObject([{ hex: made.scene.cell('0810') }]);
    expect(state.turn).toBe(3);
    made.endOfTurn(...initiative(0));
    expect(state.marks).toBeNull();
  });

  test('Bots light enemies in the dark, and nobody by day', () => {
    const units = { ...NEAR, Wolf: { ...NEAR.Wolf, mech: armed('LRM 20', ' Flare') } };
    const order = (options: OptionValues) => answerOf(battle(units.Wolf.mech, { units, options }).scene);
    expect(order(OPTIONS)).toMatchObject({ type: 'lob' });
    expect(order({ ...OPTIONS, night: false })).toMatchObject({ type: 'hold' });
  });
});
