import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../testing/bot.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { falls, Table } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const ON = { ...COMBINED, 'dropping-troops': true };

class Airfield extends Table {
  begin(): this {
    return this.run([{ step: 'setup/next', index: 0, left: -1 }], []);
  }

  moved(...rolls: readonly Roll[]): this {
    this.scene.state.turn = 1;
    this.scene.state.phase = 'movement';
    return this.run([{ step: 'phase/end', phase: 'movement' }], rolls);
  }
}

function airfield(file: UnitFile, options: object = ON, more: object = {}): Airfield {
  const made = scene({
    options: options as typeof ON,
    map: `${'. '.repeat(7)}\n`.repeat(9),
    units: {
      Jumper: { mech: file, side: 0, piloting: 5 },
      Wolf: { at: '0101 S', side: 1 },
      ...more,
    },
    setup: { deployment: [{ side: 0, count: 1, zones: [{ name: 'South', hexes: ['0709', '0609'] }] }] },
  });
  return new Airfield(made).begin();
}

const drop = { type: 'drop-in', unit: 'Jumper', turn: 1, to: '0404', facing: 'SE' } as const;
const throws = (a: number, b: number): Roll => ['drop', a, b];
const strays = (direction: number, ...hexes: readonly number[]): Roll[] => [
  ['scatter direction', direction],
  ['scatter distance', ...hexes],
];
const down = (file: UnitFile, ...rolls: readonly Roll[]) =>
  airfield(file)
    .order(drop)
    .moved(...rolls);

describe('Who drops', () => {
  rule('MT-PRE-34', "'Mechs and battle armour, but no vehicles, and nobody without the option", () => {
    const offered = (file: UnitFile, options: object = ON) =>
      airfield(file, options).orders.includes('drop-in');
    expect(
      [mech('Jumper'), suits('Jumper'), vehicle('Jumper'), platoon('Jumper')].map((file) => offered(file)),
    ).toEqual([true, true, false, false]);
    expect(offered(mech('Jumper'), COMBINED)).toBe(false);
  });

  rule('MT-PRE-34', 'Nobody who carries somebody', () => {
    const made = airfield(
      { ...mech('Jumper'), omni: true },
      { ...ON, transport: true },
      {
        Rider: { mech: suits('Rider', { antiMech: true }), side: 0, seat: 0 },
      },
    );
    expect(made.orders).toContain('drop-in');
    made.scene.state.units[2].marks = { aboard: 0, outside: true };
    expect(made.orders).not.toContain('drop-in');
  });

  test('bots place theirs as ever', () => {
    expect(answerOf(airfield(mech('Jumper')).scene)).toMatchObject({ type: 'place' });
  });
});

describe("A 'Mech", () => {
  rule('MT-PRE-34', 'Makes a Piloting Skill Roll: on 5 it stands where it meant to', () => {
    const made = down(mech('Jumper'), throws(2, 3));
    expect([made.hexOf('Jumper'), made.scene.unit('Jumper').prone, made.scene.unit('Jumper').facing]).toEqual(
      ['0404', false, 2],
    );
    expect(made.scene.said('drop-landed')).toEqual([
      'Jumper drops in: needs 5, rolls 2 + 3. It lands in hex 0404.',
    ]);
  });

  rule('MT-PRE-34', 'One that misses by 2 scatters by two dice and falls two levels', () => {
    const made = down(
      mech('Jumper', { tons: 50 }),
      throws(1, 2),
      ...strays(4, 1, 1),
      ...falls(1, [3, 4], [4, 4], [3, 3]),
    );
    expect([made.hexOf('Jumper'), made.scene.unit('Jumper').prone]).toEqual(['0406', true]);
    expect(made.scene.happened('fell')[0]).toMatchObject({ damage: { total: 15 } });
  });

  rule('MT-PRE-34', 'One that misses by 5 is lost, by 4 it is not', () => {
    const clumsy = (skill: number, ...rolls: readonly Roll[]) => {
      const made = airfield(mech('Jumper')).order(drop);
      made.scene.unit('Jumper').piloting = skill;
      return made.moved(...rolls).scene.unit('Jumper').loss;
    };
    expect(clumsy(7, throws(1, 1))).toBe('left-map');
    expect(clumsy(6, throws(1, 1), ...strays(1, 1, 1, 1, 1))).toBe('left-map');
  });

  rule('MT-PRE-11', 'On four legs its roll is at −2', () => {
    const options = { ...ON, quads: true };
    const made = airfield(mech('Jumper', { frame: 'quad' }), options)
      .order(drop)
      .moved(throws(1, 2));
    expect(made.scene.unit('Jumper').prone).toBe(false);
  });

  rule('MT-PRE-34', 'Where another one stands it lands beside', () => {
    const more = { Friend: { at: '0404 N', side: 0 } };
    const made = airfield(mech('Jumper'), ON, more).order(drop).moved(throws(6, 6));
    expect(made.hexOf('Jumper')).toBe('0403');
  });
});

describe('Battle armour', () => {
  rule('MT-PRE-34', 'Example: dice 2: margin 2: scatter 2D6 hexes, each trooper 2D6 damage', () => {
    const squad = suits('Jumper', { troopers: 4, armor: 5 });
    const hurts = [
      [1, 1],
      [2, 2],
      [3, 3],
      [1, 2],
    ].map((dice): Roll => ['damage of the drop', ...dice]);
    const made = down(squad, throws(1, 1), ...strays(1, 1, 1), ...hurts);
    expect(made.hexOf('Jumper')).toBe('0402');
    expect(made.scene.unit('Jumper').structure).toEqual([1, 1, 0, 1]);
    expect(made.scene.unit('Jumper').armor).toEqual([3, 1, 0, 2]);
  });

  rule('MT-PRE-34', 'On 4 it lands unhurt', () => {
    const made = down(suits('Jumper', { troopers: 4, armor: 5 }), throws(2, 2));
    expect([made.hexOf('Jumper'), made.scene.unit('Jumper').armor]).toEqual(['0404', [5, 5, 5, 5]]);
  });
});
