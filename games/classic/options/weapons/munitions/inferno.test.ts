import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { hasCondition } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { ammunitionNamed } from '../../../data/arsenal.ts';
import { heatAfter } from '../../../kinds/mech/heat.ts';
import { heatOfUnit } from '../../../phases/heat/heat.ts';
import type { RuleId } from '../../../rule-index.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { answerOf } from '../../../testing/bot.ts';
import { Duel, duel } from '../../../testing/duel.ts';
import { refusals } from '../../../testing/equipment.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const ON: OptionValues = { fire: true, 'ammo-inferno': true };
const cluster = (a: number, b: number): Roll => ['cluster hits', a, b];
const armed = (rack: number, ...sorts: readonly string[]) =>
  mech('Gun', {
    heatSinks: 10,
    slots: {
      RT: [`${rack === 6 ? 2 : 1} x SRM ${rack}`],
      LT: sorts.map((sort) => `Ammo SRM ${rack}${sort}`),
    },
  });
const made = (rack = 6, options = ON, plan = {}): Duel =>
  duel({ options, gunner: armed(rack, ' Inferno'), ...plan });
const burnsUntil = ({ scene: s }: Duel) => s.state.units[1].marks?.burnsUntil;
const isAlight = (s: Scene, hex: string) => hasCondition(battlefieldOf(s.state), s.cell(hex), 'fire');
const heatOf = ({ field, state }: Scene, unit = 1) =>
  explain<RuleId>((tally) => heatAfter(tally, field, state, unit)).lines.find(
    ({ reason }) => reason === 'Burning inferno fuel',
  )?.value;

describe('Infernos that hit', () => {
  rule(
    'MT-WPN-53',
    'The example: 4 missiles burn 12 turns at +6 and do no damage; two more 6 turns longer',
    () => {
      const table = made();
      expect(table.fire('SRM 6', toHit(6, 6), cluster(3, 4))).toBe(0);
      const { turn } = table.scene.state;
      expect(burnsUntil(table)).toBe(turn + 11);
      expect(heatOf(table.scene)).toBe(6);
      expect(isAlight(table.scene, '0205')).toBe(true);
      const gunner = mech('Gun', {
        heatSinks: 20,
        slots: { RT: ['2 x SRM 6'], RA: ['2 x SRM 6'], LT: ['Ammo SRM 6 Inferno'] },
      });
      const both = duel({ options: ON, gunner });
      const attacks = [0, 1].map((weapon) => ({ weapon, target: 1 }));
      const fire = { type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks } as const;
      both.order(fire, toHit(6, 6), cluster(3, 4), toHit(6, 6), cluster(1, 1));
      expect([burnsUntil(both), heatOf(both.scene)]).toEqual([turn + 17, 6]);
      table.scene.state.turn = turn + 18;
      expect(heatOf(table.scene)).toBeUndefined();
    },
  );

  rule('MT-WPN-53', 'A salvo that misses sets the hex alight, and nobody', () => {
    const table = made();
    table.fire('SRM 6', toHit(1, 1));
    expect([isAlight(table.scene, '0205'), burnsUntil(table)]).toEqual([true, undefined]);
  });

  rule('MT-WPN-53', 'AMS takes its share; where it stops all of them nothing burns', () => {
    const options = { ...ON, 'anti-missile': true };
    const shot = (die: number, count: number) => {
      const made = scene({
        map: '. . .\n'.repeat(5),
        units: {
          Gun: { mech: armed(6, ' Inferno'), at: '0201 S' },
          Mark: { mech: mech('Mark', { armor: 40, slots: { LT: ['AMS', 'Ammo AMS'] } }), at: '0205 N' },
        },
        options,
      });
      const table = new Duel(made).beginAt('weapon', 1);
      while (table.seat === 1) table.order({ type: 'hold', unit: 'Mark', twist: 0 });
      table.fire('SRM 6', toHit(6, 6), cluster(count, count), ['missiles shot down', die]);
      return [made.state.units[1].marks?.burnsUntil, isAlight(made, '0205')];
    };
    expect(shot(6, 1)).toEqual([undefined, false]);
    expect(shot(1, 6)).toEqual([15, true]);
  });
});

describe('Whom they burn', () => {
  function at(mark: UnitFile, last = '.', options: OptionValues = {}) {
    return scene({
      map: ['. . .', '. . .', '. . .', `. ${last} .`].join('\n'),
      units: {
        Gun: { mech: armed(4, ' Inferno'), at: '0201 S', side: 0 },
        Mark: { mech: mark, at: '0204 N', side: 1 },
      },
      options: { ...COMBINED, ...ON, ...options },
    });
  }
  const why = ({ field, state }: Scene) =>
    whyNotFire(field, state, { unit: 0, twist: 0, prop: null }, 0, 1)?.message;

  rule('MT-WPN-53', 'They are not fired at infantry', () => {
    expect(why(at(platoon('Mark')))).toBe('Infernos are not fired at infantry and battle armour');
    expect(why(at(vehicle('Mark')))).toBeUndefined();
  });

  rule('MT-WPN-53', 'A vehicle that burns rolls in each Heat Phase, and is lost on less than 8', () => {
    const burnt = (a: number, b: number) => {
      const s = at(vehicle('Mark'));
      s.state.units[1].marks = { burnsUntil: 5 };
      s.rolling([['flames', a, b]], () => s.field.plugged.phaseEnds!(s.play, s.field, 'heat'));
      return s.unit('Mark').loss;
    };
    expect([burnt(3, 4), burnt(4, 4)]).toEqual(['burnt', null]);
  });

  rule('MT-WPN-53', 'Depth 2, or lying in Depth 1, washes it off, and the water burns', () => {
    const washed = (water: string, prone = false) => {
      const s = at(mech('Mark'), water);
      s.state.units[1].marks = { burnsUntil: 5 };
      s.state.units[1].prone = prone;
      s.rolling([], () => s.field.plugged.phaseEnds!(s.play, s.field, 'movement'));
      return [s.state.units[1].marks?.burnsUntil, isAlight(s, '0204')];
    };
    expect(washed('~2')).toEqual([undefined, true]);
    expect(washed('~1', true)).toEqual([undefined, true]);
    expect(washed('~1')).toEqual([5, false]);
  });
});

describe('Infernos in their bins', () => {
  const held = (heat: number, ...rolls: readonly Roll[]) => {
    const s = scene({
      units: {
        Gun: {
          mech: armed(6, ' Inferno', ' Inferno'),
          at: '0505',
          state: { heat: heat + 10, shots: [1, 2] },
        },
        Other: {},
      },
      options: ON,
    });
    s.rolling(rolls, () => heatOfUnit(s.play, { unit: 0 }));
    return s;
  };
  const roll = (a: number, b: number): Roll => ['inferno rounds', a, b];

  rule('MT-WPN-53', 'From heat 10 on 4, from 14 on 6 keeps them; below 10 nobody rolls', () => {
    const numbers = [9, 10, 13].map((heat) =>
      held(heat, ...(heat < 10 ? [] : [roll(6, 6)]))
        .happened('infernos-held')
        .map(({ number }) => number),
    );
    expect(numbers).toEqual([[], [4], [4]]);
  });

  rule('MT-WPN-53', 'The example: at heat 15 they go up on 2 to 5: the fullest bin, and 30 heat', () => {
    const safe = held(15, ['shutdown', 6, 6], roll(3, 3));
    expect(safe.happened('infernos-held')).toMatchObject([{ number: 6, avoided: true }]);
    expect(safe.happened('explosion')).toEqual([]);
    const burst = held(15, ['shutdown', 6, 6], roll(2, 3), ['critical hit', 1, 1], ['critical hit', 1, 1]);
    expect(burst.happened('explosion')).toMatchObject([{ bin: 1, shots: 2, damage: 24 }]);
    expect(burst.unit('Gun').heat).toBe(45);
  });
});

test('They are those of SRMs alone, and need their option', () => {
  expect(ammunitionNamed('SRM 2 Inferno')).toBeDefined();
  for (const name of ['Streak SRM 2 Inferno', 'LRM 5 Inferno']) expect(ammunitionNamed(name)).toBeUndefined();
  expect(refusals({}, armed(4, ' Inferno')).join()).toContain('inferno missiles');
  expect(refusals(ON, armed(4, ' Inferno'))).toEqual([]);
});

test('Bots burn who does not burn yet', () => {
  const fired = (mark: object) =>
    answerOf(duel({ options: ON, gunner: armed(4, '', ' Inferno'), mark }).scene) as {
      attacks: { bin: number }[];
    };
  expect(fired({ marks: { burnsUntil: 9 } }).attacks[0].bin).toBe(0);
});

describe('Inferno fuel', () => {
  const options = { ...ON, 'inferno-fuel': true, 'flamer-heat': true, 'heavy-flamer': true };
  const sprayer = (weapon: string) =>
    mech('Gun', { slots: { RT: [weapon], LT: [`Ammo ${weapon} Inferno`] } });

  rule('MT-WPN-16', 'A hit of a vehicle flamer counts as one inferno, one of a heavy flamer as two', () => {
    const hit = (weapon: string) => {
      const table = duel({ options, gunner: sprayer(weapon), range: 1 });
      expect(table.fireSo(weapon, { heating: false }, toHit(6, 6))).toBe(0);
      return [burnsUntil(table)! - table.scene.state.turn + 1, isAlight(table.scene, '0202')];
    };
    expect(hit('Flamer (Vehicle)')).toEqual([3, true]);
    expect(hit('Heavy Flamer')).toEqual([6, true]);
  });

  rule('MT-WPN-16', 'The tank goes up as infernos do: with what its shots would do, and 30 heat', () => {
    const s = scene({
      units: { Gun: { mech: sprayer('Flamer (Vehicle)'), at: '0505', state: { shots: [3] } }, Other: {} },
      options,
    });
    s.rolling([['critical hit', 1, 1]], () => s.field.kinds[0].explode(s.play, s.field, 0, 0));
    expect(s.happened('explosion')).toMatchObject([{ shots: 3, damage: 6 }]);
    expect(s.unit('Gun').heat).toBe(30);
  });

  test('It needs its option, and flamers that draw on the reactor have none', () => {
    expect(refusals({ ...ON }, sprayer('Flamer (Vehicle)')).join()).toContain('inferno fuel');
    expect(ammunitionNamed('Flamer Inferno')).toBeUndefined();
  });
});
